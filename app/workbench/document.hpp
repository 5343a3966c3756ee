// A document at work: its file, its undo history, what is derived from it, and its campaign. Fills the model that the
// pages read and carries out what they ask for. Interface thread only; whatever takes time runs elsewhere.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QSettings>
#include <QTimer>
#include <QUndoStack>

#include "app/workbench/campaign_run.hpp"
#include "app/workbench/derived.hpp"
#include "app/workbench/document_store.hpp"
#include "app/workbench/latest_job.hpp"
#include "app/workbench/trust.hpp"
#include "views/document_model.hpp"

namespace assay::workbench {

class Document : public QObject {
    Q_OBJECT

public:
    // `assay_program`: path of `assay`, "" when there is none (measuring is then refused with the remedy).
    Document(std::vector<Family> families, QString assay_program, QSettings& settings, QObject* parent = nullptr);
    ~Document() override;  // cancels a run, stores what is unsaved

    views::DocumentModel& model() { return m_model; }
    QUndoStack& undoStack() { return m_undo; }
    QString path() const;
    bool untitled() const { return m_untitled; }
    QString displayName() const;
    bool running() const { return m_run != nullptr; }

    // A new document in the user's data folder, kept there until it is saved under a name.
    Expected<void> startNew(const Experiment& experiment);
    // Reads off the interface thread; ends with opened() or openFailed().
    void open(const QString& path);
    // Takes over what was read: the second half of open().
    void adopt(LoadedDocument loaded, bool untitled = false);
    // Goes on under another name. Refused while a campaign runs.
    Expected<void> saveAs(const QString& path);
    // Everything edited is in the file when this returns.
    Expected<void> flush();

    void run();
    void rerun(const QStringList& keys);
    void measureAllAgain();
    void cancelRun();
    void refreshDerived();
    // No edits while a reviewer looks.
    void setReviewing(bool reviewing);
    // The user has seen what would run and agrees.
    void trustAndRun();
    void addPlugin(const QString& path);

signals:
    void opened();
    void openFailed(const QString& path, const assay::Error& error);
    // What, where, what next: for the message bar.
    void failed(const assay::Error& error);
    void allMeasured();  // a run was asked for and nothing is left to measure
    void pathChanged();
    void runFinished();
    // Everything asked for so far is derived: pages are up to date.
    void settled();

private:
    struct Judged {
        Assessment assessment;
        double seconds = 0;
    };

    void connectModel();
    void experimentEdited();
    void requestPlan();
    void requestAssessment();
    void startAssessment();
    void checkTrust(bool run_when_trusted);
    void describeTrustedPlugins();
    void refreshFamilies();
    std::vector<std::string> absolutePlugins() const;
    void startCampaign(std::vector<Case> cases);
    void takeEvents(const std::vector<RunnerEvent>& events);
    void noteProgress(const RunnerEvent& event);
    void campaignEnded();
    void save();
    void removeIfUnused();
    void announceSettled();

    views::DocumentModel m_model;
    QString m_assay_program;
    TrustList m_trust;
    QUndoStack m_undo;
    std::shared_ptr<DocumentStore> m_store;
    bool m_untitled = false;
    bool m_unsaved = false;
    QTimer m_save_timer;
    QTimer m_assess_timer;
    bool m_assess_again = false;

    LatestJob<Expected<LoadedDocument>> m_open_job;
    LatestJob<Plan> m_plan_job;
    LatestJob<Judged> m_assess_job;
    LatestJob<Expected<void>> m_save_job;
    LatestJob<std::vector<Executable>> m_trust_job;
    LatestJob<Expected<std::vector<VariantDescription>>> m_describe_job;

    std::vector<Family> m_built_in;
    std::string m_described;  // family and plugins' contents that m_plugin_variants belong to
    std::vector<VariantDescription> m_plugin_variants;
    std::vector<Executable> m_executables;
    std::unique_ptr<CampaignRun> m_run;
    std::vector<Case> m_waiting_cases;  // to measure as soon as trust is settled
    QElapsedTimer m_run_clock;
    std::size_t m_run_done = 0;
};

}  // namespace assay::workbench
