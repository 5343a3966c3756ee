#include "app/workbench/derived.hpp"

#include <algorithm>
#include <set>

namespace assay::workbench {

Plan makePlan(const Experiment& experiment, const std::optional<Family>& family)
{
    Plan plan;
    if (!family) {
        plan.error = experiment.family.empty() ? "No kernel family is chosen yet"
                                               : "This build knows no kernel family called " + experiment.family;
        return plan;
    }
    Expected<std::vector<Case>> cases = expand(experiment.matrix, family->description, experiment.device);
    if (!cases) {
        plan.error = describe(cases.error());
        return plan;
    }
    plan.cases = std::move(*cases);
    plan.estimate = estimate(plan.cases, *family, experiment);
    plan.checklist = representativeChecklist(plan.cases, family->description);
    return plan;
}

std::vector<Case> unfinishedCases(const Experiment& experiment, const std::vector<Case>& cases, const Results& results)
{
    const auto complete = [&](const CaseResult& result) {
        return (result.status == CaseStatus::done || result.status == CaseStatus::failed) &&
               std::all_of(experiment.variants.begin(), experiment.variants.end(),
                           [&](const VariantChoice& choice) { return findVariant(result, choice.variant) != nullptr; });
    };
    std::set<CaseKey> finished;
    for (const CaseResult& result : results.cases) {
        if (complete(result)) {
            finished.insert(caseKey(result.at));
        }
    }
    std::vector<Case> left;
    std::copy_if(cases.begin(), cases.end(), std::back_inserter(left),
                 [&](const Case& one) { return finished.count(caseKey(one)) == 0; });
    return left;
}

}  // namespace assay::workbench
