// Packed, register-tiled product, shared by the variants that differ in the type they pack to.
#if defined(ASSAY_GEMM_BLOCKED_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_GEMM_BLOCKED_INL
#undef ASSAY_GEMM_BLOCKED_INL
#else
#define ASSAY_GEMM_BLOCKED_INL
#endif

#include <algorithm>

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/gemm/gemm.hpp"
#include "kernels/gemm/packing.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::gemm {
namespace HWY_NAMESPACE {

// Panel q of A holds, for each p, kTileRows elements of column p; panel q of B, for each p, kTileCols elements of row
// p.
template <class T, class Packed>
struct PackTask {
    View<T> a, b;
    Packed* packed_a = nullptr;
    Packed* packed_b = nullptr;
    std::int64_t a_panels = 0;
    Chunks chunks;

    // Element (p, i) of a panel is from.data[p · along + (first + i) · across].
    static ASSAY_ALWAYS_INLINE void panel(const T* from, std::int64_t along, std::int64_t across, std::int64_t k,
                                          std::int64_t width, std::int64_t padded, Packed* to)
    {
        for (std::int64_t p = 0; p < k; ++p) {
            for (std::int64_t i = 0; i < width; ++i) {
                to[p * padded + i] = store<Packed>(static_cast<Compute<Packed>>(load(from[p * along + i * across])));
            }
            for (std::int64_t i = width; i < padded; ++i) {
                to[p * padded + i] = store<Packed>(Compute<Packed>(0));
            }
        }
    }

    void operator()(std::int64_t chunk) const
    {
        const std::int64_t k = a.cols;
        for (std::int64_t q = chunks.begin(chunk); q < chunks.end(chunk); ++q) {
            if (q < a_panels) {
                const std::int64_t first = q * kTileRows;
                panel(a.data + first * a.row_stride, a.col_stride, a.row_stride, k, std::min(kTileRows, a.rows - first),
                      kTileRows, packed_a + first * k);
            } else {
                const std::int64_t first = (q - a_panels) * kTileCols;
                panel(b.data + first * b.col_stride, b.row_stride, b.col_stride, k, std::min(kTileCols, b.cols - first),
                      kTileCols, packed_b + first * k);
            }
        }
    }
};

template <class T, class Packed>
struct TilesTask {
    View<T> c;
    const Packed* packed_a = nullptr;
    const Packed* packed_b = nullptr;
    std::int64_t k = 0;
    Chunks chunks;  // rows of tiles

    using Sum = Compute<Packed>;

    static ASSAY_ALWAYS_INLINE void tile(const Packed* a, const Packed* b, std::int64_t k,
                                         double (&total)[kTileRows][kTileCols])
    {
        for (std::int64_t begin = 0; begin < k; begin += kBlock) {
            const std::int64_t end = std::min(k, begin + kBlock);
            Sum sums[kTileRows][kTileCols] = {};
            for (std::int64_t p = begin; p < end; ++p) {
                for (std::int64_t i = 0; i < kTileRows; ++i) {
                    const Sum factor = load(a[p * kTileRows + i]);
#pragma omp simd
                    for (std::int64_t j = 0; j < kTileCols; ++j) {
                        sums[i][j] += factor * load(b[p * kTileCols + j]);
                    }
                }
            }
            for (std::int64_t i = 0; i < kTileRows; ++i) {
                for (std::int64_t j = 0; j < kTileCols; ++j) {
                    total[i][j] += static_cast<double>(sums[i][j]);
                }
            }
        }
    }

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t q = chunks.begin(chunk); q < chunks.end(chunk); ++q) {
            const std::int64_t i_begin = q * kTileRows;
            const std::int64_t height = std::min(kTileRows, c.rows - i_begin);
            for (std::int64_t j_begin = 0; j_begin < c.cols; j_begin += kTileCols) {
                double total[kTileRows][kTileCols] = {};
                tile(packed_a + i_begin * k, packed_b + j_begin * k, k, total);
                const std::int64_t width = std::min(kTileCols, c.cols - j_begin);
                for (std::int64_t i = 0; i < height; ++i) {
                    const auto to = c.template row<false>(i_begin + i);
                    for (std::int64_t j = 0; j < width; ++j) {
                        to.set(j_begin + j, static_cast<Compute<T>>(total[i][j]));
                    }
                }
            }
        }
    }
};

template <class T, class Packed>
assay_status runBlocked(const assay_call& call, const assay_host& host)
{
    const auto a = view<T>(call.inputs[0]);
    const auto b = view<T>(call.inputs[1]);
    const auto c = view<T>(call.outputs[0]);
    const std::int64_t k = a.cols;
    if (c.rows == 0 || c.cols == 0) {
        return ASSAY_OK;
    }
    Packed* packed_a = nullptr;
    Packed* packed_b = nullptr;
    if (k > 0) {
        packed_a = workspace<Packed>(host, packedElements(c.rows, c.cols, k));
        if (packed_a == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        const std::int64_t a_panels = ceilDiv(c.rows, kTileRows);
        packed_b = packed_a + a_panels * kTileRows * k;
        const Chunks panels = planChunks(a_panels + ceilDiv(c.cols, kTileCols), kTileCols * k);
        launch(host, panels.count, PackTask<T, Packed>{a, b, packed_a, packed_b, a_panels, panels});
    }
    const Chunks chunks = planChunks(ceilDiv(c.rows, kTileRows), kTileRows * c.cols * k);
    launch(host, chunks.count, TilesTask<T, Packed>{c, packed_a, packed_b, k, chunks});
    return ASSAY_OK;
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::gemm
HWY_AFTER_NAMESPACE();

#endif
