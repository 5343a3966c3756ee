// Ctrl+K: every command by name. Typing narrows, Enter runs, Escape closes.
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace assay::workbench {

class CommandPalette : public QDialog {
    Q_OBJECT

public:
    // `actions` that are disabled or have no text are left out.
    CommandPalette(const QList<QAction*>& actions, QWidget* parent);

    // Words of the query in any order, each a part of the name: how the list narrows. Case does not matter.
    static bool matches(const QString& name, const QString& query);

protected:
    bool eventFilter(QObject*, QEvent*) override;

private:
    void narrow(const QString& query);
    void runCurrent();

    QList<QAction*> m_actions;
    QLineEdit* m_query;
    QListWidget* m_list;
};

}  // namespace assay::workbench
