// One pass over rows that adds the bias and applies a function, shared by the variants.
#if defined(ASSAY_BIAS_GELU_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_BIAS_GELU_INL
#undef ASSAY_BIAS_GELU_INL
#else
#define ASSAY_BIAS_GELU_INL
#endif

#include "hwy/highway.h"
#include "kernels/bias_gelu/bias_gelu.hpp"
#include "kernels/common/chunks.hpp"
#include "kernels/common/functions.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::bias_gelu {
namespace HWY_NAMESPACE {

struct ExactGelu {
    template <class C>
    static ASSAY_ALWAYS_INLINE C of(C t)
    {
        return C(0.5) * t * (C(1) + errorFunction(t * C(0.70710678118654752440)));
    }
};

struct Identity {
    template <class C>
    static ASSAY_ALWAYS_INLINE C of(C t)
    {
        return t;
    }
};

// out = Function(x + bias). From and To differ where one side is a temporary in the compute type.
template <class Function, class From, class To, bool kUnit>
struct BiasTask {
    View<From> x, bias;
    View<To> out;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        const auto shift = bias.template row<kUnit>(0);
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            const auto from = x.template row<kUnit>(r);
            const auto to = out.template row<kUnit>(r);
#pragma omp simd
            for (std::int64_t i = 0; i < x.cols; ++i) {
                to.set(i, Function::of(from[i] + shift[i]));
            }
        }
    }
};

template <class Function, class From, class To>
void launchBias(const assay_host& host, const View<From>& x, const View<From>& bias, const View<To>& out)
{
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit() && bias.unit() && out.unit()) {
        launch(host, chunks.count, BiasTask<Function, From, To, true>{x, bias, out, chunks});
    } else {
        launch(host, chunks.count, BiasTask<Function, From, To, false>{x, bias, out, chunks});
    }
}

template <class Function, class T>
assay_status runFused(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    if (x.rows > 0 && x.cols > 0) {
        launchBias<Function>(host, x, view<T>(call.inputs[1]), view<T>(call.outputs[0]));
    }
    return ASSAY_OK;
}

inline bool checkBiasGelu(const assay_call& call, const assay_host& host)
{
    return checkCall(call, host, {2, 1}, {2}) && checkSameShape(host, call.inputs[0], call.outputs[0]) &&
           checkShape(host, call.inputs[1], {call.inputs[0].shape[1]});
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::bias_gelu
HWY_AFTER_NAMESPACE();

#endif
