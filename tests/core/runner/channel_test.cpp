#include "core/runner/channel.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <signal.h>
#include <unistd.h>

#include <thread>

#include "core/runner/protocol.hpp"

namespace assay {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// Two channels that talk to each other, or one and its raw other ends.
struct Wires {
    int there[2] = {-1, -1};
    int back[2] = {-1, -1};

    Wires()
    {
        signal(SIGPIPE, SIG_IGN);
        EXPECT_EQ(pipe2(there, O_CLOEXEC), 0);
        EXPECT_EQ(pipe2(back, O_CLOEXEC), 0);
    }
};

TEST(Channel, CarriesFramesBothWays)
{
    Wires wires;
    Channel a(wires.back[0], wires.there[1], "b");
    Channel b(wires.there[0], wires.back[1], "a");
    ASSERT_TRUE(a.send(Json{{"type", "question"}}));
    EXPECT_EQ(b.receive()->frame.type(), "question");
    ASSERT_TRUE(b.send(Json{{"type", "answer"}}));
    EXPECT_EQ(a.receive()->frame.type(), "answer");
}

TEST(Channel, FrameLargerThanThePipeArrives)
{
    Wires wires;
    Channel a(wires.back[0], wires.there[1], "b");
    Channel b(wires.there[0], wires.back[1], "a");
    const std::string text(3'000'000, 'x');
    std::thread writer([&] { EXPECT_TRUE(a.send(Json{{"text", text}})); });
    const auto received = b.receive();
    writer.join();
    ASSERT_TRUE(received);
    EXPECT_EQ(received->frame.header["text"], text);
}

TEST(Channel, OrderlyEndAndBrokenEndDiffer)
{
    {
        Wires wires;
        Channel reader(wires.there[0], wires.back[1], "peer");
        close(wires.there[1]);
        EXPECT_EQ(reader.receive()->outcome, Channel::Outcome::end);
        close(wires.back[0]);
    }
    Wires wires;
    Channel reader(wires.there[0], wires.back[1], "peer");
    ASSERT_EQ(write(wires.there[1], "ASSY\1", 5), 5);
    close(wires.there[1]);
    const auto received = reader.receive();
    ASSERT_FALSE(received);
    EXPECT_THAT(received.error().what, testing::HasSubstr("in the middle of a message"));
    close(wires.back[0]);
}

TEST(Channel, SilenceIsATimeout)
{
    Wires wires;
    Channel reader(wires.there[0], wires.back[1], "peer");
    EXPECT_EQ(reader.receive(steady_clock::now() + milliseconds(5))->outcome, Channel::Outcome::timeout);
    close(wires.there[1]);
    close(wires.back[0]);
}

TEST(Channel, SendingToNobodyIsAnError)
{
    Wires wires;
    Channel writer(wires.back[0], wires.there[1], "peer");
    close(wires.there[0]);
    EXPECT_EQ(writer.send(Json::object()).error().code, ErrorCode::process);
    writer.closeWriting();
    EXPECT_FALSE(writer.send(Json::object()));
    close(wires.back[1]);
}

TEST(Channel, PeerThatReadsNothingDoesNotBlockForEver)
{
    Wires wires;
    Channel writer(wires.back[0], wires.there[1], "peer");
    const auto sent =
        writer.send(Json{{"text", std::string(1'000'000, 'x')}}, {}, steady_clock::now() + milliseconds(20));
    ASSERT_FALSE(sent);
    EXPECT_THAT(sent.error().what, testing::HasSubstr("takes no messages"));
    close(wires.there[0]);
    close(wires.back[1]);
}

Frame helloFrame(const char* key, const Json& value)
{
    Frame frame{helloMessage("runner"), {}};
    frame.header[key] = value;
    return frame;
}

TEST(Handshake, AcceptsItsOwnKind)
{
    EXPECT_TRUE(checkHello(Frame{helloMessage("runner"), {}}, "runner"));
}

TEST(Handshake, NamesBothVersionsOfAMismatch)
{
    const auto version = checkHello(helloFrame("version", "9.8.7"), "runner");
    ASSERT_FALSE(version);
    EXPECT_THAT(version.error().what,
                testing::AllOf(testing::HasSubstr("9.8.7"), testing::HasSubstr(programVersion())));
    EXPECT_FALSE(version.error().remedy.empty());
    const auto protocol = checkHello(helloFrame("protocol", 77), "runner");
    ASSERT_FALSE(protocol);
    EXPECT_THAT(protocol.error().what, testing::HasSubstr("protocol 77"));
}

TEST(Handshake, RefusesAnotherRoleAndAnEcho)
{
    EXPECT_FALSE(checkHello(Frame{helloMessage("client"), {}}, "runner"));
    EXPECT_FALSE(checkHello(Frame{Json{{"type", "block"}}, {}}, "runner"));
}

TEST(Handshake, PassesOnTheOtherSidesError)
{
    const Error error{ErrorCode::unsupported, "no driver", "cuda:0", "Install one"};
    EXPECT_EQ(checkHello(Frame{errorMessage(error), {}}, "runner").error(), error);
}

TEST(Fields, OfTheWrongTypeGiveTheDefault)
{
    const Json message{{"text", 3}, {"number", "x"}, {"integer", 1.5}, {"huge", 18446744073709551615ULL},
                       {"flag", 1}, {"nan", nullptr}};
    EXPECT_EQ(textField(message, "text"), "");
    EXPECT_EQ(numberField(message, "number", 4), 4);
    EXPECT_TRUE(std::isnan(numberField(message, "nan", 4)));
    EXPECT_EQ(integerField(message, "integer", 4), 4);
    EXPECT_EQ(integerField(message, "huge", 4), 4);
    EXPECT_EQ(integerField(message, "absent", 4), 4);
    EXPECT_FALSE(flagField(message, "flag"));
}

}  // namespace
}  // namespace assay
