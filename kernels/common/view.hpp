// Strided views of a call's tensors.
#pragma once

#include <cstdint>

#include "kernels/api/assay_kernel.h"
#include "kernels/common/element.hpp"

namespace assay::kernels {

// One row. kUnit: elements are adjacent, which lets loops vectorise.
template <class T, bool kUnit>
struct Row {
    T* data = nullptr;
    std::int64_t stride = 1;

    ASSAY_ALWAYS_INLINE T& at(std::int64_t i) const { return data[kUnit ? i : i * stride]; }
    ASSAY_ALWAYS_INLINE Compute<T> operator[](std::int64_t i) const { return load(at(i)); }
    ASSAY_ALWAYS_INLINE void set(std::int64_t i, Compute<T> value) const { at(i) = store<T>(value); }
};

template <class T>
struct View {
    T* data = nullptr;
    std::int64_t rows = 0;
    std::int64_t cols = 0;
    std::int64_t row_stride = 0;
    std::int64_t col_stride = 1;

    template <bool kUnit>
    ASSAY_ALWAYS_INLINE Row<T, kUnit> row(std::int64_t r) const
    {
        return {data + r * row_stride, col_stride};
    }
    bool unit() const { return col_stride == 1 || cols <= 1; }
};

// Rank 2 as it is; rank 1 as one row. Kernels never write through the view of an input.
template <class T>
View<T> view(const assay_tensor& tensor)
{
    auto* data = static_cast<T*>(tensor.data);
    if (tensor.rank == 1) {
        return {data, 1, tensor.shape[0], 0, tensor.strides[0]};
    }
    return {data, tensor.shape[0], tensor.shape[1], tensor.strides[0], tensor.strides[1]};
}

}  // namespace assay::kernels
