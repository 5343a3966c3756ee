#include "core/statistics/binning.hpp"

#include <algorithm>
#include <cmath>

#include "core/statistics/quantile.hpp"

namespace assay {

namespace {

constexpr double kMinBins = 8;
constexpr double kMaxBins = 80;

std::vector<double> sortedFinite(std::span<const double> series)
{
    std::vector<double> values;
    values.reserve(series.size());
    std::copy_if(series.begin(), series.end(), std::back_inserter(values),
                 [](double value) { return std::isfinite(value); });
    std::sort(values.begin(), values.end());
    return values;
}

// Edges by D. Freedman and P. Diaconis, "On the histogram as a density estimator" (1981): width 2·IQR·n^(−1/3).
Histogram commonEdges(std::span<const double> pooled)
{
    Histogram edges;
    const double range = pooled.back() - pooled.front();
    if (!(range > 0)) {
        // All equal: a narrow histogram around the value, which is still visible as one bar.
        edges.width = std::max(std::fabs(pooled.front()) * 1e-3, 1e-12);
        edges.first = pooled.front() - edges.width * (kMinBins / 2 + 0.5);
        edges.shares.assign(static_cast<std::size_t>(kMinBins) + 1, 0);
        return edges;
    }
    const double spread = quantileOfSorted(pooled, 0.75) - quantileOfSorted(pooled, 0.25);
    const double width = 2 * spread / std::cbrt(static_cast<double>(pooled.size()));
    const double wanted = width > 0 ? std::ceil(range / width) : kMaxBins;
    const double bins = std::clamp(wanted, kMinBins, kMaxBins);
    edges.first = pooled.front();
    edges.width = range / bins;
    edges.shares.assign(static_cast<std::size_t>(bins), 0);
    return edges;
}

void fill(Histogram& histogram, std::span<const double> values)
{
    const double last = static_cast<double>(histogram.shares.size() - 1);
    const double share = 1 / static_cast<double>(values.size());
    for (const double value : values) {
        const double bin = std::clamp(std::floor((value - histogram.first) / histogram.width), 0.0, last);
        histogram.shares[static_cast<std::size_t>(bin)] += share;
    }
}

}  // namespace

std::vector<Histogram> overlayHistograms(std::span<const std::vector<double>> series)
{
    std::vector<double> pooled;
    for (const auto& one : series) {
        pooled.insert(pooled.end(), one.begin(), one.end());
    }
    pooled = sortedFinite(pooled);
    std::vector<Histogram> histograms(series.size());
    if (pooled.empty()) {
        return histograms;
    }
    const Histogram edges = commonEdges(pooled);
    for (std::size_t i = 0; i < series.size(); ++i) {
        histograms[i] = edges;
        fill(histograms[i], sortedFinite(series[i]));
    }
    return histograms;
}

Ecdf ecdf(std::span<const double> series)
{
    Ecdf result;
    result.values = sortedFinite(series);
    const double n = static_cast<double>(result.values.size());
    for (std::size_t i = 0; i < result.values.size(); ++i) {
        result.shares.push_back(static_cast<double>(i + 1) / n);
    }
    return result;
}

}  // namespace assay
