#include "views/pages/bound_fields.hpp"

#include <algorithm>
#include <memory>

#include <QDoubleSpinBox>
#include <QTextBlock>
#include <QTextLayout>
#include <QWheelEvent>

#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

// A wheel over a scrolling page must not change a number that it happens to pass over.
class WheelOnlyWithFocus : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() == QEvent::Wheel && widget != nullptr && !widget->hasFocus()) {
            event->ignore();
            return true;
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

int newMergeKey()
{
    static int last = 0;  // interface thread only
    return ++last;
}

void undoThroughDocument(QWidget* field)
{
    field->setProperty("document", true);
}

QLineEdit* boundLine(DocumentModel& model, TextBinding binding, QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    field->setAccessibleName(binding.name);
    field->setPlaceholderText(binding.placeholder);
    undoThroughDocument(field);
    const auto shared = std::make_shared<TextBinding>(std::move(binding));
    const auto show = [&model, field, shared] {
        const QString text = QString::fromStdString(shared->read(model.experiment()));
        if (field->text() != text) {
            field->setText(text);
            field->setCursorPosition(0);
        }
        field->setReadOnly(model.readOnly());
    };
    QObject::connect(&model, &DocumentModel::experimentChanged, field, show);
    QObject::connect(&model, &DocumentModel::readOnlyChanged, field, show);
    QObject::connect(field, &QLineEdit::textEdited, field, [&model, shared, key = newMergeKey()](const QString& text) {
        model.edit(
            shared->undo_text, [&](Experiment& experiment) { shared->write(experiment, text.toStdString()); }, key);
    });
    show();
    return field;
}

void fitHeight(QPlainTextEdit* field, int least, int most)
{
    int lines = 0;
    for (QTextBlock block = field->document()->begin(); block.isValid(); block = block.next()) {
        lines += std::max(1, block.layout()->lineCount());
    }
    const int shown = std::clamp(lines, least, most);
    const int margins = 2 * static_cast<int>(field->document()->documentMargin()) + 2 * field->frameWidth();
    const int height = shown * field->fontMetrics().lineSpacing() + margins + 2;
    if (field->height() != height || field->minimumHeight() != height) {
        field->setFixedHeight(height);
    }
}

QPlainTextEdit* boundText(DocumentModel& model, TextBinding binding, int lines, QWidget* parent)
{
    auto* field = new QPlainTextEdit(parent);
    field->setAccessibleName(binding.name);
    field->setPlaceholderText(binding.placeholder);
    field->setTabChangesFocus(true);
    field->setUndoRedoEnabled(false);
    field->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    undoThroughDocument(field);
    const auto shared = std::make_shared<TextBinding>(std::move(binding));
    const auto show = [&model, field, shared] {
        const QString text = QString::fromStdString(shared->read(model.experiment()));
        if (field->toPlainText() != text) {
            const QSignalBlocker quiet(field);
            field->setPlainText(text);
        }
        field->setReadOnly(model.readOnly());
    };
    const auto fit = [field, lines] { fitHeight(field, lines, 3 * lines); };
    QObject::connect(&model, &DocumentModel::experimentChanged, field, show);
    QObject::connect(&model, &DocumentModel::readOnlyChanged, field, show);
    QObject::connect(field->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, field,
                     fit);
    QObject::connect(field, &QPlainTextEdit::textChanged, field, [&model, field, shared, key = newMergeKey()] {
        const std::string text = field->toPlainText().toStdString();
        model.edit(
            shared->undo_text, [&](Experiment& experiment) { shared->write(experiment, text); }, key);
    });
    show();
    fit();
    return field;
}

QComboBox* boundChoice(DocumentModel& model, ChoiceBinding binding, QWidget* parent)
{
    auto* field = new QComboBox(parent);
    field->setAccessibleName(binding.name);
    field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    field->setMinimumContentsLength(12);
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelOnlyWithFocus(field));
    const auto shared = std::make_shared<ChoiceBinding>(std::move(binding));
    for (const auto& [value, text] : shared->options) {
        field->addItem(text, QString::fromStdString(value));
    }
    const auto show = [&model, field, shared] {
        const QSignalBlocker quiet(field);
        field->setCurrentIndex(field->findData(QString::fromStdString(shared->read(model.experiment()))));
        field->setEnabled(!model.readOnly());
    };
    QObject::connect(&model, &DocumentModel::experimentChanged, field, show);
    QObject::connect(&model, &DocumentModel::readOnlyChanged, field, show);
    QObject::connect(field, &QComboBox::activated, field, [&model, field, shared](int index) {
        const std::string value = field->itemData(index).toString().toStdString();
        model.edit(shared->undo_text, [&](Experiment& experiment) { shared->write(experiment, value); });
    });
    show();
    return field;
}

QWidget* boundNumber(DocumentModel& model, NumberBinding binding, QWidget* parent)
{
    auto* field = new QDoubleSpinBox(parent);
    field->setAccessibleName(binding.name);
    field->setDecimals(binding.decimals);
    field->setRange(binding.least, binding.most);
    field->setSingleStep(binding.step);
    field->setSuffix(binding.suffix);
    field->setGroupSeparatorShown(true);
    field->setAlignment(Qt::AlignRight);
    field->setKeyboardTracking(true);
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelOnlyWithFocus(field));
    const auto shared = std::make_shared<NumberBinding>(std::move(binding));
    const auto show = [&model, field, shared] {
        const double value = shared->read(model.experiment());
        if (field->value() != value) {
            const QSignalBlocker quiet(field);
            field->setValue(value);
        }
        field->setReadOnly(model.readOnly());
        field->setButtonSymbols(model.readOnly() ? QAbstractSpinBox::NoButtons : QAbstractSpinBox::UpDownArrows);
    };
    QObject::connect(&model, &DocumentModel::experimentChanged, field, show);
    QObject::connect(&model, &DocumentModel::readOnlyChanged, field, show);
    QObject::connect(field, &QDoubleSpinBox::valueChanged, field, [&model, shared, key = newMergeKey()](double value) {
        model.edit(
            shared->undo_text, [&](Experiment& experiment) { shared->write(experiment, value); }, key);
    });
    show();
    return field;
}

}  // namespace assay::views
