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

// Elements per leaf: sixteen or more additions per lane between two steps of the tree.
constexpr std::int64_t kLeaf = 128;
// Depth of a tree over 2^63 elements.
constexpr int kMaxDepth = 64;

template <class C, class In>
ASSAY_ALWAYS_INLINE C leafSum(const In& x, std::int64_t begin, std::int64_t end)
{
    C sum = 0;
#pragma omp simd reduction(+ : sum)
    for (std::int64_t i = begin; i < end; ++i) {
        sum += x[i];
    }
    return sum;
}

// Leaves combined in a balanced tree. The partial sums form a binary counter: leaf number n closes as many subtrees as
// n has trailing ones. The error grows with log n: N. J. Higham, "The accuracy of floating point summation", 1993.
template <class C, class In>
ASSAY_ALWAYS_INLINE C treeSum(const In& x, std::int64_t begin, std::int64_t end)
{
    C partial[kMaxDepth];
    int depth = 0;
    std::uint64_t leaf = 0;
    for (; begin < end; begin += kLeaf, ++leaf) {
        C sum = leafSum<C>(x, begin, begin + kLeaf < end ? begin + kLeaf : end);
        for (int closing = std::countr_one(leaf); closing > 0; --closing) {
            sum += partial[--depth];
        }
        partial[depth++] = sum;
    }
    C sum = 0;
    while (depth > 0) {
        sum += partial[--depth];
    }
    return sum;
}

}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::sum_reduction
HWY_AFTER_NAMESPACE();

#endif
