// Seeded draws that are the same with every standard library: only the engine is used, distributions are by hand.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace assay::test {

class Draws {
public:
    explicit Draws(std::uint64_t seed) : m_engine(seed) {}

    // (0, 1)
    double uniform() { return (static_cast<double>(m_engine() >> 11) + 0.5) * 0x1p-53; }
    double normal() { return std::sqrt(-2 * std::log(uniform())) * std::cos(6.283185307179586 * uniform()); }
    double exponential() { return -std::log(uniform()); }

    std::vector<double> normals(std::size_t n, double mean, double deviation)
    {
        std::vector<double> values(n);
        for (auto& value : values) {
            value = mean + deviation * normal();
        }
        return values;
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace assay::test
