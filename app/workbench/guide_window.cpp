#include "app/workbench/guide_window.hpp"

#include <QTextBrowser>
#include <QVBoxLayout>

#include "views/theme/theme.hpp"

namespace assay::workbench {

GuideWindow::GuideWindow(const QString& folder, const QString& page, QWidget* parent)
    : QDialog(parent), m_text(new QTextBrowser(this))
{
    setWindowTitle(tr("User guide"));
    setModal(false);
    resize(90 * views::kGrid, 90 * views::kGrid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text);
    m_text->setAccessibleName(tr("User guide"));
    m_text->setSearchPaths({folder});
    m_text->setOpenExternalLinks(true);
    m_text->document()->setDocumentMargin(3 * views::kGrid);
    m_text->setSource(QUrl::fromLocalFile(folder + QLatin1Char('/') + page));
}

}  // namespace assay::workbench
