#include "kernels/cuda_variants.hpp"

#include <cstdint>

#include "kernels/cuda/entries.hpp"

namespace assay::kernels {
namespace {

constexpr std::uint32_t bit(int value)
{
    return 1u << value;
}

constexpr std::uint32_t kEveryDType = bit(ASSAY_F64) | bit(ASSAY_F32) | bit(ASSAY_F16) | bit(ASSAY_BF16);
constexpr std::uint32_t kNarrowDTypes = bit(ASSAY_F32) | bit(ASSAY_F16) | bit(ASSAY_BF16);
constexpr std::uint32_t kTensorCoreDTypes = bit(ASSAY_F32) | bit(ASSAY_BF16);
constexpr std::uint32_t kForward = bit(ASSAY_FORWARD);
constexpr std::uint32_t kBoth = bit(ASSAY_FORWARD) | bit(ASSAY_BACKWARD);
constexpr std::uint32_t kEveryLayout = 7;

constexpr assay_variant variant(const char* family, const char* name, const char* title, const char* description,
                                const char* declared_class, std::uint32_t dtypes, std::uint32_t modes,
                                assay_kernel_fn run)
{
    return {sizeof(assay_variant), family, name, title, description, declared_class, ASSAY_CUDA, dtypes, modes,
            kEveryLayout,          run};
}

const assay_variant kVariants[] = {
    variant("softmax", "three_pass", "Three-pass",
            "One block per row, which reads it three times: maximum, sum of exponentials, quotient.", "C1", kEveryDType,
            kBoth, cuda::softmax::threePass),
    variant("softmax", "online", "Online one-pass",
            "Each thread keeps a running maximum and sum in one pass; the block combines them.", "C2", kEveryDType,
            kBoth, cuda::softmax::online),
    variant("softmax", "fast_exp", "Fast exponential", "Online, with the hardware's approximate exponential (__expf).",
            "C3", kNarrowDTypes, kBoth, cuda::softmax::fastExp),
    variant("layer_norm", "two_pass", "Two-pass",
            "One block per row: mean first, then the mean of squared differences, both summed in f64.", "C1",
            kEveryDType, kBoth, cuda::layer_norm::twoPass),
    variant("layer_norm", "welford", "Welford",
            "One pass: running mean and squared deviations per thread, merged by Chan's formula.", "C2", kEveryDType,
            kBoth, cuda::layer_norm::welford),
    variant("layer_norm", "naive_variance", "E[x²] − E[x]²",
            "One pass over sums of x and x² in the compute type; the difference cancels when the mean is large.", "C2",
            kEveryDType, kBoth, cuda::layer_norm::naiveVariance),
    variant("sum_reduction", "sequential", "Sequential", "One thread per row with one running sum, in f64.", "C1",
            kEveryDType, kForward, cuda::sum_reduction::sequential),
    variant("sum_reduction", "pairwise_tree", "Pairwise tree",
            "One block per row; leaves of 16 elements combined in a balanced tree; the order is fixed.", "C2",
            kEveryDType, kForward, cuda::sum_reduction::pairwiseTree),
    variant("sum_reduction", "unordered", "Unordered",
            "Segments of a row are summed by all blocks and added atomically as they arrive; bits differ from run to "
            "run.",
            "C2", kEveryDType, kForward, cuda::sum_reduction::unordered),
    variant("transpose", "naive", "Naive", "One element per thread: reads along rows, writes along columns.", "C1",
            kEveryDType, kForward, cuda::transpose::naive),
    variant("transpose", "tiled", "Tiled", "Tiles of 32 × 32 through shared memory; reads and writes run along rows.",
            "C1", kEveryDType, kForward, cuda::transpose::tiled),
    variant("transpose", "tiled_simd", "Tiled with vectors",
            "Tiles of 64 × 64 read and written as vectors of 16 bytes where strides admit them.", "C1", kEveryDType,
            kForward, cuda::transpose::tiledSimd),
    variant("gemm", "naive", "Naive", "One thread per element of C, accumulating in f64 straight from memory.", "C1",
            kEveryDType, kForward, cuda::gemm::naive),
    variant("gemm", "blocked", "Blocked",
            "Tiles of 64 × 64 through shared memory, 4 × 4 elements per thread in registers, chains of 128 along k.",
            "C2", kEveryDType, kForward, cuda::gemm::blocked),
    variant("gemm", "reduced_inputs", "bf16 inputs",
            "Both inputs rounded to bf16 and multiplied on the tensor cores with f32 accumulators.", "C3",
            kTensorCoreDTypes, kForward, cuda::gemm::reducedInputs),
    variant("bias_gelu", "two_kernels", "Two kernels", "Adds the bias into a temporary, then applies GELU to it.", "C1",
            kEveryDType, kForward, cuda::bias_gelu::twoKernels),
    variant("bias_gelu", "fused", "Fused", "The same arithmetic in one kernel without the temporary.", "C1",
            kEveryDType, kForward, cuda::bias_gelu::fused),
    variant("bias_gelu", "tanh", "Fused, tanh approximation",
            "0.5 t (1 + tanh(√(2/π) (t + 0.044715 t³))), which is off by up to 5e-4.", "C3", kNarrowDTypes, kForward,
            cuda::bias_gelu::tanhApproximation),
    variant("inclusive_scan", "sequential", "Sequential", "One thread per row with one running sum, in f64.", "C1",
            kEveryDType, kForward, cuda::inclusive_scan::sequential),
    variant("inclusive_scan", "blocked", "Blocked two-pass",
            "Sums blocks of 4096 in parallel, then scans each block from the sum of those before it.", "C2",
            kEveryDType, kForward, cuda::inclusive_scan::blocked),
    variant("inclusive_scan", "simd", "Warp shuffles",
            "Warps scan 32 elements at a time by shuffles in the compute type; carries in f64.", "C2", kEveryDType,
            kForward, cuda::inclusive_scan::simd),
};

}  // namespace

std::vector<const assay_variant*> cudaVariants()
{
    std::vector<const assay_variant*> variants;
    for (const auto& each : kVariants) {
        variants.push_back(&each);
    }
    return variants;
}

}  // namespace assay::kernels
