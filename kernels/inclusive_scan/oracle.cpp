#include <cmath>

#include "kernels/common/oracle.hpp"
#include "kernels/inclusive_scan/inclusive_scan.hpp"

namespace assay::kernels::inclusive_scan {

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 1, "inclusive_scan"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& x = inputs[0];
    const std::int64_t cols = x.shape[1];
    OracleOutput y{{x.shape, std::vector<double>(x.values.size())}, std::vector<double>(x.values.size())};
    for (std::int64_t r = 0; r < x.shape[0]; ++r) {
        long double sum = 0;
        long double squares = 0;
        for (std::int64_t i = 0; i < cols; ++i) {
            const auto at = static_cast<std::size_t>(r * cols + i);
            const auto value = static_cast<long double>(x.values[at]);
            sum += value;
            squares += value * value;
            y.value.values[at] = static_cast<double>(sum);
            y.scale[at] = static_cast<double>(std::sqrt(squares));
        }
    }
    return std::vector<OracleOutput>{std::move(y)};
}

}  // namespace assay::kernels::inclusive_scan
