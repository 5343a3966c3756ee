#include "core/records/report_parts.hpp"

#include <algorithm>
#include <set>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay::report {

CaseLabels::CaseLabels(const Assessment& assessment, const FamilyDescription& family)
{
    std::vector<std::string> axes;
    for (const auto& axis : family.size_axes) {
        axes.push_back(axis.name);
    }
    for (const char* axis : {"dtype", "values", "layout", "mode", "cache", "device"}) {
        axes.emplace_back(axis);
    }
    for (const auto& axis : axes) {
        std::set<std::string> values;
        for (const auto& one : assessment.cases) {
            values.insert(axisValue(one.at, axis));
        }
        if (values.size() > 1) {
            m_varying.push_back(axis);
        } else if (!values.empty()) {
            m_constant.emplace_back(axis, *values.begin());
        }
    }
}

std::vector<std::string> CaseLabels::cells(const Case& at) const
{
    std::vector<std::string> values;
    for (const auto& axis : m_varying) {
        values.push_back(axisValue(at, axis));
    }
    return values;
}

std::string CaseLabels::label(const Case& at) const
{
    std::string sizes, rest;
    for (const auto& axis : m_varying) {
        const bool is_size = at.sizes.count(axis) > 0;
        std::string& part = is_size ? sizes : rest;
        part += (part.empty() ? "" : is_size ? ", " : " · ") + (is_size ? axis + " " : "") + axisValue(at, axis);
    }
    return sizes.empty() ? rest : rest.empty() ? sizes : sizes + " · " + rest;
}

std::string CaseLabels::constants() const
{
    std::vector<std::string> parts;
    for (const auto& [axis, value] : m_constant) {
        parts.push_back(axis + " " + value);
    }
    return parts.empty() ? "" : "In every case: " + listed(parts) + ".";
}

std::string titleOf(const Inputs& in, const std::string& variant)
{
    return variantTitle(in.family.description, variant);
}

std::string roleOf(const Inputs& in, const std::string& variant)
{
    const VariantChoice* baseline = baselineOf(in.experiment);
    if (baseline != nullptr && baseline->variant == variant) {
        return "baseline";
    }
    const auto candidates = candidatesOf(in.experiment);
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (candidates[i]->variant == variant) {
            return i == 0 ? "candidate" : "candidate" + std::to_string(i + 1);
        }
    }
    return "reference";
}

std::string deviceNote(const Inputs& in)
{
    bool gpu = false, host = false;
    for (const auto& one : in.assessment.cases) {
        const bool timed = !one.times.empty();
        gpu |= timed && isGpu(one.at.device);
        host |= timed && one.at.device == "host";
    }
    std::string text = host && gpu
                           ? "Times are CPU timings on the host and GPU timings on the GPU; each case says which."
                       : host ? "All times are CPU timings."
                       : gpu  ? "All times are GPU timings."
                              : "Nothing has been timed yet.";
    return gpu ? text : text + " Not measured on a GPU.";
}

std::string callText(const Comparison& comparison)
{
    if (!comparison.ratio) {
        return "—";
    }
    switch (comparison.call) {
        case Call::faster:
            return "▲ faster";
        case Call::slower:
            return "▼ slower";
        case Call::same:
            return "＝ same";
        case Call::undecided:
            return "？ undecided";
    }
    return "—";
}

std::string speedupText(const Comparison& comparison)
{
    return comparison.ratio ? formatSpeedup(*comparison.ratio, comparison.low, comparison.high) : "—";
}

Notable notableCases(const Assessment& assessment, std::size_t candidate_index)
{
    Notable notable;
    const auto ratio = [&](std::size_t i) { return *assessment.cases[i].comparisons[candidate_index].ratio; };
    const auto width = [&](std::size_t i) {
        const Comparison& c = assessment.cases[i].comparisons[candidate_index];
        return c.low && c.high ? *c.high / *c.low : 0;
    };
    for (std::size_t i = 0; i < assessment.cases.size(); ++i) {
        const auto& comparisons = assessment.cases[i].comparisons;
        // An empty tensor's time is the call's overhead: never notable.
        const auto& sizes = assessment.cases[i].at.sizes;
        const bool empty = std::any_of(sizes.begin(), sizes.end(), [](const auto& size) { return size.second == 0; });
        if (empty || candidate_index >= comparisons.size() || !comparisons[candidate_index].ratio) {
            continue;
        }
        notable.best = !notable.best || ratio(i) < ratio(*notable.best) ? i : *notable.best;
        notable.worst = !notable.worst || ratio(i) > ratio(*notable.worst) ? i : *notable.worst;
        if (comparisons[candidate_index].call == Call::undecided) {
            notable.undecided = !notable.undecided || width(i) > width(*notable.undecided) ? i : *notable.undecided;
        }
    }
    return notable;
}

}  // namespace assay::report
