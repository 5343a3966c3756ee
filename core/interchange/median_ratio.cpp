#include "core/interchange/median_ratio.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/normal.hpp>

namespace assay {

namespace {

struct LogMedian {
    double value = 0;
    double variance = 0;
};

std::optional<LogMedian> logMedian(std::span<const double> samples)
{
    if (samples.size() < kMinSamplesForMedianRatio) {
        return std::nullopt;
    }
    std::vector<double> logs;
    for (const double sample : samples) {
        if (!(sample > 0) || !std::isfinite(sample)) {
            return std::nullopt;
        }
        logs.push_back(std::log(sample));
    }
    std::sort(logs.begin(), logs.end());
    const auto n = static_cast<double>(logs.size());
    // Price and Bonett's c, rounded to a positive integer, and the tail that lies below the c-th order statistic.
    const auto c = static_cast<std::size_t>(std::max(1.0, std::round((n + 1) / 2 - std::sqrt(n))));
    const double tail = boost::math::cdf(boost::math::binomial(n, 0.5), static_cast<double>(c) - 1);
    const double z = boost::math::quantile(boost::math::complement(boost::math::normal(), tail));
    const double spread = (logs[logs.size() - c] - logs[c - 1]) / (2 * z);
    const std::size_t middle = logs.size() / 2;
    const double median = logs.size() % 2 == 1 ? logs[middle] : (logs[middle - 1] + logs[middle]) / 2;
    return LogMedian{median, spread * spread};
}

}  // namespace

std::optional<MedianRatio> medianRatio(std::span<const double> first, std::span<const double> second, double confidence)
{
    const auto a = logMedian(first);
    const auto b = logMedian(second);
    if (!a || !b) {
        return std::nullopt;
    }
    const double z = boost::math::quantile(boost::math::complement(boost::math::normal(), (1 - confidence) / 2));
    const double difference = b->value - a->value;
    const double half_width = z * std::sqrt(a->variance + b->variance);
    return MedianRatio{std::exp(difference), std::exp(difference - half_width), std::exp(difference + half_width)};
}

}  // namespace assay
