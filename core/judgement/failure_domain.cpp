#include "core/judgement/failure_domain.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "core/judgement/axis_predicates.hpp"
#include "core/judgement/wording.hpp"

namespace assay {

namespace {

struct Conjunction {
    std::vector<std::size_t> parts;  // indices into PredicateTable::kept
    double cost = 0;
    CaseSet holds;
};

// A condition more must earn its place: two cheap conditions never beat one.
constexpr double kJoinCost = 0.5;

Conjunction start(const PredicateTable& table, std::size_t i)
{
    return {{i}, table.kept[i].cost, table.kept[i].holds};
}

Conjunction extend(const Conjunction& base, const PredicateTable& table, std::size_t i)
{
    Conjunction longer = base;
    longer.parts.push_back(i);
    longer.cost += table.kept[i].cost + kJoinCost;
    longer.holds &= table.kept[i].holds;
    return longer;
}

std::string textOf(const Conjunction& conjunction, const PredicateTable& table)
{
    std::string text;
    for (const auto part : conjunction.parts) {
        text += (text.empty() ? "" : " and ") + table.kept[part].text;
    }
    return text;
}

// The cheapest conjunctions of up to three conditions that hold on exactly the cases inside, cheapest first.
std::vector<Conjunction> exactConjunctions(const PredicateTable& table, const CaseSet& inside)
{
    // Every condition of an exact conjunction holds on all cases inside.
    std::vector<std::size_t> covering;
    for (std::size_t i = 0; i < table.kept.size(); ++i) {
        if (inside.is_subset_of(table.kept[i].holds)) {
            covering.push_back(i);
        }
    }
    std::vector<Conjunction> exact;
    std::vector<Conjunction> open;
    for (const auto i : covering) {
        Conjunction one = start(table, i);
        (one.holds == inside ? exact : open).push_back(std::move(one));
    }
    for (int length = 2; length <= 3 && exact.empty(); ++length) {
        std::vector<Conjunction> next;
        for (const auto& base : open) {
            for (const auto i : covering) {
                if (i <= base.parts.back() || base.holds.is_subset_of(table.kept[i].holds)) {
                    continue;
                }
                Conjunction longer = extend(base, table, i);
                (longer.holds == inside ? exact : next).push_back(std::move(longer));
            }
        }
        open = std::move(next);
    }
    std::stable_sort(exact.begin(), exact.end(),
                     [](const Conjunction& a, const Conjunction& b) { return a.cost < b.cost; });
    return exact;
}

// Of the conjunctions of one or two conditions that hold on no case outside, the one that covers most of `wanted`.
std::optional<Conjunction> bestPure(const PredicateTable& table, const CaseSet& wanted, const CaseSet& outside)
{
    std::optional<Conjunction> best;
    std::size_t best_cover = 0;
    const auto consider = [&](Conjunction candidate) {
        const std::size_t cover = (candidate.holds & wanted).count();
        if (candidate.holds.intersects(outside) || cover == 0) {
            return;
        }
        if (cover > best_cover || (cover == best_cover && candidate.cost < best->cost)) {
            best = std::move(candidate);
            best_cover = cover;
        }
    };
    for (std::size_t i = 0; i < table.kept.size(); ++i) {
        if (!table.kept[i].holds.intersects(wanted)) {
            continue;
        }
        consider(start(table, i));
        for (std::size_t j = i + 1; j < table.kept.size(); ++j) {
            if (table.kept[j].axis != table.kept[i].axis && table.kept[j].holds.intersects(wanted)) {
                consider(extend(start(table, i), table, j));
            }
        }
    }
    return best;
}

std::vector<Conjunction> pureCover(const PredicateTable& table, const CaseSet& inside)
{
    constexpr int kMostClauses = 3;
    std::vector<Conjunction> clauses;
    CaseSet left = inside;
    const CaseSet outside = ~inside;
    for (int i = 0; i < kMostClauses && left.any(); ++i) {
        auto clause = bestPure(table, left, outside);
        if (!clause) {
            return {};
        }
        left -= clause->holds;
        clauses.push_back(std::move(*clause));
    }
    return left.any() ? std::vector<Conjunction>{} : clauses;
}

// Holds on every case inside and on as few others as two conditions can.
std::optional<Conjunction> tightestCover(const PredicateTable& table, const CaseSet& inside)
{
    std::optional<Conjunction> best;
    const auto consider = [&](Conjunction candidate) {
        if (inside.is_subset_of(candidate.holds) &&
            (!best || candidate.holds.count() < best->holds.count() ||
             (candidate.holds.count() == best->holds.count() && candidate.cost < best->cost))) {
            best = std::move(candidate);
        }
    };
    for (std::size_t i = 0; i < table.kept.size(); ++i) {
        if (!inside.is_subset_of(table.kept[i].holds)) {
            continue;
        }
        consider(start(table, i));
        for (std::size_t j = i + 1; j < table.kept.size(); ++j) {
            consider(extend(start(table, i), table, j));
        }
    }
    return best;
}

void setHolds(FailureDomain& domain, const CaseSet& holds)
{
    for (std::size_t i = 0; i < holds.size(); ++i) {
        domain.holds[i] = domain.holds[i] || holds[i];
    }
}

std::vector<std::string> alternativesTo(const std::vector<Conjunction>& exact, const PredicateTable& table)
{
    constexpr double kAsSimple = 0.2;
    constexpr std::size_t kMost = 3;
    std::vector<std::string> texts;
    const Conjunction& chosen = exact.front();
    if (chosen.parts.size() == 1) {
        texts = table.same[chosen.parts.front()];
    }
    for (std::size_t i = 1; i < exact.size() && exact[i].cost - chosen.cost < kAsSimple; ++i) {
        texts.push_back(textOf(exact[i], table));
    }
    texts.resize(std::min(texts.size(), kMost));
    return texts;
}

}  // namespace

FailureDomain describeDomain(std::span<const DomainCase> cases, const FamilyDescription& family)
{
    CaseSet inside(cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        inside[i] = cases[i].inside;
    }
    FailureDomain domain;
    domain.inside = domain.covered = inside.count();
    domain.holds.assign(cases.size(), false);
    if (inside.none()) {
        domain.exact = true;
        return domain;
    }
    if (inside.all()) {
        domain.text = "every case";
        domain.holds.assign(cases.size(), true);
        domain.exact = true;
        return domain;
    }
    const PredicateTable table = axisPredicates(cases, inside, family);
    if (const auto exact = exactConjunctions(table, inside); !exact.empty()) {
        domain.text = textOf(exact.front(), table);
        setHolds(domain, exact.front().holds);
        domain.exact = true;
        domain.alternatives = alternativesTo(exact, table);
        return domain;
    }
    if (const auto clauses = pureCover(table, inside); !clauses.empty()) {
        for (const auto& clause : clauses) {
            domain.text += (domain.text.empty() ? "" : ", or ") + textOf(clause, table);
            setHolds(domain, clause.holds);
        }
        domain.exact = true;
        return domain;
    }
    if (const auto cover = tightestCover(table, inside)) {
        domain.text = textOf(*cover, table);
        setHolds(domain, cover->holds);
        domain.admitted_outside = cover->holds.count() - domain.inside;
        return domain;
    }
    domain.text = "no simple description";
    domain.covered = 0;
    return domain;
}

std::string describe(const FailureDomain& domain)
{
    if (domain.text.empty() || (domain.exact && domain.alternatives.empty())) {
        return domain.text;
    }
    if (domain.exact) {
        return domain.text + " (the same cases as " + domain.alternatives.front() + ")";
    }
    if (domain.covered == 0) {
        return "cases with no simple description in common";
    }
    return domain.text + " (" + countedOf(domain.inside, domain.inside + domain.admitted_outside, "case") + " there)";
}

}  // namespace assay
