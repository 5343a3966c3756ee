// Geometry of packed panels, shared by the kernels and by the work model.
#pragma once

#include <cstdint>

#include "kernels/common/chunks.hpp"

namespace assay::kernels::gemm {

inline constexpr std::int64_t kTileCols = 16;  // two AVX2 registers of floats
inline constexpr std::int64_t kTileRows = 4;   // 4 × 16 accumulators: 8 of 16 AVX2 registers
// Products added in one f32 chain before the tile is widened: n equal products err by up to n / 2 rounding units, which
// for 32 of them is 1e-6, inside f32's tolerance of 1.3e-6.
inline constexpr std::int64_t kBlock = 32;

// Elements of A in panels of kTileRows rows and of B in panels of kTileCols columns, padded with zeros.
inline std::int64_t packedElements(std::int64_t m, std::int64_t n, std::int64_t k)
{
    return (ceilDiv(m, kTileRows) * kTileRows + ceilDiv(n, kTileCols) * kTileCols) * k;
}

}  // namespace assay::kernels::gemm
