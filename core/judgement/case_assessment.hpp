// One case of the matrix with what its measurements say.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/experiment/comparison.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"

namespace assay {

struct CaseAssessment {
    CaseKey key;
    Case at;
    CaseStatus status = CaseStatus::pending;
    std::string message;
    std::map<std::string, TimeSummary> times;            // by variant
    std::vector<Comparison> comparisons;                 // one per candidate, experiment's order
    std::map<std::string, double> achieved_bytes_per_s;  // modelled bytes ÷ median, by variant

    bool operator==(const CaseAssessment&) const = default;
};

// Every case of the expanded matrix in its order; those without results are pending. A comparison is refused (no ratio,
// the reason in its note) where a variant's outputs are wrong, or where the scope measured is not the case's.
std::vector<CaseAssessment> assessCases(const Experiment&, const std::vector<Case>&, const Results&, const Family&);

}  // namespace assay
