// Row softmax on the device: one block per row. The variants differ in how they find a row's maximum and sum.
#pragma once

#include <cmath>

#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda::softmax {

struct AccurateExp {
    __device__ static float of(float x) { return expf(x); }
    __device__ static double of(double x) { return exp(x); }
};

// ex2.approx: 2 + |1.16 x| units in the last place (CUDA C++ Programming Guide, intrinsic functions).
struct FastExp {
    __device__ static float of(float x) { return __expf(x); }
};

template <class C>
struct RowStatistics {
    C shift;   // the row's maximum; 0 when that is −inf, so that −inf − shift stays −inf
    C factor;  // 1 / Σ exp(x − shift)
};

template <class C>
__device__ C finiteShift(C maximum)
{
    return maximum == -static_cast<C>(INFINITY) ? C(0) : maximum;
}

template <class Exp>
struct TwoPassStatistics {
    template <class T>
    __device__ static RowStatistics<Compute<T>> of(const View<T>& x, std::int64_t r)
    {
        using C = Compute<T>;
        C maximum = -static_cast<C>(INFINITY);
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            maximum = Larger{}(maximum, x.get(r, i));
        }
        const C shift = finiteShift(blockReduce(maximum, Larger{}));
        const double sum = stridedSum<C>(x.cols, [&](std::int64_t i) { return Exp::of(x.get(r, i) - shift); });
        return {shift, static_cast<C>(1.0 / blockReduce(sum, Add{}))};
    }
};

// In one pass over groups of kGroup elements per thread: M. Milakov, N. Gimelshein, "Online normalizer calculation for
// softmax", 2018.
template <class Exp>
struct OnlineStatistics {
    static constexpr int kGroup = 4;  // one rescaling and one float64 addition serve this many elements

    template <class T>
    __device__ static RowStatistics<Compute<T>> of(const View<T>& x, std::int64_t r)
    {
        using C = Compute<T>;
        const C lowest = -static_cast<C>(INFINITY);
        const std::int64_t step = blockDim.x;
        C maximum = lowest;
        double sum = 0;
        for (std::int64_t begin = threadIdx.x; begin < x.cols; begin += kGroup * step) {
            C value[kGroup];
            C grown = maximum;
#pragma unroll
            for (int k = 0; k < kGroup; ++k) {
                const std::int64_t i = begin + k * step;
                value[k] = i < x.cols ? x.get(r, i) : lowest;
                grown = Larger{}(grown, value[k]);
            }
            const C shift = finiteShift(grown);
            if (grown > maximum && maximum != lowest) {
                sum *= static_cast<double>(Exp::of(maximum - shift));
            }
            maximum = grown;
            C partial = 0;
#pragma unroll
            for (int k = 0; k < kGroup; ++k) {
                partial += Exp::of(value[k] - shift);
            }
            sum += static_cast<double>(partial);
        }
        const C shift = finiteShift(blockReduce(maximum, Larger{}));
        // A thread that saw only −inf holds 0, or NaN, and either must stay.
        const double scaled = maximum == lowest ? sum : sum * static_cast<double>(Exp::of(maximum - shift));
        return {shift, static_cast<C>(1.0 / blockReduce(scaled, Add{}))};
    }
};

template <class Statistics, class Exp, class T>
__global__ void __launch_bounds__(kMaxThreads) forward(View<T> x, View<T> y)
{
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        const auto row = Statistics::of(x, r);
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            y.set(r, i, Exp::of(x.get(r, i) - row.shift) * row.factor);
        }
    }
}

// dx = y · (dy − Σ y · dy), recomputing y.
template <class Statistics, class Exp, class T>
__global__ void __launch_bounds__(kMaxThreads) backward(View<T> x, View<T> dy, View<T> dx)
{
    using C = Compute<T>;
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        const auto row = Statistics::of(x, r);
        const double dot = stridedSum<C>(
            x.cols, [&](std::int64_t i) { return Exp::of(x.get(r, i) - row.shift) * row.factor * dy.get(r, i); });
        const C subtrahend = static_cast<C>(blockReduce(dot, Add{}));
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            dx.set(r, i, Exp::of(x.get(r, i) - row.shift) * row.factor * (dy.get(r, i) - subtrahend));
        }
    }
}

}  // namespace assay::kernels::cuda::softmax
