// The report, before any format: what is said, in order. Renderers (Markdown, JSON, HTML, PDF) add only looks.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "core/records/assessment.hpp"

namespace assay {

struct ReportParagraph {
    std::string text;
    bool emphasis = false;
    bool operator==(const ReportParagraph&) const = default;
};
struct ReportList {
    std::vector<std::string> items;
    bool operator==(const ReportList&) const = default;
};
struct ReportKeyValues {
    std::vector<std::pair<std::string, std::string>> rows;
    bool operator==(const ReportKeyValues&) const = default;
};
struct ReportTable {
    std::string caption;
    std::vector<std::string> header;
    std::vector<bool> numeric;  // right-aligned columns
    std::vector<std::vector<std::string>> rows;
    bool operator==(const ReportTable&) const = default;
};

// Figures are data: renderers draw them as vectors. What the members hold, by kind:
//   step_histogram  x: n + 1 bin edges, y: n shares
//   ecdf, line      x and y in pairs, x ascending
//   forest          x: one ratio (candidate ÷ baseline) per row, low and high its interval; NaN where there is none
//   heat_map        no series; cells hold ratios
struct ReportSeries {
    std::string name;
    std::string role;  // "baseline", "candidate", "candidate2", "reference": decides the colour
    std::vector<double> x, y;
    std::vector<double> low, high;  // intervals, empty when none
    bool operator==(const ReportSeries&) const = default;
};
struct ReportFigure {
    enum class Kind { step_histogram, ecdf, line, forest, heat_map };
    Kind kind = Kind::line;
    std::string caption;
    std::string reading;           // the one-line reading under it
    std::string x_title, y_title;  // with units
    bool log_x = false, log_y = false;
    std::vector<ReportSeries> series;
    // forest, heat_map: labels of rows and columns; heat_map cells row by row, NaN = not measured; marks are glyphs
    std::vector<std::string> rows, columns;
    std::vector<double> cells;
    std::vector<std::string> marks;
    bool operator==(const ReportFigure&) const = default;
};

using ReportBlock = std::variant<ReportParagraph, ReportList, ReportKeyValues, ReportTable, ReportFigure>;

struct ReportSection {
    std::string id;
    std::string title;
    int level = 1;
    std::vector<ReportBlock> blocks;
    bool operator==(const ReportSection&) const = default;
};

enum class ReportDepth { brief, standard, full };

struct ReportOptions {
    ReportDepth depth = ReportDepth::standard;
    std::vector<std::string> omitted_sections;  // ids
    std::string generated;                      // ISO 8601, passed in
    std::string assay_version;
};

struct Report {
    std::string title;
    std::string subtitle;
    Verdict verdict = Verdict::more_evidence;
    std::string headline;
    std::vector<ReportSection> sections;
    std::string generated;
    std::string assay_version;
    bool operator==(const Report&) const = default;
};

// Ids of the sections, in order, with titles: for the report page's check boxes.
std::vector<std::pair<std::string, std::string>> reportSections();

Report buildReport(const Experiment&, const Results&, const Assessment&, const Family&, const ReportOptions&);

}  // namespace assay
