// One point of the matrix.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>

#include "core/experiment/axes.hpp"

namespace assay {

// Extent by size-axis name ("rows" -> 4096). Sorted by name; a family's description gives the display order.
using Sizes = std::map<std::string, std::int64_t>;

struct Case {
    Sizes sizes;
    DType dtype = DType::f32;
    Layout layout = Layout::contiguous;
    ValueDistribution values = ValueDistribution::normal;
    PassMode mode = PassMode::forward;
    CacheState cache = CacheState::warm;
    std::string device = "host";

    bool operator==(const Case&) const = default;
};

// The canonical text of a case: "cols=1024,rows=256,dtype=f32,layout=contiguous,values=normal,mode=forward,
// cache=warm,device=host". Equal cases have equal keys in every document; cases are matched by key, never by position.
using CaseKey = std::string;
CaseKey caseKey(const Case&);

// Value of one axis as text ("cols" -> "1024", "dtype" -> "f32"); empty when the case has no such axis.
std::string axisValue(const Case&, const std::string& axis);

// Seed of the inputs: depends on the experiment's seed and on all axes but the cache state and the device, so that
// warm and cold, host and GPU see identical inputs.
std::uint64_t inputSeed(const Case&, std::uint64_t experiment_seed);

// 64-bit FNV-1a: stable across platforms, for seeds and content identity where an adversary is no concern.
std::uint64_t stableHash(const std::string& text);

}  // namespace assay
