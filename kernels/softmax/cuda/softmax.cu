#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/softmax/cuda/rows.cuh"

namespace assay::kernels::cuda::softmax {
namespace {

template <class Statistics, class Exp, class T>
assay_status run(const assay_call& call, const assay_host& host, const char* name)
{
    const auto x = view<T>(call.inputs[0]);
    const auto out = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const unsigned grid = blocks(x.rows);
    const unsigned threads = rowThreads(x.cols);
    if (call.mode == ASSAY_BACKWARD) {
        backward<Statistics, Exp, T><<<grid, threads, 0, stream(host)>>>(x, view<T>(call.inputs[1]), out);
    } else {
        forward<Statistics, Exp, T><<<grid, threads, 0, stream(host)>>>(x, out);
    }
    return checkLaunch(host, name);
}

}  // namespace

assay_status threePass(const assay_call* call, const assay_host* host)
{
    if (!softmaxFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return run<TwoPassStatistics<AccurateExp>, AccurateExp, T>(*call, *host, "softmax three_pass");
    });
}

assay_status online(const assay_call* call, const assay_host* host)
{
    if (!softmaxFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return run<OnlineStatistics<AccurateExp>, AccurateExp, T>(*call, *host, "softmax online");
    });
}

assay_status fastExp(const assay_call* call, const assay_host* host)
{
    if (!softmaxFits(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withNarrowType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return run<OnlineStatistics<FastExp>, FastExp, T>(*call, *host, "softmax fast_exp");
    });
}

}  // namespace assay::kernels::cuda::softmax
