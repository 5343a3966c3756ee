// The Hodges–Lehmann estimate and the Wilcoxon signed-rank interval of one series.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace assay {

// The k-th smallest (k from 1) of the n(n+1)/2 Walsh averages (x_i + x_j)/2, i ≤ j, of a sorted finite series. O(n)
// time per bit of a double and no memory, so that long series cost no more than their length.
double walshAverage(std::span<const double> sorted, std::uint64_t k);

// Median of the Walsh averages: Hollander, Wolfe, Chicken, Nonparametric Statistical Methods, 3rd ed., section 3.2.
double hodgesLehmann(std::span<const double> sorted);

// Largest C with P(T⁺ < C) ≤ (1 − confidence)/2 under the null hypothesis: the interval is the C-th smallest to the
// C-th largest Walsh average (ibid., section 3.3). 0: no such interval, n is too small. The distribution of T⁺ is
// counted exactly for n ≤ kExactSignedRank, and approximated by the normal with continuity correction beyond.
std::uint64_t signedRankDepth(std::size_t n, double confidence);
inline constexpr std::size_t kExactSignedRank = 50;

}  // namespace assay
