// Shapes of a matrix: the product of its size axes, and the two at which a star probes its other axes.
#pragma once

#include <functional>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay {

// Visits every combination of extents, the first axis of the family's display order slowest. The matrix has a value for
// each of the family's axes.
void forEachShape(const Matrix&, const FamilyDescription&, const std::function<void(const Sizes&)>& visit);
double shapeCount(const Matrix&, const FamilyDescription&);

// `target`: the axes' target extents where the matrix holds them, otherwise its first values. `ragged`: along every
// axis the value nearest the target that is not a multiple of the tile (not a power of two where the axis has no
// tiles); the target's extent along axes that hold no such value.
struct ProbeShapes {
    Sizes target;
    Sizes ragged;
};
ProbeShapes probeShapes(const Matrix&, const FamilyDescription&);

bool isPowerOfTwo(std::int64_t extent);
// More than one element and no multiple of the tile: the tile's remainder is at work. Never true where block is 1.
bool isNonDivisible(std::int64_t extent, const SizeAxis&);

}  // namespace assay
