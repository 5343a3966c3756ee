// Packs to the compute type.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/gemm/host_blocked.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/gemm/blocked-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::gemm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

assay_status blockedTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkGemm(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        using T = typename decltype(tag)::type;
        return runBlocked<T, Compute<T>>(*call, *host);
    });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::gemm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::gemm {

HWY_EXPORT(blockedTargeted);

assay_status blocked(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(blockedTargeted)(call, host);
}

}  // namespace assay::kernels::gemm
#endif
