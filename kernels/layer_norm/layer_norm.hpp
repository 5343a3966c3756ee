// Layer norm: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::layer_norm {

// Added to the variance, as PyTorch's default.
inline constexpr double kEpsilon = 1e-5;

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

assay_status twoPass(const assay_call*, const assay_host*);
assay_status welford(const assay_call*, const assay_host*);
assay_status naiveVariance(const assay_call*, const assay_host*);

}  // namespace assay::kernels::layer_norm
