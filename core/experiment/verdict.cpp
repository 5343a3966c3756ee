#include "core/experiment/verdict.hpp"

#include "core/experiment/enum_names.hpp"

namespace assay {

namespace {

constexpr detail::EnumNames<Verdict, 5> kNames{{
    {Verdict::keep, "keep"},
    {Verdict::guarded, "guarded"},
    {Verdict::micro_only, "micro_only"},
    {Verdict::reject, "reject"},
    {Verdict::more_evidence, "more_evidence"},
}};

constexpr detail::EnumNames<Verdict, 5> kTitles{{
    {Verdict::keep, "Keep as default"},
    {Verdict::guarded, "Keep behind guard"},
    {Verdict::micro_only, "Micro-optimisation only"},
    {Verdict::reject, "Reject"},
    {Verdict::more_evidence, "Need more evidence"},
}};

}  // namespace

std::string_view name(Verdict verdict)
{
    return detail::nameIn(kNames, verdict);
}

std::string_view title(Verdict verdict)
{
    return detail::nameIn(kTitles, verdict);
}

std::optional<Verdict> parseVerdict(std::string_view text)
{
    return detail::valueIn(kNames, text);
}

int exitStatus(Verdict verdict)
{
    switch (verdict) {
        case Verdict::keep:
            return 0;
        case Verdict::guarded:
            return 10;
        case Verdict::micro_only:
            return 11;
        case Verdict::reject:
            return 12;
        case Verdict::more_evidence:
            return 13;
    }
    return 13;
}

}  // namespace assay
