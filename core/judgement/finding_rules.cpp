#include "core/judgement/finding_rules.hpp"

#include <algorithm>

#include "core/judgement/wording.hpp"

namespace assay::findings {

namespace {

int rank(FindingState state)
{
    switch (state) {
        case FindingState::raised:
            return 3;
        case FindingState::cannot_tell:
            return 2;
        case FindingState::waived:
            return 1;
        case FindingState::clear:
            return 0;
    }
    return 2;
}

}  // namespace

Said raised(const std::string& explanation, const std::string& remedy, Evidence evidence)
{
    return {FindingState::raised, sentence(explanation), sentence(remedy), std::move(evidence)};
}

Said clear(const std::string& explanation, Evidence evidence)
{
    return {FindingState::clear, sentence(explanation), {}, std::move(evidence)};
}

Said cannotTell(const std::string& missing, const std::string& remedy)
{
    return {FindingState::cannot_tell, sentence(missing), sentence(remedy), {}};
}

Evidence evidenceFrom(EvidenceTier tier, EvidenceStrength strength, const std::string& source,
                      const std::vector<const CandidateCase*>& cases)
{
    return {tier, strength, source, keysOf(cases)};
}

Finding decide(FindingKind kind, const Rule& rule, const std::vector<CandidateView>& views,
               const std::vector<CandidateVerdict>& verdicts)
{
    Finding finding;
    finding.kind = kind;
    finding.id = rule.id;
    finding.title = rule.title;
    std::vector<Said> said;
    for (std::size_t i = 0; i < views.size(); ++i) {
        said.push_back(rule.decide(views[i], verdicts[i]));
    }
    const auto worst = std::max_element(said.begin(), said.end(),
                                        [](const Said& a, const Said& b) { return rank(a.state) < rank(b.state); });
    if (worst == said.end()) {
        return finding;
    }
    finding.state = worst->state;
    finding.remedy = worst->remedy;
    finding.evidence = worst->evidence;
    const bool alike = std::all_of(said.begin(), said.end(),
                                   [&](const Said& one) { return one.explanation == said.front().explanation; });
    if (alike) {
        finding.explanation = said.front().explanation;
        return finding;
    }
    for (std::size_t i = 0; i < said.size(); ++i) {
        finding.explanation += (i == 0 ? "" : " ") + views[i].candidateTitle() + ": " + said[i].explanation;
    }
    return finding;
}

}  // namespace assay::findings
