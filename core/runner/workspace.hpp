// Memory that kernels ask for during a call: pooled, counted, poisoned while verifying.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "core/device/device.hpp"

namespace assay {

struct WorkspaceUsage {
    std::uint64_t peak_bytes = 0;  // as asked for, not as rounded up
    std::uint64_t requests = 0;
};

// Blocks stay in the pool between calls, so that after warm-up a timed call allocates nothing.
class Workspace {
public:
    // `readable`: the device's memory can be read from here, so that writes past a block's end are found.
    Workspace(Device& device, bool readable) : m_device(device), m_readable(readable) {}
    ~Workspace();
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    // Starts a call: all blocks are free again. With a pattern, every block handed out is filled with it.
    void beginCall(std::optional<unsigned char> pattern);
    // At least 64-byte aligned; nullptr when memory is exhausted. Safe from several threads.
    void* request(std::size_t bytes);
    WorkspaceUsage usage() const { return m_usage; }
    // Bytes changed behind the ends of the blocks of this call; only known with a pattern on a readable device.
    std::uint64_t bytesOverrun() const;

private:
    struct Block {
        void* memory = nullptr;
        std::size_t capacity = 0;
        std::size_t asked = 0;
        bool in_use = false;
    };
    Block* freeBlock(std::size_t capacity);

    Device& m_device;
    bool m_readable;
    std::mutex m_mutex;
    std::optional<unsigned char> m_pattern;
    std::vector<Block> m_blocks;
    WorkspaceUsage m_usage;
};

}  // namespace assay
