#include "kernels/common/describe.hpp"
#include "kernels/sum_reduction/sum_reduction.hpp"

namespace assay::kernels::sum_reduction {
namespace {

using enum ValueDistribution;

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "sum_reduction";
    d.title = "Sum along rows";
    d.description = "y[r] = Σ x[r, :].";
    d.contract =
        "The tolerance is relative to the root of the summed squares of a row, because no order of addition determines "
        "a sum "
        "that cancels any better. A sum beyond the dtype's range is ±inf; inputs so large that partial sums overflow "
        "are outside the "
        "contract. NaN in a row, or +inf with −inf, gives NaN. An empty row sums to 0. f16 and bf16 are summed in f32 "
        "or wider.";
    d.size_axes = {
        {"rows", "Rows", 1, 64, 256, {64, 1, 7}, {64, 1, 7, 256, 0}, {64, 0, 1, 2, 7, 63, 65, 256}, false, 1},
        {"cols",
         "Columns (reduction length)",
         64,
         16384,
         65536,
         {16384, 64, 1000},
         {16384, 64, 256, 1000, 4097, 65536, 1, 0},
         {16384, 0, 1, 2, 7, 63, 64, 65, 127, 128, 129, 256, 1000, 4096, 4097, 8191, 8193, 16383, 65536},
         true,
         128},
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
        builtIn({"pairwise_tree", "Pairwise tree",
                 "Leaves of 128 elements in SIMD lanes, combined in a balanced tree; the order is fixed.",
                 OptimisationClass::c2, "f32 lanes of four, f64 tree"},
                d),
        builtIn({"unordered", "Unordered",
                 "Segments of a row are summed by all threads and added in the order in which they arrive; bits differ "
                 "from run to run.",
                 OptimisationClass::c2, "f32 accumulate (f64 for f64)"},
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
    return {dense(at, "y", {extent(at, "rows")})};
}

WorkModel work(const Case& at, const std::string& variant)
{
    const std::int64_t rows = extent(at, "rows");
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    model.flops = static_cast<double>(elementCount(inputs(at).front()));
    model.kernels = rows > 0 ? 1 : 0;
    if (variant == "unordered" && model.flops > 0) {
        // One accumulator per row, then their rounding to the output's dtype.
        model.kernels = 2;
        model.workspace_bytes = static_cast<double>(rows) * static_cast<double>(computeSize(at.dtype));
    }
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::sum_reduction
