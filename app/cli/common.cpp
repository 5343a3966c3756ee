#include "app/cli/common.hpp"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <sstream>

#include <fmt/format.h>

#include "core/matrix/expand.hpp"
#include "kernels/families.hpp"

namespace assay::cli {

namespace {

const char* codeName(ErrorCode code)
{
    switch (code) {
        case ErrorCode::usage:
            return "usage";
        case ErrorCode::bad_input:
            return "bad_input";
        case ErrorCode::not_found:
            return "not_found";
        case ErrorCode::unsupported:
            return "unsupported";
        case ErrorCode::io:
            return "io";
        case ErrorCode::process:
            return "process";
        case ErrorCode::cancelled:
            return "cancelled";
    }
    return "bad_input";
}

int exitStatusOf(ErrorCode code)
{
    switch (code) {
        case ErrorCode::usage:
            return kExitUsage;
        case ErrorCode::process:
        case ErrorCode::cancelled:
            return kExitRunFailed;
        case ErrorCode::bad_input:
        case ErrorCode::not_found:
        case ErrorCode::unsupported:
        case ErrorCode::io:
            return kExitBadInput;
    }
    return kExitBadInput;
}

}  // namespace

CLI::App* addCommand(CLI::App& app, const char* name, const char* description, const char* examples, bool& json)
{
    CLI::App* const command = app.add_subcommand(name, description);
    command->footer(std::string("Examples:\n") + examples);
    command->add_flag("--json", json, "One JSON document on standard output, everything else on standard error");
    return command;
}

void printJson(const Json& json)
{
    fmt::print("{}\n", json.dump(2, ' ', false, Json::error_handler_t::replace));
}

std::string printable(const std::string& text)
{
    std::string shown;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        shown += byte < 0x20 || byte == 0x7f ? fmt::format("\\x{:02x}", byte) : std::string(1, c);
    }
    return shown;
}

int reportError(const Error& error, bool json)
{
    fmt::print(stderr, "assay: {}\n", printable(describe(error)));
    if (json) {
        printJson({{"error",
                    {{"code", codeName(error.code)},
                     {"what", error.what},
                     {"where", error.where},
                     {"remedy", error.remedy}}}});
    }
    return exitStatusOf(error.code);
}

std::string utcNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::gmtime_r(&now, &parts);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

std::string programPath()
{
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored).string();
}

std::string findProgram(const std::string& name)
{
    const auto beside = std::filesystem::path(programPath()).parent_path() / name;
    if (::access(beside.c_str(), X_OK) == 0) {
        return beside.string();
    }
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        const auto candidate = std::filesystem::path(folder) / name;
        if (!folder.empty() && ::access(candidate.c_str(), X_OK) == 0) {
            return candidate.string();
        }
    }
    return {};
}

Expected<Family> findFamily(const std::string& name)
{
    std::string known;
    for (auto& family : kernels::descriptions()) {
        if (family.description.name == name) {
            return std::move(family);
        }
        known += (known.empty() ? "" : ", ") + family.description.name;
    }
    return fail(ErrorCode::not_found, fmt::format("there is no kernel family \"{}\"", name), {}, "There are: " + known);
}

Family withForeignVariants(Family family, const Experiment& experiment)
{
    const FamilyDescription& description = family.description;
    std::string origin;
    for (const auto& plugin : experiment.plugins) {
        origin += (origin.empty() ? "" : ", ") + plugin;
    }
    for (const auto& choice : experiment.variants) {
        if (findVariant(description, choice.variant) == nullptr && !experiment.plugins.empty()) {
            // What it does not support, the runner reports when it meets it.
            family.description.variants.push_back({choice.variant, choice.variant, "", origin, choice.declared,
                                                   description.dtypes, description.layouts, description.modes, true,
                                                   true, ""});
        }
    }
    return family;
}

Expected<Document> derive(Experiment experiment, Results results)
{
    auto family = findFamily(experiment.family);
    if (!family) {
        return tl::unexpected(family.error());
    }
    Document document{std::move(experiment), std::move(results), {}, {}, {}};
    document.family = withForeignVariants(*std::move(family), document.experiment);
    auto cases = expand(document.experiment.matrix, document.family.description, document.experiment.device);
    if (!cases) {
        return tl::unexpected(cases.error());
    }
    document.cases = *std::move(cases);
    document.assessment = assess(document.experiment, document.cases, document.results, document.family);
    return document;
}

Expected<Document> loadDocument(const std::string& path)
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
    auto document = derive(*std::move(experiment), *std::move(results));
    return document ? std::move(document) : tl::unexpected(withPlace(document.error(), path));
}

}  // namespace assay::cli
