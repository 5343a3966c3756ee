// A table as all pages show them: sortable, with a column chooser and copying as TSV or Markdown.
#pragma once

#include <QTableView>

#include "views/models/table_text.hpp"

namespace assay::views {

class DataTable : public QTableView {
    Q_OBJECT

public:
    explicit DataTable(const QString& accessible_name, QWidget* parent = nullptr);
    // The vertical header's words belong to the table (and to copies of it).
    void setRowHeaders(bool words);
    // Columns as wide as their contents, up to a limit; again only when asked, so that live updates do not move them.
    void fitColumns();

    QString selectionAsTsv() const;
    QString selectionAsMarkdown() const;

protected:
    void keyPressEvent(QKeyEvent*) override;

private:
    void showMenu(const QPoint&);
    void showColumnChooser(const QPoint&);
    TableSelection selection() const;

    bool m_row_headers = false;
};

}  // namespace assay::views
