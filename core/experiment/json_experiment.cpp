#include "core/experiment/json_shared.hpp"

namespace assay {

namespace detail {

template <class Io>
void fields(Io& io, FieldsOf<Io, VariantChoice>& choice)
{
    io("variant", choice.variant);
    io("role", choice.role);
    io("declared", choice.declared);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, AxisCondition>& condition)
{
    io("axis", condition.axis);
    io("op", condition.op);
    io("value", condition.value);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, MatrixRule>& rule)
{
    io("include", rule.include);
    io("conditions", rule.conditions);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Matrix>& matrix)
{
    io("preset", matrix.preset);
    io("crossing", matrix.crossing);
    io("sizes", matrix.sizes, Range{0, 281474976710656.0});
    io("dtypes", matrix.dtypes);
    io("layouts", matrix.layouts);
    io("values", matrix.values);
    io("modes", matrix.modes);
    io("caches", matrix.caches);
    io("rules", matrix.rules);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, MeasureSettings>& measure)
{
    constexpr double kDayNs = 86400e9;
    io("warmup_blocks", measure.warmup_blocks, Range{0, 100000});
    io("min_blocks", measure.min_blocks, Range{1, 100000});
    io("max_blocks", measure.max_blocks, Range{1, 100000});
    io("case_budget_ns", measure.case_budget_ns, Range{0, 30 * kDayNs});
    io("target_half_width", measure.target_half_width, Range{0, 1});
    io("equivalence_margin", measure.equivalence_margin, Range{0, 1});
    io("campaign_budget_ns", measure.campaign_budget_ns, Range{0, 365 * kDayNs});
    io("case_timeout_ns", measure.case_timeout_ns, Range{1e6, 30 * kDayNs});
    io("threads", measure.threads, Range{0, 4096});
    io("pin_threads", measure.pin_threads);
    if constexpr (!Io::kWrites) {
        io.require(measure.max_blocks >= measure.min_blocks, "max_blocks", "expected at least min_blocks");
    }
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Claim>& claim)
{
    io("text", claim.text);
    io("target_metric", claim.target_metric);
    io("target_scope", claim.target_scope);
    io("targeted_modes", claim.targeted_modes);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Hypothesis>& hypothesis)
{
    io("bottleneck", hypothesis.bottleneck);
    io("why", hypothesis.why);
    io("falsifier", hypothesis.falsifier);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, ToleranceChange>& change)
{
    io("dtype", change.dtype);
    io("tolerance", change.tolerance);
    io("rationale", change.rationale);
    io("approver", change.approver);
    io("date", change.date);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, VerdictOverride>& verdict)
{
    io("verdict", verdict.verdict);
    io("reason", verdict.reason);
    io("who", verdict.who);
    io("date", verdict.date);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Experiment>& experiment)
{
    io("id", experiment.id);
    io("title", experiment.title);
    io("created", experiment.created);
    io("claim", experiment.claim);
    io("hypothesis", experiment.hypothesis);
    io("family", experiment.family);
    io("variants", experiment.variants);
    io("matrix", experiment.matrix);
    io("measure", experiment.measure);
    io("tolerance_changes", experiment.tolerance_changes);
    io("plugins", experiment.plugins);
    io("launcher", experiment.launcher);
    io("device", experiment.device);
    io("seed", asText(experiment.seed));
    io("guard", experiment.guard);
    io("fallback", experiment.fallback);
    io("record_edits", experiment.record_edits);
    io("failure_edits", experiment.failure_edits);
    io("verdict_override", experiment.verdict_override);
}

}  // namespace detail

Json toJson(const Matrix& matrix)
{
    return detail::JsonWriter::write(matrix);
}

Json toJson(const MeasureSettings& measure)
{
    return detail::JsonWriter::write(measure);
}

Json toJson(const Experiment& experiment)
{
    return detail::JsonWriter::write(experiment);
}

Expected<Matrix> matrixFromJson(const Json& json)
{
    return detail::JsonReader::read<Matrix>(json);
}

Expected<MeasureSettings> measureSettingsFromJson(const Json& json)
{
    return detail::JsonReader::read<MeasureSettings>(json);
}

Expected<Experiment> experimentFromJson(const Json& json)
{
    return detail::JsonReader::read<Experiment>(json);
}

}  // namespace assay
