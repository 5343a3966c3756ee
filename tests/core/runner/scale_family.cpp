#include "tests/core/runner/scale_family.hpp"

#include <chrono>
#include <thread>

namespace assay::test {

namespace {

float& at(const assay_tensor& tensor, std::int64_t row, std::int64_t column)
{
    return static_cast<float*>(tensor.data)[row * tensor.strides[0] + column * tensor.strides[1]];
}

void scaleRow(const assay_call& call, std::int64_t row, float factor)
{
    for (std::int64_t column = 0; column < call.outputs[0].shape[1]; ++column) {
        at(call.outputs[0], row, column) = factor * at(call.inputs[0], row, column);
    }
}

assay_status scaleBy(const assay_call* call, float factor)
{
    for (std::int64_t row = 0; row < call->outputs[0].shape[0]; ++row) {
        scaleRow(*call, row, factor);
    }
    return ASSAY_OK;
}

assay_status plain(const assay_call* call, const assay_host*)
{
    return scaleBy(call, 2);
}

assay_status threaded(const assay_call* call, const assay_host* host)
{
    host->parallel_for(
        host->context, call->outputs[0].shape[0],
        [](void* item, std::int64_t row) { scaleRow(*static_cast<const assay_call*>(item), row, 2); },
        const_cast<assay_call*>(call));
    return ASSAY_OK;
}

// Two passes through workspace.
assay_status staged(const assay_call* call, const assay_host* host)
{
    const assay_tensor& out = call->outputs[0];
    const std::int64_t elements = out.shape[0] * out.shape[1];
    auto* const first =
        static_cast<float*>(host->workspace(host->context, static_cast<std::size_t>(elements) * sizeof(float)));
    auto* const second = static_cast<float*>(host->workspace(host->context, 100));
    if (first == nullptr || second == nullptr) {
        return ASSAY_OUT_OF_MEMORY;
    }
    for (std::int64_t row = 0; row < out.shape[0]; ++row) {
        for (std::int64_t column = 0; column < out.shape[1]; ++column) {
            first[row * out.shape[1] + column] = at(call->inputs[0], row, column);
        }
    }
    for (std::int64_t row = 0; row < out.shape[0]; ++row) {
        for (std::int64_t column = 0; column < out.shape[1]; ++column) {
            at(out, row, column) = 2 * first[row * out.shape[1] + column];
        }
    }
    return ASSAY_OK;
}

assay_status wrong(const assay_call* call, const assay_host*)
{
    return scaleBy(call, 2.5F);
}

assay_status slow(const assay_call* call, const assay_host*)
{
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return scaleBy(call, 2);
}

// Right, but another bit pattern in the first element at every second call.
assay_status wavering(const assay_call* call, const assay_host*)
{
    static int calls = 0;
    scaleBy(call, 2);
    if (++calls % 2 == 0) {
        at(call->outputs[0], 0, 0) *= 1 + 1.2e-7F;
    }
    return ASSAY_OK;
}

constexpr assay_variant variant(const char* name, assay_kernel_fn run)
{
    return {sizeof(assay_variant), "scale", name, name, "", "C1", ASSAY_HOST, 1U << ASSAY_F32,
            1U << ASSAY_FORWARD,   7U,      run};
}

const assay_variant kKernels[] = {variant("plain", plain),   variant("threaded", threaded),
                                  variant("staged", staged), variant("wrong", wrong),
                                  variant("slow", slow),     variant("wavering", wavering)};

std::vector<TensorSpec> tensor(const char* name, const Case& at)
{
    return {{name, at.dtype, {at.sizes.at("rows"), at.sizes.at("cols")}, true, Fill::corpus}};
}

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    OracleOutput out{inputs[0], {}};
    for (auto& value : out.value.values) {
        value *= 2;
    }
    return std::vector{out};
}

}  // namespace

Catalogue scaleCatalogue()
{
    CatalogueEntry entry;
    FamilyDescription& family = entry.family.description;
    family.name = "scale";
    family.title = "Scale by two";
    family.size_axes = {{"rows", "Rows", 1, 8, 64, {8}, {8}, {8}, false, 1},
                        {"cols", "Columns", 1, 8, 64, {8}, {8}, {8}, false, 1}};
    family.dtypes = {DType::f32};
    family.layouts = {Layout::contiguous, Layout::padded_rows, Layout::transposed};
    family.values = {ValueDistribution::normal};
    family.modes = {PassMode::forward};
    family.default_baseline = "plain";
    for (const auto& kernel : kKernels) {
        VariantDescription description;
        description.name = kernel.name;
        description.title = kernel.title;
        description.origin = "built-in";
        description.dtypes = family.dtypes;
        description.layouts = family.layouts;
        description.modes = family.modes;
        family.variants.push_back(description);
        entry.kernels.push_back(&kernel);
    }
    entry.family.inputs = [](const Case& at) { return tensor("x", at); };
    entry.family.outputs = [](const Case& at) { return tensor("y", at); };
    entry.family.work = [](const Case&, const std::string&) { return WorkModel{}; };
    entry.oracle = oracle;
    Catalogue catalogue;
    catalogue.add(std::move(entry));
    return catalogue;
}

Case scaleCase(std::int64_t rows, std::int64_t cols)
{
    Case at;
    at.sizes = {{"rows", rows}, {"cols", cols}};
    return at;
}

}  // namespace assay::test
