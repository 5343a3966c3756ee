#include "core/experiment/json_shared.hpp"

namespace assay {

namespace detail {

constexpr Range kCount{0, 9.3e18};
constexpr Range kNanoseconds{-9.3e18, 9.3e18};
// An extent of 2^48 elements is beyond any address space that a kernel meets.
constexpr Range kExtent{0, 281474976710656.0};

template <class Io>
void fields(Io& io, FieldsOf<Io, Case>& at)
{
    io("sizes", at.sizes, kExtent);
    io("dtype", at.dtype);
    io("layout", at.layout);
    io("values", at.values);
    io("mode", at.mode);
    io("cache", at.cache);
    io("device", at.device);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Scope>& scope)
{
    io("device", scope.device);
    io("clock", scope.clock);
    io("mode", scope.mode);
    io("cache", scope.cache);
    io("compilation", scope.compilation);
    io("allocation", scope.allocation);
    io("transfers", scope.transfers);
    io("host_preprocessing", scope.host_preprocessing);
    io("capture", scope.capture);
    io("synchronisation", scope.synchronisation);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Sample>& sample)
{
    io("variant", sample.variant);
    io("duration_ns", sample.duration_ns);
    io("repetitions", sample.repetitions, Range{1, 2147483647});
    io("wall_ns", sample.wall_ns);
    io("state", sample.state);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, Block>& block)
{
    io("index", block.index, Range{0, 2147483647});
    io("started_ns", block.started_ns, kNanoseconds);
    io("samples", block.samples);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, ErrorRow>& row)
{
    io("max", row.max);
    io("mean", row.mean);
    io("p95", row.p95);
    io("p99", row.p99);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, WorstElement>& worst)
{
    io("tensor", worst.tensor);
    io("index", worst.index, kExtent);
    io("value", worst.value);
    io("reference", worst.reference);
    io("value_bits", worst.value_bits);
    io("reference_bits", worst.reference_bits);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, ErrorHistogram>& histogram)
{
    io("first_exponent", histogram.first_exponent);
    io("counts", histogram.counts);
    io("zeros", histogram.zeros);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, ErrorReport>& report)
{
    io("elements", report.elements);
    io("absolute", report.absolute);
    io("relative", report.relative);
    io("relative_guard", report.relative_guard);
    io("relative_excluded", report.relative_excluded);
    io("excluded_max_absolute", report.excluded_max_absolute);
    io("normalised", report.normalised);
    io("ulp", report.ulp);
    io("nan_output", report.nan_output);
    io("nan_reference", report.nan_reference);
    io("nan_disagree", report.nan_disagree);
    io("inf_output", report.inf_output);
    io("inf_reference", report.inf_reference);
    io("inf_disagree", report.inf_disagree);
    io("signed_zero_differences", report.signed_zero_differences);
    io("bias", report.bias);
    io("share_positive", report.share_positive);
    io("sign_test_p", report.sign_test_p);
    io("worst", report.worst);
    io("histogram", report.histogram);
    io("tolerance", report.tolerance);
    io("out_of_tolerance", report.out_of_tolerance);
    io("worst_ratio", report.worst_ratio);
    io("zero_output_would_pass", report.zero_output_would_pass);
    io("bits_differ_from_baseline", report.bits_differ_from_baseline);
    io("bits_differ_on_repeat", report.bits_differ_on_repeat);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, VariantResult>& result)
{
    io("variant", result.variant);
    io("failure", result.failure);
    io("message", result.message);
    io("errors", result.errors);
    io("peak_workspace_bytes", result.peak_workspace_bytes);
    io("allocations", result.allocations);
    io("kernels", result.kernels, Range{0, 2147483647});
    io("first_call_ns", result.first_call_ns);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, CaseResult>& result)
{
    io("at", result.at);
    io("status", result.status);
    io("message", result.message);
    io("scope", result.scope);
    io("input_hash", result.input_hash);
    io("variants", result.variants);
    io("blocks", result.blocks);
    io("started_ns", result.started_ns, kNanoseconds);
    io("verified_ns", result.verified_ns, kNanoseconds);
    io("finished_ns", result.finished_ns, kNanoseconds);
    io("run", result.run, kCount);
}

template <class Io>
void fields(Io& io, FieldsOf<Io, RunInfo>& run)
{
    io("id", run.id, kCount);
    io("started", run.started);
    io("finished", run.finished);
    io("assay_version", run.assay_version);
    io("host", run.host);
    io("device_name", run.device_name);
    io("device_detail", run.device_detail);
    io("compiler", run.compiler);
    io("timer_resolution_ns", run.timer_resolution_ns);
    io("seed", asText(run.seed));
    io("command", run.command);
    io("environment", run.environment);
}

}  // namespace detail

Json toJson(const Case& at)
{
    return detail::JsonWriter::write(at);
}

Json toJson(const Scope& scope)
{
    return detail::JsonWriter::write(scope);
}

Json toJson(const Sample& sample)
{
    return detail::JsonWriter::write(sample);
}

Json toJson(const Block& block)
{
    return detail::JsonWriter::write(block);
}

Json toJson(const ErrorReport& report)
{
    return detail::JsonWriter::write(report);
}

Json toJson(const VariantResult& result)
{
    return detail::JsonWriter::write(result);
}

Json toJson(const CaseResult& result)
{
    return detail::JsonWriter::write(result);
}

Json toJson(const RunInfo& run)
{
    return detail::JsonWriter::write(run);
}

Expected<Case> caseFromJson(const Json& json)
{
    return detail::JsonReader::read<Case>(json);
}

Expected<Scope> scopeFromJson(const Json& json)
{
    return detail::JsonReader::read<Scope>(json);
}

Expected<Sample> sampleFromJson(const Json& json)
{
    return detail::JsonReader::read<Sample>(json);
}

Expected<Block> blockFromJson(const Json& json)
{
    return detail::JsonReader::read<Block>(json);
}

Expected<ErrorReport> errorReportFromJson(const Json& json)
{
    return detail::JsonReader::read<ErrorReport>(json);
}

Expected<VariantResult> variantResultFromJson(const Json& json)
{
    return detail::JsonReader::read<VariantResult>(json);
}

Expected<CaseResult> caseResultFromJson(const Json& json)
{
    return detail::JsonReader::read<CaseResult>(json);
}

Expected<RunInfo> runInfoFromJson(const Json& json)
{
    return detail::JsonReader::read<RunInfo>(json);
}

}  // namespace assay
