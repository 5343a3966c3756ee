// What a document would run from outside: nothing before the user trusts it.
#include <algorithm>

#include <QDir>
#include <QFileInfo>

#include "app/workbench/document.hpp"
#include "app/workbench/plugin_variants.hpp"

namespace assay::workbench {

void Document::checkTrust(bool run_when_trusted)
{
    const Experiment& experiment = m_model.experiment();
    if (experiment.plugins.empty() && experiment.launcher.empty()) {
        m_executables.clear();
        m_model.setUntrusted({});
        if (run_when_trusted) {
            startCampaign(std::exchange(m_waiting_cases, {}));
        }
        return;
    }
    m_trust_job.start(
        [experiment, folder = QFileInfo(path()).absolutePath()](std::stop_token) {
            return executablesOf(experiment, folder);
        },
        [this, run_when_trusted](std::vector<Executable> executables) {
            m_executables = std::move(executables);
            QStringList untrusted;
            for (const Executable& one : m_executables) {
                if (!m_trust.trusts(one)) {
                    untrusted.push_back(
                        one.hash.isEmpty()
                            ? tr("%1 (cannot be read)").arg(one.what)
                            : tr("%1, SHA-256 %2…").arg(one.what, QString::fromLatin1(one.hash.left(16))));
                }
            }
            m_model.setUntrusted(untrusted);
            if (untrusted.isEmpty()) {
                describeTrustedPlugins();
            }
            if (run_when_trusted && untrusted.isEmpty()) {
                startCampaign(std::exchange(m_waiting_cases, {}));
            } else if (run_when_trusted) {
                m_waiting_cases.clear();
                emit failed(Error{ErrorCode::unsupported, tr("this document would run code from outside").toStdString(),
                                  path().toStdString(), tr("Trust it in the bar above first").toStdString()});
            }
        });
}

std::vector<std::string> Document::absolutePlugins() const
{
    std::vector<std::string> paths;
    const QDir folder(QFileInfo(path()).absolutePath());
    for (const std::string& plugin : m_model.experiment().plugins) {
        paths.push_back(folder.absoluteFilePath(QString::fromStdString(plugin)).toStdString());
    }
    return paths;
}

// A launcher leads to another machine, whose plugins cannot be asked from here.
void Document::describeTrustedPlugins()
{
    const Experiment& experiment = m_model.experiment();
    const Family* family = m_model.family();
    if (experiment.plugins.empty() || !experiment.launcher.empty() || family == nullptr || m_assay_program.isEmpty()) {
        return;
    }
    std::string wanted = experiment.family;
    for (const Executable& one : m_executables) {
        wanted += "\n" + one.location.toStdString() + "\n" + one.hash.toStdString();
    }
    if (wanted == m_described) {
        return;
    }
    m_described = wanted;
    m_describe_job.start(
        [program = m_assay_program.toStdString(), about = family->description,
         plugins = absolutePlugins()](std::stop_token) { return describePlugins(program, about, plugins); },
        [this](Expected<std::vector<VariantDescription>> variants) {
            if (!variants) {
                emit failed(variants.error());
                return;
            }
            m_plugin_variants = std::move(*variants);
            refreshFamilies();
        });
}

void Document::refreshFamilies()
{
    const Experiment& experiment = m_model.experiment();
    std::vector<Family> families = m_built_in;
    for (Family& family : families) {
        if (family.description.name == experiment.family) {
            const bool ours = m_described.starts_with(experiment.family + "\n");
            family =
                withForeignVariants(family, ours ? m_plugin_variants : std::vector<VariantDescription>{}, experiment);
        }
    }
    const bool same = std::equal(families.begin(), families.end(), m_model.families().begin(), m_model.families().end(),
                                 [](const Family& a, const Family& b) { return a.description == b.description; });
    if (!same) {
        m_model.setFamilies(std::move(families));
    }
}

void Document::trustAndRun()
{
    for (const Executable& one : m_executables) {
        m_trust.trust(one);
    }
    run();
}

void Document::addPlugin(const QString& path)
{
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    m_model.edit(tr("Add plugin"), [&](Experiment& experiment) {
        if (std::find(experiment.plugins.begin(), experiment.plugins.end(), file) == experiment.plugins.end()) {
            experiment.plugins.push_back(file);
        }
    });
}

}  // namespace assay::workbench
