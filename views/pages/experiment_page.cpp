// Step 1: what is claimed, why it should hold, what would refute it, and the tolerance contract.
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>

#include "views/page.hpp"
#include "views/pages/bound_fields.hpp"
#include "views/pages/layout.hpp"
#include "views/pages/templates.hpp"
#include "views/pages/tolerance_table.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kTwoColumns = 90 * kGrid;

QFormLayout* makeForm(QBoxLayout* into)
{
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setVerticalSpacing(kGrid / 2);
    into->addLayout(form);
    return form;
}

// A labelled row; the label is the field's buddy and, without its mnemonic, its name.
void addRow(QFormLayout* form, const QString& label, QWidget* field)
{
    field->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    form->addRow(label, field);
}

class ExperimentPage : public Page {
    Q_OBJECT

public:
    ExperimentPage(DocumentModel& model, QWidget* parent);
    QString title() const override { return tr("Experiment"); }
    StepState state() const override;
    QString stateReason() const override;

private:
    QStringList missingFields() const;
    QWidget* makeTitle(QWidget* parent);
    QWidget* makeTemplates(QWidget* parent);
    QWidget* makeClaim(QWidget* parent);
    QWidget* makeHypothesis(QWidget* parent);
    QWidget* makeTolerance(QWidget* parent);
    QWidget* makeGuard(QWidget* parent);
};

ExperimentPage::ExperimentPage(DocumentModel& document, QWidget* parent) : Page(document, parent)
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    auto* area = new QScrollArea(this);
    whole->addWidget(area);
    QVBoxLayout* column = scrollingColumn(area);
    QWidget* content = area->widget();
    column->addWidget(makeTitle(content));
    column->addWidget(makeTemplates(content));
    auto* pair = new AdaptivePair(kTwoColumns, content);
    pair->addPart(makeClaim(pair), 1);
    pair->addPart(makeHypothesis(pair), 1);
    column->addWidget(pair);
    column->addWidget(makeGuard(content));
    column->addWidget(makeTolerance(content));
    column->addStretch(1);
    connect(&model(), &DocumentModel::experimentChanged, this, &Page::stateChanged);
}

StepState ExperimentPage::state() const
{
    const qsizetype missing = missingFields().size();
    return missing == 0 ? StepState::ready : missing >= 3 ? StepState::empty : StepState::incomplete;
}

QString ExperimentPage::stateReason() const
{
    const QString change = incompleteToleranceChange(model().experiment());
    const QStringList missing = missingFields();
    return missing.isEmpty()                          ? QString()
           : missing.size() == 1 && !change.isEmpty() ? change
                                                      : tr("missing: %1").arg(missing.join(tr(", ", "list")));
}

QStringList ExperimentPage::missingFields() const
{
    const Experiment& experiment = model().experiment();
    QStringList missing;
    if (experiment.claim.text.empty()) {
        missing << tr("claim");
    }
    if (experiment.hypothesis.bottleneck.empty()) {
        missing << tr("bottleneck class");
    }
    if (experiment.hypothesis.falsifier.empty()) {
        missing << tr("what would refute it");
    }
    if (experiment.claim.target_metric.empty()) {
        missing << tr("target metric");
    }
    if (!incompleteToleranceChange(experiment).isEmpty()) {
        missing << tr("approval of a changed tolerance");
    }
    return missing;
}

QWidget* ExperimentPage::makeTitle(QWidget* parent)
{
    QLineEdit* field = boundLine(model(),
                                 {tr("Rename experiment"), tr("Title of the experiment"), tr("Title"),
                                  [](const Experiment& one) { return one.title; },
                                  [](Experiment& one, const std::string& text) { one.title = text; }},
                                 parent);
    field->setFont(headingFont());
    return field;
}

QWidget* ExperimentPage::makeTemplates(QWidget* parent)
{
    auto* bar = new QWidget(parent);
    auto* flow = new FlowLayout(bar, kGrid);
    auto* label = new QLabel(tr("Fill in what is usual for:"), bar);
    label->setProperty("quiet", true);
    label->setMinimumHeight(30);
    flow->addWidget(label);
    for (const ExperimentTemplate& usual : experimentTemplates()) {
        auto* button = new QPushButton(usual.title, bar);
        button->setToolTip(usual.summary);
        connect(button, &QPushButton::clicked, this, [this, usual] {
            model().edit(tr("Template: %1").arg(usual.title),
                         [&usual](Experiment& experiment) { applyTemplate(experiment, usual); });
        });
        flow->addWidget(button);
    }
    const auto show = [this, bar] { bar->setVisible(!model().readOnly()); };
    connect(&model(), &DocumentModel::readOnlyChanged, bar, show);
    show();
    return bar;
}

QWidget* ExperimentPage::makeClaim(QWidget* parent)
{
    const Card card = makeCard(tr("Claim"), parent);
    QFormLayout* form = makeForm(card.content);
    addRow(form, tr("&What is claimed"),
           boundText(model(),
                     {tr("Edit claim"),
                      {},
                      tr("Online softmax is faster than three-pass for every row length"),
                      [](const Experiment& one) { return one.claim.text; },
                      [](Experiment& one, const std::string& text) { one.claim.text = text; }},
                     3, card.frame));
    addRow(form, tr("Target &metric"),
           boundLine(model(),
                     {tr("Edit target metric"),
                      {},
                      tr("median latency of one call"),
                      [](const Experiment& one) { return one.claim.target_metric; },
                      [](Experiment& one, const std::string& text) { one.claim.target_metric = text; }},
                     card.frame));
    addRow(form, tr("Target &scope"),
           boundChoice(model(),
                       {tr("Change target scope"),
                        {},
                        {{"operator", tr("The operator's own latency")},
                         {"end_to_end", tr("End to end: a step, request or iteration")}},
                        [](const Experiment& one) {
                            return one.claim.target_scope == TargetScope::end_to_end ? "end_to_end" : "operator";
                        },
                        [](Experiment& one, const std::string& value) {
                            one.claim.target_scope =
                                value == "end_to_end" ? TargetScope::end_to_end : TargetScope::operator_call;
                        }},
                       card.frame));
    addRow(form, tr("Modes that it ta&rgets"),
           boundLine(model(),
                     {tr("Edit targeted modes"),
                      {},
                      tr("inference, small batches; training uses the fallback"),
                      [](const Experiment& one) { return one.claim.targeted_modes; },
                      [](Experiment& one, const std::string& text) { one.claim.targeted_modes = text; }},
                     card.frame));
    card.content->addStretch(1);
    return card.frame;
}

QWidget* ExperimentPage::makeHypothesis(QWidget* parent)
{
    const Card card = makeCard(tr("Hypothesis"), parent);
    QFormLayout* form = makeForm(card.content);
    std::vector<std::pair<std::string, QString>> classes{{"", tr("Not stated", "bottleneck class")}};
    for (const std::string& one : bottleneckClasses()) {
        classes.emplace_back(one, QString::fromStdString(one));
    }
    addRow(form, tr("&Bottleneck class"),
           boundChoice(model(),
                       {tr("Change bottleneck class"),
                        {},
                        classes,
                        [](const Experiment& one) { return one.hypothesis.bottleneck; },
                        [](Experiment& one, const std::string& value) { one.hypothesis.bottleneck = value; }},
                       card.frame));
    addRow(form, tr("Wh&y it should be faster"),
           boundText(model(),
                     {tr("Edit reason"),
                      {},
                      tr("Three passes read each row three times; one pass reads it once"),
                      [](const Experiment& one) { return one.hypothesis.why; },
                      [](Experiment& one, const std::string& text) { one.hypothesis.why = text; }},
                     3, card.frame));
    addRow(form, tr("What would re&fute it"),
           boundText(model(),
                     {tr("Edit falsifier"),
                      {},
                      tr("Rows that fit into the cache do not get faster"),
                      [](const Experiment& one) { return one.hypothesis.falsifier; },
                      [](Experiment& one, const std::string& text) { one.hypothesis.falsifier = text; }},
                     3, card.frame));
    card.content->addStretch(1);
    return card.frame;
}

QWidget* ExperimentPage::makeGuard(QWidget* parent)
{
    const Card card = makeCard(tr("Guard and fallback"), parent);
    auto* line = new QHBoxLayout;
    line->setSpacing(2 * kGrid);
    card.content->addLayout(line);
    QFormLayout* left = makeForm(line);
    QFormLayout* right = makeForm(line);
    addRow(left, tr("&Guard: when the fast path may run"),
           boundLine(model(),
                     {tr("Edit guard"),
                      {},
                      tr("dtype is f32 and cols ≥ 64; empty: no guard"),
                      [](const Experiment& one) { return one.guard; },
                      [](Experiment& one, const std::string& text) { one.guard = text; }},
                     card.frame));
    addRow(right, tr("Fa&llback: what runs otherwise"),
           boundLine(model(),
                     {tr("Edit fallback"),
                      {},
                      tr("the baseline"),
                      [](const Experiment& one) { return one.fallback; },
                      [](Experiment& one, const std::string& text) { one.fallback = text; }},
                     card.frame));
    return card.frame;
}

QWidget* ExperimentPage::makeTolerance(QWidget* parent)
{
    const Card card = makeCard(tr("Tolerance contract"), parent);
    card.content->addWidget(quietLabel(tr("A result is right where |new − ref| ≤ absolute + relative × |ref|. Changing "
                                          "a tolerance needs a rationale and a "
                                          "named approver, and appears in the report."),
                                       card.frame));
    card.content->addWidget(new ToleranceTable(model(), card.frame));
    return card.frame;
}

}  // namespace

Page* makeExperimentPage(DocumentModel& model, QWidget* parent)
{
    return new ExperimentPage(model, parent);
}

}  // namespace assay::views

#include "experiment_page.moc"
