#include "core/experiment/optimisation_class.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<OptimisationClass, 5> kClasses{{
    {OptimisationClass::c1, "C1"},
    {OptimisationClass::c2, "C2"},
    {OptimisationClass::c3, "C3"},
    {OptimisationClass::c4, "C4"},
    {OptimisationClass::not_applicable, "N/A"},
}};

}  // namespace

std::string_view name(OptimisationClass value)
{
    return detail::nameIn(kClasses, value);
}

std::optional<OptimisationClass> parseOptimisationClass(std::string_view text)
{
    return detail::valueIn(kClasses, text);
}

}  // namespace assay
