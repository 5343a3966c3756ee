// A CUDA runtime over host memory, linked in place of the real one: what the device asks for is recorded, and any call
// can be made to fail.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace assay {

struct FakeRuntime {
    int devices = 1;
    int driver_version = 13000;
    int l2_bytes = 4096;
    float elapsed_ms = 0.25F;

    std::map<std::string, int> failing;   // code by function, "cudaMalloc" -> 2
    std::vector<std::string> calls;       // of streams, events and copies, in order
    std::map<void*, std::size_t> memory;  // what is allocated
    int streams = 0;                      // that exist
    int events = 0;
    std::size_t last_memset_bytes = 0;
    int last_error = 0;

    bool called(const std::string& function) const;
};

FakeRuntime& fakeRuntime();

}  // namespace assay
