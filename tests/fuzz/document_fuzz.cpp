// A stranger's document: it opens or is refused, and is never changed by a look.
#include <cstdlib>

#include "core/store/store.hpp"
#include "tests/core/experiment/random_values.hpp"
#include "tests/core/store/file_bytes.hpp"
#include "tests/core/store/temporary_folder.hpp"
#include "tests/fuzz/fuzz_target.hpp"

using assay::Store;
using assay::testing_support::readBytes;
using assay::testing_support::TemporaryFolder;
using assay::testing_support::writeBytes;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    const std::string bytes(data, data + size);
    writeBytes(path, bytes);
    if (const auto store = Store::open(path, Store::Access::read_only)) {
        (void)store->experiment();
        (void)store->results();
    }
    if (readBytes(path) != bytes) {
        std::abort();
    }
    return 0;
}

std::vector<std::string> fuzzSeeds()
{
    const TemporaryFolder folder;
    const std::string path = folder.file("x.assay");
    {
        assay::testing_support::RandomValues random(1);
        auto store = Store::create(path, random.experiment());
        (void)store->beginCase(0, random.caseResult());
    }
    return {readBytes(path)};
}
