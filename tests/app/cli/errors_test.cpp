// What goes wrong before a campaign starts: the exit status, the message with its remedy, and the file untouched.
#include <gmock/gmock.h>

#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/app/cli/command.hpp"
#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {
namespace {

using testing::HasSubstr;
using testing_support::readBytes;
using testing_support::TemporaryFolder;
using testing_support::writeBytes;

Outcome smallRun(const TemporaryFolder& folder, const std::string& document)
{
    return assay({"run", "--family", "transpose", "--candidate", "tiled", "--matrix",
                  matrixFile(folder, {"rows = [8]\ncols = [8, 9]"}), "--blocks", "6", "--max-blocks", "6", "-o",
                  document});
}

TEST(CommandLineErrors, UsageIsStatusTwo)
{
    const std::vector<std::vector<std::string>> lines{
        {},
        {"surprise"},
        {"show"},
        {"run", "--no-such-option"},
        {"run", "--family", "softmax"},
        {"run", "--family", "softmax", "--candidate", "online", "-o", "/tmp/x.assay", "--blocks", "0"},
        {"run", "--family", "softmax", "--candidate", "online", "-o", "/nonexistent/x.assay", "--budget", "soon"},
        {"run", "--family", "softmax", "--candidate", "online", "-o", "/nonexistent/x.assay", "--case-timeout", "-1s"},
        {"run", "--family", "softmax", "--candidate", "online", "-o", "/nonexistent/x.assay", "--class", "C9"},
        {"run", "--family", "softmax", "--candidate", "three_pass", "-o", "/nonexistent/x.assay"},
        {"export", "x.assay"},
    };
    for (const auto& line : lines) {
        const Outcome outcome = assay(line);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(line) << outcome.err;
        EXPECT_FALSE(outcome.err.empty()) << testing::PrintToString(line);
    }
}

TEST(CommandLineErrors, HelpAndVersionAreStatusZero)
{
    for (const auto& line : std::vector<std::vector<std::string>>{{"--help"}, {"run", "--help"}, {"--version"}}) {
        const Outcome outcome = assay(line);
        EXPECT_EQ(outcome.status, 0);
        EXPECT_FALSE(outcome.out.empty());
    }
}

TEST(CommandLineErrors, UnknownNamesListWhatThereIs)
{
    const Outcome family = assay({"run", "--family", "sofmax", "--candidate", "x", "-o", "/nonexistent/x.assay"});
    EXPECT_EQ(family.status, 3);
    EXPECT_THAT(family.err, HasSubstr("There are: softmax"));
    const Outcome variant = assay({"run", "--family", "softmax", "--candidate", "x", "-o", "/nonexistent/x.assay"});
    EXPECT_EQ(variant.status, 3);
    EXPECT_THAT(variant.err, HasSubstr("There are: three_pass, online, fast_exp"));
}

struct BadFile {
    const char* name;
    std::string (*make)(const std::string& good);
    const char* message;
    const char* remedy;  // "" where the message says it all
};

std::string newer(const std::string& good)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    writeBytes(path, good);
    SQLite::Database(path, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 4711");
    return readBytes(path);
}

std::string noise(const std::string&)
{
    std::string bytes;
    std::uint32_t state = 12345;
    for (int i = 0; i < 5000; ++i) {
        state = state * 1664525U + 1013904223U;
        bytes += static_cast<char>(state >> 24U);
    }
    return bytes;
}

const BadFile kBadFiles[] = {
    {"noise.assay", noise, "not an Assay document", ""},
    {"empty.assay", [](const std::string&) { return std::string{}; }, "not an Assay document", ""},
    {"short.assay", [](const std::string& good) { return good.substr(0, good.size() / 2); }, "truncated", ". "},
    {"newer.assay", newer, "4711", ". "},
};

TEST(CommandLineErrors, AStrangersFileIsNamedExplainedAndLeftAlone)
{
    const TemporaryFolder folder;
    smallRun(folder, folder.file("good.assay"));
    const std::string good = readBytes(folder.file("good.assay"));
    ASSERT_GT(good.size(), 1000U);
    for (const auto& bad : kBadFiles) {
        const std::string path = folder.file(bad.name);
        const std::string bytes = bad.make(good);
        writeBytes(path, bytes);
        const auto names = folder.names();
        for (const auto& line :
             std::vector<std::vector<std::string>>{{"show", path},
                                                   {"run", path},
                                                   {"compare", path, folder.file("good.assay")},
                                                   {"export", path, "--markdown", folder.file("o.md")}}) {
            const Outcome outcome = assay(line);
            EXPECT_EQ(outcome.status, 3) << line.front() << ' ' << bad.name << outcome.err;
            EXPECT_THAT(outcome.err, HasSubstr(path)) << line.front();
            EXPECT_THAT(outcome.err, HasSubstr(bad.message)) << line.front();
            EXPECT_THAT(outcome.err, HasSubstr(bad.remedy)) << line.front();
        }
        EXPECT_EQ(readBytes(path), bytes) << bad.name;
        EXPECT_EQ(folder.names(), names) << bad.name;
    }
}

TEST(CommandLineErrors, AMissingFileIsNamed)
{
    const Outcome outcome = assay({"show", "/nonexistent/x.assay", "--json"});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("/nonexistent/x.assay"));
    EXPECT_EQ(outcome.json()["error"]["where"], "/nonexistent/x.assay") << outcome.out;
}

TEST(CommandLineErrors, AnExistingOutputIsNotOverwritten)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("mine.assay");
    writeBytes(path, "my notes");
    const Outcome outcome = smallRun(folder, path);
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("exists already"));
    EXPECT_EQ(readBytes(path), "my notes");
}

TEST(CommandLineErrors, AMatrixFileIsReportedWithItsLine)
{
    const TemporaryFolder folder;
    const Outcome outcome =
        assay({"run", "--family", "transpose", "--candidate", "tiled", "--matrix",
               matrixFile(folder, {"rows = [8]\ncols = [\"eight\"]"}), "-o", folder.file("x.assay")});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("matrix.toml:4: sizes.cols"));
    EXPECT_EQ(folder.names(), std::vector<std::string>{"matrix.toml"});
}

TEST(CommandLineErrors, ControlCharactersOfForeignTextAreShownNotObeyed)
{
    const Outcome outcome = assay({"show", "/nonexistent/\x1b[31mred.assay"});
    EXPECT_EQ(outcome.err.find('\x1b'), std::string::npos);
    EXPECT_THAT(outcome.err, HasSubstr("\\x1b[31mred"));
}

}  // namespace
}  // namespace assay::e2e
