#include "core/judgement/headline.hpp"

#include <algorithm>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

std::string speedPart(const CandidateView& view, const RatioSummary& r)
{
    if (!r.mean) {
        return view.candidateTitle() + " against " + view.baselineTitle() + " has no comparison of times yet";
    }
    const bool faster = r.high && *r.high < 1;
    const bool slower = r.low && *r.low > 1;
    std::string text = view.candidateTitle();
    if (faster) {
        text += " is " + formatSpeedup(*r.mean, r.low, r.high) + " faster than ";
    } else if (slower) {
        // The ratio itself is the slow-down; its interval needs no inversion.
        text += " is " + formatSpeedup(1 / *r.mean, 1 / *r.high, 1 / *r.low) + " slower than ";
    } else {
        text += " has " + formatSpeedup(*r.mean, r.low, r.high) + " the speed of ";
    }
    text += view.baselineTitle() + " on the " + deviceWord(view.experiment->device) + " (geometric mean over " +
            counted(static_cast<std::size_t>(r.cases), "case");
    text += r.low && r.high ? ", 95 % interval)" : ", no interval)";
    if (!faster && !slower) {
        text += r.low && r.high ? ", not distinguishable from equal overall" : "";
        text += r.faster > 0 ? ", faster on " + std::to_string(r.faster) : "";
    }
    text += r.slower > 0 && !slower ? ", slower on " + std::to_string(r.slower) : "";
    return text;
}

std::string correctnessPart(const CandidateView& view, const CandidateVerdict& verdict)
{
    std::size_t right = 0, wrong = 0, broken = 0;
    for (const auto& one : view.cases) {
        const Fate fate = fateOf(one.candidate);
        right += fate == Fate::right ? 1 : 0;
        wrong += fate == Fate::wrong && one.in_contract ? 1 : 0;
        broken += fate == Fate::broken ? 1 : 0;
    }
    std::string text;
    if (wrong > 0) {
        text = "wrong on " + counted(wrong, "case") + ", where " + verdict.wrong_domain.text;
    }
    if (broken > 0) {
        text += (text.empty() ? "" : "; ") + ("fails outright on " + counted(broken, "case"));
    }
    if (text.empty()) {
        text = right > 0 ? "all outputs within tolerance" : "nothing verified yet";
    }
    const auto pending =
        static_cast<std::size_t>(std::count_if(view.cases.begin(), view.cases.end(), [](const auto& one) {
            return one.assessed->status == CaseStatus::pending || one.assessed->status == CaseStatus::running;
        }));
    return pending > 0 ? text + "; " + counted(pending, "case") + " still to be measured" : text;
}

}  // namespace

std::string headline(const CandidateView& view, const CandidateVerdict& verdict)
{
    const std::string title = view.family->title.empty() ? view.family->name : view.family->title;
    return title + ": " + speedPart(view, verdict.ratios) + "; " + correctnessPart(view, verdict) + ".";
}

}  // namespace assay
