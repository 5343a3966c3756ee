// Baseline: for each row of C, adds the rows of B scaled by the row of A. In float64, because a float32 chain breaks
// the contract for long inner dimensions.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/gemm/host_naive.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <algorithm>
#include "hwy/foreach_target.h"

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/gemm/gemm.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::gemm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

// Columns of C accumulated at a time: the accumulators fill half of the first-level cache.
constexpr std::int64_t kStrip = 2048;

template <class T, bool kUnit>
struct RowsTask {
    View<T> a, b, c;
    Chunks chunks;

    ASSAY_ALWAYS_INLINE void strip(std::int64_t i, std::int64_t begin, std::int64_t width) const
    {
        double sums[kStrip];
        std::fill(sums, sums + width, 0.0);
        const auto factors = a.template row<false>(i);
        for (std::int64_t p = 0; p < a.cols; ++p) {
            const double factor = static_cast<double>(factors[p]);
            const auto from = b.template row<kUnit>(p);
#pragma omp simd
            for (std::int64_t j = 0; j < width; ++j) {
                sums[j] += factor * static_cast<double>(from[begin + j]);
            }
        }
        const auto to = c.template row<false>(i);
        for (std::int64_t j = 0; j < width; ++j) {
            to.set(begin + j, static_cast<Compute<T>>(sums[j]));
        }
    }

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t i = chunks.begin(chunk); i < chunks.end(chunk); ++i) {
            for (std::int64_t begin = 0; begin < c.cols; begin += kStrip) {
                strip(i, begin, std::min(kStrip, c.cols - begin));
            }
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto a = view<T>(call.inputs[0]);
    const auto b = view<T>(call.inputs[1]);
    const auto c = view<T>(call.outputs[0]);
    if (c.rows == 0 || c.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(c.rows, c.cols * a.cols);
    if (b.unit()) {
        launch(host, chunks.count, RowsTask<T, true>{a, b, c, chunks});
    } else {
        launch(host, chunks.count, RowsTask<T, false>{a, b, c, chunks});
    }
    return ASSAY_OK;
}

assay_status naiveTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkGemm(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::gemm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::gemm {

HWY_EXPORT(naiveTargeted);

assay_status naive(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(naiveTargeted)(call, host);
}

}  // namespace assay::kernels::gemm
#endif
