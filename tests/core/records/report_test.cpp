#include "core/records/report.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/core/judgement/story.hpp"

namespace assay {
namespace {

using story::Behaviour;
using story::Campaign;
using story::caseOf;
using story::completeMatrix;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

Campaign mixedCampaign()
{
    return std::move(
        Campaign(completeMatrix()).declare(OptimisationClass::c2).candidate([](const Case& at, Behaviour& b) {
            b.duration_ns = at.sizes.at("n") <= 256 ? 12'000 : 5000;
            b.bits_differ = 3;
        }));
}

Report reportOf(Campaign& campaign, ReportOptions options = {})
{
    const Results results = campaign.results();
    const Assessment assessment = assess(campaign.experiment(), campaign.cases(), results, campaign.family());
    return buildReport(campaign.experiment(), results, assessment, campaign.family(), options);
}

std::vector<std::string> idsOf(const Report& report)
{
    std::vector<std::string> ids;
    for (const auto& section : report.sections) {
        ids.push_back(section.id);
    }
    return ids;
}

const ReportSection& sectionOf(const Report& report, const std::string& id)
{
    const auto found = std::find_if(report.sections.begin(), report.sections.end(),
                                    [&](const auto& section) { return section.id == id; });
    if (found == report.sections.end()) {
        throw std::invalid_argument("no section " + id);
    }
    return *found;
}

template <class Block>
std::vector<Block> blocksOf(const ReportSection& section)
{
    std::vector<Block> found;
    for (const auto& block : section.blocks) {
        if (const auto* one = std::get_if<Block>(&block)) {
            found.push_back(*one);
        }
    }
    return found;
}

TEST(Report, HasEverySectionAtFullDepthAndFewerBelow)
{
    Campaign campaign = mixedCampaign();
    std::vector<std::string> all;
    for (const auto& [id, title] : reportSections()) {
        all.push_back(id);
    }
    ReportOptions options;
    options.depth = ReportDepth::full;
    EXPECT_EQ(idsOf(reportOf(campaign, options)), all);
    options.depth = ReportDepth::standard;
    EXPECT_EQ(idsOf(reportOf(campaign, options)).size(), all.size() - 1);
    options.depth = ReportDepth::brief;
    EXPECT_THAT(idsOf(reportOf(campaign, options)), ElementsAre("summary", "results", "findings", "failure_cases"));
}

TEST(Report, LeavesOutWhatIsOmitted)
{
    Campaign campaign = mixedCampaign();
    ReportOptions options;
    options.omitted_sections = {"findings", "matrix"};
    EXPECT_THAT(idsOf(reportOf(campaign, options)),
                testing::Not(testing::AnyOf(Contains("findings"), Contains("matrix"))));
}

TEST(Report, AnswersTheFiveQuestionsOnItsFirstPage)
{
    Campaign campaign = mixedCampaign();
    campaign.experiment().claim.text = "Clever is faster for every row length.";
    const Report report = reportOf(campaign);
    EXPECT_EQ(report.verdict, Verdict::guarded);
    const auto answers = blocksOf<ReportKeyValues>(report.sections.front()).front().rows;
    EXPECT_THAT(answers, Contains(Pair("What is claimed?", "Clever is faster for every row length.")));
    EXPECT_THAT(answers, Contains(Pair("How much faster?", HasSubstr("on the CPU"))));
    EXPECT_THAT(answers, Contains(Pair("Where not?", HasSubstr("where n ≤ 256"))));
    EXPECT_THAT(answers, Contains(Pair("Is it right?", HasSubstr("Yes on all 24 measured cases"))));
    EXPECT_THAT(answers, Contains(Pair("May it ship?", HasSubstr("Keep behind guard"))));
    const auto paragraphs = blocksOf<ReportParagraph>(report.sections.front());
    EXPECT_EQ(paragraphs[0].text, report.headline);
    EXPECT_EQ(paragraphs[1].text, "All times are CPU timings. Not measured on a GPU.");
}

TEST(Report, PrintsAnOverrideBesideTheSuggestion)
{
    Campaign campaign = mixedCampaign();
    campaign.experiment().verdict_override =
        VerdictOverride{Verdict::keep, "the guard costs more", "A. Reviewer", "2026-01-02"};
    const auto answers = blocksOf<ReportKeyValues>(reportOf(campaign).sections.front()).front().rows;
    EXPECT_THAT(answers, Contains(Pair("May it ship?",
                                       "Keep as default, decided by A. Reviewer on 2026-01-02: the guard costs more. "
                                       "The evidence suggests: Keep behind guard.")));
}

TEST(Report, DrawsOneForestRowPerTimedCaseFromBestToWorst)
{
    Campaign campaign = mixedCampaign();
    const Report report = reportOf(campaign);
    const auto figures = blocksOf<ReportFigure>(sectionOf(report, "results"));
    const auto forest = std::find_if(figures.begin(), figures.end(),
                                     [](const auto& f) { return f.kind == ReportFigure::Kind::forest; });
    ASSERT_NE(forest, figures.end());
    ASSERT_EQ(forest->rows.size(), 24U);
    ASSERT_EQ(forest->series.front().x.size(), 24U);
    EXPECT_NEAR(forest->series.front().x.front(), 0.5, 0.01);
    EXPECT_NEAR(forest->series.front().x.back(), 1.2, 0.01);
    EXPECT_LE(forest->series.front().low.front(), forest->series.front().x.front());
    EXPECT_THAT(forest->reading, HasSubstr("2.00× faster"));
    EXPECT_THAT(forest->x_title, HasSubstr("CPU"));
}

TEST(Report, FillsAHeatMapOnlyWithCasesThatDifferInItsTwoAxes)
{
    Campaign campaign = mixedCampaign();
    const auto figures = blocksOf<ReportFigure>(sectionOf(reportOf(campaign), "results"));
    const auto map = std::find_if(figures.begin(), figures.end(),
                                  [](const auto& f) { return f.kind == ReportFigure::Kind::heat_map; });
    ASSERT_NE(map, figures.end());
    ASSERT_EQ(map->cells.size(), map->rows.size() * map->columns.size());
    EXPECT_EQ(map->cells.size(), map->marks.size());
    // n (9 values) by rows (5): 9 + 4 along the axes and two off them.
    EXPECT_THAT(map->rows, ElementsAre("0", "1", "8", "256", "1000", "1023", "1024", "1025", "4096"));
    EXPECT_THAT(map->columns, ElementsAre("0", "1", "4", "7", "16"));
    EXPECT_EQ(std::count_if(map->cells.begin(), map->cells.end(), [](double ratio) { return ratio == ratio; }), 15);
    EXPECT_EQ(map->marks[2 * 5 + 2], "▼");  // n = 8, rows = 4
}

TEST(Report, ChoosesDistributionsByRule)
{
    Campaign campaign = mixedCampaign();
    const auto figures = blocksOf<ReportFigure>(sectionOf(reportOf(campaign), "distributions"));
    ASSERT_EQ(figures.size(), 4U);  // histogram and ECDF of the best and the worst case; none is undecided
    EXPECT_THAT(figures[0].caption, HasSubstr("Best case"));
    EXPECT_THAT(figures[2].caption, HasSubstr("Worst case"));
    for (const auto& figure : figures) {
        ASSERT_EQ(figure.series.size(), 2U);
        EXPECT_EQ(figure.series[0].role, "baseline");
        EXPECT_EQ(figure.series[1].role, "candidate");
        EXPECT_THAT(figure.reading, HasSubstr("n = 16"));
        for (const auto& series : figure.series) {
            const bool histogram = figure.kind == ReportFigure::Kind::step_histogram;
            EXPECT_EQ(series.x.size(), series.y.size() + (histogram ? 1 : 0));
        }
    }
}

TEST(Report, ShowsErrorsOfBaselineAndCandidate)
{
    Campaign campaign = mixedCampaign();
    const Report report = reportOf(campaign);
    const auto& section = sectionOf(report, "errors");
    const auto table = blocksOf<ReportTable>(section).front();
    EXPECT_EQ(table.header.size(), table.numeric.size());
    const auto variant = std::find(table.header.begin(), table.header.end(), "Variant") - table.header.begin();
    EXPECT_EQ(table.rows[0][static_cast<std::size_t>(variant)], "Plain");
    EXPECT_EQ(table.rows[1][static_cast<std::size_t>(variant)], "Clever");
    const auto histogram = blocksOf<ReportFigure>(section).front();
    EXPECT_TRUE(histogram.log_x);
    EXPECT_THAT(histogram.series.front().y, ElementsAre(0.1, 0.8, 0.1));
}

TEST(Report, KeepsEveryTableRectangular)
{
    Campaign campaign = mixedCampaign();
    campaign.candidate([](const Case& at, Behaviour& b) {
        b.failure = at.dtype == DType::f16 ? FailureKind::crash : FailureKind::none;
    });
    ReportOptions options;
    options.depth = ReportDepth::full;
    for (const auto& section : reportOf(campaign, options).sections) {
        for (const auto& table : blocksOf<ReportTable>(section)) {
            EXPECT_EQ(table.header.size(), table.numeric.size()) << table.caption;
            for (const auto& row : table.rows) {
                EXPECT_EQ(row.size(), table.header.size()) << table.caption;
            }
        }
    }
}

TEST(Report, QuotesTheCommandSoThatItCanBePasted)
{
    Campaign campaign = mixedCampaign();
    const auto values = blocksOf<ReportKeyValues>(sectionOf(reportOf(campaign), "environment"));
    EXPECT_THAT(values.back().rows, Contains(Pair("Command", "assay run --family 'row op'")));
}

TEST(Report, SaysSoWhenNothingIsMeasured)
{
    Campaign campaign({caseOf("")});
    campaign.leavePending(1);
    ReportOptions options;
    options.depth = ReportDepth::full;
    const Report report = reportOf(campaign, options);
    EXPECT_THAT(blocksOf<ReportParagraph>(report.sections.front())[1].text,
                HasSubstr("Nothing has been timed yet. Not measured on a GPU."));
    EXPECT_THAT(blocksOf<ReportParagraph>(sectionOf(report, "errors")).front().text,
                HasSubstr("No case has an error report"));
}

}  // namespace
}  // namespace assay
