// The built-in kernel families.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"

namespace assay::kernels {

// Descriptions only: nothing of a kernel is linked (library assay_kernel_descriptions, Qt programs use this one).
// A variant's `cuda` says whether this build holds its CUDA implementation.
std::vector<Family> descriptions();

// Descriptions, oracles and kernels (library assay_kernels, the command line's worker processes).
Catalogue catalogue();

}  // namespace assay::kernels
