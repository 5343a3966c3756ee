// Bit patterns as elements, orientation, and the frame of the tiled variants.
#if defined(ASSAY_TRANSPOSE_TILES_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_TRANSPOSE_TILES_INL
#undef ASSAY_TRANSPOSE_TILES_INL
#else
#define ASSAY_TRANSPOSE_TILES_INL
#endif

#include <algorithm>
#include <utility>

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/transpose/transpose.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::transpose {
namespace HWY_NAMESPACE {

constexpr std::int64_t kTile = 32;

// y[c · y_col + r · y_row] = x[r · x_row + c · x_col] for r < rows, c < cols.
template <class Bits>
struct Move {
    const Bits* x = nullptr;
    Bits* y = nullptr;
    std::int64_t rows = 0, cols = 0;
    std::int64_t x_row = 0, x_col = 1;
    std::int64_t y_row = 1, y_col = 0;

    ASSAY_ALWAYS_INLINE void one(std::int64_t r, std::int64_t c) const
    {
        y[c * y_col + r * y_row] = x[r * x_row + c * x_col];
    }
    // Elements adjacent where a row of x is read and where a row of y is written.
    bool unit() const { return x_col == 1 && y_row == 1; }
};

template <class Bits>
Move<Bits> moveOf(const assay_call& call)
{
    const assay_tensor& x = call.inputs[0];
    const assay_tensor& y = call.outputs[0];
    return {static_cast<const Bits*>(x.data),
            static_cast<Bits*>(y.data),
            x.shape[0],
            x.shape[1],
            x.strides[0],
            x.strides[1],
            y.strides[1],
            y.strides[0]};
}

// Both tensors stored column-major: exchanging the roles of rows and columns makes both row-major.
template <class Bits>
Move<Bits> rowMajor(Move<Bits> move)
{
    if (move.x_col != 1 && move.x_row == 1 && move.y_col == 1) {
        std::swap(move.rows, move.cols);
        std::swap(move.x_row, move.x_col);
        std::swap(move.y_row, move.y_col);
    }
    return move;
}

// Tiles of kTile × kTile; Tile moves one of them.
template <class Tile, class Bits>
struct TilesTask {
    Move<Bits> move;
    std::int64_t tiles_across = 0;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t tile = chunks.begin(chunk); tile < chunks.end(chunk); ++tile) {
            const std::int64_t r = tile / tiles_across * kTile;
            const std::int64_t c = tile % tiles_across * kTile;
            Tile::run(move, r, std::min(move.rows, r + kTile), c, std::min(move.cols, c + kTile));
        }
    }
};

template <class Tile, class Bits>
assay_status runTiles(const assay_call& call, const assay_host& host)
{
    const auto move = rowMajor(moveOf<Bits>(call));
    if (move.rows == 0 || move.cols == 0) {
        return ASSAY_OK;
    }
    const std::int64_t across = ceilDiv(move.cols, kTile);
    const Chunks chunks = planChunks(ceilDiv(move.rows, kTile) * across, kTile * kTile);
    launch(host, chunks.count, TilesTask<Tile, Bits>{move, across, chunks});
    return ASSAY_OK;
}

inline bool checkTranspose(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2}, {2}) &&
           checkShape(host, call.outputs[0], {call.inputs[0].shape[1], call.inputs[0].shape[0]});
}

// Calls run(TypeTag<Bits>) with the unsigned integer as wide as the element.
template <class Run>
assay_status withBits(assay_dtype dtype, Run&& run)
{
    switch (dtype) {
        case ASSAY_F64:
            return run(TypeTag<std::uint64_t>{});
        case ASSAY_F32:
            return run(TypeTag<std::uint32_t>{});
        case ASSAY_F16:
        case ASSAY_BF16:
            return run(TypeTag<std::uint16_t>{});
    }
    return ASSAY_UNSUPPORTED;
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::transpose
HWY_AFTER_NAMESPACE();

#endif
