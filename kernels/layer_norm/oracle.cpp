#include <cmath>

#include "kernels/common/oracle.hpp"
#include "kernels/layer_norm/layer_norm.hpp"

namespace assay::kernels::layer_norm {
namespace {

using Wide = long double;

Wide square(Wide value)
{
    return value * value;
}

struct Row {
    Wide mean = 0;
    Wide reciprocal_deviation = 0;
};

Row statistics(const double* x, std::int64_t cols)
{
    Wide sum = 0;
    for (std::int64_t i = 0; i < cols; ++i) {
        sum += static_cast<Wide>(x[i]);
    }
    const Wide mean = sum / static_cast<Wide>(cols);
    Wide squares = 0;
    for (std::int64_t i = 0; i < cols; ++i) {
        squares += square(static_cast<Wide>(x[i]) - mean);
    }
    return {mean, 1 / std::sqrt(squares / static_cast<Wide>(cols) + static_cast<Wide>(kEpsilon))};
}

std::vector<OracleOutput> forward(const DenseTensor& x, const DenseTensor& gamma, const DenseTensor& beta)
{
    OracleOutput y{{x.shape, std::vector<double>(x.values.size())}, {}};
    const std::int64_t cols = x.shape[1];
    for (std::int64_t r = 0; r < x.shape[0]; ++r) {
        const double* in = x.values.data() + r * cols;
        double* out = y.value.values.data() + r * cols;
        const Row row = statistics(in, cols);
        for (std::int64_t i = 0; i < cols; ++i) {
            const auto c = static_cast<std::size_t>(i);
            const Wide normalised = (static_cast<Wide>(in[i]) - row.mean) * row.reciprocal_deviation;
            out[i] = static_cast<double>(normalised * static_cast<Wide>(gamma.values[c]) +
                                         static_cast<Wide>(beta.values[c]));
        }
    }
    return {std::move(y)};
}

// A column sum over the rows with the root of its summed squares.
struct ColumnSums {
    std::vector<Wide> sum, squares;

    explicit ColumnSums(std::int64_t cols) : sum(static_cast<std::size_t>(cols)), squares(sum) {}
    void add(std::int64_t c, Wide term)
    {
        sum[static_cast<std::size_t>(c)] += term;
        squares[static_cast<std::size_t>(c)] += square(term);
    }
    OracleOutput output() const
    {
        OracleOutput out;
        out.value.shape = {static_cast<std::int64_t>(sum.size())};
        for (std::size_t c = 0; c < sum.size(); ++c) {
            out.value.values.push_back(static_cast<double>(sum[c]));
            out.scale.push_back(static_cast<double>(std::sqrt(squares[c])));
        }
        return out;
    }
};

// dx = (g − mean g − x̂ · mean(g · x̂)) / σ with g = dy · gamma: three terms that may cancel, hence their root sum of
// squares as scale.
void gradientRow(const double* x, const double* dy, const std::vector<double>& gamma, std::int64_t cols, double* dx,
                 double* scale, ColumnSums& dgamma, ColumnSums& dbeta)
{
    const Row row = statistics(x, cols);
    const auto normalised = [&](std::int64_t i) {
        return (static_cast<Wide>(x[i]) - row.mean) * row.reciprocal_deviation;
    };
    const auto weighted = [&](std::int64_t i) {
        return static_cast<Wide>(dy[i]) * static_cast<Wide>(gamma[static_cast<std::size_t>(i)]);
    };
    Wide sum = 0;
    Wide projection = 0;
    for (std::int64_t i = 0; i < cols; ++i) {
        sum += weighted(i);
        projection += weighted(i) * normalised(i);
        dgamma.add(i, static_cast<Wide>(dy[i]) * normalised(i));
        dbeta.add(i, static_cast<Wide>(dy[i]));
    }
    const Wide mean_gradient = sum / static_cast<Wide>(cols);
    const Wide mean_projection = projection / static_cast<Wide>(cols);
    for (std::int64_t i = 0; i < cols; ++i) {
        const Wide along = normalised(i) * mean_projection;
        dx[i] = static_cast<double>(row.reciprocal_deviation * (weighted(i) - mean_gradient - along));
        scale[i] = static_cast<double>(row.reciprocal_deviation *
                                       std::sqrt(square(weighted(i)) + square(mean_gradient) + square(along)));
    }
}

std::vector<OracleOutput> backward(const DenseTensor& x, const DenseTensor& gamma, const DenseTensor& dy)
{
    const std::int64_t cols = x.shape[1];
    OracleOutput dx{{x.shape, std::vector<double>(x.values.size())}, std::vector<double>(x.values.size())};
    ColumnSums dgamma(cols);
    ColumnSums dbeta(cols);
    for (std::int64_t r = 0; r < x.shape[0]; ++r) {
        gradientRow(x.values.data() + r * cols, dy.values.data() + r * cols, gamma.values, cols,
                    dx.value.values.data() + r * cols, dx.scale.data() + r * cols, dgamma, dbeta);
    }
    std::vector<OracleOutput> outputs;
    outputs.push_back(std::move(dx));
    outputs.push_back(dgamma.output());
    outputs.push_back(dbeta.output());
    return outputs;
}

}  // namespace

Expected<std::vector<OracleOutput>> oracle(const Case& at, std::span<const DenseTensor> inputs)
{
    if (auto checked = checkInputs(inputs, 3, "layer_norm"); !checked) {
        return tl::unexpected(checked.error());
    }
    return at.mode == PassMode::backward ? backward(inputs[0], inputs[1], inputs[2])
                                         : forward(inputs[0], inputs[1], inputs[2]);
}

}  // namespace assay::kernels::layer_norm
