#include "core/interchange/export.hpp"

namespace assay {

namespace {

Json optionalNumber(const std::optional<double>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json textList(const std::vector<std::string>& lines)
{
    Json list = Json::array();
    for (const auto& line : lines) {
        list.push_back(line);
    }
    return list;
}

Json classJson(const ClassAudit& audit)
{
    return {{"declared", name(audit.declared)},
            {"proposed", name(audit.proposed)},
            {"contradicted", audit.contradicted},
            {"reason", audit.reason},
            {"flags", textList(audit.flags)}};
}

Json ratiosJson(const RatioSummary& ratios)
{
    return {{"cases", ratios.cases},
            {"mean", optionalNumber(ratios.mean)},
            {"low", optionalNumber(ratios.low)},
            {"high", optionalNumber(ratios.high)},
            {"faster", ratios.faster},
            {"same", ratios.same},
            {"slower", ratios.slower},
            {"undecided", ratios.undecided},
            {"unmeasured", ratios.unmeasured}};
}

Json candidateJson(const CandidateVerdict& candidate)
{
    return {{"candidate", candidate.candidate},       {"verdict", name(candidate.verdict)},
            {"reasons", textList(candidate.reasons)}, {"why_not_keep", textList(candidate.why_not_keep)},
            {"class", classJson(candidate.audit)},    {"ratios", ratiosJson(candidate.ratios)}};
}

Json axesJson(const Case& at)
{
    Json axes = Json::object();
    for (const auto& [axis, extent] : at.sizes) {
        axes[axis] = extent;
    }
    for (const char* axis : {"dtype", "layout", "values", "mode", "cache", "device"}) {
        axes[axis] = axisValue(at, axis);
    }
    return axes;
}

// "baseline", "candidate", "candidate2", …, "reference" -> variant, in the experiment's order.
std::vector<std::pair<std::string, std::string>> variantsByRole(const Experiment& experiment)
{
    std::vector<std::pair<std::string, std::string>> roles;
    int candidates = 0;
    for (const auto& choice : experiment.variants) {
        switch (choice.role) {
            case Role::reference:
                roles.emplace_back("reference", choice.variant);
                break;
            case Role::baseline:
                roles.emplace_back("baseline", choice.variant);
                break;
            case Role::candidate:
                ++candidates;
                roles.emplace_back(candidates == 1 ? "candidate" : "candidate" + std::to_string(candidates),
                                   choice.variant);
                break;
        }
    }
    return roles;
}

// What was measured of each variant but its errors, which stand under `errors`.
Json variantsJson(const CaseResult& result)
{
    Json list = Json::array();
    for (const auto& variant : result.variants) {
        Json json = toJson(variant);
        json.erase("errors");
        list.push_back(std::move(json));
    }
    return list;
}

Json errorsJson(const Experiment& experiment, const CaseResult* result)
{
    Json errors = {{"baseline", nullptr}, {"candidate", nullptr}};
    for (const auto& [role, variant] : variantsByRole(experiment)) {
        const VariantResult* const found = result == nullptr ? nullptr : findVariant(*result, variant);
        errors[role] = found != nullptr && found->errors ? toJson(*found->errors) : Json(nullptr);
    }
    return errors;
}

Json caseJson(const Experiment& experiment, const CaseResult* result, const CaseAssessment& assessed)
{
    Json times = Json::object();
    for (const auto& [variant, summary] : assessed.times) {
        times[variant] = toJson(summary);
    }
    Json comparisons = Json::array();
    for (const auto& comparison : assessed.comparisons) {
        comparisons.push_back(toJson(comparison));
    }
    return {{"key", assessed.key},
            {"axes", axesJson(assessed.at)},
            {"status", name(assessed.status)},
            {"message", assessed.message},
            {"comparison", comparisons.empty() ? Json(nullptr) : comparisons.front()},
            {"comparisons", std::move(comparisons)},
            {"times", std::move(times)},
            {"errors", errorsJson(experiment, result)},
            {"variants", result == nullptr ? Json::array() : variantsJson(*result)},
            {"scope", result == nullptr ? Json(nullptr) : toJson(result->scope)}};
}

Json recordJson(const Record& record)
{
    Json fields = Json::array();
    for (const auto& field : record) {
        fields.push_back({{"id", field.id},
                          {"title", field.title},
                          {"text", field.text},
                          {"prefilled", field.prefilled},
                          {"measured", field.measured},
                          {"evidence", toJson(field.evidence)}});
    }
    return fields;
}

Json checklistJson(const std::vector<ChecklistItem>& items)
{
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back({{"id", item.id},
                        {"title", item.title},
                        {"applicable", item.applicable},
                        {"covered", item.covered},
                        {"detail", item.detail}});
    }
    return list;
}

Json overrideJson(const std::optional<VerdictOverride>& decision)
{
    if (!decision) {
        return nullptr;
    }
    return {{"verdict", name(decision->verdict)},
            {"reason", decision->reason},
            {"who", decision->who},
            {"date", decision->date}};
}

}  // namespace

Json assessmentJson(const Experiment& experiment, const Results& results, const Assessment& assessment)
{
    Json json = {{"id", experiment.id},
                 {"title", experiment.title},
                 {"family", experiment.family},
                 {"device", experiment.device},
                 {"verdict", name(assessment.verdict)},
                 {"suggested", name(assessment.suggested)},
                 {"override", overrideJson(experiment.verdict_override)},
                 {"headline", assessment.headline},
                 {"reasons", Json::array()},
                 {"class", {{"declared", nullptr}, {"proposed", nullptr}}}};
    if (!assessment.candidates.empty()) {
        json["reasons"] = textList(assessment.candidates.front().reasons);
        json["class"] = classJson(assessment.candidates.front().audit);
    }
    json["candidates"] = Json::array();
    for (const auto& candidate : assessment.candidates) {
        json["candidates"].push_back(candidateJson(candidate));
    }
    json["finished_cases"] = assessment.finished_cases;
    std::map<CaseKey, const CaseResult*> measured;
    for (const auto& result : results.cases) {
        measured[caseKey(result.at)] = &result;
    }
    json["cases"] = Json::array();
    for (const auto& assessed : assessment.cases) {
        const auto found = measured.find(assessed.key);
        json["cases"].push_back(caseJson(experiment, found == measured.end() ? nullptr : found->second, assessed));
    }
    json["findings"] = Json::array();
    for (const auto& finding : assessment.findings) {
        json["findings"].push_back(toJson(finding));
    }
    json["checklist"] = checklistJson(assessment.checklist);
    json["decision_record"] = recordJson(assessment.decision_record);
    json["failure_cases"] = recordJson(assessment.failure_cases);
    json["runs"] = Json::array();
    for (const auto& run : results.runs) {
        json["runs"].push_back(toJson(run));
    }
    return json;
}

}  // namespace assay
