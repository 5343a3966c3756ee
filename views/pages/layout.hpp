// Pieces that the pages are put together from.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "views/theme/theme.hpp"

namespace assay::views {

// Left to right, then the next line: for chips.
class FlowLayout : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = kGrid / 2);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange(QRect(0, 0, width, 0), false); }
    void setGeometry(const QRect& area) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;

private:
    int arrange(const QRect& area, bool move) const;

    QList<QLayoutItem*> m_items;
};

// Side by side where there is room, above each other where there is not.
class AdaptivePair : public QWidget {
public:
    // `least_width`: below it, the parts stand above each other.
    explicit AdaptivePair(int least_width, QWidget* parent = nullptr);
    void addPart(QWidget* part, int stretch) { m_layout->addWidget(part, stretch); }

protected:
    void resizeEvent(QResizeEvent*) override;

private:
    int m_least_width;
    QBoxLayout* m_layout;
};

// A framed group with its title; add to its layout.
struct Card {
    QFrame* frame;
    QVBoxLayout* content;
};
Card makeCard(const QString& title, QWidget* parent);

QLabel* headingLabel(const QString& text, QWidget* parent);
// Secondary words, wrapped.
QLabel* quietLabel(const QString& text, QWidget* parent);
// A word in a rounded frame: "C2", "f32", "benchmark · observed".
QLabel* tagLabel(const QString& text, QWidget* parent);

// Looks like a value that can be on, off or removed.
void styleAsChip(QPushButton* button);

// The page's one scrolling column, with the page's margins; returns its layout.
QVBoxLayout* scrollingColumn(QScrollArea* area);

// Removes and deletes everything in the layout.
void clearLayout(QLayout* layout);

}  // namespace assay::views
