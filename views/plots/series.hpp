// A case's durations as plots take them, and the words around them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "views/plots/plot.hpp"

namespace assay::views {

struct DurationSeries {
    std::string variant;
    SeriesStyle style;
    std::vector<double> ns;   // valid samples in order of time
    std::vector<int> blocks;  // index of each one's block
    int invalid = 0;          // samples kept but not usable
};

// Baseline first, then candidates, then reference: as in the experiment otherwise. Variants without samples are left
// out.
std::vector<DurationSeries> durationSeries(const Theme&, const Experiment&, const FamilyDescription*,
                                           const CaseResult&);

// "Online one-pass", or the name when the family does not know it.
QString variantTitle(const FamilyDescription*, const std::string& variant);

// The largest unit that leaves the typical duration at least 1.
struct TimeUnit {
    double ns = 1;
    QString symbol = QStringLiteral("ns");
};
TimeUnit timeUnitFor(const std::vector<DurationSeries>&);

// "CPU time per call (µs)" where a CPU was timed, else "Time per call (µs)".
QString timeAxisTitle(const Scope&, const TimeUnit&);

// "Three-pass (n = 24)", "Online (n = 23, 1 invalid)": the name with what stands behind it.
QString legendText(const DurationSeries&);

}  // namespace assay::views
