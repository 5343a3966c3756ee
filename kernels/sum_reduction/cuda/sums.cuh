// Sums along rows on the device.
#pragma once

#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda::sum_reduction {

// One thread per row, one chain in float64, as the order demands: bit for bit the host's sum.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) sequential(View<T> x, View<T> y)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t r = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; r < x.rows; r += step) {
        double sum = 0;
#pragma unroll 8
        for (std::int64_t i = 0; i < x.cols; ++i) {
            sum += static_cast<double>(x.get(r, i));
        }
        y.set(0, r, static_cast<Compute<T>>(sum));
    }
}

constexpr int kLeaf = 16;    // elements added in one chain
constexpr int kLevels = 20;  // of a thread's tree: kMaxThreads · kLeaf · 2^19 elements before its root becomes a chain

// This thread's part of Σ x[r, begin … end), as a balanced tree of leaves. The partial sums form a binary counter whose
// digits stay in registers because the loops over levels unroll. The error grows with log n: N. J. Higham, "The
// accuracy of floating point summation", 1993.
template <class T>
__device__ Compute<T> treeSum(const View<T>& x, std::int64_t r, std::int64_t begin, std::int64_t end)
{
    using C = Compute<T>;
    C partial[kLevels];
#pragma unroll
    for (int level = 0; level < kLevels; ++level) {
        partial[level] = 0;
    }
    const std::int64_t step = blockDim.x;
    std::uint64_t leaf = 0;
    for (std::int64_t first = begin + threadIdx.x; first < end; first += kLeaf * step, ++leaf) {
        C sum = 0;
#pragma unroll
        for (int k = 0; k < kLeaf; ++k) {
            const std::int64_t i = first + k * step;
            sum += i < end ? x.get(r, i) : C(0);
        }
        bool carry = true;
#pragma unroll
        for (int level = 0; level < kLevels; ++level) {
            const bool occupied = (leaf >> level & 1u) != 0 || level == kLevels - 1;
            if (carry && occupied) {
                sum += partial[level];
            }
            if (carry) {
                carry = occupied && level < kLevels - 1;
                partial[level] = carry ? C(0) : sum;
            }
        }
    }
    C sum = 0;
#pragma unroll
    for (int level = 0; level < kLevels; ++level) {
        sum += partial[level];
    }
    return sum;
}

// One block per row; the order depends on nothing but the length.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) pairwiseTree(View<T> x, View<T> y)
{
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        const Compute<T> sum = blockReduce(treeSum(x, r, 0, x.cols), Add{});
        if (threadIdx.x == 0) {
            y.set(0, r, sum);
        }
    }
}

constexpr std::int64_t kSegment = 4096;  // columns per block: 16 elements per thread against one contended addition

// One block per segment of a row, which adds its sum to the row's accumulator when it is ready.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) addSegments(View<T> x, Compute<T>* sums, std::int64_t items)
{
    for (std::int64_t item = blockIdx.x; item < items; item += gridDim.x) {
        // Consecutive items are the same segment of consecutive rows, so that few blocks meet at one accumulator.
        const std::int64_t r = item % x.rows;
        const std::int64_t begin = item / x.rows * kSegment;
        const std::int64_t end = begin + kSegment < x.cols ? begin + kSegment : x.cols;
        const Compute<T> sum = blockReduce(treeSum(x, r, begin, end), Add{});
        if (threadIdx.x == 0) {
            atomicAdd(sums + r, sum);
        }
    }
}

// Rounds the accumulators to the output's dtype; without accumulators (empty rows) the sums are 0.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) storeSums(View<T> y, const Compute<T>* sums)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t r = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; r < y.cols; r += step) {
        y.set(0, r, sums == nullptr ? Compute<T>(0) : sums[r]);
    }
}

}  // namespace assay::kernels::cuda::sum_reduction
