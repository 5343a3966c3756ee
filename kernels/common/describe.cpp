#include "kernels/common/describe.hpp"

#include <algorithm>

namespace assay::kernels {

bool builtWithCuda()
{
#ifdef ASSAY_KERNELS_WITH_CUDA
    return true;
#else
    return false;
#endif
}

std::vector<DType> everyDType()
{
    return {DType::f32, DType::f64, DType::f16, DType::bf16};
}

std::vector<Layout> everyLayout()
{
    return {Layout::contiguous, Layout::padded_rows, Layout::transposed};
}

std::vector<ValueDistribution> everyValueExcept(std::initializer_list<ValueDistribution> excluded)
{
    std::vector<ValueDistribution> values;
    for (const auto value : allValueDistributions()) {
        if (std::find(excluded.begin(), excluded.end(), value) == excluded.end()) {
            values.push_back(value);
        }
    }
    return values;
}

VariantDescription builtIn(const VariantText& text, const FamilyDescription& family)
{
    VariantDescription variant;
    variant.name = text.name;
    variant.title = text.title;
    variant.description = text.description;
    variant.origin = "built-in";
    variant.declared = text.declared;
    variant.dtypes = family.dtypes;
    variant.layouts = family.layouts;
    variant.modes = family.modes;
    variant.host = true;
    variant.cuda = builtWithCuda();
    variant.precision_mode = text.precision_mode;
    return variant;
}

std::int64_t extent(const Case& at, const std::string& axis)
{
    const auto found = at.sizes.find(axis);
    return found == at.sizes.end() ? 0 : found->second;
}

TensorSpec laidOut(const Case& at, std::string name, std::vector<std::int64_t> shape, Fill fill)
{
    return {std::move(name), at.dtype, std::move(shape), true, fill};
}

TensorSpec dense(const Case& at, std::string name, std::vector<std::int64_t> shape, Fill fill)
{
    return {std::move(name), at.dtype, std::move(shape), false, fill};
}

double bytesOf(const std::vector<TensorSpec>& tensors)
{
    double bytes = 0;
    for (const auto& tensor : tensors) {
        bytes += static_cast<double>(elementCount(tensor)) * static_cast<double>(sizeOf(tensor.dtype));
    }
    return bytes;
}

std::size_t computeSize(DType dtype)
{
    return dtype == DType::f64 ? sizeof(double) : sizeof(float);
}

}  // namespace assay::kernels
