#include <cmath>

#include "kernels/bias_gelu/bias_gelu.hpp"
#include "kernels/common/oracle.hpp"

namespace assay::kernels::bias_gelu {
namespace {

// erfc keeps the tail that 1 + erf loses.
double gelu(double t)
{
    return 0.5 * t * std::erfc(t * -0.70710678118654752440);
}

}  // namespace

Expected<std::vector<OracleOutput>> oracle(const Case&, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 2, "bias_gelu"); !checked) {
        return tl::unexpected(checked.error());
    }
    const DenseTensor& x = inputs[0];
    const auto cols = static_cast<std::size_t>(x.shape[1]);
    OracleOutput y{{x.shape, std::vector<double>(x.values.size())}, {}};
    for (std::size_t i = 0; i < x.values.size(); ++i) {
        y.value.values[i] = gelu(x.values[i] + inputs[1].values[i % cols]);
    }
    return std::vector<OracleOutput>{std::move(y)};
}

}  // namespace assay::kernels::bias_gelu
