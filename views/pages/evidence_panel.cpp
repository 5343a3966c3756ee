// Content of the evidence dock: the selected case, wherever it was selected.
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "views/page.hpp"
#include "views/pages/evidence_text.hpp"
#include "views/pages/results_empty.hpp"
#include "views/pages/results_refresh.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

class EvidencePanel : public QWidget {
    Q_OBJECT

public:
    EvidencePanel(DocumentModel& model, QWidget* parent);
    QSize sizeHint() const override { return {36 * kGrid, 60 * kGrid}; }

protected:
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void refresh();
    void updateButton();

    DocumentModel& m_model;
    QStackedLayout* m_stack;
    EmptyState* m_empty;
    QWidget* m_content;
    QTextBrowser* m_text;
    QPushButton* m_again;
    Refresh* m_refresh;
    CaseKey m_shown;
};

EvidencePanel::EvidencePanel(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_stack(new QStackedLayout(this)),
      m_empty(new EmptyState(QStringLiteral("search"), this)),
      m_content(new QWidget(this)),
      m_text(new QTextBrowser(m_content)),
      m_again(new QPushButton(tr("Run this case again"), m_content)),
      m_refresh(new Refresh(this, [this] { refresh(); }))
{
    m_text->setAccessibleName(tr("Evidence of the selected case"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_again->setIcon(icon(QStringLiteral("refresh")));
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->addWidget(m_text, 1);
    column->addWidget(m_again);
    m_empty->setText(tr("Select a case in a table, map or plot. What is known of it stands here."), {});
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);

    connect(m_again, &QPushButton::clicked, &model,
            [&model] { emit model.rerunCasesRequested({QString::fromStdString(model.selectedCase())}); });
    const auto later = [this] { m_refresh->request(); };
    connect(&model, &DocumentModel::selectedCaseChanged, this, &EvidencePanel::refresh);
    connect(&model, &DocumentModel::assessmentChanged, this, later);
    connect(&model, &DocumentModel::resultsReplaced, this, later);
    connect(&model, &DocumentModel::runStateChanged, this, &EvidencePanel::updateButton);
    connect(&model, &DocumentModel::readOnlyChanged, this, &EvidencePanel::updateButton);
    connect(&model, &DocumentModel::caseTouched, this, [this](const QString& key) {
        if (key.toStdString() == m_model.selectedCase()) {
            m_refresh->request();
        }
    });
    updateButton();
}

void EvidencePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_refresh->shown();
}

void EvidencePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_refresh->request();
    }
}

void EvidencePanel::updateButton()
{
    const bool idle = m_model.runState() == RunState::idle;
    m_again->setEnabled(idle && !m_model.readOnly());
    m_again->setToolTip(m_model.readOnly() ? tr("The document is open read-only")
                        : idle             ? tr("Measures this case anew; its results are replaced")
                                           : tr("A run is in progress"));
}

void EvidencePanel::refresh()
{
    const QString html = evidenceHtml(m_model, theme());
    m_stack->setCurrentWidget(html.isEmpty() ? static_cast<QWidget*>(m_empty) : m_content);
    const int position = m_shown == m_model.selectedCase() ? m_text->verticalScrollBar()->value() : 0;
    m_shown = m_model.selectedCase();
    m_text->setHtml(html);
    m_text->verticalScrollBar()->setValue(position);
}

}  // namespace

QWidget* makeEvidencePanel(DocumentModel& model, QWidget* parent)
{
    return new EvidencePanel(model, parent);
}

}  // namespace assay::views

#include "evidence_panel.moc"
