#include "core/records/record_inputs.hpp"

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

RecordField filledField(const std::string& id, const std::string& title, const std::string& prompt, bool measured,
                        Prefill prefill, const std::map<std::string, std::string>& edits)
{
    RecordField field;
    field.id = id;
    field.title = title;
    field.prompt = prompt;
    field.measured = measured;
    field.prefill = prefill.text;
    field.evidence = std::move(prefill.evidence);
    const auto edit = edits.find(id);
    field.prefilled = edit == edits.end();
    field.text = field.prefilled ? field.prefill : edit->second;
    return field;
}

Prefill notMeasured(const std::string& what_would_tell)
{
    return {"Not measured: these cases would tell: " + what_would_tell + ".", {}};
}

Evidence evidenceOf(EvidenceTier tier, EvidenceStrength strength, const std::string& source,
                    std::vector<std::string> cases)
{
    return {tier, strength, source, std::move(cases)};
}

const CandidateCase* targetCase(const CandidateView& view, const Matrix& matrix)
{
    const auto isBase = [](const auto& values, const auto& value) { return values.empty() || values.front() == value; };
    const auto nearness = [&](const Case& at) {
        int score = 0;
        for (const auto& axis : view.family->size_axes) {
            const auto extent = at.sizes.find(axis.name);
            score += extent != at.sizes.end() && extent->second == axis.target ? 10 : 0;
        }
        return score + (isBase(matrix.dtypes, at.dtype) ? 1 : 0) + (isBase(matrix.layouts, at.layout) ? 1 : 0) +
               (isBase(matrix.values, at.values) ? 1 : 0) + (isBase(matrix.modes, at.mode) ? 1 : 0) +
               (isBase(matrix.caches, at.cache) ? 1 : 0);
    };
    const CandidateCase* best = nullptr;
    int best_score = -1;
    for (const auto& one : view.cases) {
        if (!one.does_work || !one.comparison->ratio) {
            continue;
        }
        if (const int score = nearness(one.at()); score > best_score) {
            best = &one;
            best_score = score;
        }
    }
    return best;
}

std::string medianText(const CaseAssessment& assessed, const std::string& variant)
{
    const auto times = assessed.times.find(variant);
    if (times == assessed.times.end() || !times->second.median_ns) {
        return "—";
    }
    const TimeSummary& summary = times->second;
    return summary.median_low_ns && summary.median_high_ns
               ? formatDuration(*summary.median_ns, (*summary.median_high_ns - *summary.median_low_ns) / 2)
               : formatDuration(*summary.median_ns);
}

}  // namespace assay
