// Cases on which every variant is held against its oracle.
#pragma once

#include <vector>

#include "core/experiment/family.hpp"

namespace assay::testing_kernels {

// Shapes from the axes' exhaustive values: for each axis all of its values with the others at a small and a ragged
// extent; no shape beyond `max_elements` (product of the extents).
std::vector<Sizes> sampledShapes(const FamilyDescription&, std::int64_t max_elements);

// Every sampled shape in the base configuration; every dtype × layout × mode on probe shapes (ragged, singleton,
// empty); every admitted distribution × dtype × mode on a ragged and a round shape, and on the longest reduction.
std::vector<Case> sampledCases(const FamilyDescription&, std::int64_t max_elements);

// The representative preset: every shape in the base configuration, every value of the other axes at the base shape.
std::vector<Case> representativeCases(const FamilyDescription&);

}  // namespace assay::testing_kernels
