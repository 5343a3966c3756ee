// The direction of dependencies, over the include directives of the whole tree.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

struct Include {
    std::string from;  // file, relative to the source root
    std::string what;  // as written
};

std::vector<Include> includesBelow(const std::string& folder)
{
    static const std::regex kDirective(R"(^\s*#\s*include\s*[<"]([^">]+)[">])");
    std::vector<Include> includes;
    const fs::path root(ASSAY_SOURCE_DIR);
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
        static const std::set<std::string> kSources{".cpp", ".hpp", ".h", ".cu", ".cuh", ".c"};
        if (!entry.is_regular_file() || kSources.count(entry.path().extension().string()) == 0) {
            continue;
        }
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            std::smatch match;
            if (std::regex_search(line, match, kDirective)) {
                includes.push_back({fs::relative(entry.path(), root).string(), match[1]});
            }
        }
    }
    return includes;
}

std::string part(const std::string& path, std::size_t index)
{
    std::size_t begin = 0;
    for (; index > 0; --index) {
        begin = path.find('/', begin);
        if (begin == std::string::npos) {
            return {};
        }
        ++begin;
    }
    const auto end = path.find('/', begin);
    return end == std::string::npos ? std::string() : path.substr(begin, end - begin);
}

// Folders of core and how far up they stand; a folder may include its own rank only from itself.
const std::map<std::string, int>& coreRanks()
{
    static const std::map<std::string, int> kRanks{
        {"base", 0},    {"experiment", 1}, {"matrix", 2},      {"numerics", 2}, {"statistics", 2},
        {"device", 3},  {"measure", 3},    {"runner", 4},      {"evidence", 4}, {"judgement", 5},
        {"records", 6}, {"store", 7},      {"interchange", 7},
    };
    return kRanks;
}

TEST(IncludeGraph, CoreFoldersDependOnlyOnWhatStandsBelowThem)
{
    const auto includes = includesBelow("core");
    ASSERT_GT(includes.size(), 100U);
    for (const auto& include : includes) {
        if (part(include.what, 0) != "core") {
            continue;
        }
        const auto from = part(include.from, 1);
        const auto to = part(include.what, 1);
        ASSERT_TRUE(coreRanks().count(from)) << include.from << " lies in a folder without a rank";
        ASSERT_TRUE(coreRanks().count(to)) << include.from << " includes " << include.what;
        if (from != to) {
            EXPECT_GT(coreRanks().at(from), coreRanks().at(to)) << include.from << " includes " << include.what;
        }
    }
}

TEST(IncludeGraph, CoreAndKernelsKnowNoToolkitAndNoProgram)
{
    for (const std::string folder : {"core", "kernels"}) {
        for (const auto& include : includesBelow(folder)) {
            EXPECT_FALSE(include.what.rfind("views/", 0) == 0 || include.what.rfind("app/", 0) == 0)
                << include.from << " includes " << include.what;
            static const std::regex kQt(R"(^(Q[A-Z]\w*|Qt\w*/.*|qcustomplot\.h)$)");
            EXPECT_FALSE(std::regex_match(include.what, kQt)) << include.from << " includes " << include.what;
        }
    }
}

TEST(IncludeGraph, CudaTypesStayOutOfCoreHeaders)
{
    for (const auto& include : includesBelow("core")) {
        const bool header = include.from.size() > 4 && include.from.substr(include.from.size() - 4) == ".hpp";
        EXPECT_FALSE(header && include.what.rfind("cuda", 0) == 0) << include.from << " includes " << include.what;
    }
}

TEST(IncludeGraph, CoreReachesKernelsOnlyThroughTheirAbi)
{
    for (const auto& include : includesBelow("core")) {
        if (part(include.what, 0) == "kernels") {
            EXPECT_EQ(include.what, "kernels/api/assay_kernel.h") << include.from;
        }
    }
}

TEST(IncludeGraph, ViewsKnowNeitherTheProgramsNorTheStoreNorTheRunner)
{
    for (const auto& include : includesBelow("views")) {
        for (const std::string forbidden : {"app/", "core/store/", "core/runner/client", "kernels/"}) {
            EXPECT_NE(include.what.rfind(forbidden, 0), 0U) << include.from << " includes " << include.what;
        }
    }
}

}  // namespace
