// The vocabulary of failure domains: conditions on one axis, with the cases on which each holds.
#pragma once

#include <span>
#include <string>
#include <vector>

#include <boost/dynamic_bitset.hpp>

#include "core/judgement/failure_domain.hpp"

namespace assay {

using CaseSet = boost::dynamic_bitset<>;

struct AxisPredicate {
    std::string text;  // "cols ≥ 1024"
    std::string axis;
    double cost = 1;
    CaseSet holds;
};

// Every condition that tells at least two of the cases apart, cheapest first; of conditions on one axis with equal
// cases only the cheapest is kept in `kept`, the others' texts in `same`.
struct PredicateTable {
    std::vector<AxisPredicate> kept;
    std::vector<std::vector<std::string>> same;  // parallel to kept
};
PredicateTable axisPredicates(std::span<const DomainCase>, const CaseSet& inside, const FamilyDescription&);

}  // namespace assay
