// Comparisons from paired blocks.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/experiment/comparison.hpp"
#include "core/experiment/results.hpp"

namespace assay {

// n, quantiles (type 7), deviation, and the distribution-free order-statistic interval of the median.
// p95 needs n ≥ kMinSamplesP95: below it the largest sample would stand for it.
TimeSummary summarise(std::span<const double> durations_ns, int invalid = 0);
inline constexpr int kMinSamplesP95 = 20;

// Hodges–Lehmann estimate and the Wilcoxon signed-rank interval over the blocks' log-ratios: M. Hollander, D. Wolfe, E.
// Chicken, Nonparametric Statistical Methods, 3rd ed., sections 3.2 and 3.3. Exact for small n. Pairs are formed inside
// blocks; a block that lacks either is left out. Fewer than kMinPairs: undecided with "needs n ≥ 6".
Comparison compare(const CaseResult&, const std::string& baseline, const std::string& candidate,
                   double equivalence_margin);
Comparison compareRatios(std::span<const double> log_ratios, double equivalence_margin);
inline constexpr int kMinPairs = 6;

// faster: high < 1/(1+margin). slower: low > 1+margin. same: inside both. Otherwise undecided.
Call decide(double low, double high, double margin);

// Geometric mean of ratios over cases with an interval over cases (Student t on logs; n < 2: no interval).
struct RatioSummary {
    int cases = 0;
    std::optional<double> mean, low, high;
    int faster = 0, same = 0, slower = 0, undecided = 0, unmeasured = 0;

    bool operator==(const RatioSummary&) const = default;
};
RatioSummary summariseRatios(std::span<const Comparison>);

}  // namespace assay
