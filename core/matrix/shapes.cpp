#include "core/matrix/shapes.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <optional>
#include <vector>

#include "core/matrix/axis_values.hpp"

namespace assay {

namespace {

std::int64_t raggedExtent(const std::vector<std::int64_t>& extents, std::int64_t target, const SizeAxis& axis)
{
    const auto distance = [&](std::int64_t extent) {
        return std::fabs(
            std::log(static_cast<double>(extent) / static_cast<double>(std::max<std::int64_t>(1, target))));
    };
    std::optional<std::int64_t> nearest;
    for (const auto extent : extents) {
        const bool ragged = axis.block > 1 ? isNonDivisible(extent, axis) : extent > 1 && !isPowerOfTwo(extent);
        if (ragged && (!nearest || distance(extent) < distance(*nearest))) {
            nearest = extent;
        }
    }
    return nearest.value_or(target);
}

}  // namespace

bool isPowerOfTwo(std::int64_t extent)
{
    return extent > 0 && std::has_single_bit(static_cast<std::uint64_t>(extent));
}

bool isNonDivisible(std::int64_t extent, const SizeAxis& axis)
{
    return axis.block > 1 && extent > 1 && extent % axis.block != 0;
}

double shapeCount(const Matrix& matrix, const FamilyDescription& family)
{
    double count = 1;
    for (const auto& axis : family.size_axes) {
        count *= static_cast<double>(matrix.sizes.at(axis.name).size());
    }
    return count;
}

void forEachShape(const Matrix& matrix, const FamilyDescription& family, const std::function<void(const Sizes&)>& visit)
{
    const std::size_t axes = family.size_axes.size();
    std::vector<std::size_t> at(axes, 0);
    Sizes shape;
    while (true) {
        for (std::size_t i = 0; i < axes; ++i) {
            shape[family.size_axes[i].name] = matrix.sizes.at(family.size_axes[i].name)[at[i]];
        }
        visit(shape);
        std::size_t turned = axes;
        while (turned > 0 && ++at[turned - 1] == matrix.sizes.at(family.size_axes[turned - 1].name).size()) {
            at[--turned] = 0;
        }
        if (turned == 0) {
            return;
        }
    }
}

ProbeShapes probeShapes(const Matrix& matrix, const FamilyDescription& family)
{
    ProbeShapes probes;
    for (const auto& axis : family.size_axes) {
        const auto& extents = matrix.sizes.at(axis.name);
        const std::int64_t target = holds(extents, axis.target) ? axis.target : extents.front();
        probes.target[axis.name] = target;
        probes.ragged[axis.name] = raggedExtent(extents, target, axis);
    }
    return probes;
}

}  // namespace assay
