// A framed connection over two file descriptors.
#pragma once

#include <chrono>
#include <mutex>
#include <span>

#include "core/runner/frame.hpp"

namespace assay {

using Deadline = std::chrono::steady_clock::time_point;
inline constexpr Deadline kNoDeadline = Deadline::max();

// Owns its descriptors. Sending is safe from several threads, receiving from one.
class Channel {
public:
    enum class Outcome { frame, end, timeout };
    struct Received {
        Outcome outcome = Outcome::end;
        Frame frame;
    };

    Channel(int read_fd, int write_fd, std::string peer);
    ~Channel();
    Channel(const Channel&) = delete;
    Channel& operator=(const Channel&) = delete;

    // Fails with code process when the peer is gone or takes nothing until the deadline.
    Expected<void> send(const Json& header, std::span<const std::byte> payload = {}, Deadline deadline = kNoDeadline);

    // Waits for one frame. `end`: the peer closed in order, between frames; in the middle of one it is an error.
    Expected<Received> receive(Deadline deadline = kNoDeadline);

    // The peer sees end-of-file.
    void closeWriting();
    int readFd() const { return m_read_fd; }

private:
    int m_read_fd;
    int m_write_fd;
    FrameDecoder m_decoder;
    std::mutex m_send_mutex;
};

// Milliseconds for poll(2): −1 without a deadline, rounded up so that a wait never ends early.
int pollTimeout(Deadline deadline);

// What a worker does first: its protocol moves to private descriptors, standard input becomes empty and standard output
// goes where standard error goes, so that a kernel that prints cannot damage the protocol.
Expected<std::pair<int, int>> takeStandardStreams();

}  // namespace assay
