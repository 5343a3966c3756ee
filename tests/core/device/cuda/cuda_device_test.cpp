// The CUDA device over a runtime that records and fails as told.
#include <algorithm>
#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/device/device.hpp"
#include "tests/core/device/cuda/fake_runtime.hpp"

namespace assay {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class CudaDevice : public ::testing::Test {
protected:
    void SetUp() override { fakeRuntime() = {}; }

    static std::unique_ptr<Device> open()
    {
        auto opened = openCudaDevice(0);
        EXPECT_TRUE(opened) << describe(opened.error());
        fakeRuntime().calls.clear();
        return std::move(*opened);
    }
};

TEST_F(CudaDevice, IsListedWithItsProperties)
{
    fakeRuntime().devices = 2;
    const auto devices = listCudaDevices();
    ASSERT_EQ(devices.size(), 2U);
    EXPECT_EQ(devices[1].id, "cuda:1");
    EXPECT_EQ(devices[1].title, "Fake GPU, compute capability 9.0, 80 GiB");
    EXPECT_TRUE(devices[1].available);
    EXPECT_EQ(devices[1].state, "ready");
    EXPECT_EQ(devices[1].remedy, "");
    EXPECT_THAT(devices[1].details,
                ::testing::Contains(std::pair<std::string, std::string>("compute capability", "9.0")));
}

TEST_F(CudaDevice, IsListedAsUnavailableWhenItCannotBeAsked)
{
    fakeRuntime().failing["cudaGetDeviceProperties"] = 214;
    const auto devices = listCudaDevices();
    ASSERT_EQ(devices.size(), 1U);
    EXPECT_EQ(devices[0].id, "cuda:0");
    EXPECT_FALSE(devices[0].available);
    EXPECT_THAT(devices[0].state, HasSubstr("uncorrectable error"));
    EXPECT_FALSE(devices[0].remedy.empty());
}

TEST_F(CudaDevice, IsMissingWhenTheDriverCountsNone)
{
    fakeRuntime().devices = 0;
    EXPECT_THAT(openCudaDevice(0).error().what, HasSubstr("finds no GPU (cudaErrorNoDevice, 100)"));
    EXPECT_THAT(listCudaDevices().at(0).state, HasSubstr("finds no GPU"));
}

TEST_F(CudaDevice, RefusesAnOrdinalThatDoesNotExist)
{
    const auto opened = openCudaDevice(1);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, ErrorCode::not_found);
    EXPECT_EQ(opened.error().where, "opening cuda:1");
}

TEST_F(CudaDevice, ReleasesWhatItMadeWhenOpeningFailsHalfWay)
{
    for (const std::string step : {"cudaSetDevice", "cudaStreamCreateWithFlags", "cudaEventCreate"}) {
        fakeRuntime() = {};
        fakeRuntime().failing[step] = 46;
        const auto opened = openCudaDevice(0);
        ASSERT_FALSE(opened) << step;
        EXPECT_THAT(opened.error().what, HasSubstr("busy or in exclusive mode (cudaErrorDevicesUnavailable, 46)"));
        EXPECT_EQ(fakeRuntime().streams, 0) << step;
        EXPECT_EQ(fakeRuntime().events, 0) << step;
    }
}

TEST_F(CudaDevice, TimesLaunchesBetweenTwoEventsOnItsOwnStream)
{
    const auto device = open();
    ASSERT_NE(device->stream(), nullptr);
    const auto span = device->time([]() -> Expected<void> {
        fakeRuntime().calls.emplace_back("launch");
        return {};
    });
    ASSERT_TRUE(span);
    EXPECT_DOUBLE_EQ(span->device_ns, 250000);
    EXPECT_GT(span->wall_ns, 0);
    EXPECT_THAT(fakeRuntime().calls, ElementsAre("cudaEventRecord", "launch", "cudaEventRecord", "cudaEventSynchronize",
                                                 "cudaEventElapsedTime"));
    EXPECT_EQ(device->clock(), "cuda_event");
}

TEST_F(CudaDevice, WaitsForTheWorkOfALaunchThatStoppedEarly)
{
    const auto device = open();
    const auto span = device->time([]() -> Expected<void> { return fail(ErrorCode::bad_input, "stopped"); });
    ASSERT_FALSE(span);
    EXPECT_EQ(span.error().what, "stopped");
    EXPECT_TRUE(fakeRuntime().called("cudaEventSynchronize"));
}

TEST_F(CudaDevice, SaysThatAnIllegalAddressCostsTheProcess)
{
    const auto device = open();
    fakeRuntime().failing["cudaEventSynchronize"] = 700;
    const auto span = device->time([]() -> Expected<void> { return {}; });
    ASSERT_FALSE(span);
    EXPECT_EQ(span.error().code, ErrorCode::process);
    EXPECT_THAT(describe(span.error()), HasSubstr("cuda:0, waiting for a sample: A kernel read or wrote an address"));
    EXPECT_THAT(span.error().remedy, HasSubstr("must be restarted"));
}

TEST_F(CudaDevice, CopiesTheRangeAskedForAndNothingElse)
{
    const auto device = open();
    std::array<std::byte, 8> arena{};
    const auto base = device->bind(arena);
    ASSERT_TRUE(base);
    ASSERT_TRUE(device->fill(*base, arena.size(), 0x11));
    arena.fill(std::byte{0x22});
    ASSERT_TRUE(device->upload(2, 3));
    arena.fill(std::byte{0});
    ASSERT_TRUE(device->download(1, 5));
    const std::array<int, 8> expected{0, 0x11, 0x22, 0x22, 0x22, 0x11, 0, 0};
    EXPECT_TRUE(std::equal(arena.begin(), arena.end(), expected.begin(),
                           [](std::byte got, int want) { return std::to_integer<int>(got) == want; }));
}

TEST_F(CudaDevice, RefusesCopiesBeyondTheArena)
{
    const auto device = open();
    std::array<std::byte, 8> arena{};
    ASSERT_TRUE(device->bind(arena));
    EXPECT_TRUE(device->upload(8, 0));
    EXPECT_EQ(device->upload(4, 5).error().code, ErrorCode::usage);
    EXPECT_EQ(device->download(9, 0).error().code, ErrorCode::usage);
    EXPECT_EQ(device->download(1, static_cast<std::size_t>(-1)).error().code, ErrorCode::usage);
}

TEST_F(CudaDevice, GivesNoWorkspaceWhenMemoryIsExhaustedAndBlamesNoLaterLaunch)
{
    const auto device = open();
    fakeRuntime().failing["cudaMalloc"] = 2;
    EXPECT_EQ(device->allocate(1024), nullptr);
    EXPECT_EQ(fakeRuntime().last_error, 0);
}

TEST_F(CudaDevice, FlushesTwiceTheL2Cache)
{
    const auto device = open();
    ASSERT_TRUE(device->flushCaches());
    EXPECT_EQ(fakeRuntime().last_memset_bytes, 8192U);
    ASSERT_TRUE(device->flushCaches());
    EXPECT_EQ(fakeRuntime().memory.size(), 1U);  // the sweep is allocated once
}

TEST_F(CudaDevice, ReleasesEverythingAtItsEnd)
{
    {
        const auto device = open();
        std::array<std::byte, 8> arena{};
        ASSERT_TRUE(device->bind(arena));
        ASSERT_TRUE(device->bind(arena));
        ASSERT_TRUE(device->flushCaches());
        device->release(device->allocate(16));
        EXPECT_EQ(fakeRuntime().memory.size(), 2U);
    }
    EXPECT_TRUE(fakeRuntime().memory.empty());
    EXPECT_EQ(fakeRuntime().streams, 0);
    EXPECT_EQ(fakeRuntime().events, 0);
}

}  // namespace
}  // namespace assay
