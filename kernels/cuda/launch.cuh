// The host side of a CUDA variant: element type, views, grids, and the check after each launch.
#pragma once

#include <cuda_runtime.h>

#include <algorithm>
#include <cstdint>

#include "kernels/api/assay_kernel.h"
#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda {

template <class T>
struct TypeTag {
    using type = T;
};

// Calls run(TypeTag<T>) with the dtype's element type.
template <class Run>
assay_status withElementType(assay_dtype dtype, Run&& run)
{
    switch (dtype) {
        case ASSAY_F64:
            return run(TypeTag<double>{});
        case ASSAY_F32:
            return run(TypeTag<float>{});
        case ASSAY_F16:
            return run(TypeTag<F16>{});
        case ASSAY_BF16:
            return run(TypeTag<BF16>{});
    }
    return ASSAY_UNSUPPORTED;
}

// As withElementType, for variants that have nothing to offer in float64.
template <class Run>
assay_status withNarrowType(assay_dtype dtype, Run&& run)
{
    switch (dtype) {
        case ASSAY_F32:
            return run(TypeTag<float>{});
        case ASSAY_F16:
            return run(TypeTag<F16>{});
        case ASSAY_BF16:
            return run(TypeTag<BF16>{});
        case ASSAY_F64:
            break;
    }
    return ASSAY_UNSUPPORTED;
}

// Rank 2 as it is; rank 1 as one row.
template <class T>
View<T> view(const assay_tensor& tensor)
{
    auto* data = static_cast<T*>(tensor.data);
    if (tensor.rank == 1) {
        return {data, 1, tensor.shape[0], 0, tensor.strides[0]};
    }
    return {data, tensor.shape[0], tensor.shape[1], tensor.strides[0], tensor.strides[1]};
}

// Uninitialised; nullptr when memory is exhausted.
template <class T>
T* workspace(const assay_host& host, std::int64_t elements)
{
    return static_cast<T*>(host.workspace(host.context, static_cast<std::size_t>(elements) * sizeof(T)));
}

inline cudaStream_t stream(const assay_host& host)
{
    return static_cast<cudaStream_t>(host.stream);
}

// ASSAY_OK, or ASSAY_ERROR after reporting which step failed and why.
assay_status checkCuda(const assay_host&, cudaError_t, const char* step);
// After every <<<>>>: counts the kernel when the launch was accepted.
assay_status checkLaunch(const assay_host&, const char* kernel);

constexpr std::int64_t kMaxBlocks = 2147483647;  // gridDim.x; kernels loop where there is more to do

inline std::int64_t ceilDiv(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

inline unsigned blocks(std::int64_t wanted)
{
    return static_cast<unsigned>(std::min(wanted, kMaxBlocks));
}

// Threads for one block per row: no more warps than the row has elements for.
inline unsigned rowThreads(std::int64_t cols)
{
    return static_cast<unsigned>(
        std::min<std::int64_t>(kMaxThreads, std::max<std::int64_t>(1, ceilDiv(cols, kWarp)) * kWarp));
}

}  // namespace assay::kernels::cuda
