// Baseline: two nested loops.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/transpose/host_naive.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/transpose/tiles-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::transpose {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

template <class Bits>
struct RowsTask {
    Move<Bits> move;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t r = chunks.begin(chunk); r < chunks.end(chunk); ++r) {
            for (std::int64_t c = 0; c < move.cols; ++c) {
                move.one(r, c);
            }
        }
    }
};

template <class Bits>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto move = moveOf<Bits>(call);
    if (move.rows == 0 || move.cols == 0) {
        return ASSAY_OK;
    }
    const Chunks chunks = planChunks(move.rows, move.cols);
    launch(host, chunks.count, RowsTask<Bits>{move, chunks});
    return ASSAY_OK;
}

assay_status naiveTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkTranspose(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withBits(call->inputs[0].dtype,
                    [&](auto tag) { return runTyped<typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::transpose
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::transpose {

HWY_EXPORT(naiveTargeted);

assay_status naive(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(naiveTargeted)(call, host);
}

}  // namespace assay::kernels::transpose
#endif
