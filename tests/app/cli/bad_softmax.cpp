// Softmaxes that go wrong in one way each.
#include <cmath>
#include <csignal>
#include <cstdint>
#include <limits>

#include <assay/assay_kernel.h>

namespace {

float& at(const assay_tensor& tensor, std::int64_t row, std::int64_t column)
{
    return static_cast<float*>(tensor.data)[row * tensor.strides[0] + column * tensor.strides[1]];
}

void softmax(const assay_call* call)
{
    const assay_tensor& x = call->inputs[0];
    const assay_tensor& y = call->outputs[0];
    for (std::int64_t row = 0; row < x.shape[0]; ++row) {
        double maximum = -std::numeric_limits<double>::infinity();
        double sum = 0;
        for (std::int64_t i = 0; i < x.shape[1]; ++i) {
            maximum = std::fmax(maximum, static_cast<double>(at(x, row, i)));
        }
        for (std::int64_t i = 0; i < x.shape[1]; ++i) {
            sum += std::exp(static_cast<double>(at(x, row, i)) - maximum);
        }
        for (std::int64_t i = 0; i < x.shape[1]; ++i) {
            at(y, row, i) = static_cast<float>(std::exp(static_cast<double>(at(x, row, i)) - maximum) / sum);
        }
    }
}

assay_status segfault(const assay_call*, const assay_host*)
{
    std::raise(SIGSEGV);
    return ASSAY_OK;
}

assay_status hang(const assay_call*, const assay_host*)
{
    for (volatile bool forever = true; forever;) {
    }
    return ASSAY_OK;
}

assay_status nanTimes(const assay_call* call, const assay_host* host)
{
    softmax(call);
    host->report_duration_ns(host->context, std::numeric_limits<double>::quiet_NaN());
    return ASSAY_OK;
}

assay_status writesOutside(const assay_call* call, const assay_host*)
{
    softmax(call);
    const assay_tensor& y = call->outputs[0];
    static_cast<float*>(y.data)[y.shape[0] * y.strides[0]] = 1;
    return ASSAY_OK;
}

assay_status neverWrites(const assay_call*, const assay_host*)
{
    return ASSAY_OK;
}

constexpr assay_variant variant(const char* name, assay_kernel_fn run)
{
    return {sizeof(assay_variant), "softmax",           name, name, "goes wrong", "C2", ASSAY_HOST,
            1U << ASSAY_F32,       1U << ASSAY_FORWARD, 7U,   run};
}

const assay_variant kVariants[] = {
    variant("segfault", segfault),        variant("hang", hang),
    variant("nan_times", nanTimes),       variant("writes_outside", writesOutside),
    variant("never_writes", neverWrites),
};

}  // namespace

extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void)
{
    static const assay_plugin kPlugin{ASSAY_ABI_VERSION,
                                      sizeof(assay_plugin),
                                      "bad_softmax",
                                      "1",
                                      static_cast<std::int32_t>(sizeof kVariants / sizeof kVariants[0]),
                                      kVariants};
    return &kPlugin;
}
