#include "app/workbench/steps_list.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <QStyledItemDelegate>

#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::workbench {
namespace {

using views::kGrid;
using views::StepState;

constexpr int kStateIconRole = Qt::UserRole + 1;
constexpr int kRowHeight = 5 * kGrid;
constexpr const char* kStepIcons[] = {"step-experiment", "step-kernels",  "step-matrix", "step-run",
                                      "step-results",    "step-decision", "step-report"};

class StepDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const views::Theme& theme = views::theme();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRect row = option.rect;
        painter->save();
        if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->fillRect(row, selected ? theme.selection : theme.raised);
        }
        if (selected) {
            painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), theme.accent);
        }
        const int middle = row.top() + (row.height() - 16) / 2;
        index.data(Qt::DecorationRole).value<QIcon>().paint(painter, QRect(row.left() + 2 * kGrid, middle, 16, 16));
        index.data(kStateIconRole).value<QIcon>().paint(painter, QRect(row.right() - 3 * kGrid, middle, 16, 16));
        QFont font = views::textFont();
        font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
        painter->setFont(font);
        painter->setPen(theme.text);
        const QRect words = row.adjusted(5 * kGrid, 0, -4 * kGrid, 0);
        painter->drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width()));
        if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
            painter->setPen(theme.accent);
            painter->drawRect(row.adjusted(0, 0, -1, -1));
        }
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {option.rect.width(), std::max(kRowHeight, option.fontMetrics.height() + 2 * kGrid)};
    }
};

}  // namespace

QString word(StepState state)
{
    switch (state) {
        case StepState::empty:
            return QCoreApplication::translate("StepState", "empty", "step state");
        case StepState::incomplete:
            return QCoreApplication::translate("StepState", "incomplete", "step state");
        case StepState::ready:
            return QCoreApplication::translate("StepState", "ready", "step state");
        case StepState::running:
            return QCoreApplication::translate("StepState", "running", "step state");
        case StepState::stale:
            break;
    }
    return QCoreApplication::translate("StepState", "out of date", "step state");
}

QString iconName(StepState state)
{
    switch (state) {
        case StepState::empty:
            return QStringLiteral("state-empty");
        case StepState::incomplete:
            return QStringLiteral("state-incomplete");
        case StepState::ready:
            return QStringLiteral("state-ready");
        case StepState::running:
            return QStringLiteral("state-running");
        case StepState::stale:
            break;
    }
    return QStringLiteral("state-stale");
}

StepsList::StepsList(QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(tr("Steps"));
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QListView { border: none; border-right: 1px solid palette(mid); }"));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setItemDelegate(new StepDelegate(this));
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) {
            emit stepChosen(row);
        }
    });
}

void StepsList::setPages(const std::vector<views::Page*>& pages)
{
    const int row = std::max(0, currentRow());
    const QSignalBlocker quiet(this);
    clear();
    m_pages = pages;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const int step = static_cast<int>(i);
        auto* item = new QListWidgetItem(pages[i]->title(), this);
        item->setIcon(views::icon(QLatin1String(kStepIcons[i])));
        refresh(step);
        connect(pages[i], &views::Page::stateChanged, this, [this, step] { refresh(step); });
    }
    setCurrentRow(row);
}

QSize StepsList::sizeHint() const
{
    return {23 * kGrid, 7 * kRowHeight};
}

void StepsList::refresh(int step)
{
    const views::Page* page = m_pages.at(static_cast<std::size_t>(step));
    QListWidgetItem* row = item(step);
    const QString state = word(page->state());
    const QString reason = page->stateReason();
    row->setData(kStateIconRole, views::icon(iconName(page->state())));
    const QString tip = reason.isEmpty() ? state : tr("%1: %2", "step state: reason").arg(state, reason);
    row->setToolTip(tr("%1\nCtrl+%2", "tooltip of a step: state, shortcut").arg(tip).arg(step + 1));
    row->setData(Qt::AccessibleTextRole, tr("%1, %2", "step, state").arg(page->title(), tip));
}

}  // namespace assay::workbench
