// One field of a record form: title, what belongs there, text, and where prefilled text comes from.
#pragma once

#include <QFrame>

#include "core/records/record.hpp"
#include "views/document_model.hpp"

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace assay::views {

enum class FieldFill { empty, prefilled, edited, outdated };

// outdated: a person wrote it, and the evidence has changed to say something else since.
FieldFill fillOf(const RecordField&);
QString word(FieldFill);
QString fillIconName(FieldFill);
// "benchmark · observed"
QString evidenceChipText(const Evidence&);

class RecordFieldView : public QFrame {
    Q_OBJECT

public:
    // `edits`: which of the experiment's records the field belongs to.
    RecordFieldView(DocumentModel& model, std::map<std::string, std::string> Experiment::*edits,
                    const RecordField& field, QWidget* parent = nullptr);

    const RecordField& field() const { return m_field; }
    void setField(const RecordField& field);
    void focusText();

signals:
    void focused(const assay::RecordField& field);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    void showField();
    void textEdited();
    void resetToEvidence();

    DocumentModel& m_model;
    std::map<std::string, std::string> Experiment::*m_edits;
    RecordField m_field;
    QLabel* m_chip;
    QPlainTextEdit* m_text;
    QPushButton* m_reset;
    int m_merge_key;
};

}  // namespace assay::views
