#include <algorithm>
#include <map>

#include "views/models/case_table_model.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

std::optional<TimeSummary> summaryOf(const CaseAssessment& item, const std::string& variant)
{
    const auto found = item.times.find(variant);
    return found == item.times.end() || found->second.n == 0 ? std::nullopt : std::optional(found->second);
}

QString reasonOf(const CaseAssessment& item, const CaseResult* result)
{
    QStringList reasons;
    if (result != nullptr) {
        for (const VariantResult& variant : result->variants) {
            if (variant.failure != FailureKind::none) {
                const QString what =
                    QStringLiteral("%1: %2").arg(QString::fromStdString(variant.variant), word(variant.failure));
                reasons << (variant.message.empty()
                                ? what
                                : QStringLiteral("%1 (%2)").arg(what, QString::fromStdString(variant.message)));
            }
        }
    }
    if (!item.message.empty()) {
        reasons << QString::fromStdString(item.message);
    }
    return reasons.join(QLatin1Char('\n'));
}

const ErrorReport* errorsOf(const CaseResult* result, const std::string& variant)
{
    const VariantResult* found = result == nullptr ? nullptr : findVariant(*result, variant);
    return found == nullptr || !found->errors ? nullptr : &*found->errors;
}

}  // namespace

std::vector<CaseRow> caseRows(const Assessment& assessment, const Results& results, const std::string& baseline,
                              const std::string& candidate)
{
    // One pass instead of a search per case: documents reach many thousand cases.
    std::map<CaseKey, const CaseResult*> by_key;
    for (const CaseResult& result : results.cases) {
        by_key[caseKey(result.at)] = &result;
    }
    std::vector<CaseRow> rows;
    rows.reserve(assessment.cases.size());
    for (const CaseAssessment& item : assessment.cases) {
        const auto found = by_key.find(item.key);
        const CaseResult* result = found == by_key.end() ? nullptr : found->second;
        CaseRow row;
        row.key = item.key;
        row.at = item.at;
        row.status = item.status;
        row.status_reason = reasonOf(item, result);
        row.baseline = summaryOf(item, baseline);
        row.candidate = summaryOf(item, candidate);
        const auto comparison = std::find_if(item.comparisons.begin(), item.comparisons.end(),
                                             [&](const Comparison& one) { return one.candidate == candidate; });
        if (comparison != item.comparisons.end()) {
            row.comparison = *comparison;
        }
        if (const ErrorReport* errors = errorsOf(result, baseline)) {
            row.baseline_error = errors->absolute.max;
        }
        if (const ErrorReport* errors = errorsOf(result, candidate)) {
            row.candidate_error = errors->absolute.max;
            row.tolerance_share = errors->worst_ratio;
            row.non_finite_disagrees = errors->nan_disagree + errors->inf_disagree > 0;
        }
        const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, candidate);
        if (measured != nullptr && measured->peak_workspace_bytes) {
            row.workspace_bytes = static_cast<double>(*measured->peak_workspace_bytes);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace assay::views
