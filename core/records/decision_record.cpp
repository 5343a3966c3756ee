#include "core/records/decision_record.hpp"

#include <algorithm>

#include "core/base/format.hpp"
#include "core/judgement/memory_use.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

using enum EvidenceTier;
using enum EvidenceStrength;

std::string samplesSource(const CandidateCase& one)
{
    return "median over " + counted(static_cast<std::size_t>(one.comparison->pairs), "paired sample") + " of one case";
}

Prefill problem(const RecordInputs& in)
{
    const CandidateCase* target = in.views.empty() ? nullptr : targetCase(in.views.front(), in.experiment.matrix);
    if (target == nullptr) {
        return notMeasured("the baseline at the target sizes");
    }
    const CandidateView& view = in.views.front();
    std::string text = view.baselineTitle() + " takes " + medianText(*target->assessed, view.baseline) + " (median, " +
                       deviceWord(target->at().device) + ") at " + shortCase(target->at(), *view.family);
    const auto rate = target->assessed->achieved_bytes_per_s.find(view.baseline);
    if (rate != target->assessed->achieved_bytes_per_s.end()) {
        text += ", which is " + formatRate(rate->second) + " of compulsory traffic (modelled bytes ÷ measured median)";
    }
    return {sentence(text), evidenceOf(benchmark, observed, samplesSource(*target), {target->assessed->key})};
}

Prefill bottleneck(const RecordInputs& in)
{
    const Hypothesis& hypothesis = in.experiment.hypothesis;
    if (hypothesis.bottleneck.empty()) {
        return {"No bottleneck is named. Not measured: a profiler trace or hardware counters would tell.", {}};
    }
    std::string text = "Hypothesis: " + hypothesis.bottleneck + ".";
    text += hypothesis.why.empty() ? "" : " " + sentence(hypothesis.why);
    text += hypothesis.falsifier.empty() ? " Nothing is named that would refute it."
                                         : " Refuted by: " + sentence(hypothesis.falsifier);
    text += " Not confirmed: no profiler trace or hardware counters are attached.";
    return {text, evidenceOf(none, assumed, "the experiment's hypothesis")};
}

Prefill change(const RecordInputs& in)
{
    if (in.views.empty()) {
        return {};
    }
    const CandidateView& view = in.views.front();
    const auto describeVariant = [&](const std::string& variant) {
        const VariantDescription* described = findVariant(*view.family, variant);
        return variantTitle(*view.family, variant) +
               (described == nullptr || described->description.empty() ? "" : ": " + described->description);
    };
    return {
        "Before: " + sentence(describeVariant(view.baseline)) + " After: " + sentence(describeVariant(view.candidate)),
        evidenceOf(none, assumed, "the variants' own descriptions")};
}

Prefill optimisationClass(const RecordInputs& in)
{
    if (in.verdicts.empty()) {
        return {};
    }
    const ClassAudit& audit = in.verdicts.front().audit;
    std::string text = std::string(name(audit.declared)) + " declared";
    text += audit.contradicted ? ", refuted by measurement; " + std::string(name(audit.proposed)) + " proposed"
            : audit.proposed != audit.declared ? "; " + std::string(name(audit.proposed)) + " could be claimed"
                                               : "";
    text += ": " + audit.reason + ".";
    if (!audit.flags.empty()) {
        text += " Flags: " + listed(audit.flags) + ".";
    }
    const bool is_measured = audit.reason.rfind("not measured", 0) != 0;
    return {text, is_measured
                      ? evidenceOf(correctness_test, observed, "bitwise comparison and error reports of the matrix")
                      : Evidence{}};
}

Prefill whySafe(const RecordInputs& in)
{
    if (in.views.empty()) {
        return {};
    }
    const CandidateView& view = in.views.front();
    const auto judged =
        casesWhere(view, [](const CandidateCase& one) { return one.candidate != nullptr && one.candidate->errors; });
    if (judged.empty()) {
        return notMeasured("any case with an error report of the candidate");
    }
    const auto right = std::count_if(judged.begin(), judged.end(),
                                     [](const auto* one) { return fateOf(one->candidate) == Fate::right; });
    double worst = 0, base_worst = 0;
    for (const auto* one : judged) {
        worst = std::max(worst, one->candidate->errors->normalised.value_or(0));
        if (one->baseline != nullptr && one->baseline->errors) {
            base_worst = std::max(base_worst, one->baseline->errors->normalised.value_or(0));
        }
    }
    std::string text = "Within tolerance of the float64 oracle on " +
                       countedOf(static_cast<std::size_t>(right), judged.size(), "case") +
                       ". Largest normalised error " + formatError(worst) + ", the baseline's " +
                       formatError(base_worst) + ".";
    if (static_cast<std::size_t>(right) < judged.size()) {
        text += " It is not safe where " + describe(in.verdicts.front().wrong_domain) + ".";
    }
    text += " This is an empirical envelope over the measured cases, not a bound.";
    return {text, evidenceOf(correctness_test, observed, "error reports against the oracle", keysOf(judged))};
}

// From where the candidate is wrong, slower or does not run: what a guard would have to keep out.
Prefill guard(const RecordInputs& in)
{
    const std::string stated = in.experiment.guard.empty() ? "" : "Stated: " + sentence(in.experiment.guard) + " ";
    if (in.verdicts.empty() ||
        in.verdicts.front().ratios.cases + static_cast<int>(in.verdicts.front().wrong_domain.inside) == 0) {
        return {stated.empty() ? notMeasured("the matrix, whose failures propose a guard").text : stated, {}};
    }
    const CandidateVerdict& verdict = in.verdicts.front();
    std::vector<std::string> out;
    const auto leaveOut = [&](const FailureDomain& domain, const char* why) {
        if (domain.inside > 0) {
            out.push_back(domain.text + " (" + why + " on " + counted(domain.inside, "case") + ")");
        }
    };
    leaveOut(verdict.wrong_domain, "wrong");
    leaveOut(verdict.slower_domain, "slower");
    leaveOut(verdict.unsupported_domain, "unsupported");
    const std::string proposed =
        out.empty() ? "No measured case needs one." : "Proposed from the measurements: leave out " + listed(out) + ".";
    return {stated + proposed, evidenceOf(benchmark, derived, "the simplest description of the measured failures")};
}

Prefill fallback(const RecordInputs& in)
{
    if (!in.experiment.fallback.empty()) {
        return {in.experiment.fallback, evidenceOf(none, assumed, "the experiment's own statement")};
    }
    if (in.views.empty()) {
        return {};
    }
    const CandidateView& view = in.views.front();
    const auto right = casesWhere(view, [](const CandidateCase& one) { return fateOf(one.baseline) == Fate::right; });
    return {view.baselineTitle() + ", the baseline: within tolerance on " +
                countedOf(right.size(), view.cases.size(), "case") + " of the matrix.",
            evidenceOf(correctness_test, observed, "the baseline's error reports", keysOf(right))};
}

Prefill evidence(const RecordInputs& in)
{
    if (in.views.empty()) {
        return {};
    }
    const CandidateView& view = in.views.front();
    std::size_t timed = 0, judged = 0;
    int pairs = 0;
    for (const auto& one : view.cases) {
        timed += one.comparison->ratio ? 1 : 0;
        pairs += one.comparison->pairs;
        judged += one.candidate != nullptr && one.candidate->errors ? 1 : 0;
    }
    if (timed + judged == 0) {
        return notMeasured("the matrix of " + counted(view.cases.size(), "case"));
    }
    return {"Benchmark (observed): " + counted(static_cast<std::size_t>(pairs), "paired sample") + " on " +
                countedOf(timed, view.cases.size(), "case") + ", interleaved in random order, on the " +
                deviceWord(in.experiment.device) + ". Correctness test (observed): error reports on " +
                countedOf(judged, view.cases.size(), "case") +
                ". Byte and FLOP counts (modelled). No profiler trace, compiler output or hardware counters.",
            evidenceOf(benchmark, observed, "paired blocks")};
}

Prefill result(const RecordInputs& in)
{
    const CandidateCase* target = in.views.empty() ? nullptr : targetCase(in.views.front(), in.experiment.matrix);
    if (target == nullptr) {
        return notMeasured("baseline and candidate at the target sizes");
    }
    const CandidateView& view = in.views.front();
    const Comparison& c = *target->comparison;
    const RatioSummary& r = in.verdicts.front().ratios;
    std::string text = medianText(*target->assessed, view.baseline) + " → " +
                       medianText(*target->assessed, view.candidate) + " (median, " + deviceWord(target->at().device) +
                       ") at " + shortCase(target->at(), *view.family) + ": speed-up " +
                       formatSpeedup(*c.ratio, c.low, c.high) + ".";
    if (r.mean) {
        text += " Over the matrix: geometric mean " + formatSpeedup(*r.mean, r.low, r.high) + ", faster on " +
                std::to_string(r.faster) + ", the same on " + std::to_string(r.same) + ", slower on " +
                std::to_string(r.slower) + ", undecided on " + std::to_string(r.undecided) + " of " +
                counted(static_cast<std::size_t>(r.cases), "case") + ".";
    }
    return {text, evidenceOf(benchmark, observed, samplesSource(*target) + " and geometric mean over the matrix",
                             {target->assessed->key})};
}

Prefill rejectedAlternatives(const RecordInputs& in)
{
    std::string text;
    for (std::size_t i = 1; i < in.verdicts.size(); ++i) {
        const auto& verdict = in.verdicts[i];
        text += (text.empty() ? "" : " ") + variantTitle(in.family.description, verdict.candidate) + ": " +
                std::string(title(verdict.verdict)) + (verdict.reasons.empty() ? "." : ". " + verdict.reasons.front());
    }
    if (text.empty()) {
        return notMeasured("the matrix with a second candidate");
    }
    return {text, evidenceOf(benchmark, observed, "the other candidates in the same blocks")};
}

Prefill remainingRisk(const RecordInputs& in)
{
    if (in.views.empty()) {
        return {};
    }
    std::vector<std::string> risks;
    for (const auto& finding : in.findings) {
        if (finding.state == FindingState::raised) {
            risks.push_back(sentence(finding.explanation));
        }
    }
    std::vector<std::string> missing;
    for (const auto& item : in.views.front().checklist) {
        if (item.applicable && !item.covered) {
            missing.push_back(item.title);
        }
    }
    if (!missing.empty()) {
        risks.push_back("Not measured of the representative matrix: " + listed(missing) + ".");
    }
    if (!isGpu(in.experiment.device)) {
        risks.push_back("Not measured on a GPU: these are CPU timings and say nothing about one.");
    }
    std::string text;
    for (const auto& risk : risks) {
        text += (text.empty() ? "" : " ") + risk;
    }
    return {text.empty() ? "No raised finding and nothing missing of the representative matrix." : text,
            evidenceOf(benchmark, derived, "findings and checklist")};
}

}  // namespace

Record decisionRecord(const RecordInputs& in)
{
    const auto& edits = in.experiment.record_edits;
    return {
        filledField("problem", "Problem", "What was slow or memory-heavy.", true, problem(in), edits),
        filledField("bottleneck", "Bottleneck", "The classified bottleneck, and what backs it.", false, bottleneck(in),
                    edits),
        filledField("change", "Change", "A concrete description of what changed.", false, change(in), edits),
        filledField("class", "Optimization class", "C1, C2, C3, C4 or N/A, against the measured bits and errors.", true,
                    optimisationClass(in), edits),
        filledField("why_safe", "Why safe", "The numerical or semantic justification.", true, whySafe(in), edits),
        filledField("guard", "Guard", "The conditions that enable the fast path.", true, guard(in), edits),
        filledField("fallback", "Fallback", "The path taken when the guard fails.", false, fallback(in), edits),
        filledField("evidence", "Evidence", "The trace, IR or benchmark that confirms the claim.", true, evidence(in),
                    edits),
        filledField("result", "Result", "Before → after, with the metric.", true, result(in), edits),
        filledField("rejected_alternatives", "Rejected alternatives",
                    "What else was considered, and why it was dismissed.", true, rejectedAlternatives(in), edits),
        filledField("remaining_risk", "Remaining risk", "Open numerical and performance concerns.", true,
                    remainingRisk(in), edits),
    };
}

}  // namespace assay
