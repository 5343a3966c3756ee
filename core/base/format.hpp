// Numbers as people read them, to the digits that their precision supports. Always the C locale; the interface
// localises separately.
#pragma once

#include <optional>
#include <string>

namespace assay {

std::string formatDuration(double ns);                         // "12.4 µs"
std::string formatDuration(double ns, double uncertainty_ns);  // digits down to the uncertainty

// The unit in which formatDuration would show it: for axes, whose values are divided by `ns`.
struct DurationUnit {
    double ns = 1;
    std::string symbol = "ns";
};
DurationUnit durationUnit(double ns);

std::string formatBytes(double bytes);       // "1.50 MiB"
std::string formatRate(double bytes_per_s);  // "12.3 GB/s"
std::string formatError(double value);       // "3.2e-07"
std::string formatCount(double count);       // "12 345" grouped by thin spaces
std::string formatPercent(double share);     // 0.123 -> "12.3 %"
// ratio = candidate ÷ baseline: 0.546 -> "1.83× faster"; 1.12 -> "12 % slower"; inside ±0.05 % -> "same".
std::string formatRatio(double ratio);
// "1.83× [1.79, 1.88]": speed-ups (1/ratio) with interval.
std::string formatSpeedup(double ratio, std::optional<double> low, std::optional<double> high);

}  // namespace assay
