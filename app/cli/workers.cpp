#include "app/cli/common.hpp"
#include "core/runner/worker_main.hpp"
#include "kernels/families.hpp"

namespace assay::cli {

void addWorkers(CLI::App& app, Action& action)
{
    app.add_subcommand("runner", "Worker: supervises a campaign; speaks the protocol on standard input and output")
        ->callback([&action] { action = [] { return runRunner(kernels::catalogue(), programPath()); }; });
    app.add_subcommand("kernel-host", "Worker: the only process that calls kernels; speaks the protocol")
        ->callback([&action] { action = [] { return runKernelHost(kernels::catalogue()); }; });
}

}  // namespace assay::cli
