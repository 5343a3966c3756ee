#include "kernels/cuda/checks.hpp"
#include "kernels/cuda/entries.hpp"
#include "kernels/cuda/launch.cuh"
#include "kernels/layer_norm/cuda/rows.cuh"

namespace assay::kernels::cuda::layer_norm {
namespace {

template <class Statistics, class T>
assay_status runForward(const assay_call& call, const assay_host& host, const char* name)
{
    const auto x = view<T>(call.inputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    forward<Statistics, T><<<blocks(x.rows), rowThreads(x.cols), 0, stream(host)>>>(
        x, view<T>(call.inputs[1]), view<T>(call.inputs[2]), view<T>(call.outputs[0]));
    return checkLaunch(host, name);
}

// Workspace: mean and reciprocal deviation of each row.
template <class Statistics, class T>
assay_status runBackward(const assay_call& call, const assay_host& host, const char* name)
{
    const auto x = view<T>(call.inputs[0]);
    const auto dy = view<T>(call.inputs[2]);
    if (x.cols == 0) {
        return ASSAY_OK;
    }
    double* statistics = nullptr;
    if (x.rows > 0) {
        statistics = workspace<double>(host, 2 * x.rows);
        if (statistics == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        backwardRows<Statistics, T><<<blocks(x.rows), rowThreads(x.cols), 0, stream(host)>>>(
            x, view<T>(call.inputs[1]), dy, view<T>(call.outputs[0]), statistics);
        const assay_status status = checkLaunch(host, name);
        if (status != ASSAY_OK) {
            return status;
        }
    }
    backwardColumns<T><<<blocks(ceilDiv(x.cols, kColumns)), kColumns * kRowGroups, 0, stream(host)>>>(
        x, dy, view<T>(call.outputs[1]), view<T>(call.outputs[2]), statistics);
    return checkLaunch(host, name);
}

template <class Statistics>
assay_status run(const assay_call& call, const assay_host& host, const char* name)
{
    if (!layerNormFits(call, host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call.inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return call.mode == ASSAY_BACKWARD ? runBackward<Statistics, T>(call, host, name)
                                           : runForward<Statistics, T>(call, host, name);
    });
}

}  // namespace

assay_status twoPass(const assay_call* call, const assay_host* host)
{
    return run<TwoPass>(*call, *host, "layer_norm two_pass");
}

assay_status welford(const assay_call* call, const assay_host* host)
{
    return run<Welford>(*call, *host, "layer_norm welford");
}

assay_status naiveVariance(const assay_call* call, const assay_host* host)
{
    return run<NaiveVariance>(*call, *host, "layer_norm naive_variance");
}

}  // namespace assay::kernels::cuda::layer_norm
