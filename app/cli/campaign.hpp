// A campaign from the command line: recorded, shown, and cancelled by Ctrl+C.
#pragma once

#include "app/cli/common.hpp"
#include "core/runner/client.hpp"

namespace assay::cli {

struct CampaignEnd {
    bool cancelled = false;
    bool failed = false;
    Error error;
};

// Runs these cases and stores what happens. An error means that something could not be stored.
Expected<CampaignEnd> runCampaign(Store&, const Experiment&, const std::vector<Case>& cases);

}  // namespace assay::cli
