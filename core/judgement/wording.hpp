// How rules put counts, lists and places into sentences, so that all of them read alike. English, C locale.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/experiment/case.hpp"
#include "core/experiment/family.hpp"

namespace assay {

std::string counted(std::size_t count, const std::string& noun);                    // "1 case", "12 cases"
std::string countedOf(std::size_t part, std::size_t all, const std::string& noun);  // "3 of 64 cases", "all 64 cases"
std::string listed(const std::vector<std::string>& items);                          // "a, b and c"
std::string listedUpTo(const std::vector<std::string>& items, std::size_t most);    // "a, b, c and 4 more"
std::string sentence(std::string text);  // first letter raised, full stop at the end

// "cols 1024, rows 256, f32, contiguous, normal, forward, warm": sizes in the family's order. The device is left out.
std::string shortCase(const Case&, const FamilyDescription&);

// What a timing on this device may be called: "CPU", "GPU cuda:0", "emulator".
std::string deviceWord(const std::string& device);
bool isGpu(const std::string& device);

// The variant's title, or its name where the family does not know it.
std::string variantTitle(const FamilyDescription&, const std::string& variant);

}  // namespace assay
