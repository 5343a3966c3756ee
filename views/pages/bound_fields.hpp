// Input fields bound to a text or choice of the experiment: they show what the model holds and turn typing into edits.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "views/document_model.hpp"

namespace assay::views {

struct TextBinding {
    QString undo_text;  // "Edit claim"
    QString name;       // accessible name
    QString placeholder;
    std::function<std::string(const Experiment&)> read;
    std::function<void(Experiment&, const std::string&)> write;
};

// A key for DocumentModel::edit: every field has its own, so that typing in one is one undo step.
int newMergeKey();

QLineEdit* boundLine(DocumentModel&, TextBinding, QWidget* parent);
// Grows with its text, from `lines` up to three times as many.
QPlainTextEdit* boundText(DocumentModel&, TextBinding, int lines, QWidget* parent);

struct ChoiceBinding {
    QString undo_text;
    QString name;
    std::vector<std::pair<std::string, QString>> options;  // value, what is shown
    std::function<std::string(const Experiment&)> read;
    std::function<void(Experiment&, const std::string&)> write;
};
QComboBox* boundChoice(DocumentModel&, ChoiceBinding, QWidget* parent);

struct NumberBinding {
    QString undo_text;
    QString name;
    double least = 0;
    double most = 1;
    int decimals = 0;
    double step = 1;
    QString suffix;
    std::function<double(const Experiment&)> read;
    std::function<void(Experiment&, double)> write;
};
QWidget* boundNumber(DocumentModel&, NumberBinding, QWidget* parent);

// The window's undo takes this field's edits too: Ctrl+Z in it undoes in the document (see the window's event filter).
void undoThroughDocument(QWidget* field);

// Height of a text field for its content, between `least` and `most` lines.
void fitHeight(QPlainTextEdit* field, int least, int most);

}  // namespace assay::views
