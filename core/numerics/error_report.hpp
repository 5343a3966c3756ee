// The error report of one output pair, and the merging of several outputs' reports.
#pragma once

#include <span>
#include <string>

#include "core/base/expected.hpp"
#include "core/experiment/error_report.hpp"

namespace assay {

// `output`: dense row-major elements of `dtype`. `reference`: the oracle in float64. `scale`: empty or one per
// element. An element whose |reference| exceeds the dtype's range is expected as ±Inf. NaN agrees only with NaN.
struct ErrorReportInput {
    std::string tensor;
    DType dtype = DType::f32;
    std::vector<std::int64_t> shape;
    const void* output = nullptr;
    std::span<const double> reference;
    std::span<const double> scale;
    Tolerance tolerance;
};

// One report over all outputs of a call together: percentiles are exact over the union.
//
// Rows, bias, norm, histogram, out_of_tolerance and worst_ratio are over the elements that are finite on both sides;
// a NaN or an infinity on one side only is counted in nan_disagree or else in inf_disagree, once. `tolerance` is that
// of the first output. The guard of relative errors is the larger of the dtype's smallest normal number and
// max(ε, 2^-23) × the root mean square of the finite, non-zero references: below it a relative error says more about
// how near to zero the reference happened to fall than about the kernel.
// Throws std::invalid_argument when a shape, its reference and its scale disagree in length: a programming error.
ErrorReport errorReport(std::span<const ErrorReportInput> outputs);

// The relative guard of errorReport().
double relativeGuard(std::span<const ErrorReportInput> outputs);

// Shapes must match exactly: (4, 1) against (4) is an error, whatever broadcasting would make of it.
Expected<void> requireSameShape(const std::vector<std::int64_t>& expected, const std::vector<std::int64_t>& got,
                                const std::string& tensor);

// Elements whose bits differ between two dense buffers.
std::uint64_t countDifferingBits(const void* a, const void* b, DType, std::size_t elements);

// Two-sided sign test: the probability under "errors of either sign are equally likely" of a split at least as uneven
// as `positive` of `differing`. Exact up to 10 000, by the normal approximation with continuity correction beyond.
double signTest(std::uint64_t positive, std::uint64_t differing);

}  // namespace assay
