// Maximum and sum of exponentials in one pass.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/softmax/host_online.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/softmax/rows-inl.hpp"
#include "kernels/softmax/softmax.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::softmax {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

assay_status onlineTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkSoftmax(*call, *host)) {
        return ASSAY_ERROR;
    }

    return withElementType(call->inputs[0].dtype, [&](auto tag) {
        return runTyped<OnlineStatistics<AccurateExp>, AccurateExp, typename decltype(tag)::type>(*call, *host);
    });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::softmax
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::softmax {

HWY_EXPORT(onlineTargeted);

assay_status online(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(onlineTargeted)(call, host);
}

}  // namespace assay::kernels::softmax
#endif
