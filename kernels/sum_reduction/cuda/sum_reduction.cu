#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/sum_reduction/cuda/sums.cuh"

namespace assay::kernels::cuda::sum_reduction {
namespace {

// Spread over the multiprocessors: few rows are the rule, and a warp per block gives each its own.
constexpr unsigned kSequentialThreads = kWarp;

template <class T>
assay_status runUnordered(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0) {
        return ASSAY_OK;
    }
    Compute<T>* sums = nullptr;
    if (x.cols > 0) {
        sums = workspace<Compute<T>>(host, x.rows);
        if (sums == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        const auto bytes = static_cast<std::size_t>(x.rows) * sizeof(Compute<T>);
        assay_status status =
            checkCuda(host, cudaMemsetAsync(sums, 0, bytes, stream(host)), "sum_reduction unordered, clearing sums");
        if (status != ASSAY_OK) {
            return status;
        }
        const std::int64_t items = x.rows * ceilDiv(x.cols, kSegment);
        addSegments<T><<<blocks(items), rowThreads(x.cols), 0, stream(host)>>>(x, sums, items);
        status = checkLaunch(host, "sum_reduction unordered");
        if (status != ASSAY_OK) {
            return status;
        }
    }
    storeSums<T><<<blocks(ceilDiv(x.rows, kMaxThreads)), kMaxThreads, 0, stream(host)>>>(y, sums);
    return checkLaunch(host, "sum_reduction unordered");
}

}  // namespace

assay_status sequential(const assay_call* call, const assay_host* host)
{
    if (!sumReductionFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const auto x = view<T>(call->inputs[0]);
        if (x.rows == 0) {
            return ASSAY_OK;
        }
        sequential<T><<<blocks(ceilDiv(x.rows, kSequentialThreads)), kSequentialThreads, 0, stream(*host)>>>(
            x, view<T>(call->outputs[0]));
        return checkLaunch(*host, "sum_reduction sequential");
    });
}

assay_status pairwiseTree(const assay_call* call, const assay_host* host)
{
    if (!sumReductionFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const auto x = view<T>(call->inputs[0]);
        if (x.rows == 0) {
            return ASSAY_OK;
        }
        pairwiseTree<T><<<blocks(x.rows), rowThreads(x.cols), 0, stream(*host)>>>(x, view<T>(call->outputs[0]));
        return checkLaunch(*host, "sum_reduction pairwise_tree");
    });
}

assay_status unordered(const assay_call* call, const assay_host* host)
{
    if (!sumReductionFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runUnordered<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace assay::kernels::cuda::sum_reduction
