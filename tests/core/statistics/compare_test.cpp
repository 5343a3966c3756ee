#include "core/statistics/compare.hpp"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/statistics/diagnostics.hpp"
#include "tests/core/statistics/draws.hpp"

namespace assay {
namespace {

// A case in which block i timed "a" for before[i] and "b" for after[i].
CaseResult interleaved(const std::vector<double>& before, const std::vector<double>& after)
{
    CaseResult result;
    for (std::size_t i = 0; i < before.size(); ++i) {
        Block block;
        block.index = static_cast<int>(i);
        block.samples = {{"a", before[i]}, {"b", after[i]}};
        if (i % 2 == 1) {
            std::swap(block.samples[0], block.samples[1]);
        }
        result.blocks.push_back(block);
    }
    return result;
}

TEST(Compare, CallsFollowTheIntervalAndTheMargin)
{
    EXPECT_EQ(decide(0.5, 0.9, 0.01), Call::faster);
    EXPECT_EQ(decide(1.02, 1.5, 0.01), Call::slower);
    EXPECT_EQ(decide(0.995, 1.005, 0.01), Call::same);
    EXPECT_EQ(decide(0.98, 1.005, 0.01), Call::undecided);
    EXPECT_EQ(decide(0.9, 1.2, 0.01), Call::undecided);
    EXPECT_EQ(decide(0.9, 0.995, 0.01), Call::undecided);  // faster, but perhaps only within the margin
    EXPECT_EQ(decide(1, 1, 0), Call::same);
}

TEST(Compare, FewerThanSixPairsGiveNoFigure)  // T6
{
    for (const auto n : {0U, 1U, 2U, 5U}) {
        const auto comparison = compareRatios(std::vector<double>(n, -1.0), 0.01);
        EXPECT_EQ(comparison.pairs, static_cast<int>(n));
        EXPECT_FALSE(comparison.ratio || comparison.low || comparison.high);
        EXPECT_EQ(comparison.call, Call::undecided);
        EXPECT_EQ(comparison.note, "needs n ≥ 6");
    }
    // With six the interval reaches from the smallest to the largest.
    const auto six = compareRatios(std::vector<double>{-0.1, -0.2, -0.3, -0.4, -0.5, -0.6}, 0.01);
    EXPECT_NEAR(*six.ratio, std::exp(-0.35), 1e-12);
    EXPECT_DOUBLE_EQ(*six.low, std::exp(-0.6));
    EXPECT_DOUBLE_EQ(*six.high, std::exp(-0.1));
    EXPECT_EQ(six.call, Call::faster);
}

TEST(Compare, IdenticalSamplesHaveAnIntervalOfNoWidth)  // T7
{
    const std::vector<double> same(20, 1000.0);
    const auto equal = compare(interleaved(same, same), "a", "b", 0.01);
    EXPECT_EQ(equal.ratio, 1);
    EXPECT_EQ(equal.low, 1);
    EXPECT_EQ(equal.high, 1);
    EXPECT_EQ(equal.call, Call::same);
    const auto half = compare(interleaved(same, std::vector<double>(20, 500.0)), "a", "b", 0.01);
    EXPECT_NEAR(*half.ratio, 0.5, 1e-15);
    EXPECT_EQ(half.call, Call::faster);
}

TEST(Compare, RerunOfTheSameBinaryIsNeverSlower)  // T5
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        test::Draws draws(seed);
        const auto comparison =
            compare(interleaved(draws.normals(30, 1000, 5), draws.normals(30, 1008, 5)), "a", "b", 0.01);
        EXPECT_TRUE(comparison.call == Call::same || comparison.call == Call::undecided) << seed;
    }
}

TEST(Compare, ModesAreNamedWhenTheMedianJumpsBetweenThem)  // T8
{
    test::Draws draws(4);
    const auto bimodal = [&](double share_fast) {
        std::vector<double> values;
        for (int i = 0; i < 60; ++i) {
            values.push_back((draws.uniform() < share_fast ? 10'000 : 13'000) * (1 + 0.005 * draws.normal()));
        }
        return values;
    };
    const auto comparison = compare(interleaved(bimodal(0.6), bimodal(0.3)), "a", "b", 0.01);
    EXPECT_NE(comparison.note.find("a has two modes, 10.0 µs"), std::string::npos) << comparison.note;
    EXPECT_NE(comparison.note.find("b has two modes, 10."), std::string::npos) << comparison.note;
}

TEST(Compare, SameModesInOtherSharesAreNoRegression)  // T26
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::vector<double> before;
        std::vector<double> after;
        for (int i = 0; i < 40; ++i) {
            before.push_back(i % 2 == 0 ? 10'000 : 14'000);
            after.push_back(i % 20 < 9 ? 10'000 : 14'000);  // 45 % and 55 %
        }
        std::shuffle(before.begin(), before.end(), std::mt19937_64(seed));
        std::shuffle(after.begin(), after.end(), std::mt19937_64(seed + 1000));
        const auto comparison = compare(interleaved(before, after), "a", "b", 0.01);
        EXPECT_TRUE(comparison.call == Call::same || comparison.call == Call::undecided) << seed;
    }
}

TEST(Compare, InterleavingCancelsADriftThatRunningInTurnWouldReport)  // T9
{
    test::Draws draws(8);
    std::vector<double> before;
    std::vector<double> after;
    std::vector<double> in_turn;
    for (int i = 0; i < 60; ++i) {
        const auto at = [&](double when) { return 1000 * (1 + 0.05 * when) * (1 + 0.002 * draws.normal()); };
        before.push_back(at((2 * i) / 120.0));
        after.push_back(at((2 * i + 1) / 120.0));
        in_turn.push_back(at(i / 120.0));
    }
    EXPECT_EQ(compare(interleaved(before, after), "a", "b", 0.01).call, Call::same);
    EXPECT_TRUE(detectDrift(in_turn).present);  // the half that all-A-then-all-B would have used for A
    EXPECT_TRUE(detectDrift(before).present);
}

TEST(Compare, PairsInsideBlocksResolveWhatTheSpreadHides)  // T27
{
    test::Draws draws(6);
    std::vector<double> before;
    std::vector<double> after;
    for (int i = 0; i < 40; ++i) {
        const double machine = 1000 * (1 + 0.15 * draws.normal());  // as slow as the machine is in this block
        before.push_back(machine * (1 + 0.002 * draws.normal()));
        after.push_back(machine * 0.977 * (1 + 0.002 * draws.normal()));
    }
    const auto comparison = compare(interleaved(before, after), "a", "b", 0.01);
    EXPECT_EQ(comparison.call, Call::faster);
    EXPECT_NEAR(*comparison.ratio, 0.977, 0.002);
    EXPECT_NE(comparison.method.find("paired"), std::string::npos);
    EXPECT_LT(*summarise(after).median_low_ns, *summarise(before).median_high_ns);  // unpaired: they overlap
}

TEST(Compare, BlocksWithoutAValidPairAreLeftOutAndCounted)  // T13, T21
{
    CaseResult result = interleaved(std::vector<double>(10, 100.0), std::vector<double>(10, 50.0));
    result.blocks[2].samples[0].state = SampleState::invalid;
    result.blocks[3].samples.pop_back();
    result.blocks[4].samples[1].duration_ns = -1.78e6;  // even if nobody marked it
    const auto comparison = compare(result, "a", "b", 0.01);
    EXPECT_EQ(comparison.pairs, 7);
    EXPECT_NEAR(*comparison.ratio, 0.5, 1e-12);
    EXPECT_NE(comparison.note.find("3 of 10 blocks left out"), std::string::npos);
    EXPECT_EQ(comparison.baseline, "a");
    EXPECT_EQ(comparison.candidate, "b");
    EXPECT_EQ(compare(result, "a", "missing", 0.01).pairs, 0);
}

// Share of intervals that hold the true ratio; 1500 draws put three standard errors at 1.7 %.
double coverage(std::size_t n, bool heavy_tailed)
{
    constexpr int kRuns = 1500;
    constexpr double kTruth = 0.03;
    int hits = 0;
    test::Draws draws(1000 + n + (heavy_tailed ? 1 : 0));
    for (int run = 0; run < kRuns; ++run) {
        std::vector<double> logs;
        for (std::size_t i = 0; i < n; ++i) {
            const double noise = heavy_tailed ? draws.exponential() - draws.exponential() : draws.normal();
            logs.push_back(kTruth + 0.02 * noise);
        }
        const auto comparison = compareRatios(logs, 0.01);
        hits += *comparison.low <= std::exp(kTruth) && std::exp(kTruth) <= *comparison.high ? 1 : 0;
    }
    return static_cast<double>(hits) / kRuns;
}

TEST(Compare, IntervalsHoldTheTruthAsOftenAsTheyClaim)
{
    for (const std::size_t n : {12U, 20U, 35U, 50U, 51U, 60U}) {
        for (const bool heavy_tailed : {false, true}) {
            const double share = coverage(n, heavy_tailed);
            EXPECT_GE(share, 0.93) << n << (heavy_tailed ? " Laplace" : " normal");
            EXPECT_LE(share, 0.97) << n << (heavy_tailed ? " Laplace" : " normal");
        }
    }
}

TEST(Compare, EqualKernelsAreRarelyCalledDifferent)
{
    int called = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        test::Draws draws(seed);
        const auto call = compareRatios(draws.normals(30, 0, 0.02), 0).call;
        called += call == Call::faster || call == Call::slower ? 1 : 0;
    }
    EXPECT_LE(called, 34);  // 5 % of 400 and three standard errors
}

}  // namespace
}  // namespace assay
