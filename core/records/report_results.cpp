// Times: table, heat map, forest, distributions.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"
#include "core/records/record_inputs.hpp"
#include "core/records/report_heat_map.hpp"
#include "core/records/report_parts.hpp"
#include "core/statistics/binning.hpp"

namespace assay::report {

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kRowsOfStandardTable = 80;
constexpr std::size_t kRowsOfStandardForest = 48;

const Comparison* comparisonOf(const CaseAssessment& one, std::size_t candidate)
{
    return candidate < one.comparisons.size() && one.comparisons[candidate].ratio ? &one.comparisons[candidate]
                                                                                  : nullptr;
}

// Timed cases from the candidate's best to its worst.
std::vector<std::size_t> byRatio(const Assessment& assessment, std::size_t candidate)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < assessment.cases.size(); ++i) {
        if (comparisonOf(assessment.cases[i], candidate) != nullptr) {
            order.push_back(i);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return *assessment.cases[a].comparisons[candidate].ratio < *assessment.cases[b].comparisons[candidate].ratio;
    });
    return order;
}

// Both ends of an ordered list: the most telling rows when not all fit.
std::vector<std::size_t> ends(const std::vector<std::size_t>& order, std::size_t most)
{
    if (order.size() <= most) {
        return order;
    }
    std::vector<std::size_t> kept(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(most / 2));
    kept.insert(kept.end(), order.end() - static_cast<std::ptrdiff_t>(most - most / 2), order.end());
    return kept;
}

ReportFigure forest(const Inputs& in)
{
    const CaseLabels labels(in.assessment, in.family.description);
    const auto order = byRatio(in.assessment, 0);
    const auto shown = in.full() ? order : ends(order, kRowsOfStandardForest);
    ReportFigure figure;
    figure.kind = ReportFigure::Kind::forest;
    figure.log_x = true;
    figure.x_title = "candidate time ÷ baseline time (" + deviceWord(in.experiment.device) + "; below 1 is faster)";
    figure.caption = "Ratio of times with its 95 % interval, case by case" +
                     (shown.size() < order.size() ? " (" + std::to_string(shown.size() / 2) + " fastest and " +
                                                        std::to_string(shown.size() - shown.size() / 2) +
                                                        " slowest of " + std::to_string(order.size()) + ")"
                                                  : std::string()) +
                     ".";
    const auto candidates = candidatesOf(in.experiment);
    for (std::size_t c = 0; c < candidates.size(); ++c) {
        ReportSeries series{titleOf(in, candidates[c]->variant), roleOf(in, candidates[c]->variant), {}, {}, {}, {}};
        for (const auto i : shown) {
            const Comparison* comparison = comparisonOf(in.assessment.cases[i], c);
            series.x.push_back(comparison == nullptr ? kNaN : *comparison->ratio);
            series.low.push_back(comparison == nullptr ? kNaN : comparison->low.value_or(kNaN));
            series.high.push_back(comparison == nullptr ? kNaN : comparison->high.value_or(kNaN));
        }
        figure.series.push_back(std::move(series));
    }
    for (const auto i : shown) {
        const std::string label = labels.label(in.assessment.cases[i].at);
        figure.rows.push_back(label.empty() ? "the case" : label);
    }
    if (!order.empty()) {
        const auto& best = in.assessment.cases[order.front()];
        const auto& worst = in.assessment.cases[order.back()];
        figure.reading = "From " + formatRatio(*best.comparisons[0].ratio) + " (" + labels.label(best.at) + ") to " +
                         formatRatio(*worst.comparisons[0].ratio) + " (" + labels.label(worst.at) + "), over " +
                         counted(order.size(), "case") + ".";
    }
    return figure;
}

std::string distributionReading(const Inputs& in, const CaseAssessment& one, const std::vector<std::string>& variants)
{
    std::vector<std::string> parts;
    for (const auto& variant : variants) {
        const auto times = one.times.find(variant);
        if (times == one.times.end() || !times->second.median_ns) {
            continue;
        }
        std::string part = titleOf(in, variant) + " median " + medianText(one, variant);
        part += times->second.p95_ns ? ", p95 " + formatDuration(*times->second.p95_ns) : ", p95 needs more samples";
        part += ", n = " + std::to_string(times->second.n);
        part += times->second.invalid > 0 ? ", " + std::to_string(times->second.invalid) + " invalid" : "";
        parts.push_back(part);
    }
    std::string text;
    for (const auto& part : parts) {
        text += (text.empty() ? "" : "; ") + part;
    }
    return text + ".";
}

void addDistribution(ReportSection& section, const Inputs& in, std::size_t index, std::size_t candidate,
                     const std::string& why)
{
    const CaseAssessment& one = in.assessment.cases[index];
    const CaseResult* result = in.resultOf(one);
    if (result == nullptr) {
        return;
    }
    const std::vector<std::string> variants{one.comparisons[candidate].baseline, one.comparisons[candidate].candidate};
    std::vector<std::vector<double>> series;
    for (const auto& variant : variants) {
        series.push_back(durations(*result, variant));
    }
    const std::string where = why + ": " + shortCase(one.at, in.family.description);
    const std::string device = deviceWord(one.at.device);
    ReportFigure histogram;
    histogram.kind = ReportFigure::Kind::step_histogram;
    histogram.caption = where + ". Histogram of the samples.";
    histogram.reading = distributionReading(in, one, variants) + " Speed-up " +
                        speedupText(one.comparisons[candidate]) + ", " +
                        std::string(name(one.comparisons[candidate].call)) + ".";
    double longest_ns = 0;
    for (auto& values : series) {
        for (const double value : values) {
            longest_ns = std::max(longest_ns, value);
        }
    }
    const DurationUnit unit = durationUnit(longest_ns);
    for (auto& values : series) {
        for (double& value : values) {
            value /= unit.ns;
        }
    }
    histogram.x_title = device + " time of one call (" + unit.symbol + ")";
    histogram.y_title = "share of samples";
    ReportFigure cumulative = histogram;
    cumulative.kind = ReportFigure::Kind::ecdf;
    cumulative.caption = where + ". Cumulative share of the samples.";
    cumulative.y_title = "share of samples at or below";
    const auto bins = overlayHistograms(series);
    for (std::size_t i = 0; i < variants.size(); ++i) {
        ReportSeries bars{titleOf(in, variants[i]), roleOf(in, variants[i]), {}, {}, {}, {}};
        ReportSeries steps = bars;
        if (i < bins.size()) {
            bars.y = bins[i].shares;
            for (std::size_t edge = 0; edge <= bars.y.size(); ++edge) {
                bars.x.push_back(bins[i].first + bins[i].width * static_cast<double>(edge));
            }
        }
        const Ecdf curve = ecdf(series[i]);
        steps.x = curve.values;
        steps.y = curve.shares;
        histogram.series.push_back(std::move(bars));
        cumulative.series.push_back(std::move(steps));
    }
    section.blocks.push_back(std::move(histogram));
    section.blocks.push_back(std::move(cumulative));
}

}  // namespace

ReportTable timeTable(const Inputs& in, const std::vector<std::size_t>& cases, const std::string& caption)
{
    const CaseLabels labels(in.assessment, in.family.description);
    const auto candidates = candidatesOf(in.experiment);
    const VariantChoice* baseline = baselineOf(in.experiment);
    ReportTable table;
    table.caption = caption;
    table.header = labels.varying();
    table.numeric.assign(table.header.size(), false);
    const auto column = [&](const std::string& title, bool numeric) {
        table.header.push_back(title);
        table.numeric.push_back(numeric);
    };
    const std::string word = deviceWord(in.experiment.device);
    column("Baseline median (" + word + ")", true);
    for (const auto* candidate : candidates) {
        const std::string prefix = candidates.size() > 1 ? titleOf(in, candidate->variant) + " " : "Candidate ";
        column(prefix + "median (" + word + ")", true);
        column("Speed-up [95 %]", true);
        column("Call", false);
    }
    column("Pairs", true);
    column("Status", false);
    for (const auto i : cases) {
        const CaseAssessment& one = in.assessment.cases[i];
        auto row = labels.cells(one.at);
        row.push_back(baseline == nullptr ? "—" : medianText(one, baseline->variant));
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            row.push_back(medianText(one, candidates[c]->variant));
            row.push_back(speedupText(one.comparisons[c]));
            row.push_back(one.comparisons[c].ratio ? callText(one.comparisons[c]) : "— " + one.comparisons[c].note);
        }
        row.push_back(one.comparisons.empty() ? "—" : std::to_string(one.comparisons.front().pairs));
        // Why measuring stopped is of interest only where it did not end as planned.
        const bool planned = one.status == CaseStatus::done || one.message.empty();
        row.push_back(std::string(name(one.status)) + (planned ? "" : ": " + one.message));
        table.rows.push_back(std::move(row));
    }
    return table;
}

ReportSection resultTables(const Inputs& in)
{
    ReportSection section;
    section.blocks.push_back(
        ReportParagraph{deviceNote(in) + " Ratios are Hodges–Lehmann estimates over blocks in which baseline and "
                                         "candidates ran interleaved in random order.",
                        false});
    if (in.assessment.candidates.empty() || byRatio(in.assessment, 0).empty()) {
        section.blocks.push_back(ReportParagraph{"No case has a comparison of times.", false});
    } else {
        for (std::size_t c = 0; c < candidatesOf(in.experiment).size(); ++c) {
            if (auto figure = heatMap(in, c)) {
                section.blocks.push_back(std::move(*figure));
            }
        }
        section.blocks.push_back(forest(in));
    }
    if (in.brief()) {
        return section;
    }
    std::vector<std::size_t> all(in.assessment.cases.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const bool fits = all.size() <= kRowsOfStandardTable;
    const auto shown = fits ? all : ends(byRatio(in.assessment, 0), kRowsOfStandardTable);
    section.blocks.push_back(timeTable(in, shown,
                                       fits ? "Every case."
                                            : "The fastest and slowest " + std::to_string(shown.size()) + " of " +
                                                  counted(all.size(), "case") + "; depth “full” lists every case."));
    if (const std::string constants = CaseLabels(in.assessment, in.family.description).constants();
        !constants.empty()) {
        section.blocks.push_back(ReportParagraph{constants, false});
    }
    return section;
}

ReportSection distributions(const Inputs& in)
{
    ReportSection section;
    section.blocks.push_back(ReportParagraph{
        "Chosen by rule: the candidate's best case, its worst, and the undecided case with the widest interval.",
        false});
    for (std::size_t c = 0;
         c < (in.full() ? in.assessment.candidates.size() : std::min<std::size_t>(1, in.assessment.candidates.size()));
         ++c) {
        const Notable notable = notableCases(in.assessment, c);
        if (notable.best) {
            addDistribution(section, in, *notable.best, c, "Best case");
        }
        if (notable.worst && notable.worst != notable.best) {
            addDistribution(section, in, *notable.worst, c, "Worst case");
        }
        if (notable.undecided && notable.undecided != notable.best && notable.undecided != notable.worst) {
            addDistribution(section, in, *notable.undecided, c, "Most undecided case");
        }
    }
    if (section.blocks.size() == 1) {
        section.blocks.push_back(ReportParagraph{"No case has a comparison of times.", false});
    }
    return section;
}

}  // namespace assay::report
