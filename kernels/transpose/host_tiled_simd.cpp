// Tiles whose blocks of 8 × 8 are transposed in registers: three rounds of interleaving rows i and i + 4 transpose
// eight rows of eight.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/transpose/host_tiled_simd.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <cstring>
#include "hwy/foreach_target.h"

#include "kernels/transpose/tiles-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::transpose {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

constexpr std::int64_t kBlock = 8;

template <class Bits>
struct Vector8 {
    typedef Bits type __attribute__((vector_size(kBlock * sizeof(Bits))));
};

template <class Bits>
ASSAY_ALWAYS_INLINE void block(const Bits* x, std::int64_t x_row, Bits* y, std::int64_t y_row)
{
    using Vector = typename Vector8<Bits>::type;
    Vector rows[kBlock];
    for (int i = 0; i < kBlock; ++i) {
        std::memcpy(&rows[i], x + i * x_row, sizeof(Vector));
    }
    for (int round = 0; round < 3; ++round) {
        Vector mixed[kBlock];
        for (int i = 0; i < kBlock / 2; ++i) {
            mixed[2 * i] = __builtin_shufflevector(rows[i], rows[i + 4], 0, 8, 1, 9, 2, 10, 3, 11);
            mixed[2 * i + 1] = __builtin_shufflevector(rows[i], rows[i + 4], 4, 12, 5, 13, 6, 14, 7, 15);
        }
        for (int i = 0; i < kBlock; ++i) {
            rows[i] = mixed[i];
        }
    }
    for (int i = 0; i < kBlock; ++i) {
        std::memcpy(y + i * y_row, &rows[i], sizeof(Vector));
    }
}

struct SimdTile {
    template <class Bits>
    static ASSAY_ALWAYS_INLINE void run(const Move<Bits>& move, std::int64_t r_begin, std::int64_t r_end,
                                        std::int64_t c_begin, std::int64_t c_end)
    {
        const bool blocks = move.unit();
        const std::int64_t r_blocks = blocks ? r_begin + (r_end - r_begin) / kBlock * kBlock : r_begin;
        const std::int64_t c_blocks = blocks ? c_begin + (c_end - c_begin) / kBlock * kBlock : c_begin;
        for (std::int64_t c = c_begin; c < c_blocks; c += kBlock) {
            for (std::int64_t r = r_begin; r < r_blocks; r += kBlock) {
                block(move.x + r * move.x_row + c, move.x_row, move.y + c * move.y_col + r, move.y_col);
            }
        }
        // What the blocks leave at the edges, or everything when elements are not adjacent.
        for (std::int64_t c = c_begin; c < c_end; ++c) {
            for (std::int64_t r = c < c_blocks ? r_blocks : r_begin; r < r_end; ++r) {
                move.one(r, c);
            }
        }
    }
};

assay_status tiledSimdTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkTranspose(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withBits(call->inputs[0].dtype,
                    [&](auto tag) { return runTiles<SimdTile, typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::transpose
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::transpose {

HWY_EXPORT(tiledSimdTargeted);

assay_status tiledSimd(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(tiledSimdTargeted)(call, host);
}

}  // namespace assay::kernels::transpose
#endif
