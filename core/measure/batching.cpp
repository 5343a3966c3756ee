#include "core/measure/batching.hpp"

#include <algorithm>
#include <cmath>

namespace assay {

int repetitionsFor(double call_ns, double resolution_ns, CacheState cache)
{
    if (cache == CacheState::cold || !(resolution_ns > 0)) {
        return 1;
    }
    const double call = std::isfinite(call_ns) && call_ns > 0 ? call_ns : resolution_ns;
    const double calls = std::ceil(kSpanInResolutions * resolution_ns / call);
    return static_cast<int>(std::clamp(calls, 1.0, static_cast<double>(kMaxRepetitions)));
}

}  // namespace assay
