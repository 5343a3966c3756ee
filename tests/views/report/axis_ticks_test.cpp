#include "views/report/axis_ticks.hpp"

#include <gtest/gtest.h>

namespace assay::views {
namespace {

std::vector<double> values(const std::vector<Tick>& ticks, bool labelled_only = false)
{
    std::vector<double> out;
    for (const auto& tick : ticks) {
        if (!labelled_only || tick.labelled) {
            out.push_back(tick.value);
        }
    }
    return out;
}

TEST(AxisTicks, StepsByOneTwoOrFive)
{
    EXPECT_EQ(values(linearTicks(0, 10, 5)), (std::vector<double>{0, 2, 4, 6, 8, 10}));
    EXPECT_EQ(values(linearTicks(0, 1, 2)), (std::vector<double>{0, 0.5, 1}));
}

TEST(AxisTicks, PutsPowersOfTenOnALogAxis)
{
    EXPECT_EQ(values(logTicks(1, 1000, 7)), (std::vector<double>{1, 10, 100, 1000}));
}

TEST(AxisTicks, ThinsLabelsOnALongLogAxis)
{
    EXPECT_LE(values(logTicks(1e-20, 1, 7), true).size(), 7U);
    EXPECT_EQ(values(logTicks(1e-20, 1, 7)).size(), 21U);
}

TEST(AxisTicks, AddsTwosAndFivesInsideOneDecade)
{
    EXPECT_EQ(values(logTicks(1.5, 8, 7)), (std::vector<double>{2, 5}));
}

TEST(AxisTicks, GivesNoneForARangeThatIsNone)
{
    EXPECT_TRUE(linearTicks(1, 1, 5).empty());
    EXPECT_TRUE(logTicks(0, 10, 5).empty());
    EXPECT_TRUE(logTicks(-1, 10, 5).empty());
}

}  // namespace
}  // namespace assay::views
