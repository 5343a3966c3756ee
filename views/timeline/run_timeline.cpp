#include "views/timeline/run_timeline.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include <QLocale>

#include "views/plots/cell_painting.hpp"
#include "views/theme/contrast.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr double kLaneShare = 0.35;  // half height of a span, in lanes
constexpr double kSecond = 1e9;

double endOf(const CaseResult& result)
{
    if (result.finished_ns > 0) {
        return static_cast<double>(result.finished_ns);
    }
    std::int64_t last = std::max(result.started_ns, result.verified_ns);
    for (const Block& block : result.blocks) {
        last = std::max(last, block.started_ns);
    }
    return static_cast<double>(last);
}

}  // namespace

std::vector<TimelineLane> timelineLanes(const Results& results)
{
    std::map<std::int64_t, std::array<TimelineLane, 2>> by_run;
    for (std::size_t i = 0; i < results.cases.size(); ++i) {
        const CaseResult& result = results.cases[i];
        if (result.status == CaseStatus::pending || result.status == CaseStatus::skipped) {
            continue;
        }
        auto& [verify, timing] = by_run[result.run];
        const auto start = static_cast<double>(result.started_ns);
        const double end = endOf(result);
        const double verified = result.verified_ns > 0 ? static_cast<double>(result.verified_ns) : end;
        if (verified > start) {
            verify.spans.push_back({start, verified, i});
        }
        if (result.verified_ns > 0 && end > verified) {
            timing.spans.push_back({verified, end, i});
        }
    }
    std::vector<TimelineLane> lanes;
    for (auto& [run, pair] : by_run) {
        pair[0].phase = Phase::verify;
        pair[1].phase = Phase::timing;
        for (TimelineLane& lane : pair) {
            lane.run = run;
            std::sort(lane.spans.begin(), lane.spans.end(),
                      [](const TimeSpan& a, const TimeSpan& b) { return a.start_ns < b.start_ns; });
            lanes.push_back(std::move(lane));
        }
    }
    return lanes;
}

class TimelineLayer : public QCPLayerable {
public:
    TimelineLayer(QCustomPlot* chart, const RunTimeline& owner)
        : QCPLayerable(chart, QStringLiteral("main")), m_owner(owner)
    {
    }

    std::vector<FoldedSpan> folded(std::size_t lane) const
    {
        const QCPRange range = mParentPlot->xAxis->range();
        return fold(m_owner.m_lanes.at(lane).spans, range.lower * kSecond, range.upper * kSecond,
                    mParentPlot->axisRect()->width());
    }

protected:
    QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }

    void draw(QCPPainter* painter) override
    {
        const Theme& current = theme();
        for (std::size_t lane = 0; lane < m_owner.m_lanes.size(); ++lane) {
            const bool verify = m_owner.m_lanes[lane].phase == Phase::verify;
            const QColor fill = mixed(current.surface, verify ? current.muted : current.accent, verify ? 0.45 : 0.55);
            for (const FoldedSpan& span : folded(lane)) {
                drawSpan(*painter, lane, span, fill, current);
            }
        }
    }

private:
    void drawSpan(QCPPainter& painter, std::size_t lane, const FoldedSpan& span, const QColor& fill,
                  const Theme& current) const
    {
        const double left = mParentPlot->axisRect()->left();
        const auto y = static_cast<double>(lane);
        const QRectF area = QRectF(QPointF(left + span.left, mParentPlot->yAxis->coordToPixel(y - kLaneShare)),
                                   QPointF(left + std::max(span.right, span.left + 1),
                                           mParentPlot->yAxis->coordToPixel(y + kLaneShare)))
                                .normalized();
        painter.fillRect(area, fill);
        bool failed = false;
        bool selected = false;
        for (std::size_t i = span.first; i < span.first + span.count; ++i) {
            const auto& item = m_owner.m_items.at(m_owner.m_lanes[lane].spans[i].item);
            failed = failed || item.status == CaseStatus::failed || item.status == CaseStatus::lost;
            selected = selected || item.key == m_owner.m_selected;
        }
        painter.setBrush(Qt::NoBrush);
        if (failed) {
            painter.fillRect(QRectF(area.left(), area.bottom() - 4, area.width(), 4), current.failed.line);
        }
        painter.setPen(selected ? QPen(current.text, 2) : QPen(current.surface, area.width() > 4 ? 1 : 0));
        if (selected || area.width() > 4) {
            painter.drawRect(area);
        }
    }

    const RunTimeline& m_owner;
};

RunTimeline::RunTimeline(QWidget* parent)
    : Plot(tr("Phases of the run"), parent), m_layer(new TimelineLayer(chart(), *this))
{
    chart()->yAxis->setRangeReversed(true);
    chart()->yAxis->setSubTicks(false);
    chart()->yAxis->setTickLength(0, 0);
    chart()->yAxis->grid()->setVisible(false);
    setHorizontalOnly(true);
    setEmptyReason(tr("Nothing has run yet. The timeline shows when each case was verified and timed."));
}

QString RunTimeline::laneTitle(const TimelineLane& lane) const
{
    const QString phase = lane.phase == Phase::verify ? tr("Inputs, verify") : tr("Timing");
    return m_several_runs ? tr("Run %1: %2").arg(QLocale().toString(static_cast<qlonglong>(lane.run)), phase) : phase;
}

void RunTimeline::setData(const Results& results)
{
    m_lanes = timelineLanes(results);
    m_several_runs = m_lanes.size() > 2;
    m_items.clear();
    for (const CaseResult& result : results.cases) {
        m_items.push_back({caseKey(result.at), caseText(result.at), result.status});
    }
    m_end_ns = 0;
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        ticker->addTick(static_cast<double>(i), laneTitle(m_lanes[i]));
        if (!m_lanes[i].spans.empty()) {
            m_end_ns = std::max(m_end_ns, m_lanes[i].spans.back().end_ns);
        }
    }
    chart()->yAxis->setTicker(ticker);
    setAxis(chart()->xAxis, tr("Time since the run's start (s)"));
    setEmptyReason(m_end_ns > 0 ? QString()
                                : tr("Nothing has run yet. The timeline shows when each case was verified and timed."));
    updateReading();
    dataChanged();
}

void RunTimeline::updateReading()
{
    double verify = 0, timing = 0;
    std::size_t cases = 0;
    for (const TimelineLane& lane : m_lanes) {
        for (const TimeSpan& span : lane.spans) {
            (lane.phase == Phase::verify ? verify : timing) += span.end_ns - span.start_ns;
        }
        cases += lane.phase == Phase::verify ? lane.spans.size() : 0;
    }
    setCountNote(tr("n = %1 cases").arg(QLocale().toString(static_cast<qulonglong>(cases))));
    if (verify + timing > 0) {
        setReading(tr("%1 on inputs and verification, %2 (%3) on timing. A red edge marks a failed case.")
                       .arg(durationText(verify), durationText(timing), percentText(timing / (verify + timing))));
    }
}

void RunTimeline::setSelected(const CaseKey& key)
{
    m_selected = key;
    scheduleReplot();
}

void RunTimeline::fitView()
{
    chart()->xAxis->setRange(-m_end_ns * 0.01 / kSecond, std::max(m_end_ns, 1.0) * 1.01 / kSecond);
    chart()->yAxis->setRange(-0.6, static_cast<double>(std::max<std::size_t>(m_lanes.size(), 2)) - 0.4);
}

std::optional<RunTimeline::Hit> RunTimeline::hitAt(const QPointF& pixel) const
{
    const double place = std::round(chart()->yAxis->pixelToCoord(pixel.y()));
    if (place < 0 || place >= static_cast<double>(m_lanes.size())) {
        return std::nullopt;
    }
    const auto lane = static_cast<std::size_t>(place);
    const double x = pixel.x() - chart()->axisRect()->left();
    for (const FoldedSpan& span : m_layer->folded(lane)) {
        if (x >= span.left && x <= std::max(span.right, span.left + 1)) {
            return Hit{lane, span};
        }
    }
    return std::nullopt;
}

QString RunTimeline::readoutAt(const QPointF& pixel) const
{
    const auto hit = hitAt(pixel);
    if (!hit) {
        return {};
    }
    const TimelineLane& lane = m_lanes[hit->lane];
    const TimeSpan& first = lane.spans[hit->span.first];
    const TimeSpan& last = lane.spans[hit->span.first + hit->span.count - 1];
    const QString duration = durationText(last.end_ns - first.start_ns);
    if (hit->span.count > 1) {
        return tr("%n case(s) in %1; zoom in to tell them apart", nullptr, static_cast<int>(hit->span.count))
            .arg(duration);
    }
    const Item& item = m_items[first.item];
    return QStringLiteral("%1\n%2 %3 · %4").arg(item.text, laneTitle(lane), duration, word(item.status));
}

void RunTimeline::clicked(const QPointF& pixel)
{
    if (const auto hit = hitAt(pixel)) {
        emit caseChosen(QString::fromStdString(m_items[m_lanes[hit->lane].spans[hit->span.first].item].key));
    }
}

bool RunTimeline::keyPressed(int key)
{
    if ((key != Qt::Key_N && key != Qt::Key_P) || m_items.empty()) {
        return false;
    }
    const auto current =
        std::find_if(m_items.begin(), m_items.end(), [this](const Item& item) { return item.key == m_selected; });
    const std::ptrdiff_t next =
        current == m_items.end() ? 0 : (current - m_items.begin()) + (key == Qt::Key_N ? 1 : -1);
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(m_items.size())) {
        emit caseChosen(QString::fromStdString(m_items[static_cast<std::size_t>(next)].key));
    }
    return true;
}

QString RunTimeline::csv() const
{
    QString text = QStringLiteral("run,phase,start_ns,end_ns,case\n");
    for (const TimelineLane& lane : m_lanes) {
        for (const TimeSpan& span : lane.spans) {
            text += QStringLiteral("%1,%2,%3,%4,\"%5\"\n")
                        .arg(QString::number(lane.run),
                             lane.phase == Phase::verify ? QStringLiteral("verify") : QStringLiteral("timing"),
                             QString::number(span.start_ns, 'f', 0), QString::number(span.end_ns, 'f', 0),
                             QString::fromStdString(m_items[span.item].key));
        }
    }
    return text;
}

}  // namespace assay::views
