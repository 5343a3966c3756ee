#include "core/store/store.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/temporary_folder.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;
using testing_support::TemporaryFolder;

// Fails the calling test when the value is an error.
#define ASSERT_DONE(expression)                                     \
    do {                                                            \
        const auto done = (expression);                             \
        ASSERT_TRUE(done) << #expression << describe(done.error()); \
    } while (false)

TEST(Store, ReadsBackAnExperimentAfterReopening)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    RandomValues random(1);
    const Experiment first = random.experiment();
    const Experiment second = random.experiment();
    {
        auto store = Store::create(path, first);
        ASSERT_TRUE(store) << describe(store.error());
        EXPECT_EQ(store->experiment().value(), first);
        ASSERT_DONE(store->saveExperiment(second));
    }
    auto store = Store::open(path);
    ASSERT_TRUE(store) << describe(store.error());
    EXPECT_EQ(store->experiment().value(), second);
}

TEST(Store, ReadsBackResultsExactly)
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const TemporaryFolder folder;
        const std::string path = folder.file("x.assay");
        RandomValues random(seed);
        Results written;
        {
            auto store = Store::create(path, random.experiment());
            ASSERT_TRUE(store);
            for (int run = 0; run < 2; ++run) {
                written.runs.push_back(random.run());
                const auto id = store->beginRun(written.runs.back());
                ASSERT_TRUE(id);
                written.runs.back().id = *id;
                written.cases.push_back(random.caseResult());
                written.cases.back().run = *id;
                ASSERT_DONE(store->beginCase(*id, written.cases.back()));
            }
            written.log = {"first", random.text()};
            ASSERT_DONE(store->appendLog(written.log[0]));
            ASSERT_DONE(store->appendLog(written.log[1]));
        }
        const auto store = Store::open(path, Store::Access::read_only);
        ASSERT_TRUE(store);
        const auto read = store->results();
        ASSERT_TRUE(read) << describe(read.error());
        EXPECT_EQ(*read, written) << "seed " << seed;
    }
}

TEST(Store, KeepsNaNAndInfiniteTimes)
{
    const TemporaryFolder folder;
    RandomValues random(2);
    auto store = Store::create(folder.file("x.assay"), random.experiment());
    ASSERT_TRUE(store);
    CaseResult result = random.caseResult();
    const double infinity = std::numeric_limits<double>::infinity();
    result.blocks = {
        {0, 0, {{"a", std::nan(""), 1, 0, SampleState::invalid}, {"b", infinity, 1, 0, SampleState::invalid}}}};
    ASSERT_DONE(store->beginCase(0, result));
    const auto read = store->results();
    ASSERT_TRUE(read);
    const auto& samples = read->cases.at(0).blocks.at(0).samples;
    EXPECT_TRUE(std::isnan(samples[0].duration_ns));
    EXPECT_EQ(samples[1].duration_ns, infinity);
}

TEST(Store, ReplacesACaseThatRunsAgainInItsPlace)
{
    const TemporaryFolder folder;
    RandomValues random(3);
    auto store = Store::create(folder.file("x.assay"), random.experiment());
    ASSERT_TRUE(store);
    const CaseResult first = random.caseResult();
    const CaseResult other = random.caseResult();
    CaseResult again = random.caseResult();
    again.at = first.at;
    again.blocks.resize(1);
    again.variants.resize(1);
    for (const CaseResult& result : {first, other, again}) {
        ASSERT_DONE(store->beginCase(0, result));
    }
    const auto read = store->results();
    ASSERT_TRUE(read);
    EXPECT_EQ(read->cases, (std::vector<CaseResult>{again, other}));
}

TEST(Store, ReplacesAVariantsEarlierResult)
{
    const TemporaryFolder folder;
    RandomValues random(4);
    auto store = Store::create(folder.file("x.assay"), random.experiment());
    ASSERT_TRUE(store);
    CaseResult result = random.caseResult();
    ASSERT_DONE(store->beginCase(0, result));
    result.variants[0] = random.variant(result.variants[0].variant);
    ASSERT_DONE(store->recordVariant(caseKey(result.at), result.variants[0]));
    EXPECT_EQ(store->results().value().cases.at(0), result);
}

TEST(Store, RefusesResultsOfACaseThatNeverBegan)
{
    const TemporaryFolder folder;
    auto store = Store::create(folder.file("x.assay"), RandomValues(5).experiment());
    ASSERT_TRUE(store);
    const auto recorded = store->recordBlock("cols=1", Block{});
    ASSERT_FALSE(recorded);
    EXPECT_EQ(recorded.error().code, ErrorCode::not_found);
    EXPECT_EQ(store->results().value(), Results{});
}

TEST(Store, RefusesAnExperimentThatItCouldNotReadBack)
{
    const TemporaryFolder folder;
    Experiment experiment = RandomValues(6).experiment();
    const Experiment good = experiment;
    experiment.measure.min_blocks = 0;
    const auto refused = Store::create(folder.file("x.assay"), experiment);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().where, "experiment: measure.min_blocks");
    EXPECT_TRUE(folder.names().empty());

    auto store = Store::create(folder.file("x.assay"), good);
    ASSERT_TRUE(store);
    EXPECT_FALSE(store->saveExperiment(experiment));
    EXPECT_EQ(store->experiment().value(), good);
}

TEST(Store, IsOneFileOnceClosed)
{
    const TemporaryFolder folder;
    {
        auto store = Store::create(folder.file("x.assay"), RandomValues(7).experiment());
        ASSERT_TRUE(store);
        ASSERT_DONE(store->appendLog("line"));
    }
    EXPECT_EQ(folder.names(), std::vector<std::string>{"x.assay"});
}

TEST(Store, NeverOverwritesAnExistingFile)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    ASSERT_TRUE(Store::create(path, RandomValues(8).experiment()));
    const auto again = Store::create(path, RandomValues(9).experiment());
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().what, "exists already");
    EXPECT_EQ(folder.names(), std::vector<std::string>{"x.assay"});
}

TEST(Store, SaysThatTheFolderOfANewDocumentIsMissing)
{
    const TemporaryFolder folder;
    const auto store = Store::create(folder.file("missing/x.assay"), RandomValues(8).experiment());
    ASSERT_FALSE(store);
    EXPECT_EQ(store.error().what, "its folder does not exist");
}

TEST(Store, LetsReadersInWhileAWriterWorks)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    RandomValues random(10);
    auto writer = Store::create(path, random.experiment());
    ASSERT_TRUE(writer);
    ASSERT_DONE(writer->appendLog("before"));
    {
        const auto reader = Store::open(path, Store::Access::read_only);
        ASSERT_TRUE(reader) << describe(reader.error());
        EXPECT_EQ(reader->results().value().log.size(), 1U);
        ASSERT_DONE(writer->appendLog("while"));
        EXPECT_EQ(reader->results().value().log.size(), 2U);
    }
    ASSERT_DONE(writer->appendLog("after"));
}

TEST(Store, KeepsASecondWriterOut)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    {
        auto writer = Store::create(path, RandomValues(11).experiment());
        ASSERT_TRUE(writer);
        const auto second = Store::open(path);
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().what, "locked: it is open for writing in another Assay");
        ASSERT_DONE(writer->appendLog("still works"));
    }
    const auto later = Store::open(path);
    ASSERT_TRUE(later) << describe(later.error());
    EXPECT_EQ(later->results().value().log.size(), 1U);
}

TEST(Store, StoresNothingThroughAReadOnlyDocument)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    ASSERT_TRUE(Store::create(path, RandomValues(12).experiment()));
    auto store = Store::open(path, Store::Access::read_only);
    ASSERT_TRUE(store);
    EXPECT_TRUE(store->readOnly());
    const auto done = store->appendLog("line");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, ErrorCode::io);
}

}  // namespace
}  // namespace assay
