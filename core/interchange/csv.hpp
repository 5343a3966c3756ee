// Comma-separated values, RFC 4180.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace assay {

// A file in the making, row by row; the C locale's numbers whatever the process' locale.
class CsvText {
public:
    // Text that a spreadsheet would run as a formula is prefixed with an apostrophe.
    CsvText& text(std::string_view value);
    CsvText& number(double value);  // "NaN", "Infinity", "-Infinity" when not finite
    template <std::integral Integer>
    CsvText& number(Integer value)
    {
        return raw(std::to_string(value));
    }
    template <class T>
    CsvText& number(const std::optional<T>& value)  // an empty cell when there is none
    {
        return value ? number(*value) : raw("");
    }
    CsvText& raw(std::string_view cell);
    // The first row sets the number of columns; shorter ones are filled up with empty cells.
    void endRow();

    const std::string& str() const { return m_text; }

private:
    std::string m_text;
    std::size_t m_columns = 0;  // of the first row, once it is complete
    std::size_t m_cells = 0;    // in the row in the making
};

}  // namespace assay
