// Where an axis puts its ticks: pure geometry.
#pragma once

#include <vector>

namespace assay::views {

struct Tick {
    double value = 0;
    bool labelled = true;
};

// Round steps (1, 2, 5 × 10^k), about `wanted` of them, inside [low, high].
std::vector<Tick> linearTicks(double low, double high, int wanted);

// Powers of ten, thinned to about `wanted` labels; 2 and 5 join when there are fewer than two powers.
std::vector<Tick> logTicks(double low, double high, int wanted);

}  // namespace assay::views
