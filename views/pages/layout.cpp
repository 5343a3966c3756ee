#include "views/pages/layout.hpp"

#include <QResizeEvent>

namespace assay::views {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(spacing);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    arrange(area, true);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        size = size.expandedTo(item->minimumSize());
    }
    return size;
}

int FlowLayout::arrange(const QRect& area, bool move) const
{
    QPoint at = area.topLeft();
    int line_height = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) {
            continue;
        }
        const QSize size = item->sizeHint();
        if (at.x() > area.left() && at.x() + size.width() > area.right() + 1) {
            at = QPoint(area.left(), at.y() + line_height + spacing());
            line_height = 0;
        }
        if (move) {
            item->setGeometry(QRect(at, size));
        }
        at.rx() += size.width() + spacing();
        line_height = std::max(line_height, size.height());
    }
    return at.y() + line_height - area.top();
}

AdaptivePair::AdaptivePair(int least_width, QWidget* parent)
    : QWidget(parent), m_least_width(least_width), m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(kGrid);
}

void AdaptivePair::resizeEvent(QResizeEvent* event)
{
    const bool narrow = event->size().width() < m_least_width;
    const auto wanted = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (wanted != m_layout->direction()) {
        m_layout->setDirection(wanted);
    }
    QWidget::resizeEvent(event);
}

Card makeCard(const QString& title, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setProperty("card", true);
    auto* content = new QVBoxLayout(frame);
    content->setContentsMargins(2 * kGrid, kGrid + kGrid / 2, 2 * kGrid, 2 * kGrid);
    content->setSpacing(kGrid);
    if (!title.isEmpty()) {
        auto* label = new QLabel(title, frame);
        QFont font = textFont();
        font.setWeight(QFont::DemiBold);
        label->setFont(font);
        content->addWidget(label);
    }
    return {frame, content};
}

QLabel* headingLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setFont(headingFont());
    label->setWordWrap(true);
    return label;
}

QLabel* quietLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("quiet", true);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel* tagLabel(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setProperty("tag", true);
    label->setFont(smallFont());
    label->setTextFormat(Qt::PlainText);
    label->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    label->setStyleSheet(QStringLiteral("border: 1px solid palette(mid); border-radius: 4px; padding: 1px 6px;"));
    return label;
}

void styleAsChip(QPushButton* button)
{
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    button->setStyleSheet(QStringLiteral(
        "QPushButton { border: 1px solid palette(dark); border-radius: 11px; padding: 2px 10px; min-height: 16px;"
        " background: palette(base); font-weight: normal; }"
        "QPushButton:checked { background: palette(highlight); border-color: palette(highlighted-text); }"
        "QPushButton:hover { background: palette(alternate-base); }"
        "QPushButton:checked:hover { background: palette(highlight); }"
        "QPushButton:focus { border: 2px solid palette(link); padding: 1px 9px; }"));
}

QVBoxLayout* scrollingColumn(QScrollArea* area)
{
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(area);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(2 * kGrid, 2 * kGrid, 2 * kGrid, 2 * kGrid);
    column->setSpacing(2 * kGrid);
    area->setWidget(content);
    return column;
}

void clearLayout(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

}  // namespace assay::views
