#include "views/plots/error_plot.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>

#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kFillAlpha = 60;
constexpr double kBinsPerDecade = 4;  // of ErrorHistogram

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::ErrorPlot)
};

double lowerEdge(const ErrorHistogram& histogram, std::size_t bin)
{
    return std::pow(10.0, histogram.first_exponent + static_cast<double>(bin) / kBinsPerDecade);
}

double share(std::uint64_t count, const ErrorReport& report)
{
    return report.elements == 0 ? 0 : static_cast<double>(count) / static_cast<double>(report.elements);
}

}  // namespace

QString errorReading(const std::vector<ErrorSeries>& series)
{
    QStringList sentences;
    for (const ErrorSeries& one : series) {
        const ErrorReport& report = one.report;
        const QString outcome = withinTolerance(report)
                                    ? Words::tr("within tolerance")
                                    : Words::tr("%1 elements outside the tolerance")
                                          .arg(countText(static_cast<double>(
                                              report.out_of_tolerance + report.nan_disagree + report.inf_disagree)));
        sentences << Words::tr("%1: largest %2, %3 exact, %4")
                         .arg(one.style.name, errorText(report.absolute.max),
                              percentText(share(report.histogram.zeros, report)), outcome);
    }
    return sentences.join(QStringLiteral("; "));
}

ErrorPlot::ErrorPlot(QWidget* parent) : Plot(tr("Error histogram"), parent)
{
    addLegend();
    setAxis(chart()->xAxis, tr("Absolute error against the oracle"), true);
    setAxis(chart()->yAxis, tr("Share of elements"));
    chart()->yAxis->ticker()->setTickCount(3);
    chart()->setMinimumHeight(24 * kGrid);  // two rows of legend and the axis leave this much for the bars
    setEmptyReason(tr("Select a verified case to see its errors."));
}

void ErrorPlot::setData(std::vector<ErrorSeries> series)
{
    m_series = std::move(series);
    const bool all_exact = std::all_of(m_series.begin(), m_series.end(), [](const ErrorSeries& one) {
        return std::all_of(one.report.histogram.counts.begin(), one.report.histogram.counts.end(),
                           [](std::uint64_t count) { return count == 0; });
    });
    if (m_series.empty()) {
        setEmptyReason(tr("This case has not been verified: there is no error report."));
    } else if (all_exact) {
        setEmptyReason(tr("Nothing to draw on a log axis. %1").arg(errorReading(m_series)));
    } else {
        setEmptyReason({});
    }
    setReading(errorReading(m_series));
    drawSeries();
    dataChanged();
}

void ErrorPlot::drawSeries()
{
    chart()->clearPlottables();
    for (const ErrorSeries& one : m_series) {
        QCPGraph* graph = chart()->addGraph();
        graph->setName(tr("%1 (n = %2)").arg(one.style.name, countText(static_cast<double>(one.report.elements))));
        graph->setLineStyle(QCPGraph::lsStepLeft);
        graph->setPen(QPen(one.style.ink.line, 1.5, one.style.line));
        QColor fill = one.style.ink.fill;
        fill.setAlpha(kFillAlpha);
        graph->setBrush(fill);
        graph->addToLegend(chart()->legend);
        const ErrorHistogram& histogram = one.report.histogram;
        if (histogram.counts.empty()) {
            continue;
        }
        graph->addData(lowerEdge(histogram, 0), 0);
        for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
            graph->addData(lowerEdge(histogram, bin), share(histogram.counts[bin], one.report));
        }
        graph->addData(lowerEdge(histogram, histogram.counts.size()), 0);
    }
}

void ErrorPlot::restyle(const Theme&)
{
    if (!m_series.empty()) {
        drawSeries();
    }
}

void ErrorPlot::fitView()
{
    double low = 0, high = 0, tallest = 0;
    for (const ErrorSeries& one : m_series) {
        const ErrorHistogram& histogram = one.report.histogram;
        for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
            if (histogram.counts[bin] == 0) {
                continue;
            }
            const double edge = lowerEdge(histogram, bin);
            low = low == 0 ? edge : std::min(low, edge);
            high = std::max(high, lowerEdge(histogram, bin + 1));
            tallest = std::max(tallest, share(histogram.counts[bin], one.report));
        }
    }
    if (low > 0) {
        // At least two decades, so that one bin does not fill the plot.
        const double widen = high / low < 100 ? 10 : 1.5;
        chart()->xAxis->setRange(low / widen, high * widen);
        chart()->yAxis->setRange(0, tallest * 1.2);
    }
}

QString ErrorPlot::readoutAt(const QPointF& pixel) const
{
    const double exponent = std::log10(chart()->xAxis->pixelToCoord(pixel.x()));
    QStringList lines;
    for (const ErrorSeries& one : m_series) {
        const ErrorHistogram& histogram = one.report.histogram;
        const double place = std::floor((exponent - histogram.first_exponent) * kBinsPerDecade);
        if (!(place >= 0) || place >= static_cast<double>(histogram.counts.size())) {
            continue;
        }
        const auto bin = static_cast<std::size_t>(place);
        if (lines.isEmpty()) {
            lines << tr("%1 to %2").arg(errorText(lowerEdge(histogram, bin)), errorText(lowerEdge(histogram, bin + 1)));
        }
        lines << tr("%1: %2 elements, %3")
                     .arg(one.style.name, countText(static_cast<double>(histogram.counts[bin])),
                          percentText(share(histogram.counts[bin], one.report)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString ErrorPlot::csv() const
{
    QString text = QStringLiteral("variant,error_from,error_to,elements\n");
    for (const ErrorSeries& one : m_series) {
        const QString variant = QString::fromStdString(one.variant);
        text += QStringLiteral("%1,0,0,%2\n").arg(variant, QString::number(one.report.histogram.zeros));
        for (std::size_t bin = 0; bin < one.report.histogram.counts.size(); ++bin) {
            text += QStringLiteral("%1,%2,%3,%4\n")
                        .arg(variant, QString::number(lowerEdge(one.report.histogram, bin), 'g', 17),
                             QString::number(lowerEdge(one.report.histogram, bin + 1), 'g', 17),
                             QString::number(one.report.histogram.counts[bin]));
        }
    }
    return text;
}

}  // namespace assay::views
