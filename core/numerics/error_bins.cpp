#include "core/numerics/error_bins.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace assay {

namespace {

constexpr int kBinsPerDecade = 4;
constexpr int kFirstExponent = -324;
constexpr int kLastExponent = 309;
constexpr int kBins = (kLastExponent - kFirstExponent) * kBinsPerDecade;
constexpr double kUsualFirst = -20;

// Lower edges of all bins; one more than bins, the last is infinite.
const std::vector<double>& edges()
{
    static const std::vector<double> kEdges = [] {
        std::vector<double> all(kBins + 1);
        for (int i = 0; i <= kBins; ++i) {
            all[static_cast<std::size_t>(i)] = std::pow(10.0, kFirstExponent + i / static_cast<double>(kBinsPerDecade));
        }
        all.front() = 0;
        return all;
    }();
    return kEdges;
}

// The bin by a straight line through the binary exponent and fraction, which is at most one bin too low, then by the
// edges: a logarithm per element would cost more than all the rest of the report.
std::size_t binOf(double error)
{
    constexpr double kBinsPerOctave = kBinsPerDecade * 0.30102999566398120;
    const auto bits = std::bit_cast<std::uint64_t>(error);
    const double octave = static_cast<double>(bits) * 0x1p-52 - 1023;
    const double guess = (octave * kBinsPerOctave) - kFirstExponent * kBinsPerDecade;
    auto bin = static_cast<std::size_t>(std::clamp(guess, 0.0, kBins - 1.0));
    const auto& edge = edges();
    while (bin + 1 < kBins && error >= edge[bin + 1]) {
        ++bin;
    }
    while (bin > 0 && error < edge[bin]) {
        --bin;
    }
    return bin;
}

}  // namespace

ErrorBins::ErrorBins() : m_counts(kBins, 0) {}

void ErrorBins::add(double error)
{
    if (error == 0) {
        ++m_zeros;
    } else {
        ++m_counts[binOf(error)];
    }
}

ErrorHistogram ErrorBins::histogram() const
{
    ErrorHistogram histogram;
    histogram.first_exponent = kUsualFirst;
    histogram.zeros = m_zeros;
    const auto counted = [](std::uint64_t count) { return count != 0; };
    const auto first = std::find_if(m_counts.begin(), m_counts.end(), counted);
    if (first == m_counts.end()) {
        return histogram;
    }
    const auto last = std::find_if(m_counts.rbegin(), m_counts.rend(), counted).base();
    const auto decade = (first - m_counts.begin()) / kBinsPerDecade;
    const auto usual = static_cast<std::ptrdiff_t>(kUsualFirst) - kFirstExponent;
    const auto start = std::min(decade, usual);
    histogram.first_exponent = static_cast<double>(kFirstExponent + start);
    histogram.counts.assign(m_counts.begin() + start * kBinsPerDecade, last);
    return histogram;
}

}  // namespace assay
