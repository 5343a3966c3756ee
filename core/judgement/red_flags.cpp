#include "core/judgement/red_flags.hpp"

#include <algorithm>
#include <cctype>

#include "core/judgement/finding_rules.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

using namespace findings;

Said onHost(const char* what)
{
    return clear(std::string("does not apply: ") + what + " is a matter of GPU kernels, and nothing was run on a GPU",
                 evidenceFrom(EvidenceTier::none, EvidenceStrength::derived, "the experiment's device"));
}

// Flags about the GPU's resources, which only a compiler or a profiler can decide.
auto gpuOnly(const char* what, const char* missing, const char* remedy)
{
    return [=](const CandidateView& view, const CandidateVerdict&) {
        return isGpu(view.experiment->device) ? cannotTell(missing, remedy) : onHost(what);
    };
}

auto unseen(const char* missing, const char* remedy)
{
    return [=](const CandidateView&, const CandidateVerdict&) { return cannotTell(missing, remedy); };
}

std::string lowered(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

Said tensorCoreClaim(const CandidateView& view, const CandidateVerdict&)
{
    const VariantDescription* described = findVariant(*view.family, view.candidate);
    const std::string said =
        lowered(view.experiment->claim.text + " " + view.experiment->hypothesis.bottleneck + " " +
                view.experiment->hypothesis.why + " " + (described == nullptr ? "" : described->description));
    const bool claimed = said.find("tensor core") != std::string::npos || said.find("tensor-core") != std::string::npos;
    if (!claimed) {
        return clear("no use of Tensor Cores is claimed",
                     evidenceFrom(EvidenceTier::none, EvidenceStrength::derived,
                                  "the claim, the hypothesis and the variant's description"));
    }
    return raised("Tensor Cores are claimed, and no profiler trace or IR shows them",
                  "attach a profiler trace, or the SASS with its matrix instructions",
                  evidenceFrom(EvidenceTier::none, EvidenceStrength::derived, "the claim's own words"));
}

Said bottleneckUnsupported(const CandidateView& view, const CandidateVerdict&)
{
    return view.experiment->hypothesis.bottleneck.empty()
               ? cannotTell("no bottleneck is named", "name the bottleneck and what would refute it")
               : cannotTell("no profiler trace or hardware counters are attached; “" +
                                view.experiment->hypothesis.bottleneck + "” is a hypothesis",
                            "attach a profiler trace or counters");
}

Said endToEnd(const CandidateView& view, const CandidateVerdict&)
{
    return cannotTell(
        std::string("no end-to-end time is measured") + (view.experiment->claim.target_scope == TargetScope::end_to_end
                                                             ? ", although the target is end to end"
                                                             : ""),
        "time a whole step, request or iteration with each variant");
}

const std::vector<Rule>& rules()
{
    static const std::vector<Rule> kRules{
        {"register_spills", "Fusion introduces register spills",
         gpuOnly("register spilling", "no compiler resource usage is attached",
                 "attach the compiler's register and spill report")},
        {"occupancy_loss", "Fusion reduces useful occupancy too much",
         gpuOnly("occupancy", "no occupancy figures are attached",
                 "attach compiler resource usage or a profiler trace")},
        {"divergence_cancels", "Added branch divergence cancels saved memory traffic",
         gpuOnly("warp divergence", "no divergence counters are attached", "attach hardware counters")},
        {"random_access_cancels", "Added random access cancels saved memory traffic",
         unseen("no memory counters are attached", "attach hardware counters of both variants")},
        {"layout_slows_next", "A local layout change slows the next major operation",
         unseen("the next operation is not part of the measurement", "time the operator with its successor")},
        {"excluded_cost",
         "A microbenchmark excludes conversion, allocation, synchronization, or auxiliary reduction cost",
         excludedCost},
        {"kernel_not_end_to_end", "A kernel benchmark improves but end-to-end runtime regresses", endToEnd},
        {"library_replaced", "A tuned library primitive is replaced without proving composition overhead",
         unseen("the variants do not say whether the baseline is a library primitive",
                "state it, and time the composition")},
        {"boundary_cases", "Boundary cases are slower or incorrect", boundaryCases},
        {"tolerance_changed", "Numerical tolerances change without approval", toleranceChanged},
        {"determinism_changed", "Determinism changes without approval", determinismChanged},
        {"bottleneck_unsupported", "The profiler does not support the bottleneck hypothesis", bottleneckUnsupported},
        {"unrepresentative_gains", "The optimization only helps shapes that are not representative",
         unrepresentativeGains},
        {"error_grows_with_size",
         "The error grows with sequence length or batch size (systematic bias, not random noise)", errorGrowsWithSize},
        {"silent_edge_errors",
         "The fast path silently produces incorrect results on edge cases (all-zero, all-one, empty, singleton, "
         "padded)",
         silentEdgeErrors},
        {"tensor_cores_unproven", "A matmul/conv is claimed to use Tensor Cores without profiler or IR evidence",
         tensorCoreClaim},
        {"shared_memory_unproven",
         "Shared memory is used without evidence of improved reuse, coalescing, or scheduling",
         gpuOnly("shared memory", "no compiler output or counters show shared memory and its reuse",
                 "attach compiler output and counters")},
        {"class_refuted", "The declared optimisation class is refuted by the measured bits or errors", classRefuted},
        {"memory_growth", "Peak workspace or allocations grow without being disclosed", memoryGrowth},
        {"tolerance_vacuous", "The tolerance could not fail: an all-zero output would pass", vacuousTolerance},
    };
    return kRules;
}

}  // namespace

std::vector<Finding> redFlags(const std::vector<CandidateView>& views, const std::vector<CandidateVerdict>& verdicts)
{
    std::vector<Finding> found;
    for (const auto& rule : rules()) {
        found.push_back(decide(FindingKind::red_flag, rule, views, verdicts));
    }
    return found;
}

}  // namespace assay
