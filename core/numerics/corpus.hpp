// The value corpus: reproducible inputs from a counter-based generator, identical on every platform.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/experiment/axes.hpp"

namespace assay {

// Philox4x32-10: J. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC'11.
std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key);

// Element i of stream `seed`: the first two words of philox4x32 for counter (index, 0) and key `seed`, low word first.
std::uint64_t philox(std::uint64_t seed, std::uint64_t index);

// `shape` is needed by distributions with structure along rows (the last dimension); values are already rounded to
// the dtype, as float64. Uses no libm function whose last bit differs between platforms.
//
//   normal        standard normal: the quantile (core/numerics/normal.hpp) of a uniform number of 53 bits
//   uniform       [0, 1)
//   all_equal     one value from [0.5, 2), drawn from the seed
//   offset        mean 100, deviation 1: a variance as E[x²] − E[x]² in float32 keeps about three digits
//   subnormal     subnormal numbers of the dtype, both signs
//   large         both signs, magnitudes from an eighth to a quarter of the largest finite value
//   cancellation  the second half of a row is minus the mirrored first half (deviation 64) but for a normal rest
//   monotone      from −4 to 4 along even rows, back along odd rows
//   sparse        normal, 19 of 20 elements 0
//   heavy_tailed  Student's t with 2 degrees of freedom (infinite variance), magnitudes limited to 2^14
//   masked_rows   normal with a quarter of −inf; of four rows the second has all its valid values near −60000, below
//                 the sentinels (−1e4, −5e4) that stand for −inf in some kernels, and the third is −inf throughout
//   nan_inf       normal; of five rows the first holds NaN and ±inf, the second +inf, the fourth −inf, the fifth NaN
std::vector<double> corpusValues(ValueDistribution, DType, const std::vector<std::int64_t>& shape, std::uint64_t seed);

}  // namespace assay
