#include <algorithm>
#include <cmath>
#include <limits>

#include "kernels/common/oracle.hpp"
#include "kernels/softmax/softmax.hpp"

namespace assay::kernels::softmax {
namespace {

// exp(x − max) in float64, which is 2^29 times finer than any of the tolerances that apply to f32; summed in long
// double.
void softmaxRow(const double* x, std::int64_t cols, double* y)
{
    double maximum = -std::numeric_limits<double>::infinity();
    bool poisoned = false;
    for (std::int64_t i = 0; i < cols; ++i) {
        poisoned = poisoned || std::isnan(x[i]) || x[i] == std::numeric_limits<double>::infinity();
        maximum = std::max(maximum, x[i]);
    }
    if (poisoned || std::isinf(maximum)) {
        std::fill(y, y + cols, std::numeric_limits<double>::quiet_NaN());
        return;
    }
    long double sum = 0;
    for (std::int64_t i = 0; i < cols; ++i) {
        y[i] = std::exp(x[i] - maximum);
        sum += static_cast<long double>(y[i]);
    }
    for (std::int64_t i = 0; i < cols; ++i) {
        y[i] = static_cast<double>(static_cast<long double>(y[i]) / sum);
    }
}

void gradientRow(const double* dy, std::int64_t cols, double* y_to_dx)
{
    long double dot = 0;
    for (std::int64_t i = 0; i < cols; ++i) {
        dot += static_cast<long double>(y_to_dx[i]) * static_cast<long double>(dy[i]);
    }
    for (std::int64_t i = 0; i < cols; ++i) {
        y_to_dx[i] =
            static_cast<double>(static_cast<long double>(y_to_dx[i]) * (static_cast<long double>(dy[i]) - dot));
    }
}

}  // namespace

Expected<std::vector<OracleOutput>> oracle(const Case& at, std::span<const DenseTensor> inputs)
{
    const bool backward = at.mode == PassMode::backward;
    if (auto checked = checkInputs(inputs, backward ? 2 : 1, "softmax"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& x = inputs[0];
    const std::int64_t rows = x.shape[0];
    const std::int64_t cols = x.shape[1];
    OracleOutput out{{x.shape, std::vector<double>(x.values.size())}, {}};
    for (std::int64_t r = 0; r < rows; ++r) {
        double* row = out.value.values.data() + r * cols;
        softmaxRow(x.values.data() + r * cols, cols, row);
        if (backward) {
            gradientRow(inputs[1].values.data() + r * cols, cols, row);
        }
    }
    return std::vector<OracleOutput>{std::move(out)};
}

}  // namespace assay::kernels::softmax
