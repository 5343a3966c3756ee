#include "views/plots/sample_plot.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "core/statistics/diagnostics.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr double kMarkSize = 6;
constexpr double kReach = 12;  // pixels within which a sample answers the pointer

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::SamplePlot)
};

}  // namespace

QString sampleReading(const std::vector<DurationSeries>& series)
{
    QStringList sentences;
    for (const DurationSeries& one : series) {
        const Drift drift = detectDrift(one.ns);
        if (drift.present) {
            const QString change = (drift.relative_change > 0 ? QStringLiteral("+") : QStringLiteral("−")) +
                                   percentText(std::abs(drift.relative_change));
            sentences << Words::tr("%1 drifts by %2 over the case (p = %3)")
                             .arg(one.style.name, change, QLocale().toString(drift.p, 'g', 2));
        }
    }
    if (series.empty()) {
        return {};
    }
    return sentences.isEmpty() ? Words::tr("No drift found over the case.") : sentences.join(QStringLiteral("; "));
}

SamplePlot::SamplePlot(QWidget* parent) : Plot(tr("Samples in time order"), parent)
{
    addLegend();
    setEmptyReason(tr("Select a case with samples to see them in the order in which they were taken."));
}

void SamplePlot::setData(std::vector<DurationSeries> series, const Scope& scope)
{
    m_series = std::move(series);
    m_unit = timeUnitFor(m_series);
    setAxis(chart()->xAxis, tr("Block"));
    setAxis(chart()->yAxis, timeAxisTitle(scope, m_unit));
    setEmptyReason(m_series.empty() ? tr("No sample to show. Select a measured case in the table or the map.")
                                    : QString());
    setReading(sampleReading(m_series));
    drawSeries();
    dataChanged();
}

void SamplePlot::drawSeries()
{
    chart()->clearPlottables();
    for (const DurationSeries& one : m_series) {
        QCPGraph* graph = chart()->addGraph();
        QColor line = one.style.ink.line;
        graph->setName(legendText(one));
        graph->setScatterStyle(QCPScatterStyle(one.style.mark, line, one.style.ink.fill, kMarkSize));
        graph->setPen(QPen(line, 1, one.style.line));
        graph->addToLegend(chart()->legend);
        QVector<double> x, y;
        for (std::size_t i = 0; i < one.ns.size(); ++i) {
            x.push_back(one.blocks[i]);
            y.push_back(one.ns[i] / m_unit.ns);
        }
        graph->setData(x, y, true);
    }
}

void SamplePlot::restyle(const Theme&)
{
    if (!m_series.empty()) {
        drawSeries();
    }
}

void SamplePlot::fitView()
{
    chart()->rescaleAxes();
    // Room for the marks at the edges and for the count at the top.
    const QCPRange x = chart()->xAxis->range();
    const QCPRange y = chart()->yAxis->range();
    const double x_margin = std::max(0.5, x.size() * 0.02);
    const double y_margin = y.size() > 0 ? y.size() : std::abs(y.upper) * 0.1;
    chart()->xAxis->setRange(x.lower - x_margin, x.upper + x_margin);
    chart()->yAxis->setRange(y.lower - y_margin * 0.06, y.upper + y_margin * 0.16);
}

QString SamplePlot::readoutAt(const QPointF& pixel) const
{
    double nearest = kReach;
    QString text;
    for (const DurationSeries& one : m_series) {
        for (std::size_t i = 0; i < one.ns.size(); ++i) {
            const QPointF at(chart()->xAxis->coordToPixel(one.blocks[i]),
                             chart()->yAxis->coordToPixel(one.ns[i] / m_unit.ns));
            const double distance = std::hypot(at.x() - pixel.x(), at.y() - pixel.y());
            if (distance < nearest) {
                nearest = distance;
                text = tr("%1\nblock %2: %3")
                           .arg(one.style.name, QLocale().toString(one.blocks[i]), durationText(one.ns[i]));
            }
        }
    }
    return text;
}

QString SamplePlot::csv() const
{
    QString text = QStringLiteral("variant,block,duration_ns\n");
    for (const DurationSeries& one : m_series) {
        for (std::size_t i = 0; i < one.ns.size(); ++i) {
            text += QStringLiteral("%1,%2,%3\n")
                        .arg(QString::fromStdString(one.variant), QString::number(one.blocks[i]),
                             QString::number(one.ns[i], 'g', 17));
        }
    }
    return text;
}

}  // namespace assay::views
