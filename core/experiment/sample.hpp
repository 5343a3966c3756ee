// Measured times.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay {

enum class SampleState {
    valid,
    invalid,  // zero, negative or not finite: kept and counted, never used or clamped
};

// One timing. `duration_ns` is per call: the timed span divided by `repetitions`.
struct Sample {
    std::string variant;
    double duration_ns = 0;
    int repetitions = 1;
    double wall_ns = 0;  // the runner's own clock around the same span, per call; 0 when not taken
    SampleState state = SampleState::valid;

    bool operator==(const Sample&) const = default;
};

// One interleaved round over the variants, samples in the order in which they ran.
struct Block {
    int index = 0;
    std::int64_t started_ns = 0;  // since the run's start
    std::vector<Sample> samples;

    bool operator==(const Block&) const = default;
};

}  // namespace assay
