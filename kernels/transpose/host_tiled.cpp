// Tiles that fit the first-level cache, moved element by element.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/transpose/host_tiled.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include "hwy/foreach_target.h"
#include "kernels/transpose/tiles-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::transpose {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

struct ScalarTile {
    template <class Bits>
    static ASSAY_ALWAYS_INLINE void run(const Move<Bits>& move, std::int64_t r_begin, std::int64_t r_end,
                                        std::int64_t c_begin, std::int64_t c_end)
    {
        // Writes run along lines of y: a store that misses costs more than a load that misses.
        for (std::int64_t c = c_begin; c < c_end; ++c) {
            for (std::int64_t r = r_begin; r < r_end; ++r) {
                move.one(r, c);
            }
        }
    }
};

assay_status tiledTargeted(const assay_call* call, const assay_host* host)
{
    if (!checkTranspose(*call, *host)) {
        return ASSAY_ERROR;
    }
    return withBits(call->inputs[0].dtype,
                    [&](auto tag) { return runTiles<ScalarTile, typename decltype(tag)::type>(*call, *host); });
}

}  // namespace
}  // namespace HWY_NAMESPACE
}  // namespace assay::kernels::transpose
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace assay::kernels::transpose {

HWY_EXPORT(tiledTargeted);

assay_status tiled(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(tiledTargeted)(call, host);
}

}  // namespace assay::kernels::transpose
#endif
