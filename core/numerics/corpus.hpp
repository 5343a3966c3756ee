// The value corpus: reproducible inputs from a counter-based generator, identical on every platform.
#pragma once

#include <cstdint>
#include <vector>

#include "core/experiment/axes.hpp"

namespace assay {

// Philox4x32-10: J. Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC'11. Element i of stream `seed`.
std::uint64_t philox(std::uint64_t seed, std::uint64_t index);

// `shape` is needed by distributions with structure along rows (masked_rows, monotone, cancellation); values are
// already rounded to the dtype, as float64. Uses no libm function whose last bit differs between platforms.
std::vector<double> corpusValues(ValueDistribution, DType, const std::vector<std::int64_t>& shape, std::uint64_t seed);

}  // namespace assay
