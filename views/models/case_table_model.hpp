// One row per case of the matrix: its axes, times, comparison and errors for the candidate in view.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include "core/experiment/family.hpp"
#include "core/records/assessment.hpp"

namespace assay::views {

struct CaseRow {
    CaseKey key;
    Case at;
    CaseStatus status = CaseStatus::pending;
    QString status_reason;  // failures of the variants, or the case's message
    std::optional<TimeSummary> baseline, candidate;
    Comparison comparison;
    std::optional<double> baseline_error, candidate_error;  // largest absolute error
    std::optional<double> tolerance_share;                  // candidate's largest error ÷ its allowance
    bool non_finite_disagrees = false;      // candidate's NaN or Inf where the oracle has none, or reverse
    std::optional<double> workspace_bytes;  // candidate's peak

    bool operator==(const CaseRow&) const = default;
};

// Rows in the order of the assessment.
std::vector<CaseRow> caseRows(const Assessment&, const Results&, const std::string& baseline,
                              const std::string& candidate);

class CaseTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    // After the axes' columns, of which there are as many as the family has.
    enum class Figure {
        status,
        call,
        speedup,
        pairs,
        baseline_time,
        candidate_time,
        baseline_error,
        candidate_error,
        tolerance_share,
        workspace,
    };
    static constexpr int kFigures = 10;

    enum Role {
        KeyRole = Qt::UserRole,  // QString: the case's key
        SortRole,                // number or text; invalid when missing
        CallRole,                // int of Call, invalid when not compared
        FailedRole,              // bool
    };

    explicit CaseTableModel(QObject* parent = nullptr);

    // Keeps selection and scroll position when cases and columns are the ones of before.
    void setRows(std::vector<CaseRow> rows, const FamilyDescription* family);
    int columnOf(Figure figure) const;
    // -1 when there is no such case.
    int rowOf(const CaseKey& key) const;
    // "cols", "dtype": the name behind an axis column; "" for the others.
    std::string axisOf(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QVariant text(const CaseRow&, Figure) const;
    QVariant sortValue(const CaseRow&, Figure) const;
    QVariant toolTip(const CaseRow&, Figure) const;
    QVariant axisData(const CaseRow&, int column, int role) const;

    std::vector<CaseRow> m_rows;
    std::vector<std::pair<std::string, QString>> m_axes;  // name, title
};

// Filters by words that must all occur in the row, by call and by failure; missing values sort last either way.
class CaseFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit CaseFilterModel(QObject* parent = nullptr);
    void setWords(const QString& text);
    void setCall(std::optional<Call> call);
    void setFailedOnly(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    std::optional<Call> m_call;
    bool m_failed_only = false;
};

}  // namespace assay::views
