// Matrix products on the device without tensor cores.
#pragma once

#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda::gemm {

constexpr int kNaiveSide = 16;

// One thread per element of C, accumulating in float64 straight from memory.
template <class T>
__global__ void __launch_bounds__(kNaiveSide* kNaiveSide)
    naive(View<T> a, View<T> b, View<T> c, std::int64_t tiles, std::int64_t tiles_across)
{
    for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const std::int64_t i = tile / tiles_across * kNaiveSide + threadIdx.x / kNaiveSide;
        const std::int64_t j = tile % tiles_across * kNaiveSide + threadIdx.x % kNaiveSide;
        if (i < c.rows && j < c.cols) {
            double sum = 0;
            for (std::int64_t p = 0; p < a.cols; ++p) {
                sum += static_cast<double>(a.get(i, p)) * static_cast<double>(b.get(p, j));
            }
            c.set(i, j, static_cast<Compute<T>>(sum));
        }
    }
}

constexpr int kTile = 64;   // side of the tile of C that a block computes
constexpr int kDepth = 16;  // of the slices of A and B in shared memory
constexpr int kSide = 16;   // kSide · kSide threads, each with kPer · kPer elements that lie kSide apart
constexpr int kPer = kTile / kSide;
constexpr int kThreads = kSide * kSide;
// Products added in one chain before the chain goes to the total: bounds the error's growth along k, as on the host.
constexpr int kChainDepth = 128;

template <class T>
struct Slices {
    Compute<T> left[kDepth][kTile + 1];  // A's, by k first; padded against bank conflicts while it is written
    Compute<T> right[kDepth][kTile];     // B's
};

// Zero beyond the matrices' edges.
template <class T>
__device__ void loadSlices(Slices<T>& slices, const View<T>& a, const View<T>& b, std::int64_t row, std::int64_t col,
                           std::int64_t depth)
{
    using C = Compute<T>;
    for (int item = static_cast<int>(threadIdx.x); item < kTile * kDepth; item += kThreads) {
        const int k = item % kDepth;
        const int i = item / kDepth;
        slices.left[k][i] = row + i < a.rows && depth + k < a.cols ? a.get(row + i, depth + k) : C(0);
    }
    for (int item = static_cast<int>(threadIdx.x); item < kTile * kDepth; item += kThreads) {
        const int k = item / kTile;
        const int j = item % kTile;
        slices.right[k][j] = depth + k < b.rows && col + j < b.cols ? b.get(depth + k, col + j) : C(0);
    }
}

template <class C>
struct Accumulators {
    C value[kPer][kPer];
};

template <class T>
__device__ void multiplySlices(const Slices<T>& slices, int ty, int tx, Accumulators<Compute<T>>& chain)
{
    using C = Compute<T>;
#pragma unroll
    for (int k = 0; k < kDepth; ++k) {
        C left[kPer];
        C right[kPer];
#pragma unroll
        for (int n = 0; n < kPer; ++n) {
            left[n] = slices.left[k][ty + n * kSide];
            right[n] = slices.right[k][tx + n * kSide];
        }
#pragma unroll
        for (int i = 0; i < kPer; ++i) {
#pragma unroll
            for (int j = 0; j < kPer; ++j) {
                chain.value[i][j] += left[i] * right[j];
            }
        }
    }
}

// Adds the chain to the total and empties it.
template <class C>
__device__ void closeChain(Accumulators<C>& chain, Accumulators<C>& total)
{
#pragma unroll
    for (int i = 0; i < kPer; ++i) {
#pragma unroll
        for (int j = 0; j < kPer; ++j) {
            total.value[i][j] += chain.value[i][j];
            chain.value[i][j] = 0;
        }
    }
}

// Tiles through shared memory, 4 × 4 elements per thread in registers.
template <class T>
__global__ void __launch_bounds__(kThreads)
    blocked(View<T> a, View<T> b, View<T> c, std::int64_t tiles, std::int64_t tiles_across)
{
    __shared__ Slices<T> slices;
    const int ty = static_cast<int>(threadIdx.x) / kSide;
    const int tx = static_cast<int>(threadIdx.x) % kSide;
    for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const std::int64_t row = tile / tiles_across * kTile;
        const std::int64_t col = tile % tiles_across * kTile;
        Accumulators<Compute<T>> chain{};
        Accumulators<Compute<T>> total{};
        for (std::int64_t depth = 0; depth < a.cols; depth += kDepth) {
            loadSlices(slices, a, b, row, col, depth);
            __syncthreads();
            multiplySlices(slices, ty, tx, chain);
            __syncthreads();  // the next slices go to the same place
            if ((depth + kDepth) % kChainDepth == 0) {
                closeChain(chain, total);
            }
        }
        closeChain(chain, total);
#pragma unroll
        for (int i = 0; i < kPer; ++i) {
#pragma unroll
            for (int j = 0; j < kPer; ++j) {
                const std::int64_t r = row + ty + i * kSide;
                const std::int64_t s = col + tx + j * kSide;
                if (r < c.rows && s < c.cols) {
                    c.set(r, s, total.value[i][j]);
                }
            }
        }
    }
}

}  // namespace assay::kernels::cuda::gemm
