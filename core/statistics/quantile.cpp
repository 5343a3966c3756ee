#include "core/statistics/quantile.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace assay {

double quantileOfSorted(std::span<const double> sorted, double share)
{
    const double position = share * static_cast<double>(sorted.size() - 1);
    const auto rank = static_cast<std::size_t>(position);
    const double low = sorted[rank];
    const double high = sorted[std::min(rank + 1, sorted.size() - 1)];
    return low + (position - std::floor(position)) * (high - low);
}

}  // namespace assay
