#include "app/cli/progress.hpp"

#include <unistd.h>

#include <cstdio>

#include <fmt/format.h>

#include "app/cli/common.hpp"

namespace assay::cli {

namespace {

using std::chrono::steady_clock;

std::string minutes(double seconds)
{
    const auto whole = static_cast<long>(seconds + 0.5);
    return whole < 60 ? fmt::format("{} s", whole) : fmt::format("{} min {:02} s", whole / 60, whole % 60);
}

}  // namespace

Progress::Progress(std::size_t total) : m_total(total), m_terminal(::isatty(STDERR_FILENO) != 0) {}

void Progress::show(const RunnerEvent& event)
{
    if (const auto* started = std::get_if<CaseStarted>(&event)) {
        m_current = caseKey(started->result.at);
        m_blocks = 0;
        renew(fmt::format("[{}/{}]{} {}", m_finished, m_total, timeLeft(), printable(m_current)));
    } else if (std::holds_alternative<BlockMeasured>(event)) {
        ++m_blocks;
        if (steady_clock::now() - m_renewed > std::chrono::milliseconds(100)) {
            renew(
                fmt::format("[{}/{}]{} {}: block {}", m_finished, m_total, timeLeft(), printable(m_current), m_blocks));
        }
    } else if (const auto* finished = std::get_if<CaseFinished>(&event)) {
        ++m_finished;
        const std::string message = finished->message.empty() ? "" : ": " + printable(finished->message);
        const bool good = finished->status == CaseStatus::done;
        if (!m_terminal || !good) {
            line(fmt::format("[{}/{}]{} {} {}{}", m_finished, m_total, timeLeft(), name(finished->status),
                             printable(finished->key), message));
        }
    } else if (const auto* log = std::get_if<LogLine>(&event)) {
        line((log->warning ? "warning: " : "") + printable(log->text));
    } else if (const auto* restarted = std::get_if<RunnerRestarted>(&event)) {
        line(fmt::format("warning: the runner was restarted (attempt {}): {}", restarted->attempt,
                         printable(restarted->reason)));
    }
}

void Progress::finish()
{
    if (m_dirty) {
        fmt::print(stderr, "\r\x1b[K");
        m_dirty = false;
    }
}

void Progress::line(const std::string& text)
{
    finish();
    fmt::print(stderr, "{}\n", text);
}

void Progress::renew(const std::string& text)
{
    if (!m_terminal) {
        return;
    }
    fmt::print(stderr, "\r{}\x1b[K", text);
    std::fflush(stderr);
    m_dirty = true;
    m_renewed = steady_clock::now();
}

// From the pace so far, once two seconds have shown one.
std::string Progress::timeLeft() const
{
    const double elapsed = std::chrono::duration<double>(steady_clock::now() - m_start).count();
    if (m_finished == 0 || elapsed < 2 || m_finished >= m_total) {
        return "";
    }
    const double per_case = elapsed / static_cast<double>(m_finished);
    return fmt::format(" {} left,", minutes(per_case * static_cast<double>(m_total - m_finished)));
}

}  // namespace assay::cli
