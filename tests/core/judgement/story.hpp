// Readable campaigns for tests: a family with two size axes, cases by a short text, and what became of each.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/experiment/evidence.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/family.hpp"
#include "core/experiment/results.hpp"
#include "core/judgement/acceptance.hpp"
#include "core/judgement/candidate_view.hpp"

namespace assay::story {

// Sizes n (reduction, block 4, small 8, target 1024, max 4096) and rows (small 1, target 4, max 16).
Family family();

// "n=1024 rows=4 f32 normal warm": what is not named is n=1024, rows=4, f32, contiguous, normal, forward, warm, host.
Case caseOf(const std::string& words);

// Every value that the representative checklist asks of the family, one axis at a time around the base.
std::vector<Case> completeMatrix();

// What one variant does on one case.
struct Behaviour {
    double duration_ns = 10'000;
    double error = 0.1;  // largest error as a share of the allowed; above 1 is wrong
    std::uint64_t bits_differ = 0;
    std::uint64_t bits_differ_on_repeat = 0;
    std::uint64_t workspace = 0;
    std::uint64_t allocations = 0;
    FailureKind failure = FailureKind::none;
    std::function<void(ErrorReport&)> edit;  // last word on the error report
};

// A campaign of one baseline ("base") and one candidate ("fast") whose times vary by a fixed ±0.2 % pattern over 16
// blocks.
class Campaign {
public:
    explicit Campaign(std::vector<Case> cases);

    Campaign& candidate(const std::function<void(const Case&, Behaviour&)>& rule);  // applied in order, to every case
    Campaign& baseline(const std::function<void(const Case&, Behaviour&)>& rule);
    Campaign& declare(OptimisationClass);
    Campaign& leavePending(std::size_t last_cases);
    Experiment& experiment() { return m_experiment; }
    const Family& family() const { return m_family; }
    const std::vector<Case>& cases() const { return m_cases; }

    Results results() const;
    CandidateVerdict verdict();
    std::vector<Finding> findings();
    std::vector<Finding> confounders();
    std::function<void(Results&)> edit_results;  // last word on the results

private:
    std::vector<CandidateView> views();

    Family m_family;
    std::vector<Case> m_cases;
    Experiment m_experiment;
    std::vector<std::function<void(const Case&, Behaviour&)>> m_base_rules, m_fast_rules;
    std::size_t m_pending = 0;
    Results m_results;
    std::vector<CaseAssessment> m_assessed;
};

const Finding& findingOf(const std::vector<Finding>&, const std::string& id);

}  // namespace assay::story
