// Step 2: which family, and which of its variants is what.
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>

#include "core/base/format.hpp"
#include "core/matrix/expand.hpp"
#include "views/page.hpp"
#include "views/pages/layout.hpp"
#include "views/pages/variant_card.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

// The modelled cost of one call at the family's target sizes, f32.
QString workText(const Family& family, const VariantDescription& variant)
{
    Case at;
    QStringList sizes;
    for (const SizeAxis& axis : family.description.size_axes) {
        at.sizes[axis.name] = axis.target;
        sizes << QStringLiteral("%1 %2").arg(QString::fromStdString(axis.name),
                                             countText(static_cast<double>(axis.target)));
    }
    at.dtype = variant.dtypes.empty() ? DType::f32 : variant.dtypes.front();
    const WorkModel work = family.work(at, variant.name);
    const auto bytes = [](double amount) { return localised(formatBytes(amount)); };
    return QCoreApplication::translate("KernelsPage",
                                       "reads %1, writes %2, %3 FLOP, %4 kernels, workspace %5 (modelled at %6)")
        .arg(bytes(work.bytes_read), bytes(work.bytes_written), countText(work.flops))
        .arg(work.kernels)
        .arg(bytes(work.workspace_bytes), sizes.join(QStringLiteral(", ")));
}

class KernelsPage : public Page {
    Q_OBJECT

public:
    KernelsPage(DocumentModel& model, QWidget* parent);
    QString title() const override { return tr("Kernels"); }
    StepState state() const override;
    QString stateReason() const override;
    void focusFilter() override { m_families->setFocus(); }

private:
    void fillFamilies();
    void showFamily();
    void chooseFamily(int row);

    QListWidget* m_families;
    QScrollArea* m_area;
    QVBoxLayout* m_column;
    std::string m_shown;
};

KernelsPage::KernelsPage(DocumentModel& document, QWidget* parent)
    : Page(document, parent), m_families(new QListWidget(this)), m_area(new QScrollArea(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(2 * kGrid, 2 * kGrid, 0, 2 * kGrid);
    m_families->setAccessibleName(tr("Kernel families"));
    m_families->setFixedWidth(21 * kGrid);
    auto* plugin = new QPushButton(icon(QStringLiteral("plugin")), tr("Add plugin…"), this);
    plugin->setToolTip(tr("A shared object with variants of these families. It runs in a process of its own."));
    left->addWidget(m_families, 1);
    left->addWidget(plugin);
    line->addLayout(left);
    line->addWidget(m_area, 1);
    m_column = scrollingColumn(m_area);
    connect(plugin, &QPushButton::clicked, &document, &DocumentModel::addPluginRequested);
    connect(m_families, &QListWidget::currentRowChanged, this, &KernelsPage::chooseFamily);
    connect(&document, &DocumentModel::familiesChanged, this, &KernelsPage::fillFamilies);
    connect(&document, &DocumentModel::experimentChanged, this, [this] {
        if (m_shown != model().experiment().family) {
            fillFamilies();
        }
        emit stateChanged();
    });
    const auto lock = [this, plugin] {
        m_families->setEnabled(!model().readOnly());
        plugin->setVisible(!model().readOnly());
    };
    connect(&document, &DocumentModel::readOnlyChanged, this, lock);
    lock();
    fillFamilies();
}

StepState KernelsPage::state() const
{
    if (model().family() == nullptr) {
        return StepState::empty;
    }
    return stateReason().isEmpty() ? StepState::ready : StepState::incomplete;
}

QString KernelsPage::stateReason() const
{
    const Experiment& experiment = model().experiment();
    if (model().family() == nullptr) {
        return experiment.family.empty()
                   ? tr("choose a kernel family")
                   : tr("this build knows no family called %1").arg(QString::fromStdString(experiment.family));
    }
    if (baselineOf(experiment) == nullptr) {
        return tr("choose a baseline: what ships today");
    }
    return candidatesOf(experiment).empty() ? tr("choose a candidate: the optimisation") : QString();
}

void KernelsPage::fillFamilies()
{
    const QSignalBlocker quiet(m_families);
    m_families->clear();
    int chosen = -1;
    for (const Family& family : model().families()) {
        auto* row = new QListWidgetItem(QString::fromStdString(family.description.title), m_families);
        row->setToolTip(QString::fromStdString(family.description.description));
        if (family.description.name == model().experiment().family) {
            chosen = m_families->row(row);
        }
    }
    m_families->setCurrentRow(chosen);
    showFamily();
}

void KernelsPage::showFamily()
{
    m_shown = model().experiment().family;
    clearLayout(m_column);
    QWidget* content = m_area->widget();
    const Family* family = model().family();
    if (family == nullptr) {
        m_column->addWidget(headingLabel(tr("Choose a kernel family"), content));
        m_column->addWidget(
            quietLabel(tr("A family is an operation with its axes, types, oracle and work model. Its variants are "
                          "implementations: one is the baseline that ships today, others are candidates."),
                       content));
        m_column->addStretch(1);
        return;
    }
    const FamilyDescription& about = family->description;
    m_column->addWidget(headingLabel(QString::fromStdString(about.title), content));
    m_column->addWidget(quietLabel(QString::fromStdString(about.description + " " + about.contract), content));
    for (const VariantDescription& variant : about.variants) {
        m_column->addWidget(new VariantCard(model(), variant, workText(*family, variant), content));
    }
    m_column->addStretch(1);
}

// Another family means other axes and other variants; both start from what is usual for it.
void KernelsPage::chooseFamily(int row)
{
    if (row < 0 || static_cast<std::size_t>(row) >= model().families().size()) {
        return;
    }
    const FamilyDescription about = model().families()[static_cast<std::size_t>(row)].description;
    if (about.name == model().experiment().family) {
        return;
    }
    model().edit(tr("Choose family %1").arg(QString::fromStdString(about.title)), [&about](Experiment& experiment) {
        experiment.family = about.name;
        experiment.variants.clear();
        setRole(experiment, about.default_baseline, Role::baseline, OptimisationClass::c1);
        if (const auto matrix = presetMatrix(about, "quick")) {
            experiment.matrix = *matrix;
        }
    });
}

}  // namespace

Page* makeKernelsPage(DocumentModel& model, QWidget* parent)
{
    return new KernelsPage(model, parent);
}

}  // namespace assay::views

#include "kernels_page.moc"
