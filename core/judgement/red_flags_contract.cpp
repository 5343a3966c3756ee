// Red flags about what was agreed: tolerance, determinism, class, memory, scope.
#include "core/base/format.hpp"
#include "core/judgement/finding_rules.hpp"
#include "core/judgement/memory_use.hpp"
#include "core/judgement/wording.hpp"

namespace assay::findings {

Said toleranceChanged(const CandidateView& view, const CandidateVerdict&)
{
    const auto source = [](const char* text) {
        return evidenceFrom(EvidenceTier::none, EvidenceStrength::observed, text);
    };
    std::vector<std::string> approved;
    for (const auto& change : view.experiment->tolerance_changes) {
        const std::string what = std::string(name(change.dtype)) + " to rtol " + formatError(change.tolerance.rtol) +
                                 ", atol " + formatError(change.tolerance.atol);
        if (change.rationale.empty() || change.approver.empty()) {
            return raised("the tolerance of " + what + " was changed without " +
                              (change.approver.empty() ? "an approver" : "a rationale"),
                          "give a rationale and a named approver, or go back to the default",
                          source("the experiment's tolerance changes"));
        }
        approved.push_back(what + " (approved by " + change.approver + ")");
    }
    const auto stale = casesWhere(view, [&](const CandidateCase& one) {
        return one.candidate != nullptr && one.candidate->errors &&
               !(one.candidate->errors->tolerance == toleranceFor(one.at().dtype, view.experiment->tolerance_changes));
    });
    if (!stale.empty()) {
        return raised(counted(stale.size(), "case") +
                          " were judged by another tolerance than the one now in force, for example " +
                          shortCase(stale.front()->at(), *view.family),
                      "run these cases again",
                      evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed,
                                   "the error reports' tolerances", stale));
    }
    return clear(
        approved.empty() ? "the default tolerances are in force" : "changed with approval: " + listed(approved),
        source("the experiment's tolerance changes"));
}

Said determinismChanged(const CandidateView& view, const CandidateVerdict&)
{
    const auto repeated = casesWhere(view, [](const CandidateCase& one) {
        return one.candidate != nullptr && one.candidate->errors && one.candidate->errors->bits_differ_on_repeat;
    });
    if (repeated.empty()) {
        return cannotTell("no call was repeated on equal inputs", "verify with a repeated call");
    }
    const auto differs = [](const VariantResult* result) {
        return result != nullptr && result->errors && result->errors->bits_differ_on_repeat.value_or(0) > 0;
    };
    const auto varying =
        casesWhere(view, [&](const CandidateCase& one) { return differs(one.candidate) && !differs(one.baseline); });
    const auto both =
        casesWhere(view, [&](const CandidateCase& one) { return differs(one.candidate) && differs(one.baseline); });
    if (!varying.empty()) {
        return raised("a repeated call gave other bits on " + countedOf(varying.size(), repeated.size(), "case") +
                          " where the baseline repeats exactly, for example " +
                          shortCase(varying.front()->at(), *view.family),
                      "fix the order of evaluation, or have the change approved by name",
                      evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed,
                                   "repeated calls on equal inputs", varying));
    }
    return clear(
        "a repeated call gave equal bits on " + countedOf(repeated.size() - both.size(), repeated.size(), "case") +
            (both.empty() ? "" : "; elsewhere the baseline varies too") + ". Equal once is not proof of determinism",
        evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed, "one repeated call per case",
                     repeated));
}

Said vacuousTolerance(const CandidateView& view, const CandidateVerdict&)
{
    const auto judged = casesWhere(view, [](const CandidateCase& one) { return fateOf(one.candidate) == Fate::right; });
    if (judged.empty()) {
        return cannotTell("no verified case", "run the matrix");
    }
    // An output that is zero throughout by right has no norm to be relative to.
    const auto vacuous = casesWhere(view, [](const CandidateCase& one) {
        return fateOf(one.candidate) == Fate::right && one.candidate->errors->zero_output_would_pass &&
               one.candidate->errors->normalised;
    });
    std::vector<const CandidateCase*> carried;
    for (const auto* one : vacuous) {
        if (*one->candidate->errors->normalised > one->candidate->errors->tolerance.rtol) {
            carried.push_back(one);
        }
    }
    if (!carried.empty()) {
        return raised(
            "on " + countedOf(carried.size(), judged.size(), "case") +
                " an all-zero output would pass, and the normalised error exceeds rtol: correctness is not shown, for "
                "example at " +
                shortCase(carried.front()->at(), *view.family),
            "lower the absolute tolerance for these cases",
            evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed, "error reports", carried));
    }
    return clear(
        vacuous.empty()
            ? "a zero output would fail on every case with a non-zero result"
            : "on " + countedOf(vacuous.size(), judged.size(), "case") +
                  " a zero output would pass the absolute tolerance, but there the normalised error is within rtol too",
        evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed, "error reports", vacuous));
}

Said classRefuted(const CandidateView&, const CandidateVerdict& verdict)
{
    const ClassAudit& audit = verdict.audit;
    const Evidence evidence = evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed,
                                           "bitwise comparison and error reports");
    const std::string declared(name(audit.declared));
    if (audit.contradicted) {
        return raised(declared + " declared: " + audit.reason,
                      verdict.wrong_domain.inside > 0
                          ? "repair the candidate"
                          : "declare " + std::string(name(audit.proposed)) + ", or repair the candidate",
                      evidence);
    }
    if (audit.confirmed || audit.declared == OptimisationClass::c3 || audit.declared == OptimisationClass::c4) {
        return clear(declared + " declared: " + audit.reason, evidence);
    }
    return cannotTell(declared + " declared: " + audit.reason, "run the whole matrix");
}

Said memoryGrowth(const CandidateView& view, const CandidateVerdict&)
{
    const MemoryUse use = memoryUse(view);
    if (use.compared == 0) {
        return cannotTell("workspace and allocations of both variants are counted on no case", "run the matrix");
    }
    auto cases = use.more_workspace;
    cases.insert(cases.end(), use.more_allocations.begin(), use.more_allocations.end());
    const Evidence evidence = evidenceFrom(EvidenceTier::memory_profile, EvidenceStrength::observed,
                                           "workspace requests counted by the host", cases);
    if (!use.increased()) {
        return clear(
            "no more workspace or allocations than the baseline on " + countedOf(use.compared, use.compared, "case"),
            evidence);
    }
    return use.disclosed
               ? clear(use.sentence(view) + "; disclosed in the failure-case record", evidence)
               : raised(use.sentence(view), "answer “When does memory increase?” in the failure-case record", evidence);
}

Said excludedCost(const CandidateView& view, const CandidateVerdict&)
{
    const auto timed =
        casesWhere(view, [](const CandidateCase& one) { return one.result != nullptr && one.comparison->ratio; });
    if (timed.empty()) {
        return cannotTell("no case is timed", "run the matrix");
    }
    const Scope& scope = timed.front()->result->scope;
    const MemoryUse use = memoryUse(view);
    if (!scope.allocation && use.increased()) {
        return raised("allocation is outside the timed span, and " + use.sentence(view),
                      "time with allocation included",
                      evidenceFrom(EvidenceTier::memory_profile, EvidenceStrength::observed,
                                   "scope and counted allocations", use.more_workspace));
    }
    if (use.compared == 0) {
        return cannotTell("workspace and allocations are not counted", "run the matrix");
    }
    return clear("the whole call is timed until the " + scope.synchronisation +
                     ", auxiliary kernels included; what is left out (" + describe(scope) +
                     ") is the same for both variants",
                 evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::derived, "the timings' scope", timed));
}

}  // namespace assay::findings
