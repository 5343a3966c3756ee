// Quantiles of sorted series.
#pragma once

#include <span>

namespace assay {

// Type 7 of R. J. Hyndman and Y. Fan, "Sample quantiles in statistical packages" (NumPy's and R's default).
// `sorted` is not empty, 0 ≤ share ≤ 1.
double quantileOfSorted(std::span<const double> sorted, double share);

}  // namespace assay
