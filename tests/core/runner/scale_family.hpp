// A small family for the runner's tests: y = 2x over a matrix, exact in every dtype.
#pragma once

#include "core/runner/catalogue.hpp"

namespace assay::test {

Catalogue scaleCatalogue();

// A case of the family.
Case scaleCase(std::int64_t rows, std::int64_t cols);

}  // namespace assay::test
