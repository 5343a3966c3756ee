#include "core/runner/arena_content.hpp"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "core/numerics/convert.hpp"

namespace assay {

namespace {

constexpr std::byte kInputGuard{0xff};

// 37 is coprime to 256: neighbours differ, and the low bits of the page number take part.
std::byte outputGuard(std::size_t position)
{
    return static_cast<std::byte>((position * 37 + (position >> 8) * 11 + 0x2d) & 0xff);
}

std::uint64_t mixWord(std::uint64_t hash, std::uint64_t word)
{
    // FNV-1a over 64-bit words, with the high half folded in because its multiplication carries upwards only
    hash = (hash ^ word) * 0x100000001b3ULL;
    return hash ^ (hash >> 32);
}

constexpr std::uint64_t kHashStart = 0xcbf29ce484222325ULL;

// Calls visit(element index in row-major order, byte offset from the tensor's first element).
template <class Visit>
void forEachElement(const PlacedTensor& tensor, Visit visit)
{
    const auto& shape = tensor.spec.shape;
    const auto elements = static_cast<std::size_t>(elementCount(tensor.spec));
    const std::size_t element_bytes = sizeOf(tensor.spec.dtype);
    if (elements == 0) {
        return;
    }
    const auto columns = shape.empty() ? std::size_t{1} : static_cast<std::size_t>(shape.back());
    const std::size_t step = shape.empty() ? 0 : static_cast<std::size_t>(tensor.strides.back()) * element_bytes;
    std::vector<std::int64_t> index(shape.size(), 0);
    for (std::size_t first = 0; first < elements; first += columns) {
        std::int64_t row = 0;
        for (std::size_t i = 0; i + 1 < shape.size(); ++i) {
            row += index[i] * tensor.strides[i];
        }
        std::size_t at = static_cast<std::size_t>(row) * element_bytes;
        for (std::size_t column = 0; column < columns; ++column, at += step) {
            visit(first + column, at);
        }
        for (std::size_t i = shape.size() - 1; shape.size() > 1 && i-- > 0;) {
            if (++index[i] < shape[i]) {
                break;
            }
            index[i] = 0;
        }
    }
}

// Calls visit(first, last) for every stretch of guard bytes in [begin, end), given the tensors in order of address.
template <class Visit>
void forEachGuard(const std::vector<PlacedTensor>& tensors, std::size_t begin, std::size_t end, Visit visit)
{
    std::size_t position = begin;
    for (const auto& tensor : tensors) {
        for (std::size_t run = 0; run < tensor.runs; ++run) {
            const std::size_t start = tensor.offset + run * tensor.run_stride_bytes;
            visit(position, start);
            position = start + tensor.run_bytes;
        }
    }
    visit(position, end);
}

// "after output 'y'": the place of a guard byte, by the nearest tensor.
std::string placeOf(std::size_t position, const std::vector<PlacedTensor>& tensors, const char* kind)
{
    const PlacedTensor* nearest = nullptr;
    std::string where;
    std::size_t distance = 0;
    for (const auto& tensor : tensors) {
        const std::size_t end = tensor.offset + tensor.span_bytes;
        const bool before = position < tensor.offset;
        const bool inside = !before && position < end;
        const std::size_t away = before ? tensor.offset - position : inside ? 0 : position - end;
        if (nearest == nullptr || away < distance) {
            nearest = &tensor;
            distance = away;
            where = inside ? "in the row padding of" : before ? "before" : "after";
        }
    }
    return nearest == nullptr ? "between tensors" : fmt::format("{} {} '{}'", where, kind, nearest->spec.name);
}

const char* plural(std::size_t count)
{
    return count == 1 ? "" : "s";
}

template <class Word>
void copyElements(const std::byte* from, const PlacedTensor& tensor, DenseBytes& dense)
{
    forEachElement(tensor, [&](std::size_t element, std::size_t at) {
        std::memcpy(dense.data() + element * sizeof(Word), from + at, sizeof(Word));
    });
}

bool holdsPattern(const std::byte* element, std::size_t bytes, unsigned char pattern)
{
    return std::all_of(element, element + bytes, [&](std::byte byte) { return byte == std::byte{pattern}; });
}

}  // namespace

void writeInputs(std::span<std::byte> arena, const ArenaPlan& plan, std::span<const DenseTensor> values)
{
    std::fill(arena.begin(), arena.begin() + static_cast<std::ptrdiff_t>(plan.outputs_start), kInputGuard);
    for (std::size_t i = 0; i < plan.inputs.size(); ++i) {
        const PlacedTensor& tensor = plan.inputs[i];
        std::byte* const base = arena.data() + tensor.offset;
        forEachElement(tensor, [&](std::size_t element, std::size_t at) {
            storeElement(base + at, tensor.spec.dtype, 0, values[i].values[element]);
        });
    }
}

void poisonOutputs(std::span<std::byte> arena, const ArenaPlan& plan, unsigned char pattern)
{
    for (const auto& tensor : plan.outputs) {
        for (std::size_t run = 0; run < tensor.runs; ++run) {
            std::memset(arena.data() + tensor.offset + run * tensor.run_stride_bytes, pattern, tensor.run_bytes);
        }
    }
    forEachGuard(plan.outputs, plan.outputs_start, plan.bytes, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            arena[i] = outputGuard(i);
        }
    });
}

DenseBytes readOutput(std::span<const std::byte> arena, const PlacedTensor& tensor)
{
    const auto elements = static_cast<std::size_t>(elementCount(tensor.spec));
    const std::size_t element_bytes = sizeOf(tensor.spec.dtype);
    DenseBytes dense(elements * element_bytes);
    const std::byte* const from = arena.data() + tensor.offset;
    if (element_bytes == 2) {
        copyElements<std::uint16_t>(from, tensor, dense);
    } else if (element_bytes == 4) {
        copyElements<std::uint32_t>(from, tensor, dense);
    } else {
        copyElements<std::uint64_t>(from, tensor, dense);
    }
    return dense;
}

std::uint64_t inputChecksum(std::span<const std::byte> arena, const ArenaPlan& plan)
{
    std::uint64_t hash = kHashStart;
    // the part's size is a multiple of kTensorAlignment
    for (std::size_t i = 0; i < plan.outputs_start; i += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, arena.data() + i, sizeof word);
        hash = mixWord(hash, word);
    }
    return hash;
}

std::string inputHash(const ArenaPlan& plan, std::span<const DenseTensor> values)
{
    std::uint64_t hash = kHashStart;
    for (std::size_t i = 0; i < plan.inputs.size(); ++i) {
        for (const double value : values[i].values) {
            std::uint64_t element = 0;
            storeElement(&element, plan.inputs[i].spec.dtype, 0, value);
            hash = mixWord(hash, element);
        }
        hash = mixWord(hash, values[i].values.size());
    }
    return fmt::format("{:016x}", hash);
}

std::optional<Damage> damageToInputs(std::span<const std::byte> arena, const ArenaPlan& plan,
                                     std::span<const DenseTensor> values)
{
    std::vector<std::byte> expected(plan.outputs_start);
    writeInputs(expected, plan, values);
    for (const auto& tensor : plan.inputs) {
        const std::size_t bytes = sizeOf(tensor.spec.dtype);
        std::size_t changed = 0;
        std::size_t first = 0;
        forEachElement(tensor, [&](std::size_t element, std::size_t at) {
            const std::size_t position = tensor.offset + at;
            if (std::memcmp(arena.data() + position, expected.data() + position, bytes) != 0 && changed++ == 0) {
                first = element;
            }
        });
        if (changed > 0) {
            return Damage{true, fmt::format("{} element{} of input '{}' changed, the first at {}", changed,
                                            plural(changed), tensor.spec.name, coordinates(first, tensor.spec.shape))};
        }
    }
    std::size_t changed = 0;
    std::size_t first = 0;
    for (std::size_t i = 0; i < plan.outputs_start; ++i) {
        if (arena[i] != expected[i] && changed++ == 0) {
            first = i;
        }
    }
    if (changed == 0) {
        return std::nullopt;
    }
    return Damage{false,
                  fmt::format("{} byte{} {} changed", changed, plural(changed), placeOf(first, plan.inputs, "input"))};
}

std::optional<Damage> damageToOutputGuards(std::span<const std::byte> arena, const ArenaPlan& plan)
{
    std::size_t changed = 0;
    std::size_t first = 0;
    forEachGuard(plan.outputs, plan.outputs_start, plan.bytes, [&](std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end; ++i) {
            if (arena[i] != outputGuard(i) && changed++ == 0) {
                first = i;
            }
        }
    });
    if (changed == 0) {
        return std::nullopt;
    }
    return Damage{
        false, fmt::format("{} byte{} {} changed", changed, plural(changed), placeOf(first, plan.outputs, "output"))};
}

std::string unwrittenElements(const TensorSpec& spec, const DenseBytes& first, unsigned char first_pattern,
                              const DenseBytes& second, unsigned char second_pattern)
{
    const std::size_t bytes = sizeOf(spec.dtype);
    const std::size_t elements = first.size() / bytes;
    std::size_t unwritten = 0;
    std::size_t where = 0;
    for (std::size_t i = 0; i < elements; ++i) {
        if (holdsPattern(first.data() + i * bytes, bytes, first_pattern) &&
            holdsPattern(second.data() + i * bytes, bytes, second_pattern) && unwritten++ == 0) {
            where = i;
        }
    }
    return unwritten == 0 ? std::string{}
                          : fmt::format("{} of {} elements of output '{}' were never written, the first at {}",
                                        unwritten, elements, spec.name, coordinates(where, spec.shape));
}

std::string coordinates(std::size_t element, const std::vector<std::int64_t>& shape)
{
    std::vector<std::size_t> index(shape.size(), 0);
    for (std::size_t i = shape.size(); i-- > 0;) {
        const auto extent = static_cast<std::size_t>(std::max<std::int64_t>(1, shape[i]));
        index[i] = element % extent;
        element /= extent;
    }
    return fmt::format("({})", fmt::join(index, ", "));
}

}  // namespace assay
