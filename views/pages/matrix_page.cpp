// Step 3: the cases to measure, as axes, and what a representative matrix still lacks.
#include <QButtonGroup>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QTableView>

#include "core/base/format.hpp"
#include "core/matrix/expand.hpp"
#include "views/page.hpp"
#include "views/pages/axis_card.hpp"
#include "views/pages/bound_fields.hpp"
#include "views/pages/case_preview.hpp"
#include "views/pages/checklist_view.hpp"
#include "views/pages/layout.hpp"
#include "views/pages/matrix_rules.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kTwoColumns = 88 * kGrid;
constexpr double kMillion = 1e6;

class MatrixPage : public Page {
    Q_OBJECT

public:
    MatrixPage(DocumentModel& model, QWidget* parent);
    QString title() const override { return tr("Matrix"); }
    StepState state() const override;
    QString stateReason() const override;

private:
    QWidget* makeSummary(QWidget* parent);
    QWidget* makePresets(QWidget* parent);
    QWidget* makeCrossing(QWidget* parent);
    QWidget* makeMeasuring(QWidget* parent);
    QWidget* makePreview(QWidget* parent);
    void fillAxes();
    void refreshPreset();
    void refreshSummary();
    void choosePreset(const std::string& preset);
    std::size_t missingItems() const;

    QLabel* m_count;
    QLabel* m_cost;
    QLabel* m_problem;
    QButtonGroup* m_presets;
    QButtonGroup* m_crossing;
    QVBoxLayout* m_axes;
    std::string m_family;
    bool m_filled = false;
};

MatrixPage::MatrixPage(DocumentModel& document, QWidget* parent)
    : Page(document, parent), m_presets(new QButtonGroup(this)), m_crossing(new QButtonGroup(this))
{
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeSummary(this));
    auto* area = new QScrollArea(this);
    whole->addWidget(area, 1);
    QVBoxLayout* column = scrollingColumn(area);
    auto* pair = new AdaptivePair(kTwoColumns, area->widget());
    auto* left = new QWidget(pair);
    auto* left_column = new QVBoxLayout(left);
    left_column->setContentsMargins(0, 0, 0, 0);
    left_column->setSpacing(kGrid);
    left_column->addWidget(makeCrossing(left));
    m_axes = new QVBoxLayout;
    m_axes->setSpacing(kGrid);
    left_column->addLayout(m_axes);
    const Card rules = makeCard(tr("Rules"), left);
    rules.content->addWidget(new MatrixRules(model(), rules.frame));
    left_column->addWidget(rules.frame);
    left_column->addWidget(makeMeasuring(left));
    left_column->addStretch(1);
    auto* right = new QWidget(pair);
    auto* right_column = new QVBoxLayout(right);
    right_column->setContentsMargins(0, 0, 0, 0);
    right_column->setSpacing(kGrid);
    const Card checklist = makeCard(tr("Representative matrix"), right);
    checklist.content->addWidget(new ChecklistView(model(), checklist.frame));
    right_column->addWidget(checklist.frame);
    right_column->addWidget(makePreview(right), 1);
    pair->addPart(left, 5);
    pair->addPart(right, 4);
    column->addWidget(pair, 1);

    connect(&document, &DocumentModel::experimentChanged, this, [this] {
        fillAxes();
        refreshPreset();
    });
    connect(&document, &DocumentModel::familiesChanged, this, &MatrixPage::fillAxes);
    connect(&document, &DocumentModel::readOnlyChanged, this, &MatrixPage::refreshPreset);
    connect(&document, &DocumentModel::casesChanged, this, [this] {
        refreshSummary();
        emit stateChanged();
    });
    fillAxes();
    refreshPreset();
    refreshSummary();
}

StepState MatrixPage::state() const
{
    if (model().cases().empty()) {
        return StepState::empty;
    }
    return missingItems() == 0 ? StepState::ready : StepState::incomplete;
}

QString MatrixPage::stateReason() const
{
    if (!model().matrixError().isEmpty()) {
        return model().matrixError();
    }
    const std::size_t missing = missingItems();
    const QString cases = tr("%n case(s)", nullptr, static_cast<int>(model().cases().size()));
    return missing == 0 ? cases
                        : tr("%1, %n point(s) of the representative matrix missing", nullptr, static_cast<int>(missing))
                              .arg(cases);
}

std::size_t MatrixPage::missingItems() const
{
    const auto& items = model().checklist();
    return static_cast<std::size_t>(std::count_if(
        items.begin(), items.end(), [](const ChecklistItem& one) { return one.applicable && !one.covered; }));
}

QWidget* MatrixPage::makeSummary(QWidget* parent)
{
    auto* bar = new QFrame(parent);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 0);
    line->setSpacing(2 * kGrid);
    m_count = headingLabel({}, bar);
    m_count->setWordWrap(false);
    m_cost = quietLabel({}, bar);
    m_problem = new QLabel(bar);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    line->addWidget(m_count);
    line->addWidget(m_cost, 1);
    line->addWidget(m_problem, 1);
    line->addWidget(makePresets(bar));
    return bar;
}

QWidget* MatrixPage::makePresets(QWidget* parent)
{
    auto* bar = new QWidget(parent);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(kGrid / 2);
    const std::pair<const char*, QString> presets[] = {{"quick", tr("Quick", "matrix preset")},
                                                       {"representative", tr("Representative", "matrix preset")},
                                                       {"exhaustive", tr("Exhaustive", "matrix preset")}};
    for (const auto& [preset, text] : presets) {
        auto* button = new QPushButton(text, bar);
        styleAsChip(button);
        button->setCheckable(true);
        button->setProperty("preset", QLatin1String(preset));
        button->setAccessibleName(tr("Preset: %1").arg(text));
        m_presets->addButton(button);
        line->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, chosen = std::string(preset)] { choosePreset(chosen); });
    }
    m_presets->setExclusive(false);
    return bar;
}

QWidget* MatrixPage::makeCrossing(QWidget* parent)
{
    auto* bar = new QWidget(parent);
    auto* flow = new FlowLayout(bar, 2 * kGrid);
    auto* label = new QLabel(tr("Crossing"), bar);
    label->setProperty("quiet", true);
    flow->addWidget(label);
    const std::pair<Crossing, QString> ways[] = {
        {Crossing::star, tr("Star: every shape, other axes one at a time around the base")},
        {Crossing::full, tr("Full: every combination")}};
    for (const auto& [crossing, text] : ways) {
        auto* button = new QRadioButton(text, bar);
        m_crossing->addButton(button, static_cast<int>(crossing));
        flow->addWidget(button);
    }
    connect(m_crossing, &QButtonGroup::idClicked, this, [this](int id) {
        model().edit(tr("Change crossing"), [id](Experiment& experiment) {
            experiment.matrix.crossing = static_cast<Crossing>(id);
            experiment.matrix.preset = "custom";
        });
    });
    return bar;
}

QWidget* MatrixPage::makeMeasuring(QWidget* parent)
{
    const Card card = makeCard(tr("Measuring"), parent);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(2 * kGrid);
    card.content->addLayout(form);
    const auto add = [&](const QString& label, NumberBinding binding) {
        binding.undo_text = tr("Change measuring");
        binding.name = QString(label).remove(QLatin1Char('&'));
        QWidget* field = boundNumber(model(), std::move(binding), card.frame);
        field->setMaximumWidth(20 * kGrid);
        form->addRow(label, field);
    };
    add(tr("Least blocks per case"), {{},
                                      {},
                                      3,
                                      10000,
                                      0,
                                      1,
                                      {},
                                      [](const Experiment& e) { return static_cast<double>(e.measure.min_blocks); },
                                      [](Experiment& e, double v) {
                                          e.measure.min_blocks = static_cast<int>(v);
                                          e.measure.max_blocks = std::max(e.measure.max_blocks, e.measure.min_blocks);
                                      }});
    add(tr("Most blocks per case"), {{},
                                     {},
                                     3,
                                     10000,
                                     0,
                                     1,
                                     {},
                                     [](const Experiment& e) { return static_cast<double>(e.measure.max_blocks); },
                                     [](Experiment& e, double v) {
                                         e.measure.max_blocks = static_cast<int>(v);
                                         e.measure.min_blocks = std::min(e.measure.min_blocks, e.measure.max_blocks);
                                     }});
    add(tr("Time per case"), {{},
                              {},
                              1,
                              600000,
                              0,
                              50,
                              tr(" ms"),
                              [](const Experiment& e) { return e.measure.case_budget_ns / kMillion; },
                              [](Experiment& e, double v) { e.measure.case_budget_ns = v * kMillion; }});
    add(tr("Aim for an interval of ±"), {{},
                                         {},
                                         0.1,
                                         50,
                                         1,
                                         0.1,
                                         tr(" %"),
                                         [](const Experiment& e) { return e.measure.target_half_width * 100; },
                                         [](Experiment& e, double v) { e.measure.target_half_width = v / 100; }});
    add(tr("Count as the same within ±"), {{},
                                           {},
                                           0.1,
                                           50,
                                           1,
                                           0.1,
                                           tr(" %"),
                                           [](const Experiment& e) { return e.measure.equivalence_margin * 100; },
                                           [](Experiment& e, double v) { e.measure.equivalence_margin = v / 100; }});
    return card.frame;
}

QWidget* MatrixPage::makePreview(QWidget* parent)
{
    const Card card = makeCard(tr("Cases"), parent);
    auto* table = new QTableView(card.frame);
    table->setModel(new CasePreview(model(), table));
    table->setAccessibleName(tr("Cases that will be measured"));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAlternatingRowColors(true);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->setDefaultSectionSize(3 * kGrid);
    table->horizontalHeader()->setDefaultSectionSize(11 * kGrid);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setMinimumHeight(30 * kGrid);
    connect(table, &QTableView::activated, this, [this](const QModelIndex& index) {
        model().selectCase(caseKey(model().cases().at(static_cast<std::size_t>(index.row()))));
    });
    card.content->addWidget(table, 1);
    return card.frame;
}

void MatrixPage::fillAxes()
{
    const Family* family = model().family();
    const std::string& wanted = model().experiment().family;
    if (m_filled && wanted == m_family) {
        return;
    }
    m_filled = true;
    m_family = wanted;
    clearLayout(m_axes);
    if (family == nullptr) {
        auto* card = new QFrame(this);
        auto* column = new QVBoxLayout(card);
        column->addWidget(quietLabel(tr("The axes are those of a kernel family, which is not chosen yet."), card));
        auto* button = new QPushButton(tr("Choose kernels"), card);
        connect(button, &QPushButton::clicked, this, [this] { emit model().pageRequested(1); });
        column->addWidget(button, 0, Qt::AlignLeft);
        m_axes->addWidget(card);
        return;
    }
    for (AxisBinding& binding : axisBindings(family->description)) {
        m_axes->addWidget(new AxisCard(model(), std::move(binding), this));
    }
}

void MatrixPage::refreshPreset()
{
    const Matrix& matrix = model().experiment().matrix;
    const bool editable = !model().readOnly() && model().family() != nullptr;
    for (QAbstractButton* button : m_presets->buttons()) {
        button->setChecked(button->property("preset").toString().toStdString() == matrix.preset);
        button->setEnabled(editable);
    }
    for (QAbstractButton* button : m_crossing->buttons()) {
        button->setEnabled(editable);
    }
    m_crossing->button(static_cast<int>(matrix.crossing))->setChecked(true);
}

void MatrixPage::refreshSummary()
{
    const bool wrong = !model().matrixError().isEmpty();
    const MatrixEstimate& cost = model().estimate();
    m_count->setText(tr("%n case(s)", nullptr, static_cast<int>(model().cases().size())));
    m_cost->setVisible(!wrong);
    m_problem->setVisible(wrong);
    m_problem->setText(model().matrixError());
    m_cost->setText(model().cases().empty()
                        ? QString()
                        : tr("at most %1 of measuring, %2 of memory (estimated)")
                              .arg(durationText(cost.duration_ns), localised(formatBytes(cost.peak_bytes))));
}

void MatrixPage::choosePreset(const std::string& preset)
{
    refreshPreset();  // the button shows what holds, not what was clicked, should the preset fail
    const Family* family = model().family();
    if (family == nullptr) {
        return;
    }
    const Expected<Matrix> matrix = presetMatrix(family->description, preset);
    if (!matrix) {
        m_problem->setText(QString::fromStdString(describe(matrix.error())));
        m_problem->show();
        return;
    }
    model().edit(tr("Choose preset"), [&](Experiment& experiment) { experiment.matrix = *matrix; });
}

}  // namespace

Page* makeMatrixPage(DocumentModel& model, QWidget* parent)
{
    return new MatrixPage(model, parent);
}

}  // namespace assay::views

#include "matrix_page.moc"
