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
    OutlineIcon(QByteArray svg, bool on_accent) : m_svg(std::move(svg)), m_on_accent(on_accent) {}

    void paint(QPainter* painter, const QRect& area, QIcon::Mode mode, QIcon::State) override
    {
        const Theme& current = theme();
        const QColor ink = mode == QIcon::Disabled ? current.outline : m_on_accent ? current.on_accent : current.text;
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

    QIconEngine* clone() const override { return new OutlineIcon(m_svg, m_on_accent); }

private:
    QByteArray m_svg;
    bool m_on_accent;
};

QIcon load(const QString& name, bool on_accent)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("No icon is called %s", qPrintable(name));
        return {};
    }
    return QIcon(new OutlineIcon(file.readAll(), on_accent));
}

}  // namespace

QIcon icon(const QString& name)
{
    return load(name, false);
}

QIcon accentIcon(const QString& name)
{
    return load(name, true);
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
