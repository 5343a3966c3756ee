// The error-reporting contract's figures for one variant on one case.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/experiment/tolerance.hpp"

namespace assay {

// nullopt: no element to compute it from, never 0.
struct ErrorRow {
    std::optional<double> max, mean, p95, p99;

    bool operator==(const ErrorRow&) const = default;
};

struct WorstElement {
    std::string tensor;
    std::vector<std::int64_t> index;  // tensor coordinates
    double value = 0;
    double reference = 0;
    std::string value_bits;  // hexadecimal, in the output's dtype
    std::string reference_bits;

    bool operator==(const WorstElement&) const = default;
};

// Counts of log10(error) in unit-width/4 bins: bin i holds [first_exponent + i/4, first_exponent + (i+1)/4).
struct ErrorHistogram {
    double first_exponent = -20;
    std::vector<std::uint64_t> counts;
    std::uint64_t zeros = 0;  // exactly equal elements, which a log axis cannot show

    bool operator==(const ErrorHistogram&) const = default;
};

// All figures in float64 or wider, against the oracle; percentiles exact. Relative rows leave out elements with
// |ref| ≤ relative_guard and say how many.
struct ErrorReport {
    std::uint64_t elements = 0;
    ErrorRow absolute;
    ErrorRow relative;
    double relative_guard = 0;
    std::uint64_t relative_excluded = 0;
    std::optional<double> excluded_max_absolute;
    std::optional<double> normalised;  // ‖new − ref‖₂ / ‖ref‖₂
    ErrorRow ulp;                      // distance in units in the last place of the output dtype
    std::uint64_t nan_output = 0, nan_reference = 0, nan_disagree = 0;
    std::uint64_t inf_output = 0, inf_reference = 0, inf_disagree = 0;
    std::uint64_t signed_zero_differences = 0;
    std::optional<double> bias;            // mean signed error
    std::optional<double> share_positive;  // of the elements that differ: share with new > ref
    std::optional<double> sign_test_p;     // two-sided sign test
    std::optional<WorstElement> worst;     // by error over allowance; a non-finite disagreement is worse than any
    ErrorHistogram histogram;              // of absolute errors
    Tolerance tolerance;
    std::uint64_t out_of_tolerance = 0;
    std::optional<double> worst_ratio;    // largest error ÷ allowance; nullopt when a non-finite value disagrees
    bool zero_output_would_pass = false;  // tolerance vacuous on this case

    // Against the baseline's output of the same case, bit for bit; nullopt where there is none.
    std::optional<std::uint64_t> bits_differ_from_baseline;
    // A repeated call gave other bits; nullopt when it was not repeated.
    std::optional<std::uint64_t> bits_differ_on_repeat;

    bool operator==(const ErrorReport&) const = default;
};

inline bool withinTolerance(const ErrorReport& report)
{
    return report.out_of_tolerance == 0 && report.nan_disagree == 0 && report.inf_disagree == 0;
}

}  // namespace assay
