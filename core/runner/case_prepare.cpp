#include <algorithm>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/device/host/host_info.hpp"
#include "core/numerics/corpus.hpp"
#include "core/runner/case_state.hpp"

namespace assay {

namespace {

// Share of the free memory that a case may take; the rest is for the system and the kernels' workspace.
constexpr double kMemoryShare = 0.8;

double elementsOf(const std::vector<TensorSpec>& specs)
{
    double elements = 0;
    for (const auto& spec : specs) {
        elements += static_cast<double>(elementCount(spec));
    }
    return elements;
}

double outputBytes(const ArenaPlan& plan)
{
    double bytes = 0;
    for (const auto& tensor : plan.outputs) {
        bytes += static_cast<double>(elementCount(tensor.spec)) * static_cast<double>(sizeOf(tensor.spec.dtype));
    }
    return bytes;
}

// The arena, the inputs and the oracle's values and scales in float64, one copy of the outputs per variant and one for
// the repeated call, and the error report's sorted errors.
double bytesNeeded(const RunContext& run, const CaseState& state, const std::vector<TensorSpec>& inputs,
                   const std::vector<TensorSpec>& outputs)
{
    const auto copies = static_cast<double>(run.experiment.variants.size() + 1);
    return static_cast<double>(state.plan.bytes) + 8 * elementsOf(inputs) + (16 + 24) * elementsOf(outputs) +
           copies * outputBytes(state.plan);
}

void listVariants(const RunContext& run, CaseState& state)
{
    for (const auto& choice : run.experiment.variants) {
        VariantState variant;
        variant.choice = choice;
        variant.result.variant = choice.variant;
        const bool first = choice.role == Role::baseline;
        state.variants.insert(first ? state.variants.begin() : state.variants.end(), std::move(variant));
    }
}

const VariantDescription* describedVariant(const RunContext& run, const std::string& name)
{
    if (const auto* built_in = findVariant(run.entry.family.description, name)) {
        return built_in;
    }
    const auto& plugins = run.host.description().plugin_variants;
    const auto found =
        std::find_if(plugins.begin(), plugins.end(), [&](const auto& variant) { return variant.name == name; });
    return found == plugins.end() ? nullptr : &*found;
}

// Unknown and unclaimed variants are known before any kernel runs.
void checkVariants(const RunContext& run, CaseState& state)
{
    for (auto& variant : state.variants) {
        const auto* const description = describedVariant(run, variant.choice.variant);
        if (description == nullptr) {
            std::string message = fmt::format("there is no variant \"{}\"", variant.choice.variant);
            for (const auto& error : run.host.description().load_errors) {
                message += "; " + error;
            }
            variant.failWith(FailureKind::load_error, message);
        } else if (!supports(*description, state.at)) {
            variant.failWith(FailureKind::unsupported, "it does not claim this dtype, layout, mode or device");
        }
    }
}

void makeInputs(const RunContext& run, CaseState& state)
{
    const std::uint64_t seed = inputSeed(state.at, run.experiment.seed);
    for (std::size_t i = 0; i < state.plan.inputs.size(); ++i) {
        const TensorSpec& spec = state.plan.inputs[i].spec;
        const auto values = spec.fill == Fill::corpus ? state.at.values : ValueDistribution::normal;
        state.inputs.push_back({spec.shape, corpusValues(values, spec.dtype, spec.shape, philox(seed, i))});
    }
}

Json describeTensors(const std::vector<PlacedTensor>& tensors)
{
    Json list = Json::array();
    for (const auto& tensor : tensors) {
        list.push_back(Json{{"offset", tensor.offset},
                            {"dtype", name(tensor.spec.dtype)},
                            {"shape", tensor.spec.shape},
                            {"strides", tensor.strides}});
    }
    return list;
}

}  // namespace

void loseCase(CaseState& state, std::string message)
{
    state.lost = true;
    state.lost_message = std::move(message);
}

Expected<void> prepareCase(const RunContext& run, CaseState& state)
{
    const auto inputs = run.entry.family.inputs(state.at);
    const auto outputs = run.entry.family.outputs(state.at);
    state.plan = planArena(inputs, outputs, state.at.layout);
    const double needed = bytesNeeded(run, state, inputs, outputs);
    const auto available = static_cast<double>(availableMemoryBytes());
    if (needed > kMemoryShare * available) {
        return fail(ErrorCode::unsupported,
                    fmt::format("the harness needs {} for this case's tensors and their oracle, {} are free",
                                formatBytes(needed), formatBytes(available)));
    }
    if (auto reserved = run.arena.reset(state.plan.bytes); !reserved) {
        return fail(ErrorCode::unsupported, "the harness ran out of memory: " + reserved.error().what);
    }
    listVariants(run, state);
    makeInputs(run, state);
    writeInputs(run.arena.bytes(), state.plan, state.inputs);
    state.checksum = inputChecksum(run.arena.bytes(), state.plan);
    state.input_hash = inputHash(state.plan, state.inputs);
    if (auto running = run.host.ensureRunning(); !running) {
        loseCase(state, describe(running.error()));
        return {};
    }
    checkVariants(run, state);
    const HostDescription& host = run.host.description();
    state.scope = Scope{};
    state.scope.device = state.at.device;
    state.scope.clock = host.clock;
    state.scope.mode = state.at.mode;
    state.scope.cache = state.at.cache;
    state.scope.synchronisation = host.synchronisation;
    return {};
}

bool bindCase(const RunContext& run, CaseState& state)
{
    // A kernel-host that dies while it only maps memory was not killed by a kernel; twice is enough.
    for (int attempt = 0; attempt < 2 && !state.lost; ++attempt) {
        if (auto running = run.host.ensureRunning(); !running) {
            loseCase(state, describe(running.error()));
            return false;
        }
        if (state.host_generation == run.host.generation()) {
            return true;
        }
        const auto reply = run.host.request(Json{{"type", "case"},
                                                 {"bytes", state.plan.bytes},
                                                 {"mode", name(state.at.mode)},
                                                 {"inputs", describeTensors(state.plan.inputs)},
                                                 {"outputs", describeTensors(state.plan.outputs)}});
        if (reply && textField(*reply, "type") == "ready") {
            state.host_generation = run.host.generation();
            return true;
        }
        if (reply) {
            loseCase(state, describe(errorFromMessage(*reply)));
        } else if (reply.error().failure == FailureKind::lost || attempt == 1) {
            loseCase(state, "the kernel-host was lost: " + reply.error().message);
        }
    }
    return false;
}

std::optional<Json> askHost(const RunContext& run, CaseState& state, VariantState& variant, Json request,
                            const std::string& phase)
{
    if (!bindCase(run, state)) {
        return std::nullopt;
    }
    request["variant"] = variant.choice.variant;
    auto reply = run.host.request(request);
    if (!reply) {
        const HostDeath& death = reply.error();
        if (death.failure == FailureKind::lost) {
            loseCase(state, "the kernel-host was " + death.message + " while " + phase + " " + variant.choice.variant);
        } else {
            variant.failWith(death.failure, death.message + " while " + phase);
        }
        return std::nullopt;
    }
    if (textField(*reply, "type") == "error") {
        variant.failWith(FailureKind::launch_error, describe(errorFromMessage(*reply)));
        return std::nullopt;
    }
    const std::string status = textField(*reply, "status");
    if (status == "ok") {
        return std::move(*reply);
    }
    std::string message = textField(*reply, "message");
    if (status == "unsupported") {
        variant.failWith(FailureKind::unsupported,
                         message.empty() ? "the kernel says that it does not handle this case" : message);
    } else if (status == "out_of_memory") {
        variant.failWith(FailureKind::out_of_memory, message.empty() ? "no memory for its workspace" : message);
    } else {
        variant.failWith(FailureKind::launch_error,
                         message.empty() ? "the kernel returned an error without a message" : message);
    }
    return std::nullopt;
}

void emitCaseStarted(const RunContext& run, const CaseState& state)
{
    CaseResult result;
    result.at = state.at;
    result.status = CaseStatus::running;
    result.scope = state.scope;
    result.input_hash = state.input_hash;
    result.started_ns = state.started_ns;
    run.emit(
        Json{{"type", "case_started"}, {"result", toJson(result)}, {"index", state.index}, {"total", state.total}});
}

void emitVariant(const RunContext& run, const CaseState& state, const VariantState& variant)
{
    run.emit(Json{{"type", "variant_checked"}, {"key", state.key}, {"result", toJson(variant.result)}});
}

}  // namespace assay
