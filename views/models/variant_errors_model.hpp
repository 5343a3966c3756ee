// The error report of one case: a row per figure, a column per variant, so that baseline and candidate stand side by
// side.
#pragma once

#include <string>
#include <vector>

#include <QAbstractTableModel>

#include "core/experiment/error_report.hpp"

namespace assay::views {

struct VariantErrors {
    QString title;
    ErrorReport report;

    bool operator==(const VariantErrors&) const = default;
};

class VariantErrorsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Row {
        OutcomeRow,
        OutOfToleranceRow,
        WorstRatioRow,
        AbsoluteMaxRow,
        AbsoluteMeanRow,
        AbsoluteP95Row,
        AbsoluteP99Row,
        RelativeMaxRow,
        RelativeMeanRow,
        RelativeP95Row,
        RelativeP99Row,
        RelativeExcludedRow,
        NormalisedRow,
        UlpMaxRow,
        UlpMeanRow,
        NanRow,
        InfRow,
        SignedZeroRow,
        BiasRow,
        SharePositiveRow,
        BitsAgainstBaselineRow,
        BitsOnRepeatRow,
        WorstElementRow,
        kRows
    };

    explicit VariantErrorsModel(QObject* parent = nullptr);
    void setVariants(std::vector<VariantErrors> variants);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<VariantErrors> m_variants;
};

}  // namespace assay::views
