// Red flags about where in the matrix something happens.
#include <algorithm>
#include <array>
#include <map>

#include "core/base/format.hpp"
#include "core/judgement/finding_rules.hpp"
#include "core/judgement/wording.hpp"

namespace assay::findings {

namespace {

bool isChecked(const CandidateCase& one)
{
    const Fate fate = fateOf(one.candidate);
    return fate == Fate::right || fate == Fate::wrong || fate == Fate::broken;
}

// Empty, one element along an axis, or not a multiple of the axis' tile.
bool isBoundary(const CandidateCase& one, const FamilyDescription& family)
{
    return std::any_of(family.size_axes.begin(), family.size_axes.end(), [&](const SizeAxis& axis) {
        const auto extent = one.at().sizes.find(axis.name);
        return extent != one.at().sizes.end() &&
               (extent->second <= 1 || (axis.block > 1 && extent->second % axis.block != 0));
    });
}

bool isAtTarget(const Case& at, const FamilyDescription& family)
{
    return std::all_of(family.size_axes.begin(), family.size_axes.end(), [&](const SizeAxis& axis) {
        const auto extent = at.sizes.find(axis.name);
        return extent != at.sizes.end() && extent->second == axis.target;
    });
}

struct EdgeKind {
    const char* name;
    bool (*holds)(const Case&);
};

bool anySize(const Case& at, std::int64_t extent)
{
    return std::any_of(at.sizes.begin(), at.sizes.end(), [&](const auto& size) { return size.second == extent; });
}

constexpr std::array<EdgeKind, 5> kEdges{{
    {"all-zero", [](const Case& at) { return at.values == ValueDistribution::zeros; }},
    {"all-one", [](const Case& at) { return at.values == ValueDistribution::ones; }},
    {"empty", [](const Case& at) { return anySize(at, 0); }},
    {"singleton", [](const Case& at) { return anySize(at, 1); }},
    {"padded", [](const Case& at) { return at.layout == Layout::padded_rows; }},
}};

}  // namespace

Said boundaryCases(const CandidateView& view, const CandidateVerdict&)
{
    const auto boundary =
        casesWhere(view, [&](const CandidateCase& one) { return isBoundary(one, *view.family) && isChecked(one); });
    if (boundary.empty()) {
        return cannotTell("no boundary case (empty, singleton, non-divisible) is measured",
                          "add such sizes to the matrix");
    }
    std::vector<const CandidateCase*> bad;
    std::size_t wrong = 0, slower = 0;
    for (const auto* one : boundary) {
        const bool is_wrong = fateOf(one->candidate) != Fate::right && one->in_contract;
        const bool is_slower = isCall(*one, Call::slower);
        wrong += is_wrong ? 1 : 0;
        slower += is_slower ? 1 : 0;
        if (is_wrong || is_slower) {
            bad.push_back(one);
        }
    }
    if (bad.empty()) {
        return clear("none of " + counted(boundary.size(), "boundary case") + " is slower or wrong",
                     evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::observed, "comparisons and error reports",
                                  boundary));
    }
    return raised(
        "of " + counted(boundary.size(), "boundary case") + ", " + std::to_string(wrong) + " wrong and " +
            std::to_string(slower) + " slower, for example " + shortCase(bad.front()->at(), *view.family),
        "guard these sizes, or handle them",
        evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::observed, "comparisons and error reports", bad));
}

Said silentEdgeErrors(const CandidateView& view, const CandidateVerdict&)
{
    std::vector<std::string> missing, failing;
    std::vector<const CandidateCase*> bad;
    std::size_t judged = 0;
    for (const auto& edge : kEdges) {
        const auto cases = casesWhere(
            view, [&](const CandidateCase& one) { return edge.holds(one.at()) && one.in_contract && isChecked(one); });
        judged += cases.size();
        std::size_t wrong = 0;
        for (const auto* one : cases) {
            if (fateOf(one->candidate) == Fate::wrong || one->candidate->failure == FailureKind::unwritten_output) {
                bad.push_back(one);
                ++wrong;
            }
        }
        if (cases.empty()) {
            missing.emplace_back(edge.name);
        } else if (wrong > 0) {
            failing.push_back(std::string(edge.name) + " (" + countedOf(wrong, cases.size(), "case") + ")");
        }
    }
    if (!failing.empty()) {
        return raised("wrong results without an error on " + listed(failing), "handle these edges or refuse them",
                      evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed, "error reports", bad));
    }
    if (!missing.empty()) {
        return cannotTell(
            "right where measured (" + counted(judged, "edge case") + "), but not measured: " + listed(missing),
            "add these edges to the matrix");
    }
    return clear("right on " + countedOf(judged, judged, "edge case") + " of all five kinds",
                 evidenceFrom(EvidenceTier::correctness_test, EvidenceStrength::observed, "error reports"));
}

Said unrepresentativeGains(const CandidateView& view, const CandidateVerdict&)
{
    const auto timed =
        casesWhere(view, [](const CandidateCase& one) { return one.does_work && one.comparison->ratio; });
    std::vector<const CandidateCase*> target;
    std::copy_if(timed.begin(), timed.end(), std::back_inserter(target),
                 [&](const auto* one) { return isAtTarget(one->at(), *view.family); });
    const auto faster = [](const CandidateCase* one) { return isCall(*one, Call::faster); };
    const bool faster_anywhere = std::any_of(timed.begin(), timed.end(), faster);
    if (target.empty()) {
        return cannotTell("no case at the family's target sizes is timed", "add the target sizes to the matrix");
    }
    const auto at_target = static_cast<std::size_t>(std::count_if(target.begin(), target.end(), faster));
    const Evidence evidence =
        evidenceFrom(EvidenceTier::benchmark, EvidenceStrength::observed, "comparisons at the target sizes", target);
    if (at_target == 0 && faster_anywhere) {
        return raised("faster elsewhere, but on none of " + counted(target.size(), "case") + " at the target sizes",
                      "claim only the sizes that gain, behind a guard", evidence);
    }
    return clear(at_target > 0 ? "faster on " + countedOf(at_target, target.size(), "case") + " at the target sizes"
                               : "no gain anywhere that could be unrepresentative",
                 evidence);
}

}  // namespace assay::findings
