#include "core/runner/shared_arena.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/base/format.hpp"

namespace assay {

namespace {

Expected<std::span<std::byte>> mapShared(int fd, std::size_t bytes)
{
    void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (memory == MAP_FAILED) {
        return fail(ErrorCode::io,
                    "cannot map " + formatBytes(static_cast<double>(bytes)) + ": " + std::strerror(errno));
    }
    return std::span(static_cast<std::byte*>(memory), bytes);
}

void unmapShared(std::span<std::byte>& bytes)
{
    if (!bytes.empty()) {
        munmap(bytes.data(), bytes.size());
        bytes = {};
    }
}

}  // namespace

Expected<SharedArena> SharedArena::create()
{
    SharedArena arena;
    arena.m_fd = memfd_create("assay-arena", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (arena.m_fd < 0 || fcntl(arena.m_fd, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL) != 0) {
        return fail(ErrorCode::io, std::string("cannot make shared memory: ") + std::strerror(errno));
    }
    return arena;
}

SharedArena::SharedArena(SharedArena&& other) noexcept
    : m_fd(std::exchange(other.m_fd, -1)),
      m_file_bytes(std::exchange(other.m_file_bytes, 0)),
      m_bytes(std::exchange(other.m_bytes, {}))
{
}

SharedArena::~SharedArena()
{
    unmapShared(m_bytes);
    if (m_fd >= 0) {
        close(m_fd);
    }
}

Expected<void> SharedArena::reset(std::size_t bytes)
{
    unmapShared(m_bytes);
    const std::size_t needed = std::max<std::size_t>(bytes, 1);
    if (m_file_bytes > 0) {
        fallocate(m_fd, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, static_cast<off_t>(m_file_bytes));
    }
    // The kernel-host may have enlarged the file; sizes only grow, so ask again.
    struct stat status {};
    if (fstat(m_fd, &status) == 0) {
        m_file_bytes = static_cast<std::size_t>(status.st_size);
    }
    if (needed > m_file_bytes) {
        if (ftruncate(m_fd, static_cast<off_t>(needed)) != 0) {
            return fail(ErrorCode::io, std::string("cannot enlarge shared memory: ") + std::strerror(errno));
        }
        m_file_bytes = needed;
    }
    // Pages are reserved now: running out later would be a bus error in the middle of a kernel.
    if (fallocate(m_fd, 0, 0, static_cast<off_t>(needed)) != 0) {
        return fail(ErrorCode::io,
                    "no memory for " + formatBytes(static_cast<double>(needed)) + ": " + std::strerror(errno));
    }
    auto mapped = mapShared(m_fd, needed);
    if (!mapped) {
        return tl::unexpected(mapped.error());
    }
    m_bytes = *mapped;
    return {};
}

MappedArena::~MappedArena()
{
    unmapShared(m_bytes);
}

Expected<std::span<std::byte>> MappedArena::map(int fd, std::size_t bytes)
{
    unmapShared(m_bytes);
    auto mapped = mapShared(fd, bytes);
    if (mapped) {
        m_bytes = *mapped;
    }
    return mapped;
}

}  // namespace assay
