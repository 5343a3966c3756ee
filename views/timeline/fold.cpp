#include "views/timeline/fold.hpp"

#include <algorithm>

namespace assay::views {

std::vector<FoldedSpan> fold(std::span<const TimeSpan> spans, double from_ns, double to_ns, double pixels)
{
    std::vector<FoldedSpan> folded;
    if (!(to_ns > from_ns) || !(pixels > 0)) {
        return folded;
    }
    const double scale = pixels / (to_ns - from_ns);
    const double fold_ns = kFoldBelowPixels / scale;
    auto at = std::partition_point(spans.begin(), spans.end(),
                                   [from_ns](const TimeSpan& span) { return span.end_ns < from_ns; });
    while (at != spans.end() && at->start_ns <= to_ns) {
        auto next = at + 1;
        double end_ns = at->end_ns;
        if (at->end_ns - at->start_ns < fold_ns) {
            const double limit = at->start_ns + fold_ns;
            // Only spans that are narrow themselves may vanish into a fold.
            next =
                std::partition_point(next, spans.end(), [limit](const TimeSpan& span) { return span.end_ns < limit; });
            end_ns = std::max((next - 1)->end_ns, limit);
        }
        folded.push_back({(at->start_ns - from_ns) * scale, (end_ns - from_ns) * scale,
                          static_cast<std::size_t>(at - spans.begin()), static_cast<std::size_t>(next - at)});
        at = next;
    }
    return folded;
}

}  // namespace assay::views
