// Row softmax: description, oracle and host variants.
#pragma once

#include "core/experiment/family.hpp"
#include "core/runner/catalogue.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay::kernels::softmax {

Family family();

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs);

assay_status threePass(const assay_call*, const assay_host*);
assay_status online(const assay_call*, const assay_host*);
assay_status fastExp(const assay_call*, const assay_host*);

}  // namespace assay::kernels::softmax
