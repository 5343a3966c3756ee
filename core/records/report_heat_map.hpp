// The heat map's choice of axes. Private to this folder.
#pragma once

#include <optional>

#include "core/records/report_parts.hpp"

namespace assay::report {

// Of all pairs of axes, the pair along which most cases lie that equal the target case on every other axis; nothing is
// averaged away. nullopt when no pair has two timed cells.
std::optional<ReportFigure> heatMap(const Inputs&, std::size_t candidate_index);

}  // namespace assay::report
