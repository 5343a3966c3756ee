// Whether a call's tensors are what the family takes; what is wrong is reported otherwise.
#pragma once

#include "kernels/api/assay_kernel.h"

namespace assay::kernels::cuda {

bool softmaxFits(const assay_call&, const assay_host&);
bool layerNormFits(const assay_call&, const assay_host&);
bool sumReductionFits(const assay_call&, const assay_host&);
bool transposeFits(const assay_call&, const assay_host&);
bool gemmFits(const assay_call&, const assay_host&);
bool biasGeluFits(const assay_call&, const assay_host&);
bool inclusiveScanFits(const assay_call&, const assay_host&);

}  // namespace assay::kernels::cuda
