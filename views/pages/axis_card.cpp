#include "views/pages/axis_card.hpp"

#include <algorithm>

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

#include "views/pages/bound_fields.hpp"
#include "views/pages/layout.hpp"
#include "views/theme/icons.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

template <class Value>
std::vector<std::string> textsOf(const std::vector<Value>& values)
{
    std::vector<std::string> texts;
    for (const Value value : values) {
        texts.emplace_back(name(value));
    }
    return texts;
}

template <class Value, class Parse>
std::vector<Value> valuesOf(const std::vector<std::string>& texts, Parse parse)
{
    std::vector<Value> values;
    for (const std::string& text : texts) {
        if (const std::optional<Value> value = parse(text)) {
            values.push_back(*value);
        }
    }
    return values;
}

AxisBinding sizeBinding(const SizeAxis& axis)
{
    const QString hint = axis.block > 1 ? AxisCard::tr("tiles of %1").arg(axis.block) : QString();
    return {axis.name,
            QString::fromStdString(axis.title),
            hint,
            {},
            [key = axis.name](const Matrix& matrix) {
                std::vector<std::string> texts;
                const auto found = matrix.sizes.find(key);
                if (found != matrix.sizes.end()) {
                    for (const std::int64_t size : found->second) {
                        texts.push_back(std::to_string(size));
                    }
                }
                return texts;
            },
            [key = axis.name](Matrix& matrix, const std::vector<std::string>& texts) {
                std::vector<std::int64_t> sizes;
                for (const std::string& text : texts) {
                    sizes.push_back(QString::fromStdString(text).toLongLong());
                }
                matrix.sizes[key] = sizes;
            }};
}

template <class Value, class Parse>
AxisBinding namedBinding(const char* axis, const std::vector<Value>& admitted, std::vector<Value> Matrix::*member,
                         Parse parse)
{
    return {axis,
            axisTitle(axis),
            {},
            textsOf(admitted),
            [member](const Matrix& matrix) { return textsOf(matrix.*member); },
            [member, parse](Matrix& matrix, const std::vector<std::string>& texts) {
                matrix.*member = valuesOf<Value>(texts, parse);
            }};
}

QString shownValue(const AxisBinding& binding, const std::string& value)
{
    const QString text = QString::fromStdString(value);
    return binding.options.empty() ? countText(text.toDouble())
                                   : QString(text).replace(QLatin1Char('_'), QLatin1Char(' '));
}

}  // namespace

std::vector<AxisBinding> axisBindings(const FamilyDescription& family)
{
    std::vector<AxisBinding> bindings;
    for (const SizeAxis& axis : family.size_axes) {
        bindings.push_back(sizeBinding(axis));
    }
    bindings.push_back(namedBinding("dtype", family.dtypes, &Matrix::dtypes, parseDType));
    bindings.push_back(namedBinding("layout", family.layouts, &Matrix::layouts, parseLayout));
    bindings.push_back(namedBinding("values", family.values, &Matrix::values, parseValueDistribution));
    bindings.push_back(namedBinding("mode", family.modes, &Matrix::modes, parsePassMode));
    const auto caches = allCacheStates();
    bindings.push_back(
        namedBinding("cache", std::vector<CacheState>(caches.begin(), caches.end()), &Matrix::caches, parseCacheState));
    return bindings;
}

std::optional<std::vector<std::int64_t>> parseSizes(const QString& text, QString* wrong)
{
    static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
    std::vector<std::int64_t> sizes;
    for (const QString& part : text.split(kBetween, Qt::SkipEmptyParts)) {
        bool number = false;
        const qlonglong size = part.toLongLong(&number);
        if (!number || size < 0) {
            *wrong = part;
            return std::nullopt;
        }
        sizes.push_back(size);
    }
    return sizes;
}

AxisCard::AxisCard(DocumentModel& model, AxisBinding binding, QWidget* parent)
    : QFrame(parent), m_model(model), m_binding(std::move(binding)), m_problem(new QLabel(this))
{
    setProperty("card", true);
    setAccessibleName(m_binding.title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * kGrid, kGrid, 2 * kGrid, kGrid + kGrid / 2);
    column->setSpacing(kGrid / 2);
    auto* head = new QHBoxLayout;
    auto* title = new QLabel(m_binding.title, this);
    QFont bold = textFont();
    bold.setWeight(QFont::DemiBold);
    title->setFont(bold);
    head->addWidget(title);
    auto* hint = new QLabel(m_binding.hint, this);
    hint->setProperty("quiet", true);
    head->addWidget(hint);
    head->addStretch(1);
    if (m_binding.options.empty()) {
        m_add = new QLineEdit(this);
        m_add->setPlaceholderText(tr("Add sizes: 127, 128"));
        m_add->setAccessibleName(tr("Add sizes to %1").arg(m_binding.title));
        m_add->setFixedWidth(20 * kGrid);
        head->addWidget(m_add);
        connect(m_add, &QLineEdit::returnPressed, this, &AxisCard::addTyped);
        connect(m_add, &QLineEdit::textEdited, m_problem, &QLabel::hide);
    }
    column->addLayout(head);
    m_chips = new FlowLayout;
    column->addLayout(m_chips);
    m_problem->hide();
    m_problem->setTextFormat(Qt::PlainText);
    column->addWidget(m_problem);
    connect(&model, &DocumentModel::experimentChanged, this, &AxisCard::refresh);
    connect(&model, &DocumentModel::readOnlyChanged, this, &AxisCard::refresh);
    m_shown = {"never shown"};
    refresh();
}

void AxisCard::refresh()
{
    const Matrix& matrix = m_model.experiment().matrix;
    const std::vector<std::string> present = m_binding.read(matrix);
    const bool star = matrix.crossing == Crossing::star;
    const bool locked = m_model.readOnly();
    if (present == m_shown && star == m_shown_star && locked == m_shown_locked) {
        return;  // keeps the focus where it is
    }
    m_shown = present;
    m_shown_star = star;
    m_shown_locked = locked;
    clearLayout(m_chips);
    const auto is_base = [&](const std::string& value) { return star && !present.empty() && present.front() == value; };
    const std::vector<std::string>& values = m_binding.options.empty() ? present : m_binding.options;
    for (const std::string& value : values) {
        const bool chosen = std::find(present.begin(), present.end(), value) != present.end();
        m_chips->addWidget(makeChip(value, chosen, is_base(value)));
    }
    if (values.empty()) {
        m_chips->addWidget(quietLabel(tr("No value yet: the matrix is empty."), this));
    }
    if (m_add != nullptr) {
        m_add->setVisible(!locked);
    }
}

QWidget* AxisCard::makeChip(const std::string& value, bool present, bool base)
{
    const bool removable = m_binding.options.empty();
    const QString text = shownValue(m_binding, value);
    auto* chip =
        new QPushButton(base ? tr("%1 · base", "chip: value that other axes vary around").arg(text) : text, this);
    styleAsChip(chip);
    chip->setCheckable(!removable);
    chip->setChecked(!removable && present);
    chip->setEnabled(!m_model.readOnly() || present);
    chip->setAttribute(Qt::WA_TransparentForMouseEvents, m_model.readOnly());
    chip->setFocusPolicy(m_model.readOnly() ? Qt::NoFocus : Qt::StrongFocus);
    if (removable && !m_model.readOnly()) {
        chip->setLayoutDirection(Qt::RightToLeft);  // the cross stands after the number
        chip->setIcon(icon(QStringLiteral("close")));
        chip->setIconSize({10, 10});
        chip->setToolTip(tr("Remove %1").arg(text));
        chip->setAccessibleName(tr("Remove %1 from %2").arg(text, m_binding.title));
        connect(chip, &QPushButton::clicked, this, [this, value, text] {
            change(tr("Remove %1").arg(text), [&](auto& values) { std::erase(values, value); });
        });
    } else if (!removable) {
        if (present) {
            chip->setIcon(icon(QStringLiteral("check")));
            chip->setIconSize({12, 12});
        }
        chip->setAccessibleName(tr("%1: %2", "axis, value").arg(m_binding.title, text));
        connect(chip, &QPushButton::clicked, this, [this, value, text](bool on) {
            change(on ? tr("Add %1").arg(text) : tr("Remove %1").arg(text), [&](auto& values) {
                std::erase(values, value);
                if (on) {
                    values.push_back(value);
                }
            });
        });
    }
    if (present && !base && m_model.experiment().matrix.crossing == Crossing::star) {
        auto* make_base = new QAction(tr("Make %1 the base").arg(text), chip);
        chip->addAction(make_base);
        chip->setContextMenuPolicy(Qt::ActionsContextMenu);
        connect(make_base, &QAction::triggered, this, [this, value, text] {
            change(tr("Make %1 the base").arg(text), [&](auto& values) {
                std::erase(values, value);
                values.insert(values.begin(), value);
            });
        });
    }
    return chip;
}

void AxisCard::change(const QString& undo_text, const std::function<void(std::vector<std::string>&)>& edit)
{
    m_model.edit(undo_text, [&](Experiment& experiment) {
        std::vector<std::string> values = m_binding.read(experiment.matrix);
        edit(values);
        m_binding.write(experiment.matrix, values);
        experiment.matrix.preset = "custom";
    });
}

void AxisCard::addTyped()
{
    QString wrong;
    const auto sizes = parseSizes(m_add->text(), &wrong);
    if (!sizes) {
        m_problem->setText(tr("“%1” is no size: write whole numbers of 0 or more, apart by commas.").arg(wrong));
        m_problem->show();
        return;
    }
    change(tr("Add sizes"), [&](auto& values) {
        for (const std::int64_t size : *sizes) {
            const std::string text = std::to_string(size);
            if (std::find(values.begin(), values.end(), text) == values.end()) {
                values.push_back(text);
            }
        }
    });
    m_add->clear();
}

}  // namespace assay::views
