#include <array>
#include <string_view>

#include "kernels/bias_gelu/bias_gelu.hpp"
#include "kernels/families.hpp"
#include "kernels/gemm/gemm.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"
#include "kernels/layer_norm/layer_norm.hpp"
#include "kernels/softmax/softmax.hpp"
#include "kernels/sum_reduction/sum_reduction.hpp"
#include "kernels/transpose/transpose.hpp"
#ifdef ASSAY_KERNELS_WITH_CUDA
#include "kernels/cuda_variants.hpp"
#endif

namespace assay::kernels {
namespace {

struct HostKernel {
    std::string_view family, variant;
    assay_kernel_fn run;
};

constexpr std::array kHostKernels = {
    HostKernel{"softmax", "three_pass", softmax::threePass},
    HostKernel{"softmax", "online", softmax::online},
    HostKernel{"softmax", "fast_exp", softmax::fastExp},
    HostKernel{"layer_norm", "two_pass", layer_norm::twoPass},
    HostKernel{"layer_norm", "welford", layer_norm::welford},
    HostKernel{"layer_norm", "naive_variance", layer_norm::naiveVariance},
    HostKernel{"sum_reduction", "sequential", sum_reduction::sequential},
    HostKernel{"sum_reduction", "pairwise_tree", sum_reduction::pairwiseTree},
    HostKernel{"sum_reduction", "unordered", sum_reduction::unordered},
    HostKernel{"transpose", "naive", transpose::naive},
    HostKernel{"transpose", "tiled", transpose::tiled},
    HostKernel{"transpose", "tiled_simd", transpose::tiledSimd},
    HostKernel{"gemm", "naive", gemm::naive},
    HostKernel{"gemm", "blocked", gemm::blocked},
    HostKernel{"gemm", "reduced_inputs", gemm::reducedInputs},
    HostKernel{"bias_gelu", "two_kernels", bias_gelu::twoKernels},
    HostKernel{"bias_gelu", "fused", bias_gelu::fused},
    HostKernel{"bias_gelu", "tanh", bias_gelu::tanhApproximation},
    HostKernel{"inclusive_scan", "sequential", inclusive_scan::sequential},
    HostKernel{"inclusive_scan", "blocked", inclusive_scan::blocked},
    HostKernel{"inclusive_scan", "simd", inclusive_scan::simd},
};

Oracle oracleOf(std::string_view family)
{
    struct Entry {
        std::string_view family;
        Expected<std::vector<OracleOutput>> (*oracle)(const Case&, std::span<const DenseTensor>);
    };
    constexpr std::array kOracles = {
        Entry{"softmax", softmax::oracle},
        Entry{"layer_norm", layer_norm::oracle},
        Entry{"sum_reduction", sum_reduction::oracle},
        Entry{"transpose", transpose::oracle},
        Entry{"gemm", gemm::oracle},
        Entry{"bias_gelu", bias_gelu::oracle},
        Entry{"inclusive_scan", inclusive_scan::oracle},
    };
    for (const auto& entry : kOracles) {
        if (entry.family == family) {
            return entry.oracle;
        }
    }
    return {};
}

assay_dtype abiOf(DType dtype)
{
    switch (dtype) {
        case DType::f64:
            return ASSAY_F64;
        case DType::f32:
            return ASSAY_F32;
        case DType::f16:
            return ASSAY_F16;
        case DType::bf16:
            return ASSAY_BF16;
    }
    return ASSAY_F32;
}

// The ABI's view of a description; points into it.
assay_variant hostVariant(const FamilyDescription& family, const VariantDescription& variant, assay_kernel_fn run)
{
    assay_variant abi{};
    abi.struct_size = sizeof(assay_variant);
    abi.family = family.name.c_str();
    abi.name = variant.name.c_str();
    abi.title = variant.title.c_str();
    abi.description = variant.description.c_str();
    abi.declared_class = name(variant.declared).data();
    abi.device = ASSAY_HOST;
    for (const auto dtype : variant.dtypes) {
        abi.dtypes |= 1u << abiOf(dtype);
    }
    for (const auto mode : variant.modes) {
        abi.modes |= 1u << (mode == PassMode::backward ? ASSAY_BACKWARD : ASSAY_FORWARD);
    }
    for (const auto layout : variant.layouts) {
        abi.layouts |= layout == Layout::contiguous ? 1u : layout == Layout::padded_rows ? 2u : 4u;
    }
    abi.run = run;
    return abi;
}

// Families and the host variants that point into them; both live as long as the program.
struct BuiltIn {
    std::vector<Family> families = descriptions();
    std::vector<assay_variant> host;

    BuiltIn()
    {
        for (const auto& kernel : kHostKernels) {
            for (const auto& family : families) {
                const auto* variant = findVariant(family.description, std::string(kernel.variant));
                if (family.description.name == kernel.family && variant != nullptr) {
                    host.push_back(hostVariant(family.description, *variant, kernel.run));
                }
            }
        }
    }
};

const BuiltIn& builtInKernels()
{
    static const BuiltIn kernels;
    return kernels;
}

}  // namespace

Catalogue catalogue()
{
    const BuiltIn& built_in = builtInKernels();
    std::vector<const assay_variant*> kernels;
    for (const auto& variant : built_in.host) {
        kernels.push_back(&variant);
    }
#ifdef ASSAY_KERNELS_WITH_CUDA
    for (const auto* variant : cudaVariants()) {
        kernels.push_back(variant);
    }
#endif
    Catalogue all;
    for (const auto& family : built_in.families) {
        CatalogueEntry entry{family, oracleOf(family.description.name), {}};
        for (const auto* kernel : kernels) {
            if (family.description.name == kernel->family) {
                entry.kernels.push_back(kernel);
            }
        }
        all.add(std::move(entry));
    }
    return all;
}

}  // namespace assay::kernels
