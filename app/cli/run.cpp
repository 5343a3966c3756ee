#include <filesystem>
#include <map>
#include <memory>

#include <fmt/format.h>

#include "app/cli/campaign.hpp"
#include "app/cli/common.hpp"
#include "app/cli/run_options.hpp"
#include "app/cli/show_text.hpp"
#include "core/interchange/export.hpp"

namespace assay::cli {

namespace {

Error usageError(std::string what, std::string remedy)
{
    return {ErrorCode::usage, std::move(what), "", std::move(remedy)};
}

// A new document from the options, or the one to continue.
Expected<Store> openOrCreate(const RunOptions& options)
{
    if (!options.document.empty()) {
        if (!options.family.empty() || !options.candidates.empty() || !options.output.empty()) {
            return tl::unexpected(usageError("a document describes its own experiment",
                                             "Either continue it: assay run X.assay, or name a family and -o"));
        }
        return Store::open(options.document);
    }
    if (options.family.empty() || options.candidates.empty() || options.output.empty()) {
        return tl::unexpected(usageError("a new experiment needs --family, --candidate and -o",
                                         "Or continue a document: assay run X.assay"));
    }
    if (std::error_code ignored; std::filesystem::exists(options.output, ignored)) {
        return fail(ErrorCode::io, "exists already", options.output,
                    "Choose another name, or continue it: assay run X.assay");
    }
    const auto experiment = experimentFrom(options);
    if (!experiment) {
        return tl::unexpected(experiment.error());
    }
    return Store::create(options.output, *experiment);
}

// Cases that have not ended in order: everything on a fresh document, and what a cancelled or killed run left.
std::vector<Case> unfinished(const Document& document)
{
    std::map<CaseKey, CaseStatus> statuses;
    for (const auto& result : document.results.cases) {
        statuses[caseKey(result.at)] = result.status;
    }
    std::vector<Case> cases;
    for (const auto& at : document.cases) {
        const auto found = statuses.find(caseKey(at));
        if (found == statuses.end() || (found->second != CaseStatus::done && found->second != CaseStatus::failed)) {
            cases.push_back(at);
        }
    }
    return cases;
}

Expected<Document> deriveFrom(const Store& store)
{
    auto experiment = store.experiment();
    auto results = store.results();
    if (!experiment || !results) {
        return tl::unexpected(!experiment ? experiment.error() : results.error());
    }
    return derive(*std::move(experiment), *std::move(results));
}

int report(const Document& document, const CampaignEnd& end, const RunOptions& options, const std::string& path)
{
    if (options.json) {
        Json json = assessmentJson(document.experiment, document.results, document.assessment);
        json["document"] = path;
        json["cancelled"] = end.cancelled;
        if (end.failed) {
            json["error"] = {{"what", end.error.what}, {"where", end.error.where}, {"remedy", end.error.remedy}};
        }
        printJson(json);
    }
    if (end.failed) {
        fmt::print(stderr, "assay: the run failed: {}\n", printable(describe(end.error)));
        return kExitRunFailed;
    }
    if (end.cancelled) {
        fmt::print(stderr, "Cancelled: {} of {} cases are measured. Continue with: assay run {}\n",
                   document.assessment.finished_cases, document.cases.size(), printable(path));
        return kExitRunFailed;
    }
    if (!options.json) {
        printAssessment(document);
    }
    return exitStatus(document.assessment.verdict);
}

int run(const RunOptions& options)
{
    auto store = openOrCreate(options);
    if (!store) {
        return reportError(store.error(), options.json);
    }
    const auto before = deriveFrom(*store);
    if (!before) {
        return reportError(withPlace(before.error(), store->path()), options.json);
    }
    const std::vector<Case> cases = options.repeat ? before->cases : unfinished(*before);
    CampaignEnd end;
    if (cases.empty()) {
        fmt::print(stderr, "Every case is measured already; --repeat measures them again\n");
    } else {
        const auto campaign = runCampaign(*store, before->experiment, cases);
        if (!campaign) {
            return reportError(campaign.error(), options.json);
        }
        end = *campaign;
    }
    const auto after = deriveFrom(*store);
    if (!after) {
        return reportError(after.error(), options.json);
    }
    return report(*after, end, options, store->path());
}

}  // namespace

void addRun(CLI::App& app, Action& action)
{
    const auto options = std::make_shared<RunOptions>();
    CLI::App* const command = addCommand(
        app, "run", "Validate a candidate: measure a new experiment, or continue a document",
        "  assay run --family softmax --baseline three_pass --candidate online -o softmax.assay\n"
        "  assay run --family softmax --candidate online --candidate fast_exp --matrix representative -o x.assay\n"
        "  assay run --family softmax --plugin ./libmine.so --candidate mine -o mine.assay\n"
        "  assay run --family gemm --candidate blocked --launcher \"ssh node7\" -o gemm.assay\n"
        "  assay run softmax.assay",
        options->json);
    command->add_option("DOCUMENT", options->document, "Document to continue");
    command->add_flag("--repeat", options->repeat, "Measure finished cases of the document again");
    command->add_option("--family", options->family, "Kernel family (assay list families)");
    command->add_option("--baseline", options->baseline, "What ships today; by default the family's");
    command->add_option("--candidate", options->candidates, "The optimisation; may be given several times")
        ->allow_extra_args(false);
    command->add_option("--reference", options->reference, "A known good variant that is measured along");
    command->add_option("--class", options->classes, "Class declared for the candidate: C1, C2, C3, C4 or N/A")
        ->allow_extra_args(false);
    command->add_option("--matrix", options->matrix, "quick, representative, exhaustive, or a TOML file")
        ->capture_default_str();
    command->add_option("--device", options->device, "host or cuda:N (assay list devices)")->capture_default_str();
    command->add_option("--seed", options->seed, "Seed of inputs and of the order of measurements")
        ->capture_default_str();
    command->add_option("--budget", options->budget, "Time for the whole campaign: 90s, 10min, 1.5h");
    command->add_option("--case-timeout", options->case_timeout,
                        "How long a kernel may take before it is given up as hanging: 2s (30s by default)");
    command->add_option("--plugin", options->plugins, "Shared object with kernels; it will be run")
        ->allow_extra_args(false);
    command->add_option("--launcher", options->launcher, "Command in front of the runner, such as \"ssh host\"");
    command->add_option("--threads", options->threads, "Threads of host kernels; 0: all")->check(CLI::Range(0, 4096));
    command->add_option("--blocks", options->blocks, "Blocks measured at least on each case")
        ->check(CLI::Range(1, 100000));
    command->add_option("--max-blocks", options->max_blocks, "Blocks measured at most on each case")
        ->check(CLI::Range(1, 100000));
    command->add_option("--title", options->title, "Title of the experiment");
    command->add_option("--claim", options->claim, "What is claimed, one sentence");
    command->add_option("-o,--output", options->output, "Document to create");
    command->callback([options, &action] { action = [options] { return run(*options); }; });
}

}  // namespace assay::cli
