#include "core/runner/arena_plan.hpp"

#include <algorithm>
#include <utility>

namespace assay {

namespace {

std::size_t alignUp(std::size_t value, std::size_t alignment)
{
    return (value + alignment - 1) / alignment * alignment;
}

// Places one tensor behind `position`; returns the end of its guard.
std::size_t place(PlacedTensor& tensor, Layout layout, std::size_t position)
{
    const TensorSpec& spec = tensor.spec;
    const Layout own = spec.layout_applies && spec.shape.size() >= 2 ? layout : Layout::contiguous;
    const auto elements = static_cast<std::size_t>(elementCount(spec));
    const std::size_t element_bytes = sizeOf(spec.dtype);
    tensor.strides = stridesFor(spec.shape, own);
    tensor.offset = alignUp(position, kTensorAlignment);
    if (elements > 0) {
        const bool padded = own == Layout::padded_rows;
        const auto columns = padded ? static_cast<std::size_t>(spec.shape.back()) : elements;
        const auto row = padded ? static_cast<std::size_t>(tensor.strides[spec.shape.size() - 2]) : elements;
        tensor.runs = elements / columns;
        tensor.run_bytes = columns * element_bytes;
        tensor.run_stride_bytes = row * element_bytes;
        tensor.span_bytes = tensor.runs * tensor.run_stride_bytes;
    }
    return tensor.offset + tensor.span_bytes + kGuardBytes;
}

}  // namespace

std::vector<std::int64_t> stridesFor(const std::vector<std::int64_t>& shape, Layout layout)
{
    std::vector<std::int64_t> strides(shape.size(), 1);
    if (shape.empty()) {
        return strides;
    }
    const std::size_t last = shape.size() - 1;
    std::int64_t step = shape[last];
    if (layout == Layout::padded_rows && last >= 1) {
        step = (shape[last] / kRowPadding + 1) * kRowPadding;
    }
    for (std::size_t i = last; i > 0; --i) {
        strides[i - 1] = step;
        step *= shape[i - 1];
    }
    if (layout == Layout::transposed && last >= 1) {
        strides[last - 1] = 1;
        strides[last] = shape[last - 1];
    }
    return strides;
}

ArenaPlan planArena(const std::vector<TensorSpec>& inputs, const std::vector<TensorSpec>& outputs, Layout layout)
{
    ArenaPlan plan;
    std::size_t position = kGuardBytes;
    for (const auto& spec : inputs) {
        plan.inputs.push_back({spec, 0, 0, {}, 0, 0, 0});
        position = place(plan.inputs.back(), layout, position);
    }
    plan.outputs_start = alignUp(position, kTensorAlignment);
    position = plan.outputs_start + kGuardBytes;
    for (const auto& spec : outputs) {
        plan.outputs.push_back({spec, 0, 0, {}, 0, 0, 0});
        position = place(plan.outputs.back(), layout, position);
    }
    plan.bytes = alignUp(position, kTensorAlignment);
    return plan;
}

}  // namespace assay
