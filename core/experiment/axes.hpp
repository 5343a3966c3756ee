// The values that the non-size axes of a matrix can take, and their stable names.
// Names are what files, the command line and the protocol hold; they are never translated.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace assay {

enum class DType { f64, f32, f16, bf16 };

// How a tensor's last two dimensions lie in memory. `padded_rows`: rows are followed by unused elements
// (row stride > row length). `transposed`: the last two dimensions are stored column-major.
enum class Layout { contiguous, padded_rows, transposed };

// Value corpus of the companion contracts. `offset`: mean far larger than the spread. `large`: finite values near
// the dtype's overflow. `masked_rows`: −inf sprinkled in, some rows −inf throughout.
enum class ValueDistribution {
    normal,
    uniform,
    zeros,
    signed_zeros,
    ones,
    all_equal,
    offset,
    subnormal,
    large,
    cancellation,
    monotone,
    sparse,
    heavy_tailed,
    masked_rows,
    nan_inf,
};

enum class PassMode { forward, backward };

enum class CacheState { warm, cold };

std::string_view name(DType);
std::string_view name(Layout);
std::string_view name(ValueDistribution);
std::string_view name(PassMode);
std::string_view name(CacheState);

// nullopt when the text names none; matching is exact.
std::optional<DType> parseDType(std::string_view);
std::optional<Layout> parseLayout(std::string_view);
std::optional<ValueDistribution> parseValueDistribution(std::string_view);
std::optional<PassMode> parsePassMode(std::string_view);
std::optional<CacheState> parseCacheState(std::string_view);

std::span<const DType> allDTypes();
std::span<const Layout> allLayouts();
std::span<const ValueDistribution> allValueDistributions();
std::span<const PassMode> allPassModes();
std::span<const CacheState> allCacheStates();

// Bytes of one element.
std::size_t sizeOf(DType);

}  // namespace assay
