#include "views/models/table_text.hpp"

#include <QStringList>

namespace assay::views {
namespace {

// Text of one line of cells; row < 0 is the header.
QStringList cells(const QAbstractItemModel& model, const TableSelection& selection, int row)
{
    QStringList texts;
    if (selection.row_headers) {
        texts << (row < 0 ? QString() : model.headerData(row, Qt::Vertical).toString());
    }
    for (const int column : selection.columns) {
        texts << (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data()).toString();
    }
    return texts;
}

QString tsvLine(QStringList texts)
{
    for (QString& text : texts) {
        text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
    return texts.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

QString markdownLine(QStringList texts)
{
    for (QString& text : texts) {
        text.replace(QLatin1Char('\\'), QLatin1String("\\\\"))
            .replace(QLatin1Char('|'), QLatin1String("\\|"))
            .replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
    return QStringLiteral("| %1 |\n").arg(texts.join(QLatin1String(" | ")));
}

}  // namespace

QString toTsv(const QAbstractItemModel& model, const TableSelection& selection)
{
    QString text = tsvLine(cells(model, selection, -1));
    for (const int row : selection.rows) {
        text += tsvLine(cells(model, selection, row));
    }
    return text;
}

QString toMarkdown(const QAbstractItemModel& model, const TableSelection& selection)
{
    QString text = markdownLine(cells(model, selection, -1));
    QStringList rules;
    if (selection.row_headers) {
        rules << QStringLiteral("---");
    }
    for (const int column : selection.columns) {
        const QVariant alignment = selection.rows.empty()
                                       ? QVariant()
                                       : model.index(selection.rows.front(), column).data(Qt::TextAlignmentRole);
        const bool right = (alignment.toInt() & Qt::AlignRight) != 0;
        rules << (right ? QStringLiteral("---:") : QStringLiteral("---"));
    }
    text += QStringLiteral("| %1 |\n").arg(rules.join(QLatin1String(" | ")));
    for (const int row : selection.rows) {
        text += markdownLine(cells(model, selection, row));
    }
    return text;
}

}  // namespace assay::views
