#include "views/report/render.hpp"

#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>
#include <QGuiApplication>
#include <QXmlStreamReader>

namespace assay::views {
namespace {

QGuiApplication& application()
{
    static int argc = 1;
    static char name[] = "test";
    static char* argv[] = {name, nullptr};
    static QGuiApplication app(argc, argv);
    return app;
}

ReportFigure heatMap()
{
    ReportFigure figure;
    figure.kind = ReportFigure::Kind::heat_map;
    figure.caption = "Speed-up over rows and columns";
    figure.reading = "Faster on three of four cells.";
    figure.rows = {"1", "64"};
    figure.columns = {"10", "1000"};
    figure.cells = {0.5, 0.8, 1.25, std::nan("")};
    figure.marks = {"▲", "▲", "▼", ""};
    return figure;
}

Report reportWith(const std::string& foreign)
{
    Report report;
    report.title = "Title " + foreign;
    report.headline = foreign;
    report.verdict = Verdict::reject;
    report.generated = "2026-01-01T00:00:00Z";
    report.assay_version = "0.0.0";
    ReportSection section;
    section.id = "results";
    section.title = "Results " + foreign;
    section.blocks = {ReportParagraph{foreign, true}, ReportList{{foreign}}, ReportKeyValues{{{foreign, foreign}}},
                      ReportTable{foreign, {foreign, "n"}, {false, true}, {{foreign, "1"}}}, heatMap()};
    report.sections = {section};
    return report;
}

// Elements of the page by name, read by an XML parser that knows nothing of the writer. The page is written so that
// its body is well-formed XML.
std::map<QString, int> elementsOf(const QString& html)
{
    QString body = html.mid(html.indexOf(QStringLiteral("<body>")));
    body.remove(QStringLiteral("</html>"));
    body.replace(QStringLiteral("<br>"), QStringLiteral("<br/>"));
    QXmlStreamReader reader(body);
    std::map<QString, int> counts;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement) {
            ++counts[reader.name().toString()];
        }
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return counts;
}

TEST(HtmlReport, ShowsForeignStringsAsText)
{
    application();
    const auto counts = elementsOf(renderHtml(reportWith("<script>alert(1)</script>&\"'<img src=x>")));
    EXPECT_EQ(counts.count(QStringLiteral("script")), 0U);
    EXPECT_EQ(counts.count(QStringLiteral("img")), 0U);
    EXPECT_EQ(counts.at(QStringLiteral("table")), 1);
    EXPECT_EQ(counts.at(QStringLiteral("svg")), 1);
}

TEST(HtmlReport, FetchesNothing)
{
    application();
    QString html = renderHtml(reportWith("plain"));
    html.remove(QStringLiteral("http://www.w3.org/2000/svg"));
    html.remove(QStringLiteral("http://www.w3.org/1999/xlink"));
    EXPECT_FALSE(html.contains(QStringLiteral("://")));
    EXPECT_TRUE(html.contains(QStringLiteral("default-src 'none'")));
}

TEST(HtmlReport, MarksCharactersThatReorderText)
{
    application();
    const QString html = renderHtml(reportWith("safe\u202etxt.exe"));
    EXPECT_FALSE(html.contains(QChar(0x202e)));
    EXPECT_TRUE(html.contains(QChar(0xfffd)));
}

TEST(HtmlReport, PrintsTheSpeedupInItsCellAndADashWhereNothingWasMeasured)
{
    application();
    const QString html = renderHtml(reportWith("plain"));
    EXPECT_TRUE(html.contains(QStringLiteral("2.00× ▲")));
    EXPECT_TRUE(html.contains(QStringLiteral("0.80× ▼")));
    EXPECT_TRUE(html.contains(QStringLiteral("—")));
}

TEST(PdfReport, WritesAWholeFile)
{
    application();
    const auto path = std::filesystem::temp_directory_path() / "assay_render_test.pdf";
    std::filesystem::remove(path);
    const auto written =
        renderPdf(reportWith("a name with <tags> and \ufffc and \u202e"), QString::fromStdString(path.string()));
    ASSERT_TRUE(written.has_value()) << describe(written.error());
    std::ifstream file(path, std::ios::binary);
    std::stringstream content;
    content << file.rdbuf();
    EXPECT_EQ(content.str().substr(0, 5), "%PDF-");
    EXPECT_NE(content.str().rfind("%%EOF"), std::string::npos);
    std::filesystem::remove(path);
}

TEST(PdfReport, NamesThePathThatCannotBeWritten)
{
    application();
    const auto written = renderPdf(reportWith("x"), QStringLiteral("/nonexistent-folder/report.pdf"));
    ASSERT_FALSE(written.has_value());
    EXPECT_EQ(written.error().code, ErrorCode::io);
    EXPECT_NE(describe(written.error()).find("/nonexistent-folder/report.pdf"), std::string::npos);
}

}  // namespace
}  // namespace assay::views
