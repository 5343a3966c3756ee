// Baseline: one running sum per row, in float64.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/inclusive_scan/host_sequential.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/inclusive_scan/chain-inl.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::inclusive_scan {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

template <class T, bool kUnit>
struct RowsTask {
    View<T> x, y;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            scanChain<T>(x.template row<kUnit>(r), y.template row<kUnit>(r), 0, x.cols, 0);
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit() && y.unit()) {
        launch(host, chunks.count, RowsTask<T, true>{x, y, chunks});
    } else {
        launch(host, chunks.count, RowsTask<T, false>{x, y, chunks});
    }
    return ASSAY_OK;
}

assay_status sequentialTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkCall(*call, *host, {2}, {2}) || !checkSameShape(*host, call->inputs[0], call->outputs[0])) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::inclusive_scan
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::inclusive_scan {

HWY_EXPORT(sequentialTargeted);

assay_status sequential(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(sequentialTargeted)(call, host);
}

}  // namespace assay::kernels::inclusive_scan
#endif
