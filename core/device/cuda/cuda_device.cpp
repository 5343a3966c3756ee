#include <cuda_runtime_api.h>

#include <algorithm>
#include <chrono>

#include "core/device/cuda/cuda_call.hpp"
#include "core/device/cuda/cuda_info.hpp"
#include "core/device/device.hpp"

namespace assay {

namespace {

using Clock = std::chrono::steady_clock;

// cudaEventElapsedTime: "a resolution of around 0.5 microseconds" (CUDA Runtime API, event management).
constexpr double kEventResolutionNs = 500;
// Where the driver does not tell the size of the L2 cache: twice the largest of any GPU so far.
constexpr std::size_t kFlushBytesUnknown = std::size_t{256} << 20;
constexpr int kFlushPattern = 0x5a;

// One stream, its two events, the arena and the memory that flushes the L2 cache; all released together, in a process
// whose context may be gone by then, so errors of releasing are ignored.
class CudaDevice final : public Device {
public:
    explicit CudaDevice(CudaProperties properties) : m_properties(std::move(properties)) {}
    ~CudaDevice() override;
    CudaDevice(const CudaDevice&) = delete;
    CudaDevice& operator=(const CudaDevice&) = delete;

    // Makes the context, the stream and the events.
    Expected<void> start(int ordinal);

    const DeviceInfo& info() const override { return m_properties.info; }
    std::string clock() const override { return "cuda_event"; }
    double timerResolutionNs() const override { return kEventResolutionNs; }
    std::string synchronisation() const override { return "event synchronised"; }

    Expected<std::byte*> bind(std::span<std::byte> arena) override;
    Expected<void> upload(std::size_t offset, std::size_t bytes) override;
    Expected<void> download(std::size_t offset, std::size_t bytes) override;

    void* allocate(std::size_t bytes) override;
    void release(void* memory) override;
    Expected<void> fill(void* memory, std::size_t bytes, unsigned char pattern) override;

    void* stream() const override { return m_stream; }
    Expected<TimedSpan> time(const std::function<Expected<void>()>& launch) override;
    Expected<void> synchronise() override;
    Expected<void> flushCaches() override;

private:
    Expected<void> checkRange(std::size_t offset, std::size_t bytes) const;
    Expected<void> check(int code, const char* doing) const
    {
        return checkCuda(code, m_properties.info.id + ", " + doing);
    }

    CudaProperties m_properties;
    cudaStream_t m_stream = nullptr;
    cudaEvent_t m_start = nullptr;
    cudaEvent_t m_stop = nullptr;
    std::span<std::byte> m_host_arena;
    std::byte* m_arena = nullptr;
    void* m_sweep = nullptr;
    std::size_t m_sweep_bytes = 0;
};

CudaDevice::~CudaDevice()
{
    static_cast<void>(cudaFree(m_sweep));
    static_cast<void>(cudaFree(m_arena));
    if (m_stop != nullptr) {
        static_cast<void>(cudaEventDestroy(m_stop));
    }
    if (m_start != nullptr) {
        static_cast<void>(cudaEventDestroy(m_start));
    }
    if (m_stream != nullptr) {
        static_cast<void>(cudaStreamDestroy(m_stream));
    }
}

Expected<void> CudaDevice::start(int ordinal)
{
    return check(cudaSetDevice(ordinal), "making a context")
        // Not synchronising with the default stream, so that nothing else orders the timed work.
        .and_then([&] { return check(cudaStreamCreateWithFlags(&m_stream, cudaStreamNonBlocking), "making a stream"); })
        .and_then([&] { return check(cudaEventCreate(&m_start), "making an event"); })
        .and_then([&] { return check(cudaEventCreate(&m_stop), "making an event"); });
}

Expected<std::byte*> CudaDevice::bind(std::span<std::byte> arena)
{
    static_cast<void>(cudaFree(m_arena));
    m_arena = nullptr;
    m_host_arena = {};
    void* memory = nullptr;
    if (auto done = check(cudaMalloc(&memory, std::max<std::size_t>(arena.size(), 1)), "allocating the tensors");
        !done) {
        return tl::unexpected(done.error());
    }
    m_arena = static_cast<std::byte*>(memory);
    m_host_arena = arena;
    return m_arena;
}

Expected<void> CudaDevice::checkRange(std::size_t offset, std::size_t bytes) const
{
    if (offset > m_host_arena.size() || bytes > m_host_arena.size() - offset) {
        return fail(ErrorCode::usage, "a copy reaches beyond the arena", m_properties.info.id);
    }
    return {};
}

Expected<void> CudaDevice::upload(std::size_t offset, std::size_t bytes)
{
    return checkRange(offset, bytes)
        .and_then([&] {
            return check(cudaMemcpyAsync(m_arena + offset, m_host_arena.data() + offset, bytes, cudaMemcpyHostToDevice,
                                         m_stream),
                         "copying to the device");
        })
        .and_then([&] { return synchronise(); });
}

Expected<void> CudaDevice::download(std::size_t offset, std::size_t bytes)
{
    return checkRange(offset, bytes)
        .and_then([&] {
            return check(cudaMemcpyAsync(m_host_arena.data() + offset, m_arena + offset, bytes, cudaMemcpyDeviceToHost,
                                         m_stream),
                         "copying from the device");
        })
        .and_then([&] { return synchronise(); });
}

void* CudaDevice::allocate(std::size_t bytes)
{
    void* memory = nullptr;
    if (!check(cudaMalloc(&memory, std::max<std::size_t>(bytes, 1)), "allocating workspace")) {
        return nullptr;
    }
    return memory;
}

void CudaDevice::release(void* memory)
{
    static_cast<void>(check(cudaFree(memory), "releasing workspace"));
}

Expected<void> CudaDevice::fill(void* memory, std::size_t bytes, unsigned char pattern)
{
    return check(cudaMemsetAsync(memory, pattern, bytes, m_stream), "filling memory").and_then([&] {
        return synchronise();
    });
}

Expected<TimedSpan> CudaDevice::time(const std::function<Expected<void>()>& launch)
{
    const auto begin = Clock::now();
    if (auto done = check(cudaEventRecord(m_start, m_stream), "starting a sample"); !done) {
        return tl::unexpected(done.error());
    }
    auto launched = launch();
    const auto ended = check(cudaEventRecord(m_stop, m_stream), "ending a sample").and_then([&] {
        return check(cudaEventSynchronize(m_stop), "waiting for a sample");
    });
    const auto end = Clock::now();
    if (!launched) {
        return tl::unexpected(launched.error());
    }
    float milliseconds = 0;
    const auto read =
        ended.and_then([&] { return check(cudaEventElapsedTime(&milliseconds, m_start, m_stop), "reading a sample"); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    return TimedSpan{static_cast<double>(milliseconds) * 1e6,
                     std::chrono::duration<double, std::nano>(end - begin).count()};
}

Expected<void> CudaDevice::synchronise()
{
    return check(cudaStreamSynchronize(m_stream), "waiting for launched work");
}

// Writes twice the L2 cache's size, which evicts whatever it held.
Expected<void> CudaDevice::flushCaches()
{
    if (m_sweep == nullptr) {
        m_sweep_bytes = m_properties.l2_bytes == 0 ? kFlushBytesUnknown : 2 * m_properties.l2_bytes;
        if (auto done = check(cudaMalloc(&m_sweep, m_sweep_bytes), "allocating memory to flush the L2 cache"); !done) {
            m_sweep = nullptr;
            return done;
        }
    }
    return fill(m_sweep, m_sweep_bytes, kFlushPattern);
}

}  // namespace

Expected<std::unique_ptr<Device>> openCudaDevice(int ordinal)
{
    const std::string place = "opening cuda:" + std::to_string(ordinal);
    const auto count = countCudaDevices();
    if (!count) {
        return tl::unexpected(withPlace(count.error(), place));
    }
    if (ordinal < 0 || ordinal >= *count) {
        return tl::unexpected(cudaFailed(cudaErrorInvalidDevice, place));
    }
    auto properties = readCudaProperties(ordinal);
    if (!properties) {
        return tl::unexpected(withPlace(properties.error(), place));
    }
    auto device = std::make_unique<CudaDevice>(std::move(*properties));
    if (auto started = device->start(ordinal); !started) {
        return tl::unexpected(withPlace(started.error(), place));
    }
    return device;
}

}  // namespace assay
