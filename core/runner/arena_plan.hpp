// Where a case's tensors lie in the shared arena.
//
//   | guard | input 0 | guard | input 1 | guard || guard | output 0 | guard | output 1 | guard |
//
// Every byte that is no tensor element is a guard, row padding included. Guards among the inputs hold bytes 0xff, which
// read as NaN in every dtype; guards among the outputs hold a pattern that depends on the position, so that guard bytes
// copied from anywhere are seen.
#pragma once

#include <cstddef>
#include <vector>

#include "core/experiment/family.hpp"

namespace assay {

struct PlacedTensor {
    TensorSpec spec;
    std::size_t offset = 0;             // of element (0, …, 0), bytes from the arena's start
    std::size_t span_bytes = 0;         // from there to the end of the last row's padding; 0 when empty
    std::vector<std::int64_t> strides;  // elements
    // The elements' bytes: `runs` stretches of `run_bytes`, `run_stride_bytes` apart.
    std::size_t runs = 0;
    std::size_t run_bytes = 0;
    std::size_t run_stride_bytes = 0;
};

struct ArenaPlan {
    std::vector<PlacedTensor> inputs;
    std::vector<PlacedTensor> outputs;
    std::size_t outputs_start = 0;  // where the outputs' part begins
    std::size_t bytes = 0;
};

// Alignment of every tensor: what a GPU allocation would give.
inline constexpr std::size_t kTensorAlignment = 256;
// A page and 256 bytes more: tensors of a whole number of pages would otherwise lie at the same offset in their pages,
// where loads and stores of one index collide in the CPU's store buffer and distort times.
inline constexpr std::size_t kGuardBytes = 4096 + 256;

// Row stride of `padded_rows`: the next multiple of this many elements above the row's length.
inline constexpr std::int64_t kRowPadding = 16;

ArenaPlan planArena(const std::vector<TensorSpec>& inputs, const std::vector<TensorSpec>& outputs, Layout layout);

// Element strides for a shape; a layout other than contiguous needs rank ≥ 2 to make a difference.
std::vector<std::int64_t> stridesFor(const std::vector<std::int64_t>& shape, Layout layout);

}  // namespace assay
