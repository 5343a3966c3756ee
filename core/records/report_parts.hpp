// The report's sections, one builder each. Private to this folder.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/records/report.hpp"

namespace assay::report {

struct Inputs {
    const Experiment& experiment;
    const Results& results;
    const Assessment& assessment;
    const Family& family;
    const ReportOptions& options;
    std::unordered_map<CaseKey, const CaseResult*> by_key;

    const CaseResult* resultOf(const CaseAssessment& one) const
    {
        const auto found = by_key.find(one.key);
        return found == by_key.end() ? nullptr : found->second;
    }

    bool full() const { return options.depth == ReportDepth::full; }
    bool brief() const { return options.depth == ReportDepth::brief; }
};

// Names a case by the axes that vary over the matrix; what is constant is said once.
class CaseLabels {
public:
    CaseLabels(const Assessment&, const FamilyDescription&);

    const std::vector<std::string>& varying() const { return m_varying; }  // axis names, sizes first
    std::vector<std::string> cells(const Case&) const;                     // values of the varying axes
    std::string label(const Case&) const;                                  // "1024 × 256 · f32 · normal"
    std::string constants() const;  // "layout contiguous, device host in every case"; "" when all vary

private:
    std::vector<std::string> m_varying;
    std::vector<std::pair<std::string, std::string>> m_constant;
};

std::string titleOf(const Inputs&, const std::string& variant);
std::string roleOf(const Inputs&, const std::string& variant);  // ReportSeries::role
std::string deviceNote(const Inputs&);                          // "All times are CPU timings. Not measured on a GPU."
std::string callText(const Comparison&);                        // "▲ faster"
std::string speedupText(const Comparison&);                     // "1.83× [1.79, 1.88]", or "—"

// Indices into Assessment::cases, chosen by rule for candidate `index`: nullopt when there is none.
struct Notable {
    std::optional<std::size_t> best, worst, undecided;
};
Notable notableCases(const Assessment&, std::size_t candidate_index);

ReportSection summary(const Inputs&);
ReportSection claim(const Inputs&);
ReportSection compared(const Inputs&);
ReportSection matrix(const Inputs&);
ReportSection resultTables(const Inputs&);
ReportSection distributions(const Inputs&);
ReportSection errors(const Inputs&);
ReportSection findings(const Inputs&);
ReportSection decision(const Inputs&);
ReportSection failureCases(const Inputs&);
ReportSection environment(const Inputs&);
ReportSection appendix(const Inputs&);

// Shared by the results section and the appendix.
ReportTable timeTable(const Inputs&, const std::vector<std::size_t>& cases, const std::string& caption);
ReportTable errorTable(const Inputs&, const std::vector<std::size_t>& cases, const std::string& caption);

}  // namespace assay::report
