#include "app/workbench/document_store.hpp"

namespace assay::workbench {
namespace {

Expected<LoadedDocument> read(Store store)
{
    LoadedDocument loaded;
    Expected<Experiment> experiment = store.experiment();
    if (!experiment) {
        return tl::unexpected<Error>(experiment.error());
    }
    Expected<Results> results = store.results();
    if (!results) {
        return tl::unexpected<Error>(results.error());
    }
    loaded.experiment = std::move(*experiment);
    loaded.results = std::move(*results);
    loaded.store = std::make_shared<DocumentStore>(std::move(store));
    return loaded;
}

}  // namespace

Expected<LoadedDocument> loadDocument(const std::string& path)
{
    Expected<Store> writable = Store::open(path, Store::Access::read_write);
    if (writable) {
        return read(std::move(*writable));
    }
    if (writable.error().code != ErrorCode::io) {
        return tl::unexpected<Error>(writable.error());
    }
    Expected<Store> readable = Store::open(path, Store::Access::read_only);
    if (!readable) {
        return tl::unexpected<Error>(readable.error());
    }
    Expected<LoadedDocument> loaded = read(std::move(*readable));
    if (loaded) {
        loaded->reason_read_only = writable.error();
    }
    return loaded;
}

Expected<LoadedDocument> createDocument(const std::string& path, const Experiment& experiment)
{
    Expected<Store> store = Store::create(path, experiment);
    if (!store) {
        return tl::unexpected<Error>(store.error());
    }
    return read(std::move(*store));
}

}  // namespace assay::workbench
