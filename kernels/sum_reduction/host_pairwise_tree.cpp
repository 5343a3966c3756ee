// A balanced tree over SIMD leaves, widened to float64 after four additions; the order depends on nothing but the
// length.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/sum_reduction/host_pairwise_tree.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/sum_reduction/leaf-inl.hpp"
#include "kernels/sum_reduction/sum_reduction.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::sum_reduction {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

template <class T, bool kUnit>
struct RowsTask {
    View<T> x, y;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        const auto out = y.template row<false>(0);
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            out.set(r, static_cast<Compute<T>>(treeSum<Compute<T>>(x.template row<kUnit>(r), 0, x.cols)));
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit()) {
        launch(host, chunks.count, RowsTask<T, true>{x, y, chunks});
    } else {
        launch(host, chunks.count, RowsTask<T, false>{x, y, chunks});
    }
    return ASSAY_OK;
}

assay_status pairwiseTreeTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkCall(*call, *host, {2}, {1}) || !checkShape(*host, call->outputs[0], {call->inputs[0].shape[0]})) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::sum_reduction
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::sum_reduction {

HWY_EXPORT(pairwiseTreeTargeted);

assay_status pairwiseTree(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(pairwiseTreeTargeted)(call, host);
}

}  // namespace assay::kernels::sum_reduction
#endif
