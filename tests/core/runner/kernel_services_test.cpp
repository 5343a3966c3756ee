// What kernels are promised: workspace, threads, counts.
#include <gmock/gmock.h>

#include <array>
#include <atomic>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

#include "core/runner/kernel_call.hpp"
#include "core/runner/plugin.hpp"

namespace assay {
namespace {

std::unique_ptr<Device> host()
{
    return openDevice("host").value();
}

TEST(Workspace, CountsRequestsAndPeakOfOneCall)
{
    const auto device = host();
    Workspace workspace(*device, true);
    workspace.beginCall(std::nullopt);
    EXPECT_NE(workspace.request(100), nullptr);
    EXPECT_NE(workspace.request(1000), nullptr);
    EXPECT_EQ(workspace.usage().peak_bytes, 1100U);
    EXPECT_EQ(workspace.usage().requests, 2U);
    workspace.beginCall(std::nullopt);
    EXPECT_EQ(workspace.usage().peak_bytes, 0U);
}

TEST(Workspace, ReusesBlocksOfEarlierCallsButNeverWithinOne)
{
    const auto device = host();
    Workspace workspace(*device, true);
    workspace.beginCall(std::nullopt);
    void* const first = workspace.request(100);
    void* const second = workspace.request(100);
    EXPECT_NE(first, second);
    workspace.beginCall(std::nullopt);
    void* const again = workspace.request(100);
    EXPECT_TRUE(again == first || again == second);
}

TEST(Workspace, IsAlignedAndPoisonedWhileVerifying)
{
    const auto device = host();
    Workspace workspace(*device, true);
    for (const unsigned char pattern : {0xa7, 0x5b}) {
        workspace.beginCall(pattern);
        const auto* const bytes = static_cast<unsigned char*>(workspace.request(33));
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(bytes) % 64, 0U);
        EXPECT_TRUE(std::all_of(bytes, bytes + 33, [&](unsigned char byte) { return byte == pattern; }));
    }
}

TEST(Workspace, SeesWritesBehindABlock)
{
    const auto device = host();
    Workspace workspace(*device, true);
    workspace.beginCall(static_cast<unsigned char>(0xa7));
    auto* const bytes = static_cast<unsigned char*>(workspace.request(33));
    std::memset(bytes, 0, 33);
    EXPECT_EQ(workspace.bytesOverrun(), 0U);
    bytes[33] = 0;
    EXPECT_EQ(workspace.bytesOverrun(), 1U);
}

TEST(Workspace, ImpossibleRequestIsNull)
{
    const auto device = host();
    Workspace workspace(*device, true);
    workspace.beginCall(std::nullopt);
    EXPECT_EQ(workspace.request(std::numeric_limits<std::size_t>::max()), nullptr);
}

class WorkerPoolThreads : public testing::TestWithParam<int> {};

TEST_P(WorkerPoolThreads, RunEveryChunkOnce)
{
    WorkerPool pool(GetParam(), false, {});
    EXPECT_EQ(pool.threads(), GetParam());
    for (const std::int64_t chunks : {0, 1, 2, 7, 1000}) {
        std::vector<std::atomic<int>> counts(static_cast<std::size_t>(chunks));
        pool.run(
            chunks, [](void* item, std::int64_t chunk) { ++static_cast<std::atomic<int>*>(item)[chunk]; },
            counts.data());
        EXPECT_TRUE(std::all_of(counts.begin(), counts.end(), [](const auto& count) { return count == 1; }));
    }
}

INSTANTIATE_TEST_SUITE_P(Counts, WorkerPoolThreads, testing::Values(1, 2, 5));

TEST(WorkerPool, RegionInsideARegionRunsInPlace)
{
    struct State {
        WorkerPool pool{3, false, {}};
        std::atomic<int> count{0};
    } state;
    state.pool.run(
        4,
        [](void* item, std::int64_t) {
            auto* const outer = static_cast<State*>(item);
            outer->pool.run(
                5, [](void* inner, std::int64_t) { ++static_cast<State*>(inner)->count; }, item);
        },
        &state);
    EXPECT_EQ(state.count, 20);
}

TEST(WorkerPool, ManyShortRegionsInARowAllComplete)
{
    WorkerPool pool(4, false, {});
    std::atomic<int> count{0};
    for (int i = 0; i < 2000; ++i) {
        pool.run(
            4, [](void* item, std::int64_t) { ++*static_cast<std::atomic<int>*>(item); }, &count);
    }
    EXPECT_EQ(count, 8000);
}

assay_status reporting(const assay_call* call, const assay_host* services)
{
    services->parallel_for(
        services->context, 3, [](void*, std::int64_t) {}, nullptr);
    services->count_kernel(services->context);
    services->report_duration_ns(services->context, call->input_count == 0 ? 250.0 : std::nan(""));
    services->report(services->context, "two\nlines");
    return ASSAY_ERROR;
}

TEST(KernelCall, RecordsWhatTheKernelSays)
{
    const auto device = host();
    WorkerPool pool(2, false, {});
    Workspace workspace(*device, true);
    KernelCaller caller(*device, pool, workspace);
    assay_variant variant{};
    variant.run = reporting;
    caller.beginRecord();
    EXPECT_EQ(caller.call(variant, std::nullopt), ASSAY_ERROR);
    EXPECT_EQ(caller.call(variant, std::nullopt), ASSAY_ERROR);
    EXPECT_EQ(caller.record().kernels, 4);
    EXPECT_EQ(caller.record().reported, 2);
    EXPECT_EQ(caller.record().reported_ns, 500);
    EXPECT_FALSE(caller.record().reported_bad);
    EXPECT_EQ(caller.record().message, "two lines");
    caller.setTensors(ASSAY_FORWARD, {assay_tensor{}}, {});
    caller.beginRecord();
    caller.call(variant, std::nullopt);
    EXPECT_TRUE(caller.record().reported_bad);
}

TEST(PluginDescription, ProblemsAreNamed)
{
    assay_variant variant{};
    variant.struct_size = sizeof variant;
    assay_plugin plugin{ASSAY_ABI_VERSION, sizeof(assay_plugin), "p", "1", 1, &variant};
    EXPECT_THAT(problemWith(&plugin), testing::HasSubstr("variant 0 lacks"));
    variant.family = "f";
    variant.name = "n";
    variant.run = reporting;
    EXPECT_EQ(problemWith(&plugin), "");
    variant.struct_size = 8;
    EXPECT_THAT(problemWith(&plugin), testing::HasSubstr("struct_size 8"));
    plugin.variants = nullptr;
    EXPECT_THAT(problemWith(&plugin), testing::HasSubstr("missing"));
    plugin.abi_version = 7;
    EXPECT_THAT(problemWith(&plugin), testing::HasSubstr("version 7"));
    EXPECT_NE(problemWith(nullptr), "");
}

}  // namespace
}  // namespace assay
