// Transpose: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::transpose {

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

assay_status naive(const assay_call*, const assay_host*);
assay_status tiled(const assay_call*, const assay_host*);
assay_status tiledSimd(const assay_call*, const assay_host*);

}  // namespace assay::kernels::transpose
