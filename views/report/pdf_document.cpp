#include "views/report/pdf_document.hpp"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QTextCursor>
#include <QTextTable>

namespace assay::views {

namespace {

constexpr qreal kBody = 9;  // points
constexpr qreal kTableText = 7.5;

QString text(const std::string& utf8)
{
    QString shown = QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
    // The object replacement character would ask for a figure; controls would break lines or reorder them.
    for (QChar& c : shown) {
        const ushort code = c.unicode();
        if ((code < 0x20 && code != '\n' && code != '\t') || code == 0xfffc || (code >= 0x202a && code <= 0x202e) ||
            (code >= 0x2066 && code <= 0x2069)) {
            c = QChar(0xfffd);
        }
    }
    return shown.replace(QLatin1Char('\n'), QChar::LineSeparator);
}

QTextCharFormat charFormat(qreal size, bool bold = false, const QColor& color = QColor(0x22, 0x22, 0x22))
{
    QTextCharFormat format;
    format.setFontFamilies({QStringLiteral("DejaVu Sans"), QStringLiteral("Noto Sans CJK SC")});
    format.setFontPointSize(size);
    format.setFontWeight(bold ? QFont::Bold : QFont::Normal);
    format.setForeground(color);
    return format;
}

QTextBlockFormat blockFormat(qreal above, qreal below)
{
    QTextBlockFormat format;
    format.setTopMargin(above);
    format.setBottomMargin(below);
    return format;
}

QTextTableFormat plainTable()
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setBottomMargin(6);
    return format;
}

class Builder {
public:
    Builder(const Report& report, qreal width, const PdfHints& hints) : m_report(report), m_width(width), m_hints(hints)
    {
        m_result.text = std::make_unique<QTextDocument>();
        m_result.reference_device = std::make_unique<QImage>(1, 1, QImage::Format_ARGB32);
        constexpr int kDotsPerMetre = 2835;  // 72 per inch
        m_result.reference_device->setDotsPerMeterX(kDotsPerMetre);
        m_result.reference_device->setDotsPerMeterY(kDotsPerMetre);
        m_result.text->documentLayout()->setPaintDevice(m_result.reference_device.get());
        m_result.text->setUndoRedoEnabled(false);
        m_result.text->setDocumentMargin(0);
        QFont font(QStringLiteral("DejaVu Sans"));
        font.setPointSizeF(kBody);
        m_result.text->setDefaultFont(font);
        m_cursor = QTextCursor(m_result.text.get());
    }

    PdfDocument build()
    {
        // One edit: laid out once, not anew after every cell of a long table.
        m_cursor.beginEditBlock();
        writeFront();
        writeContents();
        for (const auto& section : m_report.sections) {
            writeSection(section);
        }
        FigureStyle style;
        style.font_size = 8;
        m_result.figures = std::make_unique<FigureObject>(std::move(m_figures), style, m_width);
        m_result.text->documentLayout()->registerHandler(FigureObject::kType, m_result.figures.get());
        m_cursor.endEditBlock();
        return std::move(m_result);
    }

private:
    void line(const QString& content, const QTextCharFormat& chars, const QTextBlockFormat& block)
    {
        if (!m_first) {
            m_cursor.insertBlock();
        }
        m_first = false;
        m_cursor.setBlockFormat(block);
        m_cursor.insertText(content, chars);
    }

    void writeFront();
    void writeContents();
    void writeSection(const ReportSection& section);
    void write(const ReportParagraph& paragraph);
    void write(const ReportList& list);
    void write(const ReportKeyValues& values);
    void write(const ReportTable& table);
    void write(const ReportFigure& figure);
    void fillCell(QTextTable* table, int row, int column, const std::string& content, bool head, bool right,
                  qreal size);

    const Report& m_report;
    qreal m_width;
    const PdfHints& m_hints;
    PdfDocument m_result;
    QTextCursor m_cursor;
    std::vector<ReportFigure> m_figures;
    bool m_first = true;
};

void Builder::writeFront()
{
    const QColor muted(0x59, 0x59, 0x59);
    line(text(m_report.title), charFormat(18, true), blockFormat(0, 4));
    if (!m_report.subtitle.empty()) {
        line(text(m_report.subtitle), charFormat(kBody, false, muted), blockFormat(0, 8));
    }
    QTextTableFormat banner = plainTable();
    banner.setBackground(QColor(0xf0, 0xf3, 0xf6));
    banner.setCellPadding(6);
    banner.setTopMargin(6);
    QTextTable* panel = m_cursor.insertTable(1, 1, banner);
    QTextCursor cell = panel->cellAt(0, 0).firstCursorPosition();
    cell.insertText(text(std::string(title(m_report.verdict))), charFormat(13, true));
    cell.insertBlock();
    cell.insertText(text(m_report.headline), charFormat(kBody + 1));
    m_cursor.movePosition(QTextCursor::End);
    line(QStringLiteral("Assay ") + text(m_report.assay_version) + QStringLiteral(" · ") + text(m_report.generated),
         charFormat(kTableText, false, muted), blockFormat(0, 10));
}

void Builder::writeContents()
{
    line(QStringLiteral("Contents"), charFormat(12, true), blockFormat(8, 4));
    if (m_report.sections.empty()) {
        return;
    }
    QTextTableFormat format = plainTable();
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 92), QTextLength(QTextLength::PercentageLength, 8)});
    QTextTable* table = m_cursor.insertTable(static_cast<int>(m_report.sections.size()), 2, format);
    for (std::size_t number = 0; number < m_report.sections.size(); ++number) {
        const auto& section = m_report.sections[number];
        const int row = static_cast<int>(number);
        QTextCharFormat link = charFormat(kBody);
        link.setAnchor(true);
        link.setAnchorHref(QLatin1Char('#') + text(section.id));
        table->cellAt(row, 0).firstCursorPosition().insertText(
            QString(2 * std::max(0, section.level - 1), QChar(0x2003)) + text(section.title), link);
        fillCell(table, row, 1, number < m_hints.pages.size() ? std::to_string(m_hints.pages[number]) : "0", false,
                 true, kBody);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void Builder::writeSection(const ReportSection& section)
{
    const qreal size = section.level <= 1 ? 13 : 10.5;
    QTextBlockFormat heading = blockFormat(section.level <= 1 ? 16 : 10, 4);
    heading.setHeadingLevel(std::clamp(section.level, 1, 6));
    const std::size_t number = m_result.contents.size();
    if (number < m_hints.break_before.size() && m_hints.break_before[number]) {
        heading.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
    }
    QTextCharFormat chars = charFormat(size, true);
    chars.setAnchor(true);
    chars.setAnchorNames({text(section.id)});
    line(text(section.title), chars, heading);
    m_result.contents.push_back({text(section.title), section.level, m_cursor.block().blockNumber()});
    for (const auto& block : section.blocks) {
        std::visit([this](const auto& content) { write(content); }, block);
    }
}

void Builder::write(const ReportParagraph& paragraph)
{
    line(text(paragraph.text), charFormat(kBody, paragraph.emphasis), blockFormat(0, 5));
}

void Builder::write(const ReportList& list)
{
    for (const auto& item : list.items) {
        QTextBlockFormat format = blockFormat(0, 2.5);
        format.setLeftMargin(12);
        format.setTextIndent(-9);
        line(QStringLiteral("•  ") + text(item), charFormat(kBody), format);
    }
}

void Builder::fillCell(QTextTable* table, int row, int column, const std::string& content, bool head, bool right,
                       qreal size)
{
    QTextTableCell place = table->cellAt(row, column);
    QTextTableCellFormat frame = place.format().toTableCellFormat();
    frame.setLeftPadding(4);
    frame.setRightPadding(4);
    frame.setTopPadding(1.2);
    frame.setBottomPadding(1.2);
    place.setFormat(frame);
    QTextCursor cell = place.firstCursorPosition();
    QTextBlockFormat format;
    format.setAlignment(right ? Qt::AlignRight : Qt::AlignLeft);
    cell.setBlockFormat(format);
    cell.insertText(content.empty() ? QStringLiteral("—") : text(content), charFormat(size, head));
}

void Builder::write(const ReportKeyValues& values)
{
    if (values.rows.empty()) {
        return;
    }
    QTextTableFormat format = plainTable();
    format.setColumnWidthConstraints(
        {QTextLength(QTextLength::PercentageLength, 26), QTextLength(QTextLength::PercentageLength, 74)});
    QTextTable* table = m_cursor.insertTable(static_cast<int>(values.rows.size()), 2, format);
    for (int row = 0; row < static_cast<int>(values.rows.size()); ++row) {
        const auto& [key, value] = values.rows[static_cast<std::size_t>(row)];
        fillCell(table, row, 0, key, true, false, kBody - 0.5);
        fillCell(table, row, 1, value, false, false, kBody - 0.5);
    }
    m_cursor.movePosition(QTextCursor::End);
}

void Builder::write(const ReportTable& table)
{
    if (table.header.empty()) {
        return;
    }
    line(text(table.caption), charFormat(kBody, true), blockFormat(6, 2));
    const int columns = static_cast<int>(table.header.size());
    QTextTableFormat format;
    format.setBorder(0.5);
    format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    format.setBorderBrush(QColor(0xd5, 0xd5, 0xd5));
    format.setBorderCollapse(true);
    format.setCellSpacing(0);
    format.setHeaderRowCount(1);
    format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
    format.setBottomMargin(8);
    // Wide tables shrink rather than run off the page.
    const qreal size = columns > 9 ? kTableText - 1.5 : columns > 6 ? kTableText - 0.5 : kTableText;
    QTextTable* grid = m_cursor.insertTable(static_cast<int>(table.rows.size()) + 1, columns, format);
    for (int column = 0; column < columns; ++column) {
        const auto at = static_cast<std::size_t>(column);
        const bool right = at < table.numeric.size() && table.numeric[at];
        QTextTableCell head = grid->cellAt(0, column);
        QTextCharFormat shade = head.format();
        shade.setBackground(QColor(0xf2, 0xf2, 0xf2));
        head.setFormat(shade);
        fillCell(grid, 0, column, table.header[at], true, right, size);
        for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
            const auto& cells = table.rows[static_cast<std::size_t>(row)];
            fillCell(grid, row + 1, column, at < cells.size() ? cells[at] : std::string(), false, right, size);
        }
    }
    m_cursor.movePosition(QTextCursor::End);
}

void Builder::write(const ReportFigure& figure)
{
    line(QString(), charFormat(kBody), blockFormat(6, 0));
    QTextCharFormat object;
    object.setObjectType(FigureObject::kType);
    object.setProperty(FigureObject::kIndexProperty, static_cast<int>(m_figures.size()));
    m_figures.push_back(figure);
    m_cursor.insertText(QString(QChar::ObjectReplacementCharacter), object);
    line(QStringLiteral("Figure %1. ").arg(m_figures.size()) + text(figure.caption), charFormat(kBody - 0.5, true),
         blockFormat(2, 0));
    if (!figure.reading.empty()) {
        line(text(figure.reading), charFormat(kBody - 0.5, false, QColor(0x59, 0x59, 0x59)), blockFormat(0, 8));
    }
}

}  // namespace

FigureObject::FigureObject(std::vector<ReportFigure> figures, FigureStyle style, qreal width)
    : m_figures(std::move(figures)), m_style(std::move(style)), m_width(width)
{
}

QSizeF FigureObject::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    const auto index = static_cast<std::size_t>(format.intProperty(kIndexProperty));
    return index < m_figures.size() ? figureSize(m_figures[index], m_width, m_style) : QSizeF();
}

void FigureObject::drawObject(QPainter* painter, const QRectF& area, QTextDocument*, int, const QTextFormat& format)
{
    const auto index = static_cast<std::size_t>(format.intProperty(kIndexProperty));
    if (index < m_figures.size()) {
        drawFigure(*painter, area, m_figures[index], m_style);
    }
}

PdfDocument buildPdfDocument(const Report& report, qreal width, const PdfHints& hints)
{
    return Builder(report, width, hints).build();
}

}  // namespace assay::views
