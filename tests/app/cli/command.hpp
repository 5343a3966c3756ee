// The assay program as a child process.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/core/store/temporary_folder.hpp"

namespace assay::e2e {

using Json = nlohmann::json;

struct Outcome {
    int status = -1;  // exit status, or minus the signal
    std::string out, err;
    Json json() const;  // of standard output; a discarded value when it is none
};

// A running assay. Its output goes to files, so that it never waits for a reader.
class Command {
public:
    explicit Command(const std::vector<std::string>& arguments);
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;
    ~Command();  // kills what still runs

    pid_t pid() const { return m_pid; }
    std::string errorsSoFar() const;
    // Waits until standard error holds the text; false after 30 s.
    bool waitForText(const std::string& text) const;
    // A descendant with this word among its arguments ("runner", "kernel-host"), waited for at most 30 s.
    std::optional<pid_t> waitForWorker(const std::string& word) const;
    void kill() const;
    Outcome wait();

private:
    testing_support::TemporaryFolder m_folder;
    pid_t m_pid = -1;
    bool m_waited = false;
};

Outcome assay(const std::vector<std::string>& arguments);
// show --json of a document.
Json shown(const std::string& document);

// A matrix file: f32, contiguous, forward, warm, and what is given.
struct MatrixText {
    std::string sizes;                  // "rows = [3, 64]\ncols = [5]"
    std::string values = "\"normal\"";  // list without brackets
    std::string dtypes = "\"f32\"";     // likewise
};
std::string matrixFile(const testing_support::TemporaryFolder&, const MatrixText&);

bool alive(pid_t);  // a zombie is not
// Polls until the condition holds; false after `limit`.
template <class Condition>
bool eventually(Condition condition, std::chrono::seconds limit = std::chrono::seconds(30));
void pollPause();

template <class Condition>
bool eventually(Condition condition, std::chrono::seconds limit)
{
    const auto end = std::chrono::steady_clock::now() + limit;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) {
            return false;
        }
        pollPause();
    }
    return true;
}

}  // namespace assay::e2e
