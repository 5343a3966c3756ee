#include "views/pages/run_live.hpp"

#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QVBoxLayout>

#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

constexpr int kLogLines = 5000;  // a run of hundreds of thousand cases must not fill memory with text

QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("quiet", true);
    return label;
}

}  // namespace

RunLive::RunLive(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_case(new QLabel(this)),
      m_ratio(new LiveRatioPlot(this)),
      m_samples(new SamplePlot(this))
{
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_ratio);
    splitter->addWidget(m_samples);
    splitter->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    column->addWidget(m_case);
    column->addWidget(splitter, 1);
    m_case->setMinimumWidth(1);
    m_case->setTextInteractionFlags(Qt::TextSelectableByMouse);
}

CaseKey RunLive::shownCase() const
{
    const CaseKey running = m_model.progress().current_case.toStdString();
    return m_model.runState() != RunState::idle && !running.empty() ? running : m_model.selectedCase();
}

void RunLive::refresh()
{
    const CaseKey key = shownCase();
    const CaseResult* result = key.empty() ? nullptr : findCase(m_model.results(), key);
    const VariantChoice* baseline = baselineOf(m_model.experiment());
    const FamilyDescription* family = m_model.family() == nullptr ? nullptr : &m_model.family()->description;
    if (result == nullptr || baseline == nullptr) {
        m_case->setText(tr("No case is running; select a finished one to see its samples."));
        m_history_of.clear();
        m_histories.clear();
        m_ratio->setData({}, 0);
        m_samples->setData({}, {});
        return;
    }
    m_case->setText(
        (result->status == CaseStatus::running ? tr("Running: %1") : tr("Case: %1")).arg(caseText(result->at)));
    if (m_history_of != key) {
        m_history_of = key;
        m_histories.clear();
        for (const VariantChoice* choice : candidatesOf(m_model.experiment())) {
            RatioHistory history;
            history.candidate = choice->variant;
            m_histories.push_back(std::move(history));
        }
        m_ratio->resetView();
        m_samples->resetView();
    }
    const double margin = m_model.experiment().measure.equivalence_margin;
    for (RatioHistory& history : m_histories) {
        history.style =
            seriesStyle(theme(), m_model.experiment(), history.candidate, variantTitle(family, history.candidate));
        extendHistory(history, *result, baseline->variant, margin);
    }
    m_ratio->setData(m_histories, margin);
    m_samples->setData(durationSeries(theme(), m_model.experiment(), family, *result), result->scope);
}

RunDevice::RunDevice(DocumentModel& model, QWidget* parent) : QWidget(parent), m_model(model), m_text(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(sectionTitle(tr("Device"), this));
    column->addWidget(m_text);
    column->addStretch(1);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("Device state"));
}

void RunDevice::refresh()
{
    if (m_model.results().runs.empty()) {
        m_text->setText(tr("%1; its state is recorded when a run starts.")
                            .arg(QString::fromStdString(m_model.experiment().device)));
        return;
    }
    const RunInfo& run = m_model.results().runs.back();
    QStringList lines;
    const auto add = [&lines](const std::string& text) {
        if (!text.empty()) {
            lines << QString::fromStdString(text);
        }
    };
    add(run.device_name);
    add(run.device_detail);
    if (run.timer_resolution_ns > 0) {
        lines << tr("Timer resolution %1").arg(durationText(run.timer_resolution_ns));
    }
    lines << tr("Run %1 on %2, started %3")
                 .arg(QLocale().toString(static_cast<qlonglong>(run.id)), QString::fromStdString(run.host),
                      QString::fromStdString(run.started));
    m_text->setText(lines.join(QLatin1Char('\n')));
}

RunLog::RunLog(DocumentModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_lines(new QPlainTextEdit(this))
{
    auto* title = sectionTitle(tr("&Log"), this);
    title->setBuddy(m_lines);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title);
    column->addWidget(m_lines, 1);
    m_lines->setReadOnly(true);
    m_lines->setMaximumBlockCount(kLogLines);
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_lines->setFont(codeFont());
    m_lines->setTabChangesFocus(true);
    m_lines->setPlaceholderText(tr("What the runner says appears here."));
    m_lines->setAccessibleName(tr("Log of the run"));
    connect(&model, &DocumentModel::logAppended, m_lines, &QPlainTextEdit::appendPlainText);
    connect(&model, &DocumentModel::resultsReplaced, this, &RunLog::reload);
    reload();
}

void RunLog::reload()
{
    QStringList lines;
    const std::vector<std::string>& log = m_model.results().log;
    const std::size_t first = log.size() > kLogLines ? log.size() - kLogLines : 0;
    for (std::size_t i = first; i < log.size(); ++i) {
        lines << QString::fromStdString(log[i]);
    }
    m_lines->setPlainText(lines.join(QLatin1Char('\n')));
}

}  // namespace assay::views
