// Errors, findings, records, environment, appendix.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/format.hpp"
#include "core/judgement/candidate_view.hpp"
#include "core/judgement/wording.hpp"
#include "core/records/report_parts.hpp"

namespace assay::report {

namespace {

constexpr std::size_t kRowsOfStandardTable = 12;

std::string figureOf(const std::optional<double>& value)
{
    return value ? formatError(*value) : "—";
}

// Largest share of the allowance that any candidate uses on the case; non-finite disagreement is beyond any.
double worstShare(const Inputs& in, const CaseAssessment& one)
{
    const CaseResult* result = in.resultOf(one);
    double worst = -1;
    for (const auto* candidate : candidatesOf(in.experiment)) {
        const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, candidate->variant);
        if (measured != nullptr && measured->errors) {
            worst = std::max(worst, measured->errors->worst_ratio.value_or(INFINITY));
        }
    }
    return worst;
}

std::vector<std::size_t> byError(const Inputs& in)
{
    std::vector<double> shares;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < in.assessment.cases.size(); ++i) {
        shares.push_back(worstShare(in, in.assessment.cases[i]));
        if (shares.back() >= 0) {
            order.push_back(i);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return shares[a] > shares[b]; });
    return order;
}

std::string bitsText(const ErrorReport& errors)
{
    return !errors.bits_differ_from_baseline ? "—"
           : *errors.bits_differ_from_baseline == 0
               ? "equal"
               : formatCount(static_cast<double>(*errors.bits_differ_from_baseline)) + " differ";
}

std::string allowanceText(const ErrorReport& errors)
{
    return errors.worst_ratio ? formatPercent(*errors.worst_ratio) : "non-finite";
}

std::vector<std::string> errorRow(const Inputs& in, const CaseLabels& labels, const CaseAssessment& one,
                                  const VariantResult& measured)
{
    auto row = labels.cells(one.at);
    row.push_back(titleOf(in, measured.variant));
    if (!measured.errors) {
        row.insert(row.end(), 8, "—");
        row.push_back(std::string(title(measured.failure)));
        return row;
    }
    const ErrorReport& e = *measured.errors;
    row.insert(row.end(), {figureOf(e.absolute.max), figureOf(e.absolute.mean), figureOf(e.absolute.p99),
                           figureOf(e.relative.max), figureOf(e.normalised), figureOf(e.ulp.max),
                           formatCount(static_cast<double>(e.nan_disagree + e.inf_disagree)), allowanceText(e)});
    const std::string failed = measured.failure == FailureKind::none ? "" : std::string(title(measured.failure));
    row.push_back(failed.empty() ? bitsText(e) : failed);
    return row;
}

// Counts of log10(error) as shares over edges 10^(first + i/4).
ReportSeries histogramSeries(const Inputs& in, const VariantResult& measured)
{
    ReportSeries series{titleOf(in, measured.variant), roleOf(in, measured.variant), {}, {}, {}, {}};
    const ErrorHistogram& histogram = measured.errors->histogram;
    const auto total =
        static_cast<double>(std::accumulate(histogram.counts.begin(), histogram.counts.end(), histogram.zeros));
    const auto occupied = [](std::uint64_t count) { return count > 0; };
    const auto first = std::find_if(histogram.counts.begin(), histogram.counts.end(), occupied);
    const auto last = std::find_if(histogram.counts.rbegin(), histogram.counts.rend(), occupied).base();
    if (first == histogram.counts.end() || total <= 0) {
        return series;
    }
    for (auto bin = first; bin != last; ++bin) {
        series.x.push_back(
            std::pow(10.0, histogram.first_exponent + static_cast<double>(bin - histogram.counts.begin()) / 4));
        series.y.push_back(static_cast<double>(*bin) / total);
    }
    series.x.push_back(
        std::pow(10.0, histogram.first_exponent + static_cast<double>(last - histogram.counts.begin()) / 4));
    return series;
}

std::optional<ReportFigure> errorHistogram(const Inputs& in, const CaseAssessment& one)
{
    const CaseResult* result = in.resultOf(one);
    ReportFigure figure;
    figure.kind = ReportFigure::Kind::step_histogram;
    figure.log_x = true;
    figure.caption = "Absolute error against the float64 oracle on the case with the largest error: " +
                     shortCase(one.at, in.family.description) + ".";
    figure.x_title = "absolute error (units of the output)";
    figure.y_title = "share of elements";
    for (const auto& choice : in.experiment.variants) {
        const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, choice.variant);
        if (measured == nullptr || !measured->errors) {
            continue;
        }
        ReportSeries series = histogramSeries(in, *measured);
        const ErrorReport& e = *measured->errors;
        figure.reading += (figure.reading.empty() ? "" : "; ") + series.name + ": max " + figureOf(e.absolute.max) +
                          ", " + formatCount(static_cast<double>(e.histogram.zeros)) + " of " +
                          counted(static_cast<std::size_t>(e.elements), "element") + " exact";
        if (!series.y.empty()) {
            figure.series.push_back(std::move(series));
        }
    }
    figure.reading = sentence(figure.reading);
    return figure.series.empty() ? std::nullopt : std::optional<ReportFigure>(figure);
}

void addWorstElement(ReportSection& section, const Inputs& in, const CaseAssessment& one)
{
    const CaseResult* result = in.resultOf(one);
    for (const auto* candidate : candidatesOf(in.experiment)) {
        const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, candidate->variant);
        if (measured == nullptr || !measured->errors || !measured->errors->worst) {
            continue;
        }
        const WorstElement& worst = *measured->errors->worst;
        std::string index;
        for (const auto coordinate : worst.index) {
            index += (index.empty() ? "" : ", ") + std::to_string(coordinate);
        }
        section.blocks.push_back(ReportParagraph{"Worst element of " + titleOf(in, candidate->variant) + ": " +
                                                     worst.tensor + "[" + index + "] = " + formatError(worst.value) +
                                                     " (" + worst.value_bits + ") where the oracle has " +
                                                     formatError(worst.reference) + " (" + worst.reference_bits + ").",
                                                 false});
    }
}

std::string evidenceText(const Evidence& evidence)
{
    if (evidence.tier == EvidenceTier::none && evidence.source.empty()) {
        return "no evidence";
    }
    const std::string tier = evidence.tier == EvidenceTier::none ? "" : std::string(name(evidence.tier)) + ", ";
    std::string text = tier + std::string(name(evidence.strength)) + ": " + evidence.source;
    return evidence.cases.empty() ? text : text + " (" + counted(evidence.cases.size(), "case") + ")";
}

ReportTable recordTable(const Record& record, const std::string& caption)
{
    ReportTable table{caption, {"Field", "Answer", "Where it comes from"}, {false, false, false}, {}};
    for (const auto& field : record) {
        std::string source = field.prefilled ? evidenceText(field.evidence) : "written by a person";
        if (!field.prefilled && !field.prefill.empty() && field.prefill != field.text) {
            source += "; the measurements say: " + field.prefill;
        }
        table.rows.push_back({field.title, field.text.empty() ? "—" : field.text, source});
    }
    return table;
}

std::string commandLine(const RunInfo& run)
{
    std::string line;
    for (const auto& word : run.command) {
        const bool plain = !word.empty() && word.find_first_of(" \t\n\"'\\$`*?&|;<>()") == std::string::npos;
        std::string quoted;
        for (const char c : word) {
            quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
        }
        line += (line.empty() ? "" : " ") + (plain ? word : "'" + quoted + "'");
    }
    return line.empty() ? "—" : line;
}

ReportKeyValues runValues(const RunInfo& run)
{
    const auto orUnknown = [](const std::string& text) { return text.empty() ? std::string("unknown") : text; };
    ReportKeyValues values;
    values.rows = {
        {"Run", std::to_string(run.id)},
        {"Started", orUnknown(run.started)},
        {"Finished", run.finished.empty() ? "never in order" : run.finished},
        {"Command", commandLine(run)},
        {"Host", orUnknown(run.host)},
        {"Device", orUnknown(run.device_name)},
        {"Device details", orUnknown(run.device_detail)},
        {"Compiler", orUnknown(run.compiler)},
        {"Assay", orUnknown(run.assay_version)},
        {"Seed", std::to_string(run.seed)},
        {"Timer resolution", run.timer_resolution_ns > 0 ? formatDuration(run.timer_resolution_ns) : "unknown"},
    };
    for (const auto& [variable, value] : run.environment) {
        values.rows.emplace_back(variable, value);
    }
    return values;
}

}  // namespace

ReportTable errorTable(const Inputs& in, const std::vector<std::size_t>& cases, const std::string& caption)
{
    const CaseLabels labels(in.assessment, in.family.description);
    ReportTable table;
    table.caption = caption;
    table.header = labels.varying();
    table.numeric.assign(table.header.size(), false);
    table.header.insert(table.header.end(), {"Variant", "Max abs", "Mean abs", "P99 abs", "Max rel", "Normalised",
                                             "Max ULP", "NaN/Inf disagree", "Of the allowed", "Bits against baseline"});
    table.numeric.insert(table.numeric.end(), {false, true, true, true, true, true, true, true, true, false});
    for (const auto i : cases) {
        const CaseResult* result = in.resultOf(in.assessment.cases[i]);
        for (const auto& choice : in.experiment.variants) {
            const VariantResult* measured = result == nullptr ? nullptr : findVariant(*result, choice.variant);
            if (measured != nullptr) {
                table.rows.push_back(errorRow(in, labels, in.assessment.cases[i], *measured));
            }
        }
    }
    return table;
}

ReportSection errors(const Inputs& in)
{
    ReportSection section;
    const auto order = byError(in);
    if (order.empty()) {
        section.blocks.push_back(ReportParagraph{"No case has an error report.", false});
        return section;
    }
    section.blocks.push_back(
        ReportParagraph{"Baseline and candidates against the same float64 oracle; percentiles are exact. Relative rows "
                        "leave out elements near a zero reference. “Of the allowed” is the largest |error| ÷ (atol + "
                        "rtol·scale); above 100 % fails.",
                        false});
    const auto shown = std::vector<std::size_t>(
        order.begin(), order.begin() + static_cast<std::ptrdiff_t>(std::min(order.size(), kRowsOfStandardTable)));
    section.blocks.push_back(errorTable(in, shown,
                                        shown.size() == order.size()
                                            ? "Errors, largest share of the allowance first."
                                            : "The " + std::to_string(shown.size()) +
                                                  " cases nearest to or beyond the tolerance, of " +
                                                  std::to_string(order.size()) + "."));
    addWorstElement(section, in, in.assessment.cases[order.front()]);
    if (auto figure = errorHistogram(in, in.assessment.cases[order.front()])) {
        section.blocks.push_back(std::move(*figure));
    }
    for (const auto& change : in.experiment.tolerance_changes) {
        section.blocks.push_back(
            ReportParagraph{"Tolerance of " + std::string(name(change.dtype)) + " changed to rtol " +
                                formatError(change.tolerance.rtol) + ", atol " + formatError(change.tolerance.atol) +
                                " (default " + formatError(defaultTolerance(change.dtype).rtol) + ", " +
                                formatError(defaultTolerance(change.dtype).atol) +
                                "). Why: " + (change.rationale.empty() ? "no rationale" : change.rationale) +
                                ". Approved by: " + (change.approver.empty() ? "nobody" : change.approver) +
                                (change.date.empty() ? "" : ", " + change.date) + ".",
                            true});
    }
    return section;
}

ReportSection findings(const Inputs& in)
{
    ReportSection section;
    const auto table = [&](FindingState state, const std::string& caption) {
        ReportTable rows{
            caption, {"Finding", "Kind", "What was seen", "What to do", "Evidence"}, std::vector<bool>(5, false), {}};
        for (const auto& finding : in.assessment.findings) {
            if (finding.state == state) {
                rows.rows.push_back({finding.title, std::string(name(finding.kind)), finding.explanation,
                                     finding.remedy.empty() ? "—" : finding.remedy, evidenceText(finding.evidence)});
            }
        }
        if (!rows.rows.empty()) {
            section.blocks.push_back(std::move(rows));
        }
    };
    const auto raised = std::count_if(in.assessment.findings.begin(), in.assessment.findings.end(),
                                      [](const Finding& finding) { return finding.state == FindingState::raised; });
    section.blocks.push_back(ReportParagraph{
        raised == 0 ? "No finding is raised." : counted(static_cast<std::size_t>(raised), "finding") + " raised.",
        raised > 0});
    table(FindingState::raised, "Raised");
    table(FindingState::waived, "Waived");
    if (!in.brief()) {
        table(FindingState::cannot_tell, "Cannot tell: evidence is missing");
        table(FindingState::clear, "Clear");
    }
    return section;
}

ReportSection decision(const Inputs& in)
{
    ReportSection section;
    section.blocks.push_back(recordTable(in.assessment.decision_record, "Decision record"));
    return section;
}

ReportSection failureCases(const Inputs& in)
{
    ReportSection section;
    section.blocks.push_back(
        recordTable(in.assessment.failure_cases, "Failure cases: where the fallback must be used"));
    return section;
}

ReportSection environment(const Inputs& in)
{
    ReportSection section;
    std::vector<std::string> scopes;
    for (const auto& result : in.results.cases) {
        const std::string scope = describe(result.scope);
        if (!result.blocks.empty() && std::find(scopes.begin(), scopes.end(), scope) == scopes.end()) {
            scopes.push_back(scope);
        }
    }
    section.blocks.push_back(ReportParagraph{
        scopes.empty() ? "Nothing has been timed, so there is no scope to state." : "What a timing includes:", false});
    if (!scopes.empty()) {
        section.blocks.push_back(ReportList{scopes});
    }
    const MeasureSettings& m = in.experiment.measure;
    section.blocks.push_back(ReportKeyValues{{
        {"Document", in.experiment.id.empty() ? "—" : in.experiment.id},
        {"Family", in.family.description.name},
        {"Seed of the experiment", std::to_string(in.experiment.seed)},
        {"Device", in.experiment.device},
        {"Blocks", std::to_string(m.warmup_blocks) + " warm-up, then " + std::to_string(m.min_blocks) + " to " +
                       std::to_string(m.max_blocks) + ", until the interval's half width is below " +
                       formatPercent(m.target_half_width) + " or " + formatDuration(m.case_budget_ns) + " are spent"},
        {"“Same” means", "the whole interval within " + formatPercent(m.equivalence_margin)},
    }});
    for (const auto& run : in.results.runs) {
        section.blocks.push_back(runValues(run));
    }
    if (in.results.runs.empty()) {
        section.blocks.push_back(ReportParagraph{"No run is recorded.", false});
    }
    return section;
}

ReportSection appendix(const Inputs& in)
{
    ReportSection section;
    std::vector<std::size_t> all(in.assessment.cases.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    section.blocks.push_back(timeTable(in, all, "Times of every case"));
    section.blocks.push_back(errorTable(in, all, "Errors of every case"));
    if (!in.results.log.empty()) {
        section.blocks.push_back(ReportParagraph{"Log:", false});
        section.blocks.push_back(ReportList{in.results.log});
    }
    return section;
}

}  // namespace assay::report
