#include "views/pages/templates.hpp"

#include <QCoreApplication>

namespace assay::views {
namespace {

struct Templates {
    Q_DECLARE_TR_FUNCTIONS(assay::views::Templates)
};

void fill(std::string& text, const QString& usual)
{
    if (text.empty()) {
        text = usual.toStdString();
    }
}

}  // namespace

std::vector<ExperimentTemplate> experimentTemplates()
{
    const std::string latency = "median latency of one call";
    return {
        {Templates::tr("I rewrote a kernel"),
         Templates::tr("Same result, other order of evaluation: class C2, judged against an oracle."),
         OptimisationClass::c2,
         latency,
         "global memory bandwidth",
         Templates::tr("The rewritten kernel is faster than the one it replaces on every representative case."),
         Templates::tr("The old kernel reads its input more often than the computation needs."),
         Templates::tr("Cases that are bound by memory do not get faster, or errors grow with the reduction length."),
         Templates::tr("the old kernel"),
         {}},
        {Templates::tr("I lowered precision"),
         Templates::tr("An explicit approximation: class C3, opt-in or guarded, never the default."),
         OptimisationClass::c3, latency, "arithmetic throughput",
         Templates::tr(
             "Lower precision makes the kernel faster and stays within the tolerance on the cases that use it."),
         Templates::tr("Arithmetic in the wider type limits the kernel."),
         Templates::tr("The error leaves the tolerance on a representative value distribution, or time does not fall."),
         Templates::tr("the kernel in full precision"), Templates::tr("dtype and precision mode chosen by the caller")},
        {Templates::tr("I fused kernels"),
         Templates::tr("Fewer launches and no intermediate tensors: class C2, kernel count audited."),
         OptimisationClass::c2,
         latency,
         "intermediate materialisation",
         Templates::tr("One fused kernel is faster than the separate ones and needs no intermediate memory."),
         Templates::tr("The intermediate tensor is written and read again, and each launch costs time."),
         Templates::tr("The gain vanishes for large sizes, or peak memory does not fall."),
         Templates::tr("the separate kernels"),
         {}},
        {Templates::tr("I changed allocation"),
         Templates::tr("Values untouched: class N/A, every bit must agree; memory audited."),
         OptimisationClass::not_applicable,
         "peak workspace and median latency of one call",
         "allocation",
         Templates::tr("The new allocation policy needs less memory or fewer allocations and is not slower."),
         Templates::tr("Allocating workspace takes a noticeable share of each call."),
         Templates::tr("A bit differs, peak memory rises, or a case gets slower."),
         Templates::tr("the previous allocation policy"),
         {}},
    };
}

void applyTemplate(Experiment& experiment, const ExperimentTemplate& usual)
{
    fill(experiment.claim.text, usual.claim);
    experiment.claim.target_metric = usual.metric;
    fill(experiment.hypothesis.bottleneck, QString::fromStdString(usual.bottleneck));
    fill(experiment.hypothesis.why, usual.why);
    fill(experiment.hypothesis.falsifier, usual.falsifier);
    fill(experiment.fallback, usual.fallback);
    fill(experiment.guard, usual.guard);
    for (VariantChoice& choice : experiment.variants) {
        if (choice.role == Role::candidate) {
            choice.declared = usual.declared;
        }
    }
}

}  // namespace assay::views
