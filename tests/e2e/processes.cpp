#include "tests/e2e/processes.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace assay::workbench {
namespace {

std::string slurp(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// A dead child that nobody has waited for has an empty command line.
std::vector<std::string> commandOf(pid_t pid)
{
    std::vector<std::string> words;
    const std::string text = slurp("/proc/" + std::to_string(pid) + "/cmdline");
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\0', begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

}  // namespace

std::vector<pid_t> childrenOf(pid_t parent)
{
    std::vector<pid_t> children;
    std::error_code ignored;
    const std::filesystem::path tasks = "/proc/" + std::to_string(parent) + "/task";
    for (const auto& task : std::filesystem::directory_iterator(tasks, ignored)) {
        std::ifstream in(task.path() / "children");
        for (pid_t pid = 0; in >> pid;) {
            if (!commandOf(pid).empty()) {
                children.push_back(pid);
            }
        }
    }
    return children;
}

pid_t findWorker(pid_t ancestor, const std::string& subcommand)
{
    for (const pid_t child : childrenOf(ancestor)) {
        const std::vector<std::string> words = commandOf(child);
        if (words.size() >= 2 && words[1] == subcommand) {
            return child;
        }
        if (const pid_t deeper = findWorker(child, subcommand); deeper != 0) {
            return deeper;
        }
    }
    return 0;
}

}  // namespace assay::workbench
