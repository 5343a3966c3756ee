// Where and when a campaign runs.
#pragma once

#include <string>

#include "core/experiment/results.hpp"
#include "core/runner/host_link.hpp"

namespace assay {

// UTC, "2026-01-31T12:00:00Z".
std::string utcNow();

// Environment variables that change how kernels run; no others are recorded, because an environment holds secrets.
std::map<std::string, std::string> allowedEnvironment();

RunInfo describeRun(const HostDescription& host, const Experiment& experiment);

}  // namespace assay
