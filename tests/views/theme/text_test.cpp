#include "views/theme/text.hpp"

#include <QLocale>

#include <gtest/gtest.h>

namespace assay::views {
namespace {

// Sets the default locale for one test.
class WithLocale {
public:
    explicit WithLocale(const QLocale& locale) : m_before(QLocale()) { QLocale::setDefault(locale); }
    ~WithLocale() { QLocale::setDefault(m_before); }
    WithLocale(const WithLocale&) = delete;
    WithLocale& operator=(const WithLocale&) = delete;

private:
    QLocale m_before;
};

TEST(Text, UsesTheLocalesDecimalPoint)
{
    const WithLocale german(QLocale(QLocale::German, QLocale::Germany));
    EXPECT_EQ(durationText(12'340), QStringLiteral("12,3 µs"));
    EXPECT_EQ(countText(1234567), QStringLiteral("1.234.567"));
}

TEST(Text, KeepsAnIntervalReadableWhereTheCommaIsTheDecimalPoint)
{
    const WithLocale german(QLocale(QLocale::German, QLocale::Germany));
    Comparison comparison;
    comparison.ratio = 0.5;
    comparison.low = 0.4;
    comparison.high = 0.625;
    EXPECT_EQ(speedupText(comparison), QStringLiteral("2,00× [1,60; 2,50]"));
}

TEST(Text, ShowsWhatIsMissingAsADash)
{
    EXPECT_EQ(durationText(std::nullopt), missing());
    EXPECT_EQ(errorText(std::nullopt), missing());
    EXPECT_EQ(speedupText(Comparison{}), missing());
}

TEST(Text, SaysFasterAndSlower)
{
    EXPECT_EQ(ratioText(0.5), QStringLiteral("2.00× faster"));
    EXPECT_EQ(ratioText(1.12), QStringLiteral("12.0 % slower"));
    EXPECT_EQ(ratioText(1.0), QStringLiteral("same"));
}

TEST(Text, PrintsDurationsToTheDigitsOfTheirInterval)
{
    EXPECT_EQ(durationText(12'345, 12'335, 12'355), QStringLiteral("12.35 µs"));
    EXPECT_EQ(durationText(12'345, 11'345, 13'345), QStringLiteral("12 µs"));
}

TEST(Text, NamesACaseInOneLine)
{
    Case at;
    at.sizes = {{"cols", 1024}, {"rows", 8}};
    at.layout = Layout::padded_rows;
    EXPECT_EQ(caseText(at), QStringLiteral("cols 1,024, rows 8, f32, padded rows, normal, forward, warm"));
    EXPECT_EQ(axisText(at, "layout"), QStringLiteral("padded rows"));
}

}  // namespace
}  // namespace assay::views
