// The tolerance contract: |new − ref| ≤ atol + rtol·max(|ref|, scale).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/experiment/axes.hpp"

namespace assay {

// `scale` is |ref| unless the family's oracle gives a larger magnitude for an element (sums of signed terms: the
// root of the summed squares of the terms), because a sum that cancels is not determined to rtol·|ref| by any
// order of evaluation: N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd ed., section 4.2.
struct Tolerance {
    double rtol = 0;
    double atol = 0;

    bool operator==(const Tolerance&) const = default;
};

// The companion contracts' default for the dtype.
Tolerance defaultTolerance(DType);

// A change of the contract: without rationale and approver it blocks Keep and Guarded.
struct ToleranceChange {
    DType dtype = DType::f32;
    Tolerance tolerance;
    std::string rationale;
    std::string approver;
    std::string date;  // ISO 8601

    bool operator==(const ToleranceChange&) const = default;
};

// The tolerance in force: the last change for the dtype, or the default.
Tolerance toleranceFor(DType, const std::vector<ToleranceChange>&);

}  // namespace assay
