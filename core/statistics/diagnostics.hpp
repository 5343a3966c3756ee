// Simple properties of a series of durations that make a reader doubt it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace assay {

// Mann–Kendall trend with Sen's slope; `relative_change`: fitted change over the series ÷ median.
struct Drift {
    bool present = false;
    double relative_change = 0;
    double p = 1;
};
Drift detectDrift(std::span<const double> series);

// Largest gap in the sorted series that splits it into two populated modes; locations are the modes' medians.
struct Modes {
    std::vector<double> locations;
    std::vector<double> shares;
};
Modes detectModes(std::span<const double> series);

// Least-squares slope of log(y) over log(x) with its 95 % interval; nullopt for fewer than 4 distinct x.
struct LogLogTrend {
    double slope = 0, low = 0, high = 0;
    int points = 0;
};
std::optional<LogLogTrend> logLogTrend(std::span<const double> x, std::span<const double> y);

}  // namespace assay
