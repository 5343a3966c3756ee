// Inclusive scans along rows on the device.
#pragma once

#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"
#include "kernels/inclusive_scan/blocks.hpp"

namespace assay::kernels::cuda::inclusive_scan {

using assay::kernels::inclusive_scan::kBlock;

// One thread per row, one chain in float64, as the order demands: bit for bit the host's sums.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) sequential(View<T> x, View<T> y)
{
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * blockDim.x;
    for (std::int64_t r = static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x; r < x.rows; r += step) {
        double sum = 0;
        for (std::int64_t i = 0; i < x.cols; ++i) {
            sum += static_cast<double>(x.get(r, i));
            y.set(r, i, static_cast<Compute<T>>(sum));
        }
    }
}

constexpr int kThreads = kMaxThreads;
constexpr int kPerThread = static_cast<int>(kBlock) / kThreads;

// sums[r, b] = Σ of block b of row r, one thread block each.
template <class T>
__global__ void __launch_bounds__(kThreads) sumBlocks(View<T> x, double* sums, std::int64_t blocks_per_row)
{
    const std::int64_t items = x.rows * blocks_per_row;
    for (std::int64_t item = blockIdx.x; item < items; item += gridDim.x) {
        const std::int64_t r = item / blocks_per_row;
        const std::int64_t begin = item % blocks_per_row * kBlock;
        const std::int64_t end = begin + kBlock < x.cols ? begin + kBlock : x.cols;
        double sum = 0;
        for (std::int64_t i = begin + threadIdx.x; i < end; i += kThreads) {
            sum += static_cast<double>(x.get(r, i));
        }
        sum = blockReduce(sum, Add{});
        if (threadIdx.x == 0) {
            sums[item] = sum;
        }
    }
}

// One element of padding after each thread's kPerThread, so that the threads of a warp read different banks.
constexpr int kHeld = static_cast<int>(kBlock) + kThreads;

__device__ inline int place(int i)
{
    return i + i / kPerThread;
}

// Scans each thread's elements of `held` in place, starting from `before`: what precedes the block.
template <class C>
__device__ void scanHeld(C* held, double before)
{
    C* own = held + threadIdx.x * (kPerThread + 1);
    double total = 0;
    for (int k = 0; k < kPerThread; ++k) {
        total += static_cast<double>(own[k]);
    }
    const double inclusive = warpScan(total);
    double all = 0;
    const double warps = sumOfWarpsBefore(inclusive, &all);
    // Taken from the neighbour, not by subtraction: inf − inf would spoil what stands before an infinity.
    const double neighbour = __shfl_up_sync(kFullMask, inclusive, 1u);
    double running = before + warps + (threadIdx.x % kWarp == 0 ? 0.0 : neighbour);
    for (int k = 0; k < kPerThread; ++k) {
        running += static_cast<double>(own[k]);
        own[k] = static_cast<C>(running);
    }
}

// Blocks per multiprocessor that the compiler leaves registers for; left to itself it aims at eight and spills.
constexpr int kResidentBlocks = 4;

// Scans each block from the sum of those before it; `sums` is not read when a row is one block.
template <class T>
__global__ void __launch_bounds__(kThreads, kResidentBlocks)
    scanBlocks(View<T> x, View<T> y, const double* sums, std::int64_t blocks_per_row)
{
    using C = Compute<T>;
    __shared__ C held[kHeld];
    const std::int64_t items = x.rows * blocks_per_row;
    for (std::int64_t item = blockIdx.x; item < items; item += gridDim.x) {
        const std::int64_t r = item / blocks_per_row;
        const std::int64_t b = item % blocks_per_row;
        double before = 0;
        for (std::int64_t k = threadIdx.x; k < b; k += kThreads) {
            before += sums[r * blocks_per_row + k];
        }
        before = blockReduce(before, Add{});
        for (int i = static_cast<int>(threadIdx.x); i < static_cast<int>(kBlock); i += kThreads) {
            const std::int64_t c = b * kBlock + i;
            held[place(i)] = c < x.cols ? x.get(r, c) : C(0);
        }
        __syncthreads();
        scanHeld(held, before);
        __syncthreads();
        for (int i = static_cast<int>(threadIdx.x); i < static_cast<int>(kBlock); i += kThreads) {
            const std::int64_t c = b * kBlock + i;
            if (c < x.cols) {
                y.set(r, c, held[place(i)]);
            }
        }
        __syncthreads();  // the next block is held in the same place
    }
}

// One block per row: warps scan 32 elements in the compute type by shuffles; what precedes them is carried in float64.
template <class T>
__global__ void __launch_bounds__(kMaxThreads) scanByShuffles(View<T> x, View<T> y)
{
    using C = Compute<T>;
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        double carry = 0;
        for (std::int64_t first = 0; first < x.cols; first += blockDim.x) {
            const std::int64_t c = first + threadIdx.x;
            const double own = static_cast<double>(warpScan(c < x.cols ? x.get(r, c) : C(0)));
            double all = 0;
            const double warps = sumOfWarpsBefore(own, &all);
            if (c < x.cols) {
                y.set(r, c, static_cast<C>(carry + warps + own));
            }
            carry += all;
        }
    }
}

}  // namespace assay::kernels::cuda::inclusive_scan
