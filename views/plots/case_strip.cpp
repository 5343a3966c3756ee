#include "views/plots/case_strip.hpp"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include "views/theme/text.hpp"

namespace assay::views {
namespace {

constexpr int kLargestCell = 20;
constexpr int kSmallestCell = 5;  // below this neither colour nor cross can be told

// Which of several folded cases a cell shows: the most alarming.
int alarm(const StripItem& item)
{
    switch (item.status) {
        case CaseStatus::running:
            return 6;
        case CaseStatus::failed:
        case CaseStatus::lost:
            return 5;
        case CaseStatus::cancelled:
        case CaseStatus::skipped:
        case CaseStatus::pending:
            return 0;
        case CaseStatus::done:
            break;
    }
    switch (item.call) {
        case Call::slower:
            return 4;
        case Call::undecided:
            return 3;
        case Call::same:
            return 2;
        case Call::faster:
            break;
    }
    return 1;
}

}  // namespace

StripLayout StripLayout::forItems(std::size_t count, int width, int height)
{
    StripLayout layout;
    width = std::max(width, kSmallestCell);
    height = std::max(height, kSmallestCell);
    for (layout.cell = kLargestCell; layout.cell > kSmallestCell; --layout.cell) {
        const auto fits =
            static_cast<std::size_t>(width / layout.cell) * static_cast<std::size_t>(height / layout.cell);
        if (fits >= count) {
            break;
        }
    }
    layout.columns = width / layout.cell;
    const auto capacity = static_cast<std::size_t>(layout.columns) * static_cast<std::size_t>(height / layout.cell);
    layout.items_per_cell = std::max<std::size_t>(1, (count + capacity - 1) / capacity);
    const std::size_t used = layout.cells(count);
    const auto columns = static_cast<std::size_t>(layout.columns);
    layout.rows = static_cast<int>((used + columns - 1) / columns);
    return layout;
}

CaseStrip::CaseStrip(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Cases of the run"));
}

QSize CaseStrip::sizeHint() const
{
    return {40 * kGrid, 6 * kGrid};
}

QSize CaseStrip::minimumSizeHint() const
{
    return {20 * kGrid, 3 * kGrid};
}

StripLayout CaseStrip::currentLayout() const
{
    return StripLayout::forItems(m_items.size(), width() - 4, height() - 4);
}

void CaseStrip::setItems(std::vector<StripItem> items)
{
    m_items = std::move(items);
    const auto finished = std::count_if(m_items.begin(), m_items.end(), [](const StripItem& item) {
        return item.status != CaseStatus::pending && item.status != CaseStatus::running;
    });
    setAccessibleDescription(tr("%1 of %2 cases finished")
                                 .arg(QLocale().toString(static_cast<qlonglong>(finished)),
                                      QLocale().toString(static_cast<qulonglong>(m_items.size()))));
    update();
}

void CaseStrip::setDescription(std::function<QString(const CaseKey&)> description)
{
    m_description = std::move(description);
}

void CaseStrip::setSelected(const CaseKey& key)
{
    m_selected = key;
    update();
}

std::size_t CaseStrip::shownItem(std::size_t cell, const StripLayout& layout) const
{
    const std::size_t first = cell * layout.items_per_cell;
    const std::size_t end = std::min(first + layout.items_per_cell, m_items.size());
    std::size_t shown = first;
    for (std::size_t i = first; i < end; ++i) {
        if (m_items[i].key == m_selected) {
            return i;
        }
        shown = alarm(m_items[i]) > alarm(m_items[shown]) ? i : shown;
    }
    return shown;
}

void CaseStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Theme& current = theme();
    const StripLayout layout = currentLayout();
    for (std::size_t cell = 0; cell < layout.cells(m_items.size()); ++cell) {
        const auto row = static_cast<int>(cell) / layout.columns;
        const auto column = static_cast<int>(cell) % layout.columns;
        const QRectF area(2 + column * layout.cell, 2 + row * layout.cell, layout.cell - 1, layout.cell - 1);
        const StripItem& item = m_items[shownItem(cell, layout)];
        const bool finished = item.status == CaseStatus::done;
        const bool failed = item.status == CaseStatus::failed || item.status == CaseStatus::lost;
        if (finished || failed) {
            paintCell(painter, area, current, {item.ratio, finished && item.call == Call::undecided, failed});
        }
        painter.setBrush(Qt::NoBrush);
        if (item.key == m_selected) {
            painter.setPen(QPen(current.text, 2));
            painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
        } else if (item.status == CaseStatus::running) {
            painter.setPen(QPen(current.accent, 2));
            painter.drawRect(area.adjusted(1, 1, -1, -1));
        } else if (!failed) {
            painter.setPen(current.border);
            painter.drawRect(area.adjusted(0, 0, -1, -1));
        }
    }
    if (hasFocus()) {
        painter.setPen(current.accent);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::optional<std::size_t> CaseStrip::itemAt(const QPoint& point) const
{
    const StripLayout layout = currentLayout();
    const int column = (point.x() - 2) / layout.cell;
    const int row = (point.y() - 2) / layout.cell;
    if (m_items.empty() || point.x() < 2 || point.y() < 2 || column >= layout.columns) {
        return std::nullopt;
    }
    const auto cell = static_cast<std::size_t>(row * layout.columns + column);
    if (cell >= layout.cells(m_items.size())) {
        return std::nullopt;
    }
    return shownItem(cell, layout);
}

void CaseStrip::mousePressEvent(QMouseEvent* event)
{
    if (const auto item = itemAt(event->pos())) {
        emit caseChosen(QString::fromStdString(m_items[*item].key));
    }
}

void CaseStrip::keyPressEvent(QKeyEvent* event)
{
    const StripLayout layout = currentLayout();
    std::ptrdiff_t step = 0;
    switch (event->key()) {
        case Qt::Key_Left:
            step = -1;
            break;
        case Qt::Key_Right:
            step = 1;
            break;
        case Qt::Key_Up:
            step = -layout.columns;
            break;
        case Qt::Key_Down:
            step = layout.columns;
            break;
        default:
            QWidget::keyPressEvent(event);
            return;
    }
    const auto current =
        std::find_if(m_items.begin(), m_items.end(), [this](const StripItem& item) { return item.key == m_selected; });
    const std::ptrdiff_t next = current == m_items.end() ? 0 : (current - m_items.begin()) + step;
    if (next >= 0 && next < static_cast<std::ptrdiff_t>(m_items.size())) {
        emit caseChosen(QString::fromStdString(m_items[static_cast<std::size_t>(next)].key));
    }
}

bool CaseStrip::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto item = itemAt(help->pos());
        const bool known = item && m_description;
        QToolTip::showText(help->globalPos(), known ? m_description(m_items[*item].key) : QString(), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace assay::views
