#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <memory>

#include <fmt/format.h>

#include "app/cli/common.hpp"
#include "core/interchange/export.hpp"
#include "core/records/report.hpp"

namespace assay::cli {

namespace {

struct Options {
    std::string document;
    std::string pdf, html, markdown, json_file, csv;
    std::string depth = "standard";
};

ReportDepth depthOf(const std::string& text)
{
    return text == "brief" ? ReportDepth::brief : text == "full" ? ReportDepth::full : ReportDepth::standard;
}

// The environment of the workbench; without a display it draws without one.
std::vector<std::string> rendererEnvironment()
{
    std::vector<std::string> variables;
    for (char** entry = environ; *entry != nullptr; ++entry) {
        variables.emplace_back(*entry);
    }
    const bool display = std::getenv("DISPLAY") != nullptr || std::getenv("WAYLAND_DISPLAY") != nullptr;
    if (!display && std::getenv("QT_QPA_PLATFORM") == nullptr) {
        variables.emplace_back("QT_QPA_PLATFORM=offscreen");
    }
    return variables;
}

std::vector<char*> pointers(std::vector<std::string>& texts)
{
    std::vector<char*> list;
    for (auto& text : texts) {
        list.push_back(text.data());
    }
    list.push_back(nullptr);
    return list;
}

Expected<void> render(const Options& options)
{
    const std::string program = findProgram("assay-workbench");
    if (program.empty()) {
        return fail(ErrorCode::unsupported, "PDF and HTML are rendered by assay-workbench, which is not installed", {},
                    "Install it beside assay or in PATH; --markdown, --json and --csv work without it");
    }
    std::vector<std::string> arguments{program};
    for (const auto& [flag, path] :
         {std::pair("--export-pdf", options.pdf), std::pair("--export-html", options.html)}) {
        if (!path.empty()) {
            arguments.emplace_back(flag);
            arguments.push_back(path);
        }
    }
    arguments.push_back(options.document);
    auto environment = rendererEnvironment();
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    // Our standard output may have to be one JSON document.
    ::posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
    pid_t child = 0;
    const int status = ::posix_spawn(&child, program.c_str(), &actions, nullptr, pointers(arguments).data(),
                                     pointers(environment).data());
    ::posix_spawn_file_actions_destroy(&actions);
    if (status != 0) {
        return fail(ErrorCode::process, fmt::format("cannot be started: {}", std::strerror(status)), program);
    }
    int ended = 0;
    while (::waitpid(child, &ended, 0) < 0 && errno == EINTR) {
    }
    if (!WIFEXITED(ended) || WEXITSTATUS(ended) != 0) {
        const std::string how = WIFEXITED(ended) ? fmt::format("exit status {}", WEXITSTATUS(ended)) : "a signal";
        return fail(ErrorCode::process, "rendering the report ended with " + how, program, "Its messages are above");
    }
    return {};
}

Expected<void> writeAll(const Options& options, const Document& document)
{
    if (!options.markdown.empty()) {
        const ReportOptions report_options{depthOf(options.depth), {}, utcNow(), ASSAY_VERSION};
        const Report report =
            buildReport(document.experiment, document.results, document.assessment, document.family, report_options);
        if (const auto written = writeTextFile(options.markdown, reportMarkdown(report)); !written) {
            return written;
        }
    }
    if (!options.json_file.empty()) {
        Json json = assessmentJson(document.experiment, document.results, document.assessment);
        json["experiment"] = toJson(document.experiment);
        const std::string text = json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
        if (const auto written = writeTextFile(options.json_file, text); !written) {
            return written;
        }
    }
    if (!options.csv.empty()) {
        if (const auto written = exportCsv(document.experiment, document.results, document.assessment, options.csv);
            !written) {
            return written;
        }
    }
    return options.pdf.empty() && options.html.empty() ? Expected<void>() : render(options);
}

int exportDocument(const Options& options)
{
    const std::pair<const char*, const std::string&> targets[] = {{"pdf", options.pdf},
                                                                  {"html", options.html},
                                                                  {"markdown", options.markdown},
                                                                  {"json", options.json_file},
                                                                  {"csv", options.csv}};
    Json written = Json::object();
    for (const auto& [format, path] : targets) {
        if (!path.empty()) {
            written[format] = path;
        }
    }
    if (written.empty()) {
        return reportError({ErrorCode::usage, "nothing to export", "",
                            "Name at least one of --pdf, --html, --markdown, --json, --csv"},
                           false);
    }
    const auto document = loadDocument(options.document);
    if (!document) {
        return reportError(document.error(), false);
    }
    if (const auto done = writeAll(options, *document); !done) {
        return reportError(done.error(), false);
    }
    for (const auto& [format, path] : written.items()) {
        fmt::print(stderr, "{}: {}\n", format, printable(path.get<std::string>()));
    }
    return 0;
}

}  // namespace

void addExport(CLI::App& app, Action& action)
{
    const auto options = std::make_shared<Options>();
    CLI::App* const command = app.add_subcommand("export", "The report as PDF, HTML, Markdown, JSON or tables");
    command->footer(
        "Examples:\n  assay export softmax.assay --pdf softmax.pdf --html softmax.html\n"
        "  assay export softmax.assay --markdown softmax.md --json softmax.json --csv tables");
    command->add_option("DOCUMENT", options->document, "Document to export")->required();
    command->add_option("--pdf", options->pdf, "PDF file (rendered by assay-workbench)");
    command->add_option("--html", options->html, "One self-contained HTML file (rendered by assay-workbench)");
    command->add_option("--markdown", options->markdown, "Markdown file");
    command->add_option("--json", options->json_file, "JSON file: what show --json prints, and the experiment");
    command->add_option("--csv", options->csv, "Folder for cases.csv, samples.csv and errors.csv");
    command->add_option("--depth", options->depth, "How much the Markdown report says")
        ->check(CLI::IsMember({"brief", "standard", "full"}))
        ->capture_default_str();
    command->callback([options, &action] { action = [options] { return exportDocument(*options); }; });
}

}  // namespace assay::cli
