#include "kernels/common/chunks.hpp"
#include "kernels/common/describe.hpp"
#include "kernels/layer_norm/layer_norm.hpp"

namespace assay::kernels::layer_norm {
namespace {

using enum ValueDistribution;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "layer_norm";
    d.title = "Layer norm";
    d.description =
        "y[r, c] = (x[r, c] − mean x[r, :]) / sqrt(var x[r, :] + 1e-5) · gamma[c] + beta[c], with the biased variance.";
    d.contract =
        "Forward maps x, gamma, beta to y; backward maps x, gamma, dy to dx, dgamma, dbeta, recomputing the "
        "statistics. Inputs "
        "are finite and their squares stay inside float64. Mean and variance must hold at any mean: a row of mean 1000 "
        "and "
        "deviation 1 is normalised as well as one of mean 0. f16 and bf16 are computed in f32 or wider.";
    d.size_axes = {
        {"rows",
         "Rows (tokens)",
         1,
         256,
         1024,
         {256, 1, 37},
         {256, 1, 37, 1024, 0},
         {256, 0, 1, 2, 7, 37, 64, 255, 257, 1024},
         false,
         1},
        {"cols",
         "Columns (features)",
         64,
         1024,
         8192,
         {1024, 64, 1000},
         {1024, 64, 768, 1000, 4097, 8192, 1, 0},
         {1024, 0, 1, 2, 7, 15, 16, 17, 64, 255, 257, 768, 1000, 1023, 1025, 4096, 4097, 8192},
         true,
         16},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({large, masked_rows, nan_inf});
    d.modes = {PassMode::forward, PassMode::backward};
    d.default_baseline = "two_pass";
    d.variants = {
        builtIn({"two_pass", "Two-pass", "Mean first, then the mean of squared differences, both summed in f64.",
                 OptimisationClass::c1, "f64 statistics"},
                d),
        builtIn({"welford", "Welford",
                 "One pass: independent running means and squared deviations per lane, merged by Chan's formula.",
                 OptimisationClass::c2, "f64 statistics"},
                d),
        builtIn({"naive_variance", "E[x²] − E[x]²",
                 "One pass over sums of x and x² in the compute type; the difference cancels when the mean is large.",
                 OptimisationClass::c2, "f32 statistics (f64 for f64)"},
                d),
    };
    return d;
}

std::vector<TensorSpec> inputs(const Case& at)
{
    const std::int64_t cols = extent(at, "cols");
    const std::vector<std::int64_t> shape = {extent(at, "rows"), cols};
    if (at.mode == PassMode::backward) {
        return {laidOut(at, "x", shape), dense(at, "gamma (gain)", {cols}, Fill::standard),
                laidOut(at, "dy (upstream gradient)", shape, Fill::standard)};
    }
    return {laidOut(at, "x", shape), dense(at, "gamma (gain)", {cols}, Fill::standard),
            dense(at, "beta (bias)", {cols}, Fill::standard)};
}

std::vector<TensorSpec> outputs(const Case& at)
{
    const std::int64_t cols = extent(at, "cols");
    const std::vector<std::int64_t> shape = {extent(at, "rows"), cols};
    if (at.mode == PassMode::backward) {
        return {laidOut(at, "dx", shape), dense(at, "dgamma", {cols}), dense(at, "dbeta", {cols})};
    }
    return {laidOut(at, "y", shape)};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const std::int64_t rows = extent(at, "rows");
    const std::int64_t cols = extent(at, "cols");
    const auto elements = static_cast<double>(rows * cols);
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    // Two-pass: add; subtract, multiply, add. Welford: subtract, multiply-add twice. Naive: add, multiply-add.
    const double statistics = variant == "two_pass" ? 4 : variant == "welford" ? 5 : 3;
    model.kernels = cols == 0 ? 0 : elements > 0 ? 1 : 0;
    model.flops = elements * (statistics + 4);
    if (at.mode == PassMode::backward) {
        model.flops = elements * (statistics + 16);
        // Rows first, then the gradients of gain and bias by columns.
        model.kernels = cols == 0 ? 0 : elements > 0 ? 2 : 1;
        // The host keeps partial sums of both per chunk of rows, CUDA mean and reciprocal deviation per row.
        const std::int64_t kept = at.device == "host" ? planChunks(rows, cols).count * 2 * cols
                                  : cols == 0         ? 0
                                                      : 2 * rows;
        model.workspace_bytes = static_cast<double>(kept) * sizeof(double);
    }
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::layer_norm
