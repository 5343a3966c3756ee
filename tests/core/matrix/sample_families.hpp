// Synthetic families: nothing of the built-in ones, so that the matrix cannot lean on their lists.
#pragma once

#include "core/experiment/family.hpp"

namespace assay::test {

inline SizeAxis axis(const std::string& name, std::int64_t small, std::int64_t target, std::int64_t max,
                     const std::vector<std::int64_t>& values, bool reduction, std::int64_t block)
{
    return {name, name, small, target, max, values, values, values, reduction, block};
}

// Two axes, everything offered, lists that are complete but for what a test takes away.
inline FamilyDescription rowFamily()
{
    FamilyDescription family;
    family.name = "rows";
    family.size_axes = {axis("rows", 1, 64, 128, {64, 1, 7, 128}, false, 1),
                        axis("cols", 32, 1024, 4096, {1024, 32, 1000, 4096, 1, 0}, true, 256)};
    family.dtypes = {DType::f64, DType::f32, DType::bf16};
    family.layouts = {Layout::contiguous, Layout::transposed};
    family.values = {ValueDistribution::normal, ValueDistribution::offset, ValueDistribution::zeros};
    family.modes = {PassMode::forward, PassMode::backward};
    return family;
}

// Lists that forget nearly everything.
inline FamilyDescription forgetfulFamily()
{
    FamilyDescription family = rowFamily();
    family.name = "forgetful";
    family.size_axes = {axis("n", 16, 256, 65536, {256}, true, 32), axis("m", 8, 8, 8, {}, false, 8)};
    return family;
}

// No tiles, no reduction, one of everything.
inline FamilyDescription bareFamily()
{
    FamilyDescription family;
    family.name = "bare";
    family.size_axes = {axis("n", 4, 64, 1024, {64}, false, 1)};
    family.dtypes = {DType::f16};
    family.layouts = {Layout::contiguous};
    family.values = {ValueDistribution::uniform};
    family.modes = {PassMode::forward};
    return family;
}

}  // namespace assay::test
