#include "core/device/host/host_device.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

#if defined(__x86_64__)
#include <emmintrin.h>
#endif

#include "core/device/host/host_info.hpp"

namespace assay {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kAlignment = 64;
constexpr std::size_t kLine = 64;

double nsBetween(Clock::time_point from, Clock::time_point to)
{
    return std::chrono::duration<double, std::nano>(to - from).count();
}

class HostDevice final : public Device {
public:
    HostDevice() : m_host(readHostInfo()), m_info(hostDeviceInfo(m_host)), m_resolution(steadyClockResolutionNs()) {}

    const DeviceInfo& info() const override { return m_info; }
    std::string clock() const override { return "steady_clock"; }
    double timerResolutionNs() const override { return m_resolution; }
    std::string synchronisation() const override { return "call returns"; }

    Expected<std::byte*> bind(std::span<std::byte> arena) override
    {
        m_arena = arena;
        return arena.data();
    }

    Expected<void> upload(std::size_t, std::size_t) override { return {}; }
    Expected<void> download(std::size_t, std::size_t) override { return {}; }

    void* allocate(std::size_t bytes) override
    {
        const std::size_t rounded = (std::max<std::size_t>(bytes, 1) + kAlignment - 1) / kAlignment * kAlignment;
        return rounded < bytes ? nullptr : std::aligned_alloc(kAlignment, rounded);
    }

    void release(void* memory) override { std::free(memory); }

    Expected<void> fill(void* memory, std::size_t bytes, unsigned char pattern) override
    {
        std::memset(memory, pattern, bytes);
        return {};
    }

    void* stream() const override { return nullptr; }

    Expected<TimedSpan> time(const std::function<Expected<void>()>& launch) override
    {
        const auto start = Clock::now();
        auto launched = launch();
        const auto end = Clock::now();
        if (!launched) {
            return tl::unexpected(launched.error());
        }
        const double ns = nsBetween(start, end);
        return TimedSpan{ns, ns};
    }

    Expected<void> synchronise() override { return {}; }

    // Two steps: the arena's lines are flushed one by one, which also empties the private caches of the cores that
    // the worker threads used; then a sweep over twice the last-level cache evicts workspace and whatever else.
    Expected<void> flushCaches() override
    {
        flushArena();
        if (m_sweep.empty()) {
            m_sweep.resize(2 * lastLevelCacheBytes(m_host));
        }
        for (std::size_t i = 0; i < m_sweep.size(); i += kLine) {
            m_sweep[i] = static_cast<unsigned char>(m_sweep[i] + 1);
        }
        return {};
    }

private:
    void flushArena() const
    {
#if defined(__x86_64__)
        for (std::size_t i = 0; i < m_arena.size(); i += kLine) {
            _mm_clflush(m_arena.data() + i);
        }
        _mm_mfence();
#endif
    }

    HostInfo m_host;
    DeviceInfo m_info;
    double m_resolution;
    std::span<std::byte> m_arena;
    std::vector<unsigned char> m_sweep;
};

}  // namespace

Expected<std::unique_ptr<Device>> openHostDevice()
{
    return std::make_unique<HostDevice>();
}

double steadyClockResolutionNs()
{
    // 201 steps take some microseconds and are odd in number, so that the median is one of them.
    std::vector<double> steps;
    while (steps.size() < 201) {
        const auto start = Clock::now();
        auto next = start;
        while (next == start) {
            next = Clock::now();
        }
        steps.push_back(nsBetween(start, next));
    }
    std::nth_element(steps.begin(), steps.begin() + 100, steps.end());
    return steps[100];
}

}  // namespace assay
