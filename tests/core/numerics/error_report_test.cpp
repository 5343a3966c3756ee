#include "core/numerics/error_report.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

#include <gtest/gtest.h>

#include "core/numerics/convert.hpp"
#include "core/numerics/corpus.hpp"

namespace assay {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

// An output pair that owns its memory.
struct Pair {
    DType dtype;
    std::vector<double> reference;
    std::vector<unsigned char> bytes;

    Pair(DType type, std::vector<double> expected, const std::vector<double>& output)
        : dtype(type), reference(std::move(expected)), bytes(output.size() * sizeOf(type))
    {
        for (std::size_t i = 0; i < output.size(); ++i) {
            storeElement(bytes.data(), dtype, i, output[i]);
        }
    }

    ErrorReportInput input(Tolerance tolerance) const
    {
        return {"y", dtype, {static_cast<std::int64_t>(reference.size())}, bytes.data(), reference, {}, tolerance};
    }
    ErrorReport report(Tolerance tolerance) const
    {
        const ErrorReportInput one = input(tolerance);
        return errorReport({&one, 1});
    }
    ErrorReport report() const { return report(defaultTolerance(dtype)); }
};

TEST(ErrorReport, ComputesItsRowsAsDefined)
{
    // Errors 1, 0, −2, 0.5 against 1, 2, 4, −1: relative 1, 0, 0.5, 0.5.
    const auto report = Pair(DType::f64, {1, 2, 4, -1}, {2, 2, 2, -0.5}).report({0.5, 0.25});
    EXPECT_EQ(report.elements, 4U);
    EXPECT_EQ(report.absolute.max, 2);
    EXPECT_EQ(report.absolute.mean, 3.5 / 4);
    EXPECT_DOUBLE_EQ(*report.absolute.p95, 1 + 0.85 * 1);  // type 7: position 2.85 of 0, 0.5, 1, 2
    EXPECT_DOUBLE_EQ(*report.absolute.p99, 1 + 0.97 * 1);
    EXPECT_EQ(report.relative.max, 1);
    EXPECT_EQ(report.relative.mean, 0.5);
    EXPECT_DOUBLE_EQ(*report.normalised, std::sqrt(5.25 / 22));
    EXPECT_EQ(report.bias, -0.125);
    EXPECT_DOUBLE_EQ(*report.share_positive, 2.0 / 3);
    EXPECT_EQ(report.out_of_tolerance, 1U);  // allowances 0.75, 1.25, 2.25, 0.75
    EXPECT_DOUBLE_EQ(*report.worst_ratio, 1 / 0.75);
    ASSERT_TRUE(report.worst);
    EXPECT_EQ(report.worst->index, (std::vector<std::int64_t>{0}));
    EXPECT_EQ(report.worst->value_bits, "0x4000000000000000");
    EXPECT_EQ(report.worst->reference_bits, "0x3ff0000000000000");
    EXPECT_EQ(report.histogram.zeros, 1U);
}

TEST(ErrorReport, ExcludesNearZeroReferenceFromRelativeRows)  // N12
{
    std::vector<double> reference(100, 1.0);
    std::vector<double> output(100, 1.0);
    reference[3] = 0;
    output[3] = 1e-30;
    reference[4] = 1e-8;
    output[4] = 2e-8;
    const auto report = Pair(DType::f32, reference, output).report();
    EXPECT_EQ(report.relative.max, 0);
    EXPECT_EQ(report.relative_excluded, 2U);
    EXPECT_NEAR(*report.excluded_max_absolute, 1e-8, 1e-15);
    EXPECT_NEAR(*report.absolute.max, 1e-8, 1e-15);
    EXPECT_NEAR(report.relative_guard, 1.19e-7, 0.01e-7);
    EXPECT_TRUE(withinTolerance(report));
}

TEST(ErrorReport, ComparesHalvesInFloat64)  // N14
{
    // In float16 the first difference overflows and the second, 2^-25, rounds to 0.
    const auto report = Pair(DType::f16, {-60000, 0x1p-25}, {60000, 0}).report();
    EXPECT_EQ(report.absolute.max, 120000);
    const auto small = Pair(DType::f16, {0x1p-25}, {0}).report();
    EXPECT_EQ(small.absolute.max, 0x1p-25);
    EXPECT_EQ(small.histogram.zeros, 0U);
}

TEST(ErrorReport, ShapesMustMatchExactly)  // N13
{
    EXPECT_TRUE(requireSameShape({4, 1}, {4, 1}, "y"));
    for (const auto& got : std::vector<std::vector<std::int64_t>>{{4}, {1, 4}, {}, {4, 1, 1}}) {
        const auto same = requireSameShape({4, 1}, got, "y");
        ASSERT_FALSE(same);
        EXPECT_NE(describe(same.error()).find("(4, 1)"), std::string::npos);
    }
    Pair pair(DType::f32, {1, 2}, {1, 2});
    ErrorReportInput wrong = pair.input({});
    wrong.shape = {2, 2};
    EXPECT_THROW(errorReport({&wrong, 1}), std::invalid_argument);
}

TEST(ErrorReport, SignedZerosAreCountedAndAreNoErrorInValue)  // N20
{
    const Pair pair(DType::f32, {0.0, -0.0, -0.0, 1}, {-0.0, 0.0, -0.0, 1});
    const auto report = pair.report({0, 0});
    EXPECT_EQ(report.signed_zero_differences, 2U);
    EXPECT_EQ(report.absolute.max, 0);
    EXPECT_EQ(report.ulp.max, 0);
    EXPECT_TRUE(withinTolerance(report));
    EXPECT_FALSE(report.worst);
    const std::vector<float> expected{0.0F, -0.0F, -0.0F, 1};
    EXPECT_EQ(countDifferingBits(pair.bytes.data(), expected.data(), DType::f32, 4), 2U);  // not C1
}

TEST(ErrorReport, NanNeverPasses)  // N33, N3
{
    const std::size_t n = 1'000'000;
    const std::vector<double> reference(n, 1.0);
    const auto all = Pair(DType::f32, reference, std::vector<double>(n, kNaN)).report();
    EXPECT_EQ(all.nan_disagree, n);
    EXPECT_FALSE(withinTolerance(all));
    EXPECT_FALSE(all.absolute.max);
    EXPECT_FALSE(all.worst_ratio);

    auto output = reference;
    output[123'456] = kNaN;
    const auto one = Pair(DType::f32, reference, output).report();
    EXPECT_EQ(one.nan_disagree, 1U);
    EXPECT_FALSE(withinTolerance(one));
    EXPECT_EQ(one.worst->index, (std::vector<std::int64_t>{123'456}));

    const auto wildcard = Pair(DType::f32, {kNaN, kNaN}, {0, kNaN}).report();
    EXPECT_EQ(wildcard.nan_disagree, 1U);
    EXPECT_EQ(wildcard.nan_reference, 2U);
    EXPECT_EQ(wildcard.nan_output, 1U);
}

TEST(ErrorReport, OneBadElementOfAMillionIsFound)  // N33
{
    const std::vector<double> reference(1'000'000, 1.0);
    auto output = reference;
    output[999'999] = 1.001;
    const auto report = Pair(DType::f32, reference, output).report();
    EXPECT_EQ(report.out_of_tolerance, 1U);
    EXPECT_EQ(report.absolute.p99, 0);
    EXPECT_EQ(report.worst->index, (std::vector<std::int64_t>{999'999}));
}

TEST(ErrorReport, AllowanceThatIsNotANumberLetsNothingPass)
{
    const Pair pair(DType::f32, {1}, {2});
    const std::vector<double> scale{kNaN};
    ErrorReportInput input = pair.input({1e-6, 1e-6});
    input.scale = scale;
    input.tolerance.atol = kNaN;
    EXPECT_EQ(errorReport({&input, 1}).out_of_tolerance, 1U);
}

TEST(ErrorReport, ReferencesBeyondTheRangeAreExpectedAsInfinity)
{
    // 65520 is the midpoint between float16's largest value and what would come next.
    const auto report = Pair(DType::f16, {65519, 65520, -1e9, 1e9}, {65504, kInf, -kInf, 65504}).report({1e-3, 1e-5});
    EXPECT_EQ(report.inf_reference, 3U);
    EXPECT_EQ(report.inf_output, 2U);
    EXPECT_EQ(report.inf_disagree, 1U);
    EXPECT_EQ(report.nan_disagree, 0U);
    EXPECT_EQ(report.out_of_tolerance, 0U);
    EXPECT_FALSE(withinTolerance(report));
    EXPECT_EQ(report.worst->index, (std::vector<std::int64_t>{3}));
    EXPECT_EQ(report.worst->reference_bits, "0x7c00");
    EXPECT_EQ(Pair(DType::f32, {kInf}, {-kInf}).report().inf_disagree, 1U);
    EXPECT_EQ(Pair(DType::f32, {kInf}, {kNaN}).report().nan_disagree, 1U);
}

TEST(ErrorReport, UlpRowIsZeroForACorrectlyRoundedOutput)  // N32
{
    const double reference = 24 + 0.06;  // inside half a bfloat16 step of 24
    const auto report = Pair(DType::bf16, {reference}, {reference}).report({0, 0.01});
    EXPECT_EQ(report.ulp.max, 0);
    EXPECT_EQ(report.out_of_tolerance, 1U);  // the tolerance is below half a step
    EXPECT_EQ(Pair(DType::bf16, {24}, {24.125}).report().ulp.max, 1);
}

TEST(ErrorReport, ScaleWidensTheAllowanceOfSumsThatCancel)
{
    const Pair pair(DType::f32, {1e-3}, {2e-3});
    const std::vector<double> scale{1e4};
    ErrorReportInput input = pair.input(defaultTolerance(DType::f32));
    EXPECT_EQ(errorReport({&input, 1}).out_of_tolerance, 1U);
    input.scale = scale;
    EXPECT_EQ(errorReport({&input, 1}).out_of_tolerance, 0U);
}

TEST(ErrorReport, SaysWhenAnOutputOfZerosWouldPass)
{
    const Tolerance tolerance{0, 1e-2};
    EXPECT_TRUE(Pair(DType::f32, {4e-6, 0}, {4e-6, 0}).report(tolerance).zero_output_would_pass);
    EXPECT_FALSE(Pair(DType::f32, {4e-6, 1}, {4e-6, 1}).report(tolerance).zero_output_would_pass);
    EXPECT_FALSE(Pair(DType::f32, {0, -0.0}, {0, 0}).report(tolerance).zero_output_would_pass);
    EXPECT_FALSE(Pair(DType::f32, {4e-6, kNaN}, {4e-6, kNaN}).report(tolerance).zero_output_would_pass);
}

TEST(ErrorReport, EmptyOutputHasNoFiguresAndPasses)
{
    const auto report = Pair(DType::f32, {}, {}).report();
    EXPECT_EQ(report.elements, 0U);
    EXPECT_FALSE(report.absolute.max || report.relative.mean || report.ulp.p95 || report.bias || report.worst_ratio);
    EXPECT_FALSE(report.zero_output_would_pass);
    EXPECT_TRUE(withinTolerance(report));
    EXPECT_EQ(errorReport({}).elements, 0U);
}

TEST(ErrorReport, HistogramBinsAreQuartersOfADecade)
{
    const std::vector<double> errors{1e-3, 1.7e-3, 1.8e-3, 3.1e-3, 3.2e-3, 5.7e-3, 9.99e-3, 1e-2};
    const auto histogram = Pair(DType::f64, std::vector<double>(errors.size(), 0.0), errors).report().histogram;
    EXPECT_EQ(histogram.first_exponent, -20);
    ASSERT_EQ(histogram.counts.size(), 18U * 4 + 1);
    const std::vector<std::uint64_t> last(histogram.counts.end() - 5, histogram.counts.end());
    EXPECT_EQ(last, (std::vector<std::uint64_t>{2, 2, 1, 2, 1}));
}

TEST(ErrorReport, HistogramCountsEveryMagnitudeInItsBin)
{
    const auto random = corpusValues(ValueDistribution::uniform, DType::f64, {2000}, 9);
    for (const double u : random) {
        const double error = std::pow(10.0, -300 + 600 * u);
        const auto histogram = Pair(DType::f64, {0}, {error}).report().histogram;
        const double bin = std::floor((std::log10(error) - histogram.first_exponent) * 4);
        const auto counted = std::find(histogram.counts.begin(), histogram.counts.end(), 1U) - histogram.counts.begin();
        ASSERT_EQ(std::accumulate(histogram.counts.begin(), histogram.counts.end(), 0U), 1U);
        ASSERT_EQ(static_cast<double>(counted), bin) << error;
    }
    const auto smallest = Pair(DType::f64, {0}, {5e-324}).report().histogram;
    EXPECT_EQ(smallest.first_exponent, -324);
}

TEST(ErrorReport, SeveralOutputsAreMergedAsOne)
{
    const auto reference = corpusValues(ValueDistribution::normal, DType::f64, {1000}, 1);
    const auto noise = corpusValues(ValueDistribution::heavy_tailed, DType::f64, {1000}, 2);
    auto output = reference;
    for (std::size_t i = 0; i < output.size(); ++i) {
        output[i] += 1e-6 * noise[i];
    }
    const auto cut = [](const std::vector<double>& all, std::ptrdiff_t from, std::ptrdiff_t to) {
        return std::vector<double>(all.begin() + from, all.begin() + to);
    };
    const Pair whole(DType::f32, reference, output);
    const Pair first(DType::f32, cut(reference, 0, 300), cut(output, 0, 300));
    const Pair second(DType::f32, cut(reference, 300, 1000), cut(output, 300, 1000));
    const Tolerance tolerance = defaultTolerance(DType::f32);
    const std::vector<ErrorReportInput> parts{first.input(tolerance), second.input(tolerance)};
    ErrorReport merged = errorReport(parts);
    const ErrorReport once = whole.report();
    ASSERT_TRUE(merged.worst && once.worst);
    EXPECT_EQ(merged.worst->value, once.worst->value);
    merged.worst = once.worst;  // its coordinates differ, of course
    EXPECT_EQ(merged, once);
}

TEST(ErrorReport, PercentilesMatchASortedSeries)
{
    for (const std::int64_t n : {1, 2, 19, 20, 101, 5000}) {
        auto errors = corpusValues(ValueDistribution::uniform, DType::f64, {n}, static_cast<std::uint64_t>(n));
        const auto report = Pair(DType::f64, std::vector<double>(errors.size(), 0.0), errors).report();
        std::sort(errors.begin(), errors.end());
        const auto at = [&](double share) {
            const double position = share * static_cast<double>(n - 1);
            const auto low = static_cast<std::size_t>(std::floor(position));
            const auto high = static_cast<std::size_t>(std::ceil(position));
            return errors[low] + (position - std::floor(position)) * (errors[high] - errors[low]);
        };
        EXPECT_DOUBLE_EQ(*report.absolute.p95, at(0.95)) << n;
        EXPECT_DOUBLE_EQ(*report.absolute.p99, at(0.99)) << n;
        EXPECT_EQ(report.absolute.max, errors.back());
    }
}

TEST(ErrorReport, NormalisedErrorSurvivesSquaresThatOverflow)
{
    const auto report = Pair(DType::f64, {1e300, -1e300}, {1.5e300, -1e300}).report();
    EXPECT_NEAR(*report.normalised, 0.5 / std::sqrt(2.0), 1e-12);
}

TEST(SignTest, MatchesCountingAndIsContinuousAtTheApproximation)
{
    EXPECT_DOUBLE_EQ(signTest(0, 5), 2.0 / 32);
    EXPECT_DOUBLE_EQ(signTest(5, 5), 2.0 / 32);
    EXPECT_DOUBLE_EQ(signTest(1, 6), 2.0 * 7 / 64);
    EXPECT_DOUBLE_EQ(signTest(3, 6), 1);
    EXPECT_DOUBLE_EQ(signTest(0, 0), 1);
    EXPECT_NEAR(signTest(4900, 10'000), signTest(4900, 10'001), 5e-3);
    EXPECT_LT(signTest(1'000'000, 1'010'000), 1e-100);
}

}  // namespace
}  // namespace assay
