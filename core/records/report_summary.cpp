// First page, claim, comparison, matrix.
#include <algorithm>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"
#include "core/records/report_parts.hpp"

namespace assay::report {

namespace {

std::string howMuchFaster(const CandidateVerdict& verdict, const Inputs& in)
{
    const RatioSummary& r = verdict.ratios;
    if (!r.mean) {
        return "Not measured.";
    }
    return formatSpeedup(*r.mean, r.low, r.high) + " the baseline's speed on the " + deviceWord(in.experiment.device) +
           " (geometric mean over " + counted(static_cast<std::size_t>(r.cases), "case") +
           (r.low ? ", 95 % interval over the cases" : "") + "): faster on " + std::to_string(r.faster) +
           ", the same on " + std::to_string(r.same) + ", slower on " + std::to_string(r.slower) + ", undecided on " +
           std::to_string(r.undecided) + "." +
           (verdict.wrong_domain.inside > 0 ? " Only cases with right results count." : "");
}

std::string whereNot(const CandidateVerdict& verdict)
{
    std::vector<std::string> parts;
    if (verdict.slower_domain.inside > 0) {
        parts.push_back("slower on " + counted(verdict.slower_domain.inside, "case") + ", where " +
                        describe(verdict.slower_domain));
    }
    if (verdict.ratios.same > 0) {
        parts.push_back("the same on " + std::to_string(verdict.ratios.same));
    }
    if (verdict.ratios.undecided > 0) {
        parts.push_back("undecided on " + std::to_string(verdict.ratios.undecided));
    }
    if (verdict.unsupported_domain.inside > 0) {
        parts.push_back("not supported on " + counted(verdict.unsupported_domain.inside, "case") + ", where " +
                        describe(verdict.unsupported_domain));
    }
    if (verdict.ratios.unmeasured > 0) {
        parts.push_back("not timed on " + std::to_string(verdict.ratios.unmeasured));
    }
    return parts.empty() ? (verdict.ratios.mean ? "Faster on every timed case." : "Not measured.")
                         : sentence(listed(parts));
}

std::string isItRight(const CandidateVerdict& verdict, const Inputs& in)
{
    const std::size_t compared = verdict.wrong_domain.holds.size();  // right or wrong, inside the family's contract
    const std::size_t wrong = verdict.wrong_domain.inside;
    std::size_t broken = 0;
    for (const auto& one : in.assessment.cases) {
        const CaseResult* result = in.resultOf(one);
        const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, verdict.candidate);
        broken += fateOf(measured) == Fate::broken ? 1 : 0;
    }
    const std::size_t judged = compared + broken;
    if (judged == 0) {
        return "Not verified yet.";
    }
    const std::string class_text =
        " Class " + std::string(name(verdict.audit.declared)) + ": " + verdict.audit.reason + ".";
    if (wrong + broken == 0) {
        return "Yes on " + countedOf(judged, judged, "measured case") + ": within tolerance of the float64 oracle." +
               class_text;
    }
    std::string text = "No: fails on " + countedOf(wrong + broken, judged, "measured case");
    text += wrong > 0 ? "; wrong where " + describe(verdict.wrong_domain) : "";
    text += broken > 0 ? "; crashed, hung or wrote where it must not on " + std::to_string(broken) : "";
    return text + "." + class_text;
}

std::string mayItShip(const Inputs& in, const CandidateVerdict& verdict, bool first)
{
    std::string text = std::string(title(verdict.verdict)) + ".";
    if (first && in.experiment.verdict_override) {
        const VerdictOverride& human = *in.experiment.verdict_override;
        text = std::string(title(human.verdict)) + ", decided by " +
               (human.who.empty() ? "somebody unnamed" : human.who) + (human.date.empty() ? "" : " on " + human.date) +
               ": " + (human.reason.empty() ? "no reason given" : human.reason) + ". The evidence suggests: " + text;
    }
    return text;
}

std::string orDash(const std::string& text)
{
    return text.empty() ? "—" : text;
}

std::string claimText(const Inputs& in)
{
    if (!in.experiment.claim.text.empty()) {
        return in.experiment.claim.text;
    }
    const VariantChoice* baseline = baselineOf(in.experiment);
    const auto candidates = candidatesOf(in.experiment);
    if (baseline == nullptr || candidates.empty()) {
        return "Nothing is claimed yet.";
    }
    return "No claim is written down. Compared: " + titleOf(in, candidates.front()->variant) + " against " +
           titleOf(in, baseline->variant) + ".";
}

}  // namespace

ReportSection summary(const Inputs& in)
{
    ReportSection section;
    section.blocks.push_back(ReportParagraph{in.assessment.headline, true});
    section.blocks.push_back(ReportParagraph{deviceNote(in), false});
    for (std::size_t i = 0; i < in.assessment.candidates.size(); ++i) {
        const CandidateVerdict& verdict = in.assessment.candidates[i];
        ReportKeyValues answers;
        if (in.assessment.candidates.size() > 1) {
            answers.rows.emplace_back("Candidate", titleOf(in, verdict.candidate));
        }
        if (i == 0) {
            answers.rows.emplace_back("What is claimed?", claimText(in));
        }
        answers.rows.emplace_back("How much faster?", howMuchFaster(verdict, in));
        answers.rows.emplace_back("Where not?", whereNot(verdict));
        answers.rows.emplace_back("Is it right?", isItRight(verdict, in));
        answers.rows.emplace_back("May it ship?", mayItShip(in, verdict, i == 0));
        section.blocks.push_back(std::move(answers));
        section.blocks.push_back(ReportParagraph{"Why this verdict:", false});
        section.blocks.push_back(ReportList{verdict.reasons});
        if (!verdict.why_not_keep.empty() && verdict.verdict != Verdict::keep) {
            section.blocks.push_back(ReportParagraph{"What “Keep as default” would need:", false});
            section.blocks.push_back(ReportList{verdict.why_not_keep});
        }
    }
    return section;
}

ReportSection claim(const Inputs& in)
{
    const Claim& claimed = in.experiment.claim;
    const Hypothesis& hypothesis = in.experiment.hypothesis;
    ReportKeyValues rows;
    rows.rows = {
        {"Claim", claimText(in)},
        {"Target metric", orDash(claimed.target_metric)},
        {"Target scope", claimed.target_scope == TargetScope::operator_call
                             ? "the operator call itself"
                             : "end to end: a step, request or iteration"},
        {"Targeted modes", orDash(claimed.targeted_modes)},
        {"Bottleneck (hypothesis)", hypothesis.bottleneck.empty() ? "not stated" : hypothesis.bottleneck},
        {"Why", orDash(hypothesis.why)},
        {"What would refute it", hypothesis.falsifier.empty() ? "not stated" : hypothesis.falsifier},
    };
    ReportSection section;
    section.blocks.push_back(std::move(rows));
    return section;
}

ReportSection compared(const Inputs& in)
{
    ReportSection section;
    const FamilyDescription& family = in.family.description;
    section.blocks.push_back(ReportKeyValues{
        {{"Operation", family.title + ": " + family.description}, {"Contract", orDash(family.contract)}}});
    ReportTable variants{"Variants",
                         {"Role", "Variant", "What it does", "Precision", "Class declared", "From"},
                         std::vector<bool>(6, false),
                         {}};
    for (const auto& choice : in.experiment.variants) {
        const VariantDescription* described = findVariant(family, choice.variant);
        const char* role = choice.role == Role::baseline    ? "baseline"
                           : choice.role == Role::candidate ? "candidate"
                                                            : "reference";
        variants.rows.push_back({role, titleOf(in, choice.variant),
                                 described == nullptr ? "—" : orDash(described->description),
                                 described == nullptr ? "—" : orDash(described->precision_mode),
                                 choice.role == Role::candidate ? std::string(name(choice.declared)) : "—",
                                 described == nullptr ? "—" : orDash(described->origin)});
    }
    section.blocks.push_back(std::move(variants));
    const bool has_work = in.family.work && !in.assessment.cases.empty();
    if (has_work) {
        const Case& base = in.assessment.cases.front().at;
        ReportTable work{"Work of one call (modelled, not measured) at " + shortCase(base, family),
                         {"Variant", "Bytes read", "Bytes written", "FLOPs", "Kernels", "Workspace"},
                         {false, true, true, true, true, true},
                         {}};
        for (const auto& choice : in.experiment.variants) {
            const WorkModel model = in.family.work(base, choice.variant);
            work.rows.push_back({titleOf(in, choice.variant), formatBytes(model.bytes_read),
                                 formatBytes(model.bytes_written), formatCount(model.flops),
                                 std::to_string(model.kernels), formatBytes(model.workspace_bytes)});
        }
        section.blocks.push_back(std::move(work));
    }
    return section;
}

ReportSection matrix(const Inputs& in)
{
    ReportSection section;
    const std::size_t all = in.assessment.cases.size();
    section.blocks.push_back(ReportParagraph{"Preset “" + in.experiment.matrix.preset + "”: " + counted(all, "case") +
                                                 ", " + formatCount(static_cast<double>(in.assessment.finished_cases)) +
                                                 " finished.",
                                             false});
    const CaseLabels labels(in.assessment, in.family.description);
    if (!labels.varying().empty()) {
        ReportTable axes{"Axes that vary", {"Axis", "Values"}, {false, false}, {}};
        for (const auto& axis : labels.varying()) {
            std::vector<std::string> values;
            for (const auto& one : in.assessment.cases) {
                const std::string value = axisValue(one.at, axis);
                if (std::find(values.begin(), values.end(), value) == values.end()) {
                    values.push_back(value);
                }
            }
            axes.rows.push_back({axis, listed(values)});
        }
        section.blocks.push_back(std::move(axes));
    }
    if (const std::string constants = labels.constants(); !constants.empty()) {
        section.blocks.push_back(ReportParagraph{constants, false});
    }
    ReportTable checklist{"Representative matrix of the specification",
                          {"Item", "State", "What covers it, or what is missing"},
                          {false, false, false},
                          {}};
    for (const auto& item : in.assessment.checklist) {
        checklist.rows.push_back({item.title,
                                  !item.applicable ? "not applicable"
                                  : item.covered   ? "✓ covered"
                                                   : "✗ missing",
                                  orDash(item.detail)});
    }
    section.blocks.push_back(std::move(checklist));
    return section;
}

}  // namespace assay::report
