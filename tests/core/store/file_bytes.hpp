// Whole files as strings, for before-and-after comparisons.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace assay::testing_support {

inline std::string readBytes(const std::string& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

inline void writeBytes(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

}  // namespace assay::testing_support
