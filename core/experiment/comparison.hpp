// Baseline against candidate on one case.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace assay {

enum class Call { faster, slower, same, undecided };

std::string_view name(Call);
std::optional<Call> parseCall(std::string_view);

// Ratio is candidate time ÷ baseline time. nullopt, with the reason in `note`, when the evidence does not carry it.
struct Comparison {
    std::string baseline;
    std::string candidate;
    std::optional<double> ratio, low, high;  // point estimate and 95 % interval
    double confidence = 0.95;
    int pairs = 0;
    Call call = Call::undecided;
    std::string method;  // "Hodges–Lehmann over paired log-ratios, signed-rank interval"
    std::string note;    // "needs n ≥ 6", "scopes differ: cache"

    bool operator==(const Comparison&) const = default;
};

// Summary of one variant's valid samples on one case; a percentile that the count cannot carry is nullopt.
struct TimeSummary {
    int n = 0;
    int invalid = 0;
    std::optional<double> min_ns, max_ns, mean_ns, median_ns, p95_ns, stddev_ns;
    std::optional<double> median_low_ns, median_high_ns;  // 95 % interval of the median

    bool operator==(const TimeSummary&) const = default;
};

}  // namespace assay
