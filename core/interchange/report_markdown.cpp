#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/format.hpp"
#include "core/interchange/export.hpp"
#include "core/interchange/markdown_text.hpp"

namespace assay {

namespace {

std::string cell(const std::string& text)
{
    return markdownText(text, "<br>");
}

std::string row(const std::vector<std::string>& cells, std::size_t columns)
{
    std::string line = "|";
    for (std::size_t i = 0; i < columns; ++i) {
        line += " " + (i < cells.size() ? cell(cells[i]) : "") + " |";
    }
    return line + "\n";
}

std::string rule(const std::vector<bool>& numeric, std::size_t columns)
{
    std::string line = "|";
    for (std::size_t i = 0; i < columns; ++i) {
        line += i < numeric.size() && numeric[i] ? " ---: |" : " --- |";
    }
    return line + "\n";
}

// Ratios of a figure as a table; the curves of other kinds are in the JSON export.
ReportTable forestTable(const ReportFigure& figure)
{
    ReportTable table;
    table.header = {"Case"};
    table.numeric = {false};
    for (const auto& series : figure.series) {
        table.header.push_back(series.name);
        table.numeric.push_back(true);
    }
    for (std::size_t i = 0; i < figure.rows.size(); ++i) {
        std::vector<std::string> cells{figure.rows[i]};
        for (const auto& series : figure.series) {
            const bool interval = i < series.low.size() && i < series.high.size();
            cells.push_back(i < series.x.size()
                                ? formatSpeedup(series.x[i], interval ? std::optional(series.low[i]) : std::nullopt,
                                                interval ? std::optional(series.high[i]) : std::nullopt)
                                : "—");
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

ReportTable heatMapTable(const ReportFigure& figure)
{
    ReportTable table;
    table.header = {""};
    table.header.insert(table.header.end(), figure.columns.begin(), figure.columns.end());
    table.numeric.assign(table.header.size(), true);
    table.numeric[0] = false;
    for (std::size_t i = 0; i < figure.rows.size(); ++i) {
        std::vector<std::string> cells{figure.rows[i]};
        for (std::size_t j = 0; j < figure.columns.size(); ++j) {
            const std::size_t at = i * figure.columns.size() + j;
            std::string text = at < figure.cells.size() ? formatSpeedup(figure.cells[at], {}, {}) : "—";
            if (at < figure.marks.size() && !figure.marks[at].empty()) {
                text = figure.marks[at] + " " + text;
            }
            cells.push_back(std::move(text));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

struct BlockToMarkdown {
    std::string operator()(const ReportParagraph& paragraph) const
    {
        const std::string text = markdownText(paragraph.text, "<br>");
        return paragraph.emphasis && !text.empty() ? "**" + text + "**\n" : text + "\n";
    }
    std::string operator()(const ReportList& list) const
    {
        std::string text;
        for (const auto& item : list.items) {
            text += "- " + markdownText(item) + "\n";
        }
        return text;
    }
    std::string operator()(const ReportKeyValues& values) const
    {
        std::string text = "| | |\n| --- | --- |\n";
        for (const auto& [key, value] : values.rows) {
            text += fmt::format("| **{}** | {} |\n", cell(key), cell(value));
        }
        return text;
    }
    std::string operator()(const ReportTable& table) const
    {
        std::size_t columns = table.header.size();
        for (const auto& cells : table.rows) {
            columns = std::max(columns, cells.size());
        }
        std::string text = table.caption.empty() ? "" : "_" + markdownText(table.caption) + "_\n\n";
        text += row(table.header, columns) + rule(table.numeric, columns);
        for (const auto& cells : table.rows) {
            text += row(cells, columns);
        }
        return text;
    }
    std::string operator()(const ReportFigure& figure) const
    {
        std::string text = "_Figure: " + markdownText(figure.caption) + "_";
        if (!figure.reading.empty()) {
            text += "<br>" + markdownText(figure.reading);
        }
        text += "\n";
        if (figure.kind == ReportFigure::Kind::forest && !figure.rows.empty()) {
            text += "\n" + (*this)(forestTable(figure));
        } else if (figure.kind == ReportFigure::Kind::heat_map && !figure.rows.empty()) {
            text += "\n" + (*this)(heatMapTable(figure));
        }
        return text;
    }
};

}  // namespace

std::string reportMarkdown(const Report& report)
{
    std::string text = "# " + markdownText(report.title) + "\n\n";
    if (!report.subtitle.empty()) {
        text += markdownText(report.subtitle) + "\n\n";
    }
    text += fmt::format("**{}.** {}\n", title(report.verdict), markdownText(report.headline));
    for (const auto& section : report.sections) {
        text += "\n" + std::string(static_cast<std::size_t>(std::clamp(section.level, 1, 5)) + 1, '#') + " " +
                markdownText(section.title) + "\n";
        for (const auto& block : section.blocks) {
            text += "\n" + std::visit(BlockToMarkdown{}, block);
        }
    }
    text += fmt::format("\n---\n\nGenerated {} by Assay {}.\n", markdownText(report.generated),
                        markdownText(report.assay_version));
    return text;
}

}  // namespace assay
