// Baseline: the sum goes to a temporary in the compute type, which the second kernel reads.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/bias_gelu/host_two_kernels.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/bias_gelu/elementwise-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::bias_gelu {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

template <class T>
struct GeluTask {
    View<Compute<T>> temporary;
    View<T> y;
    Chunks chunks;

    template <bool kUnit>
    ASSAY_ALWAYS_INLINE void row(std::int64_t r) const
    {
        const auto from = temporary.template row<true>(r);
        const auto to = y.template row<kUnit>(r);
#pragma omp simd
        for (std::int64_t i = 0; i < y.cols; ++i) {
            to.set(i, ExactGelu::of(from[i]));
        }
    }

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            y.unit() ? row<true>(r) : row<false>(r);
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    auto* memory = workspace<Compute<T>>(host, x.rows * x.cols);
    if (memory == nullptr) {
        return ASSAY_OUT_OF_MEMORY;
    }
    const View<Compute<T>> temporary{memory, x.rows, x.cols, x.cols, 1};
    launchBias<Identity>(host, x, view<T>(call.inputs[1]), temporary);
    const Chunks chunks = planChunks(x.rows, x.cols);
    launch(host, chunks.count, GeluTask<T>{temporary, view<T>(call.outputs[0]), chunks});
    return ASSAY_OK;
}

assay_status twoKernelsTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkBiasGelu(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::bias_gelu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::bias_gelu {

HWY_EXPORT(twoKernelsTargeted);

assay_status twoKernels(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(twoKernelsTargeted)(call, host);
}

}  // namespace assay::kernels::bias_gelu
#endif
