// The error report of one output pair, and the merging of several outputs' reports.
#pragma once

#include <span>
#include <string>

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
ErrorReport errorReport(std::span<const ErrorReportInput> outputs);

// Elements whose bits differ between two dense buffers.
std::uint64_t countDifferingBits(const void* a, const void* b, DType, std::size_t elements);

}  // namespace assay
