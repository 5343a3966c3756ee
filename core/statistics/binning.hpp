// Histograms, ECDFs and aggregation for plots: pure, no widget.
#pragma once

#include <span>
#include <vector>

namespace assay {

struct Histogram {
    double first = 0;  // left edge of bin 0
    double width = 0;
    std::vector<double> shares;  // sum to 1
};
// Common edges for several series so that they overlay: Freedman–Diaconis on the pooled values, 8 to 80 bins.
std::vector<Histogram> overlayHistograms(std::span<const std::vector<double>> series);

struct Ecdf {
    std::vector<double> values;  // sorted
    std::vector<double> shares;  // (i+1)/n
};
Ecdf ecdf(std::span<const double> series);

}  // namespace assay
