// Where in the matrix something happens, in as few words as describe it: "values ∈ {offset, large}",
// "cols ≥ 1024", "dtype = f32 and values = offset", "n mod 4 ≠ 0".
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/experiment/case.hpp"
#include "core/experiment/family.hpp"

namespace assay {

struct DomainCase {
    const Case* at = nullptr;
    bool inside = false;  // the thing to describe happens here
};

// The simplest conjunction of at most three conditions on axes that holds on every case inside and on none outside;
// failing that, up to three conjunctions joined by "or" that hold on no case outside; failing that, the conjunction
// that holds on every case inside and fewest outside. Simplicity is a fixed cost per condition (one value 1, each
// further value 0.4, a threshold 1.1, divisibility 1.4), so that the answer depends on the cases alone.
struct FailureDomain {
    std::string text;                       // "" when nothing happens anywhere; "every case" when it happens everywhere
    bool exact = false;                     // holds on every case inside and on no other
    std::size_t inside = 0;                 // cases inside
    std::size_t covered = 0;                // of them, those that the text holds on
    std::size_t admitted_outside = 0;       // cases outside that the text holds on
    std::vector<std::string> alternatives;  // as simple, and the same cases: the matrix cannot tell them apart
    std::vector<bool> holds;                // on which of the given cases the text holds

    bool operator==(const FailureDomain&) const = default;
};

FailureDomain describeDomain(std::span<const DomainCase>, const FamilyDescription&);

// For sentences: the text, with what it misses or over-counts said in brackets when it is not exact.
std::string describe(const FailureDomain&);

}  // namespace assay
