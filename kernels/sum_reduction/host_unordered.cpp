// Segments of all rows go to all threads, which add their sums to the row's accumulator as they arrive.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/sum_reduction/host_unordered.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <algorithm>
#include <atomic>
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

// Columns per segment: some microseconds of work against one contended addition.
constexpr std::int64_t kSegment = 4096;

template <class T, bool kUnit>
struct SegmentsTask {
    View<T> x;
    Compute<T>* sums = nullptr;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        // Consecutive items are the same segment of consecutive rows, so that the segments of one row fall to different
        // threads.
        for (std::int64_t item = chunks.begin(chunk); item < chunks.end(chunk); ++item) {
            const std::int64_t r = item % x.rows;
            const std::int64_t begin = item / x.rows * kSegment;
            const double sum = treeSum<Compute<T>>(x.template row<kUnit>(r), begin, std::min(x.cols, begin + kSegment));
            std::atomic_ref<Compute<T>>(sums[r]).fetch_add(static_cast<Compute<T>>(sum), std::memory_order_relaxed);
        }
    }
};

template <class T>
struct StoreTask {
    View<T> y;
    const Compute<T>* sums = nullptr;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        const auto out = y.template row<false>(0);
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            out.set(r, sums == nullptr ? Compute<T>(0) : sums[r]);
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    if (x.rows == 0) {
        return ASSAY_OK;
    }
    Compute<T>* sums = nullptr;
    if (x.cols > 0) {
        sums = workspace<Compute<T>>(host, x.rows);
        if (sums == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        std::fill(sums, sums + x.rows, Compute<T>(0));
        const Chunks chunks = planChunks(x.rows * ceilDiv(x.cols, kSegment), std::min(x.cols, kSegment));
        if (x.unit()) {
            launch(host, chunks.count, SegmentsTask<T, true>{x, sums, chunks});
        } else {
            launch(host, chunks.count, SegmentsTask<T, false>{x, sums, chunks});
        }
    }
    const Chunks rows = planChunks(x.rows, 1);
    launch(host, rows.count, StoreTask<T>{view<T>(call.outputs[0]), sums, rows});
    return ASSAY_OK;
}

assay_status unorderedTargeted(const assay_call* call, const assay_host* host)
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

HWY_EXPORT(unorderedTargeted);

assay_status unordered(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(unorderedTargeted)(call, host);
}

}  // namespace assay::kernels::sum_reduction
#endif
