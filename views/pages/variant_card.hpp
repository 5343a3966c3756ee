// One variant of the chosen family: what it is, which role it plays, which class it declares, what it costs, whose code
// it is.
#pragma once

#include <QFrame>

#include "views/document_model.hpp"

class QButtonGroup;
class QComboBox;
class QLabel;

namespace assay::views {

class VariantCard : public QFrame {
    Q_OBJECT

public:
    // `work`: modelled cost of a call at the family's target sizes, in words.
    VariantCard(DocumentModel& model, const VariantDescription& variant, const QString& work,
                QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QLayout* makeHead(const VariantDescription&);
    QLayout* makeRoles();
    QLayout* makeFacts(const VariantDescription&, const QString& work);
    void refresh();
    void chooseRole(int id);
    void declare(const QString& optimisation_class);

    DocumentModel& m_model;
    std::string m_variant;
    OptimisationClass m_default_class;
    bool m_plugin;
    QButtonGroup* m_roles;
    QComboBox* m_class;
    QLabel* m_class_label;
    QLabel* m_trust;
};

// Gives the variant the role, or none; there is one reference and one baseline, so the former holder loses it.
void setRole(Experiment&, const std::string& variant, std::optional<Role> role, OptimisationClass declared);

}  // namespace assay::views
