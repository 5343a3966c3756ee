// Element types as device code sees them: load to the compute type, store with one rounding (nearest, ties to even).
//
// Device headers name only the CUDA built-ins that they need, so that anything which provides those (the compiler, or
// an emulator that defines them first) can include them.
#pragma once

#include <cstdint>

#ifdef __CUDACC__
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#endif

namespace assay::kernels::cuda {

// Bit patterns of IEEE binary16 and bfloat16.
struct F16 {
    std::uint16_t bits;
};
struct BF16 {
    std::uint16_t bits;
};

template <class T>
struct ComputeType {
    using type = float;
};
template <>
struct ComputeType<double> {
    using type = double;
};
template <class T>
using Compute = typename ComputeType<T>::type;

__device__ inline double load(double value)
{
    return value;
}

__device__ inline float load(float value)
{
    return value;
}

__device__ inline float load(F16 value)
{
    return __half2float(__ushort_as_half(value.bits));
}

__device__ inline float load(BF16 value)
{
    return __bfloat162float(__ushort_as_bfloat16(value.bits));
}

__device__ inline void store(double* to, double value)
{
    *to = value;
}

__device__ inline void store(float* to, float value)
{
    *to = value;
}

__device__ inline void store(F16* to, float value)
{
    to->bits = __half_as_ushort(__float2half_rn(value));
}

__device__ inline void store(BF16* to, float value)
{
    to->bits = __bfloat16_as_ushort(__float2bfloat16_rn(value));
}

}  // namespace assay::kernels::cuda
