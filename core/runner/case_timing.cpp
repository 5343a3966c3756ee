#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/measure/batching.hpp"
#include "core/measure/block_order.hpp"
#include "core/measure/stopping.hpp"
#include "core/runner/case_state.hpp"

namespace assay {

namespace {

// A variant whose first times are all invalid is not asked again.
constexpr int kInvalidBeforeGivingUp = 3;
// The runner's clock sees a message in each direction besides the span. It is recorded only where either clock shows a
// multiple of that, so that the cross-check compares spans and not messages.
constexpr double kRoundTripsForCrossCheck = 10;
// With a warm cache an untimed call goes before the span, because the messages in between cool it. Calls longer than
// this keep themselves warm.
constexpr double kPrimeBelowNs = 2e6;

class CaseTimer {
public:
    CaseTimer(const RunContext& run, CaseState& state) : m_run(run), m_state(state)
    {
        for (auto& variant : state.variants) {
            if (variant.passed()) {
                m_timed.push_back(&variant);
            }
        }
        m_self_clock = state.scope.clock == kSelfReportedClock;
        m_seed = inputSeed(state.at, run.experiment.seed) ^ stableHash(state.key);
    }

    bool empty() const { return m_timed.empty(); }
    void warmUp();
    std::string measure();
    const std::vector<VariantState*>& timed() const { return m_timed; }

private:
    std::optional<Sample> takeSample(VariantState& variant, int repetitions);
    Sample sampleFrom(const Json& reply, const VariantState& variant, int repetitions, double round_trip_ns) const;
    std::optional<Block> takeBlock(int index);
    int primeCalls() const;
    void dropFailed();
    void noteRatios(const Block& block);

    const RunContext& m_run;
    CaseState& m_state;
    std::vector<VariantState*> m_timed;
    std::map<std::string, std::vector<double>> m_log_ratios;  // by candidate
    std::uint64_t m_seed = 0;
    bool m_self_clock = false;
    double m_timed_ns = 0;
};

int CaseTimer::primeCalls() const
{
    const bool short_calls = std::all_of(m_timed.begin(), m_timed.end(),
                                         [](const VariantState* variant) { return variant->call_ns < kPrimeBelowNs; });
    return m_state.at.cache == CacheState::warm && short_calls ? 1 : 0;
}

Sample CaseTimer::sampleFrom(const Json& reply, const VariantState& variant, int repetitions,
                             double round_trip_ns) const
{
    Sample sample;
    sample.variant = variant.choice.variant;
    sample.repetitions = repetitions;
    const bool self = m_self_clock && integerField(reply, "reported", 0) == repetitions;
    const double span_ns = numberField(reply, self ? "reported_ns" : "device_ns", 0);
    sample.duration_ns = span_ns / repetitions;
    const bool bad = flagField(reply, "reported_bad") || (m_self_clock && !self);
    if (flagField(reply, "reported_bad")) {
        sample.duration_ns = numberField(reply, "reported_ns", 0) / repetitions;
    }
    sample.state = bad || !std::isfinite(sample.duration_ns) || sample.duration_ns <= 0 ? SampleState::invalid
                                                                                        : SampleState::valid;
    const double overhead = m_run.host.description().round_trip_ns;
    const double wall_ns = round_trip_ns - overhead;
    if (std::max(span_ns, wall_ns) >= kRoundTripsForCrossCheck * overhead) {
        sample.wall_ns = std::max(0.0, wall_ns) / repetitions;
    }
    return sample;
}

std::optional<Sample> CaseTimer::takeSample(VariantState& variant, int repetitions)
{
    const bool cold = m_state.at.cache == CacheState::cold;
    if (!bindCase(m_run, m_state)) {
        return std::nullopt;
    }
    // a fresh kernel-host has the pages still to map and the workspace still to allocate
    const bool fresh = std::exchange(variant.warm_generation, m_run.host.generation()) != m_run.host.generation();
    const int calls = std::max(fresh ? 1 : 0, primeCalls());
    if (!askHost(m_run, m_state, variant, Json{{"type", "prepare"}, {"cold", cold}, {"calls", calls}},
                 "preparing to time")) {
        return std::nullopt;
    }
    const auto start = std::chrono::steady_clock::now();
    const auto reply = askHost(m_run, m_state, variant, Json{{"type", "time"}, {"repetitions", repetitions}}, "timing");
    const double round_trip_ns =
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
    if (!reply) {
        return std::nullopt;
    }
    m_timed_ns += std::max(0.0, numberField(*reply, "wall_ns", 0));
    return sampleFrom(*reply, variant, repetitions, round_trip_ns);
}

void CaseTimer::dropFailed()
{
    std::erase_if(m_timed, [](const VariantState* variant) { return !variant->passed(); });
}

void CaseTimer::warmUp()
{
    const MeasureSettings& settings = m_run.experiment.measure;
    const double resolution = m_run.host.description().timer_resolution_ns;
    for (int round = 0; round < std::max(1, settings.warmup_blocks) && !m_state.lost; ++round) {
        for (VariantState* variant : m_timed) {
            const int repetitions = repetitionsFor(variant->call_ns, resolution, m_state.at.cache);
            const auto sample = takeSample(*variant, repetitions);
            if (sample && sample->state == SampleState::valid) {
                variant->call_ns = round == 0 ? sample->duration_ns : std::min(variant->call_ns, sample->duration_ns);
            }
        }
        dropFailed();
        // slow kernels warm up in their first call
        if (m_timed_ns > settings.case_budget_ns / 4) {
            break;
        }
    }
}

std::optional<Block> CaseTimer::takeBlock(int index)
{
    Block block;
    block.index = index;
    block.started_ns = m_run.now_ns();
    const double resolution = m_run.host.description().timer_resolution_ns;
    for (const int position : blockOrder(m_seed, index, static_cast<int>(m_timed.size()))) {
        VariantState& variant = *m_timed[static_cast<std::size_t>(position)];
        const auto sample = takeSample(variant, repetitionsFor(variant.call_ns, resolution, m_state.at.cache));
        if (m_state.lost) {
            return std::nullopt;
        }
        if (!sample) {
            continue;
        }
        ++(sample->state == SampleState::valid ? variant.valid_samples : variant.invalid_samples);
        if (variant.valid_samples == 0 && variant.invalid_samples >= kInvalidBeforeGivingUp) {
            variant.failWith(FailureKind::invalid_time,
                             fmt::format("its first {} times are not positive numbers", kInvalidBeforeGivingUp));
        }
        block.samples.push_back(*sample);
    }
    return block;
}

void CaseTimer::noteRatios(const Block& block)
{
    const auto valid = [&](const std::string& variant) -> const Sample* {
        const auto found = std::find_if(block.samples.begin(), block.samples.end(), [&](const Sample& sample) {
            return sample.variant == variant && sample.state == SampleState::valid;
        });
        return found == block.samples.end() ? nullptr : &*found;
    };
    const VariantChoice* const baseline = baselineOf(m_run.experiment);
    const Sample* const base = baseline != nullptr ? valid(baseline->variant) : nullptr;
    for (const VariantState* variant : m_timed) {
        const Sample* const sample = valid(variant->choice.variant);
        if (base != nullptr && sample != nullptr && variant->choice.role == Role::candidate) {
            m_log_ratios[variant->choice.variant].push_back(std::log(sample->duration_ns / base->duration_ns));
        }
    }
}

std::string CaseTimer::measure()
{
    for (int index = 0; !m_timed.empty(); ++index) {
        m_run.checkpoint();
        const auto block = takeBlock(index);
        if (!block) {
            return {};
        }
        m_run.emit(Json{{"type", "block"}, {"key", m_state.key}, {"block", toJson(*block)}});
        noteRatios(*block);
        dropFailed();
        std::vector<std::vector<double>> ratios;
        for (const VariantState* variant : m_timed) {
            if (variant->choice.role == Role::candidate) {
                ratios.push_back(m_log_ratios[variant->choice.variant]);
            }
        }
        const auto decision = decideStopping({index + 1, m_timed_ns, ratios}, m_run.experiment.measure);
        if (decision.stop) {
            return fmt::format("{} blocks; stopped by: {}", index + 1, decision.reason);
        }
    }
    return "no variant could be timed";
}

void judgeTimes(VariantState& variant)
{
    const int total = variant.valid_samples + variant.invalid_samples;
    if (variant.invalid_samples == 0) {
        return;
    }
    const std::string text = fmt::format("{} of {} times are not positive numbers", variant.invalid_samples, total);
    if (variant.invalid_samples > variant.valid_samples) {
        variant.failWith(FailureKind::invalid_time, text);
    } else if (variant.passed()) {
        variant.result.message = text;
    }
}

// Whose call did it cannot be told any more, so nobody's times stand.
void checkAfterTiming(const RunContext& run, CaseState& state, const std::vector<VariantState*>& timed)
{
    const auto arena = run.arena.bytes();
    std::optional<Damage> damage = damageToOutputGuards(arena, state.plan);
    if (!damage && inputChecksum(arena, state.plan) != state.checksum) {
        damage = damageToInputs(arena, state.plan, state.inputs);
        writeInputs(arena, state.plan, state.inputs);
    }
    if (!damage) {
        return;
    }
    for (VariantState* variant : timed) {
        variant->failWith(FailureKind::changed_after_timing,
                          timed.size() == 1 ? damage->text : damage->text + " while the variants were timed in turn");
    }
}

// "upload": tells the device of the arena as it is; "download": fetches what the device made of it.
void moveArena(const RunContext& run, CaseState& state, const char* request)
{
    if (!bindCase(run, state)) {
        return;
    }
    if (const auto reply = run.host.request(Json{{"type", request}}); !reply) {
        loseCase(state, "the kernel-host was lost: " + reply.error().message);
    }
}

}  // namespace

std::string timeCase(const RunContext& run, CaseState& state)
{
    CaseTimer timer(run, state);
    if (timer.empty()) {
        return "no variant passed verification, none was timed";
    }
    std::vector<VariantResult> before;
    for (const auto& variant : state.variants) {
        before.push_back(variant.result);
    }
    poisonOutputs(run.arena.bytes(), state.plan, kLastPoison);
    moveArena(run, state, "upload");
    timer.warmUp();
    std::string reason = state.lost ? std::string{} : timer.measure();
    if (!state.lost) {
        moveArena(run, state, "download");
    }
    if (state.lost) {
        return {};
    }
    checkAfterTiming(run, state, timer.timed());
    for (std::size_t i = 0; i < state.variants.size(); ++i) {
        judgeTimes(state.variants[i]);
        if (state.variants[i].result != before[i]) {
            emitVariant(run, state, state.variants[i]);
        }
    }
    return reason;
}

}  // namespace assay
