#include <algorithm>
#include <cmath>
#include <vector>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/students_t.hpp>

#include "core/statistics/compare.hpp"
#include "core/statistics/quantile.hpp"

namespace assay {

namespace {

constexpr double kConfidence = 0.95;

// Order statistics k and n+1−k enclose the median with probability 1 − 2·P(X < k), X binomial(n, ½), whatever the
// distribution: Hollander, Wolfe, Chicken, section 3.6. 0: no k reaches the confidence.
std::size_t medianDepth(std::size_t n)
{
    const boost::math::binomial heads(static_cast<double>(n), 0.5);
    const double tail = (1 - kConfidence) / 2;
    // Two deviations below the middle, and two more for the approximation, is always deep enough to start from.
    const double start = static_cast<double>(n) / 2 - std::sqrt(static_cast<double>(n)) - 2;
    auto depth = static_cast<std::size_t>(std::max(0.0, start));
    while (depth < n / 2 && boost::math::cdf(heads, static_cast<double>(depth)) <= tail) {
        ++depth;
    }
    return depth;
}

double meanOf(std::span<const double> values)
{
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

// n ≥ 2.
double deviationOf(std::span<const double> values, double mean)
{
    double sum = 0;
    for (const double value : values) {
        sum += (value - mean) * (value - mean);
    }
    return std::sqrt(sum / static_cast<double>(values.size() - 1));
}

void count(RatioSummary& summary, const Comparison& comparison)
{
    switch (comparison.call) {
        case Call::faster:
            ++summary.faster;
            break;
        case Call::slower:
            ++summary.slower;
            break;
        case Call::same:
            ++summary.same;
            break;
        case Call::undecided:
            ++summary.undecided;
            break;
    }
}

}  // namespace

TimeSummary summarise(std::span<const double> durations_ns, int invalid)
{
    TimeSummary summary;
    summary.n = static_cast<int>(durations_ns.size());
    summary.invalid = invalid;
    if (durations_ns.empty()) {
        return summary;
    }
    std::vector<double> sorted(durations_ns.begin(), durations_ns.end());
    std::sort(sorted.begin(), sorted.end());
    summary.min_ns = sorted.front();
    summary.max_ns = sorted.back();
    summary.mean_ns = std::clamp(meanOf(sorted), sorted.front(), sorted.back());
    summary.median_ns = quantileOfSorted(sorted, 0.5);
    if (sorted.size() >= 2) {
        summary.stddev_ns = deviationOf(sorted, meanOf(sorted));
    }
    if (sorted.size() >= static_cast<std::size_t>(kMinSamplesP95)) {
        summary.p95_ns = quantileOfSorted(sorted, 0.95);
    }
    if (const std::size_t depth = medianDepth(sorted.size()); depth > 0) {
        summary.median_low_ns = sorted[depth - 1];
        summary.median_high_ns = sorted[sorted.size() - depth];
    }
    return summary;
}

RatioSummary summariseRatios(std::span<const Comparison> comparisons)
{
    RatioSummary summary;
    std::vector<double> logs;
    for (const auto& comparison : comparisons) {
        if (comparison.ratio && std::isfinite(*comparison.ratio) && *comparison.ratio > 0) {
            logs.push_back(std::log(*comparison.ratio));
            count(summary, comparison);
        } else {
            ++summary.unmeasured;
        }
    }
    summary.cases = static_cast<int>(logs.size());
    if (logs.empty()) {
        return summary;
    }
    const double mean = meanOf(logs);
    summary.mean = std::exp(mean);
    if (logs.size() >= 2) {
        const double n = static_cast<double>(logs.size());
        const double t =
            boost::math::quantile(boost::math::complement(boost::math::students_t(n - 1), (1 - kConfidence) / 2));
        const double half_width = t * deviationOf(logs, mean) / std::sqrt(n);
        summary.low = std::exp(mean - half_width);
        summary.high = std::exp(mean + half_width);
    }
    return summary;
}

}  // namespace assay
