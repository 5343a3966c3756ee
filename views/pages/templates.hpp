// What usually holds for a kind of optimisation: a start, for the user to correct.
#pragma once

#include <vector>

#include <QString>

#include "core/experiment/experiment.hpp"

namespace assay::views {

struct ExperimentTemplate {
    QString title;    // "I rewrote a kernel"
    QString summary;  // what it fills in
    OptimisationClass declared = OptimisationClass::c2;
    std::string metric;
    std::string bottleneck;
    QString claim, why, falsifier, fallback;
    QString guard;  // "" : none
};

std::vector<ExperimentTemplate> experimentTemplates();

// Fills what is still empty, and the class that the candidates declare; what a person has written stays.
void applyTemplate(Experiment&, const ExperimentTemplate&);

}  // namespace assay::views
