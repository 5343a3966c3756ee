#include "core/judgement/class_audit.hpp"

#include <algorithm>

#include "core/judgement/wording.hpp"

namespace assay {

namespace {

// What the cases say about the candidate's outputs.
struct BitEvidence {
    std::size_t supported = 0;  // cases that the candidate claims
    std::size_t known = 0;      // with a bitwise comparison against the baseline
    std::size_t differing = 0;
    std::size_t judged = 0;  // with an error report
    std::size_t outside = 0;
    bool non_finite_outside = false;
};

BitEvidence gather(const CandidateView& view)
{
    BitEvidence evidence;
    for (const auto& one : view.cases) {
        const Fate fate = fateOf(one.candidate);
        if (!one.in_contract || fate == Fate::unsupported) {
            continue;
        }
        ++evidence.supported;
        if (one.candidate == nullptr || !one.candidate->errors) {
            continue;
        }
        const ErrorReport& errors = *one.candidate->errors;
        ++evidence.judged;
        evidence.outside += fate == Fate::wrong ? 1 : 0;
        evidence.non_finite_outside |= errors.nan_disagree + errors.inf_disagree > 0;
        if (errors.bits_differ_from_baseline) {
            ++evidence.known;
            evidence.differing += *errors.bits_differ_from_baseline > 0 ? 1 : 0;
        }
    }
    return evidence;
}

OptimisationClass smallestFitting(const BitEvidence& evidence, OptimisationClass declared)
{
    if (evidence.outside > 0) {
        return evidence.non_finite_outside ? OptimisationClass::c4 : OptimisationClass::c3;
    }
    if (evidence.differing > 0) {
        return OptimisationClass::c2;
    }
    return declared == OptimisationClass::not_applicable ? declared : OptimisationClass::c1;
}

bool needsEqualBits(OptimisationClass declared)
{
    return declared == OptimisationClass::c1 || declared == OptimisationClass::not_applicable;
}

std::string bitsSentence(const BitEvidence& e)
{
    if (e.known == 0) {
        return "not measured: no case has outputs of both variants to compare bit by bit";
    }
    std::string text;
    if (e.differing == 0) {
        text = "bitwise equal to the baseline on " + countedOf(e.known, e.known, "case");
    } else {
        text = "bits differ from the baseline on " + countedOf(e.differing, e.known, "case");
        text += e.outside == 0 ? ", all within tolerance" : "";
    }
    if (e.outside > 0) {
        text += "; outside the tolerance on " + countedOf(e.outside, e.judged, "case");
    }
    if (e.known < e.supported) {
        text += "; " + counted(e.supported - e.known, "case") + " not compared yet";
    }
    return text;
}

std::string conclusion(const ClassAudit& audit, const BitEvidence& e)
{
    const std::string declared(name(audit.declared));
    const std::string proposed(name(audit.proposed));
    if (audit.contradicted) {
        const std::string need = audit.proposed == OptimisationClass::c2 ? " would fit"
                                 : audit.proposed == OptimisationClass::c3
                                     ? " is the least that could fit, and needs a stated bound"
                                     : " is the least that could fit: results change, not only rounding";
        return declared + " is refuted; " + proposed + need;
    }
    if (audit.declared == OptimisationClass::c2 && audit.proposed == OptimisationClass::c1 && e.known > 0) {
        return audit.confirmed ? "C2 holds, and C1 could be claimed" : "";
    }
    if (audit.declared == OptimisationClass::c3) {
        return "an approximation by declaration: opt-in or guarded at most";
    }
    if (audit.declared == OptimisationClass::c4) {
        return "result-level semantics change by declaration: needs a named approval";
    }
    return audit.confirmed ? declared + " is supported" : "";
}

std::vector<std::string> measuredFlags(const CandidateView& view)
{
    bool nondeterministic = false, non_finite = false, signed_zero = false, mutates = false, restricted = false;
    for (const auto& one : view.cases) {
        if (one.candidate == nullptr) {
            continue;
        }
        mutates |= one.candidate->failure == FailureKind::mutated_input;
        restricted |= one.candidate->failure == FailureKind::unsupported && fateOf(one.baseline) != Fate::unsupported;
        if (!one.candidate->errors) {
            continue;
        }
        const ErrorReport& errors = *one.candidate->errors;
        const ErrorReport base =
            one.baseline != nullptr && one.baseline->errors ? *one.baseline->errors : ErrorReport{};
        nondeterministic |= errors.bits_differ_on_repeat.value_or(0) > 0;
        non_finite |= errors.nan_disagree > base.nan_disagree || errors.inf_disagree > base.inf_disagree;
        signed_zero |= errors.signed_zero_differences != base.signed_zero_differences;
    }
    std::vector<std::string> flags;
    const auto propose = [&](bool seen, const char* flag) {
        if (seen) {
            flags.emplace_back(flag);
        }
    };
    propose(nondeterministic, "nondeterministic");
    propose(non_finite, "changes NaN/Inf behaviour");
    propose(signed_zero, "changes signed-zero behaviour");
    propose(mutates, "changes in-place behaviour");
    propose(restricted, "domain restricted");
    propose(view.declared == OptimisationClass::c3, "approximate");
    return flags;
}

}  // namespace

ClassAudit auditClass(const CandidateView& view)
{
    const BitEvidence evidence = gather(view);
    ClassAudit audit;
    audit.candidate = view.candidate;
    audit.declared = view.declared;
    audit.proposed = view.declared;
    if (needsEqualBits(view.declared)) {
        audit.contradicted = evidence.differing > 0 || evidence.outside > 0;
        audit.confirmed = evidence.known > 0 && evidence.known == evidence.supported && !audit.contradicted;
    } else if (view.declared == OptimisationClass::c2) {
        audit.contradicted = evidence.outside > 0;
        audit.confirmed = evidence.judged > 0 && evidence.judged == evidence.supported && !audit.contradicted;
    }
    const bool could_shrink = view.declared == OptimisationClass::c2 && evidence.known > 0 &&
                              evidence.known == evidence.supported && evidence.differing == 0;
    if (audit.contradicted || could_shrink) {
        audit.proposed = smallestFitting(evidence, view.declared);
    }
    audit.reason = bitsSentence(evidence);
    if (const std::string verdict = conclusion(audit, evidence); !verdict.empty()) {
        audit.reason += ". " + verdict;
    }
    audit.flags = measuredFlags(view);
    return audit;
}

}  // namespace assay
