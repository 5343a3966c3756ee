#include <algorithm>
#include <cmath>

#include "kernels/common/oracle.hpp"
#include "kernels/gemm/gemm.hpp"

namespace assay::kernels::gemm {

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 2, "gemm"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& a = inputs[0];
    const DenseTensor& b = inputs[1];
    const auto m = static_cast<std::size_t>(a.shape[0]);
    const auto k = static_cast<std::size_t>(a.shape[1]);
    const auto n = static_cast<std::size_t>(b.shape[1]);
    OracleOutput c{{{a.shape[0], b.shape[1]}, {}}, {}};
    std::vector<long double> sums(n);
    std::vector<double> squares(n);
    for (std::size_t i = 0; i < m; ++i) {
        std::fill(sums.begin(), sums.end(), 0.0L);
        std::fill(squares.begin(), squares.end(), 0.0);
        for (std::size_t p = 0; p < k; ++p) {
            const double factor = a.values[i * k + p];
            const double* row = b.values.data() + p * n;
            for (std::size_t j = 0; j < n; ++j) {
                sums[j] += static_cast<long double>(factor) * static_cast<long double>(row[j]);
                squares[j] += (factor * row[j]) * (factor * row[j]);
            }
        }
        for (std::size_t j = 0; j < n; ++j) {
            c.value.values.push_back(static_cast<double>(sums[j]));
            c.scale.push_back(std::sqrt(squares[j]));
        }
    }
    return std::vector<OracleOutput>{std::move(c)};
}

}  // namespace assay::kernels::gemm
