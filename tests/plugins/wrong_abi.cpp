// A plugin that was built for another version of the kernel interface.
#include "kernels/api/assay_kernel.h"

extern "C" ASSAY_EXPORT const assay_plugin* assay_plugin_entry(void)
{
    static const assay_plugin kPlugin{ASSAY_ABI_VERSION + 98, sizeof(assay_plugin), "wrong_abi", "1", 0, nullptr};
    return &kPlugin;
}
