#include "core/judgement/confounders.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/judgement/finding_rules.hpp"
#include "core/judgement/timing_facts.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

using namespace findings;

using Cases = std::vector<const CandidateCase*>;

Evidence fromSamples(const std::string& source, const Cases& cases = {})
{
    return evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::observed, source, cases);
}

std::string example(const Cases& cases, const CandidateView& view)
{
    return ", for example " + shortCase(cases.front()->at(), *view.family);
}

// Raised when more than this share of the timed cases shows the thing: single cases are expected to by chance.
constexpr double kShareThatCounts = 0.1;

bool isMany(const Cases& some, const Cases& all)
{
    return static_cast<double>(some.size()) > kShareThatCounts * static_cast<double>(all.size());
}

Said nothingTimed()
{
    return cannotTell("no case is timed", "run the matrix");
}

Said warmUp(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases slow_start = withSlowStart(view, timed);
    return isMany(slow_start, timed)
               ? raised("the first samples are far slower than the rest on " +
                            countedOf(slow_start.size(), timed.size(), "case") + example(slow_start, view),
                        "raise the number of warm-up blocks", fromSamples("samples in time order", slow_start))
               : clear("no slow start after warm-up on " +
                           countedOf(timed.size() - slow_start.size(), timed.size(), "case"),
                       fromSamples("samples in time order"));
}

Said clocks(const CandidateView& view, const CandidateVerdict&)
{
    return isGpu(view.experiment->device) ? cannotTell("clock and power state are not recorded",
                                                       "lock the clocks, or record them beside every block")
                                          : cannotTell(
                                                "not observable here: processor frequency is not recorded; interleaved "
                                                "blocks keep it from favouring one variant",
                                                "fix the frequency governor");
}

Said throttling(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    const Cases slowing = withDrift(view, timed);
    if (!timed.empty() && isMany(slowing, timed)) {
        return cannotTell("not observable here: no temperature is recorded; " +
                              countedOf(slowing.size(), timed.size(), "case") +
                              " drift, which throttling would explain",
                          "let the machine cool, and repeat");
    }
    return cannotTell("not observable here: no temperature or throttling state is recorded",
                      "record them beside every block");
}

Said backgroundWork(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases disturbed = withCommonTail(view, timed);
    return isMany(disturbed, timed)
               ? raised("the p95 of both variants exceeds 1.5 times their median on " +
                            countedOf(disturbed.size(), timed.size(), "case") + example(disturbed, view) +
                            ": something else ran",
                        "stop other work and repeat",
                        evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::inferred, "tails of both variants",
                                     disturbed))
               : cannotTell(
                     "not observable here: other processes are not watched; the samples' tails show no sign of them",
                     "repeat on an idle machine");
}

Said warmness(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    return clear(
        "both variants ran in the same interleaved blocks, after the same warm-up, in the cache state of the case; "
        "workspace comes from a pool filled before timing",
        evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::derived, "the design of the blocks"));
}

Said schedulingNoise(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    Cases shortest, noisy;
    for (const auto* one : timed) {
        if (medianOf(*one, view.baseline) < kMicrosecondKernelNs) {
            shortest.push_back(one);
            if (one->comparison->call == Call::undecided) {
                noisy.push_back(one);
            }
        }
    }
    if (timed.empty()) {
        return nothingTimed();
    }
    if (shortest.empty()) {
        return clear("no case is shorter than " + formatDuration(kMicrosecondKernelNs), fromSamples("medians"));
    }
    return 2 * noisy.size() > shortest.size()
               ? raised("of " + counted(shortest.size(), "case") + " shorter than " +
                            formatDuration(kMicrosecondKernelNs) + ", " + std::to_string(noisy.size()) +
                            " are undecided" + example(noisy, view),
                        "more blocks or longer batches for short cases", fromSamples("paired intervals", noisy))
               : clear(countedOf(shortest.size() - noisy.size(), shortest.size(), "case") + " shorter than " +
                           formatDuration(kMicrosecondKernelNs) + " decided in spite of noise",
                       fromSamples("paired intervals"));
}

Said synchronisation(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases disagreeing = withClockDisagreement(view, timed);
    return disagreeing.empty()
               ? clear("one scope per case, and the runner's own clock agrees with the device's for both variants",
                       fromSamples("two clocks"))
               : raised("the runner's clock and the device's disagree for one variant and not the other on " +
                            countedOf(disagreeing.size(), timed.size(), "case") + example(disagreeing, view) +
                            ": work may run outside the timed span",
                        "look at the timeline; do not believe the ratio before",
                        fromSamples("two clocks", disagreeing));
}

Said transfers(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const bool first = timed.front()->result->scope.transfers;
    const bool mixed =
        std::any_of(timed.begin(), timed.end(), [&](const auto* one) { return one->result->scope.transfers != first; });
    return mixed ? raised("some cases include transfers and some do not", "measure every case with one scope",
                          fromSamples("scopes", timed))
                 : clear(std::string("transfers are ") + (first ? "inside" : "outside") + " every timing",
                         evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::derived, "scopes"));
}

Said inputs(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases differing = withChangedInputs(view);
    if (!differing.empty()) {
        return raised("warm and cold cases that should share inputs have other input hashes on " +
                          counted(differing.size(), "case") + example(differing, view),
                      "run these cases again with one seed", fromSamples("input hashes", differing));
    }
    const auto spread = spreadOverValues(view);
    if (spread && spread->highest / spread->lowest > 1.25) {
        return raised(
            fmt::format("the ratio depends on the values: {} with {}, {} with {}", formatRatio(spread->lowest),
                        spread->lowest_values, formatRatio(spread->highest), spread->highest_values),
            "report the speed-up per distribution, and time the real one",
            fromSamples("ratios of cases that differ in values only"));
    }
    return clear("both variants read equal copies of the same inputs" +
                     std::string(spread ? "; the ratio hardly depends on the distribution" : ""),
                 fromSamples("input hashes"));
}

Said fewSamples(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = casesWhere(view, [](const CandidateCase& one) {
        return one.result != nullptr && !one.result->blocks.empty() && one.does_work;
    });
    Cases few;
    std::copy_if(timed.begin(), timed.end(), std::back_inserter(few),
                 [](const auto* one) { return one->comparison->pairs < kEnoughPairs; });
    if (timed.empty()) {
        return nothingTimed();
    }
    return few.empty() ? clear("at least " + std::to_string(kEnoughPairs) + " paired blocks on " +
                                   countedOf(timed.size(), timed.size(), "case"),
                               fromSamples("paired blocks"))
                       : raised("fewer than " + std::to_string(kEnoughPairs) + " paired blocks on " +
                                    countedOf(few.size(), timed.size(), "case") + example(few, view),
                                "raise the case budget", fromSamples("paired blocks", few));
}

Said drift(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases drifting = withDrift(view, timed);
    return isMany(drifting, timed)
               ? raised("times drift by more than " + formatPercent(kDriftThatCounts) + " within " +
                            countedOf(drifting.size(), timed.size(), "case") + example(drifting, view) +
                            "; interleaving keeps the ratio, not the absolute times",
                        "quote ratios only, or repeat on a quiet machine", fromSamples("Mann–Kendall trend", drifting))
               : clear("no drift beyond " + formatPercent(kDriftThatCounts) + " on " +
                           countedOf(timed.size() - drifting.size(), timed.size(), "case"),
                       fromSamples("Mann–Kendall trend"));
}

Said modes(const CandidateView& view, const CandidateVerdict&)
{
    const Cases timed = timedCases(view);
    if (timed.empty()) {
        return nothingTimed();
    }
    const Cases split = withModes(view, timed);
    return isMany(split, timed)
               ? raised("times fall into two modes on " + countedOf(split.size(), timed.size(), "case") +
                            example(split, view) + ": a shift of the median may be a shift between modes",
                        "look at the distributions before quoting medians", fromSamples("gap between modes", split))
               : clear("one mode on " + countedOf(timed.size() - split.size(), timed.size(), "case"),
                       fromSamples("gap between modes"));
}

}  // namespace

std::vector<Finding> confounders(const std::vector<CandidateView>& views, const Results& results)
{
    const auto resolution = [&](const CandidateView& view, const CandidateVerdict&) {
        const Cases timed = timedCases(view);
        if (timed.empty() || results.runs.empty() || results.runs.back().timer_resolution_ns <= 0) {
            return cannotTell("the timer's resolution is not recorded", "run the matrix");
        }
        const double quantum = results.runs.back().timer_resolution_ns;
        const Cases coarse = belowResolution(view, timed, quantum);
        return coarse.empty() ? clear("every timed span is at least " + std::to_string(kResolutionMultiple) +
                                          " × the timer's " + formatDuration(quantum),
                                      fromSamples("timed spans"))
                              : raised("timed spans are shorter than " + std::to_string(kResolutionMultiple) +
                                           " × the timer's " + formatDuration(quantum) + " on " +
                                           countedOf(coarse.size(), timed.size(), "case") + example(coarse, view),
                                       "batch more calls in one span", fromSamples("timed spans", coarse));
    };
    const auto machines = [&](const CandidateView&, const CandidateVerdict&) {
        const auto differing = differingEnvironments(results);
        return results.runs.empty() ? nothingTimed()
               : differing.empty()
                   ? clear(results.runs.size() == 1 ? "one run" : "all runs have one device, compiler and environment",
                           fromSamples("runs"))
                   : raised("the runs differ in " + listed(differing), "run the whole matrix on one machine",
                            fromSamples("runs"));
    };
    const std::vector<Rule> rules{
        {"warm_up_leak", "JIT compilation or autotuning leaking into timed iterations", warmUp},
        {"clock_state", "GPU clock/power state changes between runs", clocks},
        {"thermal_throttling", "Thermal throttling", throttling},
        {"background_work", "Background GPU work", backgroundWork},
        {"warmness", "Different allocator/cache warmness", warmness},
        {"scheduling_noise", "Host scheduling noise for microsecond kernels", schedulingNoise},
        {"synchronisation_scope", "Different synchronization scope", synchronisation},
        {"transfer_inclusion", "Different data transfer inclusion", transfers},
        {"input_dependence", "Random inputs that trigger different sparsity or branch behavior", inputs},
        {"few_samples", "Few samples", fewSamples},
        {"drift", "Drift within a case", drift},
        {"several_modes", "Times in several modes", modes},
        {"timer_resolution", "Spans near the timer's resolution", resolution},
        {"several_machines", "Runs on different machines or builds", machines},
    };
    std::vector<Finding> found;
    const std::vector<CandidateVerdict> none(views.size());
    for (const auto& rule : rules) {
        found.push_back(decide(FindingKind::confounder, rule, views, none));
    }
    return found;
}

}  // namespace assay
