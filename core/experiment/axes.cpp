#include "core/experiment/axes.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<DType, 4> kDTypes{{
    {DType::f32, "f32"},
    {DType::f64, "f64"},
    {DType::f16, "f16"},
    {DType::bf16, "bf16"},
}};

constexpr detail::EnumNames<Layout, 3> kLayouts{{
    {Layout::contiguous, "contiguous"},
    {Layout::padded_rows, "padded_rows"},
    {Layout::transposed, "transposed"},
}};

constexpr detail::EnumNames<ValueDistribution, 15> kValueDistributions{{
    {ValueDistribution::normal, "normal"},
    {ValueDistribution::uniform, "uniform"},
    {ValueDistribution::zeros, "zeros"},
    {ValueDistribution::signed_zeros, "signed_zeros"},
    {ValueDistribution::ones, "ones"},
    {ValueDistribution::all_equal, "all_equal"},
    {ValueDistribution::offset, "offset"},
    {ValueDistribution::subnormal, "subnormal"},
    {ValueDistribution::large, "large"},
    {ValueDistribution::cancellation, "cancellation"},
    {ValueDistribution::monotone, "monotone"},
    {ValueDistribution::sparse, "sparse"},
    {ValueDistribution::heavy_tailed, "heavy_tailed"},
    {ValueDistribution::masked_rows, "masked_rows"},
    {ValueDistribution::nan_inf, "nan_inf"},
}};

constexpr detail::EnumNames<PassMode, 2> kPassModes{{
    {PassMode::forward, "forward"},
    {PassMode::backward, "backward"},
}};

constexpr detail::EnumNames<CacheState, 2> kCacheStates{{
    {CacheState::warm, "warm"},
    {CacheState::cold, "cold"},
}};

constexpr auto kAllDTypes = detail::valuesOf(kDTypes);
constexpr auto kAllLayouts = detail::valuesOf(kLayouts);
constexpr auto kAllValueDistributions = detail::valuesOf(kValueDistributions);
constexpr auto kAllPassModes = detail::valuesOf(kPassModes);
constexpr auto kAllCacheStates = detail::valuesOf(kCacheStates);

}  // namespace

std::string_view name(DType value)
{
    return detail::nameIn(kDTypes, value);
}

std::string_view name(Layout value)
{
    return detail::nameIn(kLayouts, value);
}

std::string_view name(ValueDistribution value)
{
    return detail::nameIn(kValueDistributions, value);
}

std::string_view name(PassMode value)
{
    return detail::nameIn(kPassModes, value);
}

std::string_view name(CacheState value)
{
    return detail::nameIn(kCacheStates, value);
}

std::optional<DType> parseDType(std::string_view text)
{
    return detail::valueIn(kDTypes, text);
}

std::optional<Layout> parseLayout(std::string_view text)
{
    return detail::valueIn(kLayouts, text);
}

std::optional<ValueDistribution> parseValueDistribution(std::string_view text)
{
    return detail::valueIn(kValueDistributions, text);
}

std::optional<PassMode> parsePassMode(std::string_view text)
{
    return detail::valueIn(kPassModes, text);
}

std::optional<CacheState> parseCacheState(std::string_view text)
{
    return detail::valueIn(kCacheStates, text);
}

std::span<const DType> allDTypes()
{
    return kAllDTypes;
}

std::span<const Layout> allLayouts()
{
    return kAllLayouts;
}

std::span<const ValueDistribution> allValueDistributions()
{
    return kAllValueDistributions;
}

std::span<const PassMode> allPassModes()
{
    return kAllPassModes;
}

std::span<const CacheState> allCacheStates()
{
    return kAllCacheStates;
}

std::size_t sizeOf(DType dtype)
{
    switch (dtype) {
        case DType::f64:
            return 8;
        case DType::f32:
            return 4;
        case DType::f16:
        case DType::bf16:
            return 2;
    }
    return 0;
}

}  // namespace assay
