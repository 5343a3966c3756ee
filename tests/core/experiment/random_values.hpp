// Seeded experiments and results that fill every field, for round-trip tests.
#pragma once

#include <cstdint>
#include <limits>
#include <random>
#include <string>

#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"

namespace assay::testing_support {

class RandomValues {
public:
    explicit RandomValues(std::uint64_t seed) : m_engine(seed) {}

    std::uint64_t below(std::uint64_t n) { return m_engine() % n; }
    bool coin() { return below(2) == 0; }

    std::int64_t integer(std::int64_t low, std::int64_t high)
    {
        return low + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(high - low + 1)));
    }

    double real()
    {
        constexpr double kOdd[] = {0.0, -0.0, 1e-310, -1.0 / 3, 6.02214076e23, 1e308};
        return coin() ? kOdd[below(std::size(kOdd))] : std::uniform_real_distribution<double>(-1e6, 1e6)(m_engine);
    }
    double realOrInfinite()
    {
        const double infinity = std::numeric_limits<double>::infinity();
        return below(8) == 0 ? (coin() ? infinity : -infinity) : real();
    }
    std::optional<double> maybe() { return coin() ? std::optional(realOrInfinite()) : std::nullopt; }
    std::optional<std::uint64_t> maybeCount() { return coin() ? std::optional(count()) : std::nullopt; }
    std::uint64_t count() { return coin() ? below(1000) : m_engine(); }

    std::string text()
    {
        const std::string kPieces[] = {"", "plain", "naïve μs", "\"quoted\", <b>", "line\nbreak\t", "=SUM(A1)", "数値"};
        return kPieces[below(std::size(kPieces))];
    }

    template <class Range>
    auto pick(const Range& range)
    {
        return range[below(range.size())];
    }

    Case at()
    {
        Case at;
        at.sizes = {{"cols", integer(0, 1'000'000)}, {"rows", integer(0, std::int64_t{1} << 47)}};
        at.dtype = pick(allDTypes());
        at.layout = pick(allLayouts());
        at.values = pick(allValueDistributions());
        at.mode = pick(allPassModes());
        at.cache = pick(allCacheStates());
        at.device = coin() ? "host" : "cuda:0";
        return at;
    }

    Scope scope()
    {
        return {"cuda:1", "cuda_event", PassMode::backward, CacheState::cold, coin(), coin(), coin(), coin(),
                coin(),   text()};
    }

    Block block(int index)
    {
        Block block{index, integer(0, 1'000'000'000'000), {}};
        for (const char* variant : {"three_pass", "online"}) {
            const bool valid = below(5) != 0;
            block.samples.push_back({variant, valid ? std::abs(real()) + 1 : realOrInfinite(),
                                     static_cast<int>(integer(1, 5000)), std::abs(real()),
                                     valid ? SampleState::valid : SampleState::invalid});
        }
        return block;
    }

    ErrorRow row() { return {maybe(), maybe(), maybe(), maybe()}; }

    ErrorReport errors()
    {
        ErrorReport report;
        report.elements = count();
        report.absolute = row();
        report.relative = row();
        report.relative_guard = real();
        report.relative_excluded = count();
        report.excluded_max_absolute = maybe();
        report.normalised = maybe();
        report.ulp = row();
        report.nan_output = count();
        report.nan_reference = count();
        report.nan_disagree = count();
        report.inf_output = count();
        report.inf_reference = count();
        report.inf_disagree = count();
        report.signed_zero_differences = count();
        report.bias = maybe();
        report.share_positive = maybe();
        report.sign_test_p = maybe();
        if (coin()) {
            report.worst =
                WorstElement{"y", {integer(0, 9), integer(0, 9)}, realOrInfinite(), real(), "0x3f800000", text()};
        }
        report.histogram = {-12.25, {count(), 0, count()}, count()};
        report.tolerance = {1.3e-6, 1e-5};
        report.out_of_tolerance = count();
        report.worst_ratio = maybe();
        report.zero_output_would_pass = coin();
        report.bits_differ_from_baseline = maybeCount();
        report.bits_differ_on_repeat = maybeCount();
        return report;
    }

    VariantResult variant(const std::string& name)
    {
        VariantResult result;
        result.variant = name;
        result.failure = coin() ? FailureKind::none : FailureKind::out_of_bounds_write;
        result.message = text();
        result.peak_workspace_bytes = maybeCount();
        result.allocations = maybeCount();
        result.kernels = coin() ? std::optional(3) : std::nullopt;
        result.first_call_ns = maybe();
        if (coin()) {
            result.errors = errors();
        }
        return result;
    }

    CaseResult caseResult()
    {
        CaseResult result;
        result.at = at();
        result.status = CaseStatus::done;
        result.message = text();
        result.scope = scope();
        result.input_hash = "00ff" + std::to_string(below(1000));
        result.variants = {variant("three_pass"), variant("online")};
        for (int i = 0; i < 3; ++i) {
            result.blocks.push_back(block(i));
        }
        result.started_ns = integer(0, 1'000'000);
        result.verified_ns = integer(1'000'000, 2'000'000);
        result.finished_ns = integer(2'000'000, 3'000'000);
        return result;
    }

    RunInfo run()
    {
        RunInfo run;
        run.started = "2026-01-02T03:04:05Z";
        run.finished = coin() ? "2026-01-02T03:05:05Z" : "";
        run.assay_version = "0.1.0";
        run.host = text();
        run.device_name = text();
        run.device_detail = text();
        run.compiler = "GCC 12.2";
        run.timer_resolution_ns = 21.5;
        run.seed = m_engine() | (std::uint64_t{1} << 63);
        run.command = {"assay", "run", text()};
        run.environment = {{"OMP_NUM_THREADS", "2"}, {"LANG", text()}};
        return run;
    }

    Experiment experiment()
    {
        Experiment experiment = newExperiment("0123456789abcdef0123456789abcdef", "2026-01-02T03:04:05Z");
        experiment.title = text();
        experiment.claim = {text(), text(), coin() ? TargetScope::end_to_end : TargetScope::operator_call, text()};
        experiment.hypothesis = {"memory latency", text(), text()};
        experiment.family = "softmax";
        experiment.variants = {{"three_pass", Role::baseline, OptimisationClass::c1},
                               {"online", Role::candidate, OptimisationClass::c2},
                               {"exact", Role::reference, OptimisationClass::not_applicable}};
        experiment.matrix.preset = "custom";
        experiment.matrix.crossing = Crossing::full;
        experiment.matrix.sizes = {{"cols", {1, 0, integer(0, 100000)}}, {"rows", {17}}};
        experiment.matrix.dtypes = {DType::bf16, DType::f64};
        experiment.matrix.layouts = {Layout::transposed};
        experiment.matrix.values = {ValueDistribution::masked_rows, ValueDistribution::nan_inf};
        experiment.matrix.modes = {PassMode::backward};
        experiment.matrix.caches = {CacheState::cold, CacheState::warm};
        experiment.matrix.rules = {{coin(), {{"cols", "%", "4"}, {"dtype", "!=", "bf16"}}}};
        experiment.measure.max_blocks = static_cast<int>(integer(12, 500));
        experiment.measure.pin_threads = coin();
        experiment.tolerance_changes = {{DType::bf16, {1e-2, 1e-5}, text(), "A. Reviewer", "2026-01-02"}};
        experiment.plugins = {"/tmp/a plugin.so"};
        experiment.launcher = {"ssh", "host"};
        experiment.device = "cuda:0";
        experiment.seed = m_engine() | (std::uint64_t{1} << 63);
        experiment.guard = text();
        experiment.fallback = text();
        experiment.record_edits = {{"bottleneck", text()}};
        experiment.failure_edits = {{"numerics", text()}};
        if (coin()) {
            experiment.verdict_override = VerdictOverride{Verdict::guarded, text(), "A. Reviewer", "2026-01-02"};
        }
        return experiment;
    }

private:
    std::mt19937_64 m_engine;
};

}  // namespace assay::testing_support
