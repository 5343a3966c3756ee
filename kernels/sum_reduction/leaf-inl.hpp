// The SIMD sum of a short run, shared by two variants.
#if defined(ASSAY_SUM_LEAF_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef ASSAY_SUM_LEAF_INL
#undef ASSAY_SUM_LEAF_INL
#else
#define ASSAY_SUM_LEAF_INL
#endif

#include <bit>

#include "hwy/highway.h"
#include "kernels/common/view.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::sum_reduction {
namespace HWY_NAMESPACE {

constexpr std::int64_t kLeaf = 128;
// Four AVX2 registers of floats. Each lane adds four elements before it is widened: longer f32 chains break the
// contract on rows whose partial sums are large against their total.
constexpr std::int64_t kLanes = 32;
// Depth of a tree over 2^63 elements.
constexpr int kMaxDepth = 64;

template <class C, class In>
ASSAY_ALWAYS_INLINE double leafSum(const In& x, std::int64_t begin, std::int64_t end)
{
    double sum = 0;
    if (end - begin == kLeaf) {
        C lanes[kLanes] = {};
        for (std::int64_t i = begin; i < end; i += kLanes) {
#pragma omp simd
            for (std::int64_t lane = 0; lane < kLanes; ++lane) {
                lanes[lane] += x[i + lane];
            }
        }
#pragma omp simd reduction(+ : sum)
        for (std::int64_t lane = 0; lane < kLanes; ++lane) {
            sum += static_cast<double>(lanes[lane]);
        }
    } else {
        for (std::int64_t i = begin; i < end; ++i) {
            sum += static_cast<double>(x[i]);
        }
    }
    return sum;
}

// Leaves combined in a balanced tree. The partial sums form a binary counter: leaf number n closes as many subtrees as
// n has trailing ones. The error grows with log n: N. J. Higham, "The accuracy of floating point summation", 1993.
template <class C, class In>
ASSAY_ALWAYS_INLINE double treeSum(const In& x, std::int64_t begin, std::int64_t end)
{
    double partial[kMaxDepth];
    int depth = 0;
    std::uint64_t leaf = 0;
    for (; begin < end; begin += kLeaf, ++leaf) {
        double sum = leafSum<C>(x, begin, begin + kLeaf < end ? begin + kLeaf : end);
        for (int closing = std::countr_one(leaf); closing > 0; --closing) {
            sum += partial[--depth];
        }
        partial[depth++] = sum;
    }
    double sum = 0;
    while (depth > 0) {
        sum += partial[--depth];
    }
    return sum;
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::sum_reduction
HWY_AFTER_NAMESPACE();

#endif
