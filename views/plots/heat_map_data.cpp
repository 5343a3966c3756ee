#include "views/plots/heat_map_data.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace assay::views {
namespace {

std::vector<Case> axisValues(const Assessment& assessment, const std::string& axis)
{
    std::vector<Case> values;
    std::set<std::string> seen;
    for (const CaseAssessment& item : assessment.cases) {
        if (seen.insert(axisValue(item.at, axis)).second) {
            values.push_back(item.at);
        }
    }
    std::stable_sort(values.begin(), values.end(), [&axis](const Case& a, const Case& b) {
        const auto left = a.sizes.find(axis);
        const auto right = b.sizes.find(axis);
        return left != a.sizes.end() && right != b.sizes.end() && left->second < right->second;
    });
    return values;
}

// Index of each value, by its text.
std::map<std::string, std::size_t> placesOf(const std::vector<Case>& values, const std::string& axis)
{
    std::map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < values.size(); ++i) {
        places.emplace(axisValue(values[i], axis), i);
    }
    return places;
}

void count(HeatCell& cell, const CaseAssessment& item, const Comparison* comparison)
{
    cell.failed += item.status == CaseStatus::failed || item.status == CaseStatus::lost ? 1 : 0;
    if (comparison == nullptr || !comparison->ratio) {
        ++cell.unmeasured;
        return;
    }
    switch (comparison->call) {
        case Call::faster:
            ++cell.faster;
            break;
        case Call::slower:
            ++cell.slower;
            break;
        case Call::same:
            ++cell.same;
            break;
        case Call::undecided:
            ++cell.undecided;
            break;
    }
}

void finish(HeatCell& cell, const std::vector<std::pair<double, CaseKey>>& ratios)
{
    double log_sum = 0;
    int measured = 0;
    for (const auto& [ratio, key] : ratios) {
        cell.cases.push_back(key);
        if (std::isfinite(ratio)) {
            log_sum += std::log(ratio);
            ++measured;
        }
    }
    if (measured > 0) {
        cell.ratio = std::exp(log_sum / measured);
    }
    const std::pair<int, Call> counts[] = {{cell.faster, Call::faster},
                                           {cell.slower, Call::slower},
                                           {cell.same, Call::same},
                                           {cell.undecided, Call::undecided}};
    for (const auto& [number, call] : counts) {
        if (number > 0 && number == cell.measured()) {
            cell.call = call;
        }
    }
}

}  // namespace

const HeatCell& HeatMapData::at(std::size_t row, std::size_t column) const
{
    return cells.at(row * column_values.size() + column);
}

std::optional<std::pair<std::size_t, std::size_t>> HeatMapData::find(const CaseKey& key) const
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::find(cells[i].cases.begin(), cells[i].cases.end(), key) != cells[i].cases.end()) {
            return std::pair(i / column_values.size(), i % column_values.size());
        }
    }
    return std::nullopt;
}

HeatMapData heatMapData(const Assessment& assessment, const std::string& candidate, const std::string& row_axis,
                        const std::string& column_axis)
{
    HeatMapData data{row_axis, column_axis, axisValues(assessment, row_axis), axisValues(assessment, column_axis), {}};
    data.cells.resize(data.row_values.size() * data.column_values.size());
    std::vector<std::vector<std::pair<double, CaseKey>>> ratios(data.cells.size());
    const auto rows = placesOf(data.row_values, row_axis);
    const auto columns = placesOf(data.column_values, column_axis);
    for (const CaseAssessment& item : assessment.cases) {
        const std::size_t index = rows.at(axisValue(item.at, row_axis)) * data.column_values.size() +
                                  columns.at(axisValue(item.at, column_axis));
        const Comparison* comparison = comparisonOf(item, candidate);
        count(data.cells[index], item, comparison);
        const bool measured = comparison != nullptr && comparison->ratio;
        // Not measured sorts last.
        ratios[index].emplace_back(measured ? *comparison->ratio : -std::numeric_limits<double>::infinity(), item.key);
    }
    for (std::size_t i = 0; i < data.cells.size(); ++i) {
        std::stable_sort(ratios[i].begin(), ratios[i].end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        finish(data.cells[i], ratios[i]);
    }
    return data;
}

std::vector<std::string> varyingAxes(const Assessment& assessment)
{
    std::vector<std::string> axes;
    if (assessment.cases.empty()) {
        return axes;
    }
    std::vector<std::string> all;
    for (const auto& [size_axis, extent] : assessment.cases.front().at.sizes) {
        all.push_back(size_axis);
    }
    all.insert(all.end(), {"dtype", "layout", "values", "mode", "cache", "device"});
    for (const std::string& axis : all) {
        const std::string first = axisValue(assessment.cases.front().at, axis);
        if (std::any_of(assessment.cases.begin(), assessment.cases.end(),
                        [&](const CaseAssessment& item) { return axisValue(item.at, axis) != first; })) {
            axes.push_back(axis);
        }
    }
    return axes;
}

const Comparison* comparisonOf(const CaseAssessment& item, const std::string& candidate)
{
    const auto found = std::find_if(item.comparisons.begin(), item.comparisons.end(),
                                    [&](const Comparison& comparison) { return comparison.candidate == candidate; });
    return found == item.comparisons.end() ? nullptr : &*found;
}

}  // namespace assay::views
