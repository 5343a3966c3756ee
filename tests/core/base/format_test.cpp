#include "core/base/format.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace assay {
namespace {

struct Row {
    std::string shown, expected;
};

TEST(Format, PicksTheUnitThatLeavesThreeDigits)
{
    const Row rows[] = {
        {formatDuration(0), "0 ns"},
        {formatDuration(12), "12 ns"},
        {formatDuration(12'340), "12.3 µs"},
        {formatDuration(999'400), "999 µs"},
        {formatDuration(1.5e9), "1.50 s"},
        {formatBytes(512), "512 B"},
        {formatBytes(1.5 * 1024 * 1024), "1.50 MiB"},
        {formatRate(12.34e9), "12.3 GB/s"},
    };
    for (const auto& row : rows) {
        EXPECT_EQ(row.shown, row.expected);
    }
}

TEST(Format, PrintsOnlyTheDigitsThatTheUncertaintySupports)
{
    EXPECT_EQ(formatDuration(12'345, 1'000), "12 µs");
    EXPECT_EQ(formatDuration(12'345, 10), "12.35 µs");
}

TEST(Format, NamesTheUnitThatADurationWouldBeShownIn)
{
    EXPECT_EQ(durationUnit(2.5e6).symbol, "ms");
    EXPECT_EQ(durationUnit(2.5e6).ns, 1e6);
    EXPECT_EQ(durationUnit(0.5).symbol, "ns");
    EXPECT_EQ(durationUnit(std::nan("")).ns, 1);
}

TEST(Format, SaysFasterAndSlowerInWords)
{
    EXPECT_EQ(formatRatio(0.5), "2.00× faster");
    EXPECT_EQ(formatRatio(1.12), "12.0 % slower");
    EXPECT_EQ(formatRatio(1.0), "same");
    EXPECT_EQ(formatRatio(3), "3.00× slower");
    EXPECT_EQ(formatRatio(std::nan("")), "—");
}

TEST(Format, InvertsTheIntervalWithTheRatio)
{
    EXPECT_EQ(formatSpeedup(0.5, 0.4, 0.625), "2.00× [1.60, 2.50]");
    EXPECT_EQ(formatSpeedup(0.5, std::nullopt, std::nullopt), "2.00×");
}

TEST(Format, ShowsNothingAsADashNeverAsZero)
{
    EXPECT_EQ(formatDuration(std::nan("")), "—");
    EXPECT_EQ(formatBytes(INFINITY), "—");
}

TEST(Format, GroupsCountsByThinSpaces)
{
    EXPECT_EQ(formatCount(1234567), "1\u202f234\u202f567");
    EXPECT_EQ(formatCount(999), "999");
}

TEST(Format, KeepsSmallSharesVisible)
{
    EXPECT_EQ(formatPercent(0.123), "12.3 %");
    EXPECT_EQ(formatPercent(0.0012), "0.12 %");
    EXPECT_EQ(formatPercent(1), "100 %");
    EXPECT_EQ(formatPercent(0), "0 %");
}

}  // namespace
}  // namespace assay
