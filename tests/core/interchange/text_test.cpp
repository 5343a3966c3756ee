// Foreign text in Markdown and in tables.
#include <gtest/gtest.h>

#include <limits>

#include "core/interchange/csv.hpp"
#include "core/interchange/markdown_text.hpp"

namespace assay {
namespace {

TEST(MarkdownText, MarkupHtmlAndTableBordersAreTheCharactersThemselves)
{
    EXPECT_EQ(markdownText("<b>a|b</b>"), "\\<b\\>a\\|b\\</b\\>");
    EXPECT_EQ(markdownText("[x](y) *b* _i_ `c` ~s~"), "\\[x\\](y) \\*b\\* \\_i\\_ \\`c\\` \\~s\\~");
    EXPECT_EQ(markdownText("# no heading"), "\\# no heading");
    EXPECT_EQ(markdownText("&amp; \\ $x$ ![i]"), "\\&amp; \\\\ \\$x\\$ \\!\\[i\\]");
    EXPECT_EQ(markdownText("plain, with (brackets) and 1.5×"), "plain, with (brackets) and 1.5×");
}

TEST(MarkdownText, ListsAndUnderlinesDoNotStart)
{
    EXPECT_EQ(markdownText("- item"), "\\- item");
    EXPECT_EQ(markdownText("+ item"), "\\+ item");
    EXPECT_EQ(markdownText("=== under"), "\\=== under");
    EXPECT_EQ(markdownText("12. item"), "12\\. item");
    EXPECT_EQ(markdownText("1) item"), "1\\) item");
    EXPECT_EQ(markdownText("  - item"), "\\- item");
    EXPECT_EQ(markdownText("1.5 is a number"), "1.5 is a number");
}

TEST(MarkdownText, LinesAndControlCharactersDoNotBreakOut)
{
    EXPECT_EQ(markdownText("a\nb", "<br>"), "a<br>b");
    EXPECT_EQ(markdownText("a\r\x1b[31mb\x7f"), "a\\[31mb");
    EXPECT_EQ(markdownText("@name"), "@\u200bname");
    EXPECT_EQ(markdownText(""), "");
}

TEST(CsvText, FormulasAreDefused)
{
    for (const char* formula : {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1"}) {
        CsvText csv;
        csv.text(formula);
        EXPECT_EQ(csv.str(), std::string("'") + formula);
    }
    CsvText csv;
    csv.text("=HYPERLINK(\"http://x\",\"y\")");
    EXPECT_EQ(csv.str(), "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
}

TEST(CsvText, SeparatorsQuotesAndLinesAreQuoted)
{
    CsvText csv;
    csv.text("a,b").text("say \"x\"").text("two\nlines").text("plain").endRow();
    csv.text("short").endRow();
    EXPECT_EQ(csv.str(), "\"a,b\",\"say \"\"x\"\"\",\"two\nlines\",plain\r\nshort,,,\r\n");
}

TEST(CsvText, NegativeNumbersStayNumbersAndTheMissingIsEmpty)
{
    CsvText csv;
    csv.number(-1.5).number(std::numeric_limits<double>::quiet_NaN()).number(-std::numeric_limits<double>::infinity());
    csv.number(-7).number(std::optional<double>{}).number(0.1);
    EXPECT_EQ(csv.str(), "-1.5,NaN,-Infinity,-7,,0.1");
}

}  // namespace
}  // namespace assay
