// Kernels y = 2x that go wrong in one way each.
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>

#include "kernels/api/assay_kernel.h"

namespace {

template <class Body>
void forEach(const assay_tensor& tensor, Body body)
{
    for (std::int64_t row = 0; row < tensor.shape[0]; ++row) {
        for (std::int64_t column = 0; column < tensor.shape[1]; ++column) {
            body(row, column);
        }
    }
}

float& at(const assay_tensor& tensor, std::int64_t row, std::int64_t column)
{
    return static_cast<float*>(tensor.data)[row * tensor.strides[0] + column * tensor.strides[1]];
}

void scale(const assay_call* call)
{
    forEach(call->outputs[0], [&](std::int64_t row, std::int64_t column) {
        at(call->outputs[0], row, column) = 2 * at(call->inputs[0], row, column);
    });
}

assay_status segfault(const assay_call*, const assay_host*)
{
    std::raise(SIGSEGV);
    return ASSAY_OK;
}

// Verifies, then dies in the timed calls.
assay_status segfaultLater(const assay_call* call, const assay_host*)
{
    static int calls = 0;
    scale(call);
    if (++calls > 4) {
        std::raise(SIGSEGV);
    }
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
    scale(call);
    host->report_duration_ns(host->context, std::numeric_limits<double>::quiet_NaN());
    return ASSAY_OK;
}

// One element too far in both directions of the output.
assay_status writesOutside(const assay_call* call, const assay_host*)
{
    scale(call);
    const assay_tensor& out = call->outputs[0];
    static_cast<float*>(out.data)[out.shape[0] * out.strides[0]] = 1;
    static_cast<float*>(out.data)[-1] = 1;
    return ASSAY_OK;
}

assay_status neverWrites(const assay_call*, const assay_host*)
{
    return ASSAY_OK;
}

// Leaves out the last row.
assay_status forgetsLastRow(const assay_call* call, const assay_host*)
{
    forEach(call->outputs[0], [&](std::int64_t row, std::int64_t column) {
        if (row + 1 < call->outputs[0].shape[0]) {
            at(call->outputs[0], row, column) = 2 * at(call->inputs[0], row, column);
        }
    });
    return ASSAY_OK;
}

// Right results, but noise on both standard streams, and a frame's magic among it.
assay_status prints(const assay_call* call, const assay_host*)
{
    std::fputs("ASSY\x01 hello from a kernel\n", stdout);
    std::fflush(stdout);
    std::fputs("a kernel warns\n", stderr);
    scale(call);
    return ASSAY_OK;
}

assay_status mutatesInput(const assay_call* call, const assay_host*)
{
    scale(call);
    at(call->inputs[0], 0, 1) += 1;
    return ASSAY_OK;
}

// Right for the first ten calls.
assay_status corruptsLater(const assay_call* call, const assay_host*)
{
    static int calls = 0;
    scale(call);
    if (++calls > 10) {
        at(call->outputs[0], 0, 0) += 1;
    }
    return ASSAY_OK;
}

assay_status exits(const assay_call*, const assay_host*)
{
    std::_Exit(3);
}

assay_status reportsError(const assay_call*, const assay_host* host)
{
    host->report(host->context, "tile 7 does not fit");
    return ASSAY_ERROR;
}

assay_status overrunsWorkspace(const assay_call* call, const assay_host* host)
{
    auto* const space = static_cast<unsigned char*>(host->workspace(host->context, 100));
    std::memset(space, 0, 104);
    scale(call);
    return ASSAY_OK;
}

// Adds up in workspace that it never cleared.
assay_status usesUninitialisedWorkspace(const assay_call* call, const assay_host* host)
{
    auto* const sum = static_cast<float*>(host->workspace(host->context, sizeof(float)));
    scale(call);
    at(call->outputs[0], 0, 0) += *sum;
    return ASSAY_OK;
}

constexpr assay_variant variant(const char* name, assay_kernel_fn run)
{
    return {sizeof(assay_variant), "scale", name, name, "goes wrong", "C1", ASSAY_HOST, 1U << ASSAY_F32,
            1U << ASSAY_FORWARD,   7U,      run};
}

const assay_variant kVariants[] = {
    variant("segfault", segfault),
    variant("segfault_later", segfaultLater),
    variant("hang", hang),
    variant("nan_times", nanTimes),
    variant("writes_outside", writesOutside),
    variant("never_writes", neverWrites),
    variant("forgets_last_row", forgetsLastRow),
    variant("prints", prints),
    variant("mutates_input", mutatesInput),
    variant("corrupts_later", corruptsLater),
    variant("exits", exits),
    variant("reports_error", reportsError),
    variant("overruns_workspace", overrunsWorkspace),
    variant("uninitialised_workspace", usesUninitialisedWorkspace),
};

}  // namespace

extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void)
{
    static const assay_plugin kPlugin{ASSAY_ABI_VERSION,
                                      sizeof(assay_plugin),
                                      "misbehaving",
                                      "1",
                                      static_cast<std::int32_t>(sizeof kVariants / sizeof kVariants[0]),
                                      kVariants};
    return &kPlugin;
}
