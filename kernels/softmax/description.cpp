#include "kernels/common/describe.hpp"
#include "kernels/softmax/softmax.hpp"

namespace assay::kernels::softmax {
namespace {

// Arithmetic of one exponential in the variants' own implementations: range reduction, polynomial, scaling.
constexpr double kExp = 18;
constexpr double kFastExp = 10;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "softmax";
    d.title = "Row softmax";
    d.description = "y[r, c] = exp(x[r, c] − max x[r, :]) / Σ exp(x[r, :] − max x[r, :]) for each row.";
    d.contract =
        "Forward maps x to y; backward maps x and dy to dx = y · (dy − Σ y · dy), recomputing y. Masked elements are "
        "−inf "
        "and give 0. A row that is −inf throughout, or that holds a NaN or +inf, is NaN throughout (as in PyTorch). "
        "f16 and "
        "bf16 are computed in f32.";
    d.size_axes = {
        {"rows",
         "Rows (batch)",
         1,
         256,
         512,
         {256, 1, 37},
         {256, 1, 37, 512, 0},
         {256, 0, 1, 2, 7, 37, 64, 255, 257, 512},
         false,
         1},
        {"cols",
         "Columns (reduction length)",
         32,
         1024,
         16384,
         {1024, 32, 1000, 4096},
         {1024, 32, 1000, 1025, 4096, 16384, 1, 0},
         {1024, 0, 1, 2, 7, 8, 9, 31, 32, 33, 255, 256, 257, 1000, 1023, 1025, 4093, 4096, 16384},
         true,
         256},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({});
    d.modes = {PassMode::forward, PassMode::backward};
    d.default_baseline = "three_pass";
    d.variants = {
        builtIn({"three_pass", "Three-pass", "Reads the row three times: maximum, sum of exponentials, quotient.",
                 OptimisationClass::c1, "f32 accumulate (f64 for f64)"},
                d),
        builtIn({"online", "Online one-pass",
                 "Finds the maximum and the sum in one pass, rescaling the sum when the maximum grows.",
                 OptimisationClass::c2, "f32 accumulate (f64 for f64)"},
                d),
        builtIn({"fast_exp", "Fast exponential",
                 "Online, with a degree-4 polynomial for the exponential (relative error below 4e-6).",
                 OptimisationClass::c3, "f32 accumulate, approximate exp"},
                d),
    };
    // An exponential good to 18 bits has nothing to offer in float64.
    d.variants.back().dtypes = {DType::f32, DType::f16, DType::bf16};
    return d;
}

std::vector<TensorSpec> inputs(const Case& at)
{
    const std::vector<std::int64_t> shape = {extent(at, "rows"), extent(at, "cols")};
    if (at.mode == PassMode::backward) {
        return {laidOut(at, "x", shape), laidOut(at, "dy (upstream gradient)", shape, Fill::standard)};
    }
    return {laidOut(at, "x", shape)};
}

std::vector<TensorSpec> outputs(const Case& at)
{
    return {laidOut(at, at.mode == PassMode::backward ? "dx" : "y", {extent(at, "rows"), extent(at, "cols")})};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const double elements = bytesOf(outputs(at)) / static_cast<double>(sizeOf(at.dtype));
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    const double exp = variant == "fast_exp" ? kFastExp : kExp;
    // Statistics: maximum, difference, exponential, addition. Forward adds difference, exponential, product; backward
    // adds difference, exponential and three operations of the dot product, then the same and three of the gradient.
    const double statistics = 3 + exp;
    model.flops = elements * (statistics + (at.mode == PassMode::backward ? 2 * (4 + exp) : 2 + exp));
    model.kernels = elements > 0 ? 1 : 0;
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::softmax
