#include "app/workbench/command_palette.hpp"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>

#include "views/theme/theme.hpp"

namespace assay::workbench {
namespace {

QString plainName(const QAction* action)
{
    QString name = action->text();
    for (QObject* place : action->associatedObjects()) {
        // "Dark" alone says nothing; "Colours: Dark" does.
        if (const auto* menu = qobject_cast<QMenu*>(place); menu && qobject_cast<QMenu*>(menu->parentWidget())) {
            name = QStringLiteral("%1: %2").arg(menu->title(), name);
        }
    }
    name.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
    return name;
}

}  // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent, Qt::Popup | Qt::FramelessWindowHint), m_query(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setAccessibleName(tr("Command palette"));
    for (QAction* action : actions) {
        if (action->isEnabled() && action->isVisible() && !action->text().isEmpty() && action->menu() == nullptr) {
            m_actions.push_back(action);
        }
    }
    m_query->setPlaceholderText(tr("Type a command"));
    m_query->setAccessibleName(tr("Command"));
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(views::kGrid, views::kGrid, views::kGrid, views::kGrid);
    layout->addWidget(m_query);
    layout->addWidget(m_list);
    connect(m_query, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_query, &QLineEdit::returnPressed, this, &CommandPalette::runCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    narrow({});
    m_query->setFocus();
    const int width = std::min(60 * views::kGrid, parent->width() - 8 * views::kGrid);
    resize(width, std::min(48 * views::kGrid, parent->height() - 16 * views::kGrid));
    move(parent->mapToGlobal(QPoint((parent->width() - width) / 2, 8 * views::kGrid)));
}

bool CommandPalette::matches(const QString& name, const QString& query)
{
    const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(),
                       [&](const QString& word) { return name.contains(word, Qt::CaseInsensitive); });
}

void CommandPalette::narrow(const QString& query)
{
    m_list->clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction* action = m_actions[i];
        const QString name = plainName(action);
        if (!matches(name, query)) {
            continue;
        }
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        auto* row =
            new QListWidgetItem(keys.isEmpty() ? name : tr("%1   (%2)", "command, keys").arg(name, keys), m_list);
        row->setData(Qt::UserRole, static_cast<int>(i));
        row->setIcon(action->icon());
        row->setSizeHint(QSize(0, 4 * views::kGrid));
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem* row = m_list->currentItem();
    if (row == nullptr) {
        return;
    }
    QAction* action = m_actions.at(row->data(Qt::UserRole).toInt());
    accept();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (step != 0 && m_list->count() > 0) {
            m_list->setCurrentRow((m_list->currentRow() + step + m_list->count()) % m_list->count());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace assay::workbench
