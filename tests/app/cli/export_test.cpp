// Reports and comparisons of documents.
#include <gmock/gmock.h>

#include "tests/app/cli/command.hpp"
#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using testing_support::readBytes;
using testing_support::TemporaryFolder;

constexpr const char* kTitle = "<script>alert(1)</script> | `x`";

std::string document(const TemporaryFolder& folder, const std::string& name, const std::string& sizes,
                     const std::string& seed = "1")
{
    const std::string path = folder.file(name);
    assay({"run", "--family", "transpose", "--candidate", "tiled", "--matrix", matrixFile(folder, {sizes}), "--blocks",
           "8", "--max-blocks", "8", "--threads", "1", "--seed", seed, "--title", kTitle, "-o", path});
    return path;
}

TEST(CommandLineExport, TextFormatsEscapeForeignText)
{
    const TemporaryFolder folder;
    const std::string path = document(folder, "x.assay", "rows = [8]\ncols = [8, 9]");
    const std::string bytes = readBytes(path);
    const Outcome outcome = assay({"export", path, "--markdown", folder.file("x.md"), "--json", folder.file("x.json"),
                                   "--csv", folder.file("tables")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(readBytes(path), bytes) << "an export writes nothing into the document";
    EXPECT_THAT(readBytes(folder.file("x.md")), HasSubstr("\\<script\\>alert(1)\\</script\\> \\| \\`x\\`"));
    EXPECT_THAT(readBytes(folder.file("x.md")), Not(testing::ContainsRegex("[^\\\\]<script")));
    const Json json = Json::parse(readBytes(folder.file("x.json")));
    EXPECT_EQ(json["title"], kTitle);
    EXPECT_EQ(json["experiment"]["family"], "transpose");
    const std::string samples = readBytes(folder.file("tables/samples.csv"));
    // a header, and 2 cases × 2 variants × 8 blocks
    EXPECT_EQ(std::count(samples.begin(), samples.end(), '\n'), 33);
    EXPECT_FALSE(readBytes(folder.file("tables/cases.csv")).empty());
    EXPECT_FALSE(readBytes(folder.file("tables/errors.csv")).empty());
}

TEST(CommandLineExport, APlaceThatCannotBeWrittenIsNamed)
{
    const TemporaryFolder folder;
    const std::string path = document(folder, "x.assay", "rows = [8]\ncols = [8]");
    const Outcome outcome = assay({"export", path, "--markdown", "/nonexistent/x.md"});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("/nonexistent/x.md"));
}

#ifdef ASSAY_HAS_WORKBENCH
TEST(CommandLineExport, PdfAndHtmlAreRenderedWithoutADisplay)
{
    const TemporaryFolder folder;
    const std::string path = document(folder, "x.assay", "rows = [8]\ncols = [8, 9]");
    const Outcome outcome = assay({"export", path, "--pdf", folder.file("x.pdf"), "--html", folder.file("x.html")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(readBytes(folder.file("x.pdf")), StartsWith("%PDF-"));
    const std::string html = readBytes(folder.file("x.html"));
    EXPECT_THAT(html, HasSubstr("&lt;script&gt;alert(1)"));
    EXPECT_THAT(html, Not(HasSubstr("<script>alert")));
    EXPECT_THAT(html, HasSubstr("<svg"));
    EXPECT_THAT(html, Not(HasSubstr("src=\"http")));
}
#else
TEST(CommandLineExport, WithoutTheWorkbenchPdfSaysWhatIsMissing)
{
    const TemporaryFolder folder;
    const std::string path = document(folder, "x.assay", "rows = [8]\ncols = [8]");
    const Outcome outcome = assay({"export", path, "--pdf", folder.file("x.pdf")});
    EXPECT_TRUE(outcome.status == 0 || outcome.err.find("assay-workbench") != std::string::npos) << outcome.err;
}
#endif

TEST(CommandLineCompare, ADocumentAgainstItselfChangesNothing)
{
    const TemporaryFolder folder;
    const std::string path = document(folder, "x.assay", "rows = [8]\ncols = [8, 9]");
    const Json json = assay({"compare", path, path, "--json"}).json();
    ASSERT_EQ(json["cases"].size(), 2U);
    EXPECT_TRUE(json["differences"].empty()) << json["differences"];
    for (const auto& row : json["cases"]) {
        EXPECT_EQ(row["variant"], "tiled");
        EXPECT_DOUBLE_EQ(row["comparison"]["ratio"].get<double>(), 1);
        EXPECT_THAT(row["comparison"]["call"].get<std::string>(), testing::AnyOf("same", "undecided"));
    }
}

TEST(CommandLineCompare, DifferencesAndUnmatchedCasesAreNamed)
{
    const TemporaryFolder folder;
    const std::string before = document(folder, "a.assay", "rows = [8]\ncols = [8, 9]");
    const std::string after = document(folder, "b.assay", "rows = [8]\ncols = [9, 10]", "2");
    const Outcome outcome = assay({"compare", before, after, "--json"});
    const Json json = outcome.json();
    ASSERT_EQ(json["cases"].size(), 1U);
    ASSERT_EQ(json["only_before"].size(), 1U);
    ASSERT_EQ(json["only_after"].size(), 1U);
    EXPECT_THAT(json["only_before"][0].get<std::string>(), HasSubstr("cols=8,"));
    EXPECT_THAT(json["only_after"][0].get<std::string>(), HasSubstr("cols=10,"));
    EXPECT_THAT(json["differences"].get<std::vector<std::string>>(),
                testing::Contains(HasSubstr("Seed: 1 before, 2 after")));
    // other inputs are another measurement
    EXPECT_TRUE(json["cases"][0]["comparison"]["ratio"].is_null());
    EXPECT_EQ(json["verdict"], "more_evidence");
    EXPECT_EQ(outcome.status, 13);
}

}  // namespace
}  // namespace assay::e2e
