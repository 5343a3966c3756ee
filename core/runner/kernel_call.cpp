#include "core/runner/kernel_call.hpp"

#include <cmath>
#include <cstring>

namespace assay {

namespace {

// A kernel's message is a foreign string: one line of it is kept.
constexpr std::size_t kMaxMessageBytes = 500;

std::string oneLine(const char* message)
{
    std::string text(message, strnlen(message, kMaxMessageBytes));
    for (char& c : text) {
        if (static_cast<unsigned char>(c) < 0x20) {
            c = ' ';
        }
    }
    return text;
}

}  // namespace

KernelCaller::KernelCaller(Device& device, WorkerPool& pool, Workspace& workspace)
    : m_pool(pool), m_workspace(workspace)
{
    m_host.struct_size = sizeof m_host;
    m_host.context = this;
    m_host.threads = pool.threads();
    m_host.stream = device.stream();
    m_host.workspace = [](void* context, std::size_t bytes) {
        return static_cast<KernelCaller*>(context)->m_workspace.request(bytes);
    };
    m_host.parallel_for = [](void* context, std::int64_t chunks, void (*body)(void*, std::int64_t), void* item) {
        auto* const self = static_cast<KernelCaller*>(context);
        ++self->m_record.kernels;
        self->m_pool.run(chunks, body, item);
    };
    m_host.count_kernel = [](void* context) { ++static_cast<KernelCaller*>(context)->m_record.kernels; };
    m_host.report = [](void* context, const char* message) {
        if (message != nullptr) {
            static_cast<KernelCaller*>(context)->m_record.message = oneLine(message);
        }
    };
    m_host.report_duration_ns = [](void* context, double duration_ns) {
        auto& record = static_cast<KernelCaller*>(context)->m_record;
        ++record.reported;
        record.reported_ns += duration_ns;
        record.reported_bad = record.reported_bad || !std::isfinite(duration_ns) || duration_ns <= 0;
    };
}

void KernelCaller::setTensors(assay_mode mode, std::vector<assay_tensor> inputs, std::vector<assay_tensor> outputs)
{
    m_mode = mode;
    m_inputs = std::move(inputs);
    m_outputs = std::move(outputs);
}

assay_status KernelCaller::call(const assay_variant& variant, std::optional<unsigned char> pattern)
{
    m_workspace.beginCall(pattern);
    const assay_call call{sizeof(assay_call),
                          m_mode,
                          static_cast<std::int32_t>(m_inputs.size()),
                          static_cast<std::int32_t>(m_outputs.size()),
                          m_inputs.data(),
                          m_outputs.data()};
    return variant.run(&call, &m_host);
}

}  // namespace assay
