#include <algorithm>

#include "core/matrix/expand.hpp"

namespace assay {

namespace {

// Making the inputs, computing the oracle in float64, checking and comparing, per element and variant on one
// processor. A guess on the high side, not yet calibrated; the estimate is an upper one.
constexpr double kCheckPerElement_ns = 60;
// Requests to the worker processes, and the watchdog's polling.
constexpr double kCaseOverhead_ns = 20e6;

struct CaseCost {
    double bytes = 0;
    double duration_ns = 0;
};

CaseCost costOf(const Case& at, const Family& family, const Experiment& experiment)
{
    CaseCost cost;
    double elements = 0;
    for (const auto* tensors : {&family.inputs, &family.outputs}) {
        for (const auto& tensor : *tensors ? (*tensors)(at) : std::vector<TensorSpec>{}) {
            elements += static_cast<double>(elementCount(tensor));
            cost.bytes += static_cast<double>(elementCount(tensor)) * static_cast<double>(sizeOf(tensor.dtype));
        }
    }
    double workspace = 0;
    for (const auto& choice : experiment.variants) {
        if (family.work) {
            workspace = std::max(workspace, family.work(at, choice.variant).workspace_bytes);
        }
    }
    cost.bytes += workspace;
    const MeasureSettings& measure = experiment.measure;
    const double warmup = 1 + static_cast<double>(measure.warmup_blocks) / std::max(1, measure.min_blocks);
    const double variants = static_cast<double>(experiment.variants.size());
    cost.duration_ns =
        measure.case_budget_ns * warmup + elements * kCheckPerElement_ns * (1 + variants) + kCaseOverhead_ns;
    return cost;
}

}  // namespace

MatrixEstimate estimate(const std::vector<Case>& cases, const Family& family, const Experiment& experiment)
{
    MatrixEstimate total;
    total.cases = cases.size();
    for (const auto& at : cases) {
        const CaseCost cost = costOf(at, family, experiment);
        total.peak_bytes = std::max(total.peak_bytes, cost.bytes);
        total.duration_ns += cost.duration_ns;
    }
    if (experiment.measure.campaign_budget_ns > 0) {
        total.duration_ns = std::min(total.duration_ns, experiment.measure.campaign_budget_ns);
    }
    return total;
}

}  // namespace assay
