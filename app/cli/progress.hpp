// What a running campaign says on standard error: one line that renews itself on a terminal, plain lines elsewhere.
#pragma once

#include <chrono>
#include <string>

#include "core/runner/client.hpp"

namespace assay::cli {

class Progress {
public:
    explicit Progress(std::size_t total);

    void show(const RunnerEvent&);
    // Ends the renewing line, so that other output starts on its own.
    void finish();

private:
    void line(const std::string& text);
    void renew(const std::string& text);
    std::string timeLeft() const;

    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_renewed;
    std::size_t m_total;
    std::size_t m_finished = 0;
    CaseKey m_current;
    std::size_t m_blocks = 0;
    bool m_terminal;
    bool m_dirty = false;  // a renewing line is on the screen
};

}  // namespace assay::cli
