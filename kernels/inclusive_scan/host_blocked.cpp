// Two passes over blocks of a row, both parallel over all blocks of all rows: few long rows keep every thread busy.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/inclusive_scan/host_blocked.cpp"
#include "kernels/common/targets.hpp"
// Keep before the loops: includes this file once per instruction set.
#include <algorithm>
#include "hwy/foreach_target.h"

#include "hwy/highway.h"
#include "kernels/common/chunks.hpp"
#include "kernels/common/launch.hpp"
#include "kernels/common/view.hpp"
#include "kernels/inclusive_scan/blocks.hpp"
#include "kernels/inclusive_scan/chain-inl.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"

HWY_BEFORE_NAMESPACE();
namespace assay::kernels::inclusive_scan {
namespace HWY_NAMESPACE {
// Files of one family use the same names for their templates: without this the linker keeps one of them for all.
namespace {

template <class T, bool kUnit>
struct SumsTask {
    View<T> x;
    double* sums = nullptr;
    std::int64_t blocks = 1;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t item = chunks.begin(chunk); item < chunks.end(chunk); ++item) {
            const auto in = x.template row<kUnit>(item / blocks);
            const std::int64_t begin = item % blocks * kBlock;
            const std::int64_t end = std::min(x.cols, begin + kBlock);
            double sum = 0;
#pragma omp simd reduction(+ : sum)
            for (std::int64_t i = begin; i < end; ++i) {
                sum += static_cast<double>(in[i]);
            }
            sums[item] = sum;
        }
    }
};

template <class T, bool kUnit>
struct ScanTask {
    View<T> x, y;
    const double* sums = nullptr;
    std::int64_t blocks = 1;
    Chunks chunks;

    void operator()(std::int64_t chunk) const
    {
        for (std::int64_t item = chunks.begin(chunk); item < chunks.end(chunk); ++item) {
            const std::int64_t r = item / blocks;
            const std::int64_t block = item % blocks;
            // A row has few blocks: adding the sums before this one costs less than a third kernel.
            double sum = 0;
            for (std::int64_t before = 0; before < block; ++before) {
                sum += sums[r * blocks + before];
            }
            scanChain<T>(x.template row<kUnit>(r), y.template row<kUnit>(r), block * kBlock,
                         std::min(x.cols, (block + 1) * kBlock), sum);
        }
    }
};

template <class T, bool kUnit>
assay_status runBlocks(const View<T>& x, const View<T>& y, const assay_host& host)
{
    const std::int64_t blocks = ceilDiv(x.cols, kBlock);
    const Chunks chunks = planChunks(x.rows * blocks, std::min(x.cols, kBlock));
    double* sums = nullptr;
    if (blocks > 1) {
        sums = workspace<double>(host, x.rows * blocks);
        if (sums == nullptr) {
            return ASSAY_OUT_OF_MEMORY;
        }
        launch(host, chunks.count, SumsTask<T, kUnit>{x, sums, blocks, chunks});
    }
    launch(host, chunks.count, ScanTask<T, kUnit>{x, y, sums, blocks, chunks});
    return ASSAY_OK;
}

template <class T>
assay_status runTyped(const assay_call& call, const assay_host& host)
{
    const auto x = view<T>(call.inputs[0]);
    const auto y = view<T>(call.outputs[0]);
    if (x.rows == 0 || x.cols == 0) {
        return ASSAY_OK;
    }
    return x.unit() && y.unit() ? runBlocks<T, true>(x, y, host) : runBlocks<T, false>(x, y, host);
}

assay_status blockedTargeted(const assay_call* call, const assay_host* host)
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

HWY_EXPORT(blockedTargeted);

assay_status blocked(const assay_call* call, const assay_host* host)
{
    return HWY_DYNAMIC_DISPATCH(blockedTargeted)(call, host);
}

}  // namespace assay::kernels::inclusive_scan
#endif
