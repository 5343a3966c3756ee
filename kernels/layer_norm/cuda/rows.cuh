// Layer norm on the device: one block per row; the gradients of gain and bias by columns. The variants differ in how
// they find mean and variance.
#pragma once

#include <cmath>

#include "kernels/cuda/block.cuh"
#include "kernels/cuda/view.cuh"

namespace assay::kernels::cuda::layer_norm {

constexpr double kEpsilon = 1e-5;  // added to the variance; as in kernels/layer_norm/layer_norm.hpp

struct Moments {
    double mean;
    double variance;
};

// The mean, then the mean of squared differences, both in float64.
struct TwoPass {
    template <class T>
    __device__ static Moments of(const View<T>& x, std::int64_t r)
    {
        double sum = 0;
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            sum += static_cast<double>(x.get(r, i));
        }
        const double mean = blockReduce(sum, Add{}) / static_cast<double>(x.cols);
        double squares = 0;
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            const double centred = static_cast<double>(x.get(r, i)) - mean;
            squares += centred * centred;
        }
        return {mean, blockReduce(squares, Add{}) / static_cast<double>(x.cols)};
    }
};

struct Running {
    double count;
    double mean;
    double squares;
};

// T. F. Chan, G. H. Golub, R. J. LeVeque, "Updating formulae and a pairwise algorithm for computing sample variances",
// 1979. Either side may be empty.
__device__ inline Running merge(const Running& a, const Running& b)
{
    const double count = a.count + b.count;
    if (count == 0) {
        return a;
    }
    const double difference = b.mean - a.mean;
    return {count, a.mean + difference * (b.count / count),
            a.squares + b.squares + difference * difference * (a.count * b.count / count)};
}

// One pass per thread, then a merge over the block: B. P. Welford, Technometrics 4, 1962.
struct Welford {
    template <class T>
    __device__ static Moments of(const View<T>& x, std::int64_t r)
    {
        __shared__ Running partial[kMaxThreads / kWarp];
        Running own{0, 0, 0};
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            const double value = static_cast<double>(x.get(r, i));
            const double difference = value - own.mean;
            own.count += 1;
            own.mean += difference / own.count;
            own.squares += difference * (value - own.mean);
        }
        for (int offset = kWarp / 2; offset > 0; offset /= 2) {
            const Running other{__shfl_down_sync(kFullMask, own.count, static_cast<unsigned>(offset)),
                                __shfl_down_sync(kFullMask, own.mean, static_cast<unsigned>(offset)),
                                __shfl_down_sync(kFullMask, own.squares, static_cast<unsigned>(offset))};
            own = merge(own, other);
        }
        if (threadIdx.x % kWarp == 0) {
            partial[threadIdx.x / kWarp] = own;
        }
        __syncthreads();
        Running row = partial[0];
        for (int w = 1; w < static_cast<int>(blockDim.x) / kWarp; ++w) {
            row = merge(row, partial[w]);
        }
        __syncthreads();  // the next row writes partial
        return {row.mean, row.squares / row.count};
    }
};

// E[x²] − E[x]² in the compute type: cancels once mean² / variance reaches the reciprocal of the rounding unit. Kept
// because the workbench must catch it.
struct NaiveVariance {
    template <class T>
    __device__ static Moments of(const View<T>& x, std::int64_t r)
    {
        using C = Compute<T>;
        C sum = 0;
        C squares = 0;
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            const C value = x.get(r, i);
            sum += value;
            squares += value * value;
        }
        const C count = static_cast<C>(x.cols);
        const C mean = blockReduce(sum, Add{}) / count;
        const C variance = blockReduce(squares, Add{}) / count - mean * mean;
        return {static_cast<double>(mean), static_cast<double>(variance < C(0) ? C(0) : variance)};
    }
};

__device__ inline double reciprocalDeviation(double variance)
{
    return 1.0 / sqrt(variance + kEpsilon);
}

// The difference is formed in float64: a float32 mean would lose the row's low bits when the mean is large.
template <class T>
__device__ Compute<T> normalised(const View<T>& x, std::int64_t r, std::int64_t i, double mean, Compute<T> factor)
{
    return static_cast<Compute<T>>(static_cast<double>(x.get(r, i)) - mean) * factor;
}

template <class Statistics, class T>
__global__ void __launch_bounds__(kMaxThreads) forward(View<T> x, View<T> gamma, View<T> beta, View<T> y)
{
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        const Moments row = Statistics::of(x, r);
        const auto factor = static_cast<Compute<T>>(reciprocalDeviation(row.variance));
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            y.set(r, i, normalised(x, r, i, row.mean, factor) * gamma.get(0, i) + beta.get(0, i));
        }
    }
}

// Writes dx, and for each row its mean and reciprocal deviation: statistics[2 r], statistics[2 r + 1].
template <class Statistics, class T>
__global__ void __launch_bounds__(kMaxThreads)
    backwardRows(View<T> x, View<T> gamma, View<T> dy, View<T> dx, double* statistics)
{
    using C = Compute<T>;
    for (std::int64_t r = blockIdx.x; r < x.rows; r += gridDim.x) {
        const Moments row = Statistics::of(x, r);
        const double deviation = reciprocalDeviation(row.variance);
        const C factor = static_cast<C>(deviation);
        double sum = 0;
        double projection = 0;
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            const double weighted = static_cast<double>(dy.get(r, i)) * static_cast<double>(gamma.get(0, i));
            sum += weighted;
            projection += weighted * static_cast<double>(normalised(x, r, i, row.mean, factor));
        }
        const double count = static_cast<double>(x.cols);
        const double mean_gradient = blockReduce(sum, Add{}) / count;
        const double mean_projection = blockReduce(projection, Add{}) / count;
        for (std::int64_t i = threadIdx.x; i < x.cols; i += blockDim.x) {
            const double weighted = static_cast<double>(dy.get(r, i)) * static_cast<double>(gamma.get(0, i));
            const double along = static_cast<double>(normalised(x, r, i, row.mean, factor)) * mean_projection;
            dx.set(r, i, static_cast<C>(static_cast<double>(factor) * (weighted - mean_gradient - along)));
        }
        if (threadIdx.x == 0) {
            statistics[2 * r] = row.mean;
            statistics[2 * r + 1] = deviation;
        }
    }
}

constexpr int kColumns = 32;   // per block: one warp reads adjacent columns
constexpr int kRowGroups = 8;  // threads that share a column; kColumns · kRowGroups threads

// dgamma and dbeta of kColumns columns, in float64. With no rows they are 0 and `statistics` is not read.
template <class T>
__global__ void __launch_bounds__(kColumns* kRowGroups)
    backwardColumns(View<T> x, View<T> dy, View<T> dgamma, View<T> dbeta, const double* statistics)
{
    __shared__ double gain[kRowGroups][kColumns];
    __shared__ double bias[kRowGroups][kColumns];
    const int lane = static_cast<int>(threadIdx.x) % kColumns;
    const int group = static_cast<int>(threadIdx.x) / kColumns;
    const std::int64_t step = static_cast<std::int64_t>(gridDim.x) * kColumns;
    for (std::int64_t first = static_cast<std::int64_t>(blockIdx.x) * kColumns; first < x.cols; first += step) {
        const std::int64_t c = first + lane;
        double gain_sum = 0;
        double bias_sum = 0;
        if (c < x.cols) {
            for (std::int64_t r = group; r < x.rows; r += kRowGroups) {
                const double gradient = static_cast<double>(dy.get(r, c));
                const auto factor = static_cast<Compute<T>>(statistics[2 * r + 1]);
                gain_sum += gradient * static_cast<double>(normalised(x, r, c, statistics[2 * r], factor));
                bias_sum += gradient;
            }
        }
        gain[group][lane] = gain_sum;
        bias[group][lane] = bias_sum;
        __syncthreads();
        if (group == 0 && c < x.cols) {
            for (int g = 1; g < kRowGroups; ++g) {
                gain_sum += gain[g][lane];
                bias_sum += bias[g][lane];
            }
            dgamma.set(0, c, static_cast<Compute<T>>(gain_sum));
            dbeta.set(0, c, static_cast<Compute<T>>(bias_sum));
        }
        __syncthreads();  // the next columns write gain and bias
    }
}

}  // namespace assay::kernels::cuda::layer_norm
