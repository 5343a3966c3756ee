// Cases folded onto two axes: what one cell of the speed-up map stands for. Pure; no widget.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/records/assessment.hpp"

namespace assay::views {

// All cases that share the two axes' values. Nothing is averaged away: the counts per call stay, and `mixed` says that
// the cases do not agree.
struct HeatCell {
    std::vector<CaseKey> cases;  // slowest candidate first, unmeasured last
    int faster = 0, same = 0, slower = 0, undecided = 0, unmeasured = 0, failed = 0;
    std::optional<double> ratio;  // geometric mean over the measured ones
    std::optional<Call> call;     // of all measured ones; nullopt when they differ or there is none

    int measured() const { return faster + same + slower + undecided; }
    bool mixed() const { return measured() > 0 && !call; }
};

struct HeatMapData {
    std::string row_axis, column_axis;
    std::vector<Case> row_values, column_values;  // one representative case per row and column, for its axis text
    std::vector<HeatCell> cells;                  // row by row

    const HeatCell& at(std::size_t row, std::size_t column) const;
    // Row and column of a case; nullopt when the map lacks it.
    std::optional<std::pair<std::size_t, std::size_t>> find(const CaseKey&) const;
};

// Sizes ascend; the other axes keep the order in which the matrix gives them.
HeatMapData heatMapData(const Assessment&, const std::string& candidate, const std::string& row_axis,
                        const std::string& column_axis);

// Axes that take more than one value over the cases: size axes first, then type, layout, values, mode, cache, device.
std::vector<std::string> varyingAxes(const Assessment&);

// The candidate's comparison on this case; nullptr when there is none.
const Comparison* comparisonOf(const CaseAssessment&, const std::string& candidate);

}  // namespace assay::views
