// Step 7: the report as it will print, what to include, and exports.
#include <algorithm>

#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDateTime>
#include <QFutureWatcher>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPromise>
#include <QPushButton>
#include <QScrollArea>
#include <QThreadPool>
#include <QTimer>

#include "core/interchange/export.hpp"
#include "core/records/report.hpp"
#include "views/page.hpp"
#include "views/pages/layout.hpp"
#include "views/pages/page_preview.hpp"
#include "views/report/render.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

// While measuring, the preview follows at a reader's pace.
constexpr int kPreviewDelay_ms = 300;
constexpr int kLivePreviewDelay_ms = 5000;

struct Preview {
    std::vector<QPicture> pages;
    std::string markdown;
};

class ReportPage : public Page {
    Q_OBJECT

public:
    ReportPage(DocumentModel& model, QWidget* parent);
    QString title() const override { return tr("Report"); }
    StepState state() const override;
    QString stateReason() const override;

protected:
    void showEvent(QShowEvent*) override;

private:
    QWidget* makeOptions();
    void makeExports(QVBoxLayout* column, QWidget* parent);
    void changed();
    void renderPreview();
    void takePreview();
    void setOptions();

    PagePreview* m_preview;
    QLabel* m_state_line;
    QComboBox* m_depth;
    std::vector<QCheckBox*> m_sections;
    QPushButton* m_copy;
    QTimer m_timer;
    bool m_dirty = true;
    std::string m_markdown;
    QFutureWatcher<Preview> m_watcher;
};

ReportPage::ReportPage(DocumentModel& document, QWidget* parent)
    : Page(document, parent), m_preview(new PagePreview(this)), m_state_line(quietLabel({}, this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    m_preview->setAccessibleName(tr("Preview of the report"));
    line->addWidget(m_preview, 1);
    line->addWidget(makeOptions());
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ReportPage::renderPreview);
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &ReportPage::takePreview);
    connect(&document, &DocumentModel::assessmentChanged, this, &ReportPage::changed);
    connect(&document, &DocumentModel::reportOptionsChanged, this, &ReportPage::changed);
    changed();
}

StepState ReportPage::state() const
{
    const Assessment& assessment = model().assessment();
    if (assessment.finished_cases == 0) {
        return StepState::empty;
    }
    return assessment.finished_cases < assessment.cases.size() ? StepState::incomplete : StepState::ready;
}

QString ReportPage::stateReason() const
{
    const Assessment& assessment = model().assessment();
    return tr("%1 of %2 cases measured").arg(assessment.finished_cases).arg(assessment.cases.size());
}

QWidget* ReportPage::makeOptions()
{
    auto* area = new QScrollArea(this);
    area->setFixedWidth(38 * kGrid);
    QVBoxLayout* column = scrollingColumn(area);
    column->setSpacing(kGrid);
    QWidget* content = area->widget();
    makeExports(column, content);
    column->addSpacing(kGrid);
    m_depth = new QComboBox(content);
    m_depth->addItem(tr("Brief", "depth of the report"), static_cast<int>(ReportDepth::brief));
    m_depth->addItem(tr("Standard", "depth of the report"), static_cast<int>(ReportDepth::standard));
    m_depth->addItem(tr("Full", "depth of the report"), static_cast<int>(ReportDepth::full));
    m_depth->setCurrentIndex(m_depth->findData(static_cast<int>(model().reportOptions().depth)));
    m_depth->setAccessibleName(tr("Depth"));
    auto* depth_label = new QLabel(tr("&Depth"), content);
    depth_label->setBuddy(m_depth);
    column->addWidget(depth_label);
    column->addWidget(m_depth);
    connect(m_depth, &QComboBox::activated, this, &ReportPage::setOptions);
    column->addSpacing(kGrid);
    column->addWidget(new QLabel(tr("Sections"), content));
    const auto& omitted = model().reportOptions().omitted_sections;
    for (const auto& [id, section_title] : reportSections()) {
        auto* box = new QCheckBox(QString::fromStdString(section_title), content);
        box->setProperty("section", QString::fromStdString(id));
        box->setChecked(std::find(omitted.begin(), omitted.end(), id) == omitted.end());
        connect(box, &QCheckBox::toggled, this, &ReportPage::setOptions);
        column->addWidget(box);
        m_sections.push_back(box);
    }
    column->addStretch(1);
    column->addWidget(m_state_line);
    return area;
}

void ReportPage::makeExports(QVBoxLayout* column, QWidget* parent)
{
    const std::pair<const char*, QString> formats[] = {{"pdf", tr("Export PDF…")},
                                                       {"html", tr("Export HTML…")},
                                                       {"json", tr("Export JSON…")},
                                                       {"csv", tr("Export CSV…")}};
    bool first = true;
    for (const auto& [format, text] : formats) {
        auto* button = new QPushButton(icon(QStringLiteral("export")), text, parent);
        button->setProperty("primary", first);
        if (first) {
            button->setIcon({});
        }
        first = false;
        connect(button, &QPushButton::clicked, this,
                [this, name = QString::fromLatin1(format)] { emit model().exportRequested(name); });
        column->addWidget(button);
    }
    m_copy = new QPushButton(icon(QStringLiteral("copy")), tr("Copy Markdown"), parent);
    m_copy->setToolTip(tr("For a pull request's description"));
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromStdString(m_markdown));
        m_state_line->setText(tr("Copied as Markdown."));
    });
    column->addWidget(m_copy);
}

void ReportPage::setOptions()
{
    ReportOptions options = model().reportOptions();
    options.depth = static_cast<ReportDepth>(m_depth->currentData().toInt());
    options.omitted_sections.clear();
    for (const QCheckBox* box : m_sections) {
        if (!box->isChecked()) {
            options.omitted_sections.push_back(box->property("section").toString().toStdString());
        }
    }
    model().setReportOptions(options);
}

void ReportPage::changed()
{
    m_dirty = true;
    if (isVisible() && !m_timer.isActive()) {
        m_timer.start(model().runState() == RunState::idle ? kPreviewDelay_ms : kLivePreviewDelay_ms);
    }
    emit stateChanged();
}

void ReportPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    if (m_dirty) {
        m_timer.start(0);
    }
}

// Building and laying out the report takes its time, so it happens elsewhere from copies; what an older snapshot gives
// is dropped by the watcher when a newer one starts.
void ReportPage::renderPreview()
{
    if (m_watcher.isRunning()) {
        m_timer.start(kPreviewDelay_ms);
        return;
    }
    m_dirty = false;
    const Family* family = model().family();
    m_copy->setEnabled(family != nullptr);
    if (family == nullptr) {
        m_preview->setPages({}, reportPageSize());
        m_state_line->setText(tr("The report needs a kernel family."));
        return;
    }
    ReportOptions options = model().reportOptions();
    options.generated = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    options.assay_version = QCoreApplication::applicationVersion().toStdString();
    auto promise = std::make_shared<QPromise<Preview>>();
    m_watcher.setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, options, experiment = model().experiment(),
                                          results = model().results(), assessment = model().assessment(),
                                          known = *family] {
        promise->start();
        const Report report = buildReport(experiment, results, assessment, known, options);
        promise->addResult(Preview{renderPages(report), reportMarkdown(report)});
        promise->finish();
    });
}

void ReportPage::takePreview()
{
    if (m_watcher.future().resultCount() == 0) {
        return;
    }
    Preview preview = m_watcher.future().result();
    m_markdown = std::move(preview.markdown);
    m_preview->setPages(std::move(preview.pages), reportPageSize());
    m_state_line->setText(tr("%n page(s)", nullptr, m_preview->pageCount()));
}

}  // namespace

Page* makeReportPage(DocumentModel& model, QWidget* parent)
{
    return new ReportPage(model, parent);
}

}  // namespace assay::views

#include "report_page.moc"
