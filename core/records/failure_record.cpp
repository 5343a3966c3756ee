#include "core/records/failure_record.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/judgement/memory_use.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

using enum EvidenceTier;
using enum EvidenceStrength;

bool isTimed(const CandidateCase& one)
{
    return one.does_work && one.comparison->ratio.has_value();
}

Evidence fromTimes(const std::vector<const CandidateCase*>& cases)
{
    return evidenceOf(benchmark, observed, "paired comparisons on " + counted(cases.size(), "case"), keysOf(cases));
}

Evidence fromErrors(const std::vector<const CandidateCase*>& cases)
{
    return evidenceOf(correctness_test, observed, "error reports of " + counted(cases.size(), "case"), keysOf(cases));
}

Prefill shapesNotImproved(const CandidateView& view, const CandidateVerdict& verdict)
{
    const auto timed = casesWhere(view, isTimed);
    if (timed.empty()) {
        return notMeasured("every shape of the matrix, timed");
    }
    const RatioSummary& r = verdict.ratios;
    std::string text;
    if (r.slower > 0) {
        text += "Slower on " + countedOf(static_cast<std::size_t>(r.slower), timed.size(), "case") + ", where " +
                describe(verdict.slower_domain) + ". ";
    } else {
        text += "No measured case is slower. ";
    }
    text += "The same on " + std::to_string(r.same) + ", undecided on " + std::to_string(r.undecided) + ", faster on " +
            std::to_string(r.faster) + " of " + counted(timed.size(), "case") + ".";
    std::vector<std::string> largest;
    for (const auto& axis : view.family->size_axes) {
        std::int64_t seen = 0;
        for (const auto* one : timed) {
            const auto extent = one->at().sizes.find(axis.name);
            seen = extent == one->at().sizes.end() ? seen : std::max(seen, extent->second);
        }
        largest.push_back(axis.name + " beyond " + std::to_string(seen));
    }
    text += largest.empty() ? "" : " Not measured: " + listed(largest) + ".";
    return {text, fromTimes(timed)};
}

// One named axis: what the candidate does not claim, what failed as unsupported, what was never measured.
template <class Value>
Prefill unsupportedValues(const CandidateView& view, const std::vector<Value>& of_family,
                          const std::vector<Value>& of_variant, const std::string& axis, const std::string& plural)
{
    std::vector<std::string> unclaimed, unmeasured;
    for (const auto value : of_family) {
        const std::string text(name(value));
        if (std::find(of_variant.begin(), of_variant.end(), value) == of_variant.end()) {
            unclaimed.push_back(text);
            continue;
        }
        const bool ran = std::any_of(view.cases.begin(), view.cases.end(), [&](const CandidateCase& one) {
            return axisValue(one.at(), axis) == text && fateOf(one.candidate) != Fate::unknown &&
                   fateOf(one.candidate) != Fate::harness;
        });
        if (!ran) {
            unmeasured.push_back(text);
        }
    }
    std::string text = unclaimed.empty() ? view.candidateTitle() + " claims all " + plural + " of the family."
                                         : "Not supported: " + listed(unclaimed) + ".";
    text += unmeasured.empty() ? "" : " Not measured: these cases would tell: " + axis + " " + listed(unmeasured) + ".";
    const auto unsupported =
        casesWhere(view, [](const CandidateCase& one) { return fateOf(one.candidate) == Fate::unsupported; });
    return {text, unclaimed.empty() ? evidenceOf(none, assumed, "the variant's own description", {})
                                    : evidenceOf(correctness_test, unsupported.empty() ? assumed : observed,
                                                 "the variant's description and its refusals", keysOf(unsupported))};
}

Prefill valueRanges(const CandidateView& view)
{
    const auto judged =
        casesWhere(view, [](const CandidateCase& one) { return one.candidate != nullptr && one.candidate->errors; });
    if (judged.empty()) {
        return notMeasured("every value distribution, verified");
    }
    std::map<std::string, std::pair<std::size_t, std::size_t>> wrong;  // values -> (wrong, judged)
    for (const auto* one : judged) {
        auto& [bad, all] = wrong[axisValue(one->at(), "values")];
        bad += fateOf(one->candidate) == Fate::wrong ? 1 : 0;
        ++all;
    }
    std::vector<std::string> failing, measured, missing;
    for (const auto& [values, counts] : wrong) {
        measured.push_back(values);
        if (counts.first > 0) {
            failing.push_back(values + " (wrong on " + countedOf(counts.first, counts.second, "case") + ")");
        }
    }
    for (const auto values : view.family->values) {
        if (wrong.count(std::string(name(values))) == 0) {
            missing.emplace_back(name(values));
        }
    }
    std::string text =
        failing.empty() ? "None of the measured distributions (" + listed(measured) + ")." : sentence(listed(failing));
    text += missing.empty() ? "" : " Not measured: these cases would tell: values " + listed(missing) + ".";
    return {text, fromErrors(judged)};
}

Prefill devices(const CandidateView& view)
{
    std::set<std::string> measured;
    for (const auto* one : casesWhere(view, isTimed)) {
        measured.insert(one->at().device);
    }
    const VariantDescription* described = findVariant(*view.family, view.candidate);
    std::string text = measured.empty() ? "Measured on no device yet."
                                        : "Measured on: " + listed({measured.begin(), measured.end()}) + " only.";
    const bool gpu = std::any_of(measured.begin(), measured.end(), isGpu);
    if (!gpu) {
        text += " Not measured on a GPU: these cases would tell: the same matrix with device cuda:0.";
    }
    if (described != nullptr && !described->cuda) {
        text += " This build holds no CUDA implementation of " + view.candidateTitle() + ".";
    }
    if (described != nullptr && !described->host) {
        text += " There is no host implementation.";
    }
    return {text, measured.empty() ? Evidence{} : fromTimes(casesWhere(view, isTimed))};
}

Prefill precisionModes(const CandidateView& view)
{
    const VariantDescription* described = findVariant(*view.family, view.candidate);
    const std::string mode =
        described == nullptr || described->precision_mode.empty() ? "not stated" : described->precision_mode;
    return {"Measured in one precision mode only: " + mode +
                ". Not measured: these cases would tell: the same matrix in every other mode of the operator.",
            evidenceOf(none, assumed, "the variant's own description")};
}

Prefill batchSizes(const CandidateView& view)
{
    const auto timed = casesWhere(view, isTimed);
    std::vector<std::string> without_gain;
    bool has_batch = false;
    for (const auto& axis : view.family->size_axes) {
        if (axis.reduction) {
            continue;
        }
        has_batch = true;
        std::map<std::int64_t, std::pair<std::size_t, std::size_t>> by_extent;  // extent -> (faster, timed)
        for (const auto* one : timed) {
            if (const auto extent = one->at().sizes.find(axis.name); extent != one->at().sizes.end()) {
                auto& [faster, all] = by_extent[extent->second];
                faster += isCall(*one, Call::faster) ? 1 : 0;
                ++all;
            }
        }
        for (const auto& [extent, counts] : by_extent) {
            if (counts.first == 0) {
                without_gain.push_back(axis.name + " = " + std::to_string(extent) + " (" +
                                       counted(counts.second, "case") + ")");
            }
        }
    }
    if (!has_batch) {
        return {"The family has no batch axis.", evidenceOf(none, derived, "the family's description")};
    }
    if (timed.empty()) {
        return notMeasured("several batch sizes, timed");
    }
    return {without_gain.empty() ? "Every measured size of the batch axes has a faster case."
                                 : "No case is faster at " + listed(without_gain) + ".",
            fromTimes(timed)};
}

// The size below or above which the slower cases lie, if one axis alone tells it.
Prefill fallbackScale(const CandidateView& view, const CandidateVerdict& verdict)
{
    const auto timed = casesWhere(view, isTimed);
    if (timed.empty()) {
        return notMeasured("small to maximum sizes, timed");
    }
    if (verdict.slower_domain.inside == 0) {
        return {"At none of the measured sizes: no case is slower.", fromTimes(timed)};
    }
    return {"Where " + describe(verdict.slower_domain) + ".",
            fromTimes(casesWhere(view, [](const CandidateCase& one) { return isCall(one, Call::slower); }))};
}

Prefill errorTooLarge(const CandidateView& view, const CandidateVerdict& verdict)
{
    const auto judged =
        casesWhere(view, [](const CandidateCase& one) { return one.candidate != nullptr && one.candidate->errors; });
    if (judged.empty()) {
        return notMeasured("any verified case");
    }
    if (verdict.wrong_domain.inside > 0) {
        return {"Outside the tolerance on " + countedOf(verdict.wrong_domain.inside, judged.size(), "case") +
                    ", where " + describe(verdict.wrong_domain) + ".",
                fromErrors(judged)};
    }
    const CandidateCase* worst = nullptr;
    for (const auto* one : judged) {
        if (worst == nullptr ||
            one->candidate->errors->worst_ratio.value_or(0) > worst->candidate->errors->worst_ratio.value_or(0)) {
            worst = one;
        }
    }
    return {"On no measured case. Nearest to the limit: " +
                formatPercent(worst->candidate->errors->worst_ratio.value_or(0)) + " of the allowed error at " +
                shortCase(worst->at(), *view.family) + ".",
            fromErrors(judged)};
}

Prefill memoryIncrease(const CandidateView& view)
{
    const MemoryUse use = memoryUse(view);
    if (use.compared == 0) {
        return notMeasured("any case on which both variants' workspace and allocations are counted");
    }
    if (!use.increased()) {
        return {"On no measured case: peak workspace and allocations are at most the baseline's on " +
                    countedOf(use.compared, use.compared, "case") + ".",
                evidenceOf(memory_profile, observed, "workspace requests counted by the host")};
    }
    auto cases = use.more_workspace;
    cases.insert(cases.end(), use.more_allocations.begin(), use.more_allocations.end());
    return {sentence(use.sentence(view)),
            evidenceOf(memory_profile, observed, "workspace requests counted by the host", keysOf(cases))};
}

// "1.07 times"
std::string multiple(double ratio)
{
    return fmt::format("{:.2f} times", ratio);
}

Prefill compileTime(const CandidateView& view)
{
    std::vector<double> ratios;
    for (const auto& one : view.cases) {
        if (one.baseline != nullptr && one.candidate != nullptr && one.baseline->first_call_ns &&
            one.candidate->first_call_ns && *one.baseline->first_call_ns > 0) {
            ratios.push_back(*one.candidate->first_call_ns / *one.baseline->first_call_ns);
        }
    }
    const std::string missing =
        "Compile time is not measured: the variants are compiled ahead of time; a build of each variant alone would "
        "tell.";
    if (ratios.empty()) {
        return {missing, {}};
    }
    std::nth_element(ratios.begin(), ratios.begin() + static_cast<std::ptrdiff_t>(ratios.size() / 2), ratios.end());
    return {missing + " The first call, cold, takes " + multiple(ratios[ratios.size() / 2]) +
                " the baseline's (median over " + counted(ratios.size(), "case") + ").",
            evidenceOf(benchmark, observed, "one first call of each variant on each case")};
}

}  // namespace

Record failureRecord(const RecordInputs& in)
{
    const auto& edits = in.experiment.failure_edits;
    const CandidateView* view = in.views.empty() ? nullptr : &in.views.front();
    const CandidateVerdict* verdict = in.verdicts.empty() ? nullptr : &in.verdicts.front();
    Record record;
    const auto ask = [&](const std::string& id, const std::string& question, bool measurable, auto answer) {
        Prefill prefill = view == nullptr ? notMeasured("a baseline and a candidate over the matrix") : answer();
        record.push_back(filledField(id, question, "", measurable, std::move(prefill), edits));
    };
    const VariantDescription* described = view == nullptr ? nullptr : findVariant(*view->family, view->candidate);
    const VariantDescription claims = described == nullptr ? VariantDescription{} : *described;
    ask("shapes_not_improved", "Which shapes are not improved (or regress)?", true,
        [&] { return shapesNotImproved(*view, *verdict); });
    ask("dtypes_unsupported", "Which dtypes are not supported?", true,
        [&] { return unsupportedValues(*view, view->family->dtypes, claims.dtypes, "dtype", "dtypes"); });
    ask("layouts_unsupported", "Which layouts are not supported?", true,
        [&] { return unsupportedValues(*view, view->family->layouts, claims.layouts, "layout", "layouts"); });
    ask("value_ranges", "Which input value ranges cause numerical issues?", true, [&] { return valueRanges(*view); });
    ask("devices_unsupported", "Which devices / architectures are not supported?", true,
        [&] { return devices(*view); });
    ask("precision_modes", "Which precision modes break the fast path?", false, [&] { return precisionModes(*view); });
    ask("batch_sizes", "Which batch sizes show no improvement?", true, [&] { return batchSizes(*view); });
    ask("fallback_scale", "At what scale does the fallback become preferable?", true,
        [&] { return fallbackScale(*view, *verdict); });
    ask("error_too_large", "When is error too large?", true, [&] { return errorTooLarge(*view, *verdict); });
    ask(kMemoryQuestion, "When does memory increase?", true, [&] { return memoryIncrease(*view); });
    ask("compile_time_increase", "When does compile time increase?", false, [&] { return compileTime(*view); });
    ask("end_to_end_regress", "When does end-to-end regress?", false,
        [] { return notMeasured("a whole step, request or iteration with each variant in place"); });
    return record;
}

}  // namespace assay
