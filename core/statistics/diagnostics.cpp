#include "core/statistics/diagnostics.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <boost/math/distributions/students_t.hpp>

#include "core/statistics/quantile.hpp"

namespace assay {

namespace {

// Below this a trend has too few orders to be told from chance (the smallest two-sided p of 10 is far below kDriftP).
constexpr std::size_t kMinTrend = 10;
constexpr double kDriftP = 0.01;
// Clocks and temperature move durations by less than 1 % all the time; more than that can decide a comparison.
constexpr double kDriftChange = 0.01;
// The pairwise statistics are quadratic: longer series are averaged into this many consecutive groups first.
constexpr std::size_t kMaxTrend = 512;

constexpr std::size_t kMinModes = 16;
constexpr double kMinModeShare = 0.1;
constexpr std::size_t kMinModeSamples = 4;
// Gap between two modes in units of the wider mode's deviation, and in units of the lower location. Found on normal,
// exponential and log-normal series of 16 to 200 values: fewer than 2 % of them are split.
constexpr double kGapDeviations = 3.5;
constexpr double kMinSeparation = 0.02;

std::vector<double> condense(std::span<const double> series)
{
    if (series.size() <= kMaxTrend) {
        return {series.begin(), series.end()};
    }
    std::vector<double> groups;
    for (std::size_t i = 0; i < kMaxTrend; ++i) {
        const std::size_t begin = i * series.size() / kMaxTrend;
        const std::size_t end = (i + 1) * series.size() / kMaxTrend;
        double sum = 0;
        for (std::size_t j = begin; j < end; ++j) {
            sum += series[j];
        }
        groups.push_back(sum / static_cast<double>(end - begin));
    }
    return groups;
}

// Variance of the Mann–Kendall statistic with tied groups: M. G. Kendall, Rank Correlation Methods, 4th ed., chapter 4.
double kendallVariance(const std::vector<double>& series)
{
    const auto term = [](double n) { return n * (n - 1) * (2 * n + 5); };
    double variance = term(static_cast<double>(series.size()));
    std::map<double, int> ties;
    for (const double value : series) {
        ++ties[value];
    }
    for (const auto& [value, count] : ties) {
        variance -= term(count);
    }
    return variance / 18;
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return quantileOfSorted(values, 0.5);
}

// Standard deviation by the median absolute deviation, which a stray value does not move.
double robustDeviation(std::span<const double> sorted)
{
    const double median = quantileOfSorted(sorted, 0.5);
    std::vector<double> distances;
    for (const double value : sorted) {
        distances.push_back(std::fabs(value - median));
    }
    return 1.4826 * medianOf(std::move(distances));
}

bool isSplit(std::span<const double> lower, std::span<const double> upper)
{
    const double gap = upper.front() - lower.back();
    const double deviation = std::max(robustDeviation(lower), robustDeviation(upper));
    const double low = quantileOfSorted(lower, 0.5);
    const double high = quantileOfSorted(upper, 0.5);
    return gap > kGapDeviations * deviation && high - low > kMinSeparation * std::fabs(low);
}

struct Points {
    std::vector<double> x, y;
};

Points logarithms(std::span<const double> x, std::span<const double> y)
{
    Points points;
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        if (x[i] > 0 && y[i] > 0 && std::isfinite(x[i]) && std::isfinite(y[i])) {
            points.x.push_back(std::log(x[i]));
            points.y.push_back(std::log(y[i]));
        }
    }
    return points;
}

double meanOf(const std::vector<double>& values)
{
    double sum = 0;
    for (const double value : values) {
        sum += value;
    }
    return sum / static_cast<double>(values.size());
}

}  // namespace

Drift detectDrift(std::span<const double> series)
{
    const std::vector<double> values = condense(series);
    const std::size_t n = values.size();
    Drift drift;
    if (n < kMinTrend) {
        return drift;
    }
    double score = 0;
    std::vector<double> slopes;
    slopes.reserve(n * (n - 1) / 2);
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = i + 1; j < n; ++j) {
            const double rise = values[j] - values[i];
            score += rise > 0 ? 1 : rise < 0 ? -1 : 0;
            slopes.push_back(rise / static_cast<double>(j - i));
        }
    }
    const double variance = kendallVariance(values);
    if (variance > 0) {
        drift.p = std::erfc(std::max(0.0, std::fabs(score) - 1) / std::sqrt(2 * variance));
    }
    // P. K. Sen, "Estimates of the regression coefficient based on Kendall's tau", JASA 63 (1968).
    const auto middle = slopes.begin() + static_cast<std::ptrdiff_t>(slopes.size() / 2);
    std::nth_element(slopes.begin(), middle, slopes.end());
    const double median = medianOf(values);
    if (median != 0) {
        drift.relative_change = *middle * static_cast<double>(n - 1) / std::fabs(median);
    }
    drift.present = drift.p < kDriftP && std::fabs(drift.relative_change) > kDriftChange;
    return drift;
}

Modes detectModes(std::span<const double> series)
{
    Modes modes;
    if (series.empty()) {
        return modes;
    }
    std::vector<double> sorted(series.begin(), series.end());
    std::sort(sorted.begin(), sorted.end());
    const std::span<const double> all(sorted);
    const auto fewest = std::max(
        kMinModeSamples, static_cast<std::size_t>(std::ceil(kMinModeShare * static_cast<double>(sorted.size()))));
    std::size_t split = 0;
    for (std::size_t i = fewest; sorted.size() >= kMinModes && i + fewest <= sorted.size(); ++i) {
        if (split == 0 || sorted[i] - sorted[i - 1] > sorted[split] - sorted[split - 1]) {
            split = i;
        }
    }
    if (split > 0 && isSplit(all.first(split), all.subspan(split))) {
        const double share = static_cast<double>(split) / static_cast<double>(sorted.size());
        modes.locations = {quantileOfSorted(all.first(split), 0.5), quantileOfSorted(all.subspan(split), 0.5)};
        modes.shares = {share, 1 - share};
    } else {
        modes.locations = {quantileOfSorted(all, 0.5)};
        modes.shares = {1};
    }
    return modes;
}

std::optional<LogLogTrend> logLogTrend(std::span<const double> x, std::span<const double> y)
{
    constexpr std::size_t kMinDistinct = 4;
    const Points points = logarithms(x, y);
    const std::set<double> distinct(points.x.begin(), points.x.end());
    if (distinct.size() < kMinDistinct) {
        return std::nullopt;
    }
    const double mean_x = meanOf(points.x);
    const double mean_y = meanOf(points.y);
    double xx = 0;
    double xy = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        xx += (points.x[i] - mean_x) * (points.x[i] - mean_x);
        xy += (points.x[i] - mean_x) * (points.y[i] - mean_y);
    }
    LogLogTrend trend;
    trend.points = static_cast<int>(points.x.size());
    trend.slope = xy / xx;
    double residual = 0;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const double off = points.y[i] - mean_y - trend.slope * (points.x[i] - mean_x);
        residual += off * off;
    }
    const double freedom = trend.points - 2;
    const double t = boost::math::quantile(boost::math::complement(boost::math::students_t(freedom), 0.025));
    const double half_width = t * std::sqrt(residual / freedom / xx);
    trend.low = trend.slope - half_width;
    trend.high = trend.slope + half_width;
    return trend;
}

}  // namespace assay
