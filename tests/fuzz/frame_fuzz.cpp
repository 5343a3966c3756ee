// Bytes from a peer that cannot be trusted: frames, and the events that they claim to be.
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/runner/campaign_wire.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = std::as_bytes(std::span(data, size));
    assay::FrameDecoder decoder("fuzz");
    // in two pieces, so that unfinished frames are met as well
    for (const auto piece : {bytes.first(size / 2), bytes.subspan(size / 2)}) {
        decoder.feed(piece);
        for (auto frame = decoder.next(); frame && *frame; frame = decoder.next()) {
            (void)assay::eventFromMessage(**frame);
            (void)assay::checkHello(**frame, "runner");
        }
    }
    return 0;
}
