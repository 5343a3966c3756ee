#include "core/base/format.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include <fmt/format.h>

namespace assay {

namespace {

struct Unit {
    double size;
    const char* symbol;
};

constexpr std::array<Unit, 4> kTimeUnits{{{1e9, "s"}, {1e6, "ms"}, {1e3, "µs"}, {1, "ns"}}};
constexpr std::array<Unit, 4> kByteUnits{{{1073741824.0, "GiB"}, {1048576.0, "MiB"}, {1024.0, "KiB"}, {1, "B"}}};
constexpr std::array<Unit, 4> kRateUnits{{{1e9, "GB/s"}, {1e6, "MB/s"}, {1e3, "kB/s"}, {1, "B/s"}}};

// Largest unit that leaves at least 1 before the point.
Unit fitting(double value, std::span<const Unit> units)
{
    for (const auto& unit : units) {
        if (std::abs(value) >= unit.size) {
            return unit;
        }
    }
    return units.back();
}

// Digits after the point that give three significant digits.
int decimalsFor(double value)
{
    const double magnitude = std::abs(value);
    return magnitude >= 100 ? 0 : magnitude >= 10 ? 1 : 2;
}

std::string withUnit(double value, std::span<const Unit> units)
{
    if (!std::isfinite(value)) {
        return "—";
    }
    const Unit unit = fitting(value, units);
    const double scaled = value / unit.size;
    const bool whole_base_unit = unit.size == 1.0 && scaled == std::floor(scaled);
    return fmt::format("{:.{}f} {}", scaled, whole_base_unit ? 0 : decimalsFor(scaled), unit.symbol);
}

}  // namespace

std::string formatDuration(double ns)
{
    return withUnit(ns, kTimeUnits);
}

std::string formatDuration(double ns, double uncertainty_ns)
{
    if (!std::isfinite(ns) || !std::isfinite(uncertainty_ns) || uncertainty_ns <= 0) {
        return formatDuration(ns);
    }
    const Unit unit = fitting(ns, kTimeUnits);
    // The first digit of the uncertainty is the last one worth printing; never more than six decimals.
    const double digits = std::floor(std::log10(uncertainty_ns / unit.size));
    const int decimals = static_cast<int>(std::clamp(-digits, 0.0, 6.0));
    return fmt::format("{:.{}f} {}", ns / unit.size, decimals, unit.symbol);
}

DurationUnit durationUnit(double ns)
{
    const Unit unit = std::isfinite(ns) ? fitting(ns, kTimeUnits) : kTimeUnits.back();
    return {unit.size, unit.symbol};
}

std::string formatBytes(double bytes)
{
    return withUnit(bytes, kByteUnits);
}

std::string formatRate(double bytes_per_s)
{
    return withUnit(bytes_per_s, kRateUnits);
}

std::string formatError(double value)
{
    if (std::isnan(value)) {
        return "NaN";
    }
    if (std::isinf(value)) {
        return value > 0 ? "∞" : "−∞";
    }
    return value == 0 ? "0" : fmt::format("{:.2e}", value);
}

std::string formatCount(double count)
{
    std::string digits = fmt::format("{:.0f}", std::abs(count));
    for (auto at = static_cast<std::ptrdiff_t>(digits.size()) - 3; at > 0; at -= 3) {
        digits.insert(static_cast<std::size_t>(at), "\u202f");
    }
    return (count < 0 ? "−" : "") + digits;
}

std::string formatPercent(double share)
{
    const double percent = share * 100;
    const double magnitude = std::abs(percent);
    const int decimals = magnitude >= 99.95 || magnitude == 0 ? 0 : magnitude >= 0.95 ? 1 : 2;
    return fmt::format("{:.{}f} %", percent, decimals);
}

std::string formatRatio(double ratio)
{
    if (!std::isfinite(ratio) || ratio <= 0) {
        return "—";
    }
    if (std::abs(ratio - 1) < 0.0005) {
        return "same";
    }
    if (ratio < 1) {
        const double speedup = 1 / ratio;
        return speedup >= 1.2 ? fmt::format("{:.2f}× faster", speedup)
                              : fmt::format("{:.1f} % faster", (speedup - 1) * 100);
    }
    return ratio >= 2 ? fmt::format("{:.2f}× slower", ratio) : fmt::format("{:.1f} % slower", (ratio - 1) * 100);
}

std::string formatSpeedup(double ratio, std::optional<double> low, std::optional<double> high)
{
    if (!std::isfinite(ratio) || ratio <= 0) {
        return "—";
    }
    const double speedup = 1 / ratio;
    // Enough digits that the interval's ends differ from the estimate in the last place.
    int decimals = 2;
    if (low && high && *low > 0 && *high > 0) {
        const double width = 1 / *low - 1 / *high;
        while (decimals < 4 && width * std::pow(10.0, decimals) < 2) {
            ++decimals;
        }
        return fmt::format("{:.{}f}× [{:.{}f}, {:.{}f}]", speedup, decimals, 1 / *high, decimals, 1 / *low, decimals);
    }
    return fmt::format("{:.{}f}×", speedup, decimals);
}

}  // namespace assay
