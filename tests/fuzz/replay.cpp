// Runs a target on its seeds and on 2,000 mutations of them, the same ones every time. A crash or an exception is the
// failure.
#include <cstdio>
#include <random>

#include "tests/fuzz/fuzz_target.hpp"

namespace {

std::string mutated(std::string bytes, std::mt19937_64& random)
{
    const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
    for (std::size_t changes = 1 + below(8); changes > 0 && !bytes.empty(); --changes) {
        const std::size_t place = below(bytes.size());
        switch (below(5)) {
            case 0:
                bytes[place] = static_cast<char>(random());
                break;
            case 1:
                bytes[place] = static_cast<char>(bytes[place] ^ (1 << below(8)));
                break;
            case 2:
                bytes.erase(place, 1 + below(16));
                break;
            case 3:
                bytes.insert(place, bytes.substr(below(bytes.size()), 1 + below(16)));
                break;
            default:
                bytes.resize(below(4) == 0 ? place : bytes.size());
                break;
        }
    }
    return bytes;
}

void offer(const std::string& bytes)
{
    // exactly as large as it says, so that a sanitizer sees a read beyond it
    const std::vector<std::uint8_t> exact(bytes.begin(), bytes.end());
    LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

}  // namespace

int main()
{
    const auto seeds = fuzzSeeds();
    std::mt19937_64 random(20240501);
    for (const auto& seed : seeds) {
        offer(seed);
    }
    for (int i = 0; i < 2000; ++i) {
        offer(mutated(seeds[random() % seeds.size()], random));
    }
    std::printf("%zu seeds and 2000 mutations\n", seeds.size());
    return 0;
}
