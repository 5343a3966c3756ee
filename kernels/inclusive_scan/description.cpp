#include "kernels/common/chunks.hpp"
#include "kernels/common/describe.hpp"
#include "kernels/inclusive_scan/blocks.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"

namespace assay::kernels::inclusive_scan {
namespace {

using enum ValueDistribution;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "inclusive_scan";
    d.title = "Inclusive scan along rows";
    d.description = "y[r, c] = Σ x[r, 0 … c].";
    d.contract =
        "The tolerance of element c is relative to the root of the summed squares of the elements up to c. A sum "
        "beyond the "
        "dtype's range is ±inf; inputs so large that partial sums overflow are outside the contract. NaN, or +inf with "
        "−inf, "
        "gives NaN from there on. f16 and bf16 are summed in f32 or wider and rounded once per element.";
    d.size_axes = {
        {"rows", "Rows", 1, 64, 256, {64, 1, 7}, {64, 1, 7, 256, 0}, {64, 0, 1, 2, 7, 63, 65, 256}, false, 1},
        {"cols",
         "Columns (scan length)",
         64,
         16384,
         65536,
         {16384, 64, 1000},
         {16384, 64, 256, 1000, 4097, 65536, 1, 0},
         {16384, 0, 1, 2, 7, 8, 9, 64, 256, 1000, 4095, 4096, 4097, 8191, 8193, 65536},
         true,
         4096},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({large, masked_rows});
    d.modes = {PassMode::forward};
    d.default_baseline = "sequential";
    d.variants = {
        builtIn(
            {"sequential", "Sequential", "One running sum per row, in f64.", OptimisationClass::c1, "f64 accumulate"},
            d),
        builtIn({"blocked", "Blocked two-pass",
                 "Sums blocks of 4096 in parallel, then scans each block from the sum of those before it.",
                 OptimisationClass::c2, "f64 accumulate"},
                d),
        builtIn(
            {"simd", "SIMD", "Scans eight elements at a time by shifting and adding inside a register; carries in f64.",
             OptimisationClass::c2, "f32 in groups, f64 carry"},
            d),
    };
    return d;
}

std::vector<TensorSpec> inputs(const Case& at)
{
    return {laidOut(at, "x", {extent(at, "rows"), extent(at, "cols")})};
}

std::vector<TensorSpec> outputs(const Case& at)
{
    return {laidOut(at, "y", {extent(at, "rows"), extent(at, "cols")})};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const std::int64_t rows = extent(at, "rows");
    const std::int64_t blocks = ceilDiv(extent(at, "cols"), kBlock);
    const auto elements = static_cast<double>(elementCount(outputs(at).front()));
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    // Log-step scan of eight: three additions and one of the carry.
    model.flops = elements * (variant == "simd" ? 4 : 1);
    model.kernels = elements > 0 ? 1 : 0;
    if (variant == "blocked" && elements > 0 && blocks > 1) {
        model.flops = 2 * elements;
        model.kernels = 2;
        model.workspace_bytes = static_cast<double>(rows * blocks) * sizeof(double);
    }
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::inclusive_scan
