// The ratio of the running case as blocks arrive: estimate and interval after each block, narrowing.
#pragma once

#include "core/experiment/comparison.hpp"
#include "core/experiment/results.hpp"
#include "views/plots/plot.hpp"

namespace assay::views {

// One candidate's comparison after each number of blocks, from the fewest that carry an interval.
struct RatioHistory {
    std::string candidate;
    SeriesStyle style;
    std::vector<int> blocks;
    std::vector<Comparison> comparisons;
};

// Adds what the blocks beyond the history's last give; starts anew when the case has fewer blocks than the history.
void extendHistory(RatioHistory&, const CaseResult&, const std::string& baseline, double equivalence_margin);

class LiveRatioPlot : public Plot {
    Q_OBJECT

public:
    explicit LiveRatioPlot(QWidget* parent = nullptr);
    // `margin`: inside it two times are "the same"; drawn as a band.
    void setData(std::vector<RatioHistory> histories, double margin);
    QString csv() const override;

protected:
    void restyle(const Theme&) override;
    void fitView() override;
    QString readoutAt(const QPointF& pixel) const override;

private:
    void drawSeries();

    std::vector<RatioHistory> m_histories;
    double m_margin = 0;
};

}  // namespace assay::views
