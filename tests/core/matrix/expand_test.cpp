#include "core/matrix/expand.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "tests/core/matrix/sample_families.hpp"

namespace assay {
namespace {

Matrix smallMatrix()
{
    Matrix matrix;
    matrix.preset = "custom";
    matrix.sizes = {{"rows", {64, 7}}, {"cols", {1024, 1000, 0}}};
    matrix.dtypes = {DType::f32, DType::bf16};
    matrix.layouts = {Layout::contiguous, Layout::transposed};
    matrix.values = {ValueDistribution::normal, ValueDistribution::offset, ValueDistribution::zeros};
    matrix.modes = {PassMode::forward, PassMode::backward};
    matrix.caches = {CacheState::warm, CacheState::cold};
    return matrix;
}

std::vector<Case> expanded(const Matrix& matrix)
{
    auto cases = expand(matrix, test::rowFamily(), "host");
    EXPECT_TRUE(cases) << describe(cases.error());
    return cases.value_or(std::vector<Case>{});
}

bool unique(const std::vector<Case>& cases)
{
    std::set<CaseKey> keys;
    return std::all_of(cases.begin(), cases.end(), [&](const Case& at) { return keys.insert(caseKey(at)).second; });
}

using Shapes = std::set<std::pair<std::int64_t, std::int64_t>>;

template <class Test>
Shapes shapesWhere(const std::vector<Case>& cases, Test test)
{
    Shapes shapes;
    for (const auto& at : cases) {
        if (test(at)) {
            shapes.insert({at.sizes.at("rows"), at.sizes.at("cols")});
        }
    }
    return shapes;
}

TEST(Expand, StarHasEveryShapeAtTheBaseAndOtherValuesAtTwoShapes)
{
    const auto cases = expanded(smallMatrix());
    // 2 · 3 shapes; 1 dtype, 1 layout, 2 values, 1 mode at two shapes; cold at the target
    EXPECT_EQ(cases.size(), 6U + 2 * 5 + 1);
    EXPECT_TRUE(unique(cases));
    const Shapes probes{{64, 1024}, {7, 1000}};
    EXPECT_EQ(shapesWhere(cases, [](const Case& at) { return at.dtype == DType::bf16; }), probes);
    EXPECT_EQ(shapesWhere(cases, [](const Case& at) { return at.layout == Layout::transposed; }), probes);
    EXPECT_EQ(shapesWhere(cases, [](const Case& at) { return at.values == ValueDistribution::zeros; }), probes);
    EXPECT_EQ(shapesWhere(cases, [](const Case& at) { return at.mode == PassMode::backward; }), probes);
    EXPECT_EQ(shapesWhere(cases, [](const Case& at) { return at.cache == CacheState::cold; }), (Shapes{{64, 1024}}));
}

TEST(Expand, FullCrossingIsTheWholeProductInAFixedOrder)
{
    Matrix matrix = smallMatrix();
    matrix.crossing = Crossing::full;
    const auto cases = expanded(matrix);
    ASSERT_EQ(cases.size(), 2U * 3 * 2 * 2 * 3 * 2 * 2);
    EXPECT_TRUE(unique(cases));
    EXPECT_EQ(cases, expanded(matrix));
    EXPECT_EQ(cases[0].cache, CacheState::warm);
    EXPECT_EQ(cases[1].cache, CacheState::cold);
    EXPECT_EQ(cases[2].mode, PassMode::backward);
    EXPECT_EQ(cases.front().sizes, (Sizes{{"rows", 64}, {"cols", 1024}}));
    EXPECT_EQ(cases.back().sizes, (Sizes{{"rows", 7}, {"cols", 0}}));
}

TEST(Expand, RepeatedValuesMakeNoRepeatedCases)
{
    Matrix matrix = smallMatrix();
    matrix.sizes["rows"] = {64, 64, 7, 64};
    matrix.dtypes = {DType::f32, DType::f32, DType::bf16};
    EXPECT_EQ(expanded(matrix).size(), expanded(smallMatrix()).size());
    EXPECT_TRUE(unique(expanded(matrix)));
    matrix.crossing = Crossing::full;
    EXPECT_TRUE(unique(expanded(matrix)));
}

TEST(Expand, CarriesTheDevice)
{
    const auto cases = expand(smallMatrix(), test::rowFamily(), "cuda:0");
    ASSERT_TRUE(cases);
    EXPECT_EQ(cases->front().device, "cuda:0");
}

TEST(Expand, ExclusionWinsOverInclusion)
{
    Matrix matrix = smallMatrix();
    matrix.rules = {{true, {{"rows", "=", "64"}}},
                    {true, {{"cols", "=", "0"}}},
                    {false, {{"dtype", "=", "bf16"}, {"cols", "%", "1024"}}}};
    const auto wanted = [](const Case& at) {
        return (at.sizes.at("rows") == 64 || at.sizes.at("cols") == 0) &&
               !(at.dtype == DType::bf16 && at.sizes.at("cols") % 1024 == 0);
    };
    const auto all = expanded(smallMatrix());
    std::vector<Case> expected;
    std::copy_if(all.begin(), all.end(), std::back_inserter(expected), wanted);
    ASSERT_LT(expected.size(), all.size());
    ASSERT_FALSE(expected.empty());
    EXPECT_EQ(expanded(matrix), expected);
}

TEST(Expand, TooManyCasesAreAnErrorWithTheCount)
{
    Matrix matrix = smallMatrix();
    matrix.crossing = Crossing::full;
    matrix.sizes["rows"].clear();
    for (std::int64_t i = 0; i < 2000; ++i) {
        matrix.sizes["rows"].push_back(i);
    }
    const auto some = expand(matrix, test::rowFamily(), "host");
    ASSERT_FALSE(some);
    EXPECT_NE(some.error().what.find("288000 cases"), std::string::npos) << some.error().what;  // 2000 · 3 · 48
    matrix.sizes["cols"] = matrix.sizes["rows"];
    const auto many = expand(matrix, test::rowFamily(), "host");
    ASSERT_FALSE(many);
    EXPECT_NE(many.error().what.find("192000000 cases"), std::string::npos) << many.error().what;
    // Rules may bring it back under the bound.
    matrix.sizes["cols"] = {1024, 1000, 0};
    matrix.rules = {{false, {{"rows", ">", "10"}}}};
    EXPECT_TRUE(expand(matrix, test::rowFamily(), "host"));
}

TEST(Expand, RefusesWhatTheFamilyDoesNotHave)
{
    const auto refused = [](auto change) {
        Matrix matrix = smallMatrix();
        change(matrix);
        const auto cases = expand(matrix, test::rowFamily(), "host");
        return cases ? std::string("accepted") : describe(cases.error());
    };
    EXPECT_NE(refused([](Matrix& m) { m.dtypes = {DType::f16}; }).find("f16"), std::string::npos);
    EXPECT_NE(refused([](Matrix& m) { m.modes.clear(); }).find("mode"), std::string::npos);
    EXPECT_NE(refused([](Matrix& m) { m.sizes["depth"] = {1}; }).find("depth"), std::string::npos);
    EXPECT_NE(refused([](Matrix& m) { m.sizes.erase("cols"); }).find("cols"), std::string::npos);
    EXPECT_NE(refused([](Matrix& m) { m.sizes["cols"] = {-1}; }).find("-1"), std::string::npos);
    EXPECT_NE(refused([](Matrix& m) { m.rules = {{false, {{"depth", "=", "1"}}}}; }).find("depth"), std::string::npos);
}

TEST(Presets, QuickIsSmallAndUnknownOnesAreRefused)
{
    const auto quick = presetMatrix(test::rowFamily(), "quick");
    ASSERT_TRUE(quick);
    EXPECT_EQ(quick->dtypes, std::vector{DType::f32});
    EXPECT_EQ(quick->values, (std::vector{ValueDistribution::normal, ValueDistribution::offset}));
    EXPECT_EQ(quick->caches, std::vector{CacheState::warm});
    const auto unknown = presetMatrix(test::rowFamily(), "thorough");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.error().code, ErrorCode::not_found);
}

}  // namespace
}  // namespace assay
