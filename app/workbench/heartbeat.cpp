#include "app/workbench/heartbeat.hpp"

#include <QDateTime>
#include <QFile>

namespace assay::workbench {
namespace {

// Well under the 100 ms that a person notices, and cheap enough not to disturb what is measured.
constexpr int kTick_ms = 10;

}  // namespace

Heartbeat::Heartbeat(const views::DocumentModel& model, QString log_path, QObject* parent)
    : QObject(parent), m_model(model), m_log_path(std::move(log_path))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kTick_ms);
    connect(&m_timer, &QTimer::timeout, this, &Heartbeat::tick);
    connect(&model, &views::DocumentModel::runStateChanged, this, &Heartbeat::runStateChanged);
}

void Heartbeat::tick()
{
    m_largest_ms = std::max(m_largest_ms, static_cast<double>(m_since_tick.nsecsElapsed()) / 1e6);
    m_since_tick.restart();
    ++m_ticks;
}

void Heartbeat::runStateChanged()
{
    const bool running = m_model.runState() != views::RunState::idle;
    if (running && !m_timer.isActive()) {
        m_largest_ms = 0;
        m_ticks = 0;
        m_since_start.start();
        m_since_tick.start();
        m_timer.start();
    } else if (!running && m_timer.isActive()) {
        tick();
        m_timer.stop();
        QFile log(m_log_path);
        if (!log.open(QIODevice::WriteOnly | QIODevice::Append)) {
            qWarning("cannot write %s", qPrintable(m_log_path));
            return;
        }
        const QString line =
            QStringLiteral("%1 run of %2 s: largest gap of the interface thread %3 ms over %4 ticks of %5 ms\n")
                .arg(QDateTime::currentDateTimeUtc().toString(Qt::ISODate))
                .arg(static_cast<double>(m_since_start.elapsed()) / 1000, 0, 'f', 1)
                .arg(m_largest_ms, 0, 'f', 1)
                .arg(m_ticks)
                .arg(kTick_ms);
        log.write(line.toUtf8());
    }
}

}  // namespace assay::workbench
