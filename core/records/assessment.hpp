// Everything derived from an experiment and its results, in one pure function.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/judgement/acceptance.hpp"
#include "core/judgement/case_assessment.hpp"
#include "core/judgement/class_audit.hpp"
#include "core/matrix/checklist.hpp"
#include "core/records/record.hpp"

namespace assay {

struct Assessment {
    std::vector<CaseAssessment> cases;  // every case of the matrix, unmeasured ones as pending
    std::vector<CandidateVerdict> candidates;
    Verdict suggested = Verdict::more_evidence;  // the first candidate's
    Verdict verdict = Verdict::more_evidence;    // the override's, or the suggested
    std::vector<Finding> findings;
    std::vector<ChecklistItem> checklist;  // over the planned matrix
    std::string headline;                  // one sentence, numbers in it
    Record decision_record;
    Record failure_cases;
    std::size_t finished_cases = 0;  // done or failed

    bool operator==(const Assessment&) const = default;
};

// `cases`: the expanded matrix.
Assessment assess(const Experiment&, const std::vector<Case>& cases, const Results&, const Family&);

const CaseAssessment* findCase(const Assessment&, const CaseKey&);

}  // namespace assay
