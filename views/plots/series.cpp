#include "views/plots/series.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace assay::views {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(assay::views::Series)
};

int order(Role role)
{
    return role == Role::baseline ? 0 : role == Role::candidate ? 1 : 2;
}

int invalidSamples(const CaseResult& result, const std::string& variant)
{
    int invalid = 0;
    for (const Block& block : result.blocks) {
        invalid +=
            static_cast<int>(std::count_if(block.samples.begin(), block.samples.end(), [&](const Sample& sample) {
                return sample.variant == variant && sample.state == SampleState::invalid;
            }));
    }
    return invalid;
}

}  // namespace

QString variantTitle(const FamilyDescription* family, const std::string& variant)
{
    const VariantDescription* description = family == nullptr ? nullptr : findVariant(*family, variant);
    return QString::fromStdString(description == nullptr ? variant : description->title);
}

std::vector<DurationSeries> durationSeries(const Theme& theme, const Experiment& experiment,
                                           const FamilyDescription* family, const CaseResult& result)
{
    std::vector<VariantChoice> choices = experiment.variants;
    std::stable_sort(choices.begin(), choices.end(),
                     [](const VariantChoice& a, const VariantChoice& b) { return order(a.role) < order(b.role); });
    std::vector<DurationSeries> all;
    for (const VariantChoice& choice : choices) {
        DurationSeries series;
        series.variant = choice.variant;
        series.style = seriesStyle(theme, experiment, choice.variant, variantTitle(family, choice.variant));
        series.ns = durations(result, choice.variant, &series.blocks);
        series.invalid = invalidSamples(result, choice.variant);
        if (!series.ns.empty()) {
            all.push_back(std::move(series));
        }
    }
    return all;
}

TimeUnit timeUnitFor(const std::vector<DurationSeries>& series)
{
    std::vector<double> pooled;
    for (const DurationSeries& one : series) {
        pooled.insert(pooled.end(), one.ns.begin(), one.ns.end());
    }
    if (pooled.empty()) {
        return {};
    }
    const auto middle = pooled.begin() + static_cast<std::ptrdiff_t>(pooled.size() / 2);
    std::nth_element(pooled.begin(), middle, pooled.end());
    if (*middle >= 1e9) {
        return {1e9, QStringLiteral("s")};
    }
    if (*middle >= 1e6) {
        return {1e6, QStringLiteral("ms")};
    }
    if (*middle >= 1e3) {
        return {1e3, QStringLiteral("µs")};
    }
    return {};
}

QString timeAxisTitle(const Scope& scope, const TimeUnit& unit)
{
    return scope.device == "host" ? Words::tr("CPU time per call (%1)").arg(unit.symbol)
                                  : Words::tr("Time per call (%1)").arg(unit.symbol);
}

QString legendText(const DurationSeries& series)
{
    const QString n = QLocale().toString(static_cast<qulonglong>(series.ns.size()));
    return series.invalid == 0
               ? Words::tr("%1 (n = %2)").arg(series.style.name, n)
               : Words::tr("%1 (n = %2, %3 invalid)").arg(series.style.name, n, QLocale().toString(series.invalid));
}

}  // namespace assay::views
