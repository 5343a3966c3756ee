#include "core/interchange/compare_documents.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "core/interchange/median_ratio.hpp"
#include "core/statistics/compare.hpp"

namespace assay {

namespace {

struct Side {
    const Experiment& experiment;
    std::map<CaseKey, const CaseResult*> cases;

    Side(const Experiment& of, const Results& results) : experiment(of)
    {
        for (const auto& result : results.cases) {
            cases[caseKey(result.at)] = &result;
        }
    }
};

bool passed(const CaseResult& result, const std::string& variant)
{
    const VariantResult* const found = findVariant(result, variant);
    return found != nullptr && found->failure == FailureKind::none;
}

std::string joined(const std::vector<std::string>& parts)
{
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : ", ") + part;
    }
    return text;
}

// Why two measurements of a case must not be compared; "" when they may.
std::string refusal(const CaseResult& before, const CaseResult& after, const std::string& variant)
{
    for (const auto& [result, side] : {std::pair(&before, "before"), std::pair(&after, "after")}) {
        const VariantResult* const found = findVariant(*result, variant);
        if (found == nullptr) {
            return fmt::format("not measured {}", side);
        }
        if (found->failure != FailureKind::none) {
            return fmt::format("{} {}", title(found->failure), side);
        }
    }
    if (const auto fields = differingFields(before.scope, after.scope); !fields.empty()) {
        return "scopes differ: " + joined(fields);
    }
    if (before.input_hash != after.input_hash) {
        return "inputs differ";
    }
    return {};
}

Comparison compareCase(const CaseResult& before, const CaseResult& after, const std::string& variant, double confidence,
                       double margin)
{
    Comparison comparison;
    comparison.baseline = "before";
    comparison.candidate = "after";
    comparison.confidence = confidence;
    comparison.method =
        "ratio of medians of unpaired samples, distribution-free interval (Price and Bonett 2002), "
        "simultaneous over the cases";
    comparison.note = refusal(before, after, variant);
    if (!comparison.note.empty()) {
        return comparison;
    }
    const auto ratio = medianRatio(durations(before, variant), durations(after, variant), confidence);
    if (!ratio) {
        comparison.note = fmt::format("needs n ≥ {} on both sides", kMinSamplesForMedianRatio);
        return comparison;
    }
    comparison.ratio = ratio->ratio;
    comparison.low = ratio->low;
    comparison.high = ratio->high;
    comparison.call = decide(ratio->low, ratio->high, margin);
    return comparison;
}

std::string latest(const Results& results, std::string RunInfo::*field)
{
    return results.runs.empty() ? std::string{} : results.runs.back().*field;
}

void addRunDifferences(std::vector<std::string>& differences, const Results& before, const Results& after)
{
    const std::pair<const char*, std::string RunInfo::*> fields[] = {
        {"Device", &RunInfo::device_name},          {"Host", &RunInfo::host},
        {"Device detail", &RunInfo::device_detail}, {"Compiler", &RunInfo::compiler},
        {"Assay version", &RunInfo::assay_version},
    };
    for (const auto& [title, field] : fields) {
        const std::string a = latest(before, field);
        const std::string b = latest(after, field);
        if (a != b) {
            differences.push_back(
                fmt::format("{}: {} before, {} after", title, a.empty() ? "—" : a, b.empty() ? "—" : b));
        }
    }
}

std::vector<std::string> differencesOf(const Experiment& before, const Results& before_results, const Experiment& after,
                                       const Results& after_results)
{
    std::vector<std::string> differences;
    const auto note = [&](const char* what, const std::string& a, const std::string& b) {
        if (a != b) {
            differences.push_back(fmt::format("{}: {} before, {} after", what, a, b));
        }
    };
    note("Kernel family", before.family, after.family);
    note("Device", before.device, after.device);
    note("Seed", std::to_string(before.seed), std::to_string(after.seed));
    note("Threads", std::to_string(before.measure.threads), std::to_string(after.measure.threads));
    for (const DType dtype : allDTypes()) {
        const Tolerance a = toleranceFor(dtype, before.tolerance_changes);
        const Tolerance b = toleranceFor(dtype, after.tolerance_changes);
        if (a != b) {
            const bool explained = std::any_of(
                after.tolerance_changes.begin(), after.tolerance_changes.end(), [&](const ToleranceChange& change) {
                    return change.dtype == dtype && !change.rationale.empty() && !change.approver.empty();
                });
            differences.push_back(fmt::format("Tolerance of {}: rtol {}, atol {} before; rtol {}, atol {} after{}",
                                              name(dtype), a.rtol, a.atol, b.rtol, b.atol,
                                              explained ? "" : "; nobody has explained and approved the change"));
        }
    }
    addRunDifferences(differences, before_results, after_results);
    return differences;
}

bool widenedWithoutApproval(const Experiment& before, const Experiment& after)
{
    return std::any_of(allDTypes().begin(), allDTypes().end(), [&](DType dtype) {
        const Tolerance a = toleranceFor(dtype, before.tolerance_changes);
        const Tolerance b = toleranceFor(dtype, after.tolerance_changes);
        const bool approved = std::any_of(after.tolerance_changes.rbegin(), after.tolerance_changes.rend(),
                                          [&](const ToleranceChange& change) {
                                              return change.dtype == dtype && change.tolerance == b &&
                                                     !change.rationale.empty() && !change.approver.empty();
                                          });
        return (b.rtol > a.rtol || b.atol > a.atol) && !approved;
    });
}

struct Counts {
    int faster = 0, same = 0, slower = 0, undecided = 0, refused = 0;
};

Counts countCalls(const std::vector<DocumentComparison::Row>& rows)
{
    Counts counts;
    for (const auto& row : rows) {
        switch (row.comparison.call) {
            case Call::faster:
                ++counts.faster;
                break;
            case Call::same:
                ++counts.same;
                break;
            case Call::slower:
                ++counts.slower;
                break;
            case Call::undecided:
                ++(row.comparison.ratio ? counts.undecided : counts.refused);
                break;
        }
    }
    return counts;
}

// The acceptance matrix on times alone. AFTER replaces BEFORE, so no change is no reason against it, and no gain
// either.
Verdict timingVerdict(const Counts& counts)
{
    if (counts.faster + counts.same + counts.slower == 0) {
        return Verdict::more_evidence;
    }
    if (counts.slower > 0) {
        return counts.faster > 0 ? Verdict::guarded : Verdict::reject;
    }
    return counts.undecided + counts.refused > 0 ? Verdict::more_evidence : Verdict::keep;
}

void judge(DocumentComparison& comparison, std::size_t newly_failing, bool widened)
{
    const Counts counts = countCalls(comparison.rows);
    auto& reasons = comparison.reasons;
    comparison.verdict = timingVerdict(counts);
    if (widened && (comparison.verdict == Verdict::keep || comparison.verdict == Verdict::guarded)) {
        comparison.verdict = Verdict::more_evidence;
        reasons.push_back("A tolerance was widened without rationale and approver");
    }
    if (newly_failing > 0) {
        comparison.verdict = Verdict::reject;
        reasons.push_back(
            fmt::format("{} of {} cases passed before and fail after", newly_failing, comparison.rows.size()));
    }
    if (comparison.verdict == Verdict::keep && counts.faster == 0) {
        reasons.push_back("Nothing got slower, so AFTER may replace BEFORE; no gain is shown either");
    }
    reasons.push_back(fmt::format("{} cases faster, {} the same, {} slower, {} undecided, {} not comparable",
                                  counts.faster, counts.same, counts.slower, counts.undecided, counts.refused));
    if (!comparison.only_before.empty() || !comparison.only_after.empty()) {
        reasons.push_back(fmt::format("{} cases only before, {} only after: not compared",
                                      comparison.only_before.size(), comparison.only_after.size()));
    }
    reasons.push_back(
        "The two documents were measured at different times: what drifted between them is not in the intervals");
}

}  // namespace

DocumentComparison compareDocuments(const Experiment& before, const Results& before_results, const Experiment& after,
                                    const Results& after_results, const std::string& variant)
{
    const auto candidates = candidatesOf(before);
    const std::string compared = !variant.empty() || candidates.empty() ? variant : candidates.front()->variant;
    const Side old_side(before, before_results);
    const Side new_side(after, after_results);

    DocumentComparison comparison;
    comparison.differences = differencesOf(before, before_results, after, after_results);
    std::vector<std::pair<const CaseResult*, const CaseResult*>> matched;
    for (const auto& [key, result] : old_side.cases) {
        const auto found = new_side.cases.find(key);
        if (found == new_side.cases.end()) {
            comparison.only_before.push_back(key);
        } else {
            matched.emplace_back(result, found->second);
        }
    }
    for (const auto& [key, result] : new_side.cases) {
        if (!old_side.cases.contains(key)) {
            comparison.only_after.push_back(key);
        }
    }

    // Bonferroni: the chance that any of the intervals misses is at most 5 %.
    const double confidence = 1 - 0.05 / static_cast<double>(std::max<std::size_t>(1, matched.size()));
    std::size_t newly_failing = 0;
    std::set<std::string> scope_fields;
    std::size_t other_inputs = 0;
    for (const auto& [a, b] : matched) {
        comparison.rows.push_back(
            {caseKey(a->at), compared, compareCase(*a, *b, compared, confidence, before.measure.equivalence_margin)});
        newly_failing += passed(*a, compared) && findVariant(*b, compared) != nullptr && !passed(*b, compared) ? 1 : 0;
        for (const auto& field : differingFields(a->scope, b->scope)) {
            scope_fields.insert(field);
        }
        other_inputs += a->input_hash != b->input_hash ? 1 : 0;
    }
    if (!scope_fields.empty()) {
        comparison.differences.push_back("Scope: " + joined({scope_fields.begin(), scope_fields.end()}));
    }
    if (other_inputs > 0) {
        comparison.differences.push_back(
            fmt::format("Inputs: different on {} of {} cases", other_inputs, matched.size()));
    }
    judge(comparison, newly_failing, widenedWithoutApproval(before, after));
    return comparison;
}

}  // namespace assay
