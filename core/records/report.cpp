#include "core/records/report.hpp"

#include <algorithm>

#include "core/judgement/wording.hpp"
#include "core/records/report_parts.hpp"

namespace assay {

namespace {

struct Part {
    const char* id;
    const char* title;
    ReportSection (*build)(const report::Inputs&);
    ReportDepth from;  // the least depth that has it
};

constexpr Part kParts[] = {
    {"summary", "Verdict", report::summary, ReportDepth::brief},
    {"claim", "Claim and hypothesis", report::claim, ReportDepth::standard},
    {"compared", "What was compared", report::compared, ReportDepth::standard},
    {"matrix", "Matrix and checklist", report::matrix, ReportDepth::standard},
    {"results", "Times", report::resultTables, ReportDepth::brief},
    {"distributions", "Distributions of notable cases", report::distributions, ReportDepth::standard},
    {"errors", "Errors against the oracle", report::errors, ReportDepth::standard},
    {"findings", "Findings", report::findings, ReportDepth::brief},
    {"decision", "Decision record", report::decision, ReportDepth::standard},
    {"failure_cases", "Failure cases", report::failureCases, ReportDepth::brief},
    {"environment", "Environment, scope and reproduction", report::environment, ReportDepth::standard},
    {"appendix", "Appendix: every case", report::appendix, ReportDepth::full},
};

}  // namespace

std::vector<std::pair<std::string, std::string>> reportSections()
{
    std::vector<std::pair<std::string, std::string>> sections;
    for (const auto& part : kParts) {
        sections.emplace_back(part.id, part.title);
    }
    return sections;
}

Report buildReport(const Experiment& experiment, const Results& results, const Assessment& assessment,
                   const Family& family, const ReportOptions& options)
{
    report::Inputs inputs{experiment, results, assessment, family, options, {}};
    for (const auto& result : results.cases) {
        inputs.by_key[caseKey(result.at)] = &result;
    }
    Report built;
    built.title = experiment.title.empty() ? family.description.title : experiment.title;
    built.subtitle = family.description.title + " on the " + deviceWord(experiment.device);
    built.verdict = assessment.verdict;
    built.headline = assessment.headline;
    built.generated = options.generated;
    built.assay_version = options.assay_version;
    for (const auto& part : kParts) {
        const bool omitted = std::find(options.omitted_sections.begin(), options.omitted_sections.end(), part.id) !=
                             options.omitted_sections.end();
        if (omitted || part.from > options.depth) {
            continue;
        }
        ReportSection section = part.build(inputs);
        section.id = part.id;
        section.title = part.title;
        built.sections.push_back(std::move(section));
    }
    return built;
}

}  // namespace assay
