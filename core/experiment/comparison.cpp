#include "core/experiment/comparison.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<Call, 4> kCalls{{
    {Call::faster, "faster"},
    {Call::slower, "slower"},
    {Call::same, "same"},
    {Call::undecided, "undecided"},
}};

}  // namespace

std::string_view name(Call call)
{
    return detail::nameIn(kCalls, call);
}

std::optional<Call> parseCall(std::string_view text)
{
    return detail::valueIn(kCalls, text);
}

}  // namespace assay
