#include "tests/views/synthetic.hpp"

#include <cmath>
#include <random>

namespace assay::views {
namespace {

constexpr int kBlocks = 24;

TensorSpec matrixOf(const Case& at, const char* name)
{
    return {name, at.dtype, {at.sizes.at("rows"), at.sizes.at("cols")}, true, Fill::corpus};
}

VariantDescription variant(const char* name, const char* title, OptimisationClass declared)
{
    VariantDescription description;
    description.name = name;
    description.title = title;
    description.origin = "built-in";
    description.declared = declared;
    description.dtypes = {DType::f32, DType::f64, DType::f16, DType::bf16};
    description.layouts = {Layout::contiguous, Layout::padded_rows, Layout::transposed};
    description.modes = {PassMode::forward, PassMode::backward};
    description.precision_mode = "f32 accumulate";
    return description;
}

ErrorReport errors(const Case& at, double scale, std::mt19937_64& random)
{
    ErrorReport report;
    report.elements = static_cast<std::uint64_t>(at.sizes.at("rows") * at.sizes.at("cols"));
    report.tolerance = defaultTolerance(at.dtype);
    report.absolute = {scale * 4, scale * 0.3, scale * 1.1, scale * 2.2};
    report.relative = {scale * 40, scale * 3, scale * 11, scale * 22};
    report.relative_guard = 1e-30;
    report.normalised = scale * 2;
    report.ulp = {3, 0.4, 1, 2};
    report.bias = scale * 0.01;
    report.share_positive = 0.51;
    report.sign_test_p = 0.4;
    report.worst_ratio = scale * 4 / (report.tolerance.atol + report.tolerance.rtol);
    report.bits_differ_from_baseline = report.elements / 3;
    report.bits_differ_on_repeat = 0;
    report.worst = WorstElement{"y", {at.sizes.at("rows") / 2, 7}, 0.0312345, 0.0312344, "3cffdc51", "3cffdc4f"};
    report.histogram.first_exponent = -12;
    report.histogram.counts.assign(32, 0);
    std::uniform_int_distribution<std::uint64_t> noise(0, report.elements / 100);
    const double centre = (std::log10(scale) + 12) * 4;
    std::uint64_t counted = 0;
    for (std::size_t bin = 0; bin < report.histogram.counts.size(); ++bin) {
        const double away = (static_cast<double>(bin) - centre) / 3;
        const auto count =
            static_cast<std::uint64_t>(static_cast<double>(report.elements) * 0.1 * std::exp(-away * away));
        report.histogram.counts[bin] = count + (count > 10 ? noise(random) : 0);
        counted += report.histogram.counts[bin];
    }
    report.histogram.zeros = report.elements > counted ? report.elements - counted : 0;
    return report;
}

// What makes one case different from its neighbours.
enum class Oddity { none, two_modes, drift };

Block block(int index, std::int64_t start_ns, double base_ns, double ratio, Oddity oddity, std::mt19937_64& random)
{
    std::uniform_real_distribution<double> noise(-0.02, 0.02);
    std::uniform_real_distribution<double> chance(0, 1);
    Block made{index, start_ns, {}};
    const double slow = 1 + (oddity == Oddity::drift ? index * 0.006 : 0.0);
    const double mode = oddity == Oddity::two_modes && chance(random) < 0.4 ? 1.3 : 1.0;
    made.samples.push_back({"three_pass", base_ns * slow * (1 + noise(random)), 8});
    made.samples.push_back({"online", base_ns * ratio * slow * mode * (1 + noise(random)), 8});
    made.samples.push_back({"fast_exp", base_ns * ratio * 0.8 * slow * (1 + noise(random)), 8});
    for (Sample& sample : made.samples) {
        sample.wall_ns = sample.duration_ns * 1.001;
    }
    return made;
}

VariantResult measured(const char* variant, ErrorReport report)
{
    VariantResult result;
    result.variant = variant;
    result.errors = std::move(report);
    result.peak_workspace_bytes = 4096;
    result.allocations = 1;
    result.kernels = 1;
    return result;
}

}  // namespace

Family syntheticFamily()
{
    Family family;
    FamilyDescription& description = family.description;
    description.name = "softmax";
    description.title = "Row softmax";
    description.size_axes = {{"rows", "Rows", 1, 256, 4096, {}, {}, {}, false, 1},
                             {"cols", "Columns (reduction length)", 1, 1024, 16384, {}, {}, {}, true, 256}};
    description.dtypes = {DType::f32, DType::f64, DType::f16, DType::bf16};
    description.layouts = {Layout::contiguous, Layout::padded_rows, Layout::transposed};
    description.values = {ValueDistribution::normal, ValueDistribution::large, ValueDistribution::masked_rows};
    description.modes = {PassMode::forward, PassMode::backward};
    description.default_baseline = "three_pass";
    description.variants = {variant("three_pass", "Three-pass", OptimisationClass::c1),
                            variant("online", "Online one-pass", OptimisationClass::c2),
                            variant("fast_exp", "Fast exponential", OptimisationClass::c3)};
    family.inputs = [](const Case& at) { return std::vector{matrixOf(at, "x")}; };
    family.outputs = [](const Case& at) { return std::vector{matrixOf(at, "y")}; };
    family.work = [](const Case& at, const std::string&) {
        const auto elements = static_cast<double>(at.sizes.at("rows") * at.sizes.at("cols"));
        return WorkModel{elements * 4, elements * 4, elements * 5, 1, 0};
    };
    return family;
}

Experiment syntheticExperiment()
{
    Experiment experiment = newExperiment("0123456789abcdef0123456789abcdef", "2026-01-05T10:00:00Z");
    experiment.title = "Online softmax";
    experiment.claim.text = "Online softmax is faster than three-pass for every row length";
    experiment.family = "softmax";
    experiment.variants = {{"three_pass", Role::baseline, OptimisationClass::c1},
                           {"online", Role::candidate, OptimisationClass::c2},
                           {"fast_exp", Role::candidate, OptimisationClass::c3}};
    return experiment;
}

std::vector<Case> syntheticCases()
{
    std::vector<Case> cases;
    for (const std::int64_t rows : {1, 16, 64, 256, 1024, 4096}) {
        for (const std::int64_t cols : {1, 7, 64, 255, 256, 1024, 4096, 16384}) {
            Case at;
            at.sizes = {{"rows", rows}, {"cols", cols}};
            cases.push_back(at);
        }
    }
    Case probe;
    probe.sizes = {{"rows", 256}, {"cols", 1024}};
    for (const DType dtype : {DType::f64, DType::f16, DType::bf16}) {
        Case at = probe;
        at.dtype = dtype;
        cases.push_back(at);
    }
    for (const ValueDistribution values : {ValueDistribution::large, ValueDistribution::masked_rows}) {
        Case at = probe;
        at.values = values;
        cases.push_back(at);
    }
    for (const Layout layout : {Layout::padded_rows, Layout::transposed}) {
        Case at = probe;
        at.layout = layout;
        cases.push_back(at);
    }
    Case cold = probe;
    cold.cache = CacheState::cold;
    cases.push_back(cold);
    return cases;
}

Results syntheticResults(const std::vector<Case>& cases, std::size_t unmeasured)
{
    std::mt19937_64 random(7);
    Results results;
    RunInfo run;
    run.id = 1;
    run.started = "2026-01-05T10:01:00Z";
    run.finished = "2026-01-05T10:02:10Z";
    run.assay_version = "0.1.0";
    run.host = "bench-01";
    run.device_name = "Example CPU, 8 of 8 processors allowed";
    run.device_detail = "AVX2, 32 KiB L1d, 1 MiB L2, 32 MiB L3; 64 GiB memory";
    run.compiler = "GCC 12.2";
    run.timer_resolution_ns = 21;
    results.runs.push_back(run);
    results.log = {"runner started", "8 threads pinned", "case 1 of 56"};
    std::int64_t now = 0;
    for (std::size_t i = 0; i + unmeasured < cases.size(); ++i) {
        const Case& at = cases[i];
        const auto elements = static_cast<double>(at.sizes.at("rows") * at.sizes.at("cols"));
        const double base_ns = 180 + elements * 0.6;
        // Faster for long rows, slower for short ones, no difference in between.
        const double log_cols = std::log2(static_cast<double>(at.sizes.at("cols")) + 1);
        const double ratio = std::exp((6.5 - log_cols) * 0.09);
        CaseResult result;
        result.at = at;
        result.status = CaseStatus::done;
        result.scope.cache = at.cache;
        result.scope.mode = at.mode;
        result.input_hash = "9f86d081884c7d659a2feaa0c55ad015";
        result.run = 1;
        result.started_ns = now;
        result.verified_ns = now + 40'000'000 + static_cast<std::int64_t>(elements * 12);
        const double scale = 2e-8 * std::sqrt(static_cast<double>(at.sizes.at("cols")));
        result.variants.push_back(measured("three_pass", errors(at, scale, random)));
        result.variants.push_back(measured("online", errors(at, scale * 0.8, random)));
        result.variants.push_back(measured("fast_exp", errors(at, scale * 40, random)));
        const Oddity oddity = i == 20 ? Oddity::two_modes : i == 29 ? Oddity::drift : Oddity::none;
        const int blocks = i == 10 ? 4 : kBlocks;  // too few for an interval
        for (int index = 0; index < blocks; ++index) {
            result.blocks.push_back(
                block(index, result.verified_ns + index * 30'000'000, base_ns, ratio, oddity, random));
        }
        result.finished_ns = result.verified_ns + blocks * 30'000'000;
        if (i == 33) {
            result.status = CaseStatus::failed;
            result.variants[1].failure = FailureKind::crash;
            result.variants[1].message = "SIGSEGV while verifying";
            result.variants[1].errors.reset();
            result.blocks.clear();
            result.finished_ns = result.verified_ns;
        }
        if (i == 50) {
            result.status = CaseStatus::failed;
            result.variants[2].failure = FailureKind::wrong_result;
            result.variants[2].errors->out_of_tolerance = 12;
            result.variants[2].errors->worst_ratio = 3.4;
        }
        now = result.finished_ns + 2'000'000;
        results.cases.push_back(std::move(result));
    }
    return results;
}

}  // namespace assay::views
