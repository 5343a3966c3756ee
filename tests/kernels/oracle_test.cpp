// Oracles against closed forms, independent formulas and finite differences.
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

#include <gtest/gtest.h>

#include "core/numerics/corpus.hpp"
#include "kernels/families.hpp"

namespace assay {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

const CatalogueEntry& family(const std::string& name)
{
    static const Catalogue catalogue = kernels::catalogue();
    return *catalogue.find(name);
}

std::vector<OracleOutput> oracle(const std::string& name, const std::vector<DenseTensor>& inputs,
                                 PassMode mode = PassMode::forward)
{
    Case at;
    at.mode = mode;
    at.dtype = DType::f64;
    auto outputs = family(name).oracle(at, inputs);
    EXPECT_TRUE(outputs) << (outputs ? "" : describe(outputs.error()));
    return outputs.value_or(std::vector<OracleOutput>{});
}

DenseTensor random(std::vector<std::int64_t> shape, std::uint64_t seed)
{
    auto values = corpusValues(ValueDistribution::normal, DType::f64, shape, seed);
    return {std::move(shape), std::move(values)};
}

void expectNear(const std::vector<double>& actual, const std::vector<double>& expected, double tolerance)
{
    ASSERT_EQ(actual.size(), expected.size());
    for (std::size_t i = 0; i < actual.size(); ++i) {
        if (std::isnan(expected[i])) {
            EXPECT_TRUE(std::isnan(actual[i])) << "element " << i;
        } else {
            EXPECT_NEAR(actual[i], expected[i], tolerance) << "element " << i;
        }
    }
}

// Central differences of Σ upstream · forward(x) with respect to input `which`.
std::vector<double> numericGradient(const std::string& name, std::vector<DenseTensor> inputs, std::size_t which,
                                    const DenseTensor& upstream)
{
    const auto objective = [&] {
        const auto y = oracle(name, inputs).front().value.values;
        return std::inner_product(y.begin(), y.end(), upstream.values.begin(), 0.0);
    };
    constexpr double kStep = 1e-5;
    std::vector<double> gradient;
    for (double& value : inputs[which].values) {
        const double kept = value;
        value = kept + kStep;
        const double above = objective();
        value = kept - kStep;
        const double below = objective();
        value = kept;
        gradient.push_back((above - below) / (2 * kStep));
    }
    return gradient;
}

TEST(SoftmaxOracle, GivesKnownQuotients)
{
    const double e = std::numbers::e;
    const auto y = oracle("softmax", {{{2, 3}, {0, 0, 0, 1, 2, 3}}});
    const double sum = e + e * e + e * e * e;
    expectNear(y[0].value.values, {1.0 / 3, 1.0 / 3, 1.0 / 3, e / sum, e * e / sum, e * e * e / sum}, 1e-15);
}

TEST(SoftmaxOracle, IgnoresMaskedElementsAndMakesPoisonedRowsNaN)
{
    const auto y = oracle("softmax", {{{4, 2}, {-kInf, 5, -kInf, -kInf, kNaN, 1, kInf, 1}}});
    expectNear(y[0].value.values, {0, 1, kNaN, kNaN, kNaN, kNaN, kNaN, kNaN}, 0);
}

TEST(SoftmaxOracle, SurvivesLogitsFarBelowAMaskSentinel)
{
    const auto y = oracle("softmax", {{{1, 3}, {-50000, -70000, -50000}}});
    expectNear(y[0].value.values, {0.5, 0, 0.5}, 1e-15);
}

TEST(SoftmaxOracle, BackwardMatchesFiniteDifferences)
{
    const auto x = random({3, 7}, 1);
    const auto dy = random({3, 7}, 2);
    expectNear(oracle("softmax", {x, dy}, PassMode::backward)[0].value.values, numericGradient("softmax", {x}, 0, dy),
               1e-8);
}

TEST(LayerNormOracle, NormalisesAKnownRow)
{
    // Mean 2, variance 2/3.
    const double d = 1 / std::sqrt(2.0 / 3 + 1e-5);
    const auto y = oracle("layer_norm", {{{1, 3}, {1, 2, 3}}, {{3}, {1, 1, 2}}, {{3}, {0, 5, 1}}});
    expectNear(y[0].value.values, {-d, 5, 2 * d + 1}, 1e-14);
}

TEST(LayerNormOracle, DoesNotDependOnTheRowsMean)
{
    const DenseTensor one{{4}, {1, 1, 1, 1}};
    const DenseTensor zero{{4}, {0, 0, 0, 0}};
    const auto near = oracle("layer_norm", {{{1, 4}, {0.5, -1, 2, 0.25}}, one, zero});
    const auto far = oracle("layer_norm", {{{1, 4}, {1048576.5, 1048575, 1048578, 1048576.25}}, one, zero});
    expectNear(far[0].value.values, near[0].value.values, 1e-14);
}

TEST(LayerNormOracle, BackwardMatchesFiniteDifferences)
{
    const auto x = random({4, 6}, 3);
    const auto gamma = random({6}, 4);
    const auto beta = random({6}, 5);
    const auto dy = random({4, 6}, 6);
    const auto gradients = oracle("layer_norm", {x, gamma, dy}, PassMode::backward);
    expectNear(gradients[0].value.values, numericGradient("layer_norm", {x, gamma, beta}, 0, dy), 1e-7);
    expectNear(gradients[1].value.values, numericGradient("layer_norm", {x, gamma, beta}, 1, dy), 1e-8);
    expectNear(gradients[2].value.values, numericGradient("layer_norm", {x, gamma, beta}, 2, dy), 1e-8);
}

TEST(SumOracle, SumsArithmeticSeriesExactlyAndScalesByTheRootOfSquares)
{
    DenseTensor x{{2, 1000}, {}};
    for (int i = 1; i <= 1000; ++i) {
        x.values.push_back(i);
    }
    for (int i = 0; i < 1000; ++i) {
        x.values.push_back(i % 2 == 0 ? 1e15 + 0.125 : -1e15);
    }
    const auto y = oracle("sum_reduction", {x});
    expectNear(y[0].value.values, {500500, 62.5}, 0);
    EXPECT_NEAR(y[0].scale[0], std::sqrt(1000.0 * 1001 * 2001 / 6), 1e-8);
}

TEST(SumOracle, GivesZeroForAnEmptyRowAndNaNForOppositeInfinities)
{
    expectNear(oracle("sum_reduction", {{{2, 0}, {}}})[0].value.values, {0, 0}, 0);
    const auto y = oracle("sum_reduction", {{{3, 2}, {kInf, 1, kInf, -kInf, kNaN, 1}}})[0].value.values;
    EXPECT_EQ(y[0], kInf);
    expectNear({y[1], y[2]}, {kNaN, kNaN}, 0);
}

TEST(ScanOracle, GivesTriangularNumbersPerRow)
{
    const auto y = oracle("inclusive_scan", {{{2, 5}, {1, 2, 3, 4, 5, -1, 1, -1, 1, -1}}});
    expectNear(y[0].value.values, {1, 3, 6, 10, 15, -1, 0, -1, 0, -1}, 0);
    expectNear({y[0].scale[1], y[0].scale[9]}, {std::sqrt(5.0), std::sqrt(5.0)}, 1e-15);
}

TEST(TransposeOracle, SwapsIndices)
{
    const auto y = oracle("transpose", {{{2, 3}, {1, 2, 3, 4, 5, 6}}});
    EXPECT_EQ(y[0].value.shape, (std::vector<std::int64_t>{3, 2}));
    expectNear(y[0].value.values, {1, 4, 2, 5, 3, 6}, 0);
}

TEST(GemmOracle, IdentityGivesTheOtherFactor)
{
    const auto b = random({4, 3}, 7);
    DenseTensor identity{{4, 4}, std::vector<double>(16, 0)};
    for (std::size_t i = 0; i < 4; ++i) {
        identity.values[i * 5] = 1;
    }
    expectNear(oracle("gemm", {identity, b})[0].value.values, b.values, 0);
}

TEST(GemmOracle, MatchesDotProductsAndScalesByTheirTerms)
{
    const auto c = oracle("gemm", {{{2, 2}, {1, 2, 3, 4}}, {{2, 2}, {5, 6, 7, 8}}});
    expectNear(c[0].value.values, {19, 22, 43, 50}, 0);
    expectNear({c[0].scale[0]}, {std::hypot(5.0, 14.0)}, 1e-14);
}

TEST(GemmOracle, EmptyInnerDimensionGivesZeros)
{
    const auto c = oracle("gemm", {{{2, 0}, {}}, {{0, 2}, {}}});
    expectNear(c[0].value.values, {0, 0, 0, 0}, 0);
}

TEST(BiasGeluOracle, GivesKnownValuesAndKeepsTheNegativeTail)
{
    // Φ(1) = 0.841344746068543, Φ(−10) = 7.61985302416053e-24 (tables of the normal distribution).
    const auto y = oracle("bias_gelu", {{{1, 4}, {0.5, 0, -1, -12}}, {{4}, {0.5, 0, 0, 2}}})[0].value.values;
    EXPECT_NEAR(y[0], 0.841344746068543, 1e-15);
    EXPECT_EQ(y[1], 0);
    EXPECT_NEAR(y[2], -(1 - 0.841344746068543), 1e-15);
    EXPECT_NEAR(y[3] / -7.61985302416053e-23, 1, 1e-13);
}

TEST(Oracles, RefuseInputsThatDoNotFit)
{
    for (const char* name :
         {"softmax", "layer_norm", "sum_reduction", "transpose", "gemm", "bias_gelu", "inclusive_scan"}) {
        EXPECT_FALSE(family(name).oracle(Case{}, std::vector<DenseTensor>{})) << name;
        const std::vector<DenseTensor> short_values(family(name).family.inputs(Case{}).size(),
                                                    DenseTensor{{2, 2}, {1}});
        EXPECT_FALSE(family(name).oracle(Case{}, short_values)) << name;
    }
}

}  // namespace
}  // namespace assay
