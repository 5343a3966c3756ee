// The passes over a row that the layer norm variants share; they differ in how they find mean and variance.
#if defined(ASSAY_LAYER_NORM_ROWS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_LAYER_NORM_ROWS_INL
#undef ASSAY_LAYER_NORM_ROWS_INL
#else
#define ASSAY_LAYER_NORM_ROWS_INL
#endif

#include <cmath>

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/layer_norm/layer_norm.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::layer_norm {
namespace HWY_NAMESPACE {

// S: float64, or the compute type where a variant keeps its statistics there.
template <class S>
struct Moments {
    S mean = 0;
    S variance = 0;
};

template <class S>
ASSAY_ALWAYS_INLINE S reciprocalDeviation(S variance)
{
    return S(1) / std::sqrt(variance + static_cast<S>(kEpsilon));
}

// The difference is formed in the statistics' type: a float32 mean would lose the row's low bits when the mean is
// large.
template <class C, class S, class In, class Param, class Out>
ASSAY_ALWAYS_INLINE void writeForward(const In& x, const Param& gamma, const Param& beta, const Out& y,
                                      std::int64_t cols, const Moments<S>& row)
{
    const S mean = row.mean;
    const C factor = static_cast<C>(reciprocalDeviation(row.variance));
#pragma omp simd
    for (std::int64_t i = 0; i < cols; ++i) {
        const C centred = static_cast<C>(static_cast<S>(x[i]) - mean);
        y.set(i, centred * factor * gamma[i] + beta[i]);
    }
}

// Adds the row's terms to the partial gradients of gain and bias, and writes dx.
template <class C, class S, class In, class Param, class Out>
ASSAY_ALWAYS_INLINE void writeBackward(const In& x, const Param& gamma, const In& dy, const Out& dx, std::int64_t cols,
                                       const Moments<S>& row, double* dgamma, double* dbeta)
{
    const S mean = row.mean;
    const C factor = static_cast<C>(reciprocalDeviation(row.variance));
    double sum = 0;
    double projection = 0;
#pragma omp simd reduction(+ : sum, projection)
    for (std::int64_t i = 0; i < cols; ++i) {
        const C normalised = static_cast<C>(static_cast<S>(x[i]) - mean) * factor;
        const C gradient = dy[i];
        const double weighted = static_cast<double>(gradient) * static_cast<double>(gamma[i]);
        sum += weighted;
        projection += weighted * static_cast<double>(normalised);
        dgamma[i] += static_cast<double>(gradient) * static_cast<double>(normalised);
        dbeta[i] += static_cast<double>(gradient);
    }
    const double count = static_cast<double>(cols);
    const double mean_gradient = sum / count;
    const double mean_projection = projection / count;
#pragma omp simd
    for (std::int64_t i = 0; i < cols; ++i) {
        const C normalised = static_cast<C>(static_cast<S>(x[i]) - mean) * factor;
        const double weighted = static_cast<double>(dy[i]) * static_cast<double>(gamma[i]);
        const double centred = weighted - mean_gradient - static_cast<double>(normalised) * mean_projection;
        dx.set(i, static_cast<C>(static_cast<double>(factor) * centred));
    }
}

template <class Statistics, class T, bool kUnit>
struct ForwardTask {
    View<T> x, gamma, beta, y;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        const auto gain = gamma.template row<kUnit>(0);
        const auto bias = beta.template row<kUnit>(0);
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            const auto in = x.template row<kUnit>(r);
            writeForward<Compute<T>>(in, gain, bias, y.template row<kUnit>(r), x.cols,
                                     Statistics::template of<Compute<T>>(in, x.cols));
        }
    }
};

// Each chunk owns 2 · cols partial sums.
template <class Statistics, class T, bool kUnit>
struct BackwardTask {
    View<T> x, gamma, dy, dx;
    Chunks chunks;
    double* partials = nullptr;

    void operator()(std::int64_t chunk) const
    {
        double* dgamma = partials + chunk * 2 * x.cols;
        double* dbeta = dgamma + x.cols;
        std::fill(dgamma, dgamma + 2 * x.cols, 0.0);
        const auto gain = gamma.template row<kUnit>(0);
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            const auto in = x.template row<kUnit>(r);
            writeBackward<Compute<T>>(in, gain, dy.template row<kUnit>(r), dx.template row<kUnit>(r), x.cols,
                                      Statistics::template of<Compute<T>>(in, x.cols), dgamma, dbeta);
        }
    }
};

// Sums the chunks' partials for a range of columns, in the order of the rows.
template <class T>
struct CombineTask {
    View<T> dgamma, dbeta;
    const double* partials = nullptr;
    std::int64_t partial_count = 0;
    Chunks columns;

    void operator()(std::int64_t chunk) const
    {
        const auto gain = dgamma.template row<false>(0);
        const auto bias = dbeta.template row<false>(0);
        for (std::int64_t c = columns.begin(chunk); c < columns.end(chunk); ++c) {
            double gain_sum = 0;
            double bias_sum = 0;
            for (std::int64_t p = 0; p < partial_count; ++p) {
                const double* partial = partials + p * 2 * columns.total;
                gain_sum += partial[c];
                bias_sum += partial[columns.total + c];
            }
            gain.set(c, static_cast<Compute<T>>(gain_sum));
            bias.set(c, static_cast<Compute<T>>(bias_sum));
        }
    }
};

template <class Statistics, class T>
assay_status runForward(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto gamma = view<T>(call.inputs[1]);
    const auto beta = view<T>(call.inputs[2]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit() && gamma.unit() && beta.unit() && y.unit()) {
        launch(host, chunks.count, ForwardTask<Statistics, T, true>{x, gamma, beta, y, chunks});
    } else {
        launch(host, chunks.count, ForwardTask<Statistics, T, false>{x, gamma, beta, y, chunks});
    }
    return ASSAY_OK;
}

template <class Statistics, class T>
assay_status runBackward(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto gamma = view<T>(call.inputs[1]);
    const auto dy = view<T>(call.inputs[2]);
    const auto dx = view<T>(call.outputs[0]);
    if (x.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    double* partials = nullptr;
    if (chunks.count > 0) {
        partials = workspace<double>(host, chunks.count * 2 * x.cols);
        if (partials == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        if (x.unit() && gamma.unit() && dy.unit() && dx.unit()) {
            launch(host, chunks.count, BackwardTask<Statistics, T, true>{x, gamma, dy, dx, chunks, partials});
        } else {
            launch(host, chunks.count, BackwardTask<Statistics, T, false>{x, gamma, dy, dx, chunks, partials});
        }
    }
    const Chunks columns = planChunks(x.cols, 2 * chunks.count);
    launch(host, columns.count,
           CombineTask<T>{view<T>(call.outputs[1]), view<T>(call.outputs[2]), partials, chunks.count, columns});
    return ASSAY_OK;
}

template <class Statistics>
assay_status run(const assay_call& call, const assay_host& host)
{
    const bool backward = call.mode == ASSAY_BACKWARD;
    const bool fits =
        backward
            ? checkCall(call, host, {2, 1, 2}, {2, 1, 1}) && checkSameShape(host, call.inputs[0], call.inputs[2]) &&
                  checkSameShape(host, call.inputs[1], call.outputs[1]) &&
                  checkSameShape(host, call.inputs[1], call.outputs[2])
            : checkCall(call, host, {2, 1, 1}, {2}) && checkSameShape(host, call.inputs[1], call.inputs[2]);
    if (!fits || !checkSameShape(host, call.inputs[0], call.outputs[0]) ||
        !checkShape(host, call.inputs[1], {call.inputs[0].shape[1]})) {
        return ASSAY_ERROR;
    }
    return withElementType(call.inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return backward ? runBackward<Statistics, T>(call, host) : runForward<Statistics, T>(call, host);
    });
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::layer_norm
HWY_AFTER_NAMESPACE();

#endif
