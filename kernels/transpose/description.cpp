#include "kernels/common/describe.hpp"
#include "kernels/transpose/transpose.hpp"

namespace assay::kernels::transpose {
namespace {

FamilyDescription description()
{
    FamilyDescription d;
    d.name = "transpose";
    d.title = "Transpose";
    d.description = "y[c, r] = x[r, c].";
    d.contract = "Every bit is moved unchanged, NaN payloads and signed zeros included.";
    const std::vector<std::int64_t> representative = {1024, 32, 1000, 2048, 1, 0};
    const std::vector<std::int64_t> exhaustive = {1024, 0, 1, 2, 7, 8, 9, 31, 32, 33, 127, 500, 1000, 1023, 1025, 2048};
    d.size_axes = {
        {"rows", "Rows of x", 32, 1024, 2048, {1024, 32, 1000}, representative, exhaustive, false, 32},
        {"cols", "Columns of x", 32, 1024, 2048, {1024, 33, 1}, {1024, 32, 1025, 2048, 1, 0}, exhaustive, false, 32},
    };
    d.dtypes = everyDType();
    d.layouts = everyLayout();
    d.values = everyValueExcept({});
    d.modes = {PassMode::forward};
    d.default_baseline = "naive";
    d.variants = {
        builtIn({"naive", "Naive", "Two nested loops: reads along rows, writes along columns.", OptimisationClass::c1,
                 "moves bits"},
                d),
        builtIn({"tiled", "Tiled", "Tiles of 32 × 32, so that lines read and written stay in the first-level cache.",
                 OptimisationClass::c1, "moves bits"},
                d),
        builtIn({"tiled_simd", "Tiled SIMD",
                 "Tiles as before, with blocks of 8 × 8 transposed in registers and stored as whole vectors.",
                 OptimisationClass::c1, "moves bits"},
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
    return {laidOut(at, "y", {extent(at, "cols"), extent(at, "rows")})};
}

WorkModel work(const Case& at, const std::string&)
{
    WorkModel model;
    model.bytes_read = bytesOf(inputs(at));
    model.bytes_written = bytesOf(outputs(at));
    model.kernels = model.bytes_written > 0 ? 1 : 0;
    return model;
}

}  // namespace

Family family()
{
    return {description(), inputs, outputs, work};
}

}  // namespace assay::kernels::transpose
