#include <cmath>

#include "core/interchange/export.hpp"

namespace assay {

namespace {

// JSON has no NaN; figures use it for "not measured".
Json numbers(const std::vector<double>& values)
{
    Json list = Json::array();
    for (const double value : values) {
        list.push_back(std::isfinite(value) ? Json(value) : Json(nullptr));
    }
    return list;
}

Json texts(const std::vector<std::string>& values)
{
    Json list = Json::array();
    for (const auto& value : values) {
        list.push_back(value);
    }
    return list;
}

const char* kindName(ReportFigure::Kind kind)
{
    switch (kind) {
        case ReportFigure::Kind::step_histogram:
            return "step_histogram";
        case ReportFigure::Kind::ecdf:
            return "ecdf";
        case ReportFigure::Kind::line:
            return "line";
        case ReportFigure::Kind::forest:
            return "forest";
        case ReportFigure::Kind::heat_map:
            return "heat_map";
    }
    return "line";
}

struct BlockToJson {
    Json operator()(const ReportParagraph& paragraph) const
    {
        return {{"type", "paragraph"}, {"text", paragraph.text}, {"emphasis", paragraph.emphasis}};
    }
    Json operator()(const ReportList& list) const { return {{"type", "list"}, {"items", texts(list.items)}}; }
    Json operator()(const ReportKeyValues& values) const
    {
        Json rows = Json::array();
        for (const auto& [key, value] : values.rows) {
            rows.push_back({{"key", key}, {"value", value}});
        }
        return {{"type", "key_values"}, {"rows", std::move(rows)}};
    }
    Json operator()(const ReportTable& table) const
    {
        Json rows = Json::array();
        for (const auto& row : table.rows) {
            rows.push_back(texts(row));
        }
        return {
            {"type", "table"}, {"caption", table.caption}, {"header", texts(table.header)}, {"rows", std::move(rows)}};
    }
    Json operator()(const ReportFigure& figure) const
    {
        Json series = Json::array();
        for (const auto& one : figure.series) {
            series.push_back({{"name", one.name},
                              {"role", one.role},
                              {"x", numbers(one.x)},
                              {"y", numbers(one.y)},
                              {"low", numbers(one.low)},
                              {"high", numbers(one.high)}});
        }
        return {{"type", "figure"},
                {"kind", kindName(figure.kind)},
                {"caption", figure.caption},
                {"reading", figure.reading},
                {"x_title", figure.x_title},
                {"y_title", figure.y_title},
                {"log_x", figure.log_x},
                {"log_y", figure.log_y},
                {"series", std::move(series)},
                {"rows", texts(figure.rows)},
                {"columns", texts(figure.columns)},
                {"cells", numbers(figure.cells)},
                {"marks", texts(figure.marks)}};
    }
};

}  // namespace

Json reportJson(const Report& report)
{
    Json sections = Json::array();
    for (const auto& section : report.sections) {
        Json blocks = Json::array();
        for (const auto& block : section.blocks) {
            blocks.push_back(std::visit(BlockToJson{}, block));
        }
        sections.push_back(
            {{"id", section.id}, {"title", section.title}, {"level", section.level}, {"blocks", std::move(blocks)}});
    }
    return {{"title", report.title},          {"subtitle", report.subtitle},   {"verdict", name(report.verdict)},
            {"headline", report.headline},    {"generated", report.generated}, {"assay_version", report.assay_version},
            {"sections", std::move(sections)}};
}

}  // namespace assay
