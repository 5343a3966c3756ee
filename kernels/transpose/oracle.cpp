#include "kernels/common/oracle.hpp"
#include "kernels/transpose/transpose.hpp"

namespace assay::kernels::transpose {

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 1, "transpose"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& x = inputs[0];
    const std::int64_t rows = x.shape[0];
    const std::int64_t cols = x.shape[1];
    OracleOutput y{{{cols, rows}, std::vector<double>(x.values.size())}, {}};
    for (std::int64_t r = 0; r < rows; ++r) {
        for (std::int64_t c = 0; c < cols; ++c) {
            y.value.values[static_cast<std::size_t>(c * rows + r)] = x.values[static_cast<std::size_t>(r * cols + c)];
        }
    }
    return std::vector<OracleOutput>{std::move(y)};
}

}  // namespace assay::kernels::transpose
