#include "views/plots/live_ratio_plot.hpp"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/statistics/compare.hpp"
#include "views/theme/contrast.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kBandAlpha = 50;

}  // namespace

void extendHistory(RatioHistory& history, const CaseResult& result, const std::string& baseline,
                   double equivalence_margin)
{
    const int available = static_cast<int>(result.blocks.size());
    if (!history.blocks.empty() && history.blocks.back() > available) {
        history.blocks.clear();
        history.comparisons.clear();
    }
    CaseResult prefix;
    prefix.at = result.at;
    prefix.scope = result.scope;
    prefix.status = result.status;
    for (int n = history.blocks.empty() ? kMinPairs : history.blocks.back() + 1; n <= available; ++n) {
        prefix.blocks.assign(result.blocks.begin(), result.blocks.begin() + n);
        history.blocks.push_back(n);
        history.comparisons.push_back(compare(prefix, baseline, history.candidate, equivalence_margin));
    }
}

LiveRatioPlot::LiveRatioPlot(QWidget* parent) : Plot(tr("Speed-up of the running case"), parent)
{
    addLegend();
    setAxis(chart()->xAxis, tr("Blocks measured"));
    setAxis(chart()->yAxis, tr("Speed-up over the baseline (×)"));
    setEmptyReason(tr("The interval appears after %n block(s) of a case.", nullptr, kMinPairs));
}

void LiveRatioPlot::setData(std::vector<RatioHistory> histories, double margin)
{
    m_histories = std::move(histories);
    m_margin = margin;
    const bool any = std::any_of(m_histories.begin(), m_histories.end(), [](const RatioHistory& history) {
        return std::any_of(history.comparisons.begin(), history.comparisons.end(),
                           [](const Comparison& comparison) { return comparison.ratio.has_value(); });
    });
    setEmptyReason(any ? QString() : tr("The interval appears after %n block(s) of a case.", nullptr, kMinPairs));
    QStringList sentences;
    for (const RatioHistory& history : m_histories) {
        if (!history.comparisons.empty() && history.comparisons.back().ratio) {
            const Comparison& last = history.comparisons.back();
            sentences << QStringLiteral("%1 %2: %3, %4")
                             .arg(glyph(last.call), history.style.name, speedupText(last), word(last.call));
        }
    }
    setReading(sentences.join(QStringLiteral("; ")));
    drawSeries();
    dataChanged();
}

void LiveRatioPlot::drawSeries()
{
    chart()->clearPlottables();
    chart()->clearGraphs();
    for (const RatioHistory& history : m_histories) {
        QCPGraph* low = chart()->addGraph();
        QCPGraph* high = chart()->addGraph();
        QCPGraph* middle = chart()->addGraph();
        QColor band = history.style.ink.fill;
        band.setAlpha(kBandAlpha);
        low->setPen(QPen(history.style.ink.line, 1));
        high->setPen(QPen(history.style.ink.line, 1));
        high->setBrush(band);
        high->setChannelFillGraph(low);
        middle->setPen(QPen(history.style.ink.line, 2, history.style.line));
        const int pairs = history.comparisons.empty() ? 0 : history.comparisons.back().pairs;
        middle->setName(tr("%1 (n = %2 pairs)").arg(history.style.name, QLocale().toString(pairs)));
        middle->addToLegend(chart()->legend);
        for (std::size_t i = 0; i < history.blocks.size(); ++i) {
            const Comparison& comparison = history.comparisons[i];
            if (comparison.ratio && comparison.low && comparison.high) {
                low->addData(history.blocks[i], 1 / *comparison.high);
                high->addData(history.blocks[i], 1 / *comparison.low);
                middle->addData(history.blocks[i], 1 / *comparison.ratio);
            }
        }
    }
    // No difference: the line that an interval must leave to count.
    QCPGraph* same = chart()->addGraph();
    same->setPen(QPen(theme().outline, 1, Qt::DotLine));
    same->addData(0, 1);
    same->addData(1e6, 1);
}

void LiveRatioPlot::restyle(const Theme&)
{
    if (!m_histories.empty()) {
        drawSeries();
    }
}

void LiveRatioPlot::fitView()
{
    double last = kMinPairs + 1;
    double low = 1 / (1 + m_margin), high = 1 + m_margin;
    for (const RatioHistory& history : m_histories) {
        for (std::size_t i = 0; i < history.blocks.size(); ++i) {
            const Comparison& comparison = history.comparisons[i];
            last = std::max(last, static_cast<double>(history.blocks[i]));
            if (comparison.low && comparison.high) {
                low = std::min(low, 1 / *comparison.high);
                high = std::max(high, 1 / *comparison.low);
            }
        }
    }
    const double space = (high - low) * 0.12 + 1e-3;
    chart()->xAxis->setRange(kMinPairs - 1, last + 1);
    chart()->yAxis->setRange(low - space, high + space);
}

QString LiveRatioPlot::readoutAt(const QPointF& pixel) const
{
    const double at = chart()->xAxis->pixelToCoord(pixel.x());
    QStringList lines;
    for (const RatioHistory& history : m_histories) {
        for (std::size_t i = 0; i < history.blocks.size(); ++i) {
            if (std::abs(history.blocks[i] - at) <= 0.5) {
                lines << tr("%1 after %n block(s): %2, %3", nullptr, history.blocks[i])
                             .arg(history.style.name, speedupText(history.comparisons[i]),
                                  word(history.comparisons[i].call));
            }
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QString LiveRatioPlot::csv() const
{
    QString text = QStringLiteral("candidate,blocks,ratio,low,high,call\n");
    const auto number = [](std::optional<double> value) {
        return value ? QString::number(*value, 'g', 17) : QString();
    };
    for (const RatioHistory& history : m_histories) {
        for (std::size_t i = 0; i < history.blocks.size(); ++i) {
            const Comparison& comparison = history.comparisons[i];
            const std::string_view call = assay::name(comparison.call);
            text += QStringList{QString::fromStdString(history.candidate),
                                QString::number(history.blocks[i]),
                                number(comparison.ratio),
                                number(comparison.low),
                                number(comparison.high),
                                QString::fromLatin1(call.data(), static_cast<qsizetype>(call.size()))}
                        .join(QLatin1Char(',')) +
                    QLatin1Char('\n');
        }
    }
    return text;
}

}  // namespace assay::views
