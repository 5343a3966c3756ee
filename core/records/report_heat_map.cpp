#include "core/records/report_heat_map.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay::report {

namespace {

using Cell = const CaseAssessment*;

// Timed cases that equal the anchor on all axes but two.
struct Slice {
    std::string row_axis, column_axis;
    std::vector<Cell> cells;
};

bool isTimed(const CaseAssessment& one, std::size_t candidate)
{
    return candidate < one.comparisons.size() && one.comparisons[candidate].ratio;
}

// Every case's axis values, numbered: slices compare numbers, not texts.
using Numbered = std::vector<std::vector<std::size_t>>;

Numbered numberAxes(const Inputs& in, const std::vector<std::string>& axes)
{
    std::vector<std::map<std::string, std::size_t>> numbers(axes.size());
    Numbered numbered;
    for (const auto& one : in.assessment.cases) {
        auto& row = numbered.emplace_back();
        for (std::size_t a = 0; a < axes.size(); ++a) {
            row.push_back(numbers[a].emplace(axisValue(one.at, axes[a]), numbers[a].size()).first->second);
        }
    }
    return numbered;
}

// Of the timed cases, those that equal the anchor on every axis but two.
std::vector<std::size_t> sliceThrough(const Numbered& numbered, const std::vector<std::size_t>& timed,
                                      std::size_t anchor, std::size_t row, std::size_t column)
{
    std::vector<std::size_t> cells;
    for (const auto i : timed) {
        bool same_elsewhere = true;
        for (std::size_t a = 0; a < numbered[i].size() && same_elsewhere; ++a) {
            same_elsewhere = a == row || a == column || numbered[i][a] == numbered[anchor][a];
        }
        if (same_elsewhere) {
            cells.push_back(i);
        }
    }
    return cells;
}

// The largest slice through any timed case: first found wins a tie, so that the matrix' order decides.
Slice largestSlice(const Inputs& in, std::size_t candidate, const std::vector<std::string>& axes)
{
    constexpr std::size_t kAnchors = 64;  // the matrix starts with its base, through which most cases lie
    const Numbered numbered = numberAxes(in, axes);
    std::vector<std::size_t> timed;
    for (std::size_t i = 0; i < in.assessment.cases.size(); ++i) {
        if (isTimed(in.assessment.cases[i], candidate)) {
            timed.push_back(i);
        }
    }
    Slice best;
    for (std::size_t tried = 0; tried < std::min(kAnchors, timed.size()); ++tried) {
        for (std::size_t a = 0; a < axes.size(); ++a) {
            for (std::size_t b = a + 1; b < axes.size(); ++b) {
                const auto cells = sliceThrough(numbered, timed, timed[tried], a, b);
                if (cells.size() > best.cells.size()) {
                    best = {axes[a], axes[b], {}};
                    for (const auto i : cells) {
                        best.cells.push_back(&in.assessment.cases[i]);
                    }
                }
            }
        }
    }
    return best;
}

// Values of an axis over the slice: sizes ascending, names in the matrix' order.
std::vector<std::string> valuesOf(const Slice& slice, const std::string& axis)
{
    std::vector<std::string> values;
    for (const auto* one : slice.cells) {
        const std::string value = axisValue(one->at, axis);
        if (std::find(values.begin(), values.end(), value) == values.end()) {
            values.push_back(value);
        }
    }
    if (slice.cells.front()->at.sizes.count(axis) > 0) {
        std::sort(values.begin(), values.end(), [](const std::string& a, const std::string& b) {
            return a.size() != b.size() ? a.size() < b.size() : a < b;
        });
    }
    return values;
}

std::string glyph(Call call)
{
    switch (call) {
        case Call::faster:
            return "▲";
        case Call::slower:
            return "▼";
        case Call::same:
            return "＝";
        case Call::undecided:
            return "？";
    }
    return "";
}

std::string axisTitle(const Inputs& in, const std::string& axis)
{
    const SizeAxis* size = findSizeAxis(in.family.description, axis);
    return size == nullptr || size->title.empty() ? axis : size->title;
}

}  // namespace

std::optional<ReportFigure> heatMap(const Inputs& in, std::size_t candidate_index)
{
    const CaseLabels labels(in.assessment, in.family.description);
    const auto& axes = labels.varying();
    const Slice slice = largestSlice(in, candidate_index, axes);
    if (slice.cells.size() < 2) {
        return std::nullopt;
    }
    ReportFigure figure;
    figure.kind = ReportFigure::Kind::heat_map;
    figure.rows = valuesOf(slice, slice.row_axis);
    figure.columns = valuesOf(slice, slice.column_axis);
    figure.x_title = axisTitle(in, slice.column_axis);
    figure.y_title = axisTitle(in, slice.row_axis);
    figure.cells.assign(figure.rows.size() * figure.columns.size(), std::numeric_limits<double>::quiet_NaN());
    figure.marks.assign(figure.cells.size(), "");
    Cell best = slice.cells.front(), worst = best;
    const auto ratio = [&](Cell one) { return *one->comparisons[candidate_index].ratio; };
    for (const auto* one : slice.cells) {
        const auto row =
            std::find(figure.rows.begin(), figure.rows.end(), axisValue(one->at, slice.row_axis)) - figure.rows.begin();
        const auto column =
            std::find(figure.columns.begin(), figure.columns.end(), axisValue(one->at, slice.column_axis)) -
            figure.columns.begin();
        const auto at = static_cast<std::size_t>(row) * figure.columns.size() + static_cast<std::size_t>(column);
        figure.cells[at] = ratio(one);
        figure.marks[at] = glyph(one->comparisons[candidate_index].call);
        best = ratio(one) < ratio(best) ? one : best;
        worst = ratio(one) > ratio(worst) ? one : worst;
    }
    std::vector<std::string> fixed;
    for (const auto& axis : axes) {
        if (axis != slice.row_axis && axis != slice.column_axis) {
            fixed.push_back(axis + " " + axisValue(slice.cells.front()->at, axis));
        }
    }
    figure.caption = "Ratio of " + titleOf(in, slice.cells.front()->comparisons[candidate_index].candidate) +
                     " to the baseline" + (fixed.empty() ? "" : " at " + listed(fixed)) + " (" +
                     deviceWord(slice.cells.front()->at.device) + " time; ▲ faster, ▼ slower, ＝ same, ？ undecided).";
    figure.reading = "Fastest at " + slice.row_axis + " " + axisValue(best->at, slice.row_axis) + ", " +
                     slice.column_axis + " " + axisValue(best->at, slice.column_axis) + ": " +
                     formatRatio(ratio(best)) + "; least at " + slice.row_axis + " " +
                     axisValue(worst->at, slice.row_axis) + ", " + slice.column_axis + " " +
                     axisValue(worst->at, slice.column_axis) + ": " + formatRatio(ratio(worst)) + " (" +
                     counted(slice.cells.size(), "case") + ").";
    return figure;
}

}  // namespace assay::report
