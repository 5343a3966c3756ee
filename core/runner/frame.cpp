#include "core/runner/frame.hpp"

#include <array>
#include <cstring>

#include <fmt/format.h>

namespace assay {

namespace {

constexpr std::array<char, 4> kMagic{'A', 'S', 'S', 'Y'};

template <class Integer>
void putInteger(std::vector<std::byte>& out, Integer value)
{
    for (std::size_t i = 0; i < sizeof(Integer); ++i) {
        out.push_back(static_cast<std::byte>((value >> (8 * i)) & 0xff));
    }
}

template <class Integer>
Integer getInteger(const std::byte* at)
{
    Integer value = 0;
    for (std::size_t i = 0; i < sizeof(Integer); ++i) {
        value |= static_cast<Integer>(std::to_integer<Integer>(at[i]) << (8 * i));
    }
    return value;
}

// What came instead of a frame, readable: a launcher that prints a banner is the usual cause.
std::string quote(std::span<const std::byte> bytes)
{
    std::string text;
    for (const auto byte : bytes.subspan(0, std::min<std::size_t>(bytes.size(), 60))) {
        const auto c = std::to_integer<unsigned char>(byte);
        text += c >= 0x20 && c < 0x7f ? static_cast<char>(c) : '.';
    }
    return text;
}

}  // namespace

std::string Frame::type() const
{
    const auto found = header.find("type");
    return found != header.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

Expected<std::vector<std::byte>> encodeFrame(const Json& header, std::span<const std::byte> payload)
{
    const std::string text = header.dump(-1, ' ', false, Json::error_handler_t::replace);
    if (text.size() > kMaxFrameJsonBytes || payload.size() > kMaxFramePayloadBytes) {
        return fail(ErrorCode::usage,
                    fmt::format("a frame of {} + {} bytes is over the protocol's bounds", text.size(), payload.size()));
    }
    std::vector<std::byte> out;
    out.reserve(kFrameHeaderBytes + text.size() + payload.size());
    for (const char c : kMagic) {
        out.push_back(static_cast<std::byte>(c));
    }
    putInteger<std::uint32_t>(out, kProtocolVersion);
    putInteger<std::uint32_t>(out, static_cast<std::uint32_t>(text.size()));
    putInteger<std::uint32_t>(out, 0);
    putInteger<std::uint64_t>(out, payload.size());
    const auto bytes = std::as_bytes(std::span(text));
    out.insert(out.end(), bytes.begin(), bytes.end());
    out.insert(out.end(), payload.begin(), payload.end());
    return out;
}

void FrameDecoder::feed(std::span<const std::byte> bytes)
{
    if (m_error) {
        return;
    }
    if (m_read > 0) {
        m_buffer.erase(m_buffer.begin(), m_buffer.begin() + static_cast<std::ptrdiff_t>(m_read));
        m_read = 0;
    }
    m_buffer.insert(m_buffer.end(), bytes.begin(), bytes.end());
}

Expected<std::optional<Frame>> FrameDecoder::next()
{
    if (m_error) {
        return tl::unexpected(*m_error);
    }
    auto decoded = decode();
    if (!decoded) {
        m_error = decoded.error();
        m_buffer.clear();
        m_read = 0;
    }
    return decoded;
}

Expected<std::optional<Frame>> FrameDecoder::decode()
{
    const auto rest = std::span<const std::byte>(m_buffer).subspan(m_read);
    const std::size_t magic_bytes = std::min(rest.size(), kMagic.size());
    if (std::memcmp(rest.data(), kMagic.data(), magic_bytes) != 0) {
        return fail(ErrorCode::process, fmt::format("this is not Assay's protocol: \"{}\"", quote(rest)), m_peer,
                    "A launcher must pass standard input and output through untouched");
    }
    if (rest.size() < kFrameHeaderBytes) {
        return std::nullopt;
    }
    const auto version = getInteger<std::uint32_t>(rest.data() + 4);
    if (version != kProtocolVersion) {
        return fail(ErrorCode::process,
                    fmt::format("it speaks protocol {}, this Assay speaks {}", version, kProtocolVersion), m_peer,
                    "Install the same Assay on both sides");
    }
    const std::size_t json_bytes = getInteger<std::uint32_t>(rest.data() + 8);
    const auto payload_bytes = getInteger<std::uint64_t>(rest.data() + 16);
    if (json_bytes > kMaxFrameJsonBytes || payload_bytes > kMaxFramePayloadBytes) {
        return fail(ErrorCode::process,
                    fmt::format("it announced a frame of {} + {} bytes, over the bounds", json_bytes, payload_bytes),
                    m_peer);
    }
    const std::size_t total = kFrameHeaderBytes + json_bytes + static_cast<std::size_t>(payload_bytes);
    if (rest.size() < total) {
        return std::nullopt;
    }
    const std::string_view text(reinterpret_cast<const char*>(rest.data() + kFrameHeaderBytes), json_bytes);
    auto json = parseJson(text, m_peer);
    if (!json) {
        return fail(ErrorCode::process, "its message cannot be read: " + json.error().what, m_peer);
    }
    if (!json->is_object()) {
        return fail(ErrorCode::process, "its message is no JSON object", m_peer);
    }
    const auto payload = rest.subspan(kFrameHeaderBytes + json_bytes, static_cast<std::size_t>(payload_bytes));
    Frame frame{std::move(*json), {payload.begin(), payload.end()}};
    m_read += total;
    return std::optional<Frame>(std::move(frame));
}

}  // namespace assay
