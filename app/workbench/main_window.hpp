// The workbench's window: arranges the steps, the pages, the evidence dock, messages and the status bar around one
// document, and turns commands into what the document can do.
#pragma once

#include <memory>
#include <vector>

#include <QFont>
#include <QMainWindow>

#include "app/workbench/document.hpp"
#include "app/workbench/preferences.hpp"

class QActionGroup;
class QDockWidget;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace assay::views {
class Page;
}

namespace assay::workbench {

class MessageStack;
class StepsList;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    static constexpr int kSteps = 7;

    MainWindow(std::vector<Family> families, QString assay_program, Preferences& preferences);
    ~MainWindow() override;

    Document& document() { return *m_document; }
    const std::vector<views::Page*>& pages() const { return m_pages; }
    MessageStack& messages() { return *m_messages; }
    QAction* action(const QString& name) const;

    void newDocument(const Experiment& experiment);
    void openPath(const QString& path);
    void showStep(int step);
    int currentStep() const;
    void setReviewMode(bool on);
    bool reviewMode() const { return m_review; }
    void restoreLayout();
    void resetLayout();

protected:
    void closeEvent(QCloseEvent*) override;
    void changeEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void dragEnterEvent(QDragEnterEvent*) override;
    void dropEvent(QDropEvent*) override;
    bool eventFilter(QObject*, QEvent*) override;

private:
    void buildFrame();
    void buildPages();
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildRunMenu();
    void buildViewMenu();
    void buildHelpMenu();
    QAction* addCommand(QMenu* menu, const QString& name, const QString& text, const QList<QKeySequence>& keys,
                        const std::function<void()>& run, const QString& icon_name = {});
    void connectDocument();
    void refreshTitle();
    void refreshActions();
    void refreshRecent();
    void refreshTrust();
    void showOpenError(const QString& path, const Error& error);
    void askOpen();
    void save();
    void askSaveAs();
    void askPlugin();
    void askLeave(const std::function<void()>& leave);
    void exportAs(const QString& format);
    void showPalette();
    void showGuide(const QString& page);
    void showAbout();
    void stepCase(int direction);
    void report(const Error& error);

    Preferences& m_preferences;
    Document* m_document;
    StepsList* m_steps = nullptr;
    QPushButton* m_run_button = nullptr;
    QStackedWidget* m_stack = nullptr;
    MessageStack* m_messages = nullptr;
    QDockWidget* m_evidence = nullptr;
    QMenu* m_recent = nullptr;
    std::vector<views::Page*> m_pages;
    QHash<QString, QAction*> m_actions;
    QByteArray m_default_layout;
    bool m_review = false;
    QFont m_usual_font;
    std::function<void()> m_after_run;  // to leave as soon as the cancelled run has ended
};

}  // namespace assay::workbench
