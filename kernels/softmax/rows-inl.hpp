// The passes over a row that the softmax variants share. Compiled once per instruction set: no include guard but this
// one.
#if defined(ASSAY_SOFTMAX_ROWS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_SOFTMAX_ROWS_INL
#undef ASSAY_SOFTMAX_ROWS_INL
#else
#define ASSAY_SOFTMAX_ROWS_INL
#endif

#include <limits>

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/functions.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::softmax {
namespace HWY_NAMESPACE {

// Elements summed in one f32 chain per lane; blocks are added in f64.
constexpr std::int64_t kRowBlock = 256;

struct AccurateExp {
    template <class C>
    static ASSAY_ALWAYS_INLINE C of(C x)
    {
        return exponential(x);
    }
};

struct FastExp {
    static ASSAY_ALWAYS_INLINE float of(float x) { return fastExponential(x); }
};

template <class C>
struct RowStatistics {
    C shift = 0;     // the row's maximum; 0 when that is −inf, so that −inf − shift stays −inf
    double sum = 0;  // Σ exp(x − shift)
};

template <class C>
ASSAY_ALWAYS_INLINE C finiteShift(C maximum)
{
    return maximum == -std::numeric_limits<C>::infinity() ? C(0) : maximum;
}

template <class C, class In>
ASSAY_ALWAYS_INLINE C maximumOf(const In& x, std::int64_t begin, std::int64_t end, C maximum)
{
#pragma omp simd reduction(max : maximum)
    for (std::int64_t i = begin; i < end; ++i) {
        const C value = x[i];
        maximum = value > maximum ? value : maximum;
    }
    return maximum;
}

template <class Exp, class C, class In>
ASSAY_ALWAYS_INLINE double expSum(const In& x, std::int64_t begin, std::int64_t end, C shift)
{
    C sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = begin; i < end; ++i) {
        sum += Exp::of(x[i] - shift);
    }
    return static_cast<double>(sum);
}

// Statistics of a row in two passes.
template <class Exp>
struct TwoPassStatistics {
    template <class C, class In>
    static ASSAY_ALWAYS_INLINE RowStatistics<C> of(const In& x, std::int64_t cols)
    {
        const C maximum = maximumOf(x, 0, cols, -std::numeric_limits<C>::infinity());
        RowStatistics<C> row{finiteShift(maximum), 0};
        for (std::int64_t begin = 0; begin < cols; begin += kRowBlock) {
            row.sum += expSum<Exp>(x, begin, std::min(cols, begin + kRowBlock), row.shift);
        }
        return row;
    }
};

// In one pass over blocks: M. Milakov, N. Gimelshein, "Online normalizer calculation for softmax", 2018.
template <class Exp>
struct OnlineStatistics {
    template <class C, class In>
    static ASSAY_ALWAYS_INLINE RowStatistics<C> of(const In& x, std::int64_t cols)
    {
        C maximum = -std::numeric_limits<C>::infinity();
        RowStatistics<C> row;
        for (std::int64_t begin = 0; begin < cols; begin += kRowBlock) {
            const std::int64_t end = std::min(cols, begin + kRowBlock);
            const C grown = maximumOf(x, begin, end, maximum);
            const C shift = finiteShift(grown);
            if (grown > maximum) {
                // While only −inf has been seen the sum is 0, or NaN, and stays so whatever the factor.
                const C factor = maximum == -std::numeric_limits<C>::infinity() ? C(1) : Exp::of(maximum - shift);
                row.sum *= static_cast<double>(factor);
                maximum = grown;
                row.shift = shift;
            }
            row.sum += expSum<Exp>(x, begin, end, row.shift);
        }
        return row;
    }
};

template <class Exp, class C, class In, class Out>
ASSAY_ALWAYS_INLINE void writeForward(const In& x, const Out& y, std::int64_t cols, const RowStatistics<C>& row)
{
    const C shift = row.shift;
    const C factor = static_cast<C>(1.0 / row.sum);
#pragma omp simd
    for (std::int64_t i = 0; i < cols; ++i) {
        y.set(i, Exp::of(x[i] - shift) * factor);
    }
}

template <class Exp, class C, class In, class Out>
ASSAY_ALWAYS_INLINE void writeBackward(const In& x, const In& dy, const Out& dx, std::int64_t cols,
                                       const RowStatistics<C>& row)
{
    const C shift = row.shift;
    const C factor = static_cast<C>(1.0 / row.sum);
    double dot = 0;
    for (std::int64_t begin = 0; begin < cols; begin += kRowBlock) {
        const std::int64_t end = std::min(cols, begin + kRowBlock);
        C partial = 0;
#pragma omp simd reduction(+ : partial)
        for (std::int64_t i = begin; i < end; ++i) {
            partial += Exp::of(x[i] - shift) * factor * dy[i];
        }
        dot += static_cast<double>(partial);
    }
    const C subtrahend = static_cast<C>(dot);
#pragma omp simd
    for (std::int64_t i = 0; i < cols; ++i) {
        dx.set(i, Exp::of(x[i] - shift) * factor * (dy[i] - subtrahend));
    }
}

// A chunk of rows. `dy` is unused in the forward mode.
template <class Statistics, class Exp, class T, bool kUnit>
struct RowsTask {
    View<T> x, dy, out;
    Chunks chunks;
    bool backward = false;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            const auto in = x.template row<kUnit>(r);
            const auto to = out.template row<kUnit>(r);
            const auto row = Statistics::template of<Compute<T>>(in, x.cols);
            if (backward) {
                writeBackward<Exp>(in, dy.template row<kUnit>(r), to, x.cols, row);
            } else {
                writeForward<Exp>(in, to, x.cols, row);
            }
        }
    }
};

template <class Statistics, class Exp, class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const bool backward = call.mode == ASSAY_BACKWARD;
    const auto x = view<T>(call.inputs[0]);
    const auto dy = backward ? view<T>(call.inputs[1]) : View<T>{};
    const auto out = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit() && out.unit() && (!backward || dy.unit())) {
        const RowsTask<Statistics, Exp, T, true> task{x, dy, out, chunks, backward};
        launch(host, chunks.count, task);
    } else {
        const RowsTask<Statistics, Exp, T, false> task{x, dy, out, chunks, backward};
        launch(host, chunks.count, task);
    }
    return ASSAY_OK;
}

inline bool checkSoftmax(const assay_call& call, const assay_host& host)
{
    if (call.mode == ASSAY_BACKWARD) {
        return checkCall(call, host, {2, 2}, {2}) && checkSameShape(host, call.inputs[0], call.inputs[1]) &&
               checkSameShape(host, call.inputs[0], call.outputs[0]);
    }
    return checkCall(call, host, {2}, {2}) && checkSameShape(host, call.inputs[0], call.outputs[0]);
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::softmax
HWY_AFTER_NAMESPACE();

#endif
