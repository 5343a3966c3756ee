#include "core/judgement/memory_use.hpp"

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

double growth(const CandidateCase& one)
{
    return static_cast<double>(*one.candidate->peak_workspace_bytes) -
           static_cast<double>(*one.baseline->peak_workspace_bytes);
}

}  // namespace

MemoryUse memoryUse(const CandidateView& view)
{
    MemoryUse use;
    for (const auto& one : view.cases) {
        if (one.baseline == nullptr || one.candidate == nullptr) {
            continue;
        }
        const bool workspace = one.baseline->peak_workspace_bytes && one.candidate->peak_workspace_bytes;
        const bool allocations = one.baseline->allocations && one.candidate->allocations;
        use.compared += workspace || allocations ? 1 : 0;
        if (workspace && growth(one) > 0) {
            use.more_workspace.push_back(&one);
            if (use.largest == nullptr || growth(one) > growth(*use.largest)) {
                use.largest = &one;
            }
        }
        if (allocations && *one.candidate->allocations > *one.baseline->allocations) {
            use.more_allocations.push_back(&one);
        }
    }
    const auto answer = view.experiment->failure_edits.find(kMemoryQuestion);
    use.disclosed = answer != view.experiment->failure_edits.end() && !answer->second.empty();
    return use;
}

std::string MemoryUse::sentence(const CandidateView& view) const
{
    std::vector<std::string> parts;
    if (!more_workspace.empty()) {
        parts.push_back("asks for more workspace on " + countedOf(more_workspace.size(), compared, "case") +
                        " (up to " + formatBytes(static_cast<double>(*largest->candidate->peak_workspace_bytes)) +
                        " against " + formatBytes(static_cast<double>(*largest->baseline->peak_workspace_bytes)) +
                        " at " + shortCase(largest->at(), *view.family) + ")");
    }
    if (!more_allocations.empty()) {
        const auto* one = more_allocations.front();
        parts.push_back("makes more allocations on " + countedOf(more_allocations.size(), compared, "case") + " (" +
                        std::to_string(*one->candidate->allocations) + " against " +
                        std::to_string(*one->baseline->allocations) + " at " + shortCase(one->at(), *view.family) +
                        ")");
    }
    return view.candidateTitle() + " " + listed(parts);
}

}  // namespace assay
