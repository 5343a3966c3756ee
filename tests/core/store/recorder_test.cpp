#include "core/store/recorder.hpp"

#include <gtest/gtest.h>

#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/temporary_folder.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;
using testing_support::TemporaryFolder;

// Random campaigns over few cases, so that cases run again and variants are checked twice.
class RandomCampaign {
public:
    explicit RandomCampaign(std::uint64_t seed) : m_random(seed)
    {
        for (int i = 0; i < 3; ++i) {
            m_cases.push_back(m_random.at());
        }
    }

    RunnerEvent next()
    {
        switch (m_random.below(8)) {
            case 0:
                return RunStarted{m_random.run()};
            case 1:
                return start(m_random.pick(m_cases));
            case 2:
                return VariantChecked{someKey(), m_random.variant(m_random.coin() ? "a" : "b")};
            case 3:
                return CaseFinished{someKey(), CaseStatus::failed, m_random.text(), 5, 9};
            case 4:
                return LogLine{m_random.text(), m_random.coin()};
            case 5:
                return RunnerRestarted{"connection lost", 2};
            case 6:
                return RunFinished{false, "2026-01-02T03:05:05Z", Error{ErrorCode::process, "gone", "", ""},
                                   m_random.coin()};
            default:
                return BlockMeasured{someKey(), m_random.block(static_cast<int>(m_random.below(20)))};
        }
    }

private:
    RunnerEvent start(const Case& at)
    {
        CaseResult result = m_random.caseResult();
        result.at = at;
        result.status = CaseStatus::running;
        result.variants.clear();
        result.blocks.clear();
        m_begun.push_back(caseKey(at));
        return CaseStarted{result, 0, 3};
    }
    CaseKey someKey() { return m_begun.empty() ? "never begun" : m_random.pick(m_begun); }

    RandomValues m_random;
    std::vector<Case> m_cases;
    std::vector<CaseKey> m_begun;
};

TEST(Recorder, StoresWhatALiveViewShows)
{
    for (std::uint64_t seed = 0; seed < 15; ++seed) {
        const TemporaryFolder folder;
        const std::string path = folder.file("x.assay");
        Results live;
        {
            auto store = Store::create(path, RandomValues(seed).experiment());
            ASSERT_TRUE(store);
            Recorder recorder(*store);
            RandomCampaign campaign(seed);
            RunnerEvent event = RunStarted{RandomValues(seed).run()};
            for (int i = 0; i < 120; ++i) {
                // An event of a case that never began is refused by the store and ignored by the view.
                (void)recorder.record(event);
                assay::apply(live, event);
                event = campaign.next();
            }
            EXPECT_EQ(store->results().value(), live) << "seed " << seed;
        }
        EXPECT_EQ(Store::open(path, Store::Access::read_only).value().results().value(), live) << "seed " << seed;
        EXPECT_GT(live.cases.size(), 0U);
    }
}

TEST(Recorder, TiesCasesToTheRunThatMeasuredThem)
{
    const TemporaryFolder folder;
    RandomValues random(3);
    auto store = Store::create(folder.file("x.assay"), random.experiment());
    ASSERT_TRUE(store);
    Recorder recorder(*store);
    for (int i = 0; i < 2; ++i) {
        ASSERT_TRUE(recorder.record(RunStarted{random.run()}));
        ASSERT_TRUE(recorder.record(CaseStarted{random.caseResult(), 0, 1}));
    }
    const auto results = store->results().value();
    EXPECT_EQ(results.cases.at(0).run, 1);
    EXPECT_EQ(results.cases.at(1).run, 2);
}

TEST(Recorder, LogsWarningsRestartsAndFailures)
{
    Results live;
    assay::apply(live, LogLine{"slow clock", true});
    assay::apply(live, RunnerRestarted{"connection lost", 1});
    assay::apply(live, RunFinished{false, "", Error{ErrorCode::process, "the runner died", "ssh host", "Try again"}, true});
    EXPECT_EQ(live.log, (std::vector<std::string>{"warning: slow clock",
                                                  "warning: the runner was restarted (attempt 1): connection lost",
                                                  "error: ssh host: the runner died. Try again"}));
}

}  // namespace
}  // namespace assay
