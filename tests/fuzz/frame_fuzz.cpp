// Bytes from a peer that cannot be trusted: frames, and the events that they claim to be.
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/runner/campaign_wire.hpp"
#include "tests/fuzz/fuzz_target.hpp"

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

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds;
    const std::vector<std::byte> payload(40, std::byte{7});
    for (const char* header :
         {R"({"type":"hello","role":"runner","version":1})", R"({"type":"event","kind":"log","text":"x"})", "{}"}) {
        const auto frame = assay::encodeFrame(assay::Json::parse(header), payload);
        std::string bytes;
        for (const std::byte byte : *frame) {
            bytes += static_cast<char>(byte);
        }
        seeds.push_back(bytes);
        seeds.push_back(bytes + bytes);
    }
    return seeds;
}
