// The document's editable half: what is claimed, of what, over which matrix.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/experiment/axes.hpp"
#include "core/experiment/case.hpp"
#include "core/experiment/optimisation_class.hpp"
#include "core/experiment/tolerance.hpp"
#include "core/experiment/verdict.hpp"

namespace assay {

enum class Role { reference, baseline, candidate };

struct VariantChoice {
    std::string variant;  // VariantDescription::name
    Role role = Role::candidate;
    OptimisationClass declared = OptimisationClass::c1;

    bool operator==(const VariantChoice&) const = default;
};

// A condition on one axis, as text so that sizes and names share it: {"cols", "<", "64"}, {"dtype", "=", "bf16"}.
// Operators: = != < <= > >= (ordering only for sizes), % ("cols" "%" "4": divisible by 4).
struct AxisCondition {
    std::string axis, op, value;

    bool operator==(const AxisCondition&) const = default;
};

// All conditions together. `include` false: cases that match are left out. Any include rule present: a case stays
// only if at least one include rule matches it. Exclusion wins.
struct MatrixRule {
    bool include = false;
    std::vector<AxisCondition> conditions;

    bool operator==(const MatrixRule&) const = default;
};

enum class Crossing {
    star,  // every shape at the base of the other axes; every other axis' values at the probe shapes
    full,  // the whole product
};

// Axis values. Their first entry is the base of the star.
struct Matrix {
    std::string preset = "quick";  // "quick", "representative", "exhaustive", "custom"
    Crossing crossing = Crossing::star;
    std::map<std::string, std::vector<std::int64_t>> sizes;
    std::vector<DType> dtypes;
    std::vector<Layout> layouts;
    std::vector<ValueDistribution> values;
    std::vector<PassMode> modes;
    std::vector<CacheState> caches;
    std::vector<MatrixRule> rules;

    bool operator==(const Matrix&) const = default;
};

struct MeasureSettings {
    int warmup_blocks = 2;
    int min_blocks = 12;
    int max_blocks = 60;
    double case_budget_ns = 400e6;     // timed work per case
    double target_half_width = 0.01;   // of the ratio's 95 % interval, relative
    double equivalence_margin = 0.01;  // inside it two times are "the same"
    double campaign_budget_ns = 0;     // 0: none
    double case_timeout_ns = 30e9;     // the watchdog's limit for one request to the kernel-host
    int threads = 0;                   // host kernels; 0: all processors allowed to the process
    bool pin_threads = true;

    bool operator==(const MeasureSettings&) const = default;
};

enum class TargetScope {
    operator_call,  // the operator's own latency is the target metric
    end_to_end,     // a step, request or iteration is the target: isolated gains are at most micro-only
};

struct Claim {
    std::string text;           // "Online softmax is faster than three-pass for every row length"
    std::string target_metric;  // "median latency of one call"
    TargetScope target_scope = TargetScope::operator_call;
    std::string targeted_modes;  // in words
    bool operator==(const Claim&) const = default;
};

struct Hypothesis {
    std::string bottleneck;  // one of bottleneckClasses()
    std::string why;
    std::string falsifier;  // what would refute it

    bool operator==(const Hypothesis&) const = default;
};

// The companion contracts' list, in its order.
const std::vector<std::string>& bottleneckClasses();

struct Experiment {
    std::string id;  // random, 32 hexadecimal digits
    std::string title;
    std::string created;  // ISO 8601, UTC
    Claim claim;
    Hypothesis hypothesis;
    std::string family;
    std::vector<VariantChoice> variants;
    Matrix matrix;
    MeasureSettings measure;
    std::vector<ToleranceChange> tolerance_changes;
    std::vector<std::string> plugins;   // paths of shared objects
    std::vector<std::string> launcher;  // command prefix in front of `assay runner`
    std::string device = "host";
    std::uint64_t seed = 1;
    std::string guard;                                 // in words; "" = none
    std::string fallback;                              // in words
    std::map<std::string, std::string> record_edits;   // decision-record field id -> text
    std::map<std::string, std::string> failure_edits;  // failure-case question id -> text
    std::optional<VerdictOverride> verdict_override;

    bool operator==(const Experiment&) const = default;
};

// nullptr when no variant has the role.
const VariantChoice* baselineOf(const Experiment&);
std::vector<const VariantChoice*> candidatesOf(const Experiment&);

// A fresh document: id and time are passed in so that core stays free of clocks and chance.
Experiment newExperiment(std::string id, std::string created);

}  // namespace assay
