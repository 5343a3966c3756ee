#include "views/pages/results_details.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

#include "views/pages/results_table.hpp"
#include "views/plots/distribution_plot.hpp"
#include "views/plots/error_plot.hpp"
#include "views/plots/sample_plot.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"
#include "views/timeline/run_timeline.hpp"

namespace assay::views {
namespace {

const FamilyDescription* descriptionOf(const DocumentModel& model)
{
    return model.family() == nullptr ? nullptr : &model.family()->description;
}

QVBoxLayout* pageColumn(QWidget* page)
{
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kGrid, kGrid, kGrid, kGrid);
    column->setSpacing(kGrid);
    return column;
}

// Baseline first, then candidates, then reference.
std::vector<ErrorSeries> errorSeries(const DocumentModel& model, const CaseResult& result)
{
    std::vector<ErrorSeries> series;
    for (const Role role : {Role::baseline, Role::candidate, Role::reference}) {
        for (const VariantChoice& choice : model.experiment().variants) {
            const VariantResult* found = choice.role == role ? findVariant(result, choice.variant) : nullptr;
            if (found != nullptr && found->errors) {
                series.push_back({choice.variant,
                                  seriesStyle(theme(), model.experiment(), choice.variant,
                                              variantTitle(descriptionOf(model), choice.variant)),
                                  *found->errors});
            }
        }
    }
    return series;
}

}  // namespace

CaseBar::CaseBar(DocumentModel& model, QWidget* parent) : QWidget(parent), m_model(model), m_text(new QLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text, const QString& tip, int by) {
        auto* button = new QToolButton(this);
        button->setText(text);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        row->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, by] { emit stepped(by); });
    };
    add(QStringLiteral("◀"), tr("Previous case"), -1);
    add(QStringLiteral("▶"), tr("Next case"), 1);
    row->addWidget(m_text, 1);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setMinimumWidth(1);  // a long case is cut, never widens the page
}

void CaseBar::refresh()
{
    const CaseAssessment* item = m_model.selectedAssessment();
    if (item == nullptr) {
        m_text->setText(tr("No case selected"));
        return;
    }
    m_text->setText(caseText(item->at));
    m_text->setToolTip(caseText(item->at));
}

DistributionsTab::DistributionsTab(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_bar(new CaseBar(model, this)),
      m_distribution(new DistributionPlot(this)),
      m_samples(new SamplePlot(this))
{
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_distribution);
    splitter->addWidget(m_samples);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    // Two charts and a legend need this much; a smaller window scrolls instead of squeezing them.
    m_distribution->setMinimumHeight(44 * kGrid);
    m_samples->setMinimumHeight(26 * kGrid);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(splitter);
    QVBoxLayout* column = pageColumn(this);
    column->addWidget(m_bar);
    column->addWidget(area, 1);
}

void DistributionsTab::refresh()
{
    m_bar->refresh();
    const CaseResult* result = m_model.selectedResult();
    if (result == nullptr) {
        m_distribution->setData({}, {});
        m_samples->setData({}, {});
        return;
    }
    auto series = durationSeries(theme(), m_model.experiment(), descriptionOf(m_model), *result);
    m_distribution->setData(series, result->scope);
    m_samples->setData(std::move(series), result->scope);
}

ErrorsTab::ErrorsTab(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_bar(new CaseBar(model, this)),
      m_plot(new ErrorPlot(this)),
      m_errors(new VariantErrorsModel(this)),
      m_table(new DataTable(tr("Error report"), this))
{
    m_table->setModel(m_errors);
    m_table->setRowHeaders(true);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_plot);
    splitter->addWidget(m_table);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({500, 500});  // shares, not pixels
    QVBoxLayout* column = pageColumn(this);
    column->addWidget(m_bar);
    column->addWidget(splitter, 1);
}

void ErrorsTab::refresh()
{
    m_bar->refresh();
    const CaseResult* result = m_model.selectedResult();
    std::vector<ErrorSeries> series;
    if (result != nullptr) {
        series = errorSeries(m_model, *result);
    }
    std::vector<VariantErrors> columns;
    for (const ErrorSeries& one : series) {
        columns.push_back({one.style.name, one.report});
    }
    const int before = m_errors->columnCount();
    m_errors->setVariants(std::move(columns));
    if (m_errors->columnCount() != before) {
        m_table->fitColumns();
    }
    m_plot->setData(std::move(series));
}

TimelineTab::TimelineTab(DocumentModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_timeline(new RunTimeline(this))
{
    pageColumn(this)->addWidget(m_timeline, 1);
    connect(m_timeline, &RunTimeline::caseChosen, &m_model,
            [this](const QString& key) { m_model.selectCase(key.toStdString()); });
}

void TimelineTab::refresh()
{
    m_timeline->setData(m_model.results());
    m_timeline->setSelected(m_model.selectedCase());
}

FindingsTab::FindingsTab(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_findings(new FindingsModel(this)),
      m_table(new DataTable(tr("Findings"), this)),
      m_detail(new QTextBrowser(this))
{
    m_table->setModel(m_findings);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setColumnHidden(FindingsModel::RemedyColumn, true);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_detail->setOpenLinks(false);
    m_detail->setAccessibleName(tr("The selected finding"));
    m_detail->setPlaceholderText(tr("Select a finding to see what was seen, what to do and the cases behind it."));
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_detail);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    pageColumn(this)->addWidget(splitter, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FindingsTab::showFinding);
    connect(m_findings, &QAbstractItemModel::modelReset, m_detail, &QTextBrowser::clear);
    connect(m_detail, &QTextBrowser::anchorClicked, &m_model,
            [this](const QUrl& url) { m_model.selectCase(url.toString(QUrl::FullyDecoded).toStdString()); });
}

void FindingsTab::refresh()
{
    const int before = m_findings->rowCount();
    m_findings->setFindings(m_model.assessment().findings);
    if (before == 0 && m_findings->rowCount() > 0) {
        m_table->fitColumns();
    }
    if (m_findings->rowCount() > 0 && !m_table->currentIndex().isValid()) {
        m_table->selectRow(0);  // the most urgent one
    }
}

void FindingsTab::showFinding(const QModelIndex& current)
{
    if (!current.isValid()) {
        m_detail->clear();
        return;
    }
    const auto cell = [&current](FindingsModel::Column column) {
        return current.siblingAtColumn(column).data().toString().toHtmlEscaped();
    };
    QString html =
        QStringLiteral("<p><b>%1</b> (%2, %3)</p>")
            .arg(cell(FindingsModel::TitleColumn), cell(FindingsModel::KindColumn), cell(FindingsModel::StateColumn));
    const auto paragraph = [&html](const QString& title, const QString& text) {
        if (!text.isEmpty()) {
            html += QStringLiteral("<p>%1<br>%2</p>").arg(title, text);
        }
    };
    paragraph(QStringLiteral("<i>%1</i>").arg(tr("What was seen")), cell(FindingsModel::ExplanationColumn));
    paragraph(QStringLiteral("<i>%1</i>").arg(tr("What to do")), cell(FindingsModel::RemedyColumn));
    paragraph(QStringLiteral("<i>%1</i>").arg(tr("Evidence")), cell(FindingsModel::EvidenceColumn));
    const QStringList keys = current.data(FindingsModel::CasesRole).toStringList();
    QStringList links;
    for (const QString& key : keys) {
        const CaseAssessment* item = findCase(m_model.assessment(), key.toStdString());
        links << QStringLiteral("<a href=\"%1\">%2</a>")
                     .arg(QString::fromLatin1(QUrl::toPercentEncoding(key)),
                          (item == nullptr ? key : caseText(item->at)).toHtmlEscaped());
    }
    paragraph(QStringLiteral("<i>%1</i>").arg(tr("Cases")), links.join(QStringLiteral("<br>")));
    m_detail->setHtml(html);
}

}  // namespace assay::views
