// Messages where they belong: above the page, until dismissed or answered. What, where, what next; never modal.
#pragma once

#include <functional>

#include <QFrame>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/expected.hpp"

namespace assay::workbench {

enum class Severity { information, warning, error };

struct MessageAction {
    QString text;
    std::function<void()> run;
};

// One message. Owned by its stack; dismissed by its close button, its actions, or the stack.
class Message : public QFrame {
    Q_OBJECT

public:
    Message(Severity, const QString& text, const QString& details, const std::vector<MessageAction>& actions,
            bool dismissible, QWidget* parent);
    QString text() const { return m_text->text(); }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    void addButtons(const std::vector<MessageAction>& actions, bool dismissible, QBoxLayout* line);

    Severity m_severity;
    QLabel* m_text;
};

class MessageStack : public QWidget {
    Q_OBJECT

public:
    explicit MessageStack(QWidget* parent = nullptr);

    // A message with the key of an earlier one replaces it.
    Message* show(const QString& key, Severity, const QString& text, const QString& details = {},
                  const std::vector<MessageAction>& actions = {}, bool dismissible = true);
    Message* showError(const QString& key, const Error&, Severity severity = Severity::error,
                       const std::vector<MessageAction>& actions = {});
    void dismiss(const QString& key);
    void clear();

private:
    QVBoxLayout* m_layout;
};

}  // namespace assay::workbench
