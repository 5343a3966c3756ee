#include "core/judgement/acceptance.hpp"

#include <algorithm>

#include "core/judgement/acceptance_rules.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

using acceptance::Ruling;
using acceptance::Rulings;

int severity(Verdict verdict)
{
    switch (verdict) {
        case Verdict::keep:
            return 0;
        case Verdict::guarded:
            return 1;
        case Verdict::micro_only:
            return 2;
        case Verdict::more_evidence:
            return 3;
        case Verdict::reject:
            return 4;
    }
    return 3;
}

Verdict strictest(const Rulings& rulings)
{
    Verdict verdict = Verdict::keep;
    for (const auto& ruling : rulings) {
        if (severity(ruling.at_most) > severity(verdict)) {
            verdict = ruling.at_most;
        }
    }
    return verdict;
}

// What each group of rules says, and from them the verdict.
struct Hearing {
    Rulings correctness, evidence, speed, caps, completeness;

    Verdict verdict() const
    {
        if (!correctness.empty()) {
            return strictest(correctness);
        }
        if (!evidence.empty()) {
            return strictest(evidence);
        }
        const Verdict by_speed = strictest(speed);
        if (by_speed == Verdict::reject || by_speed == Verdict::more_evidence) {
            return by_speed;
        }
        const Verdict by_caps = strictest(caps);
        const Verdict capped = severity(by_caps) > severity(by_speed) ? by_caps : by_speed;
        return capped == Verdict::keep && !completeness.empty() ? Verdict::more_evidence : capped;
    }

    // Those that carry the verdict first, then by strength; rules' own order otherwise.
    Rulings ordered() const
    {
        Rulings all;
        for (const auto* group : {&correctness, &evidence, &speed, &caps, &completeness}) {
            all.insert(all.end(), group->begin(), group->end());
        }
        const Verdict decided = verdict();
        std::stable_sort(all.begin(), all.end(), [&](const Ruling& a, const Ruling& b) {
            const bool a_decides = a.at_most == decided, b_decides = b.at_most == decided;
            return a_decides != b_decides ? a_decides : severity(a.at_most) > severity(b.at_most);
        });
        return all;
    }
};

}  // namespace

CandidateVerdict judge(const CandidateView& view)
{
    CandidateVerdict verdict;
    verdict.candidate = view.candidate;
    verdict.audit = auditClass(view);
    const auto comparisons = acceptance::judgedComparisons(view);
    verdict.ratios = summariseRatios(comparisons);
    const auto domains = acceptance::findDomains(view);
    verdict.wrong_domain = domains.wrong;
    verdict.slower_domain = domains.slower;
    verdict.unsupported_domain = domains.unsupported;

    const Hearing hearing{acceptance::correctness(view, domains), acceptance::usableEvidence(view),
                          acceptance::speed(view, verdict.ratios, domains),
                          acceptance::caps(view, verdict.audit, domains), acceptance::completeness(view)};
    verdict.verdict = hearing.verdict();
    for (const auto& ruling : hearing.ordered()) {
        verdict.reasons.push_back(sentence(ruling.reason));
        if (!ruling.to_keep.empty()) {
            verdict.why_not_keep.push_back(sentence(ruling.to_keep));
        }
    }
    // In favour: stated last unless nothing is against.
    for (const auto& fact : {acceptance::speedFact(view, verdict.ratios), acceptance::correctnessFact(view)}) {
        if (!fact.empty()) {
            verdict.reasons.push_back(sentence(fact));
        }
    }
    if (!verdict.audit.reason.empty()) {
        verdict.reasons.push_back("Class " + std::string(name(verdict.audit.declared)) +
                                  " declared: " + sentence(verdict.audit.reason));
    }
    return verdict;
}

std::string whyNothingToJudge(const Experiment& experiment)
{
    return baselineOf(experiment) == nullptr ? "No baseline is chosen: there is nothing to compare against."
                                             : "No candidate is chosen: there is nothing to judge.";
}

CandidateVerdict nothingToJudge(const Experiment& experiment, std::size_t candidate_index)
{
    const VariantChoice& choice = *candidatesOf(experiment).at(candidate_index);
    CandidateVerdict verdict;
    verdict.candidate = verdict.audit.candidate = choice.variant;
    verdict.audit.declared = verdict.audit.proposed = choice.declared;
    verdict.audit.reason = "not measured";
    verdict.reasons.push_back(whyNothingToJudge(experiment));
    verdict.why_not_keep.push_back("Choose a baseline.");
    return verdict;
}

}  // namespace assay
