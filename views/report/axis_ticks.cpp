#include "views/report/axis_ticks.hpp"

#include <algorithm>
#include <cmath>

namespace assay::views {

std::vector<Tick> linearTicks(double low, double high, int wanted)
{
    std::vector<Tick> ticks;
    const double span = high - low;
    if (!(span > 0) || !std::isfinite(span) || wanted < 1) {
        return ticks;
    }
    const double rough = span / wanted;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    const double lead = rough / power;
    const double step = power * (lead > 5 ? 10 : lead > 2 ? 5 : lead > 1 ? 2 : 1);
    const auto first = static_cast<long long>(std::ceil(low / step - 1e-9));
    const auto last = static_cast<long long>(std::floor(high / step + 1e-9));
    for (auto i = first; i <= last; ++i) {
        ticks.push_back({static_cast<double>(i) * step, true});
    }
    return ticks;
}

std::vector<Tick> logTicks(double low, double high, int wanted)
{
    std::vector<Tick> ticks;
    if (!(low > 0) || !(high > low) || !std::isfinite(high) || wanted < 1) {
        return ticks;
    }
    const int first = static_cast<int>(std::ceil(std::log10(low) - 1e-9));
    const int last = static_cast<int>(std::floor(std::log10(high) + 1e-9));
    const int count = last - first + 1;
    if (count < 2) {
        for (int exponent = first - 1; exponent <= last + 1; ++exponent) {
            for (const double lead : {1.0, 2.0, 5.0}) {
                const double value = lead * std::pow(10.0, exponent);
                if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) {
                    ticks.push_back({value, true});
                }
            }
        }
        return ticks;
    }
    const int stride = std::max(1, (count + wanted - 1) / wanted);
    for (int exponent = first; exponent <= last; ++exponent) {
        ticks.push_back({std::pow(10.0, exponent), (exponent - first) % stride == 0});
    }
    return ticks;
}

}  // namespace assay::views
