#include "views/plots/distribution_plot.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "core/statistics/binning.hpp"
#include "core/statistics/compare.hpp"
#include "core/statistics/diagnostics.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

// Overlapping areas stay distinguishable.
constexpr int kFillAlpha = 60;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::DistributionPlot)
};

}  // namespace

QString distributionReading(const std::vector<DurationSeries>& series)
{
    QStringList sentences;
    for (const DurationSeries& one : series) {
        const Modes modes = detectModes(one.ns);
        if (modes.locations.size() >= 2) {
            const std::size_t last = modes.locations.size() - 1;
            sentences << Words::tr("%1: modes at %2 and %3; %4 of the samples are in the slower one")
                             .arg(one.style.name, durationText(modes.locations.front()),
                                  durationText(modes.locations.back()), percentText(modes.shares[last]));
            continue;
        }
        const TimeSummary summary = summarise(one.ns, one.invalid);
        const QString median = durationText(summary.median_ns, summary.median_low_ns, summary.median_high_ns);
        sentences << (summary.p95_ns
                          ? Words::tr("%1: median %2, p95 %3").arg(one.style.name, median, durationText(summary.p95_ns))
                          : Words::tr("%1: median %2, too few samples for p95").arg(one.style.name, median));
    }
    return sentences.join(QStringLiteral("; "));
}

DistributionPlot::DistributionPlot(QWidget* parent) : Plot(tr("Distribution of times"), parent)
{
    m_histogram = chart()->axisRect();
    m_ecdf = new QCPAxisRect(chart());
    chart()->plotLayout()->addElement(1, 0, m_ecdf);
    auto* margins = new QCPMarginGroup(chart());
    for (QCPAxisRect* rect : {m_histogram, m_ecdf}) {
        rect->setMarginGroup(QCP::msLeft | QCP::msRight, margins);
        for (QCPAxis* axis : rect->axes()) {
            axis->setLayer(QStringLiteral("axes"));
            axis->grid()->setLayer(QStringLiteral("grid"));
        }
    }
    QCPAxis* upper = m_histogram->axis(QCPAxis::atBottom);
    QCPAxis* lower = m_ecdf->axis(QCPAxis::atBottom);
    const auto link = [](QCPAxis* from, QCPAxis* to) {
        connect(from, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), to,
                qOverload<const QCPRange&>(&QCPAxis::setRange));
    };
    link(upper, lower);
    link(lower, upper);
    upper->setTickLabels(false);
    addLegend();
    setHorizontalOnly(true);
    setEmptyReason(tr("Select a case with samples to see how its times are distributed."));
}

void DistributionPlot::setData(std::vector<DurationSeries> series, const Scope& scope)
{
    m_series = std::move(series);
    m_unit = timeUnitFor(m_series);
    m_sorted.clear();
    for (const DurationSeries& one : m_series) {
        m_sorted.push_back(one.ns);
        std::sort(m_sorted.back().begin(), m_sorted.back().end());
    }
    setAxis(m_ecdf->axis(QCPAxis::atBottom), timeAxisTitle(scope, m_unit));
    setAxis(m_ecdf->axis(QCPAxis::atLeft), tr("Share at or below"));
    m_ecdf->axis(QCPAxis::atLeft)->ticker()->setTickCount(3);
    setAxis(m_histogram->axis(QCPAxis::atLeft), tr("Share of samples"));
    setEmptyReason(m_series.empty() ? tr("No sample to show. Select a measured case in the table or the map.")
                                    : QString());
    setReading(distributionReading(m_series));
    drawSeries();
    dataChanged();
}

void DistributionPlot::drawSeries()
{
    chart()->clearPlottables();
    const std::vector<Histogram> histograms = overlayHistograms(m_sorted);
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const SeriesStyle& style = m_series[i].style;
        const QPen pen(style.ink.line, 1.5, style.line);
        auto* bars = new QCPGraph(m_histogram->axis(QCPAxis::atBottom), m_histogram->axis(QCPAxis::atLeft));
        bars->setLineStyle(QCPGraph::lsStepLeft);
        bars->setPen(pen);
        QColor fill = style.ink.fill;
        fill.setAlpha(kFillAlpha);
        bars->setBrush(fill);
        bars->setName(legendText(m_series[i]));
        bars->addToLegend(chart()->legend);
        const Histogram& histogram = histograms.at(i);
        bars->addData(histogram.first / m_unit.ns, 0);
        for (std::size_t bin = 0; bin < histogram.shares.size(); ++bin) {
            bars->addData((histogram.first + histogram.width * static_cast<double>(bin)) / m_unit.ns,
                          histogram.shares[bin]);
        }
        bars->addData((histogram.first + histogram.width * static_cast<double>(histogram.shares.size())) / m_unit.ns,
                      0);

        auto* steps = new QCPGraph(m_ecdf->axis(QCPAxis::atBottom), m_ecdf->axis(QCPAxis::atLeft));
        steps->setLineStyle(QCPGraph::lsStepLeft);
        steps->setPen(pen);
        const Ecdf curve = ecdf(m_series[i].ns);
        if (!curve.values.empty()) {
            steps->addData(curve.values.front() / m_unit.ns, 0);
        }
        for (std::size_t at = 0; at < curve.values.size(); ++at) {
            steps->addData(curve.values[at] / m_unit.ns, curve.shares[at]);
        }
    }
}

void DistributionPlot::restyle(const Theme&)
{
    if (!m_series.empty()) {
        drawSeries();
    }
}

void DistributionPlot::fitView()
{
    double low = 0, high = 1, tallest = 0;
    bool first = true;
    for (std::size_t i = 0; i < m_sorted.size(); ++i) {
        low = first ? m_sorted[i].front() : std::min(low, m_sorted[i].front());
        high = first ? m_sorted[i].back() : std::max(high, m_sorted[i].back());
        first = false;
    }
    for (const Histogram& histogram : overlayHistograms(m_sorted)) {
        for (const double share : histogram.shares) {
            tallest = std::max(tallest, share);
        }
    }
    const double margin = high > low ? (high - low) * 0.05 : std::max(high * 0.05, 1e-9);
    m_ecdf->axis(QCPAxis::atBottom)->setRange((low - margin) / m_unit.ns, (high + margin) / m_unit.ns);
    m_ecdf->axis(QCPAxis::atLeft)->setRange(0, 1.02);
    m_histogram->axis(QCPAxis::atLeft)->setRange(0, tallest > 0 ? tallest * 1.15 : 1);
}

QString DistributionPlot::readoutAt(const QPointF& pixel) const
{
    if (m_series.empty()) {
        return {};
    }
    const double at_ns = m_ecdf->axis(QCPAxis::atBottom)->pixelToCoord(pixel.x()) * m_unit.ns;
    QStringList lines = {durationText(std::max(at_ns, 0.0))};
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const std::vector<double>& sorted = m_sorted[i];
        const auto below = std::upper_bound(sorted.begin(), sorted.end(), at_ns) - sorted.begin();
        lines << tr("%1: %2 at or below")
                     .arg(m_series[i].style.name,
                          percentText(static_cast<double>(below) / static_cast<double>(sorted.size())));
    }
    return lines.join(QLatin1Char('\n'));
}

QString DistributionPlot::csv() const
{
    QString text = QStringLiteral("variant,duration_ns,block\n");
    for (const DurationSeries& one : m_series) {
        for (std::size_t i = 0; i < one.ns.size(); ++i) {
            text += QStringLiteral("%1,%2,%3\n")
                        .arg(QString::fromStdString(one.variant), QString::number(one.ns[i], 'g', 17),
                             QString::number(one.blocks[i]));
        }
    }
    return text;
}

}  // namespace assay::views
