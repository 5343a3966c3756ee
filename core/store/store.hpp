// The .assay document: one SQLite file. Measurements are committed as they arrive; killing any process loses at most
// the block in flight.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/base/expected.hpp"
#include "core/experiment/experiment.hpp"
#include "core/experiment/results.hpp"

namespace assay {

class Store {
public:
    enum class Access { read_write, read_only };

    // Fails when the file exists; the document is complete on disk when this returns.
    static Expected<Store> create(const std::string& path, const Experiment&);

    // Distinguishes: no such file; not an Assay document; truncated or damaged; written by a newer Assay (with both
    // schema numbers); no permission; locked. The file is never changed by a failed open. A read-write open of a file
    // or folder that cannot be written fails with code io and the remedy "open read-only".
    static Expected<Store> open(const std::string& path, Access = Access::read_write);

    Store(Store&&) noexcept;
    Store& operator=(Store&&) noexcept;
    ~Store();

    const std::string& path() const;
    bool readOnly() const;
    static int schemaVersion();

    Expected<Experiment> experiment() const;
    Expected<void> saveExperiment(const Experiment&);

    // Returns the run's id.
    Expected<std::int64_t> beginRun(const RunInfo&);
    Expected<void> finishRun(std::int64_t run, const std::string& finished);

    // A case that runs again replaces what was stored for its key.
    Expected<void> beginCase(std::int64_t run, const CaseResult&);
    Expected<void> recordVariant(const CaseKey&, const VariantResult&);  // replaces the variant's earlier result
    Expected<void> recordBlock(const CaseKey&, const Block&);
    Expected<void> finishCase(const CaseKey&, CaseStatus, const std::string& message, std::int64_t verified_ns,
                              std::int64_t finished_ns);
    Expected<void> appendLog(const std::string& line);

    // A case left `running` by a killed process is reported with the blocks that it has.
    Expected<Results> results() const;

private:
    struct Impl;
    explicit Store(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace assay
