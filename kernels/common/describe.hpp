// Shared pieces of the families' descriptions. Nothing here is linked with a kernel.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

#include "core/experiment/family.hpp"

namespace assay::kernels {

// Whether this build holds CUDA variants.
bool builtWithCuda();

std::vector<DType> everyDType();
std::vector<Layout> everyLayout();
std::vector<ValueDistribution> everyValueExcept(std::initializer_list<ValueDistribution> excluded);

struct VariantText {
    std::string name, title, description;
    OptimisationClass declared = OptimisationClass::c1;
    std::string precision_mode;
};

// A built-in variant that claims whatever its family has; narrow the result where it does not.
VariantDescription builtIn(const VariantText&, const FamilyDescription&);

// Extent of a size axis; 0 when the case lacks it.
std::int64_t extent(const Case&, const std::string& axis);

// A tensor in the case's dtype. Inputs that are not filled from the corpus are standard normal whatever the case.
TensorSpec laidOut(const Case&, std::string name, std::vector<std::int64_t> shape, Fill = Fill::corpus);
TensorSpec dense(const Case&, std::string name, std::vector<std::int64_t> shape, Fill = Fill::corpus);

// Bytes of these tensors together.
double bytesOf(const std::vector<TensorSpec>&);

// Bytes of a kernel's compute type: double for f64, float for everything else.
std::size_t computeSize(DType);

}  // namespace assay::kernels
