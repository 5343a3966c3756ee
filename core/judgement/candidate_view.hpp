// One candidate against the baseline over the matrix, joined by case: what every rule of this folder reads.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/judgement/case_assessment.hpp"
#include "core/matrix/checklist.hpp"

namespace assay {

// What became of a variant on a case, as far as correctness goes.
enum class Fate {
    unknown,      // not verified yet, or its times are unusable before any error report
    right,        // within tolerance
    wrong,        // outside the tolerance, at once or after the timed loop
    broken,       // crashed, hung, wrote out of bounds or not at all, changed its input, failed to launch
    unsupported,  // does not claim the case
    harness,      // could not be loaded, no memory, process lost: says nothing about the kernel's results
};
Fate fateOf(const VariantResult*);

// Pointers stay valid as long as the assessed cases and the results that they were made from.
struct CandidateCase {
    const CaseAssessment* assessed = nullptr;
    const CaseResult* result = nullptr;       // null: never started
    const VariantResult* baseline = nullptr;  // null: not reached
    const VariantResult* candidate = nullptr;
    const Comparison* comparison = nullptr;
    bool does_work = true;    // false: empty tensors, whose time is the call's overhead only
    bool in_contract = true;  // the family's contract admits the case's axis values

    const Case& at() const { return assessed->at; }
};

struct CandidateView {
    const Experiment* experiment = nullptr;
    const FamilyDescription* family = nullptr;
    std::string baseline, candidate;  // variant names
    OptimisationClass declared = OptimisationClass::c1;
    std::vector<CandidateCase> cases;
    std::vector<ChecklistItem> checklist;  // over the cases that were measured, not only planned

    std::string baselineTitle() const;
    std::string candidateTitle() const;
};

// `candidate_index`: position among the experiment's candidates. The experiment must have a baseline.
CandidateView viewCandidate(const Experiment&, const Family&, const std::vector<CaseAssessment>&, const Results&,
                            std::size_t candidate_index);

// Cases for which the predicate holds, in the matrix' order.
std::vector<const CandidateCase*> casesWhere(const CandidateView&, const std::function<bool(const CandidateCase&)>&);
std::vector<std::string> keysOf(const std::vector<const CandidateCase*>&);

bool isCall(const CandidateCase&, Call);  // decided so, on a case that does work

}  // namespace assay
