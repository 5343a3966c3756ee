// Bias and GELU on the device, one element at a time.
#pragma once

#include <cmath>

#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda::bias_gelu {

__device__ inline float errorFunction(float x)
{
    return erff(x);
}

__device__ inline double errorFunction(double x)
{
    return erf(x);
}

struct ExactGelu {
    template <class C>
    __device__ static C of(C t)
    {
        return C(0.5) * t * (C(1) + errorFunction(t * C(0.70710678118654752440)));
    }
};

// D. Hendrycks, K. Gimpel, "Gaussian error linear units", 2016.
struct TanhGelu {
    __device__ static float of(float t)
    {
        return 0.5f * t * (1.0f + tanhf(0.79788456080286536f * (t + 0.044715f * t * t * t)));
    }
};

struct Identity {
    template <class C>
    __device__ static C of(C t)
    {
        return t;
    }
};

// Where a thread of a two-dimensional block starts, and its steps; columns along x.
struct Walk {
    std::int64_t row;
    std::int64_t col;
    std::int64_t row_step;
    std::int64_t col_step;
};

__device__ inline Walk walk()
{
    return {static_cast<std::int64_t>(blockIdx.y) * blockDim.y + threadIdx.y,
            static_cast<std::int64_t>(blockIdx.x) * blockDim.x + threadIdx.x,
            static_cast<std::int64_t>(gridDim.y) * blockDim.y, static_cast<std::int64_t>(gridDim.x) * blockDim.x};
}

// out = Function(x + bias). From and To differ where one side is a temporary in the compute type.
template <class Function, class From, class To>
__global__ void addBias(View<From> x, View<From> bias, View<To> out)
{
    const Walk at = walk();
    for (std::int64_t r = at.row; r < x.rows; r += at.row_step) {
        for (std::int64_t c = at.col; c < x.cols; c += at.col_step) {
            out.set(r, c, Function::of(x.get(r, c) + bias.get(0, c)));
        }
    }
}

template <class From, class To>
__global__ void gelu(View<From> x, View<To> out)
{
    const Walk at = walk();
    for (std::int64_t r = at.row; r < x.rows; r += at.row_step) {
        for (std::int64_t c = at.col; c < x.cols; c += at.col_step) {
            out.set(r, c, ExactGelu::of(x.get(r, c)));
        }
    }
}

}  // namespace assay::kernels::cuda::bias_gelu
