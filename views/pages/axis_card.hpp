// One axis of the matrix: its values as chips. Sizes are typed in; named values are switched on and off.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <QFrame>

#include "views/document_model.hpp"

class QLabel;
class QLineEdit;

namespace assay::views {

// How an axis reads from and writes to the matrix; values as text ("1024", "bf16"), the base first.
struct AxisBinding {
    std::string axis;
    QString title;
    QString hint;                      // what a reader should know: "tiles of 64"
    std::vector<std::string> options;  // what the family admits; empty: any size
    std::function<std::vector<std::string>(const Matrix&)> read;
    std::function<void(Matrix&, const std::vector<std::string>&)> write;
};

std::vector<AxisBinding> axisBindings(const FamilyDescription&);

// "1, 17 64..256" as sizes: numbers apart by commas or blanks; nullopt with the first part that is none.
std::optional<std::vector<std::int64_t>> parseSizes(const QString& text, QString* wrong);

class AxisCard : public QFrame {
    Q_OBJECT

public:
    AxisCard(DocumentModel& model, AxisBinding binding, QWidget* parent = nullptr);

private:
    void refresh();
    QWidget* makeChip(const std::string& value, bool present, bool base);
    void change(const QString& undo_text, const std::function<void(std::vector<std::string>&)>& edit);
    void addTyped();

    DocumentModel& m_model;
    AxisBinding m_binding;
    QLayout* m_chips;
    QLineEdit* m_add = nullptr;
    QLabel* m_problem;
    std::vector<std::string> m_shown;
    bool m_shown_star = false;
    bool m_shown_locked = false;
};

}  // namespace assay::views
