// The messages between the client and the runner.
//
// client -> runner: hello, campaign {experiment, elapsed_ns, total, first_index, announce}, cases {cases[]}…, go; then
// pause, resume, cancel. runner -> client: hello, run_started {run}, host_started {pid}, case_started {result, index,
// total}, variant_checked {key, result}, block {key, block}, case_finished {key, status, message, verified_ns,
// finished_ns}, log {text, warning}, run_finished {finished}, error.
#pragma once

#include <optional>

#include "core/runner/client.hpp"
#include "core/runner/protocol.hpp"

namespace assay {

// Cases per message: keeps every frame far below its bound.
inline constexpr std::size_t kCasesPerMessage = 1000;

// What the runner is asked to do.
struct CampaignRequest {
    Experiment experiment;
    std::vector<Case> cases;
    std::int64_t elapsed_ns = 0;  // of the run, when this runner replaces one that died
    std::size_t first_index = 0;  // index of cases[0] in the whole campaign
    std::size_t total = 0;        // cases in the whole campaign
};

Expected<void> sendCampaign(Channel& channel, const CampaignRequest& request, Deadline deadline);
// Reads up to and including "go". Errors: bad input, or the client left.
Expected<CampaignRequest> receiveCampaign(Channel& channel);

// The event that a runner's message stands for; nullopt for messages that are none. Errors: the message is not what it
// should be.
Expected<std::optional<RunnerEvent>> eventFromMessage(const Frame& frame);

}  // namespace assay
