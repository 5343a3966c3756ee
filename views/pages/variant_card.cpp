#include "views/pages/variant_card.hpp"

#include <algorithm>

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"
#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

constexpr int kNoRole = 0;
constexpr int kFirstRole = 1;  // + Role

const VariantChoice* choiceOf(const Experiment& experiment, const std::string& variant)
{
    const auto found = std::find_if(experiment.variants.begin(), experiment.variants.end(),
                                    [&](const VariantChoice& one) { return one.variant == variant; });
    return found == experiment.variants.end() ? nullptr : &*found;
}

template <class Values>
QString namesOf(const Values& values)
{
    QStringList names;
    for (const auto value : values) {
        const std::string_view text = name(value);
        names << QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))
                     .replace(QLatin1Char('_'), QLatin1Char(' '));
    }
    return names.join(QStringLiteral(", "));
}

QString classText(OptimisationClass one)
{
    const QString id = QString::fromUtf8(name(one).data(), static_cast<qsizetype>(name(one).size()));
    switch (one) {
        case OptimisationClass::c1:
            return VariantCard::tr("%1 – bit for bit equal").arg(id);
        case OptimisationClass::c2:
            return VariantCard::tr("%1 – other order of evaluation").arg(id);
        case OptimisationClass::c3:
            return VariantCard::tr("%1 – explicit approximation").arg(id);
        case OptimisationClass::c4:
            return VariantCard::tr("%1 – result semantics changed").arg(id);
        case OptimisationClass::not_applicable:
            break;
    }
    return VariantCard::tr("%1 – values untouched").arg(id);
}

}  // namespace

void setRole(Experiment& experiment, const std::string& variant, std::optional<Role> role, OptimisationClass declared)
{
    auto& choices = experiment.variants;
    const auto same = [&](const VariantChoice& one) { return one.variant == variant; };
    const auto mine = std::find_if(choices.begin(), choices.end(), same);
    if (mine != choices.end()) {
        declared = mine->declared;
    }
    std::erase_if(choices, [&](const VariantChoice& one) {
        return same(one) || (role && *role != Role::candidate && one.role == *role);
    });
    if (role) {
        // Reference, baseline, candidates: the order in which every table and plot shows them.
        const auto after = std::find_if(choices.begin(), choices.end(), [&](const VariantChoice& one) {
            return static_cast<int>(one.role) > static_cast<int>(*role);
        });
        choices.insert(after, VariantChoice{variant, *role, declared});
    }
}

VariantCard::VariantCard(DocumentModel& model, const VariantDescription& variant, const QString& work, QWidget* parent)
    : QFrame(parent),
      m_model(model),
      m_variant(variant.name),
      m_default_class(variant.declared),
      m_plugin(variant.origin != "built-in"),
      m_roles(new QButtonGroup(this)),
      m_class(new QComboBox(this)),
      m_class_label(new QLabel(tr("Declares"), this)),
      m_trust(nullptr)
{
    setProperty("card", true);
    setAccessibleName(QString::fromStdString(variant.title));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid + kGrid / 2, 2 * kGrid, kGrid + kGrid / 2);
    column->setSpacing(kGrid);
    column->addLayout(makeHead(variant));
    column->addWidget(quietLabel(QString::fromStdString(variant.description), this));
    column->addLayout(makeRoles());
    column->addLayout(makeFacts(variant, work));
    connect(&model, &DocumentModel::experimentChanged, this, &VariantCard::refresh);
    connect(&model, &DocumentModel::readOnlyChanged, this, &VariantCard::refresh);
    connect(&model, &DocumentModel::trustChanged, this, &VariantCard::refresh);
    refresh();
}

QLayout* VariantCard::makeHead(const VariantDescription& variant)
{
    auto* line = new QHBoxLayout;
    line->setSpacing(kGrid);
    auto* title = new QLabel(QString::fromStdString(variant.title), this);
    QFont bold = textFont();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    title->setTextFormat(Qt::PlainText);
    line->addWidget(title);
    auto* id = new QLabel(QString::fromStdString(variant.name), this);
    id->setFont(codeFont());
    id->setProperty("quiet", true);
    line->addWidget(id);
    line->addStretch(1);
    m_trust = tagLabel({}, this);
    line->addWidget(m_trust);
    return line;
}

QLayout* VariantCard::makeRoles()
{
    auto* flow = new FlowLayout(nullptr, 2 * kGrid);
    const auto add = [&](int id, const QString& text) {
        auto* button = new QRadioButton(text, this);
        button->setAccessibleDescription(tr("Role of %1").arg(accessibleName()));
        m_roles->addButton(button, id);
        flow->addWidget(button);
    };
    add(kNoRole, tr("Not used"));
    for (const Role role : {Role::reference, Role::baseline, Role::candidate}) {
        QString text = word(role);
        text[0] = text[0].toUpper();
        add(kFirstRole + static_cast<int>(role), text);
    }
    auto* declares = new QWidget(this);
    auto* line = new QHBoxLayout(declares);
    line->setContentsMargins(0, 0, 0, 0);
    for (const OptimisationClass one : {OptimisationClass::c1, OptimisationClass::c2, OptimisationClass::c3,
                                        OptimisationClass::c4, OptimisationClass::not_applicable}) {
        m_class->addItem(classText(one), QString::fromUtf8(name(one).data(), static_cast<qsizetype>(name(one).size())));
    }
    m_class->setAccessibleName(tr("Class that %1 declares").arg(accessibleName()));
    m_class->setFocusPolicy(Qt::StrongFocus);
    line->addWidget(m_class_label);
    line->addWidget(m_class);
    flow->addWidget(declares);
    connect(m_roles, &QButtonGroup::idClicked, this, &VariantCard::chooseRole);
    connect(m_class, &QComboBox::activated, this, [this](int index) { declare(m_class->itemData(index).toString()); });
    return flow;
}

QLayout* VariantCard::makeFacts(const VariantDescription& variant, const QString& work)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(2 * kGrid);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString& what, const QString& value) {
        const int row = grid->rowCount();
        auto* label = new QLabel(what, this);
        label->setFont(smallFont());
        label->setProperty("quiet", true);
        auto* text = new QLabel(value, this);
        text->setFont(smallFont());
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        grid->addWidget(label, row, 0, Qt::AlignTop);
        grid->addWidget(text, row, 1);
    };
    const QString where = variant.cuda ? variant.host ? tr("host CPU and CUDA") : tr("CUDA") : tr("host CPU");
    add(tr("Handles"), tr("%1; %2; %3", "dtypes; layouts; modes")
                           .arg(namesOf(variant.dtypes), namesOf(variant.layouts), namesOf(variant.modes)));
    add(tr("Runs on"),
        variant.precision_mode.empty()
            ? where
            : tr("%1, %2", "device, precision mode").arg(where, QString::fromStdString(variant.precision_mode)));
    add(tr("One call"), work);
    add(tr("Code from"), QString::fromStdString(variant.origin));
    return grid;
}

void VariantCard::refresh()
{
    const VariantChoice* choice = choiceOf(m_model.experiment(), m_variant);
    const int id = choice == nullptr ? kNoRole : kFirstRole + static_cast<int>(choice->role);
    m_roles->button(id)->setChecked(true);
    for (QAbstractButton* button : m_roles->buttons()) {
        button->setEnabled(!m_model.readOnly());
    }
    const bool candidate = choice != nullptr && choice->role == Role::candidate;
    m_class->setVisible(candidate);
    m_class_label->setVisible(candidate);
    m_class->setEnabled(!m_model.readOnly());
    const OptimisationClass declared = choice == nullptr ? m_default_class : choice->declared;
    m_class->setCurrentIndex(
        m_class->findData(QString::fromUtf8(name(declared).data(), static_cast<qsizetype>(name(declared).size()))));
    m_trust->setText(!m_plugin                       ? tr("built-in", "trust state")
                     : m_model.untrusted().isEmpty() ? tr("plugin, trusted", "trust state")
                                                     : tr("plugin, not trusted: inert", "trust state"));
    update();
}

void VariantCard::chooseRole(int id)
{
    const std::optional<Role> role = id == kNoRole ? std::nullopt : std::optional(static_cast<Role>(id - kFirstRole));
    m_model.edit(tr("Change role of %1").arg(accessibleName()),
                 [&](Experiment& experiment) { setRole(experiment, m_variant, role, m_default_class); });
}

void VariantCard::declare(const QString& optimisation_class)
{
    const auto declared = parseOptimisationClass(optimisation_class.toStdString());
    m_model.edit(tr("Declare class of %1").arg(accessibleName()), [&](Experiment& experiment) {
        for (VariantChoice& one : experiment.variants) {
            if (one.variant == m_variant && declared) {
                one.declared = *declared;
            }
        }
    });
}

void VariantCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (choiceOf(m_model.experiment(), m_variant) != nullptr) {
        QPainter painter(this);
        painter.fillRect(QRect(1, 1, 4, height() - 2), variantInk(theme(), m_model.experiment(), m_variant).line);
    }
}

}  // namespace assay::views
