#include "core/judgement/case_assessment.hpp"

#include <unordered_map>

#include "core/judgement/candidate_view.hpp"
#include "core/judgement/wording.hpp"
#include "core/statistics/compare.hpp"

namespace assay {

namespace {

// What the scope says against the case that it is filed under; "" when they agree.
std::string scopeMismatch(const CaseResult& result)
{
    Scope expected = result.scope;
    expected.device = result.at.device;
    expected.mode = result.at.mode;
    expected.cache = result.at.cache;
    const auto fields = differingFields(result.scope, expected);
    return fields.empty() ? "" : "the timing's scope is not the case's: " + listed(fields);
}

Comparison refused(const std::string& baseline, const std::string& candidate, const std::string& note)
{
    Comparison comparison;
    comparison.baseline = baseline;
    comparison.candidate = candidate;
    comparison.note = note;
    return comparison;
}

// Times of a variant whose outputs are wrong say nothing: such a comparison is never made.
std::string whyNotComparable(const CaseResult& result, const std::string& variant)
{
    const VariantResult* measured = findVariant(result, variant);
    switch (fateOf(measured)) {
        case Fate::right:
            return {};
        case Fate::unknown:
            return variant + " has not been verified";
        case Fate::wrong:
            return variant + " is outside the tolerance";
        case Fate::unsupported:
            return variant + " does not support this case";
        case Fate::broken:
        case Fate::harness:
            return variant + " " + std::string(title(measured->failure));
    }
    return {};
}

Comparison compareOn(const CaseResult& result, const std::string& baseline, const std::string& candidate, double margin)
{
    for (const auto& why :
         {scopeMismatch(result), whyNotComparable(result, baseline), whyNotComparable(result, candidate)}) {
        if (!why.empty()) {
            return refused(baseline, candidate, why);
        }
    }
    return compare(result, baseline, candidate, margin);
}

void summariseTimes(CaseAssessment& assessed, const CaseResult& result, const Experiment& experiment,
                    const Family& family)
{
    for (const auto& choice : experiment.variants) {
        int invalid = 0;
        for (const auto& block : result.blocks) {
            for (const auto& sample : block.samples) {
                invalid += sample.variant == choice.variant && sample.state == SampleState::invalid ? 1 : 0;
            }
        }
        const auto series = durations(result, choice.variant);
        if (series.empty() && invalid == 0) {
            continue;
        }
        const TimeSummary summary = summarise(series, invalid);
        if (family.work && summary.median_ns && *summary.median_ns > 0) {
            const WorkModel work = family.work(result.at, choice.variant);
            const double bytes = work.bytes_read + work.bytes_written;
            if (bytes > 0) {
                assessed.achieved_bytes_per_s[choice.variant] = bytes / (*summary.median_ns * 1e-9);
            }
        }
        assessed.times.emplace(choice.variant, summary);
    }
}

}  // namespace

std::vector<CaseAssessment> assessCases(const Experiment& experiment, const std::vector<Case>& cases,
                                        const Results& results, const Family& family)
{
    std::unordered_map<CaseKey, const CaseResult*> by_key;
    for (const auto& result : results.cases) {
        by_key[caseKey(result.at)] = &result;
    }
    const VariantChoice* baseline = baselineOf(experiment);
    const auto candidates = candidatesOf(experiment);

    std::vector<CaseAssessment> assessed(cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        CaseAssessment& one = assessed[i];
        one.at = cases[i];
        one.key = caseKey(cases[i]);
        const auto found = by_key.find(one.key);
        const CaseResult* result = found == by_key.end() ? nullptr : found->second;
        if (result != nullptr) {
            one.status = result->status;
            one.message = result->message;
            summariseTimes(one, *result, experiment, family);
        }
        for (const auto* candidate : candidates) {
            const std::string base = baseline == nullptr ? "" : baseline->variant;
            one.comparisons.push_back(result == nullptr ? refused(base, candidate->variant, "not measured")
                                                        : compareOn(*result, base, candidate->variant,
                                                                    experiment.measure.equivalence_margin));
        }
    }
    return assessed;
}

}  // namespace assay
