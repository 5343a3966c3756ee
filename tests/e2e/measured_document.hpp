// A small campaign over real kernels, long enough to interfere with and short enough to wait for.
#pragma once

#include <QLabel>

#include "app/workbench/document_store.hpp"
#include "app/workbench/paths.hpp"
#include "core/matrix/expand.hpp"
#include "kernels/families.hpp"
#include "tests/gui/workspace.hpp"

namespace assay::workbench {

// Softmax, six cases. The `endless` one is for runs that do not reach their end.
inline Experiment smallCampaign(bool endless = false)
{
    Experiment experiment = freshExperiment();
    experiment.title = "Online softmax";
    experiment.family = "softmax";
    experiment.variants = {{"three_pass", Role::baseline, OptimisationClass::c1},
                           {"online", Role::candidate, OptimisationClass::c2}};
    const std::vector<Family> families = kernels::descriptions();
    const auto softmax = std::find_if(families.begin(), families.end(),
                                      [](const Family& one) { return one.description.name == "softmax"; });
    const std::vector<std::vector<std::int64_t>> extents{{32, 64}, {127, 256, 512}};
    std::size_t next = 0;
    for (const SizeAxis& axis : softmax->description.size_axes) {
        experiment.matrix.sizes[axis.name] = extents.at(next++);
    }
    experiment.matrix.preset = "custom";
    experiment.matrix.crossing = Crossing::full;
    experiment.matrix.dtypes = {DType::f32};
    experiment.matrix.layouts = {Layout::contiguous};
    experiment.matrix.values = {ValueDistribution::normal};
    experiment.matrix.modes = {PassMode::forward};
    experiment.matrix.caches = {CacheState::warm};
    experiment.measure.case_budget_ns = endless ? 3600e9 : 200e6;
    experiment.measure.target_half_width = 1e-9;  // never precise enough: the budget or the block count ends a case
    experiment.measure.max_blocks = endless ? 100000 : 40;
    experiment.measure.threads = 1;
    return experiment;
}

// On disk, closed.
inline QString writeDocument(const QString& path, const Experiment& experiment)
{
    const auto created = createDocument(path.toStdString(), experiment);
    EXPECT_TRUE(created) << (created ? "" : created.error().what);
    return path;
}

// Everything that the message says.
inline QString wordsOf(const QWidget& message)
{
    QStringList words;
    for (const QLabel* label : message.findChildren<QLabel*>()) {
        words << label->text();
    }
    return words.join(QLatin1Char('\n'));
}

inline std::size_t countBlocks(const Results& results)
{
    std::size_t blocks = 0;
    for (const CaseResult& one : results.cases) {
        blocks += one.blocks.size();
    }
    return blocks;
}

}  // namespace assay::workbench
