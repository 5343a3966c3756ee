// Entry points of the CUDA variants, defined in kernels/<family>/cuda.
#pragma once

#include "kernels/api/assay_kernel.h"

namespace assay::kernels::cuda {

namespace softmax {
assay_status threePass(const assay_call*, const assay_host*);
assay_status online(const assay_call*, const assay_host*);
assay_status fastExp(const assay_call*, const assay_host*);
}  // namespace softmax

namespace layer_norm {
assay_status twoPass(const assay_call*, const assay_host*);
assay_status welford(const assay_call*, const assay_host*);
assay_status naiveVariance(const assay_call*, const assay_host*);
}  // namespace layer_norm

namespace sum_reduction {
assay_status sequential(const assay_call*, const assay_host*);
assay_status pairwiseTree(const assay_call*, const assay_host*);
assay_status unordered(const assay_call*, const assay_host*);
}  // namespace sum_reduction

namespace transpose {
assay_status naive(const assay_call*, const assay_host*);
assay_status tiled(const assay_call*, const assay_host*);
assay_status tiledSimd(const assay_call*, const assay_host*);
}  // namespace transpose

namespace gemm {
assay_status naive(const assay_call*, const assay_host*);
assay_status blocked(const assay_call*, const assay_host*);
assay_status reducedInputs(const assay_call*, const assay_host*);
}  // namespace gemm

namespace bias_gelu {
assay_status twoKernels(const assay_call*, const assay_host*);
assay_status fused(const assay_call*, const assay_host*);
assay_status tanhApproximation(const assay_call*, const assay_host*);
}  // namespace bias_gelu

namespace inclusive_scan {
assay_status sequential(const assay_call*, const assay_host*);
assay_status blocked(const assay_call*, const assay_host*);
assay_status simd(const assay_call*, const assay_host*);
}  // namespace inclusive_scan

}  // namespace assay::kernels::cuda
