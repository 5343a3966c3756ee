#include "app/workbench/document.hpp"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>
#include <QUndoCommand>

#include "app/workbench/paths.hpp"

namespace assay::workbench {
namespace {

// Long enough to gather the keystrokes of a word, short enough to lose none to a crash that matters.
constexpr int kSaveDelay_ms = 400;
constexpr int kHandOver_ms = 1000;

class EditCommand : public QUndoCommand {
public:
    EditCommand(const QString& text, Experiment before, Experiment after, int merge_key, views::DocumentModel& model)
        : QUndoCommand(text), m_before(std::move(before)), m_after(std::move(after)), m_key(merge_key), m_model(model)
    {
    }
    int id() const override { return m_key < 0 ? -1 : m_key; }
    bool mergeWith(const QUndoCommand* next) override
    {
        // QUndoStack has compared the ids.
        m_after = static_cast<const EditCommand*>(next)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }
    void undo() override { m_model.setExperiment(m_before); }
    void redo() override { m_model.setExperiment(m_after); }

private:
    Experiment m_before;
    Experiment m_after;
    int m_key;
    views::DocumentModel& m_model;
};

}  // namespace

Document::Document(std::vector<Family> families, QString assay_program, QSettings& settings, QObject* parent)
    : QObject(parent),
      m_model(families),
      m_assay_program(std::move(assay_program)),
      m_trust(settings),
      m_built_in(std::move(families))
{
    m_save_timer.setSingleShot(true);
    m_save_timer.setInterval(kSaveDelay_ms);
    m_assess_timer.setSingleShot(true);
    connect(&m_save_timer, &QTimer::timeout, this, &Document::save);
    connect(&m_assess_timer, &QTimer::timeout, this, &Document::startAssessment);
    connectModel();
}

Document::~Document()
{
    // The model's listeners (pages) may be gone already; the run must not tell them anything any more.
    m_model.blockSignals(true);
    m_run.reset();
    if (const Expected<void> stored = flush(); !stored) {
        qWarning("%s", describe(stored.error()).c_str());
    }
    removeIfUnused();
}

void Document::connectModel()
{
    using views::DocumentModel;
    connect(&m_model, &DocumentModel::editRequested, this,
            [this](const QString& text, const Experiment& before, const Experiment& after, int merge_key) {
                m_undo.push(new EditCommand(text, before, after, merge_key, m_model));
            });
    connect(&m_model, &DocumentModel::experimentChanged, this, &Document::experimentEdited);
    connect(&m_model, &DocumentModel::familiesChanged, this, &Document::requestPlan);
    connect(&m_model, &DocumentModel::runRequested, this, &Document::run);
    connect(&m_model, &DocumentModel::rerunCasesRequested, this, &Document::rerun);
    connect(&m_model, &DocumentModel::pauseRequested, this, [this] {
        if (m_run && m_model.runState() == views::RunState::running) {
            m_run->pause();
            m_model.setRunState(views::RunState::paused);
        }
    });
    connect(&m_model, &DocumentModel::resumeRequested, this, [this] {
        if (m_run && m_model.runState() == views::RunState::paused) {
            m_run->resume();
            m_model.setRunState(views::RunState::running);
        }
    });
    connect(&m_model, &DocumentModel::cancelRequested, this, &Document::cancelRun);
    connect(&m_model, &DocumentModel::trustRequested, this, &Document::trustAndRun);
}

QString Document::path() const
{
    return m_store ? QString::fromStdString(m_store->path()) : QString();
}

QString Document::displayName() const
{
    return m_untitled || !m_store ? QString::fromStdString(m_model.experiment().title)
                                  : QFileInfo(path()).completeBaseName();
}

Expected<void> Document::startNew(const Experiment& experiment)
{
    const QString path = QStringLiteral("%1/%2.assay").arg(untitledFolder(), QString::fromStdString(experiment.id));
    Expected<LoadedDocument> created = createDocument(path.toStdString(), experiment);
    if (!created) {
        return tl::unexpected<Error>(created.error());
    }
    adopt(std::move(*created), true);
    return {};
}

void Document::open(const QString& path)
{
    m_open_job.start([file = path.toStdString()](std::stop_token) { return loadDocument(file); },
                     [this, path](Expected<LoadedDocument> loaded) {
                         if (!loaded) {
                             emit openFailed(path, loaded.error());
                             return;
                         }
                         const bool untitled = QFileInfo(path).absolutePath() == QDir(untitledFolder()).absolutePath();
                         adopt(std::move(*loaded), untitled);
                     });
}

void Document::adopt(LoadedDocument loaded, bool untitled)
{
    m_run.reset();
    if (const Expected<void> stored = flush(); !stored) {
        emit failed(stored.error());
    }
    removeIfUnused();
    m_plan_job.reset();
    m_assess_job.reset();
    m_trust_job.reset();
    m_undo.clear();
    m_describe_job.reset();
    m_executables.clear();
    m_described.clear();
    m_plugin_variants.clear();
    m_store = std::move(loaded.store);
    m_untitled = untitled;

    m_model.setRunState(views::RunState::idle);
    m_model.setProgress({});
    m_model.setUntrusted({});
    m_model.selectCase({});
    m_model.setReadOnly(m_store->readOnly());
    m_model.setAssessment({});
    m_model.setCases({}, {});
    m_model.setResults(std::move(loaded.results));
    m_model.setExperiment(std::move(loaded.experiment));
    m_save_timer.stop();
    m_unsaved = false;
    emit pathChanged();
    emit opened();
    if (loaded.reason_read_only) {
        emit failed(*loaded.reason_read_only);
    }
    requestPlan();
    checkTrust(false);
}

Expected<void> Document::saveAs(const QString& path)
{
    if (running()) {
        return fail(ErrorCode::usage, "a campaign is running", path.toStdString(),
                    "Save under another name when it ends");
    }
    if (const Expected<void> stored = flush(); !stored) {
        return stored;
    }
    const QString from = this->path();
    if (QFileInfo(from) == QFileInfo(path)) {
        return {};
    }
    // Closing folds the write-ahead log into the file, which is then whole and can be copied. A save or campaign that
    // has just ended may hold the file for a moment more.
    for (int waited = 0; m_store.use_count() > 1 && waited < kHandOver_ms; waited += 10) {
        QThread::msleep(10);
    }
    m_store.reset();
    const QString partial = path + QStringLiteral(".partial");
    QFile::remove(partial);
    const bool copied = QFile::copy(from, partial) &&
                        QFile::setPermissions(partial, QFile::permissions(partial) | QFile::WriteOwner) &&
                        (!QFile::exists(path) || QFile::remove(path)) && QFile::rename(partial, path);
    if (!copied) {
        QFile::remove(partial);
    }
    Expected<LoadedDocument> reopened = loadDocument((copied ? path : from).toStdString());
    if (!reopened) {
        return tl::unexpected<Error>(reopened.error());
    }
    m_store = std::move(reopened->store);
    if (!copied) {
        return fail(ErrorCode::io, "cannot write the document", path.toStdString(),
                    "Choose a folder that you may write to and that has space");
    }
    if (m_untitled) {
        QFile::remove(from);
    }
    m_untitled = false;
    m_model.setReadOnly(m_store->readOnly());
    emit pathChanged();
    checkTrust(false);
    return {};
}

Expected<void> Document::flush()
{
    m_save_timer.stop();
    if (!m_unsaved || !m_store || m_store->readOnly()) {
        return {};
    }
    m_unsaved = false;
    return m_store->save(m_model.experiment());
}

void Document::save()
{
    if (!m_unsaved || !m_store || m_store->readOnly()) {
        return;
    }
    if (m_save_job.running()) {  // saves must reach the file in their order
        m_save_timer.start();
        return;
    }
    m_unsaved = false;
    m_save_job.start(
        [store = m_store, experiment = m_model.experiment()](std::stop_token) { return store->save(experiment); },
        [this](Expected<void> stored) {
            if (!stored) {
                m_unsaved = true;
                emit failed(stored.error());
            }
        });
}

void Document::setReviewing(bool reviewing)
{
    m_model.setReadOnly(reviewing || !m_store || m_store->readOnly());
}

void Document::removeIfUnused()
{
    if (!m_untitled || !m_store || !m_model.results().cases.empty() || m_undo.count() > 0) {
        return;
    }
    const QString unused = path();
    m_store.reset();
    QFile::remove(unused);
}

void Document::experimentEdited()
{
    if (m_store && !m_store->readOnly()) {
        m_unsaved = true;
        m_save_timer.start();
    }
    refreshFamilies();
    requestPlan();
    checkTrust(false);
    if (m_untitled) {
        emit pathChanged();
    }
}

}  // namespace assay::workbench
