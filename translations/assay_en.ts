<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>assay::views::VerdictPanel</name>
    <message numerus="yes">
        <source>• and %n more, in the report</source>
        <translation>
            <numerusform>• and %n more, in the report</numerusform><numerusform>• and %n more, in the report</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::CaseTableModel</name>
    <message numerus="yes">
        <source>median of %n sample(s); 95 % interval %1 to %2; p95 %3</source>
        <translation>
            <numerusform>median of %n sample; 95 % interval %1 to %2; p95 %3</numerusform><numerusform>median of %n samples; 95 % interval %1 to %2; p95 %3</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::DecisionPage</name>
    <message numerus="yes">
        <source>%n field(s) to fill</source>
        <translation>
            <numerusform>%n field to fill</numerusform><numerusform>%n fields to fill</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::FieldEvidence</name>
    <message numerus="yes">
        <source>and %n more case(s)</source>
        <translation>
            <numerusform>and %n more case</numerusform><numerusform>and %n more cases</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::HeatMapPlot</name>
    <message numerus="yes">
        <source>%1, geometric mean of %n case(s)</source>
        <translation>
            <numerusform>%1, geometric mean of %n case</numerusform><numerusform>%1, geometric mean of %n cases</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) failed</source>
        <translation>
            <numerusform>%n case failed</numerusform><numerusform>%n cases failed</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::LiveRatioPlot</name>
    <message numerus="yes">
        <source>The interval appears after %n block(s) of a case.</source>
        <translation>
            <numerusform>The interval appears after %n block of a case.</numerusform><numerusform>The interval appears after %n blocks of a case.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n block(s): %2, %3</source>
        <translation>
            <numerusform>%1 after %n block: %2, %3</numerusform><numerusform>%1 after %n blocks: %2, %3</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixPage</name>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n case</numerusform><numerusform>%n cases</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) of the representative matrix missing</source>
        <translation>
            <numerusform>%1, %n point of the representative matrix missing</numerusform><numerusform>%1, %n points of the representative matrix missing</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::ReportPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform><numerusform>%n pages</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsHeader</name>
    <message numerus="yes">
        <source>geometric-mean speed-up of CPU time, %1, %n case(s)</source>
        <translation>
            <numerusform>geometric-mean speed-up of CPU time, %1, %n case</numerusform><numerusform>geometric-mean speed-up of CPU time, %1, %n cases</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up, %1, %n case(s)</source>
        <translation>
            <numerusform>geometric-mean speed-up, %1, %n case</numerusform><numerusform>geometric-mean speed-up, %1, %n cases</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a comparison</source>
        <translation>
            <numerusform>%n case without a comparison</numerusform><numerusform>%n cases without a comparison</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>of the tolerance, largest error of %n verified case(s): %1</source>
        <translation>
            <numerusform>of the tolerance, largest error of %n verified case: %1</numerusform><numerusform>of the tolerance, largest error of %n verified cases: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsPage</name>
    <message numerus="yes">
        <source>Nothing has been measured yet. A run verifies and times %n case(s).</source>
        <translation>
            <numerusform>Nothing has been measured yet. A run verifies and times %n case.</numerusform><numerusform>Nothing has been measured yet. A run verifies and times %n cases.</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::RunPage</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform><numerusform>about %n seconds left</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform><numerusform>about %n minutes left</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::RunTimeline</name>
    <message numerus="yes">
        <source>%n case(s) in %1; zoom in to tell them apart</source>
        <translation>
            <numerusform>%n case in %1; zoom in to tell them apart</numerusform><numerusform>%n cases in %1; zoom in to tell them apart</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::workbench::StatusLine</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>about %n s left</numerusform><numerusform>about %n s left</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>about %n min left</numerusform><numerusform>about %n min left</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>▲ %n confounder(s)</source>
        <translation>
            <numerusform>▲ %n confounder</numerusform><numerusform>▲ %n confounders</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>● No confounder seen, %n not checkable</source>
        <translation>
            <numerusform>● No confounder seen, %n not checkable</numerusform><numerusform>● No confounder seen, %n not checkable</numerusform></translation>
    </message>
</context>
</TS>
