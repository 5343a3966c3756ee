#include "core/judgement/headline.hpp"

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

struct Correctness {
    std::size_t right = 0, wrong = 0, broken = 0, pending = 0;
};

Correctness count(const CandidateView& view)
{
    Correctness counts;
    for (const auto& one : view.cases) {
        const Fate fate = fateOf(one.candidate);
        counts.right += fate == Fate::right ? 1 : 0;
        counts.wrong += fate == Fate::wrong && one.in_contract ? 1 : 0;
        counts.broken += fate == Fate::broken ? 1 : 0;
        const CaseStatus status = one.assessed->status;
        counts.pending += status == CaseStatus::pending || status == CaseStatus::running ? 1 : 0;
    }
    return counts;
}

std::string failures(const Correctness& counts, const CandidateVerdict& verdict)
{
    std::string text;
    if (counts.wrong > 0) {
        text = " is wrong on " + counted(counts.wrong, "case") + ", where " + verdict.wrong_domain.text;
    }
    if (counts.broken > 0) {
        text += (text.empty() ? " fails outright on " : ", and fails outright on ") + counted(counts.broken, "case");
    }
    return text;
}

}  // namespace

std::string headline(const CandidateView& view, const CandidateVerdict& verdict)
{
    const Correctness counts = count(view);
    std::string text = (view.family->title.empty() ? view.family->name : view.family->title) + ": ";
    // What is wrong comes before what is fast.
    if (counts.wrong + counts.broken > 0) {
        text += view.candidateTitle() + failures(counts, verdict) + "; where it is right, " +
                speedPart(view, verdict.ratios);
    } else {
        text += speedPart(view, verdict.ratios) + "; " +
                (counts.right > 0 ? "all outputs within tolerance" : "nothing verified yet");
    }
    text += counts.pending > 0 ? "; " + counted(counts.pending, "case") + " still to be measured" : "";
    return text + ".";
}

}  // namespace assay
