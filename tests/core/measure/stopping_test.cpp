#include "core/measure/stopping.hpp"

#include <gtest/gtest.h>

namespace assay {
namespace {

MeasureSettings settings()
{
    MeasureSettings values;
    values.min_blocks = 10;
    values.max_blocks = 30;
    values.case_budget_ns = 1e6;
    values.target_half_width = 0.01;
    return values;
}

// Log-ratios that alternate between centre − spread and centre + spread.
std::vector<double> alternating(int count, double centre, double spread)
{
    std::vector<double> series;
    for (int i = 0; i < count; ++i) {
        series.push_back(centre + (i % 2 == 0 ? spread : -spread));
    }
    return series;
}

TEST(Stopping, GoesOnBelowTheSmallestNumberOfBlocks)
{
    const std::vector<std::vector<double>> narrow{alternating(9, 0, 1e-5)};
    EXPECT_FALSE(decideStopping({9, 2e6, narrow}, settings()).stop);
}

TEST(Stopping, StopsWhenEveryIntervalIsNarrow)
{
    const std::vector<std::vector<double>> narrow{alternating(12, 0.3, 1e-4), alternating(12, 0, 1e-4)};
    EXPECT_TRUE(decideStopping({12, 0, narrow}, settings()).stop);
    const std::vector<std::vector<double>> one_wide{alternating(12, 0.3, 1e-4), alternating(12, 0, 0.2)};
    EXPECT_FALSE(decideStopping({12, 0, one_wide}, settings()).stop);
}

// A wide interval far from "no difference" is significant and still not narrow.
TEST(Stopping, DoesNotStopBecauseADifferenceIsSignificant)
{
    const std::vector<std::vector<double>> significant{alternating(12, -2, 0.2)};
    EXPECT_FALSE(decideStopping({12, 0, significant}, settings()).stop);
}

TEST(Stopping, StopsAtTheBudgetOnceThereAreEnoughBlocks)
{
    const std::vector<std::vector<double>> wide{alternating(10, 0, 0.2)};
    const auto decision = decideStopping({10, 1e6, wide}, settings());
    EXPECT_TRUE(decision.stop);
    EXPECT_EQ(decision.reason, "budget");
}

TEST(Stopping, CutsOffACaseFarOverItsBudget)
{
    const std::vector<std::vector<double>> wide{alternating(2, 0, 0.2)};
    EXPECT_FALSE(decideStopping({2, 4.9e6, wide}, settings()).stop);
    EXPECT_TRUE(decideStopping({2, 5.1e6, wide}, settings()).stop);
}

TEST(Stopping, StopsAtTheLargestNumberOfBlocks)
{
    EXPECT_TRUE(decideStopping({30, 0, {}}, settings()).stop);
}

TEST(Stopping, WithoutCandidatesOnlyBudgetAndBlocksCount)
{
    EXPECT_FALSE(decideStopping({12, 0, {}}, settings()).stop);
}

}  // namespace
}  // namespace assay
