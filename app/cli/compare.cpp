#include <memory>

#include <fmt/format.h>

#include "app/cli/common.hpp"
#include "core/base/format.hpp"
#include "core/interchange/compare_documents.hpp"

namespace assay::cli {

namespace {

struct Options {
    bool json = false;
    std::string before, after, variant;
};

Json keysJson(const std::vector<CaseKey>& keys)
{
    Json list = Json::array();
    for (const auto& key : keys) {
        list.push_back(key);
    }
    return list;
}

Json comparisonJson(const DocumentComparison& comparison)
{
    Json rows = Json::array();
    for (const auto& row : comparison.rows) {
        rows.push_back({{"key", row.key}, {"variant", row.variant}, {"comparison", toJson(row.comparison)}});
    }
    return {{"verdict", name(comparison.verdict)},
            {"reasons", keysJson(comparison.reasons)},
            {"differences", keysJson(comparison.differences)},
            {"cases", std::move(rows)},
            {"only_before", keysJson(comparison.only_before)},
            {"only_after", keysJson(comparison.only_after)}};
}

void printComparison(const DocumentComparison& comparison)
{
    for (const auto& difference : comparison.differences) {
        fmt::print("Differs: {}\n", printable(difference));
    }
    for (const auto& row : comparison.rows) {
        const Comparison& measured = row.comparison;
        fmt::print("  {:9} {:>24} {}{}\n", name(measured.call),
                   measured.ratio ? formatSpeedup(*measured.ratio, measured.low, measured.high) : "—",
                   printable(row.key), measured.note.empty() ? "" : "  (" + printable(measured.note) + ")");
    }
    for (const auto& reason : comparison.reasons) {
        fmt::print("• {}\n", printable(reason));
    }
    fmt::print("Verdict: {}\n", title(comparison.verdict));
}

struct Loaded {
    Experiment experiment;
    Results results;
};

Expected<Loaded> load(const std::string& path)
{
    const auto store = Store::open(path, Store::Access::read_only);
    if (!store) {
        return tl::unexpected(store.error());
    }
    auto experiment = store->experiment();
    auto results = store->results();
    if (!experiment || !results) {
        return tl::unexpected(!experiment ? experiment.error() : results.error());
    }
    return Loaded{*std::move(experiment), *std::move(results)};
}

int compareFiles(const Options& options)
{
    const auto before = load(options.before);
    const auto after = load(options.after);
    if (!before || !after) {
        return reportError(!before ? before.error() : after.error(), options.json);
    }
    const auto comparison =
        compareDocuments(before->experiment, before->results, after->experiment, after->results, options.variant);
    if (options.json) {
        printJson(comparisonJson(comparison));
    } else {
        printComparison(comparison);
    }
    return exitStatus(comparison.verdict);
}

}  // namespace

void addCompare(CLI::App& app, Action& action)
{
    const auto options = std::make_shared<Options>();
    CLI::App* const command = addCommand(app, "compare", "Two documents, matched case by case",
                                         "  assay compare before.assay after.assay\n"
                                         "  assay compare before.assay after.assay --variant online --json",
                                         options->json);
    command->add_option("BEFORE", options->before, "Document before the change")->required();
    command->add_option("AFTER", options->after, "Document after the change")->required();
    command->add_option("--variant", options->variant, "Variant to compare; by default BEFORE's first candidate");
    command->callback([options, &action] { action = [options] { return compareFiles(*options); }; });
}

}  // namespace assay::cli
