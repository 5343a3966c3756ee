// Bias and GELU in one pass.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/bias_gelu/host_fused.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/bias_gelu/elementwise-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::bias_gelu {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

assay_status fusedTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkBiasGelu(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runFused<ExactGelu, typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::bias_gelu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::bias_gelu {

HWY_EXPORT(fusedTargeted);

assay_status fused(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(fusedTargeted)(call, host);
}

}  // namespace assay::kernels::bias_gelu
#endif
