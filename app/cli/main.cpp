// assay: the command line, and the two worker processes.
#include <cstdio>
#include <exception>

#include <fmt/format.h>

#include "app/cli/common.hpp"

namespace {

int run(int argc, char** argv)
{
    CLI::App app("Assay proves or refutes a GPU optimisation.", "assay");
    app.require_subcommand(1);
    app.footer(
        "Exit status of run, show and compare: 0 keep as default, 10 keep behind guard, 11 micro-optimisation only,\n"
        "12 reject, 13 need more evidence; 2 usage, 3 bad input, 4 the run failed.\n\n"
        "assay COMMAND --help explains each command.");
    app.set_version_flag("--version", "assay " ASSAY_VERSION);
    assay::cli::Action action;
    for (const auto add :
         {assay::cli::addDoctor, assay::cli::addList, assay::cli::addRun, assay::cli::addShow, assay::cli::addExport,
          assay::cli::addCompare, assay::cli::addWorkers, assay::cli::addVersion}) {
        add(app, action);
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : assay::cli::kExitUsage;
    }
    return action();
}

}  // namespace

int main(int argc, char** argv)
{
    try {
        return run(argc, argv);
    } catch (const std::exception& exception) {
        fmt::print(stderr, "assay: internal error: {}\n", exception.what());
        return assay::cli::kExitRunFailed;
    }
}
