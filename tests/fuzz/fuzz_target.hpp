// What every fuzz target defines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Inputs that are right, for mutations to start from.
std::vector<std::string> fuzzSeeds();
