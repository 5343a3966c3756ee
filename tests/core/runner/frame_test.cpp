#include "core/runner/frame.hpp"

#include <gmock/gmock.h>

#include <cstring>
#include <random>

namespace assay {
namespace {

std::vector<std::byte> encoded(const Json& header, std::span<const std::byte> payload = {})
{
    return encodeFrame(header, payload).value();
}

TEST(Frame, RoundTripsHeaderAndPayload)
{
    const std::vector<std::byte> payload{std::byte{0}, std::byte{255}, std::byte{7}};
    FrameDecoder decoder("peer");
    decoder.feed(encoded(Json{{"type", "x"}, {"n", 5}}, payload));
    const auto frame = decoder.next();
    ASSERT_TRUE(frame && *frame);
    EXPECT_EQ((*frame)->type(), "x");
    EXPECT_EQ((*frame)->header["n"], 5);
    EXPECT_EQ((*frame)->payload, payload);
    EXPECT_FALSE(decoder.next().value().has_value());
    EXPECT_FALSE(decoder.midFrame());
}

TEST(Frame, ArrivesWholeWhateverThePieces)
{
    auto bytes = encoded(Json{{"type", "first"}});
    const auto second = encoded(Json{{"type", "second"}}, std::vector<std::byte>(100, std::byte{9}));
    bytes.insert(bytes.end(), second.begin(), second.end());
    for (const std::size_t piece : {1U, 3U, 24U, 1000U}) {
        FrameDecoder decoder("peer");
        std::vector<std::string> types;
        for (std::size_t i = 0; i < bytes.size(); i += piece) {
            decoder.feed(std::span(bytes).subspan(i, std::min(piece, bytes.size() - i)));
            for (auto frame = decoder.next(); frame.value(); frame = decoder.next()) {
                types.push_back((*frame)->type());
            }
        }
        EXPECT_THAT(types, testing::ElementsAre("first", "second")) << piece;
    }
}

TEST(Frame, HalfAFrameIsNoneAndIsNoticed)
{
    auto bytes = encoded(Json{{"type", "x"}});
    bytes.pop_back();
    FrameDecoder decoder("peer");
    decoder.feed(bytes);
    EXPECT_FALSE(decoder.next().value().has_value());
    EXPECT_TRUE(decoder.midFrame());
}

TEST(Frame, GarbageIsQuotedInTheError)
{
    const std::string text = "Last login: Monday\n";
    FrameDecoder decoder("runner");
    decoder.feed(std::as_bytes(std::span(text)));
    const auto frame = decoder.next();
    ASSERT_FALSE(frame);
    EXPECT_EQ(frame.error().code, ErrorCode::process);
    EXPECT_THAT(frame.error().what, testing::HasSubstr("Last login: Monday."));
    EXPECT_EQ(frame.error().where, "runner");
}

TEST(Frame, ErrorIsRepeatedAndLaterBytesAreIgnored)
{
    FrameDecoder decoder("peer");
    const std::string text = "nonsense";
    decoder.feed(std::as_bytes(std::span(text)));
    const auto first = decoder.next();
    decoder.feed(encoded(Json{{"type", "x"}}));
    EXPECT_EQ(decoder.next().error(), first.error());
}

TEST(Frame, AnotherProtocolVersionNamesBoth)
{
    auto bytes = encoded(Json{{"type", "x"}});
    bytes[4] = std::byte{42};
    FrameDecoder decoder("peer");
    decoder.feed(bytes);
    EXPECT_THAT(decoder.next().error().what, testing::HasSubstr("speaks protocol 42, this Assay speaks 1"));
}

struct Hostile {
    const char* what;
    std::size_t at;     // header byte
    std::size_t count;  // bytes set to 0xff from there
};

class HostileSize : public testing::TestWithParam<Hostile> {};

TEST_P(HostileSize, IsRefusedBeforeTheBytesArrive)
{
    auto bytes = encoded(Json{{"type", "x"}});
    for (std::size_t i = 0; i < GetParam().count; ++i) {
        bytes[GetParam().at + i] = std::byte{0xff};
    }
    FrameDecoder decoder("peer");
    decoder.feed(std::span(bytes).first(kFrameHeaderBytes));
    const auto frame = decoder.next();
    ASSERT_FALSE(frame);
    EXPECT_THAT(frame.error().what, testing::HasSubstr("over the bounds"));
}

INSTANTIATE_TEST_SUITE_P(Fields, HostileSize, testing::Values(Hostile{"json", 8, 4}, Hostile{"payload", 16, 8}),
                         [](const auto& each) { return std::string(each.param.what); });

TEST(Frame, HeaderThatIsNoObjectIsRefused)
{
    for (const Json& header : {Json::array({1, 2}), Json(3), Json("text")}) {
        FrameDecoder decoder("peer");
        decoder.feed(encoded(header));
        ASSERT_FALSE(decoder.next());
    }
}

TEST(Frame, BrokenJsonIsRefused)
{
    auto bytes = encoded(Json{{"type", "x"}});
    bytes[kFrameHeaderBytes] = std::byte{'['};
    FrameDecoder decoder("peer");
    decoder.feed(bytes);
    const auto frame = decoder.next();
    ASSERT_FALSE(frame);
    EXPECT_THAT(frame.error().what, testing::HasSubstr("cannot be read"));
}

TEST(Frame, OversizedPayloadIsNotSent)
{
    const std::vector<std::byte> payload(kMaxFramePayloadBytes + 1);
    EXPECT_EQ(encodeFrame(Json::object(), payload).error().code, ErrorCode::usage);
}

// Every single-byte change of a good frame gives a frame, a wait for more, or an error, and never more than one frame.
TEST(Frame, AnyDamagedByteIsHandled)
{
    const auto good = encoded(Json{{"type", "x"}, {"text", "abc"}}, std::vector<std::byte>(5, std::byte{1}));
    std::mt19937 random(7);
    for (std::size_t i = 0; i < good.size(); ++i) {
        auto bytes = good;
        bytes[i] ^= static_cast<std::byte>(1 + random() % 255);
        FrameDecoder decoder("peer");
        decoder.feed(bytes);
        const auto frame = decoder.next();
        if (frame && *frame) {
            EXPECT_FALSE(decoder.next().value_or(std::nullopt).has_value());
        }
        EXPECT_TRUE(i >= 4 || !frame) << "damaged magic accepted at byte " << i;
    }
}

}  // namespace
}  // namespace assay
