// Groups of eight scanned by shifting and adding inside a register (W. D. Hillis, G. L. Steele, "Data parallel
// algorithms", 1986); the carry between groups is float64.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/inclusive_scan/host_simd.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <algorithm>
#include <cstring>
#include "hwy/foreach_target.h"

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/inclusive_scan/chain-inl.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::inclusive_scan {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

constexpr std::int64_t kGroup = 8;

template <class C>
struct Vector8 {
    typedef C type __attribute__((vector_size(kGroup * sizeof(C))));
};

template <class Vector>
ASSAY_ALWAYS_INLINE void scanGroup(Vector& v)
{
    const Vector zero{};
    v += __builtin_shufflevector(zero, v, 0, 8, 9, 10, 11, 12, 13, 14);
    v += __builtin_shufflevector(zero, v, 0, 0, 8, 9, 10, 11, 12, 13);
    v += __builtin_shufflevector(zero, v, 0, 0, 0, 0, 8, 9, 10, 11);
}

template <class T, class In, class Out>
ASSAY_ALWAYS_INLINE void scanRow(const In& x, const Out& y, std::int64_t cols)
{
    using Vector = typename Vector8<Compute<T>>::type;
    double carry = 0;
    Compute<T> stage[kStage];
    for (std::int64_t begin = 0; begin < cols; begin += kStage) {
        const std::int64_t count = std::min(kStage, cols - begin);
        loadStage<T>(x, begin, count, stage);
        // The last group is completed with zeros, whose sums nobody stores.
        std::fill(stage + count, stage + (count + kGroup - 1) / kGroup * kGroup, Compute<T>(0));
        for (std::int64_t i = 0; i < count; i += kGroup) {
            Vector v;
            std::memcpy(&v, stage + i, sizeof(v));
            scanGroup(v);
#pragma omp simd
            for (std::int64_t lane = 0; lane < kGroup; ++lane) {
                stage[i + lane] = static_cast<Compute<T>>(carry + static_cast<double>(v[lane]));
            }
            carry += static_cast<double>(v[kGroup - 1]);
        }
        storeStage<T>(stage, begin, count, y);
    }
}

template <class T, bool kUnit>
struct RowsTask {
    View<T> x, y;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            scanRow<T>(x.template row<kUnit>(r), y.template row<kUnit>(r), x.cols);
        }
    }
};

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(x.rows, x.cols);
    if (x.unit() && y.unit()) {
        launch(host, chunks.count, RowsTask<T, true>{x, y, chunks});
    } else {
        launch(host, chunks.count, RowsTask<T, false>{x, y, chunks});
    }
    return ASSAY_OK;
}

assay_status simdTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkCall(*call, *host, {2}, {2}) || !checkSameShape(*host, call->inputs[0], call->outputs[0])) {
        return ASSAY_ERROR;
    }
    return withElementType(call->inputs[0].dtype,
                           [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::inclusive_scan
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::inclusive_scan {

HWY_EXPORT(simdTargeted);

assay_status simd(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(simdTargeted)(call, host);
}

}  // namespace assay::kernels::inclusive_scan
#endif
