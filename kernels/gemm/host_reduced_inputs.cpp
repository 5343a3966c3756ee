// Packs to bfloat16: half the memory traffic, eight bits of each input.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/gemm/host_reduced_inputs.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/gemm/blocked-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::gemm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

assay_status reducedInputsTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkGemm(*call, *host)) {
        return ASSAY_ERROR;
    }
    switch (call->inputs[0].dtype) {
        case ASSAY_F32:
            return runBlocked<float, BF16>(*call, *host);
        case ASSAY_BF16:
            return runBlocked<BF16, BF16>(*call, *host);
        default:
            return ASSAY_UNSUPPORTED;
    }
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::gemm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::gemm {

HWY_EXPORT(reducedInputsTargeted);

assay_status reducedInputs(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(reducedInputsTargeted)(call, host);
}

}  // namespace assay::kernels::gemm
#endif
