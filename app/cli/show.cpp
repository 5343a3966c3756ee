#include <memory>

#include "app/cli/common.hpp"
#include "app/cli/show_text.hpp"
#include "core/interchange/export.hpp"

namespace assay::cli {

void addShow(CLI::App& app, Action& action)
{
    struct Options {
        bool json = false;
        std::string document;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* const command =
        addCommand(app, "show", "Verdict with reasons, comparisons, errors, findings, records",
                   "  assay show softmax.assay\n  assay show softmax.assay --json | jq .verdict", options->json);
    command->add_option("DOCUMENT", options->document, "Document to show")->required();
    command->callback([options, &action] {
        action = [options] {
            const auto document = loadDocument(options->document);
            if (!document) {
                return reportError(document.error(), options->json);
            }
            if (options->json) {
                printJson(assessmentJson(document->experiment, document->results, document->assessment));
            } else {
                printAssessment(*document);
            }
            return exitStatus(document->assessment.verdict);
        };
    });
}

}  // namespace assay::cli
