// Baseline: the mean, then the mean of squared differences, both in float64.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/layer_norm/host_two_pass.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/layer_norm/rows-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::layer_norm {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

struct TwoPass {
    template <class C, class In>
    static ASSAY_ALWAYS_INLINE Moments<double> of(const In& x, std::int64_t cols)
    {
        double sum = 0;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t i = 0; i < cols; ++i) {
            sum += static_cast<double>(x[i]);
        }
        const double mean = sum / static_cast<double>(cols);
        double squares = 0;
#pragma omp simd reduction(+ : squares)
        for (std::int64_t i = 0; i < cols; ++i) {
            const double centred = static_cast<double>(x[i]) - mean;
            squares += centred * centred;
        }
        return {mean, squares / static_cast<double>(cols)};
    }
};

assay_status twoPassTargeted(const assay_call* call, const assay_host* host)
{
    return run<TwoPass>(*call, *host);
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::layer_norm
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::layer_norm {

HWY_EXPORT(twoPassTargeted);

assay_status twoPass(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(twoPassTargeted)(call, host);
}

}  // namespace assay::kernels::layer_norm
#endif
