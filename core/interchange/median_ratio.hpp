// Ratio of two medians from independent samples.
#pragma once

#include <optional>
#include <span>

namespace assay {

struct MedianRatio {
    double ratio = 1;
    double low = 1, high = 1;
};

// Second median ÷ first, with a distribution-free interval on the log scale: R. M. Price, D. G. Bonett,
// Distribution-free confidence intervals for difference and ratio of medians, J. Stat. Comput. Simul. 72 (2002)
// 119–124. nullopt for fewer than kMinSamplesForMedianRatio samples on either side, or a sample that is not positive.
std::optional<MedianRatio> medianRatio(std::span<const double> first, std::span<const double> second,
                                       double confidence);
inline constexpr std::size_t kMinSamplesForMedianRatio = 6;

}  // namespace assay
