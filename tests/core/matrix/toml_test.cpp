#include <gtest/gtest.h>

#include "core/matrix/expand.hpp"
#include "tests/core/matrix/sample_families.hpp"

namespace assay {
namespace {

Expected<Matrix> read(const std::string& text)
{
    return matrixFromToml(text, test::rowFamily(), "m.toml");
}

std::string errorOf(const std::string& text)
{
    const auto matrix = read(text);
    return matrix ? "accepted" : describe(matrix.error());
}

TEST(MatrixToml, EveryPresetComesBackAsItWas)
{
    for (const auto& family : {test::rowFamily(), test::forgetfulFamily(), test::bareFamily()}) {
        for (const char* preset : {"quick", "representative", "exhaustive"}) {
            const Matrix matrix = *presetMatrix(family, preset);
            const auto again = matrixFromToml(matrixToToml(matrix), family, "m.toml");
            ASSERT_TRUE(again) << describe(again.error());
            EXPECT_EQ(*again, matrix) << family.name << ' ' << preset;
        }
    }
}

TEST(MatrixToml, RulesAndCrossingComeBack)
{
    Matrix matrix = *presetMatrix(test::rowFamily(), "quick");
    matrix.preset = "custom";
    matrix.crossing = Crossing::full;
    matrix.sizes["cols"] = {7, 1'000'000'000'000};
    matrix.rules = {{false, {{"cols", "%", "4"}, {"dtype", "!=", "f32"}}}, {true, {{"rows", ">=", "2"}}}};
    const auto again = read(matrixToToml(matrix));
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(*again, matrix);
}

TEST(MatrixToml, AxesLeftOutComeFromThePreset)
{
    const auto matrix = read("preset = \"representative\"\n[sizes]\ncols = [5]\n[axes]\ndtype = [\"bf16\"]\n");
    ASSERT_TRUE(matrix) << describe(matrix.error());
    EXPECT_EQ(matrix->sizes.at("cols"), std::vector<std::int64_t>{5});
    EXPECT_EQ(matrix->dtypes, std::vector{DType::bf16});
    EXPECT_EQ(matrix->layouts.size(), 2U);
    EXPECT_EQ(matrix->preset, "custom");  // it is no longer what the name says
    EXPECT_EQ(read("")->preset, "custom");
    EXPECT_EQ(read("preset = \"quick\"")->preset, "quick");
}

TEST(MatrixToml, ErrorsNameFileLineAndKey)
{
    const std::vector<std::pair<std::string, std::string>> table{
        {"[sizes]\nrows = [1]\ndepth = [3]\n", "m.toml:3: sizes.depth"},
        {"[sizes]\nrows = [1,\n  2.5]\n", "m.toml:3: sizes.rows"},
        {"[sizes]\nrows = [-1]\n", "m.toml:2: sizes.rows"},
        {"[sizes]\nrows = []\n", "m.toml:2: sizes.rows"},
        {"[sizes]\nrows = 5\n", "m.toml:2: sizes.rows"},
        {"sizes = 5\n", "m.toml:1: sizes"},
        {"\n[axes]\ndtype = [\"f32\",\n\"f33\"]\n", "m.toml:4: axes.dtype"},
        {"[axes]\ncolour = [\"red\"]\n", "m.toml:2: axes.colour"},
        {"[axes]\nmode = [1]\n", "m.toml:2: axes.mode"},
        {"crossing = \"moon\"\n", "m.toml:1: crossing"},
        {"preset = \"tiny\"\n", "m.toml:1: preset"},
        {"preset = 3\n", "m.toml:1: preset"},
        {"\nsurprise = 1\n", "m.toml:2: surprise"},
        {"[[rule]]\nexclude = [\"cols > 5\",\n\"dtype < f32\"]\n", "m.toml:3: rule.exclude"},
        {"[[rule]]\nexclude = [\"cols\"]\n", "m.toml:2: rule.exclude"},
        {"[[rule]]\nforbid = [\"cols > 5\"]\n", "m.toml:1: rule"},
        {"[[rule]]\ninclude = [\"cols > 5\"]\nexclude = [\"cols > 6\"]\n", "m.toml:1: rule"},
        {"[[rule]]\ninclude = []\n", "m.toml:2: rule.include"},
        {"rule = 1\n", "m.toml:1: rule"},
        {"a = 1\nb = = 2\n", "m.toml:2:"},
        {"[sizes\n", "m.toml:1:"},
    };
    for (const auto& [text, place] : table) {
        EXPECT_EQ(errorOf(text).substr(0, place.size()), place) << text << errorOf(text);
    }
}

TEST(MatrixToml, HostileTextIsRefusedWithoutHarm)
{
    EXPECT_NE(errorOf(std::string(100'000, '[')), "accepted");
    EXPECT_NE(errorOf("a = " + std::string(100'000, '[')), "accepted");
    EXPECT_NE(errorOf("preset = \"\xff\xfe\""), "accepted");
    EXPECT_NE(errorOf(std::string("a = \0", 5)), "accepted");
    EXPECT_NE(errorOf("[sizes]\ncols = [99999999999999999999]\n"), "accepted");
}

}  // namespace
}  // namespace assay
