#include "core/runner/protocol.hpp"

#include <unistd.h>

#include <limits>

#include <fmt/format.h>

namespace assay {

std::string programVersion()
{
    return ASSAY_VERSION;
}

Json helloMessage(const std::string& role)
{
    return Json{{"type", "hello"},
                {"role", role},
                {"protocol", kProtocolVersion},
                {"version", programVersion()},
                {"pid", getpid()}};
}

Expected<void> checkHello(const Frame& frame, const std::string& expected_role)
{
    constexpr const char* kRemedy = "Install the same Assay on both sides";
    if (frame.type() == "error") {
        return tl::unexpected(errorFromMessage(frame.header));
    }
    if (frame.type() != "hello" || textField(frame.header, "role") != expected_role) {
        return fail(ErrorCode::process,
                    fmt::format("expected the {}'s greeting, got \"{}\"", expected_role, frame.type()));
    }
    const auto protocol = integerField(frame.header, "protocol", -1);
    if (protocol != kProtocolVersion) {
        return fail(
            ErrorCode::process,
            fmt::format("the {} speaks protocol {}, this Assay speaks {}", expected_role, protocol, kProtocolVersion),
            {}, kRemedy);
    }
    const std::string version = textField(frame.header, "version");
    if (version != programVersion()) {
        return fail(ErrorCode::process,
                    fmt::format("the {} is Assay {}, this is Assay {}", expected_role,
                                version.empty() ? "of unknown version" : version, programVersion()),
                    {}, kRemedy);
    }
    return {};
}

Expected<void> shakeHands(Channel& channel, const std::string& own_role, const std::string& peer_role,
                          Deadline deadline)
{
    if (auto sent = channel.send(helloMessage(own_role), {}, deadline); !sent) {
        return tl::unexpected(withPlace(sent.error(), peer_role));
    }
    auto received = channel.receive(deadline);
    if (!received) {
        return tl::unexpected(withPlace(received.error(), peer_role));
    }
    if (received->outcome == Channel::Outcome::timeout) {
        return fail(ErrorCode::process, "no greeting within the time limit", peer_role);
    }
    if (received->outcome == Channel::Outcome::end) {
        return fail(ErrorCode::process, "it ended before its greeting", peer_role);
    }
    return checkHello(received->frame, peer_role);
}

Json errorMessage(const Error& error)
{
    return Json{{"type", "error"},
                {"code", static_cast<int>(error.code)},
                {"what", error.what},
                {"where", error.where},
                {"remedy", error.remedy}};
}

Error errorFromMessage(const Json& message)
{
    const auto code = integerField(message, "code", -1);
    const bool known = code >= 0 && code <= static_cast<int>(ErrorCode::cancelled);
    return {known ? static_cast<ErrorCode>(code) : ErrorCode::process, textField(message, "what"),
            textField(message, "where"), textField(message, "remedy")};
}

std::string textField(const Json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

// Non-finite numbers travel as null, which JSON has, so that they arrive as NaN.
double numberField(const Json& message, const char* key, double fallback)
{
    const auto found = message.find(key);
    if (found == message.end()) {
        return fallback;
    }
    return found->is_number() ? found->get<double>()
           : found->is_null() ? std::numeric_limits<double>::quiet_NaN()
                              : fallback;
}

std::int64_t integerField(const Json& message, const char* key, std::int64_t fallback)
{
    const auto found = message.find(key);
    if (found == message.end() || !found->is_number_integer()) {
        return fallback;
    }
    const bool too_large =
        found->is_number_unsigned() &&
        found->get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return too_large ? fallback : found->get<std::int64_t>();
}

bool flagField(const Json& message, const char* key)
{
    const auto found = message.find(key);
    return found != message.end() && found->is_boolean() && found->get<bool>();
}

}  // namespace assay
