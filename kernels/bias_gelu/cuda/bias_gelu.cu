#include "kernels/bias_gelu/cuda/elementwise.cuh"
#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"

namespace assay::kernels::cuda::bias_gelu {
namespace {

constexpr std::int64_t kMaxBlocksY = 65535;  // gridDim.y; the kernel loops where there are more rows

// kMaxThreads per block: as wide as the rows, at least a warp, and as high as the rest allows.
struct Shape {
    dim3 grid;
    dim3 block;

    Shape(std::int64_t rows, std::int64_t cols)
    {
        unsigned width = kWarp;
        while (width < static_cast<unsigned>(kMaxThreads) && width < cols) {
            width *= 2;
        }
        const unsigned height = kMaxThreads / width;
        block = dim3(width, height);
        grid = dim3(blocks(ceilDiv(cols, width)), static_cast<unsigned>(std::min(kMaxBlocksY, ceilDiv(rows, height))));
    }
};

template <class Function, class T>
assay_status runFused(const assay_call& call, const assay_host& host, const char* name)
{
    const auto x = view<T>(call.inputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const Shape shape(x.rows, x.cols);
    addBias<Function>
        <<<shape.grid, shape.block, 0, stream(host)>>>(x, view<T>(call.inputs[1]), view<T>(call.outputs[0]));
    return checkLaunch(host, name);
}

template <class T>
assay_status runTwoKernels(const assay_call& call, const assay_host& host)
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
    const Shape shape(x.rows, x.cols);
    addBias<Identity><<<shape.grid, shape.block, 0, stream(host)>>>(x, view<T>(call.inputs[1]), temporary);
    const assay_status status = checkLaunch(host, "bias_gelu two_kernels, bias");
    if (status != ASSAY_OK) {
        return status;
    }
    gelu<<<shape.grid, shape.block, 0, stream(host)>>>(temporary, view<T>(call.outputs[0]));
    return checkLaunch(host, "bias_gelu two_kernels, GELU");
}

}  // namespace

assay_status twoKernels(const assay_call* call, const assay_host* host)
{
    if (!biasGeluFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTwoKernels<typename decltype(tag)::type>(*call, *host); });
}

assay_status fused(const assay_call* call, const assay_host* host)
{
    if (!biasGeluFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        return runFused<ExactGelu, typename decltype(tag)::type>(*call, *host, "bias_gelu fused");
    });
}

assay_status tanhApproximation(const assay_call* call, const assay_host* host)
{
    if (!biasGeluFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withNarrowType(call->inputs[0].dtype, [&](auto tag) {
        return runFused<TanhGelu, typename decltype(tag)::type>(*call, *host, "bias_gelu tanh");
    });
}

}  // namespace assay::kernels::cuda::bias_gelu
