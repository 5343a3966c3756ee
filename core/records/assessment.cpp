#include "core/records/assessment.hpp"

#include <algorithm>

#include "core/judgement/candidate_view.hpp"
#include "core/judgement/confounders.hpp"
#include "core/judgement/headline.hpp"
#include "core/judgement/red_flags.hpp"
#include "core/records/decision_record.hpp"
#include "core/records/failure_record.hpp"

namespace assay {

Assessment assess(const Experiment& experiment, const std::vector<Case>& cases, const Results& results,
                  const Family& family)
{
    Assessment assessment;
    assessment.cases = assessCases(experiment, cases, results, family);
    assessment.checklist = representativeChecklist(cases, family.description);
    assessment.finished_cases = static_cast<std::size_t>(std::count_if(
        assessment.cases.begin(), assessment.cases.end(),
        [](const CaseAssessment& one) { return one.status == CaseStatus::done || one.status == CaseStatus::failed; }));

    std::vector<CandidateView> views;
    for (std::size_t i = 0; i < candidatesOf(experiment).size(); ++i) {
        if (baselineOf(experiment) == nullptr) {
            assessment.candidates.push_back(nothingToJudge(experiment, i));
            continue;
        }
        views.push_back(viewCandidate(experiment, family, assessment.cases, results, i));
        assessment.candidates.push_back(judge(views.back()));
    }
    if (views.empty()) {
        assessment.headline = whyNothingToJudge(experiment);
    } else {
        assessment.headline = headline(views.front(), assessment.candidates.front());
        assessment.findings = redFlags(views, assessment.candidates);
        const auto confounding = confounders(views, results);
        assessment.findings.insert(assessment.findings.end(), confounding.begin(), confounding.end());
    }
    if (!assessment.candidates.empty()) {
        assessment.suggested = assessment.candidates.front().verdict;
    }
    assessment.verdict = experiment.verdict_override ? experiment.verdict_override->verdict : assessment.suggested;

    const std::vector<CandidateVerdict> verdicts =
        views.empty() ? std::vector<CandidateVerdict>{} : assessment.candidates;
    const RecordInputs inputs{experiment, family, views, verdicts, assessment.findings, assessment.checklist};
    assessment.decision_record = decisionRecord(inputs);
    assessment.failure_cases = failureRecord(inputs);
    return assessment;
}

const CaseAssessment* findCase(const Assessment& assessment, const CaseKey& key)
{
    const auto found = std::find_if(assessment.cases.begin(), assessment.cases.end(),
                                    [&](const CaseAssessment& one) { return one.key == key; });
    return found == assessment.cases.end() ? nullptr : &*found;
}

}  // namespace assay
