#include <algorithm>

#include "core/matrix/axis_values.hpp"
#include "core/matrix/checklist.hpp"
#include "core/matrix/expand.hpp"

namespace assay {

namespace {

// First values of the quick preset besides the family's base: one that cancels and one far from zero, which is where
// evaluation orders and shortcuts show first.
constexpr std::array kQuickValues{ValueDistribution::offset, ValueDistribution::cancellation};
// Enough rounds for additions that make further items applicable; the list has fewer items than this.
constexpr int kMaxRounds = 3;

template <class Value>
std::vector<Value> baseFirst(std::vector<Value> values, const Value& base)
{
    const auto found = std::find(values.begin(), values.end(), base);
    if (found != values.end()) {
        std::rotate(values.begin(), found, found + 1);
    }
    return values;
}

template <class Value>
void keepFirst(std::vector<Value>& values)
{
    values.resize(std::min<std::size_t>(values.size(), 1));
}

const std::vector<std::int64_t>& presetExtents(const SizeAxis& axis, const std::string& preset)
{
    return preset == "quick" ? axis.quick : preset == "exhaustive" ? axis.exhaustive : axis.representative;
}

// Everything that the family offers, float32, contiguous, normal, forward and warm first where it has them.
Matrix wholeMatrix(const FamilyDescription& family, const std::string& preset)
{
    Matrix matrix;
    matrix.preset = preset;
    for (const auto& axis : family.size_axes) {
        auto& extents = matrix.sizes[axis.name];
        for (const auto extent : presetExtents(axis, preset)) {
            addOnce(extents, extent);
        }
        if (extents.empty()) {
            extents.push_back(axis.target);
        }
    }
    matrix.dtypes = baseFirst(family.dtypes, DType::f32);
    matrix.layouts = baseFirst(family.layouts, Layout::contiguous);
    matrix.values = baseFirst(family.values, ValueDistribution::normal);
    matrix.modes = baseFirst(family.modes, PassMode::forward);
    matrix.caches = {CacheState::warm, CacheState::cold};
    return matrix;
}

void reduceToQuick(Matrix& matrix)
{
    keepFirst(matrix.dtypes);
    keepFirst(matrix.layouts);
    keepFirst(matrix.modes);
    keepFirst(matrix.caches);
    const auto admitted = matrix.values;
    keepFirst(matrix.values);
    for (const auto values : kQuickValues) {
        if (holds(admitted, values)) {
            addOnce(matrix.values, values);
        }
    }
}

// The family's lists may forget something: what the checklist misses is added.
Expected<Matrix> completed(Matrix matrix, const FamilyDescription& family)
{
    const std::string preset = matrix.preset;
    for (int round = 0; round < kMaxRounds; ++round) {
        const auto cases = expand(matrix, family, "host");
        if (!cases) {
            return tl::unexpected<Error>(cases.error());
        }
        const Matrix before = matrix;
        for (const auto& item : representativeChecklist(*cases, family)) {
            if (item.applicable && !item.covered) {
                matrix = withAdditions(std::move(matrix), item);
            }
        }
        matrix.preset = preset;
        if (matrix == before) {
            break;
        }
    }
    return matrix;
}

}  // namespace

Expected<Matrix> presetMatrix(const FamilyDescription& family, const std::string& preset)
{
    if (preset != "quick" && preset != "representative" && preset != "exhaustive") {
        return fail(ErrorCode::not_found, "no preset '" + preset + "'", "matrix",
                    "Use quick, representative or exhaustive");
    }
    Matrix matrix = wholeMatrix(family, preset);
    if (preset == "quick") {
        reduceToQuick(matrix);
        return matrix;
    }
    return completed(std::move(matrix), family);
}

}  // namespace assay
