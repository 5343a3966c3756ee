#include "core/matrix/rules.hpp"

#include <gtest/gtest.h>

#include "core/matrix/expand.hpp"
#include "tests/core/matrix/sample_families.hpp"

namespace assay {
namespace {

Case sample()
{
    Case at;
    at.sizes = {{"rows", 64}, {"cols", 1000}};
    at.dtype = DType::bf16;
    return at;
}

TEST(Rules, EveryOperatorOnSizesAndNames)
{
    const std::vector<std::pair<std::string, bool>> table{
        {"cols = 1000", true},  {"cols = 999", false},    {"cols != 999", true},  {"cols != 1000", false},
        {"cols < 1001", true},  {"cols < 1000", false},   {"cols <= 1000", true}, {"cols <= 999", false},
        {"cols > 999", true},   {"cols > 1000", false},   {"cols >= 1000", true}, {"cols >= 1001", false},
        {"cols % 8", true},     {"cols % 16", false},     {"cols%4", true},       {"cols<1e4", false},
        {"dtype = bf16", true}, {"dtype != bf16", false}, {"dtype=f32", false},   {"device = host", true},
        {"depth = 1", false},   {"depth != 1", false},
    };
    for (const auto& [text, expected] : table) {
        const auto condition = parseCondition(text);
        ASSERT_TRUE(condition) << text;
        EXPECT_EQ(matches(*condition, sample()), expected) << text;
    }
}

TEST(Rules, ConditionsOfARuleHoldTogether)
{
    EXPECT_TRUE(matches(MatrixRule{false, {{"cols", ">", "1"}, {"dtype", "=", "bf16"}}}, sample()));
    EXPECT_FALSE(matches(MatrixRule{false, {{"cols", ">", "1"}, {"dtype", "=", "f32"}}}, sample()));
}

TEST(Rules, TextsThatAreNoConditionsAreRefused)
{
    for (const char* text : {"", "cols", "= 5", "cols >", "cols 5", "  < 3", "!", "cols ! 5"}) {
        EXPECT_FALSE(parseCondition(text)) << text;
    }
    const auto condition = parseCondition("  cols>=  64 ");
    ASSERT_TRUE(condition);
    EXPECT_EQ(*condition, (AxisCondition{"cols", ">=", "64"}));
}

TEST(Rules, ConditionsThatCannotBeMeantAreRefused)
{
    const auto family = test::rowFamily();
    const std::vector<AxisCondition> wrong{{"depth", "=", "1"},   {"dtype", "<", "f32"}, {"dtype", "=", "float"},
                                           {"cols", "=", "many"}, {"cols", "%", "0"},    {"cols", "~", "4"},
                                           {"cols", "<", "-4"}};
    for (const auto& condition : wrong) {
        EXPECT_FALSE(checkCondition(condition, family)) << conditionText(condition);
    }
    EXPECT_TRUE(checkCondition({"values", "!=", "zeros"}, family));
    EXPECT_TRUE(checkCondition({"device", "=", "cuda:0"}, family));
}

}  // namespace
}  // namespace assay
