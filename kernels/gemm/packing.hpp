// Geometry of packed panels, shared by the kernels and by the work model.
#pragma once

#include <cstdint>

#include "kernels/common/chunks.hpp"

namespace assay::kernels::gemm {

inline constexpr std::int64_t kPanel = 16;    // columns of B per panel: two AVX2 registers of floats
inline constexpr std::int64_t kTileRows = 4;  // 4 × 16 accumulators: 8 of 16 AVX2 registers
// Products added in one f32 chain before the tile goes to C: bounds the error's growth along k.
inline constexpr std::int64_t kBlock = 128;

inline std::int64_t panels(std::int64_t n)
{
    return ceilDiv(n, kPanel);
}

// Elements of B packed into zero-padded panels of kPanel columns.
inline std::int64_t packedElements(std::int64_t k, std::int64_t n)
{
    return panels(n) * kPanel * k;
}

}  // namespace assay::kernels::gemm
