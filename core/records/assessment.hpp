// Everything derived from an experiment and its results, in one pure function.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/experiment/comparison.hpp"
#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/matrix/checklist.hpp"
#include "core/records/record.hpp"
#include "core/statistics/compare.hpp"

namespace assay {

struct CaseAssessment {
    CaseKey key;
    Case at;
    CaseStatus status = CaseStatus::pending;
    std::string message;
    std::map<std::string, TimeSummary> times;  // by variant
    std::vector<Comparison> comparisons;       // one per candidate, experiment's order
    std::map<std::string, double> achieved_bytes_per_s;  // modelled bytes ÷ median, by variant

    bool operator==(const CaseAssessment&) const = default;
};

// Declared class against measured evidence, for one candidate.
struct ClassAudit {
    std::string candidate;
    OptimisationClass declared = OptimisationClass::c1;
    OptimisationClass proposed = OptimisationClass::c1;
    bool contradicted = false;  // the evidence refutes the declaration
    std::string reason;         // "bitwise equal on all 64 cases", "bits differ on 12 of 64 cases, all within tolerance"
    std::vector<std::string> flags;  // semantic flags proposed: "nondeterministic", "changes NaN/Inf behaviour"

    bool operator==(const ClassAudit&) const = default;
};

// A verdict on one candidate: what the evidence gives, in sentences, strongest first.
struct CandidateVerdict {
    std::string candidate;
    Verdict verdict = Verdict::more_evidence;
    std::vector<std::string> reasons;
    std::vector<std::string> why_not_keep;  // what would have to change
    RatioSummary ratios;
    ClassAudit audit;

    bool operator==(const CandidateVerdict&) const = default;
};

struct Assessment {
    std::vector<CaseAssessment> cases;  // every case of the matrix, unmeasured ones as pending
    std::vector<CandidateVerdict> candidates;
    Verdict suggested = Verdict::more_evidence;  // the first candidate's
    Verdict verdict = Verdict::more_evidence;    // the override's, or the suggested
    std::vector<Finding> findings;
    std::vector<ChecklistItem> checklist;
    std::string headline;  // one sentence, numbers in it
    Record decision_record;
    Record failure_cases;
    std::size_t finished_cases = 0;  // done or failed

    bool operator==(const Assessment&) const = default;
};

// `cases`: the expanded matrix.
Assessment assess(const Experiment&, const std::vector<Case>& cases, const Results&, const Family&);

const CaseAssessment* findCase(const Assessment&, const CaseKey&);

}  // namespace assay
