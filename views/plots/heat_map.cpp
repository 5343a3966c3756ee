#include "views/plots/heat_map.hpp"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "core/base/format.hpp"
#include "views/plots/cell_painting.hpp"
#include "views/theme/contrast.hpp"
#include "views/theme/text.hpp"

namespace assay::views {
namespace {

// Pixels: a row that can hold its number, and what axis, title and margins need besides.
constexpr int kRowRoom = 18;
constexpr int kAxisRoom = 56;
constexpr int kLeastHeight = 16 * kGrid;
constexpr int kMostNeededHeight = 26 * kGrid;  // more rows than fit are zoomed into

}  // namespace

// Draws the cells in the axes' coordinates: cell (row, column) spans ±0.5 around its indices.
class HeatCells : public QCPLayerable {
public:
    HeatCells(QCustomPlot* chart, const HeatMapData& data, const CaseKey& selected)
        : QCPLayerable(chart, QStringLiteral("main")), m_data(data), m_selected(selected)
    {
    }

    QRectF cellRect(std::size_t row, std::size_t column) const
    {
        const auto x = static_cast<double>(column);
        const auto y = static_cast<double>(row);
        const QPointF first(mParentPlot->xAxis->coordToPixel(x - 0.5), mParentPlot->yAxis->coordToPixel(y - 0.5));
        const QPointF last(mParentPlot->xAxis->coordToPixel(x + 0.5), mParentPlot->yAxis->coordToPixel(y + 0.5));
        return QRectF(first, last).normalized().adjusted(0.5, 0.5, -0.5, -0.5);
    }

protected:
    QRect clipRect() const override { return mParentPlot->axisRect()->rect(); }
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(true); }

    void draw(QCPPainter* painter) override
    {
        const Theme& current = theme();
        const QRectF visible = clipRect();
        painter->setFont(smallFont());
        for (std::size_t row = 0; row < m_data.row_values.size(); ++row) {
            for (std::size_t column = 0; column < m_data.column_values.size(); ++column) {
                const QRectF area = cellRect(row, column);
                if (area.intersects(visible)) {
                    drawCell(*painter, area, m_data.at(row, column), current);
                }
            }
        }
        if (const auto place = m_data.find(m_selected)) {
            painter->setBrush(Qt::NoBrush);
            const QRectF area = cellRect(place->first, place->second).adjusted(1, 1, -1, -1);
            painter->setPen(QPen(current.text, 3));
            painter->drawRect(area);
            painter->setPen(QPen(current.surface, 1));
            painter->drawRect(area.adjusted(2, 2, -2, -2));
        }
    }

private:
    static void drawCell(QCPPainter& painter, const QRectF& area, const HeatCell& cell, const Theme& current)
    {
        if (cell.cases.empty()) {
            return;  // the matrix has no such case: not a gap in the evidence
        }
        const CellLook look{cell.ratio, cell.call == Call::undecided, cell.failed > 0};
        painter.setBrush(Qt::NoBrush);
        paintCell(painter, area, current, look);
        if (look.failed && !look.ratio) {
            return;  // the cross says it
        }
        const QString text = cellText(cell);
        const QFontMetricsF metrics(painter.font());
        if (metrics.horizontalAdvance(text) + 2 > area.width() || metrics.height() > area.height()) {
            return;  // too small to read; the read-out has it
        }
        painter.setPen(look.ratio ? readableOn(cellGround(current, look)) : current.muted);
        painter.drawText(area, Qt::AlignCenter, text);
    }

    const HeatMapData& m_data;
    const CaseKey& m_selected;
};

QString cellText(const HeatCell& cell)
{
    if (cell.measured() == 0) {
        return missing();
    }
    if (cell.mixed()) {
        QStringList parts;
        const std::pair<int, Call> counts[] = {{cell.faster, Call::faster},
                                               {cell.same, Call::same},
                                               {cell.slower, Call::slower},
                                               {cell.undecided, Call::undecided}};
        for (const auto& [number, call] : counts) {
            if (number > 0) {
                parts.push_back(glyph(call) + QLocale().toString(number));
            }
        }
        return parts.join(QLatin1Char(' '));
    }
    return QStringLiteral("%1 %2").arg(glyph(*cell.call),
                                       localised(formatSpeedup(*cell.ratio, std::nullopt, std::nullopt)));
}

HeatMapPlot::HeatMapPlot(QWidget* parent)
    : Plot(tr("Speed-up map"), parent), m_cells(new HeatCells(chart(), m_data, m_selected))
{
    chart()->yAxis->setRangeReversed(true);
    for (QCPAxis* axis : {chart()->xAxis, chart()->yAxis}) {
        axis->grid()->setVisible(false);
        axis->setSubTicks(false);
        axis->setTickLength(0, 0);
    }
    chart()->setWhatsThis(
        tr("A cell with several cases shows their geometric mean, or the counts per call where the cases disagree. "
           "Choosing "
           "a cell selects its slowest case; choosing it again, the next one."));
    setEmptyReason(tr("No case yet. The map fills as cases finish."));
}

void HeatMapPlot::setData(HeatMapData data, const QString& row_title, const QString& column_title)
{
    m_data = std::move(data);
    auto columns = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < m_data.column_values.size(); ++i) {
        columns->addTick(static_cast<double>(i), axisText(m_data.column_values[i], m_data.column_axis));
    }
    auto rows = QSharedPointer<QCPAxisTickerText>::create();
    for (std::size_t i = 0; i < m_data.row_values.size(); ++i) {
        rows->addTick(static_cast<double>(i), axisText(m_data.row_values[i], m_data.row_axis));
    }
    setAxis(chart()->xAxis, column_title);
    setAxis(chart()->yAxis, row_title);
    chart()->xAxis->setTicker(columns);
    chart()->yAxis->setTicker(rows);
    chart()->xAxis->setTickLabelRotation(m_data.column_values.size() > 12 ? 45 : 0);
    setEmptyReason(m_data.cells.empty() ? tr("No case yet. The map fills as cases finish.") : QString());
    const int rows_height = kAxisRoom + kRowRoom * static_cast<int>(m_data.row_values.size());
    chart()->setMinimumHeight(std::clamp(rows_height, kLeastHeight, kMostNeededHeight));
    updateReading();
    dataChanged();
}

void HeatMapPlot::setSelected(const CaseKey& key)
{
    m_selected = key;
    scheduleReplot();
}

void HeatMapPlot::updateReading()
{
    int counts[4] = {0, 0, 0, 0};
    int measured = 0;
    int total = 0;
    for (const HeatCell& cell : m_data.cells) {
        counts[0] += cell.faster;
        counts[1] += cell.same;
        counts[2] += cell.slower;
        counts[3] += cell.undecided;
        measured += cell.measured();
        total += cell.measured() + cell.unmeasured;
    }
    const QLocale locale;
    setReading(tr("▲ faster %1, ＝ same %2, ▼ slower %3, ？ undecided %4 (hatched); n = %5 of %6 cases")
                   .arg(locale.toString(counts[0]), locale.toString(counts[1]), locale.toString(counts[2]),
                        locale.toString(counts[3]), locale.toString(measured), locale.toString(total)));
}

void HeatMapPlot::fitView()
{
    chart()->xAxis->setRange(-0.5, static_cast<double>(m_data.column_values.size()) - 0.5);
    chart()->yAxis->setRange(-0.5, static_cast<double>(m_data.row_values.size()) - 0.5);
}

std::optional<std::pair<std::size_t, std::size_t>> HeatMapPlot::cellAt(const QPointF& pixel) const
{
    if (!chart()->axisRect()->rect().contains(pixel.toPoint())) {
        return std::nullopt;
    }
    const double column = std::round(chart()->xAxis->pixelToCoord(pixel.x()));
    const double row = std::round(chart()->yAxis->pixelToCoord(pixel.y()));
    if (column < 0 || row < 0 || column >= static_cast<double>(m_data.column_values.size()) ||
        row >= static_cast<double>(m_data.row_values.size())) {
        return std::nullopt;
    }
    return std::pair(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
}

QString HeatMapPlot::cellReadout(std::size_t row, std::size_t column) const
{
    const HeatCell& cell = m_data.at(row, column);
    QStringList lines = {QStringLiteral("%1 %2 · %3 %4")
                             .arg(axisTitle(m_data.row_axis), axisText(m_data.row_values[row], m_data.row_axis),
                                  axisTitle(m_data.column_axis),
                                  axisText(m_data.column_values[column], m_data.column_axis))};
    if (cell.cases.empty()) {
        lines << tr("The matrix has no such case");
    } else if (cell.measured() == 0) {
        lines << (cell.failed > 0 ? tr("Failed: no time to compare") : tr("Not measured yet"));
    } else {
        lines << tr("%1, geometric mean of %n case(s)", nullptr, cell.measured()).arg(ratioText(*cell.ratio));
        lines << tr("%1 faster, %2 same, %3 slower, %4 undecided")
                     .arg(QLocale().toString(cell.faster), QLocale().toString(cell.same),
                          QLocale().toString(cell.slower), QLocale().toString(cell.undecided));
    }
    if (cell.failed > 0) {
        lines << tr("%n case(s) failed", nullptr, cell.failed);
    }
    return lines.join(QLatin1Char('\n'));
}

QString HeatMapPlot::readoutAt(const QPointF& pixel) const
{
    const auto place = cellAt(pixel);
    return place ? cellReadout(place->first, place->second) : QString();
}

void HeatMapPlot::choose(std::size_t row, std::size_t column)
{
    const std::vector<CaseKey>& cases = m_data.at(row, column).cases;
    if (cases.empty()) {
        return;
    }
    const auto current = std::find(cases.begin(), cases.end(), m_selected);
    const bool next_exists = current != cases.end() && current + 1 != cases.end();
    emit caseChosen(QString::fromStdString(next_exists ? *(current + 1) : cases.front()));
}

void HeatMapPlot::clicked(const QPointF& pixel)
{
    if (const auto place = cellAt(pixel)) {
        choose(place->first, place->second);
    }
}

void HeatMapPlot::moveSelection(int rows, int columns)
{
    if (m_data.cells.empty()) {
        return;
    }
    const auto place = m_data.find(m_selected);
    if (!place) {
        choose(0, 0);
        return;
    }
    auto row = static_cast<std::ptrdiff_t>(place->first);
    auto column = static_cast<std::ptrdiff_t>(place->second);
    const auto row_count = static_cast<std::ptrdiff_t>(m_data.row_values.size());
    const auto column_count = static_cast<std::ptrdiff_t>(m_data.column_values.size());
    // Over the holes of a matrix that is no full product.
    for (row += rows, column += columns; row >= 0 && row < row_count && column >= 0 && column < column_count;
         row += rows, column += columns) {
        if (!m_data.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column)).cases.empty()) {
            choose(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
            return;
        }
    }
}

bool HeatMapPlot::keyPressed(int key)
{
    switch (key) {
        case Qt::Key_Left:
            moveSelection(0, -1);
            return true;
        case Qt::Key_Right:
            moveSelection(0, 1);
            return true;
        case Qt::Key_Up:
            moveSelection(-1, 0);
            return true;
        case Qt::Key_Down:
            moveSelection(1, 0);
            return true;
        case Qt::Key_Space:
        case Qt::Key_Return:
            if (const auto place = m_data.find(m_selected)) {
                choose(place->first, place->second);
            }
            return true;
        default:
            return false;
    }
}

QString HeatMapPlot::csv() const
{
    QString text = QStringLiteral("%1,%2,ratio,faster,same,slower,undecided,unmeasured,failed\n")
                       .arg(QString::fromStdString(m_data.row_axis), QString::fromStdString(m_data.column_axis));
    for (std::size_t row = 0; row < m_data.row_values.size(); ++row) {
        for (std::size_t column = 0; column < m_data.column_values.size(); ++column) {
            const HeatCell& cell = m_data.at(row, column);
            if (cell.cases.empty()) {
                continue;
            }
            const QStringList fields = {
                QString::fromStdString(axisValue(m_data.row_values[row], m_data.row_axis)),
                QString::fromStdString(axisValue(m_data.column_values[column], m_data.column_axis)),
                cell.ratio ? QString::number(*cell.ratio, 'g', 17) : QString(),
                QString::number(cell.faster),
                QString::number(cell.same),
                QString::number(cell.slower),
                QString::number(cell.undecided),
                QString::number(cell.unmeasured),
                QString::number(cell.failed)};
            text += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
        }
    }
    return text;
}

}  // namespace assay::views
