#include "kernels/bias_gelu/bias_gelu.hpp"
#include "kernels/common/describe.hpp"

namespace assay::kernels::bias_gelu {
namespace {

using enum ValueDistribution;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "bias_gelu";
    d.title = "Bias and GELU";
    d.description = "y[r, c] = t · Φ(t) with t = x[r, c] + bias[c] and Φ the standard normal distribution function.";
    d.contract =
        "GELU is the exact one, by the error function; its tanh approximation is a different function and is judged "
        "against "
        "the exact one. Inputs are finite. The intermediate t is at least f32, whatever the dtype.";
    d.size_axes = {
        {"rows",
         "Rows (tokens)",
         1,
         256,
         1024,
         {256, 1, 37},
         {256, 1, 37, 1024, 0},
         {256, 0, 1, 2, 37, 255, 257, 1024},
         false,
         1},
        {"cols",
         "Columns (features)",
         64,
         1024,
         4096,
         {1024, 64, 1000},
         {1024, 64, 1000, 1023, 3072, 4096, 1, 0},
         {1024, 0, 1, 2, 7, 8, 9, 64, 255, 257, 1000, 1023, 1025, 3072, 4096},
         false,
         8},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({masked_rows, nan_inf});
    d.modes = {PassMode::forward};
    d.default_baseline = "two_kernels";
    d.variants = {
        builtIn({"two_kernels", "Two kernels", "Adds the bias into a temporary, then applies GELU to it.",
                 OptimisationClass::c1, "f32 compute (f64 for f64)"},
                d),
        builtIn({"fused", "Fused", "The same arithmetic in one kernel without the temporary.", OptimisationClass::c1,
                 "f32 compute (f64 for f64)"},
                d),
        builtIn({"tanh", "Fused, tanh approximation",
                 "0.5 t (1 + tanh(√(2/π) (t + 0.044715 t³))), which is off by up to 5e-4.", OptimisationClass::c3,
                 "f32 compute, approximate GELU"},
                d),
    };
    d.variants.back().dtypes = {DType::f32, DType::f16, DType::bf16};
    return d;
}

std::vector<TensorSpec> inputs(const Case& at)
{
    const std::int64_t cols = extent(at, "cols");
    return {laidOut(at, "x", {extent(at, "rows"), cols}), dense(at, "bias", {cols}, Fill::standard)};
}

std::vector<TensorSpec> outputs(const Case& at)
{
    return {laidOut(at, "y", {extent(at, "rows"), extent(at, "cols")})};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const auto elements = static_cast<double>(elementCount(outputs(at).front()));
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    model.flops = elements * (variant == "tanh" ? 30 : 32);
    model.kernels = elements > 0 ? 1 : 0;
    if (variant == "two_kernels" && elements > 0) {
        // The temporary is written by the first kernel and read by the second.
        model.kernels = 2;
        model.workspace_bytes = elements * static_cast<double>(computeSize(at.dtype));
        model.bytes_read += model.workspace_bytes;
        model.bytes_written += model.workspace_bytes;
    }
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::bias_gelu
