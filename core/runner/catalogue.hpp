// The families, oracles and kernels that a program was built with. Filled by app, handed down; no registry.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/base/expected.hpp"
#include "core/experiment/family.hpp"
#include "kernels/api/assay_kernel.h"

namespace assay {

// Row-major, dense, float64: what oracles read and write.
struct DenseTensor {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};

struct OracleOutput {
    DenseTensor value;
    std::vector<double> scale;  // per element, for the tolerance (tolerance.hpp); empty: |ref|
};

// Computes the outputs of one call in float64 or wider from the very inputs the kernels get (already rounded to
// their dtype). Input order is Family::inputs'; output order Family::outputs'. Not rounded to the output dtype.
using Oracle = std::function<Expected<std::vector<OracleOutput>>(const Case&, std::span<const DenseTensor> inputs)>;

struct CatalogueEntry {
    Family family;
    Oracle oracle;                              // empty in programs that never compute (the workbench)
    std::vector<const assay_variant*> kernels;  // empty likewise
};

class Catalogue {
public:
    void add(CatalogueEntry entry) { m_entries.push_back(std::move(entry)); }
    const std::vector<CatalogueEntry>& entries() const { return m_entries; }
    const CatalogueEntry* find(const std::string& family) const
    {
        for (const auto& entry : m_entries) {
            if (entry.family.description.name == family) {
                return &entry;
            }
        }
        return nullptr;
    }

private:
    std::vector<CatalogueEntry> m_entries;
};

}  // namespace assay
