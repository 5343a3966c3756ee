// Strided views of a call's tensors, as kernels take them by value.
#pragma once

#include <cstdint>

#include "kernels/cuda/element.cuh"

namespace assay::kernels::cuda {

template <class T>
struct View {
    T* data;
    std::int64_t rows;
    std::int64_t cols;
    std::int64_t row_stride;
    std::int64_t col_stride;

    __device__ T* at(std::int64_t r, std::int64_t c) const { return data + r * row_stride + c * col_stride; }
    __device__ Compute<T> get(std::int64_t r, std::int64_t c) const { return load(*at(r, c)); }
    __device__ void set(std::int64_t r, std::int64_t c, Compute<T> value) const { store(at(r, c), value); }
};

}  // namespace assay::kernels::cuda
