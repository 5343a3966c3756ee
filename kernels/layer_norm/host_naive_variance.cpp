// E[x²] − E[x]² in the compute type: the tempting single pass that loses every digit of the variance once mean² /
// variance reaches the reciprocal of the rounding unit. Kept because the workbench must catch it.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/layer_norm/host_naive_variance.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/layer_norm/rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::layer_norm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

struct NaiveVariance {
    template <class C, class In>
    static ASSAY_ALWAYS_INLINE Moments<C> of(const In& x, std::int64_t cols)
    {
        C sum = 0;
        C squares = 0;
#pragma omp simd reduction(+ : sum, squares)
        for (std::int64_t i = 0; i < cols; ++i) {
            const C value = x[i];
            sum += value;
            squares += value * value;
        }
        const C mean = sum / static_cast<C>(cols);
        const C variance = squares / static_cast<C>(cols) - mean * mean;
        return {mean, variance < C(0) ? C(0) : variance};
    }
};

assay_status naiveVarianceTargeted(const assay_call* call, const assay_host* host)
{
    return run<NaiveVariance>(*call, *host);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::layer_norm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::layer_norm {

HWY_EXPORT(naiveVarianceTargeted);

assay_status naiveVariance(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(naiveVarianceTargeted)(call, host);
}

}  // namespace assay::kernels::layer_norm
#endif
