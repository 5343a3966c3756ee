#include "views/pages/rule_text.hpp"

#include <gtest/gtest.h>

#include "tests/views/synthetic.hpp"

namespace assay::views {
namespace {

std::string anySize()
{
    return syntheticFamily().description.size_axes.front().name;
}

TEST(RuleText, ReadsConditionsJoinedByAndOrCommas)
{
    const std::string axis = anySize();
    const QString text = QString::fromStdString(axis + " < 64 and dtype=bf16, values != zeros");
    const auto conditions = parseConditions(text, syntheticFamily().description);
    ASSERT_TRUE(conditions) << conditions.error().what;
    const std::vector<AxisCondition> expected{{axis, "<", "64"}, {"dtype", "=", "bf16"}, {"values", "!=", "zeros"}};
    EXPECT_EQ(*conditions, expected);
}

TEST(RuleText, WritesWhatItReads)
{
    const std::vector<AxisCondition> conditions{{anySize(), "%", "4"}, {"mode", "=", "backward"}};
    const auto read = parseConditions(conditionsText(conditions), syntheticFamily().description);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, conditions);
}

TEST(RuleText, RefusesWhatMakesNoSense)
{
    const std::string axis = anySize();
    for (const std::string& text :
         {std::string(), std::string("nonsense"), std::string("height < 3"), std::string("dtype < f32"),
          std::string("dtype = f12"), axis + " < -1", axis + " < many", axis + " % 0"}) {
        EXPECT_FALSE(parseConditions(QString::fromStdString(text), syntheticFamily().description)) << text;
    }
}

}  // namespace
}  // namespace assay::views
