// Spans of time to pixels, at a cost that follows the pixels and not the spans. Pure; no Qt.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace assay::views {

struct TimeSpan {
    double start_ns = 0;
    double end_ns = 0;
    std::size_t item = 0;  // what it belongs to

    bool operator==(const TimeSpan&) const = default;
};

// What is drawn: one span, or several that lie too close to tell apart.
struct FoldedSpan {
    double left = 0;  // pixels from the left edge of the view
    double right = 0;
    std::size_t first = 0;  // index into the spans
    std::size_t count = 1;

    bool operator==(const FoldedSpan&) const = default;
};

// Below this width neither an outline nor a colour can be told.
inline constexpr double kFoldBelowPixels = 3;

// `spans` are sorted by start and do not overlap. The view shows [from_ns, to_ns] on `pixels`. Spans outside are
// skipped by binary search; a span narrower than kFoldBelowPixels takes along all that begin within that width.
std::vector<FoldedSpan> fold(std::span<const TimeSpan> spans, double from_ns, double to_ns, double pixels);

}  // namespace assay::views
