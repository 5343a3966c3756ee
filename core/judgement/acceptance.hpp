// The acceptance matrix of the specification as pure rules: from measurements to one of five verdicts, with reasons.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/verdict.hpp"
#include "core/judgement/candidate_view.hpp"
#include "core/judgement/class_audit.hpp"
#include "core/judgement/failure_domain.hpp"
#include "core/statistics/compare.hpp"

namespace assay {

// A verdict on one candidate: what the evidence gives, in sentences, strongest first.
struct CandidateVerdict {
    std::string candidate;
    Verdict verdict = Verdict::more_evidence;
    std::vector<std::string> reasons;
    std::vector<std::string> why_not_keep;  // what would have to change
    RatioSummary ratios;                    // over the cases that do work and whose results are right
    ClassAudit audit;
    FailureDomain wrong_domain;        // where the candidate is wrong
    FailureDomain slower_domain;       // where it is slower
    FailureDomain unsupported_domain;  // where it does not run and the baseline does

    bool operator==(const CandidateVerdict&) const = default;
};

// In order, the first that speaks decides: results wrong or hazardous → reject; evidence missing or unusable →
// more_evidence; speed → reject, more_evidence, guarded or keep, capped by class, domain, memory, determinism,
// tolerance and target scope; keep also needs the complete representative checklist. Later rules still add their
// reasons.
CandidateVerdict judge(const CandidateView&);

// Without a baseline or a candidate there is nothing to judge: the sentence that says so, and the verdict on a
// candidate that has no baseline.
std::string whyNothingToJudge(const Experiment&);
CandidateVerdict nothingToJudge(const Experiment&, std::size_t candidate_index);

}  // namespace assay
