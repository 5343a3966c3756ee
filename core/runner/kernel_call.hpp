// One call of a kernel with the services that the C ABI promises.
#pragma once

#include <string>
#include <vector>

#include "core/runner/worker_pool.hpp"
#include "core/runner/workspace.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay {

// What the kernel said through the services during one or more calls.
struct CallRecord {
    int kernels = 0;
    int reported = 0;           // durations that it reported
    double reported_ns = 0;     // their sum
    bool reported_bad = false;  // one of them was NaN, infinite, zero or negative
    std::string message;
};

class KernelCaller {
public:
    KernelCaller(Device& device, WorkerPool& pool, Workspace& workspace);
    KernelCaller(const KernelCaller&) = delete;
    KernelCaller& operator=(const KernelCaller&) = delete;

    void setTensors(assay_mode mode, std::vector<assay_tensor> inputs, std::vector<assay_tensor> outputs);
    void beginRecord() { m_record = {}; }
    const CallRecord& record() const { return m_record; }
    WorkspaceUsage usage() const { return m_workspace.usage(); }
    std::uint64_t workspaceOverrun() const { return m_workspace.bytesOverrun(); }

    // `pattern`: poison for workspace, none while timing.
    assay_status call(const assay_variant& variant, std::optional<unsigned char> pattern);

private:
    WorkerPool& m_pool;
    Workspace& m_workspace;
    assay_host m_host{};
    assay_mode m_mode = ASSAY_FORWARD;
    std::vector<assay_tensor> m_inputs;
    std::vector<assay_tensor> m_outputs;
    CallRecord m_record;
};

}  // namespace assay
