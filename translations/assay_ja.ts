<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>KernelsPage</name>
    <message>
        <source>reads %1, writes %2, %3 FLOP, %4 kernels, workspace %5 (modelled at %6)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>StepState</name>
    <message>
        <source>empty</source>
        <comment>step state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>incomplete</source>
        <comment>step state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ready</source>
        <comment>step state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>running</source>
        <comment>step state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>out of date</source>
        <comment>step state</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>plugin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>command %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message numerus="yes">
        <source>• and %n more, in the report</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::views::AxisCard</name>
    <message>
        <source>tiles of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add sizes: 127, 128</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add sizes to %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No value yet: the matrix is empty.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 · base</source>
        <comment>chip: value that other axes vary around</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis, value</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Make %1 the base</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is no size: write whole numbers of 0 or more, apart by commas.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add sizes</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::CaseBar</name>
    <message>
        <source>Previous case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Next case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No case selected</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::CaseStrip</name>
    <message>
        <source>Cases of the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases finished</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::CaseTableModel</name>
    <message>
        <source>No valid sample</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>too few samples</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>median of %n sample(s); 95 % interval %1 to %2; p95 %3</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This case has not been measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No error report: the case has not been verified</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The workspace of this case has not been measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed-up [95 %]</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Baseline median</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Candidate median</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Baseline max error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Candidate max error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Workspace</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ChecklistView</name>
    <message>
        <source>Choose a kernel family to see what a representative matrix needs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>checklist item, state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>does not apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>covered</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add</source>
        <comment>a missing value to the matrix</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Adds %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::DataTable</name>
    <message>
        <source>Copy selected rows as TSV</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy table as TSV</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy selected rows as Markdown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy table as Markdown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose columns…</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::DecisionPage</name>
    <message>
        <source>Decision</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sections of the records</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Decision record</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Failure cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing is measured yet</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Nothing to decide yet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose kernels and a matrix, then run. The records fill themselves where measurements can.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::DistributionPlot</name>
    <message>
        <source>%1: modes at %2 and %3; %4 of the samples are in the slower one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: median %2, p95 %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: median %2, too few samples for p95</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Distribution of times</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a case with samples to see how its times are distributed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Share at or below</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Share of samples</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 at or below</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ErrorPlot</name>
    <message>
        <source>within tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 elements outside the tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: largest %2, %3 exact, %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Error histogram</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute error against the oracle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Share of elements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a verified case to see its errors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This case has not been verified: there is no error report.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing to draw on a log axis. %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 elements, %3</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ErrorsTab</name>
    <message>
        <source>Error report</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::EvidencePanel</name>
    <message>
        <source>Run this case again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Evidence of the selected case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a case in a table, map or plot. What is known of it stands here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The document is open read-only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measures this case anew; its results are replaced</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A run is in progress</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::EvidenceText</name>
    <message>
        <source>Case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed-up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Interval</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, n = %2 pairs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>CPU time per call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time per call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>median %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>n = %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>, p95 %1</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>, %n invalid</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 of modelled bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ within</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✕ outside on %1 of %2 elements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Max error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Of allowance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>NaN/Inf</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 disagree</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>equal to the baseline's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>differ on %1 elements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Workspace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where it came from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, started %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Host</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compiler</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ExperimentPage</name>
    <message>
        <source>Experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>missing: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>claim</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>bottleneck class</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>what would refute it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>target metric</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>approval of a changed tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rename experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Title of the experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fill in what is usual for:</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Template: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Claim</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;What is claimed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit claim</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Online softmax is faster than three-pass for every row length</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Target &amp;metric</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit target metric</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>median latency of one call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Target &amp;scope</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change target scope</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The operator's own latency</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End to end: a step, request or iteration</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Modes that it ta&amp;rgets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit targeted modes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>inference, small batches; training uses the fallback</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Hypothesis</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not stated</source>
        <comment>bottleneck class</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Bottleneck class</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change bottleneck class</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wh&amp;y it should be faster</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit reason</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Three passes read each row three times; one pass reads it once</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What would re&amp;fute it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit falsifier</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rows that fit into the cache do not get faster</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Guard and fallback</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Guard: when the fast path may run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit guard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dtype is f32 and cols ≥ 64; empty: no guard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fa&amp;llback: what runs otherwise</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit fallback</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the baseline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tolerance contract</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A result is right where |new − ref| ≤ absolute + relative × |ref|. Changing a tolerance needs a rationale and a named approver, and appears in the report.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::FieldEvidence</name>
    <message numerus="yes">
        <source>and %n more case(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Evidence for the field</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a field to see what backs it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No evidence: a person has to say</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The evidence says:</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::FindingsModel</name>
    <message>
        <source>State</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What was seen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The selected finding</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a finding to see what was seen, what to do and the cases behind it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What was seen</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What to do</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::HeatMapPlot</name>
    <message>
        <source>Speed-up map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No case yet. The map fills as cases finish.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>▲ faster %1, ＝ same %2, ▼ slower %3, ？ undecided %4 (hatched); %5 of %6 cases measured. A cell with several cases shows their geometric mean, or the counts where they disagree.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The matrix has no such case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Failed: no time to compare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not measured yet</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%1, geometric mean of %n case(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n case(s) failed</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::views::KernelsPage</name>
    <message>
        <source>Kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kernel families</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add plugin…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A shared object with variants of these families. It runs in a process of its own.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>choose a kernel family</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this build knows no family called %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>choose a baseline: what ships today</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>choose a candidate: the optimisation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose a kernel family</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A family is an operation with its axes, types, oracle and work model. Its variants are implementations: one is the baseline that ships today, others are candidates.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose family %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::LiveRatioPlot</name>
    <message>
        <source>Speed-up of the running case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Blocks measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Speed-up over the baseline (×)</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>The interval appears after %n block(s) of a case.</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 (n = %2 pairs)</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%1 after %n block(s): %2, %3</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixPage</name>
    <message>
        <source>Matrix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Representative matrix</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) of the representative matrix missing</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>matrix preset</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Representative</source>
        <comment>matrix preset</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exhaustive</source>
        <comment>matrix preset</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preset: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Crossing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Star: every shape, other axes one at a time around the base</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full: every combination</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change crossing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measuring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change measuring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Least blocks per case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Most blocks per case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time per case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source> ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Aim for an interval of ±</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source> %</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Count as the same within ±</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cases that will be measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The axes are those of a kernel family, which is not chosen yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at most %1 of measuring, %2 of memory (estimated)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose preset</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::MatrixRules</name>
    <message>
        <source>Exclude</source>
        <comment>matrix rule</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Include only</source>
        <comment>matrix rule</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kind of rule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cols &lt; 64 and dtype = bf16</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Conditions of the rule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add rule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Include only %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exclude %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove this rule</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No rule: every combination of the axes is a case.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove rule</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::Plot</name>
    <message>
        <source>%1, log scale</source>
        <comment>axis title</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy image</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save data as CSV…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset view</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save “%1”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 could not be written. Choose another folder or free some space.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RecordFieldView</name>
    <message>
        <source>empty</source>
        <comment>record field</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>from evidence</source>
        <comment>record field</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>written</source>
        <comment>record field</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>written; the evidence says otherwise</source>
        <comment>record field</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset to evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not measured yet: write what you know</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset %1 to evidence</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ReportPage</name>
    <message>
        <source>Report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Preview of the report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Brief</source>
        <comment>depth of the report</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Standard</source>
        <comment>depth of the report</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Full</source>
        <comment>depth of the report</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sections</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export PDF…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export HTML…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export JSON…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export CSV…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For a pull request's description</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The report needs a kernel family.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsHeader</name>
    <message>
        <source>Verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Geometric-mean speed-up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Calls</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worst error</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A person overrode the suggestion “%1”.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 over %2</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up of CPU time, %1, %n case(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up, %1, %n case(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n case(s) without a comparison</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>non-finite values disagree with the oracle: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of tolerance</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>largest error of %n verified case(s): %1</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>worst error against tolerance: no case has been verified</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ResultsOverview</name>
    <message>
        <source>&amp;Rows</source>
        <comment>axis of the map</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Columns</source>
        <comment>axis of the map</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter cases: bf16 padded cols=1024</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show calls</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All calls</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Failed only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ca&amp;ndidate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Distributions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Errors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No case has finished yet. Results appear here one by one.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Watch the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is nothing to measure: the matrix has no case.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Define the matrix</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>Nothing has been measured yet. A run verifies and times %n case(s).</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RuleText</name>
    <message>
        <source>“%1” is no condition: write axis, operator, value, as in cols &lt; 64</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is no size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>There is no axis “%1”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” has no order: use = or !=</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is no value of %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write a condition, as in cols &lt; 64</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RunDevice</name>
    <message>
        <source>Device</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Device state</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1; its state is recorded when a run starts.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timer resolution %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run %1 on %2, started %3</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RunLive</name>
    <message>
        <source>No case is running; select a finished one to see its samples.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Running: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Case: %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RunLog</name>
    <message>
        <source>&amp;Log</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What the runner says appears here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Log of the run</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RunPage</name>
    <message>
        <source>Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Progress of the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The matrix has no case to run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The document is open read-only: save it under another name to run it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Verifies and times every case that has not finished</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stops at once; finished blocks are kept</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The matrix has no case: define one first.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All cases have finished.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stopped. Starting again goes on with the cases that have not finished.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Running, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Paused after the block in flight. Nothing is measured until you resume.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::RunTimeline</name>
    <message>
        <source>Phases of the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing has run yet. The timeline shows when each case was verified and timed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs, verify</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time since the run's start (s)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>n = %1 cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 on inputs and verification, %2 (%3) on timing. A red edge marks a failed case.</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>%n case(s) in %1; zoom in to tell them apart</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::views::SamplePlot</name>
    <message>
        <source>%1 drifts by %2 over the case (p = %3)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No drift found over the case.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Samples in time order</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a case with samples to see them in the order in which they were taken.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1
block %2: %3</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::Series</name>
    <message>
        <source>CPU time per call (%1)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time per call (%1)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 (n = %2, %3 invalid)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::Templates</name>
    <message>
        <source>I rewrote a kernel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Same result, other order of evaluation: class C2, judged against an oracle.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The rewritten kernel is faster than the one it replaces on every representative case.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The old kernel reads its input more often than the computation needs.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cases that are bound by memory do not get faster, or errors grow with the reduction length.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the old kernel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I lowered precision</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>An explicit approximation: class C3, opt-in or guarded, never the default.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lower precision makes the kernel faster and stays within the tolerance on the cases that use it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arithmetic in the wider type limits the kernel.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The error leaves the tolerance on a representative value distribution, or time does not fall.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the kernel in full precision</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dtype and precision mode chosen by the caller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I fused kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fewer launches and no intermediate tensors: class C2, kernel count audited.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One fused kernel is faster than the separate ones and needs no intermediate memory.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The intermediate tensor is written and read again, and each launch costs time.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The gain vanishes for large sizes, or peak memory does not fall.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the separate kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>I changed allocation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Values untouched: class N/A, every bit must agree; memory audited.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The new allocation policy needs less memory or fewer allocations and is not slower.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Allocating workspace takes a noticeable share of each call.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A bit differs, peak memory rises, or a case gets slower.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the previous allocation policy</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::ToleranceTable</name>
    <message>
        <source>The changed tolerance of %1 needs a rationale and a named approver; until then it blocks Keep and Keep behind guard.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Restore default</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Relative</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Rationale of the change</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Approved by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tolerance per data type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Changed on %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The default: no rationale needed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>“%1” is no tolerance: a number of 0 or more is needed, as in 1e-5.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Restore default tolerance</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::VariantCard</name>
    <message>
        <source>%1 – bit for bit equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 – other order of evaluation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 – explicit approximation</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 – result semantics changed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 – values untouched</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Declares</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Role of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not used</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Class that %1 declares</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>host CPU and CUDA</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>host CPU</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Handles</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>dtypes; layouts; modes</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Runs on</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2</source>
        <comment>device, precision mode</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Code from</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>built-in</source>
        <comment>trust state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>plugin, trusted</source>
        <comment>trust state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>plugin, not trusted: inert</source>
        <comment>trust state</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change role of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Declare class of %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::VariantErrorsModel</name>
    <message>
        <source>%1 of %2 expected; %3 disagree</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1[%2]: %3 instead of %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ within</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✕ outside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 with |reference| ≤ %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tolerance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Elements outside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Largest error of its allowance</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute, max</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute, mean</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute, P95</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Absolute, P99</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Relative, max</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Relative, mean</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Relative, P95</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Relative, P99</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Left out of relative rows</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Normalised ‖new − ref‖ / ‖ref‖</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ULP, max</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ULP, mean</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>NaN in the output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inf in the output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Signed-zero differences</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bias (mean signed error)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Share with new &gt; ref</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Elements whose bits differ from the baseline's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Elements whose bits differ on a repeated call</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Worst element</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>|new − ref| ≤ %1 + %2 · |ref|, for every element</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bits %1 instead of %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::VerdictPanel</name>
    <message>
        <source>Decide otherwise…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reason: what the evidence does not know</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reason of your verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Who decides</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Decide</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Withdraw</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, decided by %2 against the suggestion “%3”</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The evidence suggests: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reason given on %1: %2
%3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why not Keep?
%1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A decision against the evidence needs a reason and a name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Withdraw decision</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::views::Words</name>
    <message>
        <source>%1 faster</source>
        <comment>speed-up: 1.83× or 4 %</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 slower</source>
        <comment>slow-down: 2.10× or 12 %</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>faster</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>slower</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>same</source>
        <comment>two times that do not differ</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>undecided</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not measured</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>running</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>done</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>failed</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost</source>
        <comment>case status: its process died</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cancelled</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>skipped</source>
        <comment>case status</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not supported</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wrong result</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>left output unwritten</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>wrote outside its output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>changed its input</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>gave other results after timing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>crashed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>timed out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reported impossible times</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>failed to launch</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>could not be loaded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ran out of memory</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lost with its process</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep as default</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep behind guard</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Micro-optimisation only</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reject</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Need more evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>reference</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>raised</source>
        <comment>finding</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>clear</source>
        <comment>finding</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>waived</source>
        <comment>finding</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cannot tell</source>
        <comment>finding</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>red flag</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>confounder</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>profiler trace</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>compiler output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>work model</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>benchmark</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>memory profile</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>hardware counters</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>correctness test</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>observed</source>
        <comment>evidence</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>derived</source>
        <comment>evidence</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>modelled</source>
        <comment>evidence</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>inferred</source>
        <comment>evidence</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>assumed</source>
        <comment>evidence</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Data type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cache</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Device</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type a command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command, keys</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::Document</name>
    <message>
        <source>%1 (cannot be read)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, SHA-256 %2…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this document would run code from outside</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Trust it in the bar above first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add plugin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>this document is read-only, so results cannot be kept</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save it under another name, then run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the program assay, which measures, was not found</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Install it next to the workbench or on the PATH</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the matrix has no cases</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose kernels and a matrix first</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a run needs a baseline and a candidate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose them on the Kernels page</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Runner restarted: %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::MainWindow</name>
    <message>
        <source>Evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every case of the matrix has been measured.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measuring again replaces the results of each case as it is measured.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measure all again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel the run?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A campaign is running. Finished cases stay in the document; the block being measured is lost.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not measured yet</source>
        <comment>window title</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>window title: experiment, verdict</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>This document names code from outside. Nothing of it has been loaded or run.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Trust and run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keep inert</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Assay experiments (*.assay)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report as &amp;HTML…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report as &amp;Markdown…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Assessment as &amp;JSON…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tables as &amp;CSV…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Filter this page</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Measure what is missing</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measure &amp;all again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add kernel p&amp;lugin…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kernels</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Matrix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Recompute what is derived</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>How Assay &amp;judges</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run</source>
        <comment>button: start measuring</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open experiment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Everything is saved as it happens.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save experiment as</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add kernel plugin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kernel plugins (*.so);;All files (*)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export report</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exported.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the user guide is not installed</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>It is part of the package assay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>About Assay</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;Proves or refutes a GPU optimisation: measures times and errors over a matrix of cases, and judges.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %2 and QCustomPlot.&lt;/p&gt;</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::Message</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>assay::workbench::StatusLine</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Host CPU</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not measured yet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Device: %1
%2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Runner idle</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Measuring</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancelling…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <comment>progress</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Raised: %1</source>
        <comment>confounder</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <comment>confounder</comment>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>▲ %n confounder(s)</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
    <message>
        <source>● No confounder seen</source>
        <translation type="unfinished" />
    </message>
    <message numerus="yes">
        <source>● No confounder seen, %n not checkable</source>
        <translation type="unfinished">
            <numerusform />
        </translation>
    </message>
</context>
<context>
    <name>assay::workbench::StepsList</name>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step state: reason</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1
Ctrl+%2</source>
        <comment>tooltip of a step: state, shortcut</comment>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, state</comment>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Desktop workbench that proves or refutes a GPU optimisation.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Experiment to open (.assay).</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
