#include <QBuffer>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <QTextStream>

#include "views/report/figure.hpp"
#include "views/report/render.hpp"

namespace assay::views {

namespace {

constexpr qreal kFigureWidth = 720;

// Bidirectional controls and other invisible characters could reorder what a reviewer reads: they are shown as marks.
QString escaped(const std::string& text)
{
    QString safe;
    for (const QChar c : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))) {
        const ushort code = c.unicode();
        const bool control = code < 0x20 && code != '\n' && code != '\t';
        const bool bidi = (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) || code == 0x200e ||
                          code == 0x200f;
        safe += control || bidi || code == 0x7f ? QChar(0xfffd) : c;
    }
    return safe.toHtmlEscaped();
}

QString svgOf(const ReportFigure& figure, int number)
{
    FigureStyle style;
    style.font_size = 12;
    const QSizeF size = figureSize(figure, kFigureWidth, style);
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    generator.setResolution(96);
    QPainter painter;
    if (!painter.begin(&generator)) {
        return {};
    }
    drawFigure(painter, QRectF(QPointF(0, 0), size), figure, style);
    painter.end();

    QString svg = QString::fromUtf8(buffer.data());
    svg.remove(0, std::max<qsizetype>(0, svg.indexOf(QStringLiteral("<svg"))));
    // Physical sizes and the generator's own title would fight the page's layout and its caption.
    static const QRegularExpression kSize(QStringLiteral("<svg width=\"[^\"]*\" height=\"[^\"]*\""));
    static const QRegularExpression kTitle(QStringLiteral("<(title|desc)>.*?</\\1>"),
                                           QRegularExpression::DotMatchesEverythingOption);
    svg.replace(kSize, QStringLiteral("<svg role=\"img\" aria-labelledby=\"figure-%1\"").arg(number));
    svg.remove(kTitle);
    return svg;
}

class HtmlWriter {
public:
    QString document(const Report& report)
    {
        writeHead(report);
        writeFront(report);
        writeContents(report);
        for (const auto& section : report.sections) {
            writeSection(section);
        }
        m_out << "</main></body></html>\n";
        return m_html;
    }

private:
    void writeHead(const Report& report);
    void writeFront(const Report& report);
    void writeContents(const Report& report);
    void writeSection(const ReportSection& section);
    void write(const ReportParagraph& paragraph);
    void write(const ReportList& list);
    void write(const ReportKeyValues& values);
    void write(const ReportTable& table);
    void write(const ReportFigure& figure);

    QString m_html;
    QTextStream m_out{&m_html};
    int m_figures = 0;
};

constexpr const char* kStyle = R"(
:root{color-scheme:light dark;--ink:#222;--muted:#595959;--paper:#fff;--line:#d5d5d5;--band:#f5f5f5;--accent:#0062a0}
@media (prefers-color-scheme:dark){:root{--ink:#e8e8e8;--muted:#b0b0b0;--paper:#1b1b1b;--line:#444;--band:#262626;--accent:#7cc4f5}
figure svg{background:#fff;border-radius:4px}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,"DejaVu Sans","Noto Sans CJK SC",sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1.5rem 4rem}
h1{font-size:1.7rem;line-height:1.25;margin:0 0 .3rem}h2{font-size:1.25rem;margin:2.2rem 0 .6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{font-size:1.05rem;margin:1.5rem 0 .4rem}
.subtitle,.meta,figcaption small{color:var(--muted)}
.verdict{border-left:.4rem solid var(--accent);background:var(--band);padding:.8rem 1rem;margin:1.2rem 0}
.verdict strong{display:block;font-size:1.25rem}
.verdict.keep{border-color:#009e73}.verdict.guarded,.verdict.micro_only{border-color:#e69f00}.verdict.reject{border-color:#d55e00}
p.emphasis{font-weight:600}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.88rem;margin:.4rem 0 1rem;min-width:50%}
caption{text-align:left;color:var(--muted);padding-bottom:.3rem}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{position:sticky;top:0;background:var(--band)}
.number{text-align:right;white-space:nowrap}
figure{margin:1rem 0}figure svg{width:100%;height:auto}
dl{display:grid;grid-template-columns:minmax(9rem,max-content) 1fr;gap:.2rem 1rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
nav ol{columns:2;padding-left:1.4rem}a{color:var(--accent)}
@media print{body{font-size:10pt;background:#fff;color:#000}main{max-width:none;padding:0}thead th{position:static}
h2,h3{break-after:avoid}figure,tr{break-inside:avoid}.scroll{overflow:visible}}
@media (max-width:40rem){nav ol{columns:1}dl{grid-template-columns:1fr}}
)";

void HtmlWriter::writeHead(const Report& report)
{
    m_out << "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
             "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
             // Nothing is fetched and nothing runs, whatever a hostile name manages to say.
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
             "img-src data:\">"
             "<link rel=\"icon\" href=\"data:,\">"
          << "<meta name=\"generator\" content=\"Assay " << escaped(report.assay_version) << "\"><title>"
          << escaped(report.title) << "</title><style>" << kStyle << "</style></head><body><main>\n";
}

void HtmlWriter::writeFront(const Report& report)
{
    m_out << "<header><h1>" << escaped(report.title) << "</h1>";
    if (!report.subtitle.empty()) {
        m_out << "<p class=\"subtitle\">" << escaped(report.subtitle) << "</p>";
    }
    m_out << "<div class=\"verdict " << QString::fromUtf8(name(report.verdict).data()) << "\"><strong>"
          << escaped(std::string(title(report.verdict))) << "</strong>" << escaped(report.headline) << "</div>"
          << "<p class=\"meta\">Assay " << escaped(report.assay_version) << " · " << escaped(report.generated)
          << "</p></header>\n";
}

void HtmlWriter::writeContents(const Report& report)
{
    m_out << "<nav aria-label=\"Contents\"><h2>Contents</h2><ol>";
    for (const auto& section : report.sections) {
        if (section.level == 1) {
            m_out << "<li><a href=\"#" << escaped(section.id) << "\">" << escaped(section.title) << "</a></li>";
        }
    }
    m_out << "</ol></nav>\n";
}

void HtmlWriter::writeSection(const ReportSection& section)
{
    const int level = std::clamp(section.level + 1, 2, 6);
    m_out << "<section id=\"" << escaped(section.id) << "\"><h" << level << '>' << escaped(section.title) << "</h"
          << level << ">\n";
    for (const auto& block : section.blocks) {
        std::visit([this](const auto& content) { write(content); }, block);
    }
    m_out << "</section>\n";
}

void HtmlWriter::write(const ReportParagraph& paragraph)
{
    m_out << (paragraph.emphasis ? "<p class=\"emphasis\">" : "<p>") << escaped(paragraph.text) << "</p>\n";
}

void HtmlWriter::write(const ReportList& list)
{
    if (list.items.empty()) {
        return;
    }
    m_out << "<ul>";
    for (const auto& item : list.items) {
        m_out << "<li>" << escaped(item) << "</li>";
    }
    m_out << "</ul>\n";
}

void HtmlWriter::write(const ReportKeyValues& values)
{
    if (values.rows.empty()) {
        return;
    }
    m_out << "<dl>";
    for (const auto& [key, value] : values.rows) {
        m_out << "<dt>" << escaped(key) << "</dt><dd>" << (value.empty() ? QStringLiteral("—") : escaped(value))
              << "</dd>";
    }
    m_out << "</dl>\n";
}

void HtmlWriter::write(const ReportTable& table)
{
    const auto open = [&](const char* tag, std::size_t column, const char* scope) {
        const bool numeric = column < table.numeric.size() && table.numeric[column];
        m_out << '<' << tag << scope << (numeric ? " class=\"number\">" : ">");
    };
    m_out << "<div class=\"scroll\" tabindex=\"0\"><table><caption>" << escaped(table.caption)
          << "</caption><thead><tr>";
    for (std::size_t column = 0; column < table.header.size(); ++column) {
        open("th", column, " scope=\"col\"");
        m_out << escaped(table.header[column]) << "</th>";
    }
    m_out << "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
        m_out << "<tr>";
        for (std::size_t column = 0; column < row.size(); ++column) {
            open("td", column, "");
            m_out << escaped(row[column]) << "</td>";
        }
        m_out << "</tr>\n";
    }
    m_out << "</tbody></table></div>\n";
}

void HtmlWriter::write(const ReportFigure& figure)
{
    ++m_figures;
    m_out << "<figure>" << svgOf(figure, m_figures) << "<figcaption id=\"figure-" << m_figures << "\">Figure "
          << m_figures << ". " << escaped(figure.caption);
    if (!figure.reading.empty()) {
        m_out << "<br><small>" << escaped(figure.reading) << "</small>";
    }
    m_out << "</figcaption></figure>\n";
}

}  // namespace

QString renderHtml(const Report& report)
{
    return HtmlWriter().document(report);
}

}  // namespace assay::views
