#include "core/experiment/json_shared.hpp"

namespace assay {

namespace detail {

// Derived values are written, never read back: they are recomputed.
template <class Enum>
struct WrittenText {
    static std::string_view text(Enum value) { return name(value); }
};
template <>
struct EnumText<Call> : WrittenText<Call> {
};
template <>
struct EnumText<EvidenceTier> : WrittenText<EvidenceTier> {
};
template <>
struct EnumText<EvidenceStrength> : WrittenText<EvidenceStrength> {
};
template <>
struct EnumText<FindingKind> : WrittenText<FindingKind> {
};
template <>
struct EnumText<FindingState> : WrittenText<FindingState> {
};

template <class Io>
void fields(Io& io, FieldsOf<Io, Comparison>& comparison)
{
    io("baseline", comparison.baseline);
    io("candidate", comparison.candidate);
    io("ratio", comparison.ratio);
    io("low", comparison.low);
    io("high", comparison.high);
    io("confidence", comparison.confidence);
    io("pairs", comparison.pairs);
    io("call", comparison.call);
    io("method", comparison.method);
    io("note", comparison.note);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, TimeSummary>& summary)
{
    io("n", summary.n);
    io("invalid", summary.invalid);
    io("min_ns", summary.min_ns);
    io("max_ns", summary.max_ns);
    io("mean_ns", summary.mean_ns);
    io("median_ns", summary.median_ns);
    io("p95_ns", summary.p95_ns);
    io("stddev_ns", summary.stddev_ns);
    io("median_low_ns", summary.median_low_ns);
    io("median_high_ns", summary.median_high_ns);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Evidence>& evidence)
{
    io("tier", evidence.tier);
    io("strength", evidence.strength);
    io("source", evidence.source);
    io("cases", evidence.cases);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Finding>& finding)
{
    io("kind", finding.kind);
    io("id", finding.id);
    io("title", finding.title);
    io("state", finding.state);
    io("explanation", finding.explanation);
    io("remedy", finding.remedy);
    io("evidence", finding.evidence);
}

}  // namespace detail

Json toJson(const Comparison& comparison)
{
    return detail::JsonWriter::write(comparison);
}

Json toJson(const TimeSummary& summary)
{
    return detail::JsonWriter::write(summary);
}

Json toJson(const Evidence& evidence)
{
    return detail::JsonWriter::write(evidence);
}

Json toJson(const Finding& finding)
{
    return detail::JsonWriter::write(finding);
}

}  // namespace assay
