// The head of Results: verdict in a sentence and three numbers.
#pragma once

#include <QFrame>

#include "views/document_model.hpp"

class QHBoxLayout;
class QLabel;

namespace assay::views {

class ResultsHeader : public QFrame {
    Q_OBJECT

public:
    explicit ResultsHeader(QWidget* parent = nullptr);
    void show(const DocumentModel&, const std::string& candidate);
    // Stands at the upper right; the header owns it.
    void setCorner(QWidget*);

protected:
    void changeEvent(QEvent*) override;

private:
    struct Number {
        QLabel* value;
        QLabel* caption;
    };
    Number addNumber(const QString& accessible_name);
    void applyFonts();
    void showSpeedup(const DocumentModel&, const CandidateVerdict&);
    void showShares(const CandidateVerdict&);
    void showWorstError(const DocumentModel&, const std::string& candidate);

    QHBoxLayout* m_top;
    QLabel* m_verdict;
    QLabel* m_headline;
    Number m_speedup;
    Number m_shares;
    Number m_error;
};

// Largest error of the candidate over its allowance, over all cases.
struct WorstError {
    std::optional<double> share;  // nullopt: no report
    bool non_finite = false;      // a NaN or Inf disagrees somewhere: worse than any number
    CaseKey where;
    std::size_t reports = 0;
};
WorstError worstError(const Results&, const std::string& variant);

}  // namespace assay::views
