// The workbench's and command line's end of a campaign: starts the runner (through any launcher), feeds it cases,
// restarts it when it dies, and reports what happens. Nothing here loads a kernel.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"

namespace assay {

struct Campaign {
    Experiment experiment;      // snapshot
    std::vector<Case> cases;    // those to run, finished ones already taken out
    std::string assay_program;  // path of `assay`, started as: launcher… assay_program runner
};

// Events, in the order in which they happen.
struct RunStarted {
    RunInfo run;
};
struct CaseStarted {
    CaseResult result;
    std::size_t index = 0, total = 0;
};  // status running, scope, input hash
struct VariantChecked {
    CaseKey key;
    VariantResult result;
};  // after verification, and again if timing changes it
struct BlockMeasured {
    CaseKey key;
    Block block;
};
struct CaseFinished {
    CaseKey key;
    CaseStatus status = CaseStatus::done;
    std::string message;
    std::int64_t verified_ns = 0, finished_ns = 0;
};
struct LogLine {
    std::string text;
    bool warning = false;
};
struct RunnerRestarted {
    std::string reason;
    int attempt = 0;
};
struct RunFinished {
    bool cancelled = false;
    std::string finished;
    Error error;
    bool failed = false;
};  // last event, always
using RunnerEvent = std::variant<RunStarted, CaseStarted, VariantChecked, BlockMeasured, CaseFinished, LogLine,
                                 RunnerRestarted, RunFinished>;

class CampaignClient {
public:
    // `on_event` is called from the client's own thread, never concurrently, and not after wait() has returned.
    CampaignClient(Campaign, std::function<void(const RunnerEvent&)> on_event);
    ~CampaignClient();  // cancels and waits
    CampaignClient(const CampaignClient&) = delete;
    CampaignClient& operator=(const CampaignClient&) = delete;

    void start();
    void pause();  // after the block in flight
    void resume();
    void cancel();  // all processes gone within 200 ms; finished blocks stay
    void wait();

    // Process ids of the runner and its kernel-host, 0 when not running: for the status bar and for tests.
    int runnerPid() const;
    int kernelHostPid() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

}  // namespace assay
