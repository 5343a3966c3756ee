// The framed protocol of both hops: workbench ↔ runner and runner ↔ kernel-host.
//
// A frame, little-endian: 4 bytes magic "ASSY", u32 protocol version, u32 bytes of JSON, u32 reserved (0), u64 bytes of
// payload, then the JSON text (one object), then the payload. Sizes are checked before anything is allocated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/json.hpp"

namespace assay {

inline constexpr std::uint32_t kProtocolVersion = 1;
inline constexpr std::size_t kFrameHeaderBytes = 24;
inline constexpr std::size_t kMaxFrameJsonBytes = std::size_t{16} << 20;
inline constexpr std::size_t kMaxFramePayloadBytes = std::size_t{64} << 20;

struct Frame {
    Json header;  // always an object
    std::vector<std::byte> payload;

    // Value of "type", or "" when there is none.
    std::string type() const;
};

// Fails with code usage when either part is over its bound.
Expected<std::vector<std::byte>> encodeFrame(const Json& header, std::span<const std::byte> payload = {});

// Takes bytes as they come and gives frames. After an error the stream is beyond repair: every later call repeats it.
class FrameDecoder {
public:
    // `peer` names the other side in errors ("kernel-host").
    explicit FrameDecoder(std::string peer) : m_peer(std::move(peer)) {}

    void feed(std::span<const std::byte> bytes);

    // The next whole frame, nullopt when more bytes are needed. Errors (code process): wrong magic (what came instead
    // is quoted), another protocol version, a size over its bound, JSON that does not parse or is no object.
    Expected<std::optional<Frame>> next();

    // Bytes of an unfinished frame are held: the peer stopped in the middle of one.
    bool midFrame() const { return m_buffer.size() > m_read; }

private:
    Expected<std::optional<Frame>> decode();

    std::string m_peer;
    std::vector<std::byte> m_buffer;
    std::size_t m_read = 0;  // bytes at the front of m_buffer that are used up
    std::optional<Error> m_error;
};

}  // namespace assay
