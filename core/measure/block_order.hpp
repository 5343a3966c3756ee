// The order of the variants inside a block.
#pragma once

#include <cstdint>
#include <vector>

namespace assay {

// A permutation of 0 … count−1, drawn afresh for each block: drift of the machine then hits all variants alike.
// Same seed, case and block give the same order on every platform (Fisher–Yates over philox).
std::vector<int> blockOrder(std::uint64_t seed, int block, int count);

}  // namespace assay
