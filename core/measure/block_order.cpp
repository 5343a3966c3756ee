#include "core/measure/block_order.hpp"

#include <numeric>
#include <utility>

#include "core/numerics/corpus.hpp"

namespace assay {

std::vector<int> blockOrder(std::uint64_t seed, int block, int count)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    // one philox index per (block, position); 64 variants in an experiment are far out of sight
    const std::uint64_t base = static_cast<std::uint64_t>(block) * 64;
    for (std::size_t i = order.size(); i > 1; --i) {
        const std::uint64_t draw = philox(seed, base + i);
        std::swap(order[i - 1], order[static_cast<std::size_t>(draw % i)]);
    }
    return order;
}

}  // namespace assay
