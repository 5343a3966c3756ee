// Runs a campaign through the real processes and keeps what happened.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>

#include "core/runner/client.hpp"
#include "tests/core/runner/scale_family.hpp"

namespace assay::test {

// A short experiment: "plain" as baseline against these candidates.
Experiment scaleExperiment(const std::vector<std::string>& candidates);

std::string workerProgram();
std::string pluginPath(const std::string& name);  // of tests/plugins

// Events as they came, and the results that they add up to.
struct Outcome {
    std::vector<RunnerEvent> events;
    std::map<CaseKey, CaseResult> cases;
    std::vector<std::string> log;
    std::optional<RunInfo> run;
    RunFinished finished;
    int restarts = 0;

    const VariantResult& variant(const Case& at, const std::string& name) const;
    const CaseResult& result(const Case& at) const { return cases.at(caseKey(at)); }
    std::string logText() const;
};

class Campaigning {
public:
    Campaigning(Experiment experiment, std::vector<Case> cases,
                std::function<void(const RunnerEvent&, CampaignClient&)> watch = {});
    CampaignClient& client() { return *m_client; }
    // Blocks until the predicate holds for what has happened so far; false after a minute.
    bool waitFor(const std::function<bool(const Outcome&)>& predicate);
    const Outcome& finish();

private:
    void note(const RunnerEvent& event);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    Outcome m_outcome;
    std::function<void(const RunnerEvent&, CampaignClient&)> m_watch;
    std::unique_ptr<CampaignClient> m_client;
};

Outcome runCampaign(Experiment experiment, std::vector<Case> cases);

// Neither running nor about to: zombies count as gone.
bool processGone(int pid);

}  // namespace assay::test
