// Elementary functions whose loops vectorise.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

#include "kernels/common/inline.hpp"

namespace assay::kernels {

// e^x within 2 units in the last place. Below the smallest normal result (x < −87.3) it is 0; NaN stays NaN; above 88.0
// it is not to be called. Cody–Waite range reduction and the polynomial of the Cephes library's expf.
ASSAY_ALWAYS_INLINE float exponential(float x)
{
    constexpr float kMagic = 12582912.0f;  // 1.5 · 2^23: adding it rounds to an integer in the low bits
    const float shifted = x * 1.44269504088896341f + kMagic;
    const float n = shifted - kMagic;
    const float r = (x - n * 0.693359375f) - n * -2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * (r * r) + r + 1.0f;
    const std::uint32_t exponent = std::bit_cast<std::uint32_t>(shifted) - std::bit_cast<std::uint32_t>(kMagic) + 127u;
    const float scaled = p * std::bit_cast<float>(exponent << 23);
    return x < -87.3f ? 0.0f : scaled;
}

// As above in float64 (0 below −708); Taylor polynomial of degree 13 on |r| ≤ ln 2 / 2, whose remainder is below 5e-18.
ASSAY_ALWAYS_INLINE double exponential(double x)
{
    constexpr double kMagic = 6755399441055744.0;  // 1.5 · 2^52
    const double shifted = x * 1.4426950408889634074 + kMagic;
    const double n = shifted - kMagic;
    const double r = (x - n * 6.93145751953125e-1) - n * 1.42860682030941723212e-6;
    double p = 1.0 / 6227020800.0;
    p = p * r + 1.0 / 479001600.0;
    p = p * r + 1.0 / 39916800.0;
    p = p * r + 1.0 / 3628800.0;
    p = p * r + 1.0 / 362880.0;
    p = p * r + 1.0 / 40320.0;
    p = p * r + 1.0 / 5040.0;
    p = p * r + 1.0 / 720.0;
    p = p * r + 1.0 / 120.0;
    p = p * r + 1.0 / 24.0;
    p = p * r + 1.0 / 6.0;
    p = p * r + 0.5;
    p = p * (r * r) + r + 1.0;
    const std::uint64_t exponent = std::bit_cast<std::uint64_t>(shifted) - std::bit_cast<std::uint64_t>(kMagic) + 1023u;
    const double scaled = p * std::bit_cast<double>(exponent << 52);
    return x < -708.0 ? 0.0 : scaled;
}

// e^x = 2^n · 2^f with a degree-4 minimax polynomial for 2^f on |f| ≤ 1/2: relative error below 4e-6 for |x| ≤ 20,
// growing with |x|. Same limits as exponential().
ASSAY_ALWAYS_INLINE float fastExponential(float x)
{
    constexpr float kMagic = 12582912.0f;
    const float z = x * 1.44269504088896341f;
    const float shifted = z + kMagic;
    const float f = z - (shifted - kMagic);
    float p = 0.00957010191f;
    p = p * f + 0.0559178603f;
    p = p * f + 0.240247448f;
    p = p * f + 0.693121815f;
    p = p * f + 0.999999261f;
    const std::uint32_t exponent = std::bit_cast<std::uint32_t>(shifted) - std::bit_cast<std::uint32_t>(kMagic) + 127u;
    const float scaled = p * std::bit_cast<float>(exponent << 23);
    return x < -87.3f ? 0.0f : scaled;
}

// erf within 3.6e-7 absolute; exactly ±1 from |x| = 4 on. Rational approximation of the Eigen library
// (generic_fast_erf_float, MPL-2.0's coefficients).
ASSAY_ALWAYS_INLINE float errorFunction(float x)
{
    const float square = x * x;
    float p = -2.72614225801306e-10f;
    p = p * square + 2.77068142495902e-08f;
    p = p * square + -2.10102402082508e-06f;
    p = p * square + -5.69250639462346e-05f;
    p = p * square + -7.34990630326855e-04f;
    p = p * square + -2.95459980854025e-03f;
    p = p * square + -1.60960333262415e-02f;
    float q = -1.45660718464996e-05f;
    q = q * square + -2.13374055278905e-04f;
    q = q * square + -1.68282697438203e-03f;
    q = q * square + -7.37332916720468e-03f;
    q = q * square + -1.42647390514189e-02f;
    const float inside = x * p / q;
    const float upper = x >= 4.0f ? 1.0f : inside;
    return x <= -4.0f ? -1.0f : upper;
}

ASSAY_ALWAYS_INLINE double errorFunction(double x)
{
    return std::erf(x);
}

// tanh within 1e-6 absolute, exactly ±1 from |x| = 10 on.
ASSAY_ALWAYS_INLINE float hyperbolicTangent(float x)
{
    const float inside = 1.0f - 2.0f / (exponential(2.0f * (x < 10.0f ? x : 10.0f)) + 1.0f);
    const float upper = x >= 10.0f ? 1.0f : inside;
    return x <= -10.0f ? -1.0f : upper;
}

}  // namespace assay::kernels
