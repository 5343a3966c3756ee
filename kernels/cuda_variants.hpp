// The CUDA variants of the built-in families. Defined by library assay_kernels_cuda, which exists only where the
// toolkit was found.
#pragma once

#include <vector>

#include "kernels/api/assay_kernel.h"

namespace assay::kernels {

// Static storage; family and variant names are those of the descriptions (kernels/families.hpp).
std::vector<const assay_variant*> cudaVariants();

}  // namespace assay::kernels
