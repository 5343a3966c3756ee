#include "core/numerics/corpus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/numerics/convert.hpp"
#include "core/numerics/normal.hpp"

namespace assay {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kHeavyTailLimit = 16384;   // a quarter of float16's range
constexpr double kBelowSentinels = -60000;  // inside float16's range

// (k + ½)·2^-53: never 0 or 1, exact.
double openUniform(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11) + 0.5) * 0x1p-53;
}

// A row of the tensor and an element's place in it.
struct Place {
    std::size_t row = 0, column = 0, columns = 0;
};

// Draws of one tensor. Every element has its own counter, and further draws of an element use streams of their own.
class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_seed(seed) {}

    std::uint64_t bits(std::size_t index, std::uint64_t stream = 0) const
    {
        return philox(m_seed + stream * 0x9e3779b97f4a7c15ULL, index);
    }
    double uniform(std::size_t index) const { return static_cast<double>(bits(index) >> 11) * 0x1p-53; }
    double normal(std::size_t index, std::uint64_t stream = 0) const
    {
        return normalQuantile(openUniform(bits(index, stream)));
    }
    double sign(std::size_t index) const { return (bits(index, 1) & 1U) == 0 ? 1.0 : -1.0; }
    // True for about one element in n.
    bool oneIn(std::uint64_t n, std::size_t index) const { return bits(index, 2) % n == 0; }

private:
    std::uint64_t m_seed;
};

double heavyTailed(double p)
{
    const double value = (2 * p - 1) / std::sqrt(2 * p * (1 - p));
    return std::clamp(value, -kHeavyTailLimit, kHeavyTailLimit);
}

double cancelling(const Draws& draws, DType dtype, std::size_t index, const Place& at)
{
    const std::size_t mirror = at.columns - 1 - at.column;
    if (at.column < mirror) {
        return 64 * draws.normal(index);
    }
    const double rest = draws.normal(index, 3);
    if (at.column == mirror) {
        return rest;
    }
    return rest - roundTo(dtype, 64 * draws.normal(index - at.column + mirror));
}

double monotone(double jitter, const Place& at)
{
    const double along = (static_cast<double>(at.column) + jitter) / static_cast<double>(at.columns);
    return at.row % 2 == 0 ? 8 * along - 4 : 4 - 8 * along;
}

double masked(const Draws& draws, std::size_t index, const Place& at)
{
    const std::size_t kind = at.row % 4;
    // The first element of a row that is not fully masked stays valid, so that only the third kind has nothing to give.
    if (kind == 2 || (at.column > 0 && draws.oneIn(4, index))) {
        return -kInfinity;
    }
    return draws.normal(index) + (kind == 1 ? kBelowSentinels : 0);
}

double sprinkled(const Draws& draws, std::size_t index, const Place& at)
{
    const std::size_t certain = draws.bits(at.row, 4) % at.columns;
    if (at.row % 5 == 2 || (at.column != certain && !draws.oneIn(16, index))) {
        return draws.normal(index);
    }
    constexpr std::array<double, 3> kSpecial{kNaN, kInfinity, -kInfinity};
    constexpr std::array<std::size_t, 5> kKindOfRow{3, 1, 3, 2, 0};
    const std::size_t kind = kKindOfRow[at.row % 5];
    return kSpecial[kind < 3 ? kind : draws.bits(index, 5) % 3];
}

double subnormal(const Draws& draws, DType dtype, std::size_t index)
{
    const auto steps = static_cast<std::uint64_t>(1 / epsilon(dtype)) - 1;
    return draws.sign(index) * static_cast<double>(1 + draws.bits(index) % steps) * minSubnormal(dtype);
}

double draw(ValueDistribution distribution, DType dtype, const Draws& draws, std::size_t index, const Place& at)
{
    switch (distribution) {
        case ValueDistribution::normal:
            return draws.normal(index);
        case ValueDistribution::uniform:
            return draws.uniform(index);
        case ValueDistribution::zeros:
            return 0;
        case ValueDistribution::signed_zeros:
            return draws.sign(index) * 0.0;
        case ValueDistribution::ones:
            return 1;
        case ValueDistribution::all_equal:
            return 0.5 + 1.5 * draws.uniform(0);
        case ValueDistribution::offset:
            return 100 + draws.normal(index);
        case ValueDistribution::subnormal:
            return subnormal(draws, dtype, index);
        case ValueDistribution::large:
            return draws.sign(index) * maxFinite(dtype) * (0.125 + 0.125 * draws.uniform(index));
        case ValueDistribution::cancellation:
            return cancelling(draws, dtype, index, at);
        case ValueDistribution::monotone:
            return monotone(draws.uniform(index), at);
        case ValueDistribution::sparse:
            return draws.oneIn(20, index) ? draws.normal(index) : 0;
        case ValueDistribution::heavy_tailed:
            return heavyTailed(openUniform(draws.bits(index)));
        case ValueDistribution::masked_rows:
            return masked(draws, index, at);
        case ValueDistribution::nan_inf:
            return sprinkled(draws, index, at);
    }
    return 0;
}

}  // namespace

std::array<std::uint32_t, 4> philox4x32(std::array<std::uint32_t, 4> counter, std::array<std::uint32_t, 2> key)
{
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t first = std::uint64_t{0xD2511F53U} * counter[0];
        const std::uint64_t second = std::uint64_t{0xCD9E8D57U} * counter[2];
        counter = {static_cast<std::uint32_t>(second >> 32) ^ counter[1] ^ key[0], static_cast<std::uint32_t>(second),
                   static_cast<std::uint32_t>(first >> 32) ^ counter[3] ^ key[1], static_cast<std::uint32_t>(first)};
        key[0] += 0x9E3779B9U;
        key[1] += 0xBB67AE85U;
    }
    return counter;
}

std::uint64_t philox(std::uint64_t seed, std::uint64_t index)
{
    const auto words = philox4x32({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32), 0, 0},
                                  {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
    return words[0] | std::uint64_t{words[1]} << 32;
}

std::vector<double> corpusValues(ValueDistribution distribution, DType dtype, const std::vector<std::int64_t>& shape,
                                 std::uint64_t seed)
{
    std::size_t elements = 1;
    for (const auto extent : shape) {
        elements *= static_cast<std::size_t>(extent);
    }
    const std::size_t columns = shape.empty() ? 1 : static_cast<std::size_t>(shape.back());
    const Draws draws(seed);
    std::vector<double> values(elements);
    Place at{0, 0, columns};
    for (std::size_t i = 0; i < elements; ++i) {
        values[i] = roundTo(dtype, draw(distribution, dtype, draws, i, at));
        if (++at.column == columns) {
            at.column = 0;
            ++at.row;
        }
    }
    return values;
}

}  // namespace assay
