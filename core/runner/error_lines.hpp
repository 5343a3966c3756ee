// A worker's standard error, as lines.
#pragma once

#include <string>
#include <vector>

namespace assay {

// Owns the descriptor. A kernel can print without end: a run keeps a bounded number of lines of bounded length, the
// rest is read and dropped so that the writer never blocks.
class ErrorLines {
public:
    explicit ErrorLines(int fd);
    ~ErrorLines();
    ErrorLines(const ErrorLines&) = delete;
    ErrorLines& operator=(const ErrorLines&) = delete;

    // −1 once the writer has closed.
    int fd() const { return m_fd; }
    // Whole lines that have arrived; never blocks. Control characters are replaced.
    std::vector<std::string> read();
    const std::string& last() const { return m_last; }

private:
    void take(char c, std::vector<std::string>& lines);

    int m_fd;
    int m_kept = 0;
    std::string m_line;
    std::string m_last;
};

}  // namespace assay
