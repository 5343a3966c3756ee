// What the threads of one block do together. Block sizes are multiples of the warp, at most kMaxThreads.
#pragma once

#include <cstdint>

namespace assay::kernels::cuda {

constexpr int kWarp = 32;
constexpr int kMaxThreads = 256;
constexpr unsigned kFullMask = 0xffffffffu;

struct Add {
    template <class V>
    __device__ V operator()(V a, V b) const
    {
        return a + b;
    }
};

// NaN in b is ignored.
struct Larger {
    template <class V>
    __device__ V operator()(V a, V b) const
    {
        return b > a ? b : a;
    }
};

// Combines one value per thread; every thread gets the same result. The order is fixed: a butterfly in each warp, then
// the warps in turn.
template <class V, class Op>
__device__ V blockReduce(V value, Op op)
{
    __shared__ V partial[kMaxThreads / kWarp];
    for (int offset = kWarp / 2; offset > 0; offset /= 2) {
        value = op(value, __shfl_xor_sync(kFullMask, value, offset));
    }
    const int warps = static_cast<int>(blockDim.x) / kWarp;
    if (threadIdx.x % kWarp == 0) {
        partial[threadIdx.x / kWarp] = value;
    }
    __syncthreads();
    value = partial[0];
    for (int w = 1; w < warps; ++w) {
        value = op(value, partial[w]);
    }
    __syncthreads();  // the next reduction writes partial
    return value;
}

// Elements summed in one chain of the compute type per thread; chains are added in float64.
constexpr int kChain = 64;

// This thread's share of Σ term(i), 0 ≤ i < count.
template <class C, class Term>
__device__ double stridedSum(std::int64_t count, Term term)
{
    const std::int64_t step = blockDim.x;
    double sum = 0;
    for (std::int64_t begin = threadIdx.x; begin < count; begin += kChain * step) {
        C partial = 0;
        const std::int64_t end = begin + kChain * step < count ? begin + kChain * step : count;
        for (std::int64_t i = begin; i < end; i += step) {
            partial += term(i);
        }
        sum += static_cast<double>(partial);
    }
    return sum;
}

// Inclusive scan over the lanes of a warp.
template <class V>
__device__ V warpScan(V value)
{
    const int lane = static_cast<int>(threadIdx.x) % kWarp;
    for (int offset = 1; offset < kWarp; offset *= 2) {
        const V before = __shfl_up_sync(kFullMask, value, static_cast<unsigned>(offset));
        if (lane >= offset) {
            value += before;
        }
    }
    return value;
}

// The sum of the values of all warps before this one, given each warp's total in its last lane; `all` gets the block's.
__device__ inline double sumOfWarpsBefore(double total_in_last_lane, double* all)
{
    __shared__ double totals[kMaxThreads / kWarp];
    const int warp = static_cast<int>(threadIdx.x) / kWarp;
    if (threadIdx.x % kWarp == kWarp - 1) {
        totals[warp] = total_in_last_lane;
    }
    __syncthreads();
    double before = 0;
    double sum = 0;
    for (int w = 0; w < static_cast<int>(blockDim.x) / kWarp; ++w) {
        if (w == warp) {
            before = sum;
        }
        sum += totals[w];
    }
    __syncthreads();  // the next call writes totals
    *all = sum;
    return before;
}

}  // namespace assay::kernels::cuda
