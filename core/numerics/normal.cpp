#include "core/numerics/normal.hpp"

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace assay {

namespace {

using Coefficients = std::array<double, 8>;

constexpr Coefficients kCentreTop{3.3871328727963666080e0,  1.3314166789178437745e+2, 1.9715909503065514427e+3,
                                  1.3731693765509461125e+4, 4.5921953931549871457e+4, 6.7265770927008700853e+4,
                                  3.3430575583588128105e+4, 2.5090809287301226727e+3};
constexpr Coefficients kCentreBottom{1.0,
                                     4.2313330701600911252e+1,
                                     6.8718700749205790830e+2,
                                     5.3941960214247511077e+3,
                                     2.1213794301586595867e+4,
                                     3.9307895800092710610e+4,
                                     2.8729085735721942674e+4,
                                     5.2264952788528545610e+3};
constexpr Coefficients kTailTop{1.42343711074968357734e0,  4.63033784615654529590e0, 5.76949722146069140550e0,
                                3.64784832476320460504e0,  1.27045825245236838258e0, 2.41780725177450611770e-1,
                                2.27238449892691845833e-2, 7.74545014278341407640e-4};
constexpr Coefficients kTailBottom{1.0,
                                   2.05319162663775882187e0,
                                   1.67638483018380384940e0,
                                   6.89767334985100004550e-1,
                                   1.48103976427480074590e-1,
                                   1.51986665636164571966e-2,
                                   5.47593808499534494600e-4,
                                   1.05075007164441684324e-9};
constexpr Coefficients kFarTop{6.65790464350110377720e0,  5.46378491116411436990e0,  1.78482653991729133580e0,
                               2.96560571828504891230e-1, 2.65321895265761230930e-2, 1.24266094738807843860e-3,
                               2.71155556874348757815e-5, 2.01033439929228813265e-7};
constexpr Coefficients kFarBottom{1.0,
                                  5.99832206555887937690e-1,
                                  1.36929880922735805310e-1,
                                  1.48753612908506148525e-2,
                                  7.86869131145613259100e-4,
                                  1.84631831751005468180e-5,
                                  1.42151175831644588870e-7,
                                  2.04426310338993978564e-15};

double polynomial(const Coefficients& coefficients, double x)
{
    double sum = coefficients.back();
    for (std::size_t i = coefficients.size() - 1; i-- > 0;) {
        sum = sum * x + coefficients[i];
    }
    return sum;
}

double quotient(const Coefficients& top, const Coefficients& bottom, double x)
{
    return polynomial(top, x) / polynomial(bottom, x);
}

// Natural logarithm of a normal positive number: x = 2^e·m with m in [√½, √2), log m = 2·artanh((m−1)/(m+1)).
// The first term left out, s^25/25 with |s| ≤ 0.172, is below 1e-20.
double logarithm(double x)
{
    const auto bits = std::bit_cast<std::uint64_t>(x);
    int exponent = static_cast<int>(bits >> 52) - 1023;
    double mantissa = std::bit_cast<double>((bits & 0x000fffffffffffffULL) | 0x3ff0000000000000ULL);
    if (mantissa > 1.4142135623730951) {
        mantissa *= 0.5;
        ++exponent;
    }
    const double s = (mantissa - 1) / (mantissa + 1);
    const double square = s * s;
    double series = 0;
    for (int k = 23; k >= 1; k -= 2) {
        series = series * square + 1.0 / k;
    }
    return exponent * 0.6931471805599453 + 2 * s * series;
}

}  // namespace

double normalQuantile(double p)
{
    const double q = p - 0.5;
    if (q >= -0.425 && q <= 0.425) {
        return q * quotient(kCentreTop, kCentreBottom, 0.180625 - q * q);
    }
    const double r = std::sqrt(-logarithm(q < 0 ? p : 1 - p));
    const double magnitude = r <= 5 ? quotient(kTailTop, kTailBottom, r - 1.6) : quotient(kFarTop, kFarBottom, r - 5);
    return q < 0 ? -magnitude : magnitude;
}

}  // namespace assay
