#include "core/runner/workspace.hpp"

#include <algorithm>
#include <limits>

namespace assay {

namespace {

// Behind every block: an overrun by up to one vector register lands here and is seen.
constexpr std::size_t kTailBytes = 256;

}  // namespace

Workspace::~Workspace()
{
    for (const auto& block : m_blocks) {
        m_device.release(block.memory);
    }
}

void Workspace::beginCall(std::optional<unsigned char> pattern)
{
    m_pattern = pattern;
    m_usage = {};
    for (auto& block : m_blocks) {
        block.in_use = false;
    }
}

Workspace::Block* Workspace::freeBlock(std::size_t capacity)
{
    Block* best = nullptr;
    for (auto& block : m_blocks) {
        if (!block.in_use && block.capacity >= capacity && (best == nullptr || block.capacity < best->capacity)) {
            best = &block;
        }
    }
    return best;
}

void* Workspace::request(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    if (bytes > std::numeric_limits<std::size_t>::max() / 2) {
        return nullptr;
    }
    Block* block = freeBlock(bytes + kTailBytes);
    if (block == nullptr) {
        void* const memory = m_device.allocate(bytes + kTailBytes);
        if (memory == nullptr) {
            return nullptr;
        }
        m_blocks.push_back({memory, bytes + kTailBytes, 0, false});
        block = &m_blocks.back();
    }
    if (m_pattern && !m_device.fill(block->memory, block->capacity, *m_pattern)) {
        return nullptr;
    }
    block->in_use = true;
    block->asked = bytes;
    m_usage.peak_bytes += bytes;
    ++m_usage.requests;
    return block->memory;
}

std::uint64_t Workspace::bytesOverrun() const
{
    std::uint64_t changed = 0;
    if (!m_readable || !m_pattern) {
        return 0;
    }
    for (const auto& block : m_blocks) {
        if (block.in_use) {
            const auto* const bytes = static_cast<const unsigned char*>(block.memory);
            const auto tail = std::count_if(bytes + block.asked, bytes + block.capacity,
                                            [&](unsigned char byte) { return byte != *m_pattern; });
            changed += static_cast<std::uint64_t>(tail);
        }
    }
    return changed;
}

}  // namespace assay
