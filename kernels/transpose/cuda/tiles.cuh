// Transposes on the device. Elements are moved as unsigned integers of their size, so that no bit changes.
#pragma once

#include <cstdint>

namespace assay::kernels::cuda::transpose {

template <class Bits>
struct Matrix {
    Bits* data;
    std::int64_t rows;
    std::int64_t cols;
    std::int64_t row_stride;
    std::int64_t col_stride;

    __device__ Bits& at(std::int64_t r, std::int64_t c) const { return data[r * row_stride + c * col_stride]; }
};

constexpr int kTile = 32;
constexpr int kTileRows = 8;  // kTile · kTileRows threads; each moves kTile / kTileRows elements

// The upper left corner of a tile, counted along the rows of the matrix first.
struct Corner {
    std::int64_t r;
    std::int64_t c;
};

__device__ inline Corner corner(std::int64_t tile, std::int64_t tiles_across, int size)
{
    return {tile / tiles_across * size, tile % tiles_across * size};
}

// Reads along rows, writes along columns.
template <class Bits>
__global__ void __launch_bounds__(kTile* kTileRows)
    naive(Matrix<Bits> x, Matrix<Bits> y, std::int64_t tiles, std::int64_t tiles_across)
{
    const int lane = static_cast<int>(threadIdx.x) % kTile;
    const int group = static_cast<int>(threadIdx.x) / kTile;
    for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const Corner at = corner(tile, tiles_across, kTile);
        for (int k = group; k < kTile; k += kTileRows) {
            const std::int64_t r = at.r + k;
            const std::int64_t c = at.c + lane;
            if (r < x.rows && c < x.cols) {
                y.at(c, r) = x.at(r, c);
            }
        }
    }
}

// Through shared memory, so that both reads and writes run along rows. The padding column keeps a tile's columns in
// different banks.
template <class Bits>
__global__ void __launch_bounds__(kTile* kTileRows)
    tiled(Matrix<Bits> x, Matrix<Bits> y, std::int64_t tiles, std::int64_t tiles_across)
{
    __shared__ Bits held[kTile][kTile + 1];
    const int lane = static_cast<int>(threadIdx.x) % kTile;
    const int group = static_cast<int>(threadIdx.x) / kTile;
    for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const Corner at = corner(tile, tiles_across, kTile);
        for (int k = group; k < kTile; k += kTileRows) {
            if (at.r + k < x.rows && at.c + lane < x.cols) {
                held[k][lane] = x.at(at.r + k, at.c + lane);
            }
        }
        __syncthreads();
        for (int k = group; k < kTile; k += kTileRows) {
            if (at.c + k < x.cols && at.r + lane < x.rows) {
                y.at(at.c + k, at.r + lane) = held[lane][k];
            }
        }
        __syncthreads();  // the next tile is written to the same place
    }
}

constexpr int kVectorBytes = 16;
constexpr int kWideTile = 64;
constexpr int kWideThreads = 256;

template <class Bits>
struct alignas(kVectorBytes) Vector {
    static constexpr int kCount = kVectorBytes / sizeof(Bits);
    Bits element[kCount];
};

// Copies a row's piece of up to kCount elements between memory and registers: as one vector when it is whole. `from`
// and `to` are aligned to the vector.
template <class Bits>
__device__ Vector<Bits> loadPiece(const Bits* from, std::int64_t count)
{
    using V = Vector<Bits>;
    if (count >= V::kCount) {
        return *reinterpret_cast<const V*>(from);
    }
    V piece{};
#pragma unroll
    for (int k = 0; k < V::kCount; ++k) {
        if (k < count) {
            piece.element[k] = from[k];
        }
    }
    return piece;
}

template <class Bits>
__device__ void storePiece(Bits* to, const Vector<Bits>& piece, std::int64_t count)
{
    using V = Vector<Bits>;
    if (count >= V::kCount) {
        *reinterpret_cast<V*>(to) = piece;
        return;
    }
#pragma unroll
    for (int k = 0; k < V::kCount; ++k) {
        if (k < count) {
            to[k] = piece.element[k];
        }
    }
}

// Tiles of 64 × 64 read and written as vectors of 16 bytes. Both matrices have unit column strides, and rows that start
// on multiples of the vector.
template <class Bits>
__global__ void __launch_bounds__(kWideThreads)
    tiledVectors(Matrix<Bits> x, Matrix<Bits> y, std::int64_t tiles, std::int64_t tiles_across)
{
    using V = Vector<Bits>;
    constexpr int kPieces = kWideTile / V::kCount;  // per row of a tile
    __shared__ Bits held[kWideTile][kWideTile + 1];
    for (std::int64_t tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
        const Corner at = corner(tile, tiles_across, kWideTile);
        for (int item = static_cast<int>(threadIdx.x); item < kWideTile * kPieces; item += kWideThreads) {
            const int r = item / kPieces;
            const int c = item % kPieces * V::kCount;
            if (at.r + r < x.rows && at.c + c < x.cols) {
                const V piece = loadPiece(&x.at(at.r + r, at.c + c), x.cols - at.c - c);
#pragma unroll
                for (int k = 0; k < V::kCount; ++k) {
                    held[r][c + k] = piece.element[k];
                }
            }
        }
        __syncthreads();
        for (int item = static_cast<int>(threadIdx.x); item < kWideTile * kPieces; item += kWideThreads) {
            const int c = item / kPieces;
            const int r = item % kPieces * V::kCount;
            if (at.c + c < x.cols && at.r + r < x.rows) {
                V piece;
#pragma unroll
                for (int k = 0; k < V::kCount; ++k) {
                    piece.element[k] = held[r + k][c];
                }
                storePiece(&y.at(at.c + c, at.r + r), piece, x.rows - at.r - r);
            }
        }
        __syncthreads();  // the next tile is written to the same place
    }
}

}  // namespace assay::kernels::cuda::transpose
