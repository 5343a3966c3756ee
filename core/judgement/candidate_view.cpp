#include "core/judgement/candidate_view.hpp"

#include <algorithm>
#include <unordered_map>

#include "core/judgement/wording.hpp"

namespace assay {

Fate fateOf(const VariantResult* result)
{
    if (result == nullptr) {
        return Fate::unknown;
    }
    switch (result->failure) {
        case FailureKind::none:
        case FailureKind::invalid_time:
            return !result->errors ? Fate::unknown : withinTolerance(*result->errors) ? Fate::right : Fate::wrong;
        case FailureKind::wrong_result:
        case FailureKind::changed_after_timing:
            return Fate::wrong;
        case FailureKind::unsupported:
            return Fate::unsupported;
        case FailureKind::unwritten_output:
        case FailureKind::out_of_bounds_write:
        case FailureKind::mutated_input:
        case FailureKind::crash:
        case FailureKind::timeout:
        case FailureKind::launch_error:
            return Fate::broken;
        case FailureKind::load_error:
        case FailureKind::out_of_memory:
        case FailureKind::lost:
            return Fate::harness;
    }
    return Fate::unknown;
}

namespace {

template <class Values, class Value>
bool holds(const Values& values, const Value& value)
{
    return values.empty() || std::find(values.begin(), values.end(), value) != values.end();
}

bool inContract(const Case& at, const FamilyDescription& family)
{
    return holds(family.values, at.values) && holds(family.dtypes, at.dtype) && holds(family.layouts, at.layout) &&
           holds(family.modes, at.mode);
}

bool doesWork(const Case& at)
{
    return std::none_of(at.sizes.begin(), at.sizes.end(), [](const auto& size) { return size.second == 0; });
}

}  // namespace

std::string CandidateView::baselineTitle() const
{
    return variantTitle(*family, baseline);
}

std::string CandidateView::candidateTitle() const
{
    return variantTitle(*family, candidate);
}

CandidateView viewCandidate(const Experiment& experiment, const Family& family,
                            const std::vector<CaseAssessment>& assessed, const Results& results,
                            std::size_t candidate_index)
{
    std::unordered_map<CaseKey, const CaseResult*> by_key;
    for (const auto& result : results.cases) {
        by_key[caseKey(result.at)] = &result;
    }
    const VariantChoice& choice = *candidatesOf(experiment).at(candidate_index);
    CandidateView view;
    view.experiment = &experiment;
    view.family = &family.description;
    view.baseline = baselineOf(experiment)->variant;
    view.candidate = choice.variant;
    view.declared = choice.declared;
    std::vector<Case> measured;
    for (const auto& one : assessed) {
        CandidateCase joined;
        joined.assessed = &one;
        joined.comparison = &one.comparisons.at(candidate_index);
        joined.does_work = doesWork(one.at);
        joined.in_contract = inContract(one.at, family.description);
        if (const auto found = by_key.find(one.key); found != by_key.end()) {
            joined.result = found->second;
            joined.baseline = findVariant(*found->second, view.baseline);
            joined.candidate = findVariant(*found->second, view.candidate);
        }
        if (fateOf(joined.candidate) != Fate::unknown && fateOf(joined.candidate) != Fate::harness) {
            measured.push_back(one.at);
        }
        view.cases.push_back(joined);
    }
    view.checklist = representativeChecklist(measured, family.description);
    return view;
}

std::vector<const CandidateCase*> casesWhere(const CandidateView& view,
                                             const std::function<bool(const CandidateCase&)>& predicate)
{
    std::vector<const CandidateCase*> found;
    for (const auto& one : view.cases) {
        if (predicate(one)) {
            found.push_back(&one);
        }
    }
    return found;
}

std::vector<std::string> keysOf(const std::vector<const CandidateCase*>& cases)
{
    std::vector<std::string> keys;
    keys.reserve(cases.size());
    for (const auto* one : cases) {
        keys.push_back(one->assessed->key);
    }
    return keys;
}

bool isCall(const CandidateCase& one, Call call)
{
    return one.does_work && one.comparison->ratio && one.comparison->call == call;
}

}  // namespace assay
