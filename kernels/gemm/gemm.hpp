// Matrix product: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::gemm {

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

// Whether ranks, dtypes and shapes fit; reports otherwise.
bool checkGemm(const assay_call&, const assay_host&);

assay_status naive(const assay_call*, const assay_host*);
assay_status blocked(const assay_call*, const assay_host*);
assay_status reducedInputs(const assay_call*, const assay_host*);

}  // namespace assay::kernels::gemm
