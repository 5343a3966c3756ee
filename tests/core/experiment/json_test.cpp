#include "core/experiment/json.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "tests/core/experiment/random_values.hpp"

namespace assay {
namespace {

using testing_support::RandomValues;

// Through text, as the document and the protocol do.
Json throughText(const Json& json)
{
    const auto parsed = parseJson(json.dump(), "test");
    EXPECT_TRUE(parsed) << describe(parsed.error());
    return parsed.value_or(Json());
}

TEST(Json, ReadsBackEveryFieldOfAnExperiment)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Experiment written = RandomValues(seed).experiment();
        const auto read = experimentFromJson(throughText(toJson(written)));
        ASSERT_TRUE(read) << describe(read.error());
        EXPECT_EQ(*read, written) << "seed " << seed;
    }
}

TEST(Json, ReadsBackEveryFieldOfResults)
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        RandomValues random(seed);
        const CaseResult written = random.caseResult();
        const auto read = caseResultFromJson(throughText(toJson(written)));
        ASSERT_TRUE(read) << describe(read.error());
        EXPECT_EQ(*read, written) << "seed " << seed;

        RunInfo run = random.run();
        run.id = 7;
        const auto read_run = runInfoFromJson(throughText(toJson(run)));
        ASSERT_TRUE(read_run) << describe(read_run.error());
        EXPECT_EQ(*read_run, run);
    }
}

TEST(Json, KeepsNonFiniteDoublesAndTheSignOfZero)
{
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double value : {infinity, -infinity, std::nan(""), -0.0, 5e-324}) {
        const auto read = sampleFromJson(throughText(toJson(Sample{"v", value, 1, 0, SampleState::invalid})));
        ASSERT_TRUE(read);
        EXPECT_EQ(std::isnan(read->duration_ns), std::isnan(value));
        EXPECT_EQ(std::signbit(read->duration_ns), std::signbit(value));
        if (!std::isnan(value)) {
            EXPECT_EQ(read->duration_ns, value);
        }
    }
}

TEST(Json, WritesIntegersBeyondTwoToThe53AsText)
{
    ErrorReport report;
    report.elements = std::uint64_t{1} << 53;
    report.out_of_tolerance = (std::uint64_t{1} << 53) + 1;
    const Json json = toJson(report);
    EXPECT_TRUE(json["elements"].is_number());
    EXPECT_EQ(json["out_of_tolerance"], "9007199254740993");
    const auto read = errorReportFromJson(throughText(json));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, report);
}

TEST(Json, WritesSeedsAsTextWhateverTheirSize)
{
    Experiment experiment = newExperiment("id", "now");
    experiment.seed = 5;
    EXPECT_EQ(toJson(experiment)["seed"], "5");
}

TEST(Json, ReplacesInvalidUtf8InForeignText)
{
    VariantResult result;
    result.variant = "v";
    result.message = "broken \xff\xfe message";
    const auto read = variantResultFromJson(throughText(toJson(result)));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->message, "broken \xEF\xBF\xBD\xEF\xBF\xBD message");
}

struct WrongField {
    Json::json_pointer place;
    Json value;
    std::string where, what;
};

TEST(Json, NamesThePathOfWhatIsWrong)
{
    const Json good = toJson(RandomValues(1).experiment());
    ASSERT_TRUE(experimentFromJson(good));
    const WrongField table[] = {
        {"/measure/min_blocks"_json_pointer, 0, "measure.min_blocks", "expected an integer from 1 to 100000"},
        {"/measure/min_blocks"_json_pointer, 2.5, "measure.min_blocks", "expected an integer from 1 to 100000"},
        {"/measure/min_blocks"_json_pointer, "12", "measure.min_blocks", "expected an integer from 1 to 100000"},
        {"/measure/max_blocks"_json_pointer, 3, "measure.max_blocks", "expected at least min_blocks"},
        {"/measure/target_half_width"_json_pointer, "NaN", "measure.target_half_width",
         "expected a number from 0 to 1"},
        {"/measure/pin_threads"_json_pointer, 1, "measure.pin_threads", "expected true or false"},
        {"/matrix/sizes/cols/1"_json_pointer, -1, "matrix.sizes.cols[1]",
         "expected an integer from 0 to 281474976710656"},
        {"/matrix/dtypes/1"_json_pointer, "fp8", "matrix.dtypes[1]", "unknown value \"fp8\""},
        {"/matrix/dtypes"_json_pointer, "f32", "matrix.dtypes", "expected an array"},
        {"/variants/0/role"_json_pointer, nullptr, "variants[0].role", "expected text"},
        {"/matrix"_json_pointer, Json::array(), "matrix", "expected an object"},
        {"/seed"_json_pointer, "-1", "seed", "expected an integer of at least 0"},
        {"/seed"_json_pointer, "18446744073709551616", "seed", "expected an integer of at least 0"},
        {"/record_edits/bottleneck"_json_pointer, 3, "record_edits.bottleneck", "expected text"},
    };
    for (const auto& row : table) {
        Json json = good;
        json[row.place] = row.value;
        const auto read = experimentFromJson(json);
        ASSERT_FALSE(read) << row.where;
        EXPECT_EQ(read.error().code, ErrorCode::bad_input);
        EXPECT_EQ(read.error().where, row.where);
        EXPECT_EQ(read.error().what, row.what);
    }
}

TEST(Json, RefusesAnObjectThatLacksAField)
{
    Json json = toJson(Sample{"v", 1, 1, 1, SampleState::valid});
    json.erase("repetitions");
    const auto read = sampleFromJson(json);
    ASSERT_FALSE(read);
    EXPECT_EQ(describe(read.error()), "repetitions: missing");
}

TEST(ParseJson, GivesTheByteOffsetOfASyntaxError)
{
    const auto parsed = parseJson("{\"a\": 1,}", "frame");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().where, "frame, byte 8");
}

TEST(ParseJson, RefusesNumbersWrittenInALocale)
{
    EXPECT_FALSE(parseJson("{\"iterations\": 1,000}", "file"));
    EXPECT_FALSE(parseJson("{\"rms\": 12%}", "file"));
    EXPECT_FALSE(parseJson("{\"x\": 1e999}", "file"));
}

TEST(ParseJson, BoundsTheDepthOfNesting)
{
    const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
    const auto parsed = parseJson(deep, "frame");
    ASSERT_FALSE(parsed);
    EXPECT_EQ(parsed.error().where, "frame, byte 64");
    EXPECT_TRUE(parseJson(std::string(64, '[') + std::string(64, ']'), "frame"));
    EXPECT_TRUE(parseJson("\"" + std::string(100, '[') + "\\\"\"", "frame"));
}

TEST(ParseJson, RefusesInvalidUtf8)
{
    EXPECT_FALSE(parseJson("\"\xff\"", "frame"));
}

}  // namespace
}  // namespace assay
