#include <array>

#include <fmt/format.h>

#include "core/numerics/error_report.hpp"
#include "core/runner/case_state.hpp"

namespace assay {

namespace {

// After a call: are inputs, guards and workspace as they should be? Damage is repaired for whoever comes next.
void checkDamage(const RunContext& run, CaseState& state, VariantState& variant, const Json& reply)
{
    const auto arena = run.arena.bytes();
    if (const auto damage = damageToOutputGuards(arena, state.plan)) {
        variant.failWith(FailureKind::out_of_bounds_write, damage->text);
    }
    if (inputChecksum(arena, state.plan) != state.checksum) {
        if (const auto damage = damageToInputs(arena, state.plan, state.inputs)) {
            variant.failWith(damage->mutated_input ? FailureKind::mutated_input : FailureKind::out_of_bounds_write,
                             damage->text);
        }
        writeInputs(arena, state.plan, state.inputs);
    }
    if (const auto overrun = integerField(reply, "workspace_overrun", 0); overrun > 0) {
        variant.failWith(FailureKind::out_of_bounds_write,
                         fmt::format("{} bytes behind its workspace changed", overrun));
    }
}

std::vector<DenseBytes> readOutputs(const RunContext& run, const CaseState& state)
{
    std::vector<DenseBytes> outputs;
    for (const auto& tensor : state.plan.outputs) {
        outputs.push_back(readOutput(run.arena.bytes(), tensor));
    }
    return outputs;
}

// One call on fresh poison; the outputs, or nullopt when the call failed.
std::optional<std::vector<DenseBytes>> callOnce(const RunContext& run, CaseState& state, VariantState& variant,
                                                unsigned char poison, const std::string& phase, Json* record)
{
    poisonOutputs(run.arena.bytes(), state.plan, poison);
    const auto reply = askHost(run, state, variant, Json{{"type", "verify"}, {"pattern", poison}}, phase);
    if (!reply) {
        // A kernel that died may have left anything behind.
        writeInputs(run.arena.bytes(), state.plan, state.inputs);
        return std::nullopt;
    }
    checkDamage(run, state, variant, *reply);
    if (record != nullptr) {
        *record = *reply;
    }
    return readOutputs(run, state);
}

void noteCounts(VariantState& variant, const Json& first)
{
    variant.result.first_call_ns = numberField(first, "wall_ns", 0);
    variant.result.peak_workspace_bytes = static_cast<std::uint64_t>(integerField(first, "peak_bytes", 0));
    variant.result.allocations = static_cast<std::uint64_t>(integerField(first, "requests", 0));
    variant.result.kernels = static_cast<int>(integerField(first, "kernels", 0));
    variant.self_reports = integerField(first, "reported", 0) > 0;
}

std::uint64_t differingBits(const CaseState& state, const std::vector<DenseBytes>& a, const std::vector<DenseBytes>& b)
{
    std::uint64_t differing = 0;
    for (std::size_t i = 0; i < state.plan.outputs.size(); ++i) {
        const TensorSpec& spec = state.plan.outputs[i].spec;
        differing +=
            countDifferingBits(a[i].data(), b[i].data(), spec.dtype, static_cast<std::size_t>(elementCount(spec)));
    }
    return differing;
}

void checkUnwritten(const CaseState& state, VariantState& variant, const std::vector<DenseBytes>& first,
                    const std::vector<DenseBytes>& second)
{
    for (std::size_t i = 0; i < state.plan.outputs.size(); ++i) {
        auto text = unwrittenElements(state.plan.outputs[i].spec, first[i], kFirstPoison, second[i], kSecondPoison);
        if (!text.empty()) {
            variant.failWith(FailureKind::unwritten_output, std::move(text));
        }
    }
}

void takeOutputs(const RunContext& run, CaseState& state, VariantState& variant)
{
    Json first;
    auto outputs = callOnce(run, state, variant, kFirstPoison, "verifying", &first);
    if (!outputs) {
        return;
    }
    noteCounts(variant, first);
    Json second;
    const auto repeated = callOnce(run, state, variant, kSecondPoison, "verifying a second time", &second);
    if (!repeated) {
        return;
    }
    variant.call_ns = numberField(second, "wall_ns", 0);
    checkUnwritten(state, variant, *outputs, *repeated);
    variant.differ_on_repeat = differingBits(state, *outputs, *repeated);
    variant.outputs = std::move(*outputs);
}

Expected<void> computeOracle(const RunContext& run, CaseState& state)
{
    auto oracle = run.entry.oracle(state.at, state.inputs);
    if (!oracle) {
        return tl::unexpected(withPlace(oracle.error(), "oracle"));
    }
    if (oracle->size() != state.plan.outputs.size()) {
        return fail(ErrorCode::process,
                    fmt::format("it gave {} outputs instead of {}", oracle->size(), state.plan.outputs.size()),
                    "oracle");
    }
    for (std::size_t i = 0; i < oracle->size(); ++i) {
        const TensorSpec& spec = state.plan.outputs[i].spec;
        const OracleOutput& output = (*oracle)[i];
        const auto elements = static_cast<std::size_t>(elementCount(spec));
        if (output.value.shape != spec.shape || output.value.values.size() != elements ||
            (!output.scale.empty() && output.scale.size() != elements)) {
            return fail(ErrorCode::process, "its output '" + spec.name + "' has another shape than the family declares",
                        "oracle");
        }
    }
    state.oracle = std::move(*oracle);
    return {};
}

ErrorReport reportOn(const RunContext& run, const CaseState& state, const std::vector<DenseBytes>& outputs)
{
    std::vector<ErrorReportInput> pairs;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const TensorSpec& spec = state.plan.outputs[i].spec;
        pairs.push_back({spec.name, spec.dtype, spec.shape, outputs[i].data(), state.oracle[i].value.values,
                         state.oracle[i].scale, toleranceFor(spec.dtype, run.experiment.tolerance_changes)});
    }
    return errorReport(pairs);
}

std::string describeErrors(const ErrorReport& report)
{
    std::string text = fmt::format("{} of {} elements outside the tolerance", report.out_of_tolerance, report.elements);
    if (report.nan_disagree > 0) {
        text += fmt::format(", {} NaN disagree", report.nan_disagree);
    }
    if (report.inf_disagree > 0) {
        text += fmt::format(", {} infinities disagree", report.inf_disagree);
    }
    if (report.worst) {
        text += fmt::format(", the worst at {}({}): {:g} against {:g}", report.worst->tensor,
                            fmt::join(report.worst->index, ", "), report.worst->value, report.worst->reference);
    }
    return text;
}

void judge(const RunContext& run, const CaseState& state, VariantState& variant)
{
    if (variant.outputs.empty()) {
        return;
    }
    ErrorReport report = reportOn(run, state, variant.outputs);
    const VariantState& baseline = state.variants.front();
    if (baseline.choice.role == Role::baseline && &baseline != &variant && !baseline.outputs.empty()) {
        report.bits_differ_from_baseline = differingBits(state, variant.outputs, baseline.outputs);
    }
    report.bits_differ_on_repeat = variant.differ_on_repeat;
    if (!withinTolerance(report)) {
        variant.failWith(FailureKind::wrong_result, describeErrors(report));
    }
    variant.result.errors = std::move(report);
}

// Times by different clocks do not compare, so that reported durations count only when every variant reports them.
void decideClock(const RunContext& run, CaseState& state)
{
    int passed = 0;
    int reporting = 0;
    for (const auto& variant : state.variants) {
        passed += variant.passed() ? 1 : 0;
        reporting += variant.passed() && variant.self_reports ? 1 : 0;
    }
    if (reporting > 0 && reporting == passed) {
        state.scope.clock = kSelfReportedClock;
        emitCaseStarted(run, state);
        return;
    }
    for (auto& variant : state.variants) {
        if (variant.passed() && variant.self_reports) {
            variant.result.message = "it reports its own durations; they are not used because other variants do not";
        }
    }
}

}  // namespace

Expected<void> verifyCase(const RunContext& run, CaseState& state)
{
    for (auto& variant : state.variants) {
        if (variant.passed() && !state.lost) {
            run.checkpoint();
            takeOutputs(run, state, variant);
        }
    }
    if (state.lost) {
        return {};
    }
    // The oracle's values come into being only now, and only here.
    if (auto computed = computeOracle(run, state); !computed) {
        return computed;
    }
    for (auto& variant : state.variants) {
        judge(run, state, variant);
    }
    decideClock(run, state);
    for (const auto& variant : state.variants) {
        emitVariant(run, state, variant);
    }
    return {};
}

void verifyAgain(const RunContext& run, CaseState& state)
{
    for (auto& variant : state.variants) {
        if (!variant.passed() || variant.valid_samples == 0 || state.lost) {
            continue;
        }
        VariantState probe;
        probe.choice = variant.choice;
        const auto outputs = callOnce(run, state, probe, kLastPoison, "verifying after timing", nullptr);
        if (outputs && probe.passed()) {
            if (const ErrorReport report = reportOn(run, state, *outputs); !withinTolerance(report)) {
                probe.failWith(FailureKind::changed_after_timing, describeErrors(report));
            }
        }
        if (!probe.passed()) {
            const bool died =
                probe.result.failure == FailureKind::crash || probe.result.failure == FailureKind::timeout;
            variant.failWith(died ? probe.result.failure : FailureKind::changed_after_timing, probe.result.message);
            emitVariant(run, state, variant);
        }
    }
}

}  // namespace assay
