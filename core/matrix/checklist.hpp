// The representative benchmark matrix of the specification as a checklist.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"

namespace assay {

struct ChecklistItem {
    std::string id;          // "non_divisible"
    std::string title;       // "Non-divisible dimensions"
    bool applicable = true;  // false: the family has no such thing (backward mode, say), with the reason in `detail`
    bool covered = false;
    std::string detail;  // what covers it, or what is missing
    // Adding these values covers it: axis name -> values as text. Empty when adding axis values cannot.
    std::vector<std::pair<std::string, std::string>> additions;

    bool operator==(const ChecklistItem&) const = default;
};

// Items in the specification's order: small, target, maximum sizes; non-power-of-two; non-divisible; singleton; empty;
// layouts; dtypes; value distributions (real-like, extreme); warm and cold; training and inference; several devices.
std::vector<ChecklistItem> representativeChecklist(const std::vector<Case>&, const FamilyDescription&);

// The matrix with one item's additions applied.
Matrix withAdditions(Matrix, const ChecklistItem&);

}  // namespace assay
