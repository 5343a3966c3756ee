#include "core/runner/channel.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace assay {

namespace {

void setNonBlocking(int fd)
{
    const int flags = fcntl(fd, F_GETFL);
    if (flags >= 0) {
        fcntl(fd, F_SETFL, flags | O_NONBLOCK);
    }
}

// Waits until the descriptor is ready; false at the deadline.
bool waitFor(int fd, short events, Deadline deadline)
{
    for (;;) {
        pollfd entry{fd, events, 0};
        const int ready = poll(&entry, 1, pollTimeout(deadline));
        if (ready > 0) {
            return true;
        }
        if (ready == 0 || errno != EINTR) {
            return false;
        }
    }
}

}  // namespace

int pollTimeout(Deadline deadline)
{
    if (deadline == kNoDeadline) {
        return -1;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<long long>(left, 0, 1'000'000'000));
}

Channel::Channel(int read_fd, int write_fd, std::string peer)
    : m_read_fd(read_fd), m_write_fd(write_fd), m_decoder(std::move(peer))
{
    setNonBlocking(m_read_fd);
    setNonBlocking(m_write_fd);
}

Channel::~Channel()
{
    closeWriting();
    close(m_read_fd);
}

void Channel::closeWriting()
{
    const std::lock_guard lock(m_send_mutex);
    if (m_write_fd >= 0 && m_write_fd != m_read_fd) {
        close(m_write_fd);
    }
    m_write_fd = -1;
}

Expected<void> Channel::send(const Json& header, std::span<const std::byte> payload, Deadline deadline)
{
    auto bytes = encodeFrame(header, payload);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    const std::lock_guard lock(m_send_mutex);
    if (m_write_fd < 0) {
        return fail(ErrorCode::process, "the connection is closed");
    }
    std::span<const std::byte> rest(*bytes);
    while (!rest.empty()) {
        const ssize_t written = write(m_write_fd, rest.data(), rest.size());
        if (written > 0) {
            rest = rest.subspan(static_cast<std::size_t>(written));
        } else if (written < 0 && errno == EAGAIN) {
            if (!waitFor(m_write_fd, POLLOUT, deadline)) {
                return fail(ErrorCode::process, "the other side takes no messages");
            }
        } else if (written < 0 && errno != EINTR) {
            return fail(ErrorCode::process, std::string("the connection is broken: ") + std::strerror(errno));
        }
    }
    return {};
}

Expected<Channel::Received> Channel::receive(Deadline deadline)
{
    std::array<std::byte, 65536> chunk;
    for (;;) {
        auto frame = m_decoder.next();
        if (!frame) {
            return tl::unexpected(frame.error());
        }
        if (*frame) {
            return Received{Outcome::frame, std::move(**frame)};
        }
        const ssize_t got = read(m_read_fd, chunk.data(), chunk.size());
        if (got > 0) {
            m_decoder.feed(std::span(chunk).first(static_cast<std::size_t>(got)));
        } else if (got == 0) {
            if (m_decoder.midFrame()) {
                return fail(ErrorCode::process, "the connection ended in the middle of a message");
            }
            return Received{Outcome::end, {}};
        } else if (errno == EAGAIN) {
            if (!waitFor(m_read_fd, POLLIN, deadline)) {
                return Received{Outcome::timeout, {}};
            }
        } else if (errno != EINTR) {
            return fail(ErrorCode::process, std::string("the connection is broken: ") + std::strerror(errno));
        }
    }
}

Expected<std::pair<int, int>> takeStandardStreams()
{
    const int in = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    const int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    const int null = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (in < 0 || out < 0 || null < 0 || dup2(null, STDIN_FILENO) < 0 || dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
        return fail(ErrorCode::io, std::string("cannot set up the standard streams: ") + std::strerror(errno));
    }
    close(null);
    return std::pair{in, out};
}

}  // namespace assay
