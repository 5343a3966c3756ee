// What the raw samples of the timed cases show. Private to this folder; confounders and acceptance read it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/judgement/candidate_view.hpp"

namespace assay {

inline constexpr int kEnoughPairs = 12;                 // MeasureSettings::min_blocks' default
inline constexpr double kDriftThatCounts = 0.05;        // T9: 5 % over a case is what misled people
inline constexpr double kMicrosecondKernelNs = 20'000;  // a scheduler tick's interruption costs as much
inline constexpr int kResolutionMultiple = 50;          // shorter spans are to be batched
inline constexpr double kSlowStart = 2;                 // first sample against the median

std::vector<const CandidateCase*> timedCases(const CandidateView&);  // with a ratio, on work
double medianOf(const CandidateCase&, const std::string& variant);   // ns; NaN when there is none

std::vector<const CandidateCase*> withSlowStart(const CandidateView&, const std::vector<const CandidateCase*>&);
std::vector<const CandidateCase*> withDrift(const CandidateView&, const std::vector<const CandidateCase*>&);
std::vector<const CandidateCase*> withModes(const CandidateView&, const std::vector<const CandidateCase*>&);
// p95 above 1.5 medians in both variants.
std::vector<const CandidateCase*> withCommonTail(const CandidateView&, const std::vector<const CandidateCase*>&);
// The runner's clock shows more than 1.5 times the device's time, and 2 µs more, for one variant only.
std::vector<const CandidateCase*> withClockDisagreement(const CandidateView&, const std::vector<const CandidateCase*>&);
std::vector<const CandidateCase*> belowResolution(const CandidateView&, const std::vector<const CandidateCase*>&,
                                                  double quantum_ns);
// Cases equal but for cache state and device whose inputs' hashes differ.
std::vector<const CandidateCase*> withChangedInputs(const CandidateView&);

// Extremes of the ratio among cases that differ in values only; of all such groups, the widest.
struct ValueSpread {
    double lowest = 1, highest = 1;
    std::string lowest_values, highest_values;
};
std::optional<ValueSpread> spreadOverValues(const CandidateView&);

// Fields in which the runs differ: "device", "compiler", "Assay version", an environment variable's name.
std::vector<std::string> differingEnvironments(const Results&);

}  // namespace assay
