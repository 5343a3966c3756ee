// Foreign kernels through the command line.
#include <gmock/gmock.h>

#include "tests/app/cli/command.hpp"
#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing_support::TemporaryFolder;
using testing_support::writeBytes;

std::vector<std::string> runLine(const TemporaryFolder& folder, const std::string& plugin, const MatrixText& matrix,
                                 const std::vector<std::string>& candidates)
{
    std::vector<std::string> line{"run",
                                  "--family",
                                  "softmax",
                                  "--matrix",
                                  matrixFile(folder, matrix),
                                  "--plugin",
                                  plugin,
                                  "--blocks",
                                  "6",
                                  "--max-blocks",
                                  "6",
                                  "--threads",
                                  "1",
                                  "--case-timeout",
                                  "1s",
                                  "-o",
                                  folder.file("x.assay")};
    for (const auto& candidate : candidates) {
        line.insert(line.end(), {"--candidate", candidate});
    }
    return line;
}

const Json& variantOf(const Json& each, const std::string& variant)
{
    static const Json kNone;
    for (const auto& measured : each["variants"]) {
        if (measured["variant"] == variant) {
            return measured;
        }
    }
    return kNone;
}

struct Misbehaviour {
    const char* variant;
    const char* failure;
    int status;
};

class CommandLineBadPlugin : public testing::TestWithParam<Misbehaviour> {};

TEST_P(CommandLineBadPlugin, EndsAsANamedFailureAndTheBaselineIsMeasured)
{
    const TemporaryFolder folder;
    const auto [bad, failure, status] = GetParam();
    const Outcome outcome =
        assay(runLine(folder, ASSAY_BAD_PLUGIN, {"rows = [4]\ncols = [16]"}, {"plugin:bad/" + std::string(bad)}));
    EXPECT_EQ(outcome.status, status) << outcome.err;
    const Json json = shown(folder.file("x.assay"));
    ASSERT_EQ(json["cases"].size(), 1U);
    const Json& only = json["cases"][0];
    EXPECT_EQ(only["status"], "failed");
    EXPECT_EQ(variantOf(only, bad)["failure"], failure) << variantOf(only, bad);
    EXPECT_FALSE(variantOf(only, bad)["message"].get<std::string>().empty());
    EXPECT_EQ(variantOf(only, "three_pass")["failure"], "none");
    EXPECT_GE(only["times"]["three_pass"]["n"], 6) << only["times"];
}

// Right results with useless times are no reason to reject, but none to keep either.
INSTANTIATE_TEST_SUITE_P(Kinds, CommandLineBadPlugin,
                         testing::Values(Misbehaviour{"segfault", "crash", 12}, Misbehaviour{"hang", "timeout", 12},
                                         Misbehaviour{"nan_times", "invalid_time", 13},
                                         Misbehaviour{"writes_outside", "out_of_bounds_write", 12},
                                         Misbehaviour{"never_writes", "unwritten_output", 12}),
                         [](const auto& each) { return std::string(each.param.variant); });

TEST(CommandLinePlugin, TheExamplesGoodSoftmaxIsRightAndTheTemptingOneIsRejected)
{
    const TemporaryFolder folder;
    assay(runLine(folder, ASSAY_EXAMPLE_PLUGIN,
                  {"rows = [1, 7]\ncols = [0, 1, 65]", "\"normal\", \"large\", \"masked_rows\""},
                  {"scalar_online", "no_maximum"}));
    const Json json = shown(folder.file("x.assay"));
    ASSERT_EQ(json["cases"].size(), 18U);
    int overflowed = 0;
    for (const auto& each : json["cases"]) {
        EXPECT_EQ(variantOf(each, "scalar_online")["failure"], "none")
            << each["key"] << variantOf(each, "scalar_online");
        overflowed += variantOf(each, "no_maximum")["failure"] == "wrong_result" ? 1 : 0;
    }
    EXPECT_GE(overflowed, 2);
    ASSERT_EQ(json["candidates"].size(), 2U);
    EXPECT_EQ(json["candidates"][0]["candidate"], "scalar_online");
    EXPECT_EQ(json["candidates"][1]["verdict"], "reject");
    EXPECT_THAT(json["candidates"][1]["reasons"].get<std::vector<std::string>>(), Contains(HasSubstr("large")));
}

TEST(CommandLinePlugin, AFileThatIsNoPluginIsNamedBeforeAnythingIsWritten)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("notes.so");
    writeBytes(path, "no shared object");
    for (const auto& plugin : {path, std::string("/nonexistent/plugin.so")}) {
        const Outcome outcome = assay(runLine(folder, plugin, {"rows = [4]\ncols = [16]"}, {"mine"}));
        EXPECT_EQ(outcome.status, 3) << outcome.err;
        EXPECT_THAT(outcome.err, HasSubstr(plugin));
        EXPECT_FALSE(std::filesystem::exists(folder.file("x.assay")));
    }
}

TEST(CommandLinePlugin, AVariantThatThePluginLacksIsReportedWithThoseItHas)
{
    const TemporaryFolder folder;
    const Outcome outcome = assay(runLine(folder, ASSAY_EXAMPLE_PLUGIN, {"rows = [4]\ncols = [16]"}, {"mine"}));
    EXPECT_EQ(outcome.status, 3);
    EXPECT_THAT(outcome.err, HasSubstr("scalar_online, no_maximum"));
}

}  // namespace
}  // namespace assay::e2e
