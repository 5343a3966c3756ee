// The program that the runner's tests start in place of `assay`.
#include <string_view>

#include "core/runner/worker_main.hpp"
#include "tests/core/runner/scale_family.hpp"

int main(int argc, char** argv)
{
    const std::string_view role = argc == 2 ? argv[1] : "";
    if (role == "runner") {
        return assay::runRunner(assay::test::scaleCatalogue(), argv[0]);
    }
    if (role == "kernel-host") {
        return assay::runKernelHost(assay::test::scaleCatalogue());
    }
    return 2;
}
