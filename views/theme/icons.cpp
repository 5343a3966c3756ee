#include "views/theme/icons.hpp"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

// Renders anew at every size and for every theme; nothing is cached that a change of theme would have to drop.
class OutlineIcon : public QIconEngine {
public:
    explicit OutlineIcon(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override
    {
        const Theme& current = theme();
        const QColor ink = mode == QIcon::Disabled ? current.outline : current.text;
        QByteArray coloured = m_svg;
        coloured.replace("currentColor", ink.name().toLatin1());
        QSvgRenderer renderer(coloured);
        const int side = std::min(area.width(), area.height());
        renderer.render(painter, QRectF(area.x() + (area.width() - side) / 2.0, area.y() + (area.height() - side) / 2.0,
                                        side, side));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new OutlineIcon(m_svg); }

private:
    QByteArray m_svg;
};

}  // namespace

QIcon icon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No icon is called %s", qPrintable(name));
        return {};
    }
    return QIcon(new OutlineIcon(file.readAll()));
}

QStringList iconNames()
{
    QStringList names;
    for (const QString& file : QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files)) {
        names.push_back(file.chopped(4));
    }
    return names;
}

}  // namespace assay::views
