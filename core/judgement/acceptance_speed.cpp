#include <algorithm>
#include <cmath>

#include "core/base/format.hpp"
#include "core/judgement/acceptance_rules.hpp"
#include "core/judgement/finding_rules.hpp"
#include "core/judgement/memory_use.hpp"
#include "core/judgement/wording.hpp"

namespace assay::acceptance {

namespace {

// P(X ≥ k) for X binomial(n, p), by summing the smaller side's terms in logs.
double binomialTail(int k, int n, double p)
{
    double tail = 0;
    for (int i = k; i <= n; ++i) {
        tail += std::exp(std::lgamma(n + 1.0) - std::lgamma(i + 1.0) - std::lgamma(n - i + 1.0) + i * std::log(p) +
                         (n - i) * std::log1p(-p));
    }
    return tail;
}

// With 95 % intervals, a case without any change is called faster with a chance of at most 2.5 %: as many such calls as
// that explains are no evidence.
bool explainedByChance(const RatioSummary& ratios)
{
    return binomialTail(ratios.faster, ratios.cases, 0.025) > 0.05;
}

const CandidateCase* extreme(const CandidateView& view, Call call)
{
    const CandidateCase* found = nullptr;
    for (const auto& one : view.cases) {
        if (isCall(one, call) &&
            (found == nullptr || (call == Call::slower ? *one.comparison->ratio > *found->comparison->ratio
                                                       : *one.comparison->ratio < *found->comparison->ratio))) {
            found = &one;
        }
    }
    return found;
}

std::string extremeText(const CandidateView& view, Call call)
{
    const CandidateCase* one = extreme(view, call);
    return one == nullptr ? "" : formatRatio(*one->comparison->ratio) + " at " + shortCase(one->at(), *view.family);
}

std::size_t measuredCount(const RatioSummary& ratios)
{
    return static_cast<std::size_t>(ratios.cases);
}

std::string callCounts(const RatioSummary& r)
{
    return "faster on " + std::to_string(r.faster) + ", the same on " + std::to_string(r.same) + ", slower on " +
           std::to_string(r.slower) + ", undecided on " + std::to_string(r.undecided);
}

std::string meanText(const RatioSummary& r)
{
    return "geometric mean " + formatSpeedup(*r.mean, r.low, r.high) + " the baseline's speed over " +
           counted(static_cast<std::size_t>(r.cases), "case");
}

bool slowerOverall(const RatioSummary& r)
{
    if (!r.mean) {
        return false;
    }
    return (r.low && *r.low > 1) || (r.faster == 0 && r.slower > 0);
}

// Cases that are faster and that a guard against the slower domain would still admit.
std::size_t fasterOutside(const CandidateView& view, const FailureDomain& slower)
{
    std::size_t kept = 0, at = 0;
    for (const auto& one : view.cases) {
        if (isCall(one, Call::slower) || isCall(one, Call::faster) || isCall(one, Call::same)) {
            kept += isCall(one, Call::faster) && !slower.holds[at] ? 1 : 0;
            ++at;
        }
    }
    return kept;
}

Ruling mixedRuling(const CandidateView& view, const RatioSummary& r, const Domains& domains)
{
    const std::size_t admitted = fasterOutside(view, domains.slower);
    Ruling ruling{Verdict::guarded, {}, {}};
    ruling.reason = "faster on " + counted(static_cast<std::size_t>(r.faster), "case") + " (up to " +
                    extremeText(view, Call::faster) + "), but slower on " +
                    countedOf(static_cast<std::size_t>(r.slower), measuredCount(r), "case") + ", where " +
                    describe(domains.slower) + " (up to " + extremeText(view, Call::slower) + ")";
    ruling.to_keep = "no slower case; slower now where " + domains.slower.text;
    if (admitted == 0) {
        ruling.at_most = Verdict::more_evidence;
        ruling.reason += "; no guard on the matrix' axes keeps a faster case and leaves out every slower one";
    }
    return ruling;
}

Rulings noFasterCase(const RatioSummary& r)
{
    const std::size_t measured = measuredCount(r);
    if (static_cast<std::size_t>(r.same) == measured) {
        return {{Verdict::reject,
                 "nothing gained: the same speed within the margin on " + countedOf(measured, measured, "case"),
                 {}}};
    }
    return {{Verdict::more_evidence, "no case is decided faster: " + callCounts(r) + " of " + counted(measured, "case"),
             "samples enough to decide the undecided cases"}};
}

}  // namespace

std::vector<Comparison> judgedComparisons(const CandidateView& view)
{
    std::vector<Comparison> comparisons;
    for (const auto& one : view.cases) {
        if (one.does_work && one.in_contract && fateOf(one.candidate) == Fate::right &&
            fateOf(one.baseline) == Fate::right) {
            comparisons.push_back(*one.comparison);
        }
    }
    return comparisons;
}

std::string speedFact(const CandidateView& view, const RatioSummary& r)
{
    if (!r.mean) {
        return {};
    }
    return meanText(r) + " on the " + deviceWord(view.experiment->device) + ": " + callCounts(r);
}

Rulings speed(const CandidateView& view, const RatioSummary& r, const Domains& domains)
{
    const std::size_t measured = measuredCount(r);
    if (!r.mean || measured == 0) {
        return {{Verdict::more_evidence, "no case has a comparison of times",
                 "blocks enough for an interval on the ratio"}};
    }
    if (slowerOverall(r)) {
        return {{Verdict::reject,
                 (r.low && *r.low > 1 ? std::string("slower overall: ") : "slower wherever the samples decide: ") +
                     meanText(r) + "; " + callCounts(r) +
                     (r.slower > 0 ? ", up to " + extremeText(view, Call::slower) : ""),
                 "a candidate that is faster"}};
    }
    if (r.faster == 0) {
        return noFasterCase(r);
    }
    if (2 * (r.undecided + r.unmeasured) > r.cases + r.unmeasured) {
        return {{Verdict::more_evidence,
                 "most cases are undecided: " + callCounts(r) +
                     (r.unmeasured > 0 ? ", not timed on " + std::to_string(r.unmeasured) : ""),
                 "samples enough to decide the undecided cases"}};
    }
    if (explainedByChance(r)) {
        return {{Verdict::more_evidence,
                 "faster on only " + countedOf(static_cast<std::size_t>(r.faster), measured, "case") +
                     ", as chance alone would give with 95 % intervals",
                 "faster cases that chance does not explain"}};
    }
    if (r.slower > 0) {
        return {mixedRuling(view, r, domains)};
    }
    if (r.high && *r.high >= 1) {
        return {{Verdict::guarded,
                 "faster on " + countedOf(static_cast<std::size_t>(r.faster), measured, "case") +
                     ", but not shown to be faster over the whole matrix: " + meanText(r),
                 "a geometric mean whose interval lies above 1"}};
    }
    return {};
}

namespace {

Rulings memoryCaps(const CandidateView& view)
{
    const MemoryUse use = memoryUse(view);
    if (!use.increased() || use.disclosed) {
        return {};
    }
    return {{Verdict::guarded, use.sentence(view) + ", which nobody has disclosed",
             "answer “When does memory increase?” in the failure-case record, or ask for no more memory than the "
             "baseline"}};
}

Rulings toleranceCaps(const CandidateView& view)
{
    Rulings rulings;
    for (const auto& change : view.experiment->tolerance_changes) {
        if (change.rationale.empty() || change.approver.empty()) {
            const std::string lacks = change.rationale.empty() && change.approver.empty()
                                          ? "a rationale and an approver"
                                      : change.rationale.empty() ? "a rationale"
                                                                 : "an approver";
            rulings.push_back({Verdict::more_evidence,
                               "the tolerance of " + std::string(name(change.dtype)) + " was changed to rtol " +
                                   formatError(change.tolerance.rtol) + ", atol " + formatError(change.tolerance.atol) +
                                   " without " + lacks,
                               "give the changed tolerance " + lacks});
        }
    }
    return rulings;
}

std::vector<const CandidateCase*> newlyNondeterministic(const CandidateView& view)
{
    return casesWhere(view, [](const CandidateCase& one) {
        return one.candidate != nullptr && one.candidate->errors &&
               one.candidate->errors->bits_differ_on_repeat.value_or(0) > 0 && one.baseline != nullptr &&
               one.baseline->errors && one.baseline->errors->bits_differ_on_repeat.value_or(0) == 0;
    });
}

// Where only the absolute part of the tolerance lets a result pass that a zero output would pass as well.
std::vector<const CandidateCase*> vacuouslyRight(const CandidateView& view)
{
    return casesWhere(view, [](const CandidateCase& one) {
        if (fateOf(one.candidate) != Fate::right) {
            return false;
        }
        const ErrorReport& errors = *one.candidate->errors;
        return errors.zero_output_would_pass && errors.normalised && *errors.normalised > errors.tolerance.rtol;
    });
}

}  // namespace

Rulings caps(const CandidateView& view, const ClassAudit& audit, const Domains& domains)
{
    Rulings rulings = toleranceCaps(view);
    if (audit.contradicted) {
        rulings.push_back({Verdict::more_evidence,
                           "the declared class " + std::string(name(audit.declared)) + " is refuted: " + audit.reason,
                           domains.wrong.inside > 0
                               ? "results within the tolerance: no class excuses them"
                               : "declare " + std::string(name(audit.proposed)) + ", which the evidence allows"});
    }
    if (view.declared == OptimisationClass::c3) {
        rulings.push_back({Verdict::guarded, "class C3 is an explicit approximation: opt-in or guarded at most",
                           "an exact or reordered computation (C1, C2) instead of an approximation"});
    } else if (!audit.contradicted && !audit.confirmed && view.declared != OptimisationClass::c4) {
        rulings.push_back({Verdict::more_evidence,
                           "class " + std::string(name(audit.declared)) + " is not confirmed: " + audit.reason,
                           "the comparison of outputs that the class needs, on every case"});
    }
    if (domains.unsupported.inside > 0) {
        rulings.push_back({Verdict::guarded,
                           view.candidateTitle() + " does not support " + counted(domains.unsupported.inside, "case") +
                               " that the baseline handles, where " + describe(domains.unsupported),
                           "support where " + domains.unsupported.text});
    }
    if (const auto cases = newlyNondeterministic(view); !cases.empty()) {
        rulings.push_back({Verdict::guarded,
                           "repeated calls gave different bits on " + counted(cases.size(), "case") +
                               " where the baseline repeats exactly, for example " +
                               shortCase(cases.front()->at(), *view.family),
                           "the baseline's determinism"});
    }
    // C2 may become the default only where the error does not drift with size (companion contracts).
    if (view.declared == OptimisationClass::c2) {
        if (const auto growth = findings::errorGrowsWithSize(view, {}); growth.state == FindingState::raised) {
            rulings.push_back({Verdict::guarded, growth.explanation, "an error that does not grow with size"});
        }
    }
    if (const auto cases = vacuouslyRight(view); !cases.empty()) {
        rulings.push_back(
            {Verdict::more_evidence,
             "on " + counted(cases.size(), "case") +
                 " an all-zero output would pass the tolerance and the relative error exceeds rtol, for example " +
                 shortCase(cases.front()->at(), *view.family),
             "a tolerance that can fail on these cases"});
    }
    const auto memory = memoryCaps(view);
    rulings.insert(rulings.end(), memory.begin(), memory.end());
    if (view.experiment->claim.target_scope == TargetScope::end_to_end) {
        rulings.push_back(
            {Verdict::micro_only,
             "the target is end to end, and no end-to-end time has been measured: only the operator call is faster",
             "an end-to-end measurement that improves"});
    }
    return rulings;
}

}  // namespace assay::acceptance
