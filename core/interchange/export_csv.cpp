#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <system_error>

#include <fmt/format.h>

#include "core/interchange/csv.hpp"
#include "core/interchange/export.hpp"

namespace assay {

namespace {

constexpr const char* kNamedAxes[] = {"dtype", "layout", "values", "mode", "cache", "device"};

// Every size axis that any case has, so that all files have the same leading columns.
std::set<std::string> sizeAxes(const Results& results, const Assessment& assessment)
{
    std::set<std::string> axes;
    const auto add = [&](const Case& at) {
        for (const auto& [axis, extent] : at.sizes) {
            axes.insert(axis);
        }
    };
    for (const auto& assessed : assessment.cases) {
        add(assessed.at);
    }
    for (const auto& result : results.cases) {
        add(result.at);
    }
    return axes;
}

class Tables {
public:
    Tables(const Results& results, const Assessment& assessment)
        : m_results(results), m_assessment(assessment), m_axes(sizeAxes(results, assessment))
    {
    }

    std::string cases() const
    {
        CsvText csv;
        header(csv, {"status", "message", "baseline", "candidate", "baseline_median_ns", "candidate_median_ns", "ratio",
                     "low", "high", "confidence", "pairs", "call", "note"});
        for (const auto& assessed : m_assessment.cases) {
            for (const auto& comparison : assessed.comparisons) {
                axes(csv, assessed.at);
                csv.text(name(assessed.status))
                    .text(assessed.message)
                    .text(comparison.baseline)
                    .text(comparison.candidate);
                csv.number(median(assessed, comparison.baseline)).number(median(assessed, comparison.candidate));
                csv.number(comparison.ratio)
                    .number(comparison.low)
                    .number(comparison.high)
                    .number(comparison.confidence);
                csv.number(comparison.pairs).text(name(comparison.call)).text(comparison.note);
                csv.endRow();
            }
        }
        return csv.str();
    }

    std::string samples() const
    {
        CsvText csv;
        header(csv,
               {"block", "block_started_ns", "position", "variant", "duration_ns", "repetitions", "wall_ns", "state"});
        for (const auto& result : m_results.cases) {
            for (const auto& block : result.blocks) {
                int position = 0;
                for (const auto& sample : block.samples) {
                    axes(csv, result.at);
                    csv.number(block.index).number(block.started_ns).number(position++).text(sample.variant);
                    csv.number(sample.duration_ns).number(sample.repetitions).number(sample.wall_ns);
                    csv.text(sample.state == SampleState::valid ? "valid" : "invalid");
                    csv.endRow();
                }
            }
        }
        return csv.str();
    }

    std::string errors() const
    {
        CsvText csv;
        header(csv, {"variant",
                     "failure",
                     "message",
                     "elements",
                     "absolute_max",
                     "absolute_mean",
                     "absolute_p95",
                     "absolute_p99",
                     "relative_max",
                     "relative_mean",
                     "relative_p95",
                     "relative_p99",
                     "relative_guard",
                     "relative_excluded",
                     "normalised",
                     "ulp_max",
                     "ulp_mean",
                     "ulp_p95",
                     "ulp_p99",
                     "nan_output",
                     "nan_reference",
                     "nan_disagree",
                     "inf_output",
                     "inf_reference",
                     "inf_disagree",
                     "signed_zero_differences",
                     "bias",
                     "share_positive",
                     "sign_test_p",
                     "rtol",
                     "atol",
                     "out_of_tolerance",
                     "worst_ratio",
                     "bits_differ_from_baseline",
                     "bits_differ_on_repeat"});
        for (const auto& result : m_results.cases) {
            for (const auto& variant : result.variants) {
                axes(csv, result.at);
                csv.text(variant.variant).text(name(variant.failure)).text(variant.message);
                if (variant.errors) {
                    report(csv, *variant.errors);
                }
                csv.endRow();
            }
        }
        return csv.str();
    }

private:
    void header(CsvText& csv, std::initializer_list<const char*> columns) const
    {
        for (const auto& axis : m_axes) {
            csv.text(axis);
        }
        for (const char* axis : kNamedAxes) {
            csv.text(axis);
        }
        for (const char* column : columns) {
            csv.text(column);
        }
        csv.endRow();
    }

    void axes(CsvText& csv, const Case& at) const
    {
        for (const auto& axis : m_axes) {
            csv.raw(axisValue(at, axis));
        }
        for (const char* axis : kNamedAxes) {
            csv.text(axisValue(at, axis));
        }
    }

    static std::optional<double> median(const CaseAssessment& assessed, const std::string& variant)
    {
        const auto found = assessed.times.find(variant);
        return found == assessed.times.end() ? std::nullopt : found->second.median_ns;
    }

    static void errorRow(CsvText& csv, const ErrorRow& row)
    {
        csv.number(row.max).number(row.mean).number(row.p95).number(row.p99);
    }

    static void report(CsvText& csv, const ErrorReport& report)
    {
        csv.number(report.elements);
        errorRow(csv, report.absolute);
        errorRow(csv, report.relative);
        csv.number(report.relative_guard).number(report.relative_excluded).number(report.normalised);
        errorRow(csv, report.ulp);
        csv.number(report.nan_output).number(report.nan_reference).number(report.nan_disagree);
        csv.number(report.inf_output).number(report.inf_reference).number(report.inf_disagree);
        csv.number(report.signed_zero_differences).number(report.bias).number(report.share_positive);
        csv.number(report.sign_test_p).number(report.tolerance.rtol).number(report.tolerance.atol);
        csv.number(report.out_of_tolerance).number(report.worst_ratio);
        csv.number(report.bits_differ_from_baseline).number(report.bits_differ_on_repeat);
    }

    const Results& m_results;
    const Assessment& m_assessment;
    std::set<std::string> m_axes;
};

}  // namespace

Expected<void> exportCsv(const Experiment&, const Results& results, const Assessment& assessment,
                         const std::string& folder)
{
    std::error_code status;
    std::filesystem::create_directories(folder, status);
    if (!std::filesystem::is_directory(folder)) {
        return fail(ErrorCode::io, fmt::format("cannot be made a folder{}", status ? ": " + status.message() : ""),
                    folder);
    }
    const Tables tables(results, assessment);
    const std::pair<const char*, std::string> files[] = {
        {"cases.csv", tables.cases()}, {"samples.csv", tables.samples()}, {"errors.csv", tables.errors()}};
    for (const auto& [file_name, text] : files) {
        if (const auto written = writeTextFile((std::filesystem::path(folder) / file_name).string(), text); !written) {
            return written;
        }
    }
    return {};
}

}  // namespace assay
