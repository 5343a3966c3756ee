// Step 5: what came out.
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include "views/page.hpp"
#include "views/pages/results_details.hpp"
#include "views/pages/results_empty.hpp"
#include "views/pages/results_header.hpp"
#include "views/pages/results_overview.hpp"
#include "views/pages/results_refresh.hpp"
#include "views/plots/series.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

class ResultsPage : public Page {
    Q_OBJECT

public:
    ResultsPage(DocumentModel& document, QWidget* parent);
    QString title() const override { return tr("Results"); }
    StepState state() const override;
    QString stateReason() const override;
    void focusFilter() override;

protected:
    void showEvent(QShowEvent*) override;
    void changeEvent(QEvent*) override;

private:
    QWidget* makeContent();
    void connectModel();
    void refresh();
    void refreshCandidates();
    void refreshTab();
    void refreshEmptyState();
    void emptyButtonPressed();
    std::string candidate() const { return m_candidate->currentData().toString().toStdString(); }

    QStackedLayout* m_stack;
    EmptyState* m_empty;
    QWidget* m_content;
    QWidget* m_candidate_bar;
    QComboBox* m_candidate;
    ResultsHeader* m_header;
    QTabWidget* m_tabs;
    ResultsOverview* m_overview;
    DistributionsTab* m_distributions;
    ErrorsTab* m_errors;
    TimelineTab* m_timeline;
    FindingsTab* m_findings;
    Refresh* m_refresh;
};

ResultsPage::ResultsPage(DocumentModel& document, QWidget* parent) : Page(document, parent)
{
    m_stack = new QStackedLayout(this);
    m_empty = new EmptyState(QStringLiteral("step-results"), this);
    m_content = makeContent();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    m_refresh = new Refresh(this, [this] { refresh(); });
    connect(m_empty, &EmptyState::buttonPressed, this, &ResultsPage::emptyButtonPressed);
    connectModel();
}

QWidget* ResultsPage::makeContent()
{
    auto* content = new QWidget(this);
    m_candidate_bar = new QWidget(content);
    m_candidate = new QComboBox(m_candidate_bar);
    auto* label = new QLabel(tr("Ca&ndidate"), m_candidate_bar);
    label->setBuddy(m_candidate);
    auto* bar = new QHBoxLayout(m_candidate_bar);
    bar->setContentsMargins(0, 0, 0, 0);
    bar->addWidget(label);
    bar->addWidget(m_candidate);

    m_header = new ResultsHeader(content);
    m_tabs = new QTabWidget(content);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(false);
    m_overview = new ResultsOverview(model(), m_tabs);
    m_distributions = new DistributionsTab(model(), m_tabs);
    m_errors = new ErrorsTab(model(), m_tabs);
    m_timeline = new TimelineTab(model(), m_tabs);
    m_findings = new FindingsTab(model(), m_tabs);
    m_tabs->addTab(m_overview, tr("Overview"));
    m_tabs->addTab(m_distributions, tr("Distributions"));
    m_tabs->addTab(m_errors, tr("Errors"));
    m_tabs->addTab(m_timeline, tr("Timeline"));
    m_tabs->addTab(m_findings, tr("Findings"));

    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(kGrid);
    m_header->setCorner(m_candidate_bar);
    column->addWidget(m_header);
    column->addWidget(m_tabs, 1);
    for (CaseBar* case_bar : {m_distributions->caseBar(), m_errors->caseBar()}) {
        connect(case_bar, &CaseBar::stepped, m_overview, &ResultsOverview::step);
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, &ResultsPage::refreshTab);
    connect(m_candidate, qOverload<int>(&QComboBox::activated), this, &ResultsPage::refresh);
    return content;
}

void ResultsPage::connectModel()
{
    const auto later = [this] { m_refresh->request(); };
    const auto state_too = [this] {
        m_refresh->request();
        emit stateChanged();
    };
    connect(&model(), &DocumentModel::assessmentChanged, this, state_too);
    connect(&model(), &DocumentModel::resultsReplaced, this, state_too);
    connect(&model(), &DocumentModel::casesChanged, this, state_too);
    connect(&model(), &DocumentModel::experimentChanged, this, later);
    connect(&model(), &DocumentModel::runStateChanged, this, state_too);
    connect(&model(), &DocumentModel::selectedCaseChanged, this, &ResultsPage::refreshTab);
    connect(&model(), &DocumentModel::caseTouched, this, [this](const QString& key) {
        if (key.toStdString() == model().selectedCase()) {
            m_refresh->request();
        }
    });
}

void ResultsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    m_refresh->shown();
}

void ResultsPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_refresh->request();  // texts and series carry the theme's colours
    }
}

StepState ResultsPage::state() const
{
    if (model().assessment().finished_cases == 0) {
        return StepState::empty;
    }
    if (model().runState() != RunState::idle) {
        return StepState::running;
    }
    return model().assessment().finished_cases < model().assessment().cases.size() ? StepState::incomplete
                                                                                   : StepState::ready;
}

QString ResultsPage::stateReason() const
{
    const QLocale locale;
    return tr("%1 of %2 cases measured")
        .arg(locale.toString(static_cast<qulonglong>(model().assessment().finished_cases)),
             locale.toString(static_cast<qulonglong>(model().assessment().cases.size())));
}

void ResultsPage::focusFilter()
{
    m_tabs->setCurrentWidget(m_overview);
    m_overview->focusFilter();
}

void ResultsPage::emptyButtonPressed()
{
    if (model().runState() != RunState::idle) {
        emit model().pageRequested(3);
    } else if (model().cases().empty()) {
        emit model().pageRequested(2);
    } else {
        emit model().runRequested();
    }
}

void ResultsPage::refreshEmptyState()
{
    if (model().runState() != RunState::idle) {
        m_empty->setText(tr("No case has finished yet. Results appear here one by one."), tr("Watch the run"));
    } else if (model().cases().empty()) {
        m_empty->setText(tr("There is nothing to measure: the matrix has no case."), tr("Define the matrix"));
    } else {
        m_empty->setText(tr("Nothing has been measured yet. A run verifies and times %n case(s).", nullptr,
                            static_cast<int>(model().cases().size())),
                         tr("Run"));
    }
}

void ResultsPage::refreshCandidates()
{
    const QVariant before = m_candidate->currentData();
    m_candidate->clear();
    const FamilyDescription* family = model().family() == nullptr ? nullptr : &model().family()->description;
    for (const VariantChoice* choice : candidatesOf(model().experiment())) {
        m_candidate->addItem(variantTitle(family, choice->variant), QString::fromStdString(choice->variant));
    }
    m_candidate->setCurrentIndex(std::max(0, m_candidate->findData(before)));
    m_candidate_bar->setVisible(m_candidate->count() > 1);
}

void ResultsPage::refresh()
{
    const bool any = model().assessment().finished_cases > 0;
    m_stack->setCurrentWidget(any ? m_content : static_cast<QWidget*>(m_empty));
    if (!any) {
        refreshEmptyState();
        return;
    }
    refreshCandidates();
    m_header->show(model(), candidate());
    m_overview->refresh(candidate());
    m_findings->refresh();
    m_tabs->setTabText(
        m_tabs->indexOf(m_findings),
        m_findings->raised() == 0 ? tr("Findings") : tr("Findings (%1)").arg(QLocale().toString(m_findings->raised())));
    refreshTab();
}

void ResultsPage::refreshTab()
{
    // Only what is seen; a tab that is turned to refreshes then.
    QWidget* current = m_tabs->currentWidget();
    if (!isVisible()) {
        return;
    }
    if (current == m_distributions) {
        m_distributions->refresh();
    } else if (current == m_errors) {
        m_errors->refresh();
    } else if (current == m_timeline) {
        m_timeline->refresh();
    }
}

}  // namespace

Page* makeResultsPage(DocumentModel& model, QWidget* parent)
{
    return new ResultsPage(model, parent);
}

}  // namespace assay::views

#include "results_page.moc"
