// Inclusive scan along rows: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::inclusive_scan {

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

assay_status sequential(const assay_call*, const assay_host*);
assay_status blocked(const assay_call*, const assay_host*);
assay_status simd(const assay_call*, const assay_host*);

}  // namespace assay::kernels::inclusive_scan
