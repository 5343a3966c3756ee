#include "app/cli/run_options.hpp"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

#include <fmt/format.h>

#include "core/matrix/expand.hpp"
#include "core/runner/plugin_inspection.hpp"

namespace assay::cli {

namespace {

std::string randomId()
{
    std::random_device entropy;
    std::string id;
    for (int i = 0; i < 4; ++i) {
        id += fmt::format("{:08x}", entropy());
    }
    return id;
}

// What the plugins hold, asked in kernel-hosts: nothing of them runs in this process.
Expected<std::vector<VariantDescription>> describePlugins(const std::vector<std::string>& plugins,
                                                          const std::string& device, const FamilyDescription& family)
{
    std::vector<VariantDescription> all;
    for (const auto& plugin : plugins) {
        auto variants = inspectPlugin(programPath(), family, device, plugin);
        if (!variants) {
            return variants;
        }
        all.insert(all.end(), variants->begin(), variants->end());
    }
    return all;
}

Expected<Matrix> matrixFor(const std::string& choice, const FamilyDescription& family)
{
    if (choice == "quick" || choice == "representative" || choice == "exhaustive") {
        return presetMatrix(family, choice);
    }
    std::ifstream file(choice, std::ios::binary);
    if (!file) {
        return fail(ErrorCode::not_found, "no such matrix file", choice,
                    "Name a file, or quick, representative or exhaustive");
    }
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return matrixFromToml(text, family, choice);
}

// "plugin:NAME/VARIANT" names the variant of a plugin; a bare name does as well.
std::string variantName(const std::string& choice)
{
    const auto slash = choice.rfind('/');
    return choice.starts_with("plugin:") && slash != std::string::npos ? choice.substr(slash + 1) : choice;
}

Expected<VariantChoice> choose(const FamilyDescription& family, const std::string& choice, Role role)
{
    const std::string wanted = variantName(choice);
    if (const VariantDescription* const variant = findVariant(family, wanted)) {
        return VariantChoice{wanted, role, variant->declared};
    }
    std::string known;
    for (const auto& variant : family.variants) {
        known += (known.empty() ? "" : ", ") + variant.name;
    }
    return fail(ErrorCode::not_found, fmt::format("{} has no variant \"{}\"", family.name, wanted), {},
                "There are: " + known + "; variants of a plugin need --plugin FILE");
}

Expected<void> declareClasses(const std::vector<std::string>& classes, std::vector<VariantChoice>& variants)
{
    std::vector<VariantChoice*> candidates;
    for (auto& choice : variants) {
        if (choice.role == Role::candidate) {
            candidates.push_back(&choice);
        }
    }
    if (!classes.empty() && classes.size() != 1 && classes.size() != candidates.size()) {
        return fail(ErrorCode::usage,
                    fmt::format("--class was given {} times for {} candidates", classes.size(), candidates.size()), {},
                    "Give it once for all candidates, or once for each");
    }
    for (std::size_t i = 0; i < candidates.size() && !classes.empty(); ++i) {
        const std::string& text = classes.size() == 1 ? classes[0] : classes[i];
        const auto declared = parseOptimisationClass(text);
        if (!declared) {
            return fail(ErrorCode::usage, fmt::format("there is no class \"{}\"", text), {},
                        "There are: C1, C2, C3, C4, N/A");
        }
        candidates[i]->declared = *declared;
    }
    return {};
}

Expected<std::vector<VariantChoice>> chooseVariants(const RunOptions& options, const FamilyDescription& family)
{
    std::vector<std::pair<std::string, Role>> wanted;
    if (!options.reference.empty()) {
        wanted.emplace_back(options.reference, Role::reference);
    }
    wanted.emplace_back(options.baseline.empty() ? family.default_baseline : options.baseline, Role::baseline);
    for (const auto& candidate : options.candidates) {
        wanted.emplace_back(candidate, Role::candidate);
    }
    std::vector<VariantChoice> variants;
    for (const auto& [name, role] : wanted) {
        auto choice = choose(family, name, role);
        if (!choice) {
            return tl::unexpected(choice.error());
        }
        const auto twice = [&](const VariantChoice& other) { return other.variant == choice->variant; };
        if (std::any_of(variants.begin(), variants.end(), twice)) {
            return fail(ErrorCode::usage, fmt::format("\"{}\" was chosen twice", choice->variant), {},
                        "A variant has one role: baseline, candidate or reference");
        }
        variants.push_back(*std::move(choice));
    }
    if (const auto declared = declareClasses(options.classes, variants); !declared) {
        return tl::unexpected(declared.error());
    }
    return variants;
}

Expected<MeasureSettings> settingsFrom(const RunOptions& options)
{
    MeasureSettings measure;
    measure.threads = options.threads;
    if (options.blocks > 0) {
        measure.min_blocks = options.blocks;
        measure.max_blocks = std::max(measure.max_blocks, options.blocks);
    }
    if (options.max_blocks > 0) {
        measure.max_blocks = options.max_blocks;
        measure.min_blocks = options.blocks > 0 ? measure.min_blocks : std::min(measure.min_blocks, options.max_blocks);
    }
    if (measure.max_blocks < measure.min_blocks) {
        return fail(ErrorCode::usage, "--max-blocks is smaller than --blocks");
    }
    if (!options.budget.empty()) {
        const auto budget = parseDuration(options.budget);
        if (!budget) {
            return tl::unexpected(budget.error());
        }
        measure.campaign_budget_ns = *budget;
    }
    if (!options.case_timeout.empty()) {
        const auto timeout = parseDuration(options.case_timeout);
        if (!timeout) {
            return tl::unexpected(timeout.error());
        }
        measure.case_timeout_ns = *timeout;
    }
    return measure;
}

}  // namespace

Expected<double> parseDuration(const std::string& text)
{
    double value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    const std::string_view unit(end, static_cast<std::size_t>(text.data() + text.size() - end));
    const std::pair<std::string_view, double> units[] = {{"ms", 1e6},   {"s", 1e9},  {"", 1e9},
                                                         {"min", 60e9}, {"m", 60e9}, {"h", 3600e9}};
    for (const auto& [name, size] : units) {
        if (status == std::errc{} && unit == name && value > 0 && value * size <= 30 * 86400e9) {
            return value * size;
        }
    }
    return fail(ErrorCode::usage, fmt::format("\"{}\" is no duration", text), {}, "Write it like 90s, 10min or 1.5h");
}

Expected<std::vector<std::string>> splitWords(const std::string& text)
{
    std::vector<std::string> words;
    std::string word;
    bool started = false;
    char quote = 0;
    for (const char c : text) {
        if (quote != 0) {
            if (c == quote) {
                quote = 0;
            } else {
                word += c;
            }
        } else if (c == '"' || c == '\'') {
            quote = c;
            started = true;
        } else if (c == ' ' || c == '\t') {
            if (started) {
                words.push_back(std::exchange(word, {}));
                started = false;
            }
        } else {
            word += c;
            started = true;
        }
    }
    if (quote != 0) {
        return fail(ErrorCode::usage, fmt::format("the launcher's quote {} is not closed", quote));
    }
    if (started) {
        words.push_back(word);
    }
    return words;
}

Expected<Experiment> experimentFrom(const RunOptions& options)
{
    const auto family = findFamily(options.family);
    const auto launcher = splitWords(options.launcher);
    const auto measure = settingsFrom(options);
    for (const Error* const error : {family ? nullptr : &family.error(), launcher ? nullptr : &launcher.error(),
                                     measure ? nullptr : &measure.error()}) {
        if (error != nullptr) {
            return tl::unexpected(*error);
        }
    }
    FamilyDescription description = family->description;
    Experiment experiment = newExperiment(randomId(), utcNow());
    for (const auto& plugin : options.plugins) {
        // A remote runner resolves its own paths.
        experiment.plugins.push_back(launcher->empty() ? std::filesystem::absolute(plugin).string() : plugin);
    }
    if (!options.plugins.empty() && launcher->empty()) {
        const auto described = describePlugins(experiment.plugins, options.device, description);
        if (!described) {
            return tl::unexpected(described.error());
        }
        description.variants.insert(description.variants.end(), described->begin(), described->end());
    }
    const auto variants = chooseVariants(options, description);
    if (!variants) {
        return tl::unexpected(variants.error());
    }
    const auto matrix = matrixFor(options.matrix, description);
    if (!matrix) {
        return tl::unexpected(matrix.error());
    }
    experiment.family = options.family;
    experiment.variants = *variants;
    experiment.matrix = *matrix;
    experiment.measure = *measure;
    experiment.launcher = *launcher;
    experiment.device = options.device;
    experiment.seed = options.seed;
    const std::string candidate = candidatesOf(experiment).front()->variant;
    experiment.title = !options.title.empty() ? options.title
                                              : fmt::format("{}: {} against {}", description.title, candidate,
                                                            baselineOf(experiment)->variant);
    experiment.claim.text = !options.claim.empty()
                                ? options.claim
                                : fmt::format("{} is faster than {}", candidate, baselineOf(experiment)->variant);
    return experiment;
}

}  // namespace assay::cli
