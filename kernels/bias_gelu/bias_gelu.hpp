// Bias and GELU: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::bias_gelu {

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

assay_status twoKernels(const assay_call*, const assay_host*);
assay_status fused(const assay_call*, const assay_host*);
assay_status tanhApproximation(const assay_call*, const assay_host*);

}  // namespace assay::kernels::bias_gelu
