// One pass with the tanh approximation: D. Hendrycks, K. Gimpel, "Gaussian error linear units", 2016.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/bias_gelu/host_tanh.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <type_traits>
#include "hwy/foreach_target.h"

#include "kernels/bias_gelu/elementwise-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::bias_gelu {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

struct TanhGelu {
    static ASSAY_ALWAYS_INLINE float of(float t)
    {
        return 0.5f * t * (1.0f + hyperbolicTangent(0.79788456080286536f * (t + 0.044715f * t * t * t)));
    }
};

assay_status tanhApproximationTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkBiasGelu(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype, [&](auto tag) -> assay_status {
        using T = typename decltype(tag)::type;
        if constexpr (std::is_same_v<T, double>) {
            return ASSAY_UNSUPPORTED;
        } else {
            return runFused<TanhGelu, T>(*call, *host);
        }
    });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::bias_gelu
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::bias_gelu {

HWY_EXPORT(tanhApproximationTargeted);

assay_status tanhApproximation(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(tanhApproximationTargeted)(call, host);
}

}  // namespace assay::kernels::bias_gelu
#endif
