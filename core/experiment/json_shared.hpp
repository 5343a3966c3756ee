// Internal to json_*.cpp: enumerations as text, and the one struct that both halves of a document hold.
#pragma once

#include "core/experiment/enum_names.hpp"
#include "core/experiment/json_codec.hpp"

namespace assay::detail {

template <>
struct EnumText<DType> {
    static std::string_view text(DType value) { return name(value); }
    static std::optional<DType> parse(std::string_view text) { return parseDType(text); }
};
template <>
struct EnumText<Layout> {
    static std::string_view text(Layout value) { return name(value); }
    static std::optional<Layout> parse(std::string_view text) { return parseLayout(text); }
};
template <>
struct EnumText<ValueDistribution> {
    static std::string_view text(ValueDistribution value) { return name(value); }
    static std::optional<ValueDistribution> parse(std::string_view text) { return parseValueDistribution(text); }
};
template <>
struct EnumText<PassMode> {
    static std::string_view text(PassMode value) { return name(value); }
    static std::optional<PassMode> parse(std::string_view text) { return parsePassMode(text); }
};
template <>
struct EnumText<CacheState> {
    static std::string_view text(CacheState value) { return name(value); }
    static std::optional<CacheState> parse(std::string_view text) { return parseCacheState(text); }
};
template <>
struct EnumText<FailureKind> {
    static std::string_view text(FailureKind value) { return name(value); }
    static std::optional<FailureKind> parse(std::string_view text) { return parseFailureKind(text); }
};
template <>
struct EnumText<CaseStatus> {
    static std::string_view text(CaseStatus value) { return name(value); }
    static std::optional<CaseStatus> parse(std::string_view text) { return parseCaseStatus(text); }
};
template <>
struct EnumText<OptimisationClass> {
    static std::string_view text(OptimisationClass value) { return name(value); }
    static std::optional<OptimisationClass> parse(std::string_view text) { return parseOptimisationClass(text); }
};
template <>
struct EnumText<Verdict> {
    static std::string_view text(Verdict value) { return name(value); }
    static std::optional<Verdict> parse(std::string_view text) { return parseVerdict(text); }
};

// Enumerations whose names exist in files only.
inline constexpr EnumNames<Role, 3> kRoleNames{{
    {Role::reference, "reference"},
    {Role::baseline, "baseline"},
    {Role::candidate, "candidate"},
}};
inline constexpr EnumNames<Crossing, 2> kCrossingNames{{{Crossing::star, "star"}, {Crossing::full, "full"}}};
inline constexpr EnumNames<TargetScope, 2> kTargetScopeNames{{
    {TargetScope::operator_call, "operator_call"},
    {TargetScope::end_to_end, "end_to_end"},
}};
inline constexpr EnumNames<SampleState, 2> kSampleStateNames{{
    {SampleState::valid, "valid"},
    {SampleState::invalid, "invalid"},
}};

template <>
struct EnumText<Role> {
    static std::string_view text(Role value) { return nameIn(kRoleNames, value); }
    static std::optional<Role> parse(std::string_view text) { return valueIn(kRoleNames, text); }
};
template <>
struct EnumText<Crossing> {
    static std::string_view text(Crossing value) { return nameIn(kCrossingNames, value); }
    static std::optional<Crossing> parse(std::string_view text) { return valueIn(kCrossingNames, text); }
};
template <>
struct EnumText<TargetScope> {
    static std::string_view text(TargetScope value) { return nameIn(kTargetScopeNames, value); }
    static std::optional<TargetScope> parse(std::string_view text) { return valueIn(kTargetScopeNames, text); }
};
template <>
struct EnumText<SampleState> {
    static std::string_view text(SampleState value) { return nameIn(kSampleStateNames, value); }
    static std::optional<SampleState> parse(std::string_view text) { return valueIn(kSampleStateNames, text); }
};

template <class Io>
void fields(Io& io, FieldsOf<Io, Tolerance>& tolerance)
{
    io("rtol", tolerance.rtol, Range{0, 1e300});
    io("atol", tolerance.atol, Range{0, 1e300});
}

}  // namespace assay::detail
