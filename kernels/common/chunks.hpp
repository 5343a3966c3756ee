// How host variants divide their work. Depends on sizes only, never on the number of threads: the same case gives the
// same bits on every machine, and the work models can state the workspace.
#pragma once

#include <algorithm>
#include <cstdint>

namespace assay::kernels {

inline std::int64_t ceilDiv(std::int64_t a, std::int64_t b)
{
    return (a + b - 1) / b;
}

struct Chunks {
    std::int64_t total = 0;  // items
    std::int64_t size = 1;   // items per chunk, the last may have fewer
    std::int64_t count = 0;

    std::int64_t begin(std::int64_t chunk) const { return chunk * size; }
    std::int64_t end(std::int64_t chunk) const { return std::min(total, (chunk + 1) * size); }
};

// Elements below which waking another thread costs more than it gains (a few microseconds of work).
inline constexpr std::int64_t kChunkElements = 16384;
// Enough chunks to even out 16 to 32 threads; more only cost dispatch.
inline constexpr std::int64_t kMaxChunks = 64;

// `items` of `elements_per_item` elements each, in at most kMaxChunks chunks.
inline Chunks planChunks(std::int64_t items, std::int64_t elements_per_item)
{
    if (items <= 0) {
        return {};
    }
    const std::int64_t for_grain = ceilDiv(kChunkElements, std::max<std::int64_t>(1, elements_per_item));
    const std::int64_t for_count = ceilDiv(items, kMaxChunks);
    const std::int64_t size = std::min(items, std::max<std::int64_t>({1, for_grain, for_count}));
    return {items, size, ceilDiv(items, size)};
}

}  // namespace assay::kernels
