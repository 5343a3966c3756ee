#include "core/judgement/acceptance_rules.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/format.hpp"
#include "core/judgement/wording.hpp"

namespace assay::acceptance {

namespace {

bool isPending(const CandidateCase& one)
{
    const CaseStatus status = one.assessed->status;
    return status == CaseStatus::pending || status == CaseStatus::running;
}

bool isLost(const CandidateCase& one)
{
    const CaseStatus status = one.assessed->status;
    const bool skipped = status == CaseStatus::skipped && fateOf(one.candidate) == Fate::unknown;
    return status == CaseStatus::lost || status == CaseStatus::cancelled || skipped ||
           fateOf(one.candidate) == Fate::harness || fateOf(one.baseline) == Fate::harness;
}

// A free-text guard cannot be evaluated over the matrix, so it excuses nothing; the reader is told.
std::string guardRemark(const CandidateView& view)
{
    return view.experiment->guard.empty()
               ? ""
               : " The stated guard (“" + view.experiment->guard + "”) is free text and excuses none of them.";
}

FailureDomain domainOf(const CandidateView& view, const std::function<bool(const CandidateCase&)>& considered,
                       const std::function<bool(const CandidateCase&)>& inside)
{
    std::vector<DomainCase> cases;
    for (const auto& one : view.cases) {
        if (considered(one)) {
            cases.push_back({&one.at(), inside(one)});
        }
    }
    return describeDomain(cases, *view.family);
}

std::string worstErrorText(const std::vector<const CandidateCase*>& cases, const FamilyDescription& family)
{
    const CandidateCase* worst = nullptr;
    double worst_ratio = -1;
    for (const auto* one : cases) {
        if (!one->candidate->errors) {
            continue;
        }
        const double ratio = one->candidate->errors->worst_ratio.value_or(INFINITY);
        if (ratio > worst_ratio) {
            worst_ratio = ratio;
            worst = one;
        }
    }
    if (worst == nullptr) {
        return {};
    }
    const std::string at = " at " + shortCase(worst->at(), family);
    const ErrorReport& errors = *worst->candidate->errors;
    if (!errors.worst_ratio) {
        return "; worst: NaN or Inf where the oracle has none, or the reverse, in " +
               counted(errors.nan_disagree + errors.inf_disagree, "element") + at;
    }
    if (worst_ratio <= 1) {
        return {};
    }
    const std::string largest =
        errors.absolute.max ? ", maximum absolute error " + formatError(*errors.absolute.max) : "";
    return "; worst: " + formatError(worst_ratio) + " times the allowed error" + largest + at;
}

Ruling wrongRuling(const CandidateView& view, const std::vector<const CandidateCase*>& wrong,
                   const FailureDomain& domain)
{
    const std::size_t judged = casesWhere(view, [](const CandidateCase& one) {
                                   const Fate fate = fateOf(one.candidate);
                                   return one.in_contract && (fate == Fate::right || fate == Fate::wrong);
                               }).size();
    const auto also_baseline = std::count_if(
        wrong.begin(), wrong.end(), [](const CandidateCase* one) { return fateOf(one->baseline) == Fate::wrong; });
    Ruling ruling{Verdict::reject, {}, {}};
    ruling.reason = view.candidateTitle() + " is wrong (outside the tolerance) on " +
                    countedOf(wrong.size(), judged, "case") + ", where " + describe(domain) +
                    worstErrorText(wrong, *view.family) + ".";
    if (also_baseline > 0) {
        ruling.reason +=
            " The baseline is wrong too on " + counted(static_cast<std::size_t>(also_baseline), "of them") + ".";
    }
    ruling.reason += guardRemark(view);
    ruling.to_keep = "correct results where " + domain.text;
    return ruling;
}

}  // namespace

Domains findDomains(const CandidateView& view)
{
    Domains domains;
    domains.wrong = domainOf(
        view,
        [](const CandidateCase& one) {
            const Fate fate = fateOf(one.candidate);
            return one.in_contract && (fate == Fate::right || fate == Fate::wrong);
        },
        [](const CandidateCase& one) { return fateOf(one.candidate) == Fate::wrong; });
    domains.slower = domainOf(
        view,
        [](const CandidateCase& one) {
            return isCall(one, Call::slower) || isCall(one, Call::faster) || isCall(one, Call::same);
        },
        [](const CandidateCase& one) { return isCall(one, Call::slower); });
    domains.unsupported = domainOf(
        view,
        [](const CandidateCase& one) {
            return fateOf(one.baseline) == Fate::right && fateOf(one.candidate) != Fate::unknown;
        },
        [](const CandidateCase& one) { return fateOf(one.candidate) == Fate::unsupported; });
    return domains;
}

Rulings correctness(const CandidateView& view, const Domains& domains)
{
    Rulings rulings;
    const auto wrong = casesWhere(
        view, [](const CandidateCase& one) { return one.in_contract && fateOf(one.candidate) == Fate::wrong; });
    if (!wrong.empty()) {
        rulings.push_back(wrongRuling(view, wrong, domains.wrong));
    }
    std::map<FailureKind, std::vector<const CandidateCase*>> broken;
    for (const auto* one :
         casesWhere(view, [](const CandidateCase& c) { return fateOf(c.candidate) == Fate::broken; })) {
        broken[one->candidate->failure].push_back(one);
    }
    for (const auto& [kind, cases] : broken) {
        const auto domain = domainOf(
            view, [](const CandidateCase& one) { return fateOf(one.candidate) != Fate::unknown; },
            [kind = kind](const CandidateCase& one) { return one.candidate->failure == kind; });
        Ruling ruling{Verdict::reject, {}, {}};
        const auto& message = cases.front()->candidate->message;
        ruling.reason = view.candidateTitle() + " " + std::string(title(kind)) + " on " +
                        counted(cases.size(), "case") + ", where " + describe(domain) +
                        (message.empty() ? "" : " (" + message + ")") + "." + guardRemark(view);
        ruling.to_keep = "a candidate that survives every case that it claims";
        rulings.push_back(ruling);
    }
    return rulings;
}

std::string correctnessFact(const CandidateView& view)
{
    std::size_t right = 0, judged = 0;
    double worst = 0;
    for (const auto& one : view.cases) {
        const Fate fate = fateOf(one.candidate);
        judged += one.in_contract && (fate == Fate::right || fate == Fate::wrong) ? 1 : 0;
        if (one.in_contract && fate == Fate::right) {
            ++right;
            worst = std::max(worst, one.candidate->errors->worst_ratio.value_or(0));
        }
    }
    if (judged == 0 || right < judged) {
        return {};
    }
    return "within tolerance of the float64 oracle on " + countedOf(right, judged, "case") + "; largest error " +
           formatPercent(worst) + " of the allowed";
}

namespace {

bool hasImpossibleTimes(const CandidateCase& one)
{
    const auto impossible = [](const VariantResult* result) {
        return result != nullptr && result->failure == FailureKind::invalid_time;
    };
    return impossible(one.candidate) || impossible(one.baseline);
}

bool baselineFails(const CandidateCase& one)
{
    const Fate fate = fateOf(one.baseline);
    return one.in_contract && (fate == Fate::wrong || fate == Fate::broken);
}

bool lacksErrorReport(const CandidateCase& one)
{
    return !isPending(one) && !isLost(one) && one.candidate != nullptr && fateOf(one.candidate) == Fate::unknown &&
           one.candidate->failure == FailureKind::none;
}

// Fields in which the cases' scopes differ, but for the axes that they are cases of.
std::vector<std::string> differingScopes(const CandidateView& view)
{
    const Scope* first = nullptr;
    for (const auto& one : view.cases) {
        if (one.result == nullptr || one.result->blocks.empty()) {
            continue;
        }
        if (first == nullptr) {
            first = &one.result->scope;
            continue;
        }
        Scope aligned = one.result->scope;
        aligned.mode = first->mode;
        aligned.cache = first->cache;
        if (aligned.device != first->device) {
            // Another device has another clock and another way of waiting; only what is included must agree.
            aligned.device = first->device;
            aligned.clock = first->clock;
            aligned.synchronisation = first->synchronisation;
        }
        if (auto fields = differingFields(*first, aligned); !fields.empty()) {
            return fields;
        }
    }
    return {};
}

}  // namespace

Rulings usableEvidence(const CandidateView& view)
{
    Rulings rulings;
    if (view.declared == OptimisationClass::c4) {
        rulings.push_back({Verdict::more_evidence,
                           "class C4 changes the result's meaning and needs a named person's approval; no measurement "
                           "gives it",
                           "a named approval of the changed semantics"});
    }
    if (casesWhere(view, isPending).size() == view.cases.size()) {
        rulings.push_back({Verdict::more_evidence, "nothing has been measured yet", "run the matrix"});
        return rulings;
    }
    const auto need = [&](bool (*is)(const CandidateCase&), const std::string& what, const std::string& todo) {
        if (const auto cases = casesWhere(view, is); !cases.empty()) {
            rulings.push_back({Verdict::more_evidence,
                               counted(cases.size(), "case") + " " + what + ", for example " +
                                   shortCase(cases.front()->at(), *view.family),
                               todo});
        }
    };
    need(baselineFails, "on which the baseline itself fails", "a baseline that is right on every case");
    need(isPending, "still to be measured", "measure the whole matrix");
    need(isLost, "lost, cancelled or skipped before a result", "run these cases again");
    need(lacksErrorReport, "finished without an error report", "verify these cases");
    need(hasImpossibleTimes, "with impossible times (NaN, zero or negative)", "times that can be believed");
    if (const auto fields = differingScopes(view); !fields.empty()) {
        rulings.push_back({Verdict::more_evidence,
                           "comparison refused: the cases' timings have different scopes (" + listed(fields) + ")",
                           "measure every case with one scope"});
    }
    return rulings;
}

Rulings completeness(const CandidateView& view)
{
    std::vector<std::string> missing;
    for (const auto& item : view.checklist) {
        if (item.applicable && !item.covered) {
            missing.push_back(item.title + (item.detail.empty() ? "" : " (" + item.detail + ")"));
        }
    }
    if (missing.empty()) {
        return {};
    }
    return {{Verdict::more_evidence, "the representative matrix is incomplete; not measured: " + listed(missing),
             "measure what the representative matrix lacks: " + listed(missing)}};
}

}  // namespace assay::acceptance
