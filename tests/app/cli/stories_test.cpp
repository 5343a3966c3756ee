// Whole validations on small matrices.
#include <algorithm>

#include <gmock/gmock.h>

#include "tests/app/cli/command.hpp"
#include "tests/core/store/file_bytes.hpp"

namespace assay::e2e {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing_support::readBytes;
using testing_support::TemporaryFolder;
using testing_support::writeBytes;

struct Story {
    std::string family, baseline, candidate;
    MatrixText matrix;
};

class CommandLineStory : public testing::Test {
protected:
    Outcome run(const Story& story, const std::vector<std::string>& more = {})
    {
        std::vector<std::string> arguments{"run",
                                           "--family",
                                           story.family,
                                           "--baseline",
                                           story.baseline,
                                           "--candidate",
                                           story.candidate,
                                           "--matrix",
                                           matrixFile(m_folder, story.matrix),
                                           "--blocks",
                                           "6",
                                           "--max-blocks",
                                           "8",
                                           "--threads",
                                           "1",
                                           "-o",
                                           document()};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return assay(arguments);
    }
    std::string document() const { return m_folder.file("x.assay"); }
    const TemporaryFolder& folder() const { return m_folder; }

private:
    TemporaryFolder m_folder;
};

TEST_F(CommandLineStory, NaiveVarianceIsRejectedNamingTheValuesAndSizesWhereItFails)
{
    const Outcome outcome = run(
        {"layer_norm", "two_pass", "naive_variance", {"rows = [3, 16]\ncols = [64, 1000]", "\"normal\", \"offset\""}});
    EXPECT_EQ(outcome.status, 12) << outcome.err;
    const Json json = shown(document());
    EXPECT_EQ(json["verdict"], "reject");
    const auto reasons = json["reasons"].get<std::vector<std::string>>();
    EXPECT_THAT(reasons, Contains(AllOf(HasSubstr("wrong"), HasSubstr("values = offset"), HasSubstr("4 of 8 cases"),
                                        HasSubstr("rows "), HasSubstr("cols "))));
    for (const auto& each : json["cases"]) {
        const bool offset = each["axes"]["values"] == "offset";
        EXPECT_EQ(each["status"], offset ? "failed" : "done") << each["key"];
        EXPECT_EQ(each["errors"]["candidate"]["worst_ratio"].get<double>() > 1, offset) << each["key"];
        EXPECT_LE(each["errors"]["baseline"]["worst_ratio"].get<double>(), 1) << each["key"];
        EXPECT_EQ(each["comparison"]["ratio"].is_null(), offset) << "a wrong result is not timed: " << each["key"];
    }
}

TEST_F(CommandLineStory, TiledTransposeIsC1WithEqualBitsOnEveryCase)
{
    const Outcome outcome =
        run({"transpose",
             "naive",
             "tiled",
             {"rows = [0, 1, 3, 33]\ncols = [1, 33, 64]", "\"normal\", \"nan_inf\"", "\"f32\", \"f16\""}});
    EXPECT_THAT(outcome.status, testing::AnyOf(0, 10, 11, 12, 13)) << outcome.err;
    const Json json = shown(document());
    EXPECT_EQ(json["class"]["declared"], "C1");
    EXPECT_EQ(json["class"]["proposed"], "C1");
    EXPECT_EQ(json["class"]["contradicted"], false);
    ASSERT_EQ(json["cases"].size(), 48U);
    for (const auto& each : json["cases"]) {
        EXPECT_EQ(each["status"], "done") << each["key"] << each["message"];
        EXPECT_EQ(each["errors"]["candidate"]["bits_differ_from_baseline"], 0) << each["key"];
    }
}

TEST_F(CommandLineStory, AClassThatTheBitsRefuteIsContradicted)
{
    run({"sum_reduction", "sequential", "unordered", {"rows = [64]\ncols = [4099]", "\"uniform\"", "\"f64\""}},
        {"--class", "C1"});
    const Json json = shown(document());
    EXPECT_EQ(json["class"]["declared"], "C1");
    EXPECT_EQ(json["class"]["contradicted"], true);
}

TEST_F(CommandLineStory, ShowJsonHasTheDocumentedFieldsAndTheSameVerdictAsRun)
{
    const Outcome outcome = run({"softmax", "three_pass", "online", {"rows = [4]\ncols = [64]"}},
                                {"--json", "--title", "A title", "--claim", "A claim"});
    const Json ran = outcome.json();
    ASSERT_TRUE(ran.is_object()) << outcome.out << outcome.err;
    const Outcome show = assay({"show", document(), "--json"});
    const Json json = show.json();
    EXPECT_EQ(show.status, outcome.status);
    EXPECT_EQ(ran["verdict"], json["verdict"]);
    EXPECT_EQ(json["title"], "A title");
    for (const char* field : {"verdict", "reasons", "class", "cases", "findings", "decision_record", "failure_cases"}) {
        EXPECT_TRUE(json.contains(field)) << field;
    }
    EXPECT_EQ(json["decision_record"].size(), 11U);
    EXPECT_EQ(json["failure_cases"].size(), 12U);
    ASSERT_EQ(json["cases"].size(), 1U);
    const Json& only = json["cases"][0];
    for (const char* field : {"key", "axes", "status", "comparison", "errors"}) {
        EXPECT_TRUE(only.contains(field)) << field;
    }
    for (const char* field : {"ratio", "low", "high", "confidence", "pairs", "call", "method"}) {
        EXPECT_TRUE(only["comparison"].contains(field)) << field;
    }
    EXPECT_GE(only["comparison"]["pairs"], 6);
    EXPECT_EQ(only["axes"]["cols"], 64);
    EXPECT_NE(json["device"].get<std::string>().find("host"), std::string::npos);
}

TEST_F(CommandLineStory, TextNamesTheCpuAndPutsProgressOnStandardErrorOnly)
{
    const Outcome outcome = run({"softmax", "three_pass", "online", {"rows = [4]\ncols = [64]"}});
    EXPECT_THAT(outcome.out, HasSubstr("CPU"));
    EXPECT_THAT(outcome.out, HasSubstr("Verdict: "));
    EXPECT_THAT(outcome.err, HasSubstr("[1/1] done"));
    EXPECT_EQ(outcome.out.find("[1/1]"), std::string::npos);
}

TEST_F(CommandLineStory, ALauncherPrefixStartsTheRunner)
{
    const Story story{"transpose", "naive", "tiled", {"rows = [8]\ncols = [8]"}};
    run(story, {"--launcher", "env ASSAY_TEST_PREFIX=1"});
    EXPECT_EQ(shown(document())["finished_cases"], 1);
}

TEST_F(CommandLineStory, AWrapperScriptWithBlanksInItsNameStartsTheRunner)
{
    const std::string script = folder().file("my wrapper.sh");
    writeBytes(script, "#!/bin/sh\necho \"$@\" > '" + folder().file("called") + "'\nexec \"$@\"\n");
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    run({"transpose", "naive", "tiled", {"rows = [8]\ncols = [8]"}}, {"--launcher", "'" + script + "'"});
    EXPECT_EQ(shown(document())["finished_cases"], 1);
    EXPECT_THAT(readBytes(folder().file("called")), HasSubstr("runner"));
}

TEST_F(CommandLineStory, PairwiseSumIsC2)
{
    run({"sum_reduction",
         "sequential",
         "pairwise_tree",
         {"rows = [4]\ncols = [1000, 4099]", "\"normal\", \"cancellation\"", "\"f64\", \"f32\""}});
    const Json json = shown(document());
    EXPECT_EQ(json["class"]["declared"], "C2");
    EXPECT_EQ(json["class"]["proposed"], "C2") << json["class"];
    EXPECT_EQ(json["finished_cases"], 8);
    for (const auto& each : json["cases"]) {
        EXPECT_EQ(each["status"], "done") << each["key"] << each["message"];
    }
}

TEST_F(CommandLineStory, ALauncherThatDoesNotExistFailsTheRunByName)
{
    const Outcome outcome =
        run({"transpose", "naive", "tiled", {"rows = [8]\ncols = [8]"}}, {"--launcher", "/nonexistent/launcher"});
    EXPECT_EQ(outcome.status, 4);
    EXPECT_THAT(outcome.err, HasSubstr("/nonexistent/launcher"));
}

}  // namespace
}  // namespace assay::e2e
