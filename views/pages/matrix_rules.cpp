#include "views/pages/matrix_rules.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/pages/layout.hpp"
#include "views/pages/rule_text.hpp"
#include "views/theme/icons.hpp"

namespace assay::views {

MatrixRules::MatrixRules(DocumentModel& model, QWidget* parent)
    : QWidget(parent),
      m_model(model),
      m_rows(new QVBoxLayout),
      m_editor(new QWidget(this)),
      m_kind(new QComboBox(m_editor)),
      m_conditions(new QLineEdit(m_editor)),
      m_problem(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGrid / 2);
    column->addLayout(m_rows);
    auto* line = new QHBoxLayout(m_editor);
    line->setContentsMargins(0, 0, 0, 0);
    m_kind->addItem(tr("Exclude", "matrix rule"), false);
    m_kind->addItem(tr("Include only", "matrix rule"), true);
    m_kind->setAccessibleName(tr("Kind of rule"));
    m_conditions->setPlaceholderText(tr("cols < 64 and dtype = bf16"));
    m_conditions->setAccessibleName(tr("Conditions of the rule"));
    auto* button = new QPushButton(tr("Add rule"), m_editor);
    line->addWidget(m_kind);
    line->addWidget(m_conditions, 1);
    line->addWidget(button);
    column->addWidget(m_editor);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    column->addWidget(m_problem);
    connect(button, &QPushButton::clicked, this, &MatrixRules::add);
    connect(m_conditions, &QLineEdit::returnPressed, this, &MatrixRules::add);
    connect(m_conditions, &QLineEdit::textEdited, m_problem, &QLabel::hide);
    connect(&model, &DocumentModel::experimentChanged, this, [this] {
        if (m_shown != m_model.experiment().matrix.rules) {
            refresh();
        }
    });
    connect(&model, &DocumentModel::readOnlyChanged, this, &MatrixRules::refresh);
    refresh();
}

void MatrixRules::refresh()
{
    m_shown = m_model.experiment().matrix.rules;
    clearLayout(m_rows);
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        auto* row = new QWidget(this);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        const QString conditions = conditionsText(m_shown[i].conditions);
        auto* text = new QLabel(
            m_shown[i].include ? tr("Include only %1").arg(conditions) : tr("Exclude %1").arg(conditions), row);
        text->setTextFormat(Qt::PlainText);
        text->setWordWrap(true);
        line->addWidget(text, 1);
        auto* remove_button = new QToolButton(row);
        remove_button->setIcon(icon(QStringLiteral("close")));
        remove_button->setToolTip(tr("Remove this rule"));
        remove_button->setAccessibleName(tr("Remove rule %1").arg(conditions));
        remove_button->setVisible(!m_model.readOnly());
        connect(remove_button, &QToolButton::clicked, this, [this, i] { remove(i); });
        line->addWidget(remove_button);
        m_rows->addWidget(row);
    }
    if (m_shown.empty()) {
        m_rows->addWidget(quietLabel(tr("No rule: every combination of the axes is a case."), this));
    }
    m_editor->setVisible(!m_model.readOnly());
}

void MatrixRules::add()
{
    const Family* family = m_model.family();
    if (family == nullptr) {
        return;
    }
    const auto conditions = parseConditions(m_conditions->text(), family->description);
    if (!conditions) {
        m_problem->setText(QString::fromStdString(conditions.error().what));
        m_problem->show();
        return;
    }
    const bool include = m_kind->currentData().toBool();
    m_model.edit(tr("Add rule"), [&](Experiment& experiment) {
        experiment.matrix.rules.push_back({include, *conditions});
        experiment.matrix.preset = "custom";
    });
    m_conditions->clear();
}

void MatrixRules::remove(std::size_t index)
{
    m_model.edit(tr("Remove rule"), [index](Experiment& experiment) {
        auto& rules = experiment.matrix.rules;
        if (index < rules.size()) {
            rules.erase(rules.begin() + static_cast<std::ptrdiff_t>(index));
            experiment.matrix.preset = "custom";
        }
    });
}

}  // namespace assay::views
