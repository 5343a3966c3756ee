// Matrix product on the tensor cores: inputs rounded to bfloat16 on their way to shared memory, float32 accumulators.
#pragma once

#include "kernels/cuda/view.cuh"

#ifdef __CUDACC__
#include <mma.h>
#endif

namespace assay::kernels::cuda::gemm {

constexpr int kFragment = 16;  // side of a fragment: m16n16k16
constexpr int kCoreTile = 64;  // side of the tile of C that a block computes
constexpr int kWarpTile = 32;  // side of the part of it that a warp computes: 2 × 2 fragments
constexpr int kCoreThreads = 128;
// Padding that moves rows to other banks and keeps the 32-byte alignment that fragments must have.
constexpr int kPadHalf = 8;
constexpr int kPadFloat = 4;

struct CoreTiles {
    alignas(32) __nv_bfloat16 left[kCoreTile][kFragment + kPadHalf];
    alignas(32) __nv_bfloat16 right[kFragment][kCoreTile + kPadHalf];
    alignas(32) float product[kCoreTile][kCoreTile + kPadFloat];
};

// Zero beyond the matrices' edges.
template <class T>
__device__ void loadCoreTiles(CoreTiles& tiles, const View<T>& a, const View<T>& b, std::int64_t row, std::int64_t col,
                              std::int64_t depth)
{
    for (int item = static_cast<int>(threadIdx.x); item < kCoreTile * kFragment; item += kCoreThreads) {
        const int i = item / kFragment;
        const int k = item % kFragment;
        const float value = row + i < a.rows && depth + k < a.cols ? a.get(row + i, depth + k) : 0.0f;
        tiles.left[i][k] = __float2bfloat16_rn(value);
    }
    for (int item = static_cast<int>(threadIdx.x); item < kCoreTile * kFragment; item += kCoreThreads) {
        const int k = item / kCoreTile;
        const int j = item % kCoreTile;
        const float value = depth + k < b.rows && col + j < b.cols ? b.get(depth + k, col + j) : 0.0f;
        tiles.right[k][j] = __float2bfloat16_rn(value);
    }
}

template <class T>
__device__ void storeCoreTile(const CoreTiles& tiles, const View<T>& c, std::int64_t row, std::int64_t col)
{
    for (int item = static_cast<int>(threadIdx.x); item < kCoreTile * kCoreTile; item += kCoreThreads) {
        const int i = item / kCoreTile;
        const int j = item % kCoreTile;
        if (row + i < c.rows && col + j < c.cols) {
            c.set(row + i, col + j, tiles.product[i][j]);
        }
    }
}

template <class T>
__global__ void __launch_bounds__(kCoreThreads)
    reducedInputs(View<T> a, View<T> b, View<T> c, std::int64_t tiles_wanted, std::int64_t tiles_across)
{
    using namespace nvcuda;
    using Left = wmma::fragment<wmma::matrix_a, kFragment, kFragment, kFragment, __nv_bfloat16, wmma::row_major>;
    using Right = wmma::fragment<wmma::matrix_b, kFragment, kFragment, kFragment, __nv_bfloat16, wmma::row_major>;
    using Product = wmma::fragment<wmma::accumulator, kFragment, kFragment, kFragment, float>;
    constexpr int kPer = kWarpTile / kFragment;
    __shared__ CoreTiles tiles;
    const int warp = static_cast<int>(threadIdx.x) / 32;
    const int warp_row = warp / 2 * kWarpTile;
    const int warp_col = warp % 2 * kWarpTile;
    for (std::int64_t tile = blockIdx.x; tile < tiles_wanted; tile += gridDim.x) {
        const std::int64_t row = tile / tiles_across * kCoreTile;
        const std::int64_t col = tile % tiles_across * kCoreTile;
        Product product[kPer][kPer];
#pragma unroll
        for (int i = 0; i < kPer; ++i) {
#pragma unroll
            for (int j = 0; j < kPer; ++j) {
                wmma::fill_fragment(product[i][j], 0.0f);
            }
        }
        for (std::int64_t depth = 0; depth < a.cols; depth += kFragment) {
            loadCoreTiles(tiles, a, b, row, col, depth);
            __syncthreads();
            Left left[kPer];
            Right right[kPer];
#pragma unroll
            for (int n = 0; n < kPer; ++n) {
                wmma::load_matrix_sync(left[n], &tiles.left[warp_row + n * kFragment][0], kFragment + kPadHalf);
                wmma::load_matrix_sync(right[n], &tiles.right[0][warp_col + n * kFragment], kCoreTile + kPadHalf);
            }
#pragma unroll
            for (int i = 0; i < kPer; ++i) {
#pragma unroll
                for (int j = 0; j < kPer; ++j) {
                    wmma::mma_sync(product[i][j], left[i], right[j], product[i][j]);
                }
            }
            __syncthreads();  // the next slices go to the same place
        }
#pragma unroll
        for (int i = 0; i < kPer; ++i) {
#pragma unroll
            for (int j = 0; j < kPer; ++j) {
                float* to = &tiles.product[warp_row + i * kFragment][warp_col + j * kFragment];
                wmma::store_matrix_sync(to, product[i][j], kCoreTile + kPadFloat, wmma::mem_row_major);
            }
        }
        __syncthreads();
        storeCoreTile(tiles, c, row, col);
        __syncthreads();  // the next tile's product goes to the same place
    }
}

}  // namespace assay::kernels::cuda::gemm
