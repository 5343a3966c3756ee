#include "views/models/findings_model.hpp"

#include <algorithm>

#include <QStringList>

#include "views/theme/text.hpp"
#include "views/theme/theme.hpp"

namespace assay::views {
namespace {

int urgency(FindingState state)
{
    switch (state) {
        case FindingState::raised:
            return 0;
        case FindingState::cannot_tell:
            return 1;
        case FindingState::waived:
            return 2;
        case FindingState::clear:
            break;
    }
    return 3;
}

QString mark(FindingState state)
{
    switch (state) {
        case FindingState::raised:
            return QStringLiteral("⚑");
        case FindingState::cannot_tell:
            return QStringLiteral("？");
        case FindingState::waived:
            return QStringLiteral("–");
        case FindingState::clear:
            break;
    }
    return QStringLiteral("✓");
}

QString evidenceText(const Evidence& evidence)
{
    if (evidence.tier == EvidenceTier::none) {
        return word(EvidenceTier::none);
    }
    const QString text = QStringLiteral("%1, %2").arg(word(evidence.tier), word(evidence.strength));
    return evidence.source.empty() ? text : QStringLiteral("%1: %2").arg(text, QString::fromStdString(evidence.source));
}

}  // namespace

FindingsModel::FindingsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingsModel::setFindings(std::vector<Finding> findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding& a, const Finding& b) { return urgency(a.state) < urgency(b.state); });
    if (findings == m_findings) {
        return;
    }
    beginResetModel();
    m_findings = std::move(findings);
    endResetModel();
}

int FindingsModel::raised() const
{
    return static_cast<int>(std::count_if(m_findings.begin(), m_findings.end(), [](const Finding& finding) {
        return finding.state == FindingState::raised;
    }));
}

int FindingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int FindingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(kColumns);
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Finding& finding = m_findings[static_cast<std::size_t>(index.row())];
    if (role == CasesRole) {
        QStringList keys;
        for (const std::string& key : finding.evidence.cases) {
            keys << QString::fromStdString(key);
        }
        return keys;
    }
    if (role == StateRole) {
        return static_cast<int>(finding.state);
    }
    if (role == Qt::ForegroundRole && index.column() == StateColumn && finding.state == FindingState::raised) {
        return theme().failed.text;
    }
    if (role == Qt::ForegroundRole && finding.state == FindingState::clear) {
        return theme().muted;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (index.column()) {
        case StateColumn:
            return QStringLiteral("%1 %2").arg(mark(finding.state), word(finding.state));
        case KindColumn:
            return word(finding.kind);
        case TitleColumn:
            return QString::fromStdString(finding.title);
        case ExplanationColumn:
            return QString::fromStdString(finding.explanation);
        case RemedyColumn:
            return QString::fromStdString(finding.remedy);
        case EvidenceColumn:
            return evidenceText(finding.evidence);
        default:
            return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical) {
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter) | Qt::AlignLeft);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case StateColumn:
            return tr("State");
        case KindColumn:
            return tr("Kind");
        case TitleColumn:
            return tr("Finding");
        case ExplanationColumn:
            return tr("What was seen");
        case RemedyColumn:
            return tr("What to do");
        case EvidenceColumn:
            return tr("Evidence");
        default:
            return {};
    }
}

}  // namespace assay::views
