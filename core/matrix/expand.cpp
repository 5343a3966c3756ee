#include "core/matrix/expand.hpp"

#include <algorithm>
#include <unordered_set>

#include "core/matrix/axis_values.hpp"
#include "core/matrix/rules.hpp"
#include "core/matrix/shapes.hpp"

namespace assay {

namespace {

// Cases looked at before rules are applied; more cannot be meant, and would make the interface wait.
constexpr double kMaxVisited = 10.0 * kMaxCases;

template <class Value>
Expected<void> checkValues(const std::vector<Value>& values, const std::vector<Value>& known, const std::string& axis,
                           const std::string& family)
{
    if (values.empty()) {
        return fail(ErrorCode::usage, "the axis has no value", axis, "Add one");
    }
    for (const Value value : values) {
        if (!holds(known, value)) {
            return fail(ErrorCode::usage, family + " does not take " + std::string(name(value)), axis, "Remove it");
        }
    }
    return {};
}

Expected<void> checkSizes(const Matrix& matrix, const FamilyDescription& family)
{
    for (const auto& axis : family.size_axes) {
        const auto found = matrix.sizes.find(axis.name);
        if (found == matrix.sizes.end() || found->second.empty()) {
            return fail(ErrorCode::usage, "the axis has no value", axis.name, "Add one");
        }
    }
    for (const auto& [axis, extents] : matrix.sizes) {
        if (findSizeAxis(family, axis) == nullptr) {
            return fail(ErrorCode::usage, family.name + " has no such axis", axis, "Remove it");
        }
        for (const auto extent : extents) {
            if (extent < 0 || extent > kMaxExtent) {
                return fail(ErrorCode::usage, std::to_string(extent) + " is not a size", axis);
            }
        }
    }
    return {};
}

Expected<void> checkMatrix(const Matrix& matrix, const FamilyDescription& family)
{
    const std::vector<CacheState> caches(allCacheStates().begin(), allCacheStates().end());
    for (const auto& checked :
         {checkSizes(matrix, family), checkValues(matrix.dtypes, family.dtypes, "dtype", family.name),
          checkValues(matrix.layouts, family.layouts, "layout", family.name),
          checkValues(matrix.values, family.values, "values", family.name),
          checkValues(matrix.modes, family.modes, "mode", family.name),
          checkValues(matrix.caches, caches, "cache", family.name)}) {
        if (!checked) {
            return checked;
        }
    }
    for (const auto& rule : matrix.rules) {
        for (const auto& condition : rule.conditions) {
            if (auto checked = checkCondition(condition, family); !checked) {
                return tl::unexpected<Error>(withPlace(checked.error(), "rule"));
            }
        }
    }
    return {};
}

// Keeps what the rules admit, once each, and counts on beyond the bound so that the error can say how many there are.
class Collector {
public:
    explicit Collector(const std::vector<MatrixRule>& rules) : m_rules(rules) {}

    void add(const Case& at)
    {
        if (admitted(m_rules, at) && m_keys.insert(caseKey(at)).second) {
            if (m_keys.size() <= kMaxCases) {
                m_cases.push_back(at);
            }
        }
    }

    Expected<std::vector<Case>> take()
    {
        if (m_keys.size() > kMaxCases) {
            return fail(ErrorCode::usage,
                        std::to_string(m_keys.size()) + " cases, more than " + std::to_string(kMaxCases), "matrix",
                        "Remove values or cross as a star");
        }
        return std::move(m_cases);
    }

private:
    const std::vector<MatrixRule>& m_rules;
    std::unordered_set<CaseKey> m_keys;
    std::vector<Case> m_cases;
};

// Calls visit with `at` at every value of the axis but the first, which is the base.
template <class Value>
void besidesBase(const std::vector<Value>& values, Case at, Value Case::*axis, Collector& collector)
{
    for (std::size_t i = 1; i < values.size(); ++i) {
        at.*axis = values[i];
        collector.add(at);
    }
}

// Number of combinations of the axes other than sizes.
std::size_t othersCount(const Matrix& matrix)
{
    return matrix.dtypes.size() * matrix.layouts.size() * matrix.values.size() * matrix.modes.size() *
           matrix.caches.size();
}

// Combination `index` of the axes other than sizes, the cache state running fastest.
void setOthers(Case& at, const Matrix& matrix, std::size_t index)
{
    const auto pick = [&](const auto& values) {
        const auto value = values[index % values.size()];
        index /= values.size();
        return value;
    };
    at.cache = pick(matrix.caches);
    at.mode = pick(matrix.modes);
    at.values = pick(matrix.values);
    at.layout = pick(matrix.layouts);
    at.dtype = pick(matrix.dtypes);
}

void expandStar(const Matrix& matrix, const FamilyDescription& family, Case base, Collector& collector)
{
    forEachShape(matrix, family, [&](const Sizes& shape) {
        base.sizes = shape;
        collector.add(base);
    });
    const ProbeShapes probes = probeShapes(matrix, family);
    for (const auto& shape : {probes.target, probes.ragged}) {
        base.sizes = shape;
        besidesBase(matrix.dtypes, base, &Case::dtype, collector);
        besidesBase(matrix.layouts, base, &Case::layout, collector);
        besidesBase(matrix.values, base, &Case::values, collector);
        besidesBase(matrix.modes, base, &Case::mode, collector);
    }
    base.sizes = probes.target;
    besidesBase(matrix.caches, base, &Case::cache, collector);
}

void expandFull(const Matrix& matrix, const FamilyDescription& family, Case at, Collector& collector)
{
    const std::size_t others = othersCount(matrix);
    forEachShape(matrix, family, [&](const Sizes& shape) {
        at.sizes = shape;
        for (std::size_t i = 0; i < others; ++i) {
            setOthers(at, matrix, i);
            collector.add(at);
        }
    });
}

}  // namespace

Expected<std::vector<Case>> expand(const Matrix& matrix, const FamilyDescription& family, const std::string& device)
{
    if (auto checked = checkMatrix(matrix, family); !checked) {
        return tl::unexpected<Error>(checked.error());
    }
    const bool full = matrix.crossing == Crossing::full;
    const double visited = shapeCount(matrix, family) * (full ? static_cast<double>(othersCount(matrix)) : 1);
    if (visited > kMaxVisited) {
        return fail(ErrorCode::usage,
                    std::to_string(static_cast<long long>(std::min(visited, 1e18))) + " cases, more than " +
                        std::to_string(kMaxCases),
                    "matrix", "Remove values or cross as a star");
    }
    Case base;
    setOthers(base, matrix, 0);
    base.device = device;
    Collector collector(matrix.rules);
    if (full) {
        expandFull(matrix, family, base, collector);
    } else {
        expandStar(matrix, family, base, collector);
    }
    return collector.take();
}

}  // namespace assay
