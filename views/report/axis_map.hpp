// Value to position along one axis, linear or logarithmic.
#pragma once

#include <cmath>

#include <QtGlobal>

namespace assay::views {

struct AxisMap {
    double low = 0, high = 1;  // low < high; both > 0 when logarithmic
    qreal from = 0, to = 1;    // positions of low and high
    bool logarithmic = false;

    qreal at(double value) const
    {
        const double share = logarithmic ? (std::log(value) - std::log(low)) / (std::log(high) - std::log(low))
                                         : (value - low) / (high - low);
        return from + share * (to - from);
    }
    bool shows(double value) const { return std::isfinite(value) && (!logarithmic || value > 0); }
};

}  // namespace assay::views
