// `assay run`: from options to an experiment.
#pragma once

#include "app/cli/common.hpp"

namespace assay::cli {

struct RunOptions {
    bool json = false;
    std::string document;  // continue this one
    bool repeat = false;
    std::string family, baseline, reference;
    std::vector<std::string> candidates;
    std::vector<std::string> classes;  // declared, one per candidate or one for all
    std::string matrix = "quick";
    std::string device = "host";
    std::uint64_t seed = 1;
    std::string budget;
    std::string case_timeout;  // "": the default
    std::vector<std::string> plugins;
    std::string launcher;
    int threads = 0;
    int blocks = 0, max_blocks = 0;  // 0: the defaults
    std::string title, claim;
    std::string output;
};

// The experiment that the options describe, checked against the family and its plugins.
Expected<Experiment> experimentFrom(const RunOptions&);

// "90s", "1.5h", "250ms", "10min" to nanoseconds.
Expected<double> parseDuration(const std::string& text);

// Words of a launcher, split at blanks; single and double quotes keep a word together. No shell is involved.
Expected<std::vector<std::string>> splitWords(const std::string& text);

}  // namespace assay::cli
