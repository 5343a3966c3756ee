#include "core/measure/batching.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace assay {
namespace {

TEST(Batching, LongCallsRunOnce)
{
    EXPECT_EQ(repetitionsFor(1e6, 20, CacheState::warm), 1);
    EXPECT_EQ(repetitionsFor(1000, 20, CacheState::warm), 1);  // exactly 50 steps
}

TEST(Batching, ShortCallsFillFiftySteps)
{
    EXPECT_EQ(repetitionsFor(999, 20, CacheState::warm), 2);
    EXPECT_EQ(repetitionsFor(100, 20, CacheState::warm), 10);
    EXPECT_EQ(repetitionsFor(30, 20, CacheState::warm), 34);
}

TEST(Batching, ColdCallsAreNeverRepeated)
{
    EXPECT_EQ(repetitionsFor(30, 20, CacheState::cold), 1);
}

TEST(Batching, NonsenseEstimatesStayBounded)
{
    EXPECT_EQ(repetitionsFor(0, 20, CacheState::warm), 50);
    EXPECT_EQ(repetitionsFor(std::numeric_limits<double>::quiet_NaN(), 20, CacheState::warm), 50);
    EXPECT_EQ(repetitionsFor(1e-9, 20, CacheState::warm), kMaxRepetitions);
    EXPECT_EQ(repetitionsFor(100, 0, CacheState::warm), 1);
}

}  // namespace
}  // namespace assay
