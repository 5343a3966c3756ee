#include "app/workbench/message_bar.hpp"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QStyle>

#include "views/theme/icons.hpp"
#include "views/theme/theme.hpp"

namespace assay::workbench {
namespace {

constexpr const char* kKey = "messageKey";

const char* iconName(Severity severity)
{
    switch (severity) {
        case Severity::information:
            return "info";
        case Severity::warning:
            return "warning";
        case Severity::error:
            break;
    }
    return "error";
}

}  // namespace

Message::Message(Severity severity, const QString& text, const QString& details,
                 const std::vector<MessageAction>& actions, bool dismissible, QWidget* parent)
    : QFrame(parent), m_severity(severity), m_text(new QLabel(text, this))
{
    setProperty("card", true);
    setAccessibleName(text);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(2 * views::kGrid, views::kGrid, views::kGrid, views::kGrid);
    line->setSpacing(views::kGrid);
    auto* mark = new QLabel(this);
    mark->setPixmap(views::icon(QLatin1String(iconName(severity))).pixmap(16, 16));
    line->addWidget(mark, 0, Qt::AlignTop);

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(m_text);
    if (!details.isEmpty()) {
        auto* more = new QLabel(details, this);
        more->setProperty("quiet", true);
        more->setWordWrap(true);
        more->setTextFormat(Qt::PlainText);
        more->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->addWidget(more);
    }
    line->addLayout(words, 1);
    addButtons(actions, dismissible, line);
}

void Message::addButtons(const std::vector<MessageAction>& actions, bool dismissible, QBoxLayout* line)
{
    bool first = true;
    for (const MessageAction& action : actions) {
        auto* button = new QPushButton(action.text, this);
        button->setProperty("primary", first);
        first = false;
        connect(button, &QPushButton::clicked, this, [this, run = action.run] {
            deleteLater();
            hide();
            run();
        });
        line->addWidget(button, 0, Qt::AlignVCenter);
    }
    if (dismissible) {
        auto* close = new QToolButton(this);
        close->setIcon(views::icon(QStringLiteral("close")));
        close->setToolTip(tr("Dismiss"));
        close->setAccessibleName(tr("Dismiss this message"));
        connect(close, &QToolButton::clicked, this, [this] {
            hide();
            deleteLater();
        });
        line->addWidget(close, 0, Qt::AlignVCenter);
    }
}

void Message::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    const views::Theme& theme = views::theme();
    const QColor ink = m_severity == Severity::error     ? theme.failed.line
                       : m_severity == Severity::warning ? theme.warning.line
                                                         : theme.accent;
    QPainter(this).fillRect(0, 0, 4, height(), ink);
}

MessageStack::MessageStack(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
}

Message* MessageStack::show(const QString& key, Severity severity, const QString& text, const QString& details,
                            const std::vector<MessageAction>& actions, bool dismissible)
{
    dismiss(key);
    auto* message = new Message(severity, text, details, actions, dismissible, this);
    message->setProperty(kKey, key);
    m_layout->addWidget(message);
    return message;
}

Message* MessageStack::showError(const QString& key, const Error& error, Severity severity,
                                 const std::vector<MessageAction>& actions)
{
    QString what = QString::fromStdString(error.what);
    if (!what.isEmpty()) {
        what[0] = what[0].toUpper();
    }
    QStringList more;
    if (!error.where.empty()) {
        more << QString::fromStdString(error.where);
    }
    if (!error.remedy.empty()) {
        more << QString::fromStdString(error.remedy);
    }
    return show(key, severity, what, more.join(QStringLiteral("\n")), actions);
}

void MessageStack::dismiss(const QString& key)
{
    for (Message* message : findChildren<Message*>(QString(), Qt::FindDirectChildrenOnly)) {
        if (message->property(kKey).toString() == key) {
            message->hide();
            message->setProperty(kKey, QString());
            message->deleteLater();
        }
    }
}

void MessageStack::clear()
{
    for (Message* message : findChildren<Message*>(QString(), Qt::FindDirectChildrenOnly)) {
        message->hide();
        message->deleteLater();
    }
}

}  // namespace assay::workbench
