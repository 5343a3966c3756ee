// Help: the user guide's pages, read from the installed folder. Links outside it open in the desktop's browser.
#pragma once

#include <QDialog>

class QTextBrowser;

namespace assay::workbench {

class GuideWindow : public QDialog {
    Q_OBJECT

public:
    GuideWindow(const QString& folder, const QString& page, QWidget* parent);

private:
    QTextBrowser* m_text;
};

}  // namespace assay::workbench
