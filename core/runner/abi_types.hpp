// The core's enumerations in the numbers of the C ABI.
#pragma once

#include "core/experiment/axes.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay {

constexpr assay_dtype abiType(DType dtype)
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
    return ASSAY_F64;
}

// Positions in the masks of assay_variant.
constexpr int abiBit(DType dtype)
{
    return static_cast<int>(abiType(dtype));
}

constexpr int abiBit(PassMode mode)
{
    return mode == PassMode::backward ? ASSAY_BACKWARD : ASSAY_FORWARD;
}

constexpr int abiBit(Layout layout)
{
    return layout == Layout::contiguous ? 0 : layout == Layout::padded_rows ? 1 : 2;
}

}  // namespace assay
