// The program that the runner's tests start in place of `assay`.
#include <cstdio>
#include <string_view>

#include "core/runner/worker_main.hpp"
#include "tests/core/runner/campaign_harness.hpp"

namespace {

// A client that can be killed: runs slow cases and says which processes work for it.
int runClient()
{
    assay::Experiment experiment = assay::test::scaleExperiment({"slow"});
    experiment.measure.case_budget_ns = 100e9;
    experiment.measure.min_blocks = 1000;
    experiment.measure.max_blocks = 1000;
    assay::test::Campaigning campaign(experiment, {assay::test::scaleCase(4, 4)},
                                      [](const assay::RunnerEvent& event, assay::CampaignClient& client) {
                                          if (std::holds_alternative<assay::BlockMeasured>(event)) {
                                              std::printf("%d %d\n", client.runnerPid(), client.kernelHostPid());
                                              std::fflush(stdout);
                                          }
                                      });
    campaign.finish();
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    const std::string_view role = argc == 2 ? argv[1] : "";
    if (role == "runner") {
        return assay::runRunner(assay::test::scaleCatalogue(), argv[0]);
    }
    if (role == "kernel-host") {
        return assay::runKernelHost(assay::test::scaleCatalogue());
    }
    if (role == "client") {
        return runClient();
    }
    return 2;
}
