// The document's file, shared by the interface (edits) and the campaign's thread (measurements). Any thread.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "core/store/recorder.hpp"
#include "core/store/store.hpp"

namespace assay::workbench {

class DocumentStore {
public:
    explicit DocumentStore(Store store) : m_store(std::move(store)), m_recorder(m_store) {}
    DocumentStore(const DocumentStore&) = delete;
    DocumentStore& operator=(const DocumentStore&) = delete;

    std::string path() const { return m_store.path(); }
    bool readOnly() const { return m_store.readOnly(); }

    Expected<void> save(const Experiment& experiment)
    {
        const std::lock_guard lock(m_mutex);
        return m_store.saveExperiment(experiment);
    }
    Expected<void> record(const RunnerEvent& event)
    {
        const std::lock_guard lock(m_mutex);
        return m_recorder.record(event);
    }

private:
    std::mutex m_mutex;
    Store m_store;
    Recorder m_recorder;
};

// A document as read from its file. `reason_read_only`: why it could not be opened for writing, when it could not.
struct LoadedDocument {
    std::shared_ptr<DocumentStore> store;
    Experiment experiment;
    Results results;
    std::optional<Error> reason_read_only;
};

// Opens for writing, or for reading where writing is refused. Blocks on the file: call it off the interface thread.
Expected<LoadedDocument> loadDocument(const std::string& path);

// A new file with this experiment, open for writing.
Expected<LoadedDocument> createDocument(const std::string& path, const Experiment&);

}  // namespace assay::workbench
