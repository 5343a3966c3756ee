#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/gemm/cuda/products.cuh"
#include "kernels/gemm/cuda/tensor_cores.cuh"

namespace assay::kernels::cuda::gemm {
namespace {

struct Tiling {
    std::int64_t count;
    std::int64_t across;

    Tiling(const assay_tensor& c, int side)
        : count(ceilDiv(c.shape[0], side) * ceilDiv(c.shape[1], side)), across(ceilDiv(c.shape[1], side))
    {
    }
};

bool empty(const assay_tensor& tensor)
{
    return tensor.shape[0] == 0 || tensor.shape[1] == 0;
}

template <class T>
assay_status runReduced(const assay_call& call, const assay_host& host)
{
    const Tiling tiles(call.outputs[0], kCoreTile);
    reducedInputs<T><<<blocks(tiles.count), kCoreThreads, 0, stream(host)>>>(
        view<T>(call.inputs[0]), view<T>(call.inputs[1]), view<T>(call.outputs[0]), tiles.count, tiles.across);
    return checkLaunch(host, "gemm reduced_inputs");
}

}  // namespace

assay_status naive(const assay_call* call, const assay_host* host)
{
    if (!gemmFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    if (empty(call->outputs[0])) {
        return ASSAY_OK;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const Tiling tiles(call->outputs[0], kNaiveSide);
        naive<T><<<blocks(tiles.count), kNaiveSide * kNaiveSide, 0, stream(*host)>>>(
            view<T>(call->inputs[0]), view<T>(call->inputs[1]), view<T>(call->outputs[0]), tiles.count, tiles.across);
        return checkLaunch(*host, "gemm naive");
    });
}

assay_status blocked(const assay_call* call, const assay_host* host)
{
    if (!gemmFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    if (empty(call->outputs[0])) {
        return ASSAY_OK;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        const Tiling tiles(call->outputs[0], kTile);
        blocked<T><<<blocks(tiles.count), kThreads, 0, stream(*host)>>>(
            view<T>(call->inputs[0]), view<T>(call->inputs[1]), view<T>(call->outputs[0]), tiles.count, tiles.across);
        return checkLaunch(*host, "gemm blocked");
    });
}

assay_status reducedInputs(const assay_call* call, const assay_host* host)
{
    if (!gemmFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    const assay_dtype dtype = call->inputs[0].dtype;
    if (dtype != ASSAY_F32 && dtype != ASSAY_BF16) {
        return ASSAY_UNSUPPORTED;
    }
    if (empty(call->outputs[0])) {
        return ASSAY_OK;
    }
    return dtype == ASSAY_F32 ? runReduced<float>(*call, *host) : runReduced<BF16>(*call, *host);
}

}  // namespace assay::kernels::cuda::gemm
