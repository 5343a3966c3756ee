#include "core/numerics/percentiles.hpp"

#include <algorithm>
#include <cmath>

namespace assay {

namespace {

// `limit`: the elements from there on are known to be no smaller than those before.
double quantile(std::span<double> values, double share, std::size_t limit, std::size_t& rank)
{
    const double position = share * static_cast<double>(values.size() - 1);
    rank = static_cast<std::size_t>(position);
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), at, values.begin() + static_cast<std::ptrdiff_t>(limit));
    const double low = *at;
    if (rank + 1 == values.size()) {
        return low;
    }
    const double high = *std::min_element(at + 1, values.end());
    return low == high ? low : low + (position - std::floor(position)) * (high - low);
}

}  // namespace

ErrorRow errorRow(std::span<double> values)
{
    if (values.empty()) {
        return {};
    }
    long double sum = 0;
    double largest = values.front();
    for (const double value : values) {
        sum += static_cast<long double>(value);
        largest = std::max(largest, value);
    }
    ErrorRow row;
    row.max = largest;
    row.mean = static_cast<double>(sum / static_cast<long double>(values.size()));
    std::size_t rank = 0;
    row.p99 = quantile(values, 0.99, values.size(), rank);
    row.p95 = quantile(values, 0.95, rank + 1, rank);
    return row;
}

}  // namespace assay
