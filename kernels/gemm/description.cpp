#include "kernels/common/describe.hpp"
#include "kernels/gemm/gemm.hpp"
#include "kernels/gemm/packing.hpp"

namespace assay::kernels::gemm {
namespace {

using enum ValueDistribution;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "gemm";
    d.title = "Matrix product";
    d.description = "C[i, j] = Σ A[i, p] · B[p, j].";
    d.contract =
        "The tolerance is relative to the root of the summed squares of the products. An empty inner dimension gives "
        "zeros. "
        "Inputs are finite and their products stay far from overflow. f16 and bf16 are accumulated in f32 or wider and "
        "rounded once.";
    d.size_axes = {
        {"m",
         "Rows of A (m)",
         1,
         256,
         384,
         {256, 1, 100},
         {256, 1, 100, 384, 0},
         {256, 0, 1, 2, 7, 31, 33, 100, 255, 257, 384},
         false,
         64},
        {"n",
         "Columns of B (n)",
         16,
         256,
         384,
         {256, 16, 100},
         {256, 16, 100, 384},
         {256, 0, 1, 15, 16, 17, 100, 255, 384},
         false,
         16},
        {"k",
         "Inner dimension (k)",
         16,
         256,
         512,
         {256, 16, 100},
         {256, 16, 100, 512, 1, 0},
         {256, 0, 1, 2, 16, 100, 127, 129, 512},
         true,
         32},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({large, masked_rows, nan_inf});
    d.modes = {PassMode::forward};
    d.default_baseline = "naive";
    d.variants = {
        builtIn({"naive", "Naive", "One row of C at a time, adding scaled rows of B; no packing, no blocking.",
                 OptimisationClass::c1, "f64 accumulate"},
                d),
        builtIn({"blocked", "Blocked",
                 "Packs A and B into panels and computes 4 × 16 tiles of C in registers over blocks of 32 along k.",
                 OptimisationClass::c2, "f32 in blocks of 32, f64 across"},
                d),
        builtIn({"reduced_inputs", "bf16 inputs", "Blocked, with both inputs rounded to bf16 while they are packed.",
                 OptimisationClass::c3, "bf16 inputs, f32 in blocks of 32, f64 across"},
                d),
    };
    d.variants.back().dtypes = {DType::f32, DType::bf16};
    return d;
}

std::vector<TensorSpec> inputs(const Case& at)
{
    return {laidOut(at, "A", {extent(at, "m"), extent(at, "k")}), laidOut(at, "B", {extent(at, "k"), extent(at, "n")})};
}

std::vector<TensorSpec> outputs(const Case& at)
{
    return {laidOut(at, "C", {extent(at, "m"), extent(at, "n")})};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const std::int64_t m = extent(at, "m");
    const std::int64_t n = extent(at, "n");
    const std::int64_t k = extent(at, "k");
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    model.flops = 2.0 * static_cast<double>(m) * static_cast<double>(n) * static_cast<double>(k);
    model.kernels = m * n > 0 ? 1 : 0;
    if (variant != "naive" && at.device == "host" && m * n * k > 0) {
        const std::size_t packed = variant == "reduced_inputs" ? sizeof(std::uint16_t) : computeSize(at.dtype);
        model.kernels = 2;
        model.workspace_bytes = static_cast<double>(packedElements(m, n, k)) * static_cast<double>(packed);
    }
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::gemm
