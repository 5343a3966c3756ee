// One running sum over a range of a row, shared by two variants.
#if defined(ASSAY_SCAN_CHAIN_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_SCAN_CHAIN_INL
#undef ASSAY_SCAN_CHAIN_INL
#else
#define ASSAY_SCAN_CHAIN_INL
#endif

#include <algorithm>

#include "hwy/highway.h"
#include "kernels/common/view.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::inclusive_scan {
namespace HWY_NAMESPACE {

// Elements converted at a time: loads and roundings vectorise, which inside the chain they would not.
constexpr std::int64_t kStage = 256;

template <class T, class In>
ASSAY_ALWAYS_INLINE void loadStage(const In& x, std::int64_t begin, std::int64_t count, Compute<T>* stage)
{
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
        stage[i] = x[begin + i];
    }
}

template <class T, class Out>
ASSAY_ALWAYS_INLINE void storeStage(const Compute<T>* stage, std::int64_t begin, std::int64_t count, const Out& y)
{
#pragma omp simd
    for (std::int64_t i = 0; i < count; ++i) {
        y.set(begin + i, stage[i]);
    }
}

// y[i] = sum + x[begin] + … + x[i] for i < end, in float64.
template <class T, class In, class Out>
ASSAY_ALWAYS_INLINE void scanChain(const In& x, const Out& y, std::int64_t begin, std::int64_t end, double sum)
{
    Compute<T> stage[kStage];
    for (; begin < end; begin += kStage) {
        const std::int64_t count = std::min(kStage, end - begin);
        loadStage<T>(x, begin, count, stage);
        for (std::int64_t i = 0; i < count; ++i) {
            sum += static_cast<double>(stage[i]);
            stage[i] = static_cast<Compute<T>>(sum);
        }
        storeStage<T>(stage, begin, count, y);
    }
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::inclusive_scan
HWY_AFTER_NAMESPACE();

#endif
