// Filling the arena, and reading what a kernel left in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/runner/arena_plan.hpp"
#include "core/runner/catalogue.hpp"

namespace assay {

// Bytes of an output's elements, dense and row-major.
using DenseBytes = std::vector<std::byte>;

// Writes the inputs' values and guards. `values`: one per input, already rounded to its dtype.
void writeInputs(std::span<std::byte> arena, const ArenaPlan& plan, std::span<const DenseTensor> values);

// Fills the outputs' elements with the pattern and renews their guards.
void poisonOutputs(std::span<std::byte> arena, const ArenaPlan& plan, unsigned char pattern);

DenseBytes readOutput(std::span<const std::byte> arena, const PlacedTensor& tensor);

// Checksum of everything in the inputs' part.
std::uint64_t inputChecksum(std::span<const std::byte> arena, const ArenaPlan& plan);

// Identity of the inputs' values alone: equal on every platform and in every layout.
std::string inputHash(const ArenaPlan& plan, std::span<const DenseTensor> values);

// Damage described in words, nullopt when there is none.
struct Damage {
    bool mutated_input = false;  // an element of an input, otherwise a guard
    std::string text;            // "13 bytes after output 'y' changed"
};
// `values` as for writeInputs: the inputs' part is rendered again and compared.
std::optional<Damage> damageToInputs(std::span<const std::byte> arena, const ArenaPlan& plan,
                                     std::span<const DenseTensor> values);
std::optional<Damage> damageToOutputGuards(std::span<const std::byte> arena, const ArenaPlan& plan);

// Elements that still hold the poison after two calls with different patterns.
// "12 of 4096 elements of output 'y' were never written, the first at (3, 0)"; "" when all were.
std::string unwrittenElements(const TensorSpec& spec, const DenseBytes& first, unsigned char first_pattern,
                              const DenseBytes& second, unsigned char second_pattern);

// Row-major position to coordinates: "(3, 0)".
std::string coordinates(std::size_t element, const std::vector<std::int64_t>& shape);

}  // namespace assay
