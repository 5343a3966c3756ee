#include "core/statistics/compare.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/format.hpp"
#include "core/statistics/diagnostics.hpp"
#include "core/statistics/signed_rank.hpp"

namespace assay {

namespace {

constexpr const char* kMethod = "Hodges–Lehmann over paired log-ratios, signed-rank interval";

// Mean of the logarithms of one variant's valid samples in a block; nullopt when it has none.
std::optional<double> logDuration(const Block& block, const std::string& variant)
{
    double sum = 0;
    int count = 0;
    for (const auto& sample : block.samples) {
        const bool usable = sample.state == SampleState::valid && std::isfinite(sample.duration_ns);
        if (sample.variant == variant && usable && sample.duration_ns > 0) {
            sum += std::log(sample.duration_ns);
            ++count;
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

void append(std::string& note, const std::string& text)
{
    note += note.empty() ? text : "; " + text;
}

std::string describeModes(const std::string& variant, const Modes& modes)
{
    std::string text = variant + " has two modes, ";
    for (std::size_t i = 0; i < modes.locations.size(); ++i) {
        text += (i == 0 ? "" : " and ") + formatDuration(modes.locations[i]) + " (" +
                formatPercent(std::round(100 * modes.shares[i]) / 100) + ")";
    }
    return text;
}

// A shift of the median between modes reads like a change of speed: whoever reads the ratio must be told.
void noteModes(Comparison& comparison, const CaseResult& result)
{
    for (const auto& variant : {comparison.baseline, comparison.candidate}) {
        const Modes modes = detectModes(durations(result, variant));
        if (modes.locations.size() > 1) {
            append(comparison.note, describeModes(variant, modes));
        }
    }
}

}  // namespace

Call decide(double low, double high, double margin)
{
    const double fastest_same = 1 / (1 + margin);
    const double slowest_same = 1 + margin;
    if (high < fastest_same) {
        return Call::faster;
    }
    if (low > slowest_same) {
        return Call::slower;
    }
    return low >= fastest_same && high <= slowest_same ? Call::same : Call::undecided;
}

Comparison compareRatios(std::span<const double> log_ratios, double equivalence_margin)
{
    Comparison comparison;
    comparison.method = kMethod;
    std::vector<double> sorted;
    sorted.reserve(log_ratios.size());
    std::copy_if(log_ratios.begin(), log_ratios.end(), std::back_inserter(sorted),
                 [](double value) { return std::isfinite(value); });
    comparison.pairs = static_cast<int>(sorted.size());
    const std::uint64_t depth = signedRankDepth(sorted.size(), comparison.confidence);
    if (comparison.pairs < kMinPairs || depth == 0) {
        comparison.note = "needs n ≥ " + std::to_string(kMinPairs);
        return comparison;
    }
    std::sort(sorted.begin(), sorted.end());
    const std::uint64_t averages = sorted.size() * (sorted.size() + 1) / 2;
    comparison.ratio = std::exp(hodgesLehmann(sorted));
    comparison.low = std::exp(walshAverage(sorted, depth));
    comparison.high = std::exp(walshAverage(sorted, averages + 1 - depth));
    comparison.call = decide(*comparison.low, *comparison.high, equivalence_margin);
    return comparison;
}

Comparison compare(const CaseResult& result, const std::string& baseline, const std::string& candidate,
                   double equivalence_margin)
{
    std::vector<double> log_ratios;
    std::size_t incomplete = 0;
    for (const auto& block : result.blocks) {
        const auto before = logDuration(block, baseline);
        const auto after = logDuration(block, candidate);
        if (before && after) {
            log_ratios.push_back(*after - *before);
        } else {
            ++incomplete;
        }
    }
    Comparison comparison = compareRatios(log_ratios, equivalence_margin);
    comparison.baseline = baseline;
    comparison.candidate = candidate;
    if (incomplete > 0) {
        append(comparison.note, std::to_string(incomplete) + " of " + std::to_string(result.blocks.size()) +
                                    " blocks left out: one of the two has no valid time there");
    }
    noteModes(comparison, result);
    return comparison;
}

}  // namespace assay
