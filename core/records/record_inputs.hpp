// What the record forms are filled from, and the helpers that both forms share.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/judgement/acceptance.hpp"
#include "core/judgement/candidate_view.hpp"
#include "core/matrix/checklist.hpp"
#include "core/records/record.hpp"

namespace assay {

// `views` and `verdicts` are parallel, one per candidate; both empty when there is nothing to judge.
struct RecordInputs {
    const Experiment& experiment;
    const Family& family;
    const std::vector<CandidateView>& views;
    const std::vector<CandidateVerdict>& verdicts;
    const std::vector<Finding>& findings;
    const std::vector<ChecklistItem>& checklist;
};

// A prefilled answer and what it rests on; `text` empty: nothing to say.
struct Prefill {
    std::string text;
    Evidence evidence;
};

// The field with a person's edit laid over the prefill. An edit that is present but empty is an answer too.
RecordField filledField(const std::string& id, const std::string& title, const std::string& prompt, bool measured,
                        Prefill prefill, const std::map<std::string, std::string>& edits);

// "Not measured: these cases would tell: …", with no evidence behind it.
Prefill notMeasured(const std::string& what_would_tell);
Evidence evidenceOf(EvidenceTier, EvidenceStrength, const std::string& source, std::vector<std::string> cases = {});

// The measured case nearest to what the family calls its target: target sizes first, then the matrix' base of the other
// axes. nullptr when none has a comparison.
const CandidateCase* targetCase(const CandidateView&, const Matrix&);

// "12.4 µs" with digits down to the interval of the median; "—" when there is none.
std::string medianText(const CaseAssessment&, const std::string& variant);

}  // namespace assay
