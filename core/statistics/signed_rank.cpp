#include "core/statistics/signed_rank.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

#include <boost/math/distributions/normal.hpp>

namespace assay {

namespace {

// Integers in the order of the doubles they stand for.
std::uint64_t keyOf(double value)
{
    const auto bits = std::bit_cast<std::uint64_t>(value);
    constexpr std::uint64_t kSign = 1ULL << 63;
    return (bits & kSign) != 0 ? ~bits : bits | kSign;
}

double valueOf(std::uint64_t key)
{
    constexpr std::uint64_t kSign = 1ULL << 63;
    return std::bit_cast<double>((key & kSign) != 0 ? key & ~kSign : ~key);
}

// Walsh averages that do not exceed the limit. Addition and halving are monotone in floating point, so that the partner
// of x_i moves down only as i moves up.
std::uint64_t countUpTo(std::span<const double> sorted, double limit)
{
    std::uint64_t count = 0;
    std::size_t partners = sorted.size();
    for (std::size_t i = 0; i < sorted.size() && partners > i; ++i) {
        while (partners > i && (sorted[i] + sorted[partners - 1]) / 2 > limit) {
            --partners;
        }
        count += partners - std::min(i, partners);
    }
    return count;
}

std::uint64_t exactDepth(std::size_t n, double tail)
{
    // ways[t]: subsets of {1, …, n} with sum t. 2^50 fits a double exactly.
    std::vector<double> ways(n * (n + 1) / 2 + 1, 0);
    ways[0] = 1;
    std::size_t reach = 0;
    for (std::size_t rank = 1; rank <= n; ++rank) {
        reach += rank;
        for (std::size_t sum = reach; sum >= rank; --sum) {
            ways[sum] += ways[sum - rank];
        }
    }
    const double allowed = tail * std::ldexp(1.0, static_cast<int>(n));
    double below = 0;
    std::uint64_t depth = 0;
    while (below + ways[depth] <= allowed) {
        below += ways[depth];
        ++depth;
    }
    return depth;
}

}  // namespace

double walshAverage(std::span<const double> sorted, std::uint64_t k)
{
    std::uint64_t low = keyOf(sorted.front());
    std::uint64_t high = keyOf(sorted.back());
    while (low < high) {
        const std::uint64_t middle = low + (high - low) / 2;
        if (countUpTo(sorted, valueOf(middle)) >= k) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return valueOf(low);
}

double hodgesLehmann(std::span<const double> sorted)
{
    const std::uint64_t averages = sorted.size() * (sorted.size() + 1) / 2;
    const double upper = walshAverage(sorted, averages / 2 + 1);
    return averages % 2 == 1 ? upper : (walshAverage(sorted, averages / 2) + upper) / 2;
}

std::uint64_t signedRankDepth(std::size_t n, double confidence)
{
    const double tail = (1 - confidence) / 2;
    if (n <= kExactSignedRank) {
        return exactDepth(n, tail);
    }
    const double count = static_cast<double>(n);
    const double deviation = std::sqrt(count * (count + 1) * (2 * count + 1) / 24);
    const double z = boost::math::quantile(boost::math::complement(boost::math::normal(), tail));
    return static_cast<std::uint64_t>(std::max(0.0, std::floor(count * (count + 1) / 4 - z * deviation + 0.5)));
}

}  // namespace assay
