// What a timing includes. Two timings compare only when their scopes are equal.
#pragma once

#include <string>
#include <vector>

#include "core/experiment/axes.hpp"

namespace assay {

struct Scope {
    std::string device = "host";         // where it ran: "host", "cuda:0"
    std::string clock = "steady_clock";  // "steady_clock", "cuda_event", "self_reported"
    PassMode mode = PassMode::forward;
    CacheState cache = CacheState::warm;
    bool compilation = false;
    bool allocation = false;  // workspace is served from a pool that warm-up has filled when false
    bool transfers = false;
    bool host_preprocessing = false;
    bool capture = false;                          // graph capture or replay
    std::string synchronisation = "call returns";  // what ends a sample

    bool operator==(const Scope&) const = default;
};

// Names of the fields that differ, in words; empty when the two compare.
std::vector<std::string> differingFields(const Scope&, const Scope&);

// One sentence for reports: "CPU wall time of one forward call, warm cache; without compilation, allocation,
// transfers."
std::string describe(const Scope&);

}  // namespace assay
