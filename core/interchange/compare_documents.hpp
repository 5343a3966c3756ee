// Two documents side by side: what changed between BEFORE and AFTER, matched by case key.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/comparison.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"
#include "core/experiment/verdict.hpp"

namespace assay {

struct DocumentComparison {
    struct Row {
        CaseKey key;
        std::string variant;
        Comparison
            comparison;  // BEFORE is the baseline. Unpaired samples: bootstrap-free interval of the ratio of medians
    };
    std::vector<Row> rows;
    std::vector<CaseKey> only_before, only_after;
    std::vector<std::string> differences;      // device, scope, tolerance, seed, input hashes: in words
    Verdict verdict = Verdict::more_evidence;  // of AFTER as the candidate, timing only
    std::vector<std::string> reasons;
};

// The baseline document's `variant` (its first candidate if empty) against the same variant of AFTER.
DocumentComparison compareDocuments(const Experiment& before, const Results& before_results, const Experiment& after,
                                    const Results& after_results, const std::string& variant);

}  // namespace assay
