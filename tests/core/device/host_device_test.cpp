#include <gmock/gmock.h>

#include <cstdint>
#include <limits>
#include <thread>
#include <vector>

#include "core/device/device.hpp"
#include "core/device/host/host_device.hpp"
#include "core/device/host/host_info.hpp"

namespace assay {
namespace {

TEST(Devices, HostIsAlwaysListedFirstAndReady)
{
    const auto devices = listDevices();
    ASSERT_FALSE(devices.empty());
    EXPECT_EQ(devices[0].id, "host");
    EXPECT_TRUE(devices[0].available);
    EXPECT_EQ(devices[0].remedy, "");
    for (const auto& device : devices) {
        EXPECT_NE(device.state, "") << device.id;
        EXPECT_EQ(device.available, device.remedy.empty()) << device.id;
    }
}

TEST(Devices, UnknownOnesAreNamed)
{
    EXPECT_EQ(openDevice("abacus").error().code, ErrorCode::not_found);
    EXPECT_THAT(openDevice("abacus").error().what, testing::HasSubstr("abacus"));
    for (const char* const id : {"cuda:", "cuda:x", "cuda:-1", "cuda:0x"}) {
        EXPECT_EQ(openDevice(id).error().code, ErrorCode::usage) << id;
    }
}

TEST(HostDevice, TimesTheLaunchesAndSaysHow)
{
    const auto device = openDevice("host").value();
    int launches = 0;
    const auto span = device->time([&]() -> Expected<void> {
        ++launches;
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        return {};
    });
    ASSERT_TRUE(span);
    EXPECT_EQ(launches, 1);
    EXPECT_GE(span->device_ns, 2e6);  // sleep_for never sleeps less
    EXPECT_EQ(span->device_ns, span->wall_ns);
    EXPECT_EQ(device->clock(), "steady_clock");
    EXPECT_EQ(device->synchronisation(), "call returns");
    EXPECT_GT(device->timerResolutionNs(), 0);
}

TEST(HostDevice, PassesAFailedLaunchOn)
{
    const auto device = openDevice("host").value();
    const auto span = device->time([]() -> Expected<void> { return fail(ErrorCode::process, "no"); });
    ASSERT_FALSE(span);
    EXPECT_EQ(span.error().what, "no");
}

TEST(HostDevice, ArenaIsUsedInPlaceAndSurvivesAFlush)
{
    const auto device = openDevice("host").value();
    std::vector<std::byte> arena(1000, std::byte{7});
    EXPECT_EQ(device->bind(arena).value(), arena.data());
    EXPECT_TRUE(device->flushCaches());
    EXPECT_EQ(arena, std::vector<std::byte>(1000, std::byte{7}));
}

TEST(HostDevice, AllocatesAlignedMemoryAndRefusesTheImpossible)
{
    const auto device = openDevice("host").value();
    for (const std::size_t bytes : {0U, 1U, 63U, 65U, 4097U}) {
        void* const memory = device->allocate(bytes);
        ASSERT_NE(memory, nullptr);
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory) % 64, 0U);
        ASSERT_TRUE(device->fill(memory, bytes, 0xa7));
        device->release(memory);
    }
    EXPECT_EQ(device->allocate(std::numeric_limits<std::size_t>::max() - 8), nullptr);
}

TEST(HostInfo, ReadsProcessorAndExtensions)
{
    const std::string cpuinfo =
        "processor\t: 0\nmodel name\t: AMD EPYC 7B13\nflags\t\t: fpu sse4_2 avx avx2 fma f16c\n\nprocessor\t: 1\n";
    EXPECT_EQ(processorName(cpuinfo), "AMD EPYC 7B13");
    EXPECT_EQ(vectorExtensions(cpuinfo), "SSE4.2, AVX, AVX2, FMA, F16C");
    EXPECT_EQ(processorName(""), "unknown processor");
    EXPECT_EQ(vectorExtensions("Features : fp asimd sve\n"), "NEON, SVE");
}

TEST(HostInfo, ReadsCacheSizes)
{
    EXPECT_EQ(parseCacheSize("32768K"), std::size_t{32} << 20);
    EXPECT_EQ(parseCacheSize("32M"), std::size_t{32} << 20);
    for (const char* const text : {"", "K", "32", "32KB", "-1K"}) {
        EXPECT_EQ(parseCacheSize(text), 0U) << text;
    }
}

TEST(HostInfo, LargestCacheCountsAndUnknownIsAssumed)
{
    HostInfo host;
    EXPECT_EQ(lastLevelCacheBytes(host), std::size_t{32} << 20);
    host.caches = {{1, "Data", 32768}, {3, "Unified", 8 << 20}, {2, "Unified", 1 << 20}};
    EXPECT_EQ(lastLevelCacheBytes(host), std::size_t{8} << 20);
}

}  // namespace
}  // namespace assay
