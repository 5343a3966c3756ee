#include "app/workbench/status_line.hpp"

#include <cmath>

#include <QEvent>

#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::workbench {

StatusLine::StatusLine(views::DocumentModel& model, QWidget* parent)
    : QStatusBar(parent),
      m_model(model),
      m_device(new QLabel(this)),
      m_state(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_left(new QLabel(this)),
      m_confounders(new QLabel(this))
{
    setSizeGripEnabled(false);
    for (QLabel* label : {m_device, m_state, m_left, m_confounders}) {
        label->setContentsMargins(views::kGrid, 0, views::kGrid, 0);
        label->setTextFormat(Qt::PlainText);
    }
    m_progress->setFixedWidth(20 * views::kGrid);
    addWidget(m_device);
    addWidget(m_state);
    addWidget(m_progress);
    addWidget(m_left);
    addPermanentWidget(m_confounders);
    using views::DocumentModel;
    connect(&model, &DocumentModel::experimentChanged, this, &StatusLine::refreshDevice);
    connect(&model, &DocumentModel::resultsReplaced, this, &StatusLine::refreshDevice);
    connect(&model, &DocumentModel::runStateChanged, this, &StatusLine::refresh);
    connect(&model, &DocumentModel::progressChanged, this, &StatusLine::refreshProgress);
    connect(&model, &DocumentModel::assessmentChanged, this, &StatusLine::refreshConfounders);
    refresh();
}

QString StatusLine::timeLeftText(double seconds)
{
    if (seconds < 60) {
        const int tens = std::max(5, static_cast<int>(std::ceil(seconds / 5)) * 5);
        return tr("about %n s left", nullptr, tens);
    }
    if (seconds < 3600) {
        return tr("about %n min left", nullptr, static_cast<int>(std::lround(seconds / 60)));
    }
    return tr("about %1 h left").arg(QLocale().toString(seconds / 3600, 'f', 1));
}

void StatusLine::refresh()
{
    refreshDevice();
    refreshProgress();
    refreshConfounders();
}

void StatusLine::refreshDevice()
{
    const auto& runs = m_model.results().runs;
    const QString id = QString::fromStdString(m_model.experiment().device);
    m_device->setText(id == QLatin1String("host") ? tr("Host CPU") : id);
    const QString name = runs.empty() ? tr("Not measured yet") : QString::fromStdString(runs.back().device_name);
    m_device->setToolTip(tr("Device: %1\n%2").arg(id, name));
}

void StatusLine::refreshProgress()
{
    const views::RunProgress& progress = m_model.progress();
    const bool idle = m_model.runState() == views::RunState::idle;
    switch (m_model.runState()) {
        case views::RunState::idle:
            m_state->setText(tr("Runner idle"));
            break;
        case views::RunState::starting:
            m_state->setText(tr("Starting the runner…"));
            break;
        case views::RunState::running:
            m_state->setText(tr("Measuring"));
            break;
        case views::RunState::paused:
            m_state->setText(tr("Paused"));
            break;
        case views::RunState::cancelling:
            m_state->setText(tr("Cancelling…"));
            break;
    }
    m_progress->setVisible(!idle);
    m_left->setVisible(!idle);
    m_progress->setMaximum(static_cast<int>(std::max<std::size_t>(1, progress.total)));
    m_progress->setValue(static_cast<int>(progress.done));
    m_progress->setFormat(tr("%1 of %2 cases", "progress").arg(progress.done).arg(progress.total));
    m_progress->setAccessibleName(m_progress->text());
    m_left->setText(progress.seconds_left ? timeLeftText(*progress.seconds_left) : QString());
}

void StatusLine::refreshConfounders()
{
    int raised = 0;
    int unknown = 0;
    QStringList titles;
    for (const Finding& finding : m_model.assessment().findings) {
        if (finding.kind != FindingKind::confounder) {
            continue;
        }
        if (finding.state == FindingState::raised) {
            ++raised;
            titles << tr("Raised: %1", "confounder").arg(QString::fromStdString(finding.title));
        } else if (finding.state == FindingState::cannot_tell) {
            ++unknown;
            titles << tr("Cannot tell: %1", "confounder").arg(QString::fromStdString(finding.title));
        }
    }
    const bool measured = !m_model.results().runs.empty();
    m_confounders->setText(!measured      ? QString()
                           : raised > 0   ? tr("▲ %n confounder(s)", nullptr, raised)
                           : unknown == 0 ? tr("● No confounder seen")
                                          : tr("● No confounder seen, %n not checkable", nullptr, unknown));
    m_confounders->setToolTip(titles.join(QLatin1Char('\n')));
    QPalette colours = palette();
    const views::Theme& theme = views::theme();
    colours.setColor(QPalette::WindowText, raised > 0 ? theme.warning.text : theme.muted);
    m_confounders->setPalette(colours);
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

}  // namespace assay::workbench
