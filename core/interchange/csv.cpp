#include "core/interchange/csv.hpp"

#include <cmath>

#include <fmt/format.h>

namespace assay {

namespace {

// OWASP, "CSV Injection": what makes Excel, LibreOffice or Sheets evaluate a cell. Full-width forms count too.
bool looksLikeFormula(std::string_view text)
{
    constexpr std::string_view kStarts[] = {"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
    for (const auto start : kStarts) {
        if (text.starts_with(start)) {
            return true;
        }
    }
    return false;
}

std::string quoted(std::string_view text)
{
    std::string cell = "\"";
    for (const char c : text) {
        cell += c;
        if (c == '"') {
            cell += '"';
        }
    }
    return cell + "\"";
}

}  // namespace

CsvText& CsvText::raw(std::string_view cell)
{
    if (m_cells > 0) {
        m_text += ',';
    }
    ++m_cells;
    m_text += cell;
    return *this;
}

CsvText& CsvText::text(std::string_view value)
{
    const std::string safe = (looksLikeFormula(value) ? "'" : "") + std::string(value);
    return raw(safe.find_first_of(",\"\r\n") == std::string::npos ? safe : quoted(safe));
}

CsvText& CsvText::number(double value)
{
    if (std::isfinite(value)) {
        return raw(fmt::format("{}", value));
    }
    return raw(std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity");
}

void CsvText::endRow()
{
    while (m_cells < m_columns) {
        raw("");
    }
    m_text += "\r\n";
    m_columns = m_cells;
    m_cells = 0;
}

}  // namespace assay
