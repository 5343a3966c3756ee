// What stands where nothing is yet: what it needs, and the one button that gets it.
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace assay::views {

class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(const QString& icon_name, QWidget* parent = nullptr);
    // An empty button text hides the button.
    void setText(const QString& what, const QString& button);

signals:
    void buttonPressed();

private:
    QLabel* m_text;
    QPushButton* m_button;
};

}  // namespace assay::views
