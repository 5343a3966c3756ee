#include <gtest/gtest.h>

#include "app/workbench/command_palette.hpp"
#include "app/workbench/derived.hpp"
#include "app/workbench/latest_job.hpp"
#include "app/workbench/status_line.hpp"
#include "app/workbench/trust.hpp"
#include "tests/gui/workspace.hpp"
#include "tests/views/synthetic.hpp"

namespace assay::workbench {
namespace {

TEST(CommandPalette, FindsWordsInAnyOrder)
{
    EXPECT_TRUE(CommandPalette::matches("Report as PDF", "pdf report"));
    EXPECT_TRUE(CommandPalette::matches("Report as PDF", ""));
    EXPECT_FALSE(CommandPalette::matches("Report as PDF", "html"));
}

TEST(StatusLine, TellsTheTimeLeftNoFinerThanItIsKnown)
{
    EXPECT_EQ(StatusLine::timeLeftText(2), "about 5 s left");
    EXPECT_EQ(StatusLine::timeLeftText(41), "about 45 s left");
    EXPECT_EQ(StatusLine::timeLeftText(170), "about 3 min left");
    EXPECT_EQ(StatusLine::timeLeftText(5400), "about 1.5 h left");
}

TEST(LatestJob, HandsOverTheNewestResultOnly)
{
    std::vector<int> results;
    LatestJob<int> job;
    for (int i = 0; i < 5; ++i) {
        job.start([i](std::stop_token) { return i; }, [&](int result) { results.push_back(result); });
    }
    ASSERT_TRUE(eventually([&] { return !results.empty(); }));
    QTest::qWait(50);
    EXPECT_EQ(results, std::vector<int>{4});
    EXPECT_FALSE(job.running());
}

TEST(LatestJob, DropsTheResultOfAJobThatWasReset)
{
    bool arrived = false;
    LatestJob<int> job;
    job.start([](std::stop_token) { return 1; }, [&](int) { arrived = true; });
    job.reset();
    QTest::qWait(100);
    EXPECT_FALSE(arrived);
}

TEST(LatestJob, MayEndBeforeItsWork)
{
    {
        LatestJob<int> job;
        job.start(
            [](std::stop_token) {
                QThread::msleep(50);
                return 1;
            },
            [](int) { ADD_FAILURE() << "nobody is there to hear it"; });
    }
    QTest::qWait(100);
}

TEST(Derived, OnlyCasesWithoutAResultForEveryVariantAreLeft)
{
    const Experiment experiment = views::syntheticExperiment();
    const auto cases = views::syntheticCases();
    const Results all = views::syntheticResults(cases, 0);
    const Results some = views::syntheticResults(cases, 3);
    EXPECT_GE(unfinishedCases(experiment, cases, some).size(), unfinishedCases(experiment, cases, all).size() + 3);
    Experiment more = experiment;
    more.variants.push_back({"a new candidate", Role::candidate, OptimisationClass::c2});
    EXPECT_EQ(unfinishedCases(more, cases, all).size(), cases.size());
}

TEST(Trust, HoldsForAPlaceAndAContentTogether)
{
    Workspace space;
    Experiment experiment;
    experiment.plugins = {space.write("a.so", "one").toStdString()};
    TrustList trust(space.settings);
    auto found = executablesOf(experiment, space.folder.path());
    ASSERT_EQ(found.size(), 1u);
    EXPECT_FALSE(trust.trusts(found[0]));
    trust.trust(found[0]);
    EXPECT_TRUE(trust.trusts(found[0]));

    space.write("a.so", "two");
    EXPECT_FALSE(trust.trusts(executablesOf(experiment, space.folder.path())[0])) << "other content";
    experiment.plugins = {space.write("b.so", "one").toStdString()};
    EXPECT_FALSE(trust.trusts(executablesOf(experiment, space.folder.path())[0])) << "other place";
}

TEST(Trust, ALauncherIsCodeToo)
{
    Workspace space;
    Experiment experiment;
    experiment.launcher = {"ssh", "host"};
    TrustList trust(space.settings);
    const auto found = executablesOf(experiment, space.folder.path());
    ASSERT_EQ(found.size(), 1u);
    EXPECT_FALSE(trust.trusts(found[0]));
    trust.trust(found[0]);
    experiment.launcher = {"ssh host"};
    EXPECT_FALSE(trust.trusts(executablesOf(experiment, space.folder.path())[0]));
}

TEST(Trust, AFileThatCannotBeReadIsNeverTrusted)
{
    Workspace space;
    Experiment experiment;
    experiment.plugins = {space.file("missing.so").toStdString()};
    TrustList trust(space.settings);
    const auto found = executablesOf(experiment, space.folder.path());
    trust.trust(found.at(0));
    EXPECT_FALSE(trust.trusts(found[0]));
}

}  // namespace
}  // namespace assay::workbench
