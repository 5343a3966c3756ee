#include "app/cli/show_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/base/format.hpp"

namespace assay::cli {

namespace {

void printCandidate(const CandidateVerdict& candidate)
{
    fmt::print("\n{}: {}\n", printable(candidate.candidate), title(candidate.verdict));
    for (const auto& reason : candidate.reasons) {
        fmt::print("  • {}\n", printable(reason));
    }
    fmt::print("  Class: declared {}, the evidence says {} ({})\n", name(candidate.audit.declared),
               name(candidate.audit.proposed), printable(candidate.audit.reason));
    for (const auto& flag : candidate.audit.flags) {
        fmt::print("  Flag: {}\n", printable(flag));
    }
    for (const auto& obstacle : candidate.why_not_keep) {
        fmt::print("  Not kept as default because: {}\n", printable(obstacle));
    }
}

std::string speedOf(const Comparison& comparison)
{
    return comparison.ratio ? formatSpeedup(*comparison.ratio, comparison.low, comparison.high) : "—";
}

void printCases(const Document& document)
{
    fmt::print("\nCases\n");
    const bool several = document.assessment.candidates.size() > 1;
    for (const auto& assessed : document.assessment.cases) {
        if (assessed.comparisons.empty()) {
            fmt::print("  {:10} {}\n", name(assessed.status), printable(assessed.key));
        }
        for (const auto& comparison : assessed.comparisons) {
            const std::string who = several ? printable(comparison.candidate) + " " : "";
            const std::string& note = comparison.note.empty() ? assessed.message : comparison.note;
            fmt::print("  {:10} {:9} {:>24} {}{}{}\n", name(assessed.status), name(comparison.call),
                       speedOf(comparison), who, printable(assessed.key),
                       note.empty() ? "" : "  (" + printable(note) + ")");
        }
    }
}

void printErrors(const Document& document)
{
    fmt::print("\nErrors against the oracle, worst case of each variant\n");
    for (const auto& choice : document.experiment.variants) {
        const ErrorReport* worst = nullptr;
        CaseKey worst_case;
        std::size_t failures = 0;
        for (const auto& result : document.results.cases) {
            const VariantResult* const variant = findVariant(result, choice.variant);
            if (variant == nullptr) {
                continue;
            }
            failures += variant->failure != FailureKind::none && variant->failure != FailureKind::unsupported ? 1 : 0;
            // A ratio that cannot be given stands for a non-finite disagreement, worse than any.
            const auto badness = [](const ErrorReport& report) {
                return report.worst_ratio.value_or(report.elements > 0 ? 1e308 : 0);
            };
            if (variant->errors && (worst == nullptr || badness(*variant->errors) > badness(*worst))) {
                worst = &*variant->errors;
                worst_case = caseKey(result.at);
            }
        }
        if (worst == nullptr) {
            fmt::print("  {:18} not measured\n", printable(choice.variant));
            continue;
        }
        const auto shown = [](const std::optional<double>& value) {
            return value ? formatError(*value) : std::string("—");
        };
        fmt::print("  {:18} max absolute {}, max relative {}, {} × the tolerance, {} failed cases  {}\n",
                   printable(choice.variant), shown(worst->absolute.max), shown(worst->relative.max),
                   shown(worst->worst_ratio), failures, printable(worst_case));
    }
}

void printFindings(const std::vector<Finding>& findings)
{
    const auto raised = std::count_if(findings.begin(), findings.end(),
                                      [](const Finding& finding) { return finding.state == FindingState::raised; });
    fmt::print("\nFindings: {} raised of {}\n", raised, findings.size());
    for (const auto& finding : findings) {
        if (finding.state == FindingState::raised) {
            fmt::print("  ! {}: {}\n", printable(finding.title), printable(finding.explanation));
        }
    }
}

void printRecord(const char* heading, const Record& record)
{
    fmt::print("\n{}\n", heading);
    for (const auto& field : record) {
        fmt::print(
            "  {}: {}{}\n", printable(field.title), field.text.empty() ? "—" : printable(field.text),
            field.prefilled ? fmt::format(" [{}, {}]", name(field.evidence.tier), name(field.evidence.strength)) : "");
    }
}

}  // namespace

void printAssessment(const Document& document)
{
    const Assessment& assessment = document.assessment;
    fmt::print("{}\n{}\n", printable(document.experiment.title), printable(assessment.headline));
    if (const auto& decision = document.experiment.verdict_override) {
        fmt::print("Decided by {} on {}: {} ({}); the evidence suggests: {}\n", printable(decision->who),
                   printable(decision->date), title(decision->verdict), printable(decision->reason),
                   title(assessment.suggested));
    }
    for (const auto& candidate : assessment.candidates) {
        printCandidate(candidate);
    }
    printCases(document);
    printErrors(document);
    printFindings(assessment.findings);
    printRecord("Decision record", assessment.decision_record);
    printRecord("Failure cases", assessment.failure_cases);
    fmt::print("\nVerdict: {}\n", title(assessment.verdict));
}

}  // namespace assay::cli
