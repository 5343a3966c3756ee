#include "core/runner/campaign_wire.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <unistd.h>

#include <thread>

#include "tests/core/runner/campaign_harness.hpp"

namespace assay {
namespace {

TEST(CampaignWire, CarriesACampaignOfManyCases)
{
    int wire[2] = {-1, -1};
    ASSERT_EQ(pipe2(wire, O_CLOEXEC), 0);
    Channel reader(wire[0], open("/dev/null", O_WRONLY), "client");
    Channel writer(open("/dev/null", O_RDONLY), wire[1], "runner");
    CampaignRequest request;
    request.experiment = test::scaleExperiment({"threaded"});
    for (int i = 0; i < 2500; ++i) {
        request.cases.push_back(test::scaleCase(i, 3));
    }
    request.elapsed_ns = 17;
    request.first_index = 4;
    request.total = 2504;
    std::thread sender([&] { EXPECT_TRUE(sendCampaign(writer, request, kNoDeadline)); });
    const auto received = receiveCampaign(reader);
    sender.join();
    ASSERT_TRUE(received) << describe(received.error());
    EXPECT_EQ(received->experiment, request.experiment);
    EXPECT_EQ(received->cases, request.cases);
    EXPECT_EQ(received->elapsed_ns, 17);
    EXPECT_EQ(received->first_index, 4U);
    EXPECT_EQ(received->total, 2504U);
}

Expected<std::optional<RunnerEvent>> event(const Json& message)
{
    return eventFromMessage(Frame{message, {}});
}

TEST(CampaignWire, MessagesBecomeEvents)
{
    Block block;
    block.index = 3;
    block.samples = {{"plain", 12.5, 4, 13, SampleState::valid}};
    const auto measured = event(Json{{"type", "block"}, {"key", "k"}, {"block", toJson(block)}});
    ASSERT_TRUE(measured && *measured);
    EXPECT_EQ(std::get<BlockMeasured>(**measured).block, block);
    const auto finished = event(Json{{"type", "case_finished"}, {"key", "k"}, {"status", "lost"}, {"message", "m"}});
    ASSERT_TRUE(finished && *finished);
    EXPECT_EQ(std::get<CaseFinished>(**finished).status, CaseStatus::lost);
}

TEST(CampaignWire, MalformedMessagesAreErrors)
{
    for (const char* const type : {"run_started", "case_started", "variant_checked", "block", "case_finished"}) {
        EXPECT_FALSE(event(Json{{"type", type}})) << type;
        EXPECT_FALSE(event(Json{{"type", type}, {"run", 3}, {"result", Json::array()}, {"block", "x"}, {"status", 1}}))
            << type;
    }
}

TEST(CampaignWire, MessagesOfALaterVersionAreIgnored)
{
    const auto unknown = event(Json{{"type", "something_new"}});
    ASSERT_TRUE(unknown);
    EXPECT_FALSE(unknown->has_value());
}

}  // namespace
}  // namespace assay
