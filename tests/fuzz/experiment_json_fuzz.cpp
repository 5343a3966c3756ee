// The experiment's JSON from a document or a peer.
#include <string_view>

#include "core/experiment/json.hpp"
#include "tests/core/experiment/random_values.hpp"
#include "tests/fuzz/fuzz_target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string text(data, data + size);
    const auto json = assay::parseJson(text, "fuzz");
    if (json) {
        if (const auto experiment = assay::experimentFromJson(*json)) {
            // what was accepted can be written again
            (void)assay::toJson(*experiment).dump(-1, ' ', false, assay::Json::error_handler_t::replace);
        }
        (void)assay::caseResultFromJson(*json);
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    std::vector<std::string> seeds{"{}", "[]", "null"};
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        assay::testing_support::RandomValues random(seed);
        seeds.push_back(assay::toJson(random.experiment()).dump());
        seeds.push_back(assay::toJson(random.caseResult()).dump());
    }
    return seeds;
}
