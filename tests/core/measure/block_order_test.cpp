#include "core/measure/block_order.hpp"

#include <gmock/gmock.h>

#include <map>

namespace assay {
namespace {

TEST(BlockOrder, IsAPermutationThatTheSeedFixes)
{
    EXPECT_THAT(blockOrder(5, 0, 4), testing::UnorderedElementsAre(0, 1, 2, 3));
    EXPECT_EQ(blockOrder(5, 3, 4), blockOrder(5, 3, 4));
    EXPECT_TRUE(blockOrder(5, 0, 0).empty());
    EXPECT_THAT(blockOrder(5, 9, 1), testing::ElementsAre(0));
}

// Each of the 6 orders of 3 variants is expected 1000 times in 6000 blocks with deviation 29: ±150 is 5 deviations.
TEST(BlockOrder, EveryOrderIsEquallyLikely)
{
    std::map<std::vector<int>, int> counts;
    for (int block = 0; block < 6000; ++block) {
        ++counts[blockOrder(42, block, 3)];
    }
    EXPECT_EQ(counts.size(), 6U);
    for (const auto& [order, count] : counts) {
        EXPECT_NEAR(count, 1000, 150);
    }
}

TEST(BlockOrder, SeedsGiveDifferentSequences)
{
    int same = 0;
    for (int block = 0; block < 100; ++block) {
        same += blockOrder(1, block, 3) == blockOrder(2, block, 3) ? 1 : 0;
    }
    EXPECT_LT(same, 50);
}

}  // namespace
}  // namespace assay
