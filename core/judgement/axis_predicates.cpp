#include "core/judgement/axis_predicates.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace assay {

namespace {

// Ties between equally simple conditions on different axes go to the axis that more often is the cause: values, then
// dtype, then sizes in the family's order, then the rest.
double axisPreference(const std::string& axis, const FamilyDescription& family)
{
    if (axis == "values") {
        return 0;
    }
    if (axis == "dtype") {
        return 0.01;
    }
    for (std::size_t i = 0; i < family.size_axes.size(); ++i) {
        if (family.size_axes[i].name == axis) {
            return 0.02 + 0.001 * static_cast<double>(i) - (family.size_axes[i].reduction ? 0.005 : 0);
        }
    }
    return axis == "mode" ? 0.04 : axis == "layout" ? 0.05 : axis == "cache" ? 0.06 : 0.07;
}

class Builder {
public:
    Builder(std::span<const DomainCase> cases, const CaseSet& inside, const FamilyDescription& family)
        : m_cases(cases), m_inside(inside), m_family(family)
    {
    }

    void addNamedAxis(const std::string& axis);
    void addSizeAxis(const std::string& axis);
    PredicateTable take();

private:
    // One axis over the cases: each case's position among the distinct values.
    struct Column {
        std::string axis;
        std::vector<std::string> values;
        std::vector<std::size_t> of_case;
    };

    template <class Holds>
    void add(const std::string& axis, const std::string& text, double cost, Holds holds)
    {
        CaseSet set(m_cases.size());
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            set[i] = holds(i);
        }
        if (set.any() && !set.all()) {
            m_predicates.push_back({text, axis, cost + axisPreference(axis, m_family), std::move(set)});
        }
    }
    void addEach(const Column&);
    void addSets(const Column&);
    void addSet(const Column&, const std::vector<bool>& chosen);

    std::span<const DomainCase> m_cases;
    const CaseSet& m_inside;
    const FamilyDescription& m_family;
    std::vector<AxisPredicate> m_predicates;
};

void Builder::addEach(const Column& column)
{
    for (std::size_t value = 0; value < column.values.size(); ++value) {
        add(column.axis, column.axis + " = " + column.values[value], 1,
            [&](std::size_t i) { return column.of_case[i] == value; });
        if (column.values.size() > 2) {
            add(column.axis, column.axis + " ≠ " + column.values[value], 1.3,
                [&](std::size_t i) { return column.of_case[i] != value; });
        }
    }
}

void Builder::addSet(const Column& column, const std::vector<bool>& chosen)
{
    std::string text;
    int count = 0;
    for (std::size_t value = 0; value < chosen.size(); ++value) {
        if (chosen[value]) {
            text += (count == 0 ? "" : ", ") + column.values[value];
            ++count;
        }
    }
    if (count >= 2) {
        add(column.axis, column.axis + " ∈ {" + text + "}", 1 + 0.4 * (count - 1),
            [&](std::size_t i) { return chosen[column.of_case[i]]; });
    }
}

// Of all subsets of an axis' values only two can matter: those values with any case inside, and those with no case
// outside.
void Builder::addSets(const Column& column)
{
    std::vector<bool> touched(column.values.size(), false);
    std::vector<bool> pure(column.values.size(), true);
    for (std::size_t i = 0; i < m_cases.size(); ++i) {
        if (m_inside[i]) {
            touched[column.of_case[i]] = true;
        } else {
            pure[column.of_case[i]] = false;
        }
    }
    addSet(column, touched);
    if (pure != touched) {
        addSet(column, pure);
    }
}

void Builder::addNamedAxis(const std::string& axis)
{
    Column column{axis, {}, {}};
    for (const auto& one : m_cases) {
        const std::string value = axisValue(*one.at, axis);
        const auto known = std::find(column.values.begin(), column.values.end(), value);
        column.of_case.push_back(static_cast<std::size_t>(known - column.values.begin()));
        if (known == column.values.end()) {
            column.values.push_back(value);
        }
    }
    if (column.values.size() > 1) {
        addEach(column);
        addSets(column);
    }
}

void Builder::addSizeAxis(const std::string& axis)
{
    std::vector<std::int64_t> extent;  // −1 where a case has no such axis
    for (const auto& one : m_cases) {
        const auto found = one.at->sizes.find(axis);
        extent.push_back(found == one.at->sizes.end() ? -1 : found->second);
    }
    const std::set<std::int64_t> distinct(extent.begin(), extent.end());
    if (distinct.size() < 2) {
        return;
    }
    Column column{axis, {}, {}};
    std::set<std::int64_t> touched;
    for (std::size_t i = 0; i < extent.size(); ++i) {
        if (m_inside[i]) {
            touched.insert(extent[i]);
        }
    }
    for (const auto value : distinct) {
        column.values.push_back(std::to_string(value));
        // A threshold lies where the thing was seen, never at a looser size that merely was not measured there.
        if (touched.count(value) > 0) {
            add(axis, axis + " ≥ " + column.values.back(), 1.1, [&](std::size_t i) { return extent[i] >= value; });
            add(axis, axis + " ≤ " + column.values.back(), 1.1, [&](std::size_t i) { return extent[i] <= value; });
        }
    }
    for (const auto value : extent) {
        column.of_case.push_back(static_cast<std::size_t>(std::distance(distinct.begin(), distinct.find(value))));
    }
    addEach(column);
    addSets(column);
    // Four elements make a 16-byte vector of f32, the commonest assumption; other divisors cost a little more, larger
    // ones most.
    for (const auto& [divisor, extra] : std::array<std::pair<std::int64_t, double>, 8>{
             {{4, 0}, {2, 0.001}, {8, 0.002}, {16, 0.003}, {32, 0.004}, {64, 0.005}, {128, 0.006}, {256, 0.007}}}) {
        const std::string modulus = axis + " mod " + std::to_string(divisor);
        const std::int64_t by = divisor;
        add(axis, modulus + " ≠ 0", 1.4 + extra, [&](std::size_t i) { return extent[i] % by != 0; });
        add(axis, modulus + " = 0", 1.45 + extra, [&](std::size_t i) { return extent[i] % by == 0; });
    }
    add(axis, axis + " not a power of two", 1.5,
        [&](std::size_t i) { return extent[i] < 0 || !std::has_single_bit(static_cast<std::uint64_t>(extent[i])); });
}

PredicateTable Builder::take()
{
    std::stable_sort(m_predicates.begin(), m_predicates.end(),
                     [](const AxisPredicate& a, const AxisPredicate& b) { return a.cost < b.cost; });
    PredicateTable table;
    for (auto& predicate : m_predicates) {
        const auto twin = std::find_if(table.kept.begin(), table.kept.end(), [&](const AxisPredicate& kept) {
            return kept.axis == predicate.axis && kept.holds == predicate.holds;
        });
        if (twin == table.kept.end()) {
            table.kept.push_back(std::move(predicate));
            table.same.emplace_back();
        } else if (predicate.cost - twin->cost < 0.05) {
            table.same[static_cast<std::size_t>(twin - table.kept.begin())].push_back(predicate.text);
        }
    }
    return table;
}

}  // namespace

PredicateTable axisPredicates(std::span<const DomainCase> cases, const CaseSet& inside, const FamilyDescription& family)
{
    Builder builder(cases, inside, family);
    for (const char* axis : {"values", "dtype", "layout", "mode", "cache", "device"}) {
        builder.addNamedAxis(axis);
    }
    std::set<std::string> size_axes;
    for (const auto& one : cases) {
        for (const auto& [axis, extent] : one.at->sizes) {
            size_axes.insert(axis);
        }
    }
    for (const auto& axis : size_axes) {
        builder.addSizeAxis(axis);
    }
    return builder.take();
}

}  // namespace assay
