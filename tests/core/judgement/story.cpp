#include "tests/core/judgement/story.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>

#include "core/judgement/confounders.hpp"
#include "core/judgement/red_flags.hpp"

namespace assay::story {

namespace {

SizeAxis sizeAxis(const std::string& name, std::int64_t small, std::int64_t target, std::int64_t max, bool reduction,
                  std::int64_t block)
{
    SizeAxis axis;
    axis.name = name;
    axis.title = name;
    axis.small = small;
    axis.target = target;
    axis.max = max;
    axis.reduction = reduction;
    axis.block = block;
    return axis;
}

VariantDescription variant(const std::string& name, const std::string& title, const FamilyDescription& family)
{
    VariantDescription described;
    described.name = name;
    described.title = title;
    described.description = title + " does it.";
    described.origin = "built-in";
    described.dtypes = family.dtypes;
    described.layouts = family.layouts;
    described.modes = family.modes;
    described.precision_mode = "f32 accumulate";
    return described;
}

ErrorReport errorReport(const Case& at, const Behaviour& behaviour)
{
    ErrorReport report;
    report.elements = 100;
    report.tolerance = defaultTolerance(at.dtype);
    report.absolute = {behaviour.error * 1e-5, behaviour.error * 1e-6, behaviour.error * 5e-6, behaviour.error * 8e-6};
    report.relative = report.absolute;
    report.normalised = behaviour.error * 1e-6;
    report.bias = 0;
    report.worst_ratio = behaviour.error;
    report.out_of_tolerance = behaviour.error > 1 ? 7 : 0;
    report.bits_differ_from_baseline = behaviour.bits_differ;
    report.bits_differ_on_repeat = behaviour.bits_differ_on_repeat;
    report.histogram.first_exponent = -8;
    report.histogram.counts = {0, 10, 80, 10, 0};
    if (behaviour.edit) {
        behaviour.edit(report);
    }
    return report;
}

VariantResult variantResult(const std::string& name, const Case& at, const Behaviour& behaviour)
{
    VariantResult result;
    result.variant = name;
    result.failure = behaviour.failure;
    if (behaviour.failure == FailureKind::none || behaviour.failure == FailureKind::wrong_result) {
        result.errors = errorReport(at, behaviour);
        result.failure = withinTolerance(*result.errors) ? behaviour.failure : FailureKind::wrong_result;
    }
    result.peak_workspace_bytes = behaviour.workspace;
    result.allocations = behaviour.allocations;
    result.kernels = 1;
    return result;
}

// Deterministic spread of ±0.2 % without trend or modes.
constexpr std::array<double, 16> kSpread{0.0,   0.2,  -0.1,  0.1,  -0.2, 0.15,  -0.05, 0.05,
                                         -0.15, 0.12, -0.12, 0.02, 0.18, -0.18, 0.08,  -0.08};

Block block(int index, double base_ns, double fast_ns)
{
    Block made;
    made.index = index;
    const auto at = static_cast<std::size_t>(index);
    const double base = base_ns * (1 + kSpread[at] / 100);
    const double fast = fast_ns * (1 + kSpread[(at * 7 + 3) % kSpread.size()] / 100);
    made.samples = {{"base", base, 100, base, SampleState::valid}, {"fast", fast, 100, fast, SampleState::valid}};
    return made;
}

bool timesExist(FailureKind failure)
{
    return failure == FailureKind::none;
}

}  // namespace

Family family()
{
    Family made;
    FamilyDescription& d = made.description;
    d.name = "row_op";
    d.title = "Row operation";
    d.size_axes = {sizeAxis("n", 8, 1024, 4096, true, 4), sizeAxis("rows", 1, 4, 16, false, 1)};
    d.dtypes = {DType::f32, DType::f16};
    d.layouts = {Layout::contiguous, Layout::padded_rows};
    d.values = {ValueDistribution::normal, ValueDistribution::offset, ValueDistribution::zeros, ValueDistribution::ones,
                ValueDistribution::cancellation};
    d.modes = {PassMode::forward};
    d.default_baseline = "base";
    d.variants = {variant("base", "Plain", d), variant("fast", "Clever", d)};
    made.work = [](const Case& at, const std::string&) {
        WorkModel work;
        const auto elements = static_cast<double>(at.sizes.at("n") * at.sizes.at("rows"));
        work.bytes_read = 4 * elements;
        work.bytes_written = 4 * elements;
        work.flops = elements;
        return work;
    };
    return made;
}

Case caseOf(const std::string& words)
{
    Case at;
    at.sizes = {{"n", 1024}, {"rows", 4}};
    std::istringstream stream(words);
    for (std::string word; stream >> word;) {
        if (const auto equals = word.find('='); equals != std::string::npos) {
            at.sizes[word.substr(0, equals)] = std::stoll(word.substr(equals + 1));
        } else if (const auto dtype = parseDType(word)) {
            at.dtype = *dtype;
        } else if (const auto layout = parseLayout(word)) {
            at.layout = *layout;
        } else if (const auto values = parseValueDistribution(word)) {
            at.values = *values;
        } else if (const auto mode = parsePassMode(word)) {
            at.mode = *mode;
        } else if (const auto cache = parseCacheState(word)) {
            at.cache = *cache;
        } else {
            throw std::invalid_argument("no axis has the value " + word);
        }
    }
    return at;
}

std::vector<Case> completeMatrix()
{
    std::vector<Case> cases;
    for (const char* words : {"",
                              "n=8",
                              "n=256",
                              "n=4096",
                              "n=1000",
                              "n=1023",
                              "n=1025",
                              "n=1",
                              "n=0",
                              "rows=1",
                              "rows=7",
                              "rows=16",
                              "rows=0",
                              "f16",
                              "padded_rows",
                              "offset",
                              "zeros",
                              "ones",
                              "cancellation",
                              "cold",
                              "n=4096 f16",
                              "n=4096 rows=16",
                              "n=1000 f16",
                              "n=8 rows=1"}) {
        cases.push_back(caseOf(words));
    }
    return cases;
}

Campaign::Campaign(std::vector<Case> cases) : m_family(story::family()), m_cases(std::move(cases))
{
    m_experiment = newExperiment("0123456789abcdef0123456789abcdef", "2026-01-02T03:04:05Z");
    m_experiment.title = "Story";
    m_experiment.family = m_family.description.name;
    m_experiment.variants = {{"base", Role::baseline, OptimisationClass::c1},
                             {"fast", Role::candidate, OptimisationClass::c1}};
}

Campaign& Campaign::candidate(const std::function<void(const Case&, Behaviour&)>& rule)
{
    m_fast_rules.push_back(rule);
    return *this;
}

Campaign& Campaign::baseline(const std::function<void(const Case&, Behaviour&)>& rule)
{
    m_base_rules.push_back(rule);
    return *this;
}

Campaign& Campaign::declare(OptimisationClass declared)
{
    m_experiment.variants.back().declared = declared;
    return *this;
}

Campaign& Campaign::leavePending(std::size_t last_cases)
{
    m_pending = last_cases;
    return *this;
}

Results Campaign::results() const
{
    Results made;
    RunInfo run;
    run.id = 1;
    run.device_name = "test processor";
    run.timer_resolution_ns = 20;
    run.command = {"assay", "run", "--family", "row op"};
    made.runs.push_back(run);
    for (std::size_t i = 0; i + m_pending < m_cases.size(); ++i) {
        CaseResult result;
        result.at = m_cases[i];
        result.scope.mode = result.at.mode;
        result.scope.cache = result.at.cache;
        result.input_hash = std::to_string(inputSeed(result.at, 1));
        Behaviour base, fast;
        for (const auto& rule : m_base_rules) {
            rule(result.at, base);
        }
        for (const auto& rule : m_fast_rules) {
            rule(result.at, fast);
        }
        result.variants = {variantResult("base", result.at, base), variantResult("fast", result.at, fast)};
        result.status = CaseStatus::done;
        for (const auto& one : result.variants) {
            result.status = one.failure == FailureKind::none || one.failure == FailureKind::unsupported
                                ? result.status
                                : CaseStatus::failed;
        }
        if (timesExist(result.variants[0].failure) && timesExist(result.variants[1].failure)) {
            for (int b = 0; b < 16; ++b) {
                result.blocks.push_back(block(b, base.duration_ns, fast.duration_ns));
            }
        }
        made.cases.push_back(result);
    }
    if (edit_results) {
        edit_results(made);
    }
    return made;
}

std::vector<CandidateView> Campaign::views()
{
    m_results = results();
    m_assessed = assessCases(m_experiment, m_cases, m_results, m_family);
    return {viewCandidate(m_experiment, m_family, m_assessed, m_results, 0)};
}

CandidateVerdict Campaign::verdict()
{
    return judge(views().front());
}

std::vector<Finding> Campaign::findings()
{
    const auto seen = views();
    return redFlags(seen, {judge(seen.front())});
}

std::vector<Finding> Campaign::confounders()
{
    const auto seen = views();
    return assay::confounders(seen, m_results);
}

const Finding& findingOf(const std::vector<Finding>& findings, const std::string& id)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [&](const Finding& finding) { return finding.id == id; });
    if (found == findings.end()) {
        throw std::invalid_argument("no finding " + id);
    }
    return *found;
}

}  // namespace assay::story
