// Counting errors by magnitude, a quarter of a decade per bin.
#pragma once

#include <cstdint>
#include <vector>

#include "core/experiment/error_report.hpp"

namespace assay {

class ErrorBins {
public:
    ErrorBins();

    // `error` ≥ 0, not NaN.
    void add(double error);

    // Starts at 1e-20, or at the decade of the smallest error where that is smaller, so that histograms of most pairs
    // share their edges; ends with the last bin that counts something. An infinite error is in the last bin of all.
    ErrorHistogram histogram() const;

private:
    std::vector<std::uint64_t> m_counts;  // every bin that float64 can reach
    std::uint64_t m_zeros = 0;
};

}  // namespace assay
