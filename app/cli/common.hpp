// What every subcommand shares: output, exit statuses, documents.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/base/expected.hpp"
#include "core/experiment/json.hpp"
#include "core/records/assessment.hpp"
#include "core/store/store.hpp"

namespace assay::cli {

inline constexpr int kExitUsage = 2;
inline constexpr int kExitBadInput = 3;
inline constexpr int kExitRunFailed = 4;

// What the chosen subcommand does once the command line is parsed; returns the exit status.
using Action = std::function<int()>;

// A subcommand with --json, its examples under --help, and `action` set when it is chosen.
CLI::App* addCommand(CLI::App& app, const char* name, const char* description, const char* examples, bool& json);

// One JSON document on standard output.
void printJson(const Json&);
// Foreign text for a terminal: control characters are shown, not obeyed.
std::string printable(const std::string& text);
// Prints to standard error, and as {"error": …} on standard output when asked for JSON. Returns the exit status.
int reportError(const Error&, bool json);

// ISO 8601 in UTC, seconds.
std::string utcNow();
// Absolute path of the running program.
std::string programPath();
// A program beside this one or in PATH; "" when there is none.
std::string findProgram(const std::string& name);

// A built-in family; the error lists those that exist.
Expected<Family> findFamily(const std::string& name);

// A document with everything derived from it.
struct Document {
    Experiment experiment;
    Results results;
    Family family;
    std::vector<Case> cases;
    Assessment assessment;
};
Expected<Document> derive(Experiment, Results);
Expected<Document> loadDocument(const std::string& path);

// The family with those chosen variants that it does not describe: they come from plugins, which only a run loads.
Family withForeignVariants(Family, const Experiment&);

void addDoctor(CLI::App&, Action&);
void addList(CLI::App&, Action&);
void addRun(CLI::App&, Action&);
void addShow(CLI::App&, Action&);
void addExport(CLI::App&, Action&);
void addCompare(CLI::App&, Action&);
void addWorkers(CLI::App&, Action&);
void addVersion(CLI::App&, Action&);

}  // namespace assay::cli
