#include "views/pages/results_empty.hpp"

#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

constexpr int kPicture = 6 * kGrid;

// Reads the icon again whenever it is painted, so that it follows the theme.
class IconLabel : public QWidget {
public:
    IconLabel(const QString& name, QWidget* parent) : QWidget(parent), m_icon(icon(name))
    {
        setFixedSize(kPicture, kPicture);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_icon.paint(&painter, rect(), Qt::AlignCenter, QIcon::Disabled);
    }

private:
    QIcon m_icon;
};

}  // namespace

EmptyState::EmptyState(const QString& icon_name, QWidget* parent)
    : QWidget(parent), m_text(new QLabel(this)), m_button(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->addStretch(1);
    column->addWidget(new IconLabel(icon_name, this), 0, Qt::AlignHCenter);
    column->addSpacing(kGrid);
    column->addWidget(m_text);
    column->addSpacing(kGrid);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(2);
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(20 * kGrid);
    m_button->setProperty("primary", true);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::buttonPressed);
}

void EmptyState::setText(const QString& what, const QString& button)
{
    m_text->setText(what);
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
}

}  // namespace assay::views
