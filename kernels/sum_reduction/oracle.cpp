#include <cmath>

#include "kernels/common/oracle.hpp"
#include "kernels/sum_reduction/sum_reduction.hpp"

namespace assay::kernels::sum_reduction {

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 1, "sum_reduction"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& x = inputs[0];
    const std::int64_t rows = x.shape[0];
    const std::int64_t cols = x.shape[1];
    OracleOutput y;
    y.value.shape = {rows};
    for (std::int64_t r = 0; r < rows; ++r) {
        // 64 bits of significand: eleven more than the widest output. No compensation, which would turn an infinity
        // into NaN.
        long double sum = 0;
        long double squares = 0;
        for (std::int64_t i = 0; i < cols; ++i) {
            const auto value = static_cast<long double>(x.values[static_cast<std::size_t>(r * cols + i)]);
            sum += value;
            squares += value * value;
        }
        y.value.values.push_back(static_cast<double>(sum));
        y.scale.push_back(static_cast<double>(std::sqrt(squares)));
    }
    return std::vector<OracleOutput>{std::move(y)};
}

}  // namespace assay::kernels::sum_reduction
