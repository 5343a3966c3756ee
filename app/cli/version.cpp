#include <memory>

#include <fmt/format.h>

#include "app/cli/common.hpp"

namespace assay::cli {

void addVersion(CLI::App& app, Action& action)
{
    const auto json = std::make_shared<bool>(false);
    CLI::App* const command =
        addCommand(app, "version", "Versions of the program and of its documents", "  assay version", *json);
    command->callback([json, &action] {
        action = [json] {
            if (*json) {
                printJson({{"version", ASSAY_VERSION}, {"document_schema", Store::schemaVersion()}});
            } else {
                fmt::print("assay {}, documents of schema {}\n", ASSAY_VERSION, Store::schemaVersion());
            }
            return 0;
        };
    });
}

}  // namespace assay::cli
