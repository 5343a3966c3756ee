#include "views/models/variant_errors_model.hpp"

#include <QLocale>
#include <QStringList>

#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

QString count(std::uint64_t number)
{
    return countText(static_cast<double>(number));
}

QString optionalCount(std::optional<std::uint64_t> number)
{
    return number ? count(*number) : missing();
}

QString nonFinite(std::uint64_t output, std::uint64_t reference, std::uint64_t disagree)
{
    return VariantErrorsModel::tr("%1 of %2 expected; %3 disagree")
        .arg(count(output), count(reference), count(disagree));
}

// Units in the last place are counted, not scaled.
QString ulpText(std::optional<double> ulp)
{
    return ulp ? QLocale().toString(*ulp, 'g', 3) : missing();
}

QString worstText(const std::optional<WorstElement>& worst)
{
    if (!worst) {
        return missing();
    }
    QStringList index;
    for (const std::int64_t coordinate : worst->index) {
        index << QString::number(coordinate);
    }
    return VariantErrorsModel::tr("%1[%2]: %3 instead of %4")
        .arg(QString::fromStdString(worst->tensor), index.join(QStringLiteral(", ")), errorText(worst->value),
             errorText(worst->reference));
}

QString rowText(const ErrorReport& report, int row)
{
    switch (row) {
        case VariantErrorsModel::OutcomeRow:
            return withinTolerance(report) ? VariantErrorsModel::tr("✓ within") : VariantErrorsModel::tr("✕ outside");
        case VariantErrorsModel::OutOfToleranceRow:
            return VariantErrorsModel::tr("%1 of %2").arg(count(report.out_of_tolerance), count(report.elements));
        case VariantErrorsModel::WorstRatioRow:
            return report.worst_ratio ? percentText(*report.worst_ratio) : missing();
        case VariantErrorsModel::AbsoluteMaxRow:
            return errorText(report.absolute.max);
        case VariantErrorsModel::AbsoluteMeanRow:
            return errorText(report.absolute.mean);
        case VariantErrorsModel::AbsoluteP95Row:
            return errorText(report.absolute.p95);
        case VariantErrorsModel::AbsoluteP99Row:
            return errorText(report.absolute.p99);
        case VariantErrorsModel::RelativeMaxRow:
            return errorText(report.relative.max);
        case VariantErrorsModel::RelativeMeanRow:
            return errorText(report.relative.mean);
        case VariantErrorsModel::RelativeP95Row:
            return errorText(report.relative.p95);
        case VariantErrorsModel::RelativeP99Row:
            return errorText(report.relative.p99);
        case VariantErrorsModel::RelativeExcludedRow:
            return VariantErrorsModel::tr("%1 with |reference| ≤ %2")
                .arg(count(report.relative_excluded), errorText(report.relative_guard));
        case VariantErrorsModel::NormalisedRow:
            return errorText(report.normalised);
        case VariantErrorsModel::UlpMaxRow:
            return ulpText(report.ulp.max);
        case VariantErrorsModel::UlpMeanRow:
            return ulpText(report.ulp.mean);
        case VariantErrorsModel::NanRow:
            return nonFinite(report.nan_output, report.nan_reference, report.nan_disagree);
        case VariantErrorsModel::InfRow:
            return nonFinite(report.inf_output, report.inf_reference, report.inf_disagree);
        case VariantErrorsModel::SignedZeroRow:
            return count(report.signed_zero_differences);
        case VariantErrorsModel::BiasRow:
            return errorText(report.bias);
        case VariantErrorsModel::SharePositiveRow:
            return report.share_positive ? percentText(*report.share_positive) : missing();
        case VariantErrorsModel::BitsAgainstBaselineRow:
            return optionalCount(report.bits_differ_from_baseline);
        case VariantErrorsModel::BitsOnRepeatRow:
            return optionalCount(report.bits_differ_on_repeat);
        case VariantErrorsModel::WorstElementRow:
            return worstText(report.worst);
        default:
            return {};
    }
}

QString rowTitle(int row)
{
    switch (row) {
        case VariantErrorsModel::OutcomeRow:
            return VariantErrorsModel::tr("Tolerance");
        case VariantErrorsModel::OutOfToleranceRow:
            return VariantErrorsModel::tr("Elements outside");
        case VariantErrorsModel::WorstRatioRow:
            return VariantErrorsModel::tr("Largest of allowance");
        case VariantErrorsModel::AbsoluteMaxRow:
            return VariantErrorsModel::tr("Absolute, max");
        case VariantErrorsModel::AbsoluteMeanRow:
            return VariantErrorsModel::tr("Absolute, mean");
        case VariantErrorsModel::AbsoluteP95Row:
            return VariantErrorsModel::tr("Absolute, P95");
        case VariantErrorsModel::AbsoluteP99Row:
            return VariantErrorsModel::tr("Absolute, P99");
        case VariantErrorsModel::RelativeMaxRow:
            return VariantErrorsModel::tr("Relative, max");
        case VariantErrorsModel::RelativeMeanRow:
            return VariantErrorsModel::tr("Relative, mean");
        case VariantErrorsModel::RelativeP95Row:
            return VariantErrorsModel::tr("Relative, P95");
        case VariantErrorsModel::RelativeP99Row:
            return VariantErrorsModel::tr("Relative, P99");
        case VariantErrorsModel::RelativeExcludedRow:
            return VariantErrorsModel::tr("Left out of relative rows");
        case VariantErrorsModel::NormalisedRow:
            return VariantErrorsModel::tr("‖new − ref‖ / ‖ref‖");
        case VariantErrorsModel::UlpMaxRow:
            return VariantErrorsModel::tr("ULP, max");
        case VariantErrorsModel::UlpMeanRow:
            return VariantErrorsModel::tr("ULP, mean");
        case VariantErrorsModel::NanRow:
            return VariantErrorsModel::tr("NaN in the output");
        case VariantErrorsModel::InfRow:
            return VariantErrorsModel::tr("Inf in the output");
        case VariantErrorsModel::SignedZeroRow:
            return VariantErrorsModel::tr("Signed-zero differences");
        case VariantErrorsModel::BiasRow:
            return VariantErrorsModel::tr("Bias (mean signed error)");
        case VariantErrorsModel::SharePositiveRow:
            return VariantErrorsModel::tr("Share with new > ref");
        case VariantErrorsModel::BitsAgainstBaselineRow:
            return VariantErrorsModel::tr("Bits differ from baseline");
        case VariantErrorsModel::BitsOnRepeatRow:
            return VariantErrorsModel::tr("Bits differ on repeat");
        case VariantErrorsModel::WorstElementRow:
            return VariantErrorsModel::tr("Worst element");
        default:
            return {};
    }
}

}  // namespace

VariantErrorsModel::VariantErrorsModel(QObject* parent) : QAbstractTableModel(parent) {}

void VariantErrorsModel::setVariants(std::vector<VariantErrors> variants)
{
    if (variants == m_variants) {
        return;
    }
    beginResetModel();
    m_variants = std::move(variants);
    endResetModel();
}

int VariantErrorsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_variants.empty() ? 0 : static_cast<int>(kRows);
}

int VariantErrorsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_variants.size());
}

QVariant VariantErrorsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const ErrorReport& report = m_variants[static_cast<std::size_t>(index.column())].report;
    switch (role) {
        case Qt::DisplayRole:
            return rowText(report, index.row());
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) | Qt::AlignRight);
        case Qt::ForegroundRole:
            return index.row() == OutcomeRow && !withinTolerance(report) ? QVariant(theme().failed.text) : QVariant();
        case Qt::ToolTipRole:
            if (index.row() == OutcomeRow) {
                return tr("|new − ref| ≤ %1 + %2 · |ref|, for every element")
                    .arg(errorText(report.tolerance.atol), errorText(report.tolerance.rtol));
            }
            if (index.row() == WorstElementRow && report.worst) {
                return tr("Bits %1 instead of %2")
                    .arg(QString::fromStdString(report.worst->value_bits),
                         QString::fromStdString(report.worst->reference_bits));
            }
            return {};
        default:
            return {};
    }
}

QVariant VariantErrorsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) |
                                   (orientation == Qt::Horizontal ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return rowTitle(section);
    }
    const auto column = static_cast<std::size_t>(section);
    return section >= 0 && column < m_variants.size() ? m_variants[column].title : QString();
}

}  // namespace assay::views
