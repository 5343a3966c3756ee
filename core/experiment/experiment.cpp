#include "core/experiment/experiment.hpp"

namespace assay {

const std::vector<std::string>& bottleneckClasses()
{
    static const std::vector<std::string> kClasses{
        "global memory bandwidth",
        "cache bandwidth",
        "memory latency",
        "arithmetic throughput",
        "tensor-core utilisation",
        "launch overhead",
        "kernel count",
        "synchronisation",
        "atomic contention",
        "divergence",
        "irregular access",
        "layout conversion",
        "intermediate materialisation",
        "register pressure",
        "shared-memory pressure",
        "low occupancy",
        "instruction latency",
        "host-device transfer",
        "device-device copy",
        "inter-GPU communication",
        "work imbalance",
        "compiler-generated overhead",
        "allocation",
        "capacity/allocatability",
        "fragmentation",
        "mapping/fault/translation",
        "residency miss/migration",
        "state lookup/invalidation",
        "critical-path memory stall",
    };
    return kClasses;
}

const VariantChoice* baselineOf(const Experiment& experiment)
{
    for (const auto& choice : experiment.variants) {
        if (choice.role == Role::baseline) {
            return &choice;
        }
    }
    return nullptr;
}

std::vector<const VariantChoice*> candidatesOf(const Experiment& experiment)
{
    std::vector<const VariantChoice*> candidates;
    for (const auto& choice : experiment.variants) {
        if (choice.role == Role::candidate) {
            candidates.push_back(&choice);
        }
    }
    return candidates;
}

Experiment newExperiment(std::string id, std::string created)
{
    Experiment experiment;
    experiment.id = std::move(id);
    experiment.created = std::move(created);
    experiment.title = "Untitled experiment";
    experiment.claim.target_metric = "median latency of one call";
    return experiment;
}

}  // namespace assay
