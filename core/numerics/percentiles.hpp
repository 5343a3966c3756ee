// Exact percentiles of a series that may be reordered.
#pragma once

#include <span>

#include "core/experiment/error_report.hpp"

namespace assay {

// Max, mean, P95 and P99 of `values`, which are reordered; all nullopt when there are none. Percentiles are those of
// R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages", type 7 (NumPy's default): order statistics
// with linear interpolation between neighbours. O(n), no allocation.
ErrorRow errorRow(std::span<double> values);

}  // namespace assay
