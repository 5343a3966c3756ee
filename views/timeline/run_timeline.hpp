// When the run did what: per case, making inputs and verifying, then timing.
#pragma once

#include <vector>

#include "core/experiment/results.hpp"
#include "views/plots/plot.hpp"
#include "views/timeline/fold.hpp"

namespace assay::views {

enum class Phase { verify, timing };

// One row of the timeline: a phase of one run. Several runs of a document have each their own time from zero.
struct TimelineLane {
    std::int64_t run = 0;
    Phase phase = Phase::verify;
    std::vector<TimeSpan> spans;  // item: index into Results::cases
};

// Lanes of all runs in order, two per run. A case without an end (running, or its process died) ends at its last block.
std::vector<TimelineLane> timelineLanes(const Results&);

class TimelineLayer;

class RunTimeline : public Plot {
    Q_OBJECT

public:
    explicit RunTimeline(QWidget* parent = nullptr);
    void setData(const Results&);
    void setSelected(const CaseKey&);
    QString csv() const override;

signals:
    void caseChosen(const QString& key);

protected:
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;
    void clicked(const QPointF& pixel) override;
    bool keyPressed(int key) override;

private:
    friend class TimelineLayer;

    struct Item {
        CaseKey key;
        QString text;
        CaseStatus status;
    };
    struct Hit {
        std::size_t lane = 0;
        FoldedSpan span;
    };
    std::optional<Hit> hitAt(const QPointF& pixel) const;
    QString laneTitle(const TimelineLane&) const;
    void updateReading();

    std::vector<TimelineLane> m_lanes;
    std::vector<Item> m_items;
    CaseKey m_selected;
    double m_end_ns = 0;
    bool m_several_runs = false;
    TimelineLayer* m_layer;  // owned by the chart
};

}  // namespace assay::views
