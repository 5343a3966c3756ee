#include "core/experiment/tolerance.hpp"

namespace assay {

Tolerance defaultTolerance(DType dtype)
{
    switch (dtype) {
        case DType::f64:
            return {1e-7, 1e-7};
        case DType::f32:
            return {1.3e-6, 1e-5};
        case DType::f16:
            return {1e-3, 1e-5};
        case DType::bf16:
            return {1.6e-2, 1e-5};
    }
    return {};
}

Tolerance toleranceFor(DType dtype, const std::vector<ToleranceChange>& changes)
{
    Tolerance tolerance = defaultTolerance(dtype);
    for (const auto& change : changes) {
        if (change.dtype == dtype) {
            tolerance = change.tolerance;
        }
    }
    return tolerance;
}

}  // namespace assay
