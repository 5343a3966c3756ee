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
    template <class Holds>
    void add(const std::string& axis, const std::string& text, double cost, Holds holds)
    {
        CaseSet set(m_cases.size());
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            set[i] = holds(*m_cases[i].at);
        }
        if (set.any() && !set.all()) {
            m_predicates.push_back({text, axis, cost + axisPreference(axis, m_family), std::move(set)});
        }
    }
    void addSets(const std::string& axis, const std::vector<std::string>& values);
    void addSet(const std::string& axis, const std::vector<std::string>& values);

    std::span<const DomainCase> m_cases;
    const CaseSet& m_inside;
    const FamilyDescription& m_family;
    std::vector<AxisPredicate> m_predicates;
};

void Builder::addSet(const std::string& axis, const std::vector<std::string>& values)
{
    if (values.size() < 2) {
        return;
    }
    std::string text = axis + " ∈ {";
    for (std::size_t i = 0; i < values.size(); ++i) {
        text += (i == 0 ? "" : ", ") + values[i];
    }
    add(axis, text + "}", 1 + 0.4 * static_cast<double>(values.size() - 1),
        [&](const Case& at) { return std::find(values.begin(), values.end(), axisValue(at, axis)) != values.end(); });
}

// Of all subsets of an axis' values only two can matter: those values with any case inside, and those with no case
// outside.
void Builder::addSets(const std::string& axis, const std::vector<std::string>& values)
{
    std::vector<std::string> touched, pure;
    for (const auto& value : values) {
        bool any_inside = false, any_outside = false;
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            if (axisValue(*m_cases[i].at, axis) == value) {
                (m_inside[i] ? any_inside : any_outside) = true;
            }
        }
        if (any_inside) {
            touched.push_back(value);
        }
        if (any_inside && !any_outside) {
            pure.push_back(value);
        }
    }
    addSet(axis, touched);
    if (pure != touched) {
        addSet(axis, pure);
    }
}

void Builder::addNamedAxis(const std::string& axis)
{
    std::vector<std::string> values;
    for (const auto& one : m_cases) {
        const std::string value = axisValue(*one.at, axis);
        if (std::find(values.begin(), values.end(), value) == values.end()) {
            values.push_back(value);
        }
    }
    if (values.size() < 2) {
        return;
    }
    for (const auto& value : values) {
        add(axis, axis + " = " + value, 1, [&](const Case& at) { return axisValue(at, axis) == value; });
        if (values.size() > 2) {
            add(axis, axis + " ≠ " + value, 1.3, [&](const Case& at) { return axisValue(at, axis) != value; });
        }
    }
    addSets(axis, values);
}

void Builder::addSizeAxis(const std::string& axis)
{
    const auto extentOf = [&](const Case& at) {
        const auto found = at.sizes.find(axis);
        return found == at.sizes.end() ? std::int64_t{-1} : found->second;
    };
    std::set<std::int64_t> extents;
    for (const auto& one : m_cases) {
        extents.insert(extentOf(*one.at));
    }
    if (extents.size() < 2) {
        return;
    }
    std::vector<std::string> names;
    for (const auto extent : extents) {
        const std::string value = std::to_string(extent);
        names.push_back(value);
        add(axis, axis + " = " + value, 1, [&](const Case& at) { return extentOf(at) == extent; });
        add(axis, axis + " ≥ " + value, 1.1, [&](const Case& at) { return extentOf(at) >= extent; });
        add(axis, axis + " ≤ " + value, 1.1, [&](const Case& at) { return extentOf(at) <= extent; });
    }
    // Four elements make a 16-byte vector of f32, the commonest assumption; other divisors cost a little more, larger
    // ones most.
    for (const auto& [divisor, extra] : std::array<std::pair<std::int64_t, double>, 8>{
             {{4, 0}, {2, 0.001}, {8, 0.002}, {16, 0.003}, {32, 0.004}, {64, 0.005}, {128, 0.006}, {256, 0.007}}}) {
        const std::string modulus = axis + " mod " + std::to_string(divisor);
        const std::int64_t by = divisor;
        add(axis, modulus + " ≠ 0", 1.4 + extra, [&](const Case& at) { return extentOf(at) % by != 0; });
        add(axis, modulus + " = 0", 1.45 + extra, [&](const Case& at) { return extentOf(at) % by == 0; });
    }
    add(axis, axis + " not a power of two", 1.5, [&](const Case& at) {
        return extentOf(at) < 0 || !std::has_single_bit(static_cast<std::uint64_t>(extentOf(at)));
    });
    addSets(axis, names);
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
