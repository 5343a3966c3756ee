#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/inclusive_scan/cuda/scans.cuh"

namespace assay::kernels::cuda::inclusive_scan {
namespace {

// Spread over the multiprocessors: few rows are the rule, and a warp per block gives each its own.
constexpr unsigned kSequentialThreads = kWarp;

bool empty(const assay_tensor& tensor)
{
    return tensor.shape[0] == 0 || tensor.shape[1] == 0;
}

template <class T>
assay_status runBlocked(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const std::int64_t per_row = ceilDiv(x.cols, kBlock);
    const unsigned grid = blocks(x.rows * per_row);
    double* sums = nullptr;
    if (per_row > 1) {
        sums = workspace<double>(host, x.rows * per_row);
        if (sums == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        sumBlocks<<<grid, kThreads, 0, stream(host)>>>(x, sums, per_row);
        const assay_status status = checkLaunch(host, "inclusive_scan blocked, sums");
        if (status != ASSAY_OK) {
            return status;
        }
    }
    scanBlocks<<<grid, kThreads, 0, stream(host)>>>(x, view<T>(call.outputs[0]), sums, per_row);
    return checkLaunch(host, "inclusive_scan blocked, scan");
}

}  // namespace

assay_status sequential(const assay_call* call, const assay_host* host)
{
    if (!inclusiveScanFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    if (empty(call->inputs[0])) {
        return ASSAY_OK;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const auto x = view<T>(call->inputs[0]);
        sequential<T><<<blocks(ceilDiv(x.rows, kSequentialThreads)), kSequentialThreads, 0, stream(*host)>>>(
            x, view<T>(call->outputs[0]));
        return checkLaunch(*host, "inclusive_scan sequential");
    });
}

assay_status blocked(const assay_call* call, const assay_host* host)
{
    if (!inclusiveScanFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    if (empty(call->inputs[0])) {
        return ASSAY_OK;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runBlocked<typename decltype(tag)::type>(*call, *host); });
}

assay_status simd(const assay_call* call, const assay_host* host)
{
    if (!inclusiveScanFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    if (empty(call->inputs[0])) {
        return ASSAY_OK;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const auto x = view<T>(call->inputs[0]);
        scanByShuffles<T><<<blocks(x.rows), rowThreads(x.cols), 0, stream(*host)>>>(x, view<T>(call->outputs[0]));
        return checkLaunch(*host, "inclusive_scan simd");
    });
}

}  // namespace assay::kernels::cuda::inclusive_scan
