#include "core/runner/error_lines.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace assay {

namespace {

constexpr std::size_t kMaxLineBytes = 500;
constexpr int kMaxLines = 200;
// Read at most this much at a time: a flood must not keep the caller here.
constexpr int kMaxChunks = 16;

}  // namespace

ErrorLines::ErrorLines(int fd) : m_fd(fd)
{
    if (m_fd >= 0) {
        fcntl(m_fd, F_SETFL, fcntl(m_fd, F_GETFL) | O_NONBLOCK);
    }
}

ErrorLines::~ErrorLines()
{
    if (m_fd >= 0) {
        close(m_fd);
    }
}

void ErrorLines::take(char c, std::vector<std::string>& lines)
{
    if (c != '\n') {
        if (m_line.size() < kMaxLineBytes) {
            m_line += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
        return;
    }
    if (m_line.empty()) {
        return;
    }
    m_last = std::exchange(m_line, {});
    if (m_kept < kMaxLines) {
        lines.push_back(m_last);
    } else if (m_kept == kMaxLines) {
        lines.emplace_back("more lines on standard error are not shown");
    }
    m_kept += m_kept <= kMaxLines ? 1 : 0;
}

std::vector<std::string> ErrorLines::read()
{
    std::vector<std::string> lines;
    std::array<char, 4096> chunk;
    for (int i = 0; i < kMaxChunks && m_fd >= 0; ++i) {
        const ssize_t got = ::read(m_fd, chunk.data(), chunk.size());
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
            break;
        }
        if (got <= 0) {
            close(std::exchange(m_fd, -1));
            take('\n', lines);
            break;
        }
        for (ssize_t k = 0; k < got; ++k) {
            take(chunk[static_cast<std::size_t>(k)], lines);
        }
    }
    return lines;
}

}  // namespace assay
