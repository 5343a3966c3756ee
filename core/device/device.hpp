// What a kernel-host does with a device: memory for one case, launches, and time. One instance per kernel-host.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>

#include "core/base/expected.hpp"
#include "core/device/device_info.hpp"

namespace assay {

// A timed span over `repetitions` launches, in nanoseconds for all of them together.
struct TimedSpan {
    double device_ns = 0;  // by the device's own clock (events on CUDA, the steady clock on the host)
    double wall_ns = 0;    // host clock from before the first launch to after the synchronisation
};

class Device {
public:
    virtual ~Device() = default;

    virtual const DeviceInfo& info() const = 0;
    virtual std::string clock() const = 0;  // Scope::clock
    virtual double timerResolutionNs() const = 0;
    virtual std::string synchronisation() const = 0;  // Scope::synchronisation

    // Makes a case's arena reachable from kernels and returns its device address: the arena itself on the host, a
    // device allocation of the same size elsewhere. Replaces the previous arena.
    virtual Expected<std::byte*> bind(std::span<std::byte> arena) = 0;
    // Copies a range of the arena to or from the device; no-ops on the host.
    virtual Expected<void> upload(std::size_t offset, std::size_t bytes) = 0;
    virtual Expected<void> download(std::size_t offset, std::size_t bytes) = 0;

    // Workspace for kernels, at least 64-byte aligned. nullptr when memory is exhausted.
    virtual void* allocate(std::size_t bytes) = 0;
    virtual void release(void* memory) = 0;
    // Fills device memory with a byte pattern (poison).
    virtual Expected<void> fill(void* memory, std::size_t bytes, unsigned char pattern) = 0;

    virtual void* stream() const = 0;  // assay_host::stream
    // Calls `launch` (which returns an error to stop early) between two time stamps and waits for the work's end.
    virtual Expected<TimedSpan> time(const std::function<Expected<void>()>& launch) = 0;
    // Errors of launched work surface here.
    virtual Expected<void> synchronise() = 0;
    // Makes the caches cold for the next launch; outside any timed span.
    virtual Expected<void> flushCaches() = 0;
};

// "host", "cuda:0". Fails with code unsupported and the remedy when the device cannot be used here.
Expected<std::unique_ptr<Device>> openDevice(const std::string& id);

// The CUDA half, defined in device/cuda (or by a stub where the toolkit was not found at build time).
Expected<std::unique_ptr<Device>> openCudaDevice(int ordinal);
std::vector<DeviceInfo> listCudaDevices();

}  // namespace assay
