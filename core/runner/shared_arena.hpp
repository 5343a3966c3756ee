// The memory that the runner and its kernel-host share: anonymous, inherited by descriptor, without a name on any file
// system.
#pragma once

#include <cstddef>
#include <span>

#include "core/base/expected.hpp"

namespace assay {

// The runner's side. Sealed against shrinking, so that nothing that a kernel does to the descriptor can take pages away
// from under the runner.
class SharedArena {
public:
    static Expected<SharedArena> create();
    ~SharedArena();
    SharedArena(SharedArena&& other) noexcept;
    SharedArena& operator=(SharedArena&&) = delete;

    int fd() const { return m_fd; }
    std::span<std::byte> bytes() const { return m_bytes; }

    // Gives the arena this many bytes, all zero; earlier contents are gone and their memory is given back.
    // Fails with code io when memory is exhausted.
    Expected<void> reset(std::size_t bytes);

private:
    SharedArena() = default;

    int m_fd = -1;
    std::size_t m_file_bytes = 0;
    std::span<std::byte> m_bytes;
};

// The kernel-host's side: maps what it inherited.
class MappedArena {
public:
    MappedArena() = default;
    ~MappedArena();
    MappedArena(const MappedArena&) = delete;
    MappedArena& operator=(const MappedArena&) = delete;

    // Replaces the previous mapping.
    Expected<std::span<std::byte>> map(int fd, std::size_t bytes);

private:
    std::span<std::byte> m_bytes;
};

}  // namespace assay
