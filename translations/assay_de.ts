<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>KernelsPage</name>
    <message>
        <source>reads %1, writes %2, %3 FLOP, %4 kernels, workspace %5 (modelled at %6)</source>
        <translation>liest %1, schreibt %2, %3 FLOP, %4 Kernel, Workspace %5 (modelliert bei %6)</translation>
    </message>
</context>
<context>
    <name>StepState</name>
    <message>
        <source>empty</source>
        <comment>step state</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>step state</comment>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>step state</comment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>running</source>
        <comment>step state</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>out of date</source>
        <comment>step state</comment>
        <translation>veraltet</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>plugin %1</source>
        <translation>Plugin %1</translation>
    </message>
    <message>
        <source>command %1</source>
        <translation>Befehl %1</translation>
    </message>
</context>
<context>
    <name>assay::views::AxisCard</name>
    <message>
        <source>tiles of %1</source>
        <translation>Kacheln von %1</translation>
    </message>
    <message>
        <source>Add sizes: 127, 128</source>
        <translation>Größen hinzufügen: 127, 128</translation>
    </message>
    <message>
        <source>Add sizes to %1</source>
        <translation>Größen zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>No value yet: the matrix is empty.</source>
        <translation>Noch kein Wert: die Matrix ist leer.</translation>
    </message>
    <message>
        <source>%1 · base</source>
        <comment>chip: value that other axes vary around</comment>
        <translation>%1 · Basis</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>Make %1 the base</source>
        <translation>%1 zur Basis machen</translation>
    </message>
    <message>
        <source>“%1” is no size: write whole numbers of 0 or more, apart by commas.</source>
        <translation>„%1“ ist keine Größe: ganze Zahlen ab 0 angeben, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Add sizes</source>
        <translation>Größen hinzufügen</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseBar</name>
    <message>
        <source>Previous case</source>
        <translation>Vorheriger Fall</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>Nächster Fall</translation>
    </message>
    <message>
        <source>No case selected</source>
        <translation>Kein Fall ausgewählt</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseStrip</name>
    <message>
        <source>Cases of the run</source>
        <translation>Fälle des Laufs</translation>
    </message>
    <message>
        <source>%1 of %2 cases finished</source>
        <translation>%1 von %2 Fällen abgeschlossen</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseTableModel</name>
    <message>
        <source>No valid sample</source>
        <translation>Kein gültiger Messwert</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>zu wenige Messwerte</translation>
    </message>
    <message numerus="yes">
        <source>median of %n sample(s); 95 % interval %1 to %2; p95 %3</source>
        <translation>
            <numerusform>Median von %n Messwert; 95-%-Intervall %1 bis %2; p95 %3</numerusform>
            <numerusform>Median von %n Messwerten; 95-%-Intervall %1 bis %2; p95 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf weichen ab</translation>
    </message>
    <message>
        <source>This case has not been measured</source>
        <translation>Dieser Fall ist nicht gemessen</translation>
    </message>
    <message>
        <source>No error report: the case has not been verified</source>
        <translation>Kein Fehlerbericht: der Fall ist nicht verifiziert</translation>
    </message>
    <message>
        <source>The workspace of this case has not been measured</source>
        <translation>Der Workspace dieses Falls ist nicht gemessen</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Speed-up [95 %]</source>
        <translation>Beschleunigung [95 %]</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Baseline median</source>
        <translation>Median Baseline</translation>
    </message>
    <message>
        <source>Candidate median</source>
        <translation>Median Kandidat</translation>
    </message>
    <message>
        <source>Baseline max error</source>
        <translation>Max. Fehler Baseline</translation>
    </message>
    <message>
        <source>Candidate max error</source>
        <translation>Max. Fehler Kandidat</translation>
    </message>
    <message>
        <source>Of tolerance</source>
        <translation>Von der Toleranz</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
</context>
<context>
    <name>assay::views::ChecklistView</name>
    <message>
        <source>Choose a kernel family to see what a representative matrix needs.</source>
        <translation>Eine Kernel-Familie wählen, um zu sehen, was eine repräsentative Matrix braucht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>checklist item, state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>abgedeckt</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a missing value to the matrix</comment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adds %1</source>
        <translation>Fügt %1 hinzu</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>assay::views::DataTable</name>
    <message>
        <source>Copy selected rows as TSV</source>
        <translation>Ausgewählte Zeilen als TSV kopieren</translation>
    </message>
    <message>
        <source>Copy table as TSV</source>
        <translation>Tabelle als TSV kopieren</translation>
    </message>
    <message>
        <source>Copy selected rows as Markdown</source>
        <translation>Ausgewählte Zeilen als Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy table as Markdown</source>
        <translation>Tabelle als Markdown kopieren</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Spalten wählen…</translation>
    </message>
</context>
<context>
    <name>assay::views::DecisionPage</name>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Sections of the records</source>
        <translation>Abschnitte der Protokolle</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>Entscheidungsprotokoll</translation>
    </message>
    <message>
        <source>Failure cases</source>
        <translation>Fehlerfälle</translation>
    </message>
    <message>
        <source>nothing is measured yet</source>
        <translation>noch nichts gemessen</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill</source>
        <translation>
            <numerusform>%n Feld auszufüllen</numerusform>
            <numerusform>%n Felder auszufüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to decide yet</source>
        <translation>Noch nichts zu entscheiden</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix, then run. The records fill themselves where measurements can.</source>
        <translation>Kernel und eine Matrix wählen, dann den Lauf starten. Die Protokolle füllen sich selbst, wo Messungen das können.</translation>
    </message>
</context>
<context>
    <name>assay::views::DistributionPlot</name>
    <message>
        <source>%1: modes at %2 and %3; %4 of the samples are in the slower one</source>
        <translation>%1: Modi bei %2 und %3; %4 der Messwerte liegen im langsameren</translation>
    </message>
    <message>
        <source>%1: median %2, p95 %3</source>
        <translation>%1: Median %2, p95 %3</translation>
    </message>
    <message>
        <source>%1: median %2, too few samples for p95</source>
        <translation>%1: Median %2, zu wenige Messwerte für p95</translation>
    </message>
    <message>
        <source>Distribution of times</source>
        <translation>Verteilung der Zeiten</translation>
    </message>
    <message>
        <source>Select a case with samples to see how its times are distributed.</source>
        <translation>Einen Fall mit Messwerten auswählen, um zu sehen, wie seine Zeiten verteilt sind.</translation>
    </message>
    <message>
        <source>Share at or below</source>
        <translation>Anteil bei oder unter dem Wert</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>Anteil der Messwerte</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>Kein Messwert anzuzeigen. Einen gemessenen Fall in der Tabelle oder Karte auswählen.</translation>
    </message>
    <message>
        <source>%1: %2 at or below</source>
        <translation>%1: %2 bei oder unter diesem Wert</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorPlot</name>
    <message>
        <source>within tolerance</source>
        <translation>innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>%1 elements outside the tolerance</source>
        <translation>%1 Elemente außerhalb der Toleranz</translation>
    </message>
    <message>
        <source>%1: largest %2, %3 exact, %4</source>
        <translation>%1: größter %2, %3 exakt, %4</translation>
    </message>
    <message>
        <source>Error histogram</source>
        <translation>Fehlerhistogramm</translation>
    </message>
    <message>
        <source>Absolute error against the oracle</source>
        <translation>Absoluter Fehler gegenüber dem Orakel</translation>
    </message>
    <message>
        <source>Share of elements</source>
        <translation>Anteil der Elemente</translation>
    </message>
    <message>
        <source>Select a verified case to see its errors.</source>
        <translation>Einen verifizierten Fall auswählen, um seine Fehler zu sehen.</translation>
    </message>
    <message>
        <source>This case has not been verified: there is no error report.</source>
        <translation>Dieser Fall ist nicht verifiziert: es gibt keinen Fehlerbericht.</translation>
    </message>
    <message>
        <source>Nothing to draw on a log axis. %1</source>
        <translation>Auf einer logarithmischen Achse ist nichts zu zeichnen. %1</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3</source>
        <translation>%1: %2 Elemente, %3</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorsTab</name>
    <message>
        <source>Error report</source>
        <translation>Fehlerbericht</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidencePanel</name>
    <message>
        <source>Run this case again</source>
        <translation>Diesen Fall erneut messen</translation>
    </message>
    <message>
        <source>Evidence of the selected case</source>
        <translation>Belege des ausgewählten Falls</translation>
    </message>
    <message>
        <source>Select a case in a table, map or plot. What is known of it stands here.</source>
        <translation>Einen Fall in einer Tabelle, Karte oder einem Diagramm auswählen. Was über ihn bekannt ist, steht hier.</translation>
    </message>
    <message>
        <source>The document is open read-only</source>
        <translation>Das Dokument ist schreibgeschützt geöffnet</translation>
    </message>
    <message>
        <source>Measures this case anew; its results are replaced</source>
        <translation>Misst diesen Fall erneut; seine Ergebnisse werden ersetzt</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>Ein Lauf ist im Gange</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidenceText</name>
    <message>
        <source>Case</source>
        <translation>Fall</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Beschleunigung</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <source>CPU time per call</source>
        <translation>CPU-Zeit pro Aufruf</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>Zeit pro Aufruf</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ innerhalb</translation>
    </message>
    <message>
        <source>✕ outside on %1 of %2 elements</source>
        <translation>✕ außerhalb bei %1 von %2 Elementen</translation>
    </message>
    <message>
        <source>Max error</source>
        <translation>Max. Fehler</translation>
    </message>
    <message>
        <source>Of allowance</source>
        <translation>Vom Zulässigen</translation>
    </message>
    <message>
        <source>NaN/Inf</source>
        <translation>NaN/Inf</translation>
    </message>
    <message>
        <source>%1 disagree</source>
        <translation>%1 weichen ab</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>equal to the baseline&apos;s</source>
        <translation>gleich denen der Baseline</translation>
    </message>
    <message>
        <source>differ on %1 elements</source>
        <translation>weichen bei %1 Elementen ab</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Workspace</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>%1, started %2</source>
        <translation>%1, gestartet %2</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Compiler</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>%1 %, n = %2 pairs</source>
        <translation>%1 %, n = %2 Paare</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>n = %1, %2 invalid</source>
        <translation>n = %1, %2 ungültig</translation>
    </message>
    <message>
        <source>Modelled rate</source>
        <translation>Modellierte Rate</translation>
    </message>
</context>
<context>
    <name>assay::views::ExperimentPage</name>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>es fehlt: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>bottleneck class</source>
        <translation>Engpassklasse</translation>
    </message>
    <message>
        <source>what would refute it</source>
        <translation>was es widerlegen würde</translation>
    </message>
    <message>
        <source>target metric</source>
        <translation>Zielmetrik</translation>
    </message>
    <message>
        <source>approval of a changed tolerance</source>
        <translation>Freigabe einer geänderten Toleranz</translation>
    </message>
    <message>
        <source>Rename experiment</source>
        <translation>Experiment umbenennen</translation>
    </message>
    <message>
        <source>Title of the experiment</source>
        <translation>Titel des Experiments</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Fill in what is usual for:</source>
        <translation>Übliches eintragen für:</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>Vorlage: %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>&amp;What is claimed</source>
        <translation>&amp;Was behauptet wird</translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>Behauptung bearbeiten</translation>
    </message>
    <message>
        <source>Online softmax is faster than three-pass for every row length</source>
        <translation>Online-Softmax ist für jede Zeilenlänge schneller als drei Durchgänge</translation>
    </message>
    <message>
        <source>Target &amp;metric</source>
        <translation>Ziel&amp;metrik</translation>
    </message>
    <message>
        <source>Edit target metric</source>
        <translation>Zielmetrik bearbeiten</translation>
    </message>
    <message>
        <source>median latency of one call</source>
        <translation>Median der Latenz eines Aufrufs</translation>
    </message>
    <message>
        <source>Target &amp;scope</source>
        <translation>Mess&amp;umfang des Ziels</translation>
    </message>
    <message>
        <source>Change target scope</source>
        <translation>Messumfang des Ziels ändern</translation>
    </message>
    <message>
        <source>The operator&apos;s own latency</source>
        <translation>Die Latenz des Operators selbst</translation>
    </message>
    <message>
        <source>End to end: a step, request or iteration</source>
        <translation>Ende zu Ende: ein Schritt, eine Anfrage oder eine Iteration</translation>
    </message>
    <message>
        <source>Modes that it ta&amp;rgets</source>
        <translation>&amp;Zielmodi</translation>
    </message>
    <message>
        <source>Edit targeted modes</source>
        <translation>Zielmodi bearbeiten</translation>
    </message>
    <message>
        <source>inference, small batches; training uses the fallback</source>
        <translation>Inferenz, kleine Batches; Training nutzt den Rückfallpfad</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>Hypothese</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>bottleneck class</comment>
        <translation>Nicht angegeben</translation>
    </message>
    <message>
        <source>&amp;Bottleneck class</source>
        <translation>En&amp;gpassklasse</translation>
    </message>
    <message>
        <source>Change bottleneck class</source>
        <translation>Engpassklasse ändern</translation>
    </message>
    <message>
        <source>Wh&amp;y it should be faster</source>
        <translation>Wa&amp;rum es schneller sein soll</translation>
    </message>
    <message>
        <source>Edit reason</source>
        <translation>Begründung bearbeiten</translation>
    </message>
    <message>
        <source>Three passes read each row three times; one pass reads it once</source>
        <translation>Drei Durchgänge lesen jede Zeile dreimal; ein Durchgang liest sie einmal</translation>
    </message>
    <message>
        <source>What would re&amp;fute it</source>
        <translation>Was es w&amp;iderlegen würde</translation>
    </message>
    <message>
        <source>Edit falsifier</source>
        <translation>Widerlegungskriterium bearbeiten</translation>
    </message>
    <message>
        <source>Rows that fit into the cache do not get faster</source>
        <translation>Zeilen, die in den Cache passen, werden nicht schneller</translation>
    </message>
    <message>
        <source>Guard and fallback</source>
        <translation>Schutzbedingung und Rückfallpfad</translation>
    </message>
    <message>
        <source>&amp;Guard: when the fast path may run</source>
        <translation>&amp;Schutzbedingung: wann der schnelle Pfad laufen darf</translation>
    </message>
    <message>
        <source>Edit guard</source>
        <translation>Schutzbedingung bearbeiten</translation>
    </message>
    <message>
        <source>dtype is f32 and cols ≥ 64; empty: no guard</source>
        <translation>dtype ist f32 und cols ≥ 64; leer: keine Schutzbedingung</translation>
    </message>
    <message>
        <source>Fa&amp;llback: what runs otherwise</source>
        <translation>Rück&amp;fallpfad: was sonst läuft</translation>
    </message>
    <message>
        <source>Edit fallback</source>
        <translation>Rückfallpfad bearbeiten</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>die Baseline</translation>
    </message>
    <message>
        <source>Tolerance contract</source>
        <translation>Toleranzvereinbarung</translation>
    </message>
    <message>
        <source>A result is right where |new − ref| ≤ absolute + relative × |ref|. Changing a tolerance needs a rationale and a named approver, and appears in the report.</source>
        <translation>Ein Ergebnis ist richtig, wenn |new − ref| ≤ absolut + relativ × |ref|. Eine Toleranz zu ändern braucht eine Begründung und eine namentlich genannte Freigabe und erscheint im Bericht.</translation>
    </message>
</context>
<context>
    <name>assay::views::FieldEvidence</name>
    <message numerus="yes">
        <source>and %n more case(s)</source>
        <translation>
            <numerusform>und %n weiterer Fall</numerusform>
            <numerusform>und %n weitere Fälle</numerusform>
        </translation>
    </message>
    <message>
        <source>Evidence for the field</source>
        <translation>Belege für das Feld</translation>
    </message>
    <message>
        <source>Choose a field to see what backs it.</source>
        <translation>Ein Feld wählen, um zu sehen, was es belegt.</translation>
    </message>
    <message>
        <source>No evidence: a person has to say</source>
        <translation>Keine Belege: eine Person muss es sagen</translation>
    </message>
    <message>
        <source>The evidence says:</source>
        <translation>Die Belege sagen:</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsModel</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was beobachtet wurde</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The selected finding</source>
        <translation>Der ausgewählte Befund</translation>
    </message>
    <message>
        <source>Select a finding to see what was seen, what to do and the cases behind it.</source>
        <translation>Einen Befund auswählen, um zu sehen, was beobachtet wurde, was zu tun ist und welche Fälle dahinterstehen.</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>Was beobachtet wurde</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Was zu tun ist</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
</context>
<context>
    <name>assay::views::HeatMapPlot</name>
    <message>
        <source>Speed-up map</source>
        <translation>Beschleunigungskarte</translation>
    </message>
    <message>
        <source>No case yet. The map fills as cases finish.</source>
        <translation>Noch kein Fall. Die Karte füllt sich, sobald Fälle abgeschlossen sind.</translation>
    </message>
    <message>
        <source>The matrix has no such case</source>
        <translation>Die Matrix hat keinen solchen Fall</translation>
    </message>
    <message>
        <source>Failed: no time to compare</source>
        <translation>Fehlgeschlagen: keine Zeit zum Vergleichen</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Noch nicht gemessen</translation>
    </message>
    <message numerus="yes">
        <source>%1, geometric mean of %n case(s)</source>
        <translation>
            <numerusform>%1, geometrisches Mittel über %n Fall</numerusform>
            <numerusform>%1, geometrisches Mittel über %n Fälle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>%1 schneller, %2 gleich, %3 langsamer, %4 unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) failed</source>
        <translation>
            <numerusform>%n Fall fehlgeschlagen</numerusform>
            <numerusform>%n Fälle fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>A cell with several cases shows their geometric mean, or the counts per call where the cases disagree. Choosing a cell selects its slowest case; choosing it again, the next one.</source>
        <translation>Eine Zelle mit mehreren Fällen zeigt deren geometrisches Mittel oder, wo die Fälle sich widersprechen, die Anzahl je Urteil. Ein Klick wählt den langsamsten Fall der Zelle, ein weiterer den nächsten.</translation>
    </message>
    <message>
        <source>▲ faster %1, ＝ same %2, ▼ slower %3, ？ undecided %4 (hatched); n = %5 of %6 cases</source>
        <translation>▲ schneller %1, ＝ gleich %2, ▼ langsamer %3, ？ unentschieden %4 (schraffiert); n = %5 von %6 Fällen</translation>
    </message>
</context>
<context>
    <name>assay::views::KernelsPage</name>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Kernel families</source>
        <translation>Kernel-Familien</translation>
    </message>
    <message>
        <source>Add plugin…</source>
        <translation>Plugin hinzufügen…</translation>
    </message>
    <message>
        <source>A shared object with variants of these families. It runs in a process of its own.</source>
        <translation>Eine Shared Library mit Varianten dieser Familien. Sie läuft in einem eigenen Prozess.</translation>
    </message>
    <message>
        <source>choose a kernel family</source>
        <translation>eine Kernel-Familie wählen</translation>
    </message>
    <message>
        <source>this build knows no family called %1</source>
        <translation>dieser Build kennt keine Familie namens %1</translation>
    </message>
    <message>
        <source>choose a baseline: what ships today</source>
        <translation>eine Baseline wählen: was heute ausgeliefert wird</translation>
    </message>
    <message>
        <source>choose a candidate: the optimisation</source>
        <translation>einen Kandidaten wählen: die Optimierung</translation>
    </message>
    <message>
        <source>Choose a kernel family</source>
        <translation>Kernel-Familie wählen</translation>
    </message>
    <message>
        <source>A family is an operation with its axes, types, oracle and work model. Its variants are implementations: one is the baseline that ships today, others are candidates.</source>
        <translation>Eine Familie ist eine Operation mit ihren Achsen, Typen, ihrem Orakel und Arbeitsmodell. Ihre Varianten sind Implementierungen: eine ist die Baseline, die heute ausgeliefert wird, andere sind Kandidaten.</translation>
    </message>
    <message>
        <source>Choose family %1</source>
        <translation>Familie %1 wählen</translation>
    </message>
</context>
<context>
    <name>assay::views::LiveRatioPlot</name>
    <message>
        <source>Speed-up of the running case</source>
        <translation>Beschleunigung des laufenden Falls</translation>
    </message>
    <message>
        <source>Blocks measured</source>
        <translation>Gemessene Blöcke</translation>
    </message>
    <message>
        <source>Speed-up over the baseline (×)</source>
        <translation>Beschleunigung gegenüber der Baseline (×)</translation>
    </message>
    <message numerus="yes">
        <source>The interval appears after %n block(s) of a case.</source>
        <translation>
            <numerusform>Das Intervall erscheint nach %n Block eines Falls.</numerusform>
            <numerusform>Das Intervall erscheint nach %n Blöcken eines Falls.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (n = %2 pairs)</source>
        <translation>%1 (n = %2 Paare)</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n block(s): %2, %3</source>
        <translation>
            <numerusform>%1 nach %n Block: %2, %3</numerusform>
            <numerusform>%1 nach %n Blöcken: %2, %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixPage</name>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Representative matrix</source>
        <translation>Repräsentative Matrix</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n Fall</numerusform>
            <numerusform>%n Fälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) of the representative matrix missing</source>
        <translation>
            <numerusform>%1, %n Punkt der repräsentativen Matrix fehlt</numerusform>
            <numerusform>%1, %n Punkte der repräsentativen Matrix fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>matrix preset</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Representative</source>
        <comment>matrix preset</comment>
        <translation>Repräsentativ</translation>
    </message>
    <message>
        <source>Exhaustive</source>
        <comment>matrix preset</comment>
        <translation>Erschöpfend</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>Voreinstellung: %1</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Star: every shape, other axes one at a time around the base</source>
        <translation>Stern: jede Form, die übrigen Achsen einzeln um die Basis herum</translation>
    </message>
    <message>
        <source>Full: every combination</source>
        <translation>Vollständig: jede Kombination</translation>
    </message>
    <message>
        <source>Change crossing</source>
        <translation>Kombination ändern</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Change measuring</source>
        <translation>Messeinstellungen ändern</translation>
    </message>
    <message>
        <source>Least blocks per case</source>
        <translation>Mindestzahl Blöcke pro Fall</translation>
    </message>
    <message>
        <source>Most blocks per case</source>
        <translation>Höchstzahl Blöcke pro Fall</translation>
    </message>
    <message>
        <source>Time per case</source>
        <translation>Zeit pro Fall</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Aim for an interval of ±</source>
        <translation>Intervall anstreben von ±</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Count as the same within ±</source>
        <translation>Als gleich werten innerhalb ±</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Cases that will be measured</source>
        <translation>Fälle, die gemessen werden</translation>
    </message>
    <message>
        <source>The axes are those of a kernel family, which is not chosen yet.</source>
        <translation>Die Achsen gehören zu einer Kernel-Familie, die noch nicht gewählt ist.</translation>
    </message>
    <message>
        <source>Choose kernels</source>
        <translation>Kernel wählen</translation>
    </message>
    <message>
        <source>at most %1 of measuring, %2 of memory (estimated)</source>
        <translation>höchstens %1 Messzeit, %2 Speicher (geschätzt)</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>Voreinstellung wählen</translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixRules</name>
    <message>
        <source>Exclude</source>
        <comment>matrix rule</comment>
        <translation>Ausschließen</translation>
    </message>
    <message>
        <source>Include only</source>
        <comment>matrix rule</comment>
        <translation>Nur einschließen</translation>
    </message>
    <message>
        <source>Kind of rule</source>
        <translation>Art der Regel</translation>
    </message>
    <message>
        <source>cols &lt; 64 and dtype = bf16</source>
        <translation>cols &lt; 64 and dtype = bf16</translation>
    </message>
    <message>
        <source>Conditions of the rule</source>
        <translation>Bedingungen der Regel</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>Regel hinzufügen</translation>
    </message>
    <message>
        <source>Include only %1</source>
        <translation>Nur %1 einschließen</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>%1 ausschließen</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>Diese Regel entfernen</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
    <message>
        <source>No rule: every combination of the axes is a case.</source>
        <translation>Keine Regel: jede Kombination der Achsen ist ein Fall.</translation>
    </message>
    <message>
        <source>Remove rule</source>
        <translation>Regel entfernen</translation>
    </message>
</context>
<context>
    <name>assay::views::Plot</name>
    <message>
        <source>%1, log scale</source>
        <comment>axis title</comment>
        <translation>%1, logarithmisch</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>Daten als CSV kopieren</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>Als PNG speichern…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>Als SVG speichern…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save data as CSV…</source>
        <translation>Daten als CSV speichern…</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>Ansicht zurücksetzen</translation>
    </message>
    <message>
        <source>Save “%1”</source>
        <translation>„%1“ speichern</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder or free some space.</source>
        <translation>%1 konnte nicht geschrieben werden. Anderen Ordner wählen oder Speicherplatz freigeben.</translation>
    </message>
</context>
<context>
    <name>assay::views::RecordFieldView</name>
    <message>
        <source>empty</source>
        <comment>record field</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>from evidence</source>
        <comment>record field</comment>
        <translation>aus Belegen</translation>
    </message>
    <message>
        <source>written</source>
        <comment>record field</comment>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>written; the evidence says otherwise</source>
        <comment>record field</comment>
        <translation>geschrieben; die Belege sagen etwas anderes</translation>
    </message>
    <message>
        <source>Reset to evidence</source>
        <translation>Auf die Belege zurücksetzen</translation>
    </message>
    <message>
        <source>Not measured yet: write what you know</source>
        <translation>Noch nicht gemessen: eintragen, was bekannt ist</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>Hier schreiben</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Reset %1 to evidence</source>
        <translation>%1 auf die Belege zurücksetzen</translation>
    </message>
</context>
<context>
    <name>assay::views::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>Vorschau des Berichts</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 von %2 Fällen gemessen</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>depth of the report</comment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>depth of the report</comment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>depth of the report</comment>
        <translation>Vollständig</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>&amp;Tiefe</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren…</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>HTML exportieren…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON exportieren…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV exportieren…</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation>Markdown kopieren</translation>
    </message>
    <message>
        <source>For a pull request&apos;s description</source>
        <translation>Für die Beschreibung eines Pull-Requests</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>Als Markdown kopiert.</translation>
    </message>
    <message>
        <source>The report needs a kernel family.</source>
        <translation>Der Bericht braucht eine Kernel-Familie.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsHeader</name>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Geometric-mean speed-up</source>
        <translation>Beschleunigung (geometrisches Mittel)</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Einstufungen</translation>
    </message>
    <message>
        <source>Worst error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>A person overrode the suggestion “%1”.</source>
        <translation>Eine Person hat den Vorschlag „%1“ überstimmt.</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up of CPU time, %1, %n case(s)</source>
        <translation>
            <numerusform>Beschleunigung der CPU-Zeit (geometrisches Mittel), %1, %n Fall</numerusform>
            <numerusform>Beschleunigung der CPU-Zeit (geometrisches Mittel), %1, %n Fälle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up, %1, %n case(s)</source>
        <translation>
            <numerusform>Beschleunigung (geometrisches Mittel), %1, %n Fall</numerusform>
            <numerusform>Beschleunigung (geometrisches Mittel), %1, %n Fälle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>%1 schneller, %2 gleich, %3 langsamer, %4 unentschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a comparison</source>
        <translation>
            <numerusform>%n Fall ohne Vergleich</numerusform>
            <numerusform>%n Fälle ohne Vergleich</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf weichen ab</translation>
    </message>
    <message>
        <source>non-finite values disagree with the oracle: %1</source>
        <translation>nicht endliche Werte weichen vom Orakel ab: %1</translation>
    </message>
    <message>
        <source>worst error against tolerance: no case has been verified</source>
        <translation>größter Fehler gegen die Toleranz: kein Fall ist verifiziert</translation>
    </message>
    <message numerus="yes">
        <source>of the tolerance, largest error of %n verified case(s): %1</source>
        <translation>
            <numerusform>der Toleranz, größter Fehler aus %n geprüften Fall: %1</numerusform><numerusform>der Toleranz, größter Fehler aus %n geprüften Fällen: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsOverview</name>
    <message>
        <source>&amp;Rows</source>
        <comment>axis of the map</comment>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <comment>axis of the map</comment>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>Filter cases: bf16 padded cols=1024</source>
        <translation>Fälle filtern: bf16 padded cols=1024</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>Fälle filtern</translation>
    </message>
    <message>
        <source>Show calls</source>
        <translation>Einstufungen anzeigen</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>Alle Einstufungen</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>Nur fehlgeschlagene</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 von %2 Fällen</translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Ca&amp;ndidate</source>
        <translation>Ka&amp;ndidat</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 von %2 Fällen gemessen</translation>
    </message>
    <message>
        <source>No case has finished yet. Results appear here one by one.</source>
        <translation>Noch kein Fall abgeschlossen. Ergebnisse erscheinen hier nach und nach.</translation>
    </message>
    <message>
        <source>Watch the run</source>
        <translation>Lauf verfolgen</translation>
    </message>
    <message>
        <source>There is nothing to measure: the matrix has no case.</source>
        <translation>Es gibt nichts zu messen: die Matrix hat keinen Fall.</translation>
    </message>
    <message>
        <source>Define the matrix</source>
        <translation>Matrix definieren</translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been measured yet. A run verifies and times %n case(s).</source>
        <translation>
            <numerusform>Noch nichts gemessen. Ein Lauf verifiziert %n Fall und misst seine Zeit.</numerusform>
            <numerusform>Noch nichts gemessen. Ein Lauf verifiziert %n Fälle und misst ihre Zeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>Befunde (%1)</translation>
    </message>
</context>
<context>
    <name>assay::views::RuleText</name>
    <message>
        <source>“%1” is no condition: write axis, operator, value, as in cols &lt; 64</source>
        <translation>„%1“ ist keine Bedingung: Achse, Operator, Wert angeben, etwa cols &lt; 64</translation>
    </message>
    <message>
        <source>“%1” is no size</source>
        <translation>„%1“ ist keine Größe</translation>
    </message>
    <message>
        <source>There is no axis “%1”</source>
        <translation>Es gibt keine Achse „%1“</translation>
    </message>
    <message>
        <source>“%1” has no order: use = or !=</source>
        <translation>„%1“ hat keine Ordnung: = oder != verwenden</translation>
    </message>
    <message>
        <source>“%1” is no value of %2</source>
        <translation>„%1“ ist kein Wert von %2</translation>
    </message>
    <message>
        <source>Write a condition, as in cols &lt; 64</source>
        <translation>Eine Bedingung angeben, etwa cols &lt; 64</translation>
    </message>
</context>
<context>
    <name>assay::views::RunDevice</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>Gerätezustand</translation>
    </message>
    <message>
        <source>%1; its state is recorded when a run starts.</source>
        <translation>%1; der Zustand wird beim Start eines Laufs aufgezeichnet.</translation>
    </message>
    <message>
        <source>Timer resolution %1</source>
        <translation>Auflösung des Zeitgebers %1</translation>
    </message>
    <message>
        <source>Run %1 on %2, started %3</source>
        <translation>Lauf %1 auf %2, gestartet %3</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLive</name>
    <message>
        <source>No case is running; select a finished one to see its samples.</source>
        <translation>Kein Fall läuft; einen abgeschlossenen auswählen, um seine Messwerte zu sehen.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Case: %1</source>
        <translation>Fall: %1</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLog</name>
    <message>
        <source>&amp;Log</source>
        <translation>Proto&amp;koll</translation>
    </message>
    <message>
        <source>What the runner says appears here.</source>
        <translation>Was der Runner meldet, erscheint hier.</translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation>Protokoll des Laufs</translation>
    </message>
</context>
<context>
    <name>assay::views::RunPage</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausieren</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbre&amp;chen</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>Fortschritt des Laufs</translation>
    </message>
    <message>
        <source>The matrix has no case to run</source>
        <translation>Die Matrix hat keinen Fall zum Messen</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 von %2 Fällen gemessen</translation>
    </message>
    <message>
        <source>The document is open read-only: save it under another name to run it</source>
        <translation>Das Dokument ist schreibgeschützt geöffnet: zum Messen unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>Verifies and times every case that has not finished</source>
        <translation>Verifiziert jeden nicht abgeschlossenen Fall und misst seine Zeit</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fortset&amp;zen</translation>
    </message>
    <message>
        <source>Stops at once; finished blocks are kept</source>
        <translation>Hält sofort an; abgeschlossene Blöcke bleiben erhalten</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %n Sekunde</numerusform>
            <numerusform>noch etwa %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 von %2 Fällen</translation>
    </message>
    <message>
        <source>The matrix has no case: define one first.</source>
        <translation>Die Matrix hat keinen Fall: zuerst einen definieren.</translation>
    </message>
    <message>
        <source>All cases have finished.</source>
        <translation>Alle Fälle sind abgeschlossen.</translation>
    </message>
    <message>
        <source>Stopped. Starting again goes on with the cases that have not finished.</source>
        <translation>Angehalten. Ein erneuter Start macht mit den nicht abgeschlossenen Fällen weiter.</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>Noch nichts gemessen.</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>Runner wird gestartet…</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>Läuft, %1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Paused after the block in flight. Nothing is measured until you resume.</source>
        <translation>Nach dem laufenden Block pausiert. Bis zum Fortsetzen wird nichts gemessen.</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>&amp;Define the matrix</source>
        <translation>Matrix &amp;festlegen</translation>
    </message>
</context>
<context>
    <name>assay::views::RunTimeline</name>
    <message>
        <source>Phases of the run</source>
        <translation>Phasen des Laufs</translation>
    </message>
    <message>
        <source>Nothing has run yet. The timeline shows when each case was verified and timed.</source>
        <translation>Noch nichts gelaufen. Die Zeitleiste zeigt, wann jeder Fall verifiziert und gemessen wurde.</translation>
    </message>
    <message>
        <source>Inputs, verify</source>
        <translation>Eingaben, Verifikation</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitmessung</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Time since the run&apos;s start (s)</source>
        <translation>Zeit seit Beginn des Laufs (s)</translation>
    </message>
    <message>
        <source>n = %1 cases</source>
        <translation>n = %1 Fälle</translation>
    </message>
    <message>
        <source>%1 on inputs and verification, %2 (%3) on timing. A red edge marks a failed case.</source>
        <translation>%1 für Eingaben und Verifikation, %2 (%3) für Zeitmessung. Ein roter Rand markiert einen fehlgeschlagenen Fall.</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) in %1; zoom in to tell them apart</source>
        <translation>
            <numerusform>%n Fall in %1; zum Unterscheiden hineinzoomen</numerusform>
            <numerusform>%n Fälle in %1; zum Unterscheiden hineinzoomen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::SamplePlot</name>
    <message>
        <source>%1 drifts by %2 over the case (p = %3)</source>
        <translation>%1 driftet über den Fall um %2 (p = %3)</translation>
    </message>
    <message>
        <source>No drift found over the case.</source>
        <translation>Keine Drift über den Fall gefunden.</translation>
    </message>
    <message>
        <source>Samples in time order</source>
        <translation>Messwerte in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>Select a case with samples to see them in the order in which they were taken.</source>
        <translation>Einen Fall mit Messwerten auswählen, um sie in der Reihenfolge ihrer Aufnahme zu sehen.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>Kein Messwert anzuzeigen. Einen gemessenen Fall in der Tabelle oder Karte auswählen.</translation>
    </message>
    <message>
        <source>%1
block %2: %3</source>
        <translation>%1
Block %2: %3</translation>
    </message>
</context>
<context>
    <name>assay::views::Series</name>
    <message>
        <source>CPU time per call (%1)</source>
        <translation>CPU-Zeit pro Aufruf (%1)</translation>
    </message>
    <message>
        <source>Time per call (%1)</source>
        <translation>Zeit pro Aufruf (%1)</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1 (n = %2)</translation>
    </message>
    <message>
        <source>%1 (n = %2, %3 invalid)</source>
        <translation>%1 (n = %2, %3 ungültig)</translation>
    </message>
</context>
<context>
    <name>assay::views::Templates</name>
    <message>
        <source>I rewrote a kernel</source>
        <translation>Ich habe einen Kernel neu geschrieben</translation>
    </message>
    <message>
        <source>Same result, other order of evaluation: class C2, judged against an oracle.</source>
        <translation>Gleiches Ergebnis, andere Auswertungsreihenfolge: Klasse C2, gegen ein Orakel beurteilt.</translation>
    </message>
    <message>
        <source>The rewritten kernel is faster than the one it replaces on every representative case.</source>
        <translation>Der neu geschriebene Kernel ist in jedem repräsentativen Fall schneller als der, den er ersetzt.</translation>
    </message>
    <message>
        <source>The old kernel reads its input more often than the computation needs.</source>
        <translation>Der alte Kernel liest seine Eingabe öfter, als die Berechnung es braucht.</translation>
    </message>
    <message>
        <source>Cases that are bound by memory do not get faster, or errors grow with the reduction length.</source>
        <translation>Speichergebundene Fälle werden nicht schneller, oder Fehler wachsen mit der Reduktionslänge.</translation>
    </message>
    <message>
        <source>the old kernel</source>
        <translation>der alte Kernel</translation>
    </message>
    <message>
        <source>I lowered precision</source>
        <translation>Ich habe die Präzision gesenkt</translation>
    </message>
    <message>
        <source>An explicit approximation: class C3, opt-in or guarded, never the default.</source>
        <translation>Eine ausdrückliche Näherung: Klasse C3, nur auf Wunsch oder mit Schutzbedingung, nie Standard.</translation>
    </message>
    <message>
        <source>Lower precision makes the kernel faster and stays within the tolerance on the cases that use it.</source>
        <translation>Geringere Präzision macht den Kernel schneller und bleibt in den Fällen, die sie nutzen, innerhalb der Toleranz.</translation>
    </message>
    <message>
        <source>Arithmetic in the wider type limits the kernel.</source>
        <translation>Arithmetik im breiteren Typ begrenzt den Kernel.</translation>
    </message>
    <message>
        <source>The error leaves the tolerance on a representative value distribution, or time does not fall.</source>
        <translation>Der Fehler verlässt bei einer repräsentativen Werteverteilung die Toleranz, oder die Zeit sinkt nicht.</translation>
    </message>
    <message>
        <source>the kernel in full precision</source>
        <translation>der Kernel in voller Präzision</translation>
    </message>
    <message>
        <source>dtype and precision mode chosen by the caller</source>
        <translation>dtype und Präzisionsmodus, die der Aufrufer wählt</translation>
    </message>
    <message>
        <source>I fused kernels</source>
        <translation>Ich habe Kernel fusioniert</translation>
    </message>
    <message>
        <source>Fewer launches and no intermediate tensors: class C2, kernel count audited.</source>
        <translation>Weniger Kernelstarts und keine Zwischentensoren: Klasse C2, Kernelanzahl geprüft.</translation>
    </message>
    <message>
        <source>One fused kernel is faster than the separate ones and needs no intermediate memory.</source>
        <translation>Ein fusionierter Kernel ist schneller als die getrennten und braucht keinen Zwischenspeicher.</translation>
    </message>
    <message>
        <source>The intermediate tensor is written and read again, and each launch costs time.</source>
        <translation>Der Zwischentensor wird geschrieben und wieder gelesen, und jeder Kernelstart kostet Zeit.</translation>
    </message>
    <message>
        <source>The gain vanishes for large sizes, or peak memory does not fall.</source>
        <translation>Der Gewinn verschwindet bei großen Größen, oder der Spitzenspeicherbedarf sinkt nicht.</translation>
    </message>
    <message>
        <source>the separate kernels</source>
        <translation>die getrennten Kernel</translation>
    </message>
    <message>
        <source>I changed allocation</source>
        <translation>Ich habe die Allokation geändert</translation>
    </message>
    <message>
        <source>Values untouched: class N/A, every bit must agree; memory audited.</source>
        <translation>Werte unberührt: Klasse N/A, jedes Bit muss übereinstimmen; Speicher geprüft.</translation>
    </message>
    <message>
        <source>The new allocation policy needs less memory or fewer allocations and is not slower.</source>
        <translation>Die neue Allokationsstrategie braucht weniger Speicher oder weniger Allokationen und ist nicht langsamer.</translation>
    </message>
    <message>
        <source>Allocating workspace takes a noticeable share of each call.</source>
        <translation>Die Allokation des Workspace nimmt einen merklichen Teil jedes Aufrufs ein.</translation>
    </message>
    <message>
        <source>A bit differs, peak memory rises, or a case gets slower.</source>
        <translation>Ein Bit weicht ab, der Spitzenspeicherbedarf steigt oder ein Fall wird langsamer.</translation>
    </message>
    <message>
        <source>the previous allocation policy</source>
        <translation>die bisherige Allokationsstrategie</translation>
    </message>
</context>
<context>
    <name>assay::views::ToleranceTable</name>
    <message>
        <source>The changed tolerance of %1 needs a rationale and a named approver; until then it blocks Keep and Keep behind guard.</source>
        <translation>Die geänderte Toleranz von %1 braucht eine Begründung und eine namentlich genannte Freigabe; bis dahin verhindert sie „Als Standard übernehmen“ und „Mit Schutzbedingung übernehmen“.</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>Standard wiederherstellen</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>Relativ</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Rationale of the change</source>
        <translation>Begründung der Änderung</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Freigegeben von</translation>
    </message>
    <message>
        <source>Tolerance per data type</source>
        <translation>Toleranz pro Datentyp</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <translation>Geändert am %1</translation>
    </message>
    <message>
        <source>The default: no rationale needed</source>
        <translation>Der Standard: keine Begründung nötig</translation>
    </message>
    <message>
        <source>“%1” is no tolerance: a number of 0 or more is needed, as in 1e-5.</source>
        <translation>„%1“ ist keine Toleranz: eine Zahl ab 0 ist nötig, etwa 1e-5.</translation>
    </message>
    <message>
        <source>Change tolerance</source>
        <translation>Toleranz ändern</translation>
    </message>
    <message>
        <source>Restore default tolerance</source>
        <translation>Standardtoleranz wiederherstellen</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantCard</name>
    <message>
        <source>%1 – bit for bit equal</source>
        <translation>%1 – bitweise gleich</translation>
    </message>
    <message>
        <source>%1 – other order of evaluation</source>
        <translation>%1 – andere Auswertungsreihenfolge</translation>
    </message>
    <message>
        <source>%1 – explicit approximation</source>
        <translation>%1 – ausdrückliche Näherung</translation>
    </message>
    <message>
        <source>%1 – result semantics changed</source>
        <translation>%1 – Bedeutung des Ergebnisses geändert</translation>
    </message>
    <message>
        <source>%1 – values untouched</source>
        <translation>%1 – Werte unberührt</translation>
    </message>
    <message>
        <source>Declares</source>
        <translation>Deklariert</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>Class that %1 declares</source>
        <translation>Klasse, die %1 deklariert</translation>
    </message>
    <message>
        <source>host CPU and CUDA</source>
        <translation>Host-CPU und CUDA</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>host CPU</source>
        <translation>Host-CPU</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Unterstützt</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>dtypes; layouts; modes</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>Läuft auf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>device, precision mode</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>One call</source>
        <translation>Ein Aufruf</translation>
    </message>
    <message>
        <source>Code from</source>
        <translation>Code aus</translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>trust state</comment>
        <translation>eingebaut</translation>
    </message>
    <message>
        <source>plugin, trusted</source>
        <comment>trust state</comment>
        <translation>Plugin, vertraut</translation>
    </message>
    <message>
        <source>plugin, not trusted: inert</source>
        <comment>trust state</comment>
        <translation>Plugin, nicht vertraut: inaktiv</translation>
    </message>
    <message>
        <source>Change role of %1</source>
        <translation>Rolle von %1 ändern</translation>
    </message>
    <message>
        <source>Declare class of %1</source>
        <translation>Klasse von %1 deklarieren</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantErrorsModel</name>
    <message>
        <source>%1 of %2 expected; %3 disagree</source>
        <translation>%1 von %2 erwarteten; %3 weichen ab</translation>
    </message>
    <message>
        <source>%1[%2]: %3 instead of %4</source>
        <translation>%1[%2]: %3 statt %4</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ innerhalb</translation>
    </message>
    <message>
        <source>✕ outside</source>
        <translation>✕ außerhalb</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 with |reference| ≤ %2</source>
        <translation>%1 mit |Referenz| ≤ %2</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Elements outside</source>
        <translation>Elemente außerhalb</translation>
    </message>
    <message>
        <source>Absolute, max</source>
        <translation>Absolut, max.</translation>
    </message>
    <message>
        <source>Absolute, mean</source>
        <translation>Absolut, Mittel</translation>
    </message>
    <message>
        <source>Absolute, P95</source>
        <translation>Absolut, P95</translation>
    </message>
    <message>
        <source>Absolute, P99</source>
        <translation>Absolut, P99</translation>
    </message>
    <message>
        <source>Relative, max</source>
        <translation>Relativ, max.</translation>
    </message>
    <message>
        <source>Relative, mean</source>
        <translation>Relativ, Mittel</translation>
    </message>
    <message>
        <source>Relative, P95</source>
        <translation>Relativ, P95</translation>
    </message>
    <message>
        <source>Relative, P99</source>
        <translation>Relativ, P99</translation>
    </message>
    <message>
        <source>Left out of relative rows</source>
        <translation>Von relativen Zeilen ausgenommen</translation>
    </message>
    <message>
        <source>ULP, max</source>
        <translation>ULP, max.</translation>
    </message>
    <message>
        <source>ULP, mean</source>
        <translation>ULP, Mittel</translation>
    </message>
    <message>
        <source>NaN in the output</source>
        <translation>NaN in der Ausgabe</translation>
    </message>
    <message>
        <source>Inf in the output</source>
        <translation>Inf in der Ausgabe</translation>
    </message>
    <message>
        <source>Signed-zero differences</source>
        <translation>Abweichungen im Vorzeichen der Null</translation>
    </message>
    <message>
        <source>Bias (mean signed error)</source>
        <translation>Bias (mittlerer Fehler mit Vorzeichen)</translation>
    </message>
    <message>
        <source>Share with new &gt; ref</source>
        <translation>Anteil mit new &gt; ref</translation>
    </message>
    <message>
        <source>Worst element</source>
        <translation>Schlechtestes Element</translation>
    </message>
    <message>
        <source>|new − ref| ≤ %1 + %2 · |ref|, for every element</source>
        <translation>|new − ref| ≤ %1 + %2 · |ref|, für jedes Element</translation>
    </message>
    <message>
        <source>Bits %1 instead of %2</source>
        <translation>Bits %1 statt %2</translation>
    </message>
    <message>
        <source>Largest of allowance</source>
        <translation>Größter Anteil am Erlaubten</translation>
    </message>
    <message>
        <source>‖new − ref‖ / ‖ref‖</source>
        <translation>‖neu − ref‖ / ‖ref‖</translation>
    </message>
    <message>
        <source>Bits differ from baseline</source>
        <translation>Bits weichen von der Baseline ab</translation>
    </message>
    <message>
        <source>Bits differ on repeat</source>
        <translation>Bits weichen bei Wiederholung ab</translation>
    </message>
</context>
<context>
    <name>assay::views::VerdictPanel</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>Anders entscheiden…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Your verdict</source>
        <translation>Eigenes Urteil</translation>
    </message>
    <message>
        <source>Reason: what the evidence does not know</source>
        <translation>Begründung: was die Belege nicht wissen</translation>
    </message>
    <message>
        <source>Reason of your verdict</source>
        <translation>Begründung des eigenen Urteils</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Eigener Name</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Wer entscheidet</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Entscheiden</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>%1, decided by %2 against the suggestion “%3”</source>
        <translation>%1, von %2 entgegen dem Vorschlag „%3“ entschieden</translation>
    </message>
    <message>
        <source>The evidence suggests: %1</source>
        <translation>Die Belege legen nahe: %1</translation>
    </message>
    <message>
        <source>Reason given on %1: %2
%3</source>
        <translation>Begründung vom %1: %2
%3</translation>
    </message>
    <message>
        <source>Why not Keep?
%1</source>
        <translation>Warum nicht übernehmen?
%1</translation>
    </message>
    <message>
        <source>A decision against the evidence needs a reason and a name</source>
        <translation>Eine Entscheidung gegen die Belege braucht eine Begründung und einen Namen</translation>
    </message>
    <message>
        <source>Withdraw decision</source>
        <translation>Entscheidung zurückziehen</translation>
    </message>
</context>
<context>
    <name>assay::views::Words</name>
    <message>
        <source>%1 faster</source>
        <comment>speed-up: 1.83× or 4 %</comment>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>slow-down: 2.10× or 12 %</comment>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>langsamer</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two times that do not differ</comment>
        <translation>gleich</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>not measured</source>
        <comment>case status</comment>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>running</source>
        <comment>case status</comment>
        <translation>läuft</translation>
    </message>
    <message>
        <source>done</source>
        <comment>case status</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>case status</comment>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>case status: its process died</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>case status</comment>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>skipped</source>
        <comment>case status</comment>
        <translation>übersprungen</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>falsches Ergebnis</translation>
    </message>
    <message>
        <source>left output unwritten</source>
        <translation>ließ Ausgabe ungeschrieben</translation>
    </message>
    <message>
        <source>wrote outside its output</source>
        <translation>schrieb außerhalb seiner Ausgabe</translation>
    </message>
    <message>
        <source>changed its input</source>
        <translation>hat seine Eingabe verändert</translation>
    </message>
    <message>
        <source>gave other results after timing</source>
        <translation>lieferte nach der Zeitmessung andere Ergebnisse</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>abgestürzt</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeitüberschreitung</translation>
    </message>
    <message>
        <source>reported impossible times</source>
        <translation>meldete unmögliche Zeiten</translation>
    </message>
    <message>
        <source>failed to launch</source>
        <translation>Kernelstart fehlgeschlagen</translation>
    </message>
    <message>
        <source>could not be loaded</source>
        <translation>konnte nicht geladen werden</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>Speicher erschöpft</translation>
    </message>
    <message>
        <source>lost with its process</source>
        <translation>mit seinem Prozess verloren</translation>
    </message>
    <message>
        <source>Keep as default</source>
        <translation>Als Standard übernehmen</translation>
    </message>
    <message>
        <source>Keep behind guard</source>
        <translation>Mit Schutzbedingung übernehmen</translation>
    </message>
    <message>
        <source>Micro-optimisation only</source>
        <translation>Nur Mikrooptimierung</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Need more evidence</source>
        <translation>Mehr Belege nötig</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Baseline</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>finding</comment>
        <translation>ausgelöst</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>finding</comment>
        <translation>unauffällig</translation>
    </message>
    <message>
        <source>waived</source>
        <comment>finding</comment>
        <translation>hingenommen</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <comment>finding</comment>
        <translation>nicht feststellbar</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>Warnzeichen</translation>
    </message>
    <message>
        <source>confounder</source>
        <translation>Störfaktor</translation>
    </message>
    <message>
        <source>no evidence</source>
        <translation>keine Belege</translation>
    </message>
    <message>
        <source>profiler trace</source>
        <translation>Profiler-Trace</translation>
    </message>
    <message>
        <source>compiler output</source>
        <translation>Compilerausgabe</translation>
    </message>
    <message>
        <source>work model</source>
        <translation>Arbeitsmodell</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>memory profile</source>
        <translation>Speicherprofil</translation>
    </message>
    <message>
        <source>hardware counters</source>
        <translation>Hardwarezähler</translation>
    </message>
    <message>
        <source>correctness test</source>
        <translation>Korrektheitstest</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>evidence</comment>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>evidence</comment>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>modelled</source>
        <comment>evidence</comment>
        <translation>modelliert</translation>
    </message>
    <message>
        <source>inferred</source>
        <comment>evidence</comment>
        <translation>geschlussfolgert</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>evidence</comment>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Layout</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>Cache</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>assay::workbench::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Befehl eingeben</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <comment>command, keys</comment>
        <translation>%1   (%2)</translation>
    </message>
</context>
<context>
    <name>assay::workbench::Document</name>
    <message>
        <source>%1 (cannot be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2…</source>
        <translation>%1, SHA-256 %2…</translation>
    </message>
    <message>
        <source>this document would run code from outside</source>
        <translation>dieses Dokument würde fremden Code ausführen</translation>
    </message>
    <message>
        <source>Trust it in the bar above first</source>
        <translation>Zuerst in der Leiste oben vertrauen</translation>
    </message>
    <message>
        <source>Add plugin</source>
        <translation>Plugin hinzufügen</translation>
    </message>
    <message>
        <source>this document is read-only, so results cannot be kept</source>
        <translation>dieses Dokument ist schreibgeschützt, daher lassen sich keine Ergebnisse speichern</translation>
    </message>
    <message>
        <source>Save it under another name, then run</source>
        <translation>Unter anderem Namen speichern, dann den Lauf starten</translation>
    </message>
    <message>
        <source>the program assay, which measures, was not found</source>
        <translation>das Programm assay, das misst, wurde nicht gefunden</translation>
    </message>
    <message>
        <source>Install it next to the workbench or on the PATH</source>
        <translation>Neben der Workbench oder im PATH installieren</translation>
    </message>
    <message>
        <source>the matrix has no cases</source>
        <translation>die Matrix hat keine Fälle</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix first</source>
        <translation>Zuerst Kernel und eine Matrix wählen</translation>
    </message>
    <message>
        <source>a run needs a baseline and a candidate</source>
        <translation>ein Lauf braucht eine Baseline und einen Kandidaten</translation>
    </message>
    <message>
        <source>Choose them on the Kernels page</source>
        <translation>Auf der Seite „Kernel“ wählen</translation>
    </message>
    <message>
        <source>Runner restarted: %1</source>
        <translation>Runner neu gestartet: %1</translation>
    </message>
</context>
<context>
    <name>assay::workbench::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>Benutzerhandbuch</translation>
    </message>
</context>
<context>
    <name>assay::workbench::MainWindow</name>
    <message>
        <source>Evidence</source>
        <translation>Belege</translation>
    </message>
    <message>
        <source>Every case of the matrix has been measured.</source>
        <translation>Jeder Fall der Matrix ist gemessen.</translation>
    </message>
    <message>
        <source>Measuring again replaces the results of each case as it is measured.</source>
        <translation>Erneutes Messen ersetzt die Ergebnisse jedes Falls, sobald er gemessen ist.</translation>
    </message>
    <message>
        <source>Measure all again</source>
        <translation>Alles neu messen</translation>
    </message>
    <message>
        <source>Cancel the run?</source>
        <translation>Lauf abbrechen?</translation>
    </message>
    <message>
        <source>A campaign is running. Finished cases stay in the document; the block being measured is lost.</source>
        <translation>Eine Messreihe läuft. Abgeschlossene Fälle bleiben im Dokument; der gerade gemessene Block geht verloren.</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <comment>window title</comment>
        <translation>noch nicht gemessen</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>window title: experiment, verdict</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>This document names code from outside. Nothing of it has been loaded or run.</source>
        <translation>Dieses Dokument nennt fremden Code. Nichts davon wurde geladen oder ausgeführt.</translation>
    </message>
    <message>
        <source>Trust and run</source>
        <translation>Vertrauen und ausführen</translation>
    </message>
    <message>
        <source>Keep inert</source>
        <translation>Inaktiv lassen</translation>
    </message>
    <message>
        <source>Assay experiments (*.assay)</source>
        <translation>Assay-Experimente (*.assay)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation>&amp;Neues Experiment</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation>Bericht als &amp;PDF…</translation>
    </message>
    <message>
        <source>Report as &amp;HTML…</source>
        <translation>Bericht als &amp;HTML…</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown…</source>
        <translation>Bericht als &amp;Markdown…</translation>
    </message>
    <message>
        <source>Assessment as &amp;JSON…</source>
        <translation>Bewertung als &amp;JSON…</translation>
    </message>
    <message>
        <source>Tables as &amp;CSV…</source>
        <translation>Tabellen als &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Filter this page</source>
        <translation>Diese Seite &amp;filtern</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>&amp;Befehlspalette…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Lauf</translation>
    </message>
    <message>
        <source>&amp;Measure what is missing</source>
        <translation>&amp;Fehlendes messen</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausieren</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Measure &amp;all again</source>
        <translation>A&amp;lles neu messen</translation>
    </message>
    <message>
        <source>Add kernel p&amp;lugin…</source>
        <translation>Kernel-Pl&amp;ugin hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Recompute what is derived</source>
        <translation>Abgeleitetes &amp;neu berechnen</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>&amp;Review-Modus</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>Nä&amp;chster Fall</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>&amp;Vorheriger Fall</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>&amp;Belege</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>Fensteranordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>&amp;Benutzerhandbuch</translation>
    </message>
    <message>
        <source>How Assay &amp;judges</source>
        <translation>Wie Assay &amp;urteilt</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>Über &amp;Assay</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Fortset&amp;zen</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>button: start measuring</comment>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Cancel run</source>
        <translation>Lauf abbrechen</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation>Experiment öffnen</translation>
    </message>
    <message>
        <source>Everything is saved as it happens.</source>
        <translation>Alles wird laufend gespeichert.</translation>
    </message>
    <message>
        <source>Save experiment as</source>
        <translation>Experiment speichern unter</translation>
    </message>
    <message>
        <source>Add kernel plugin</source>
        <translation>Kernel-Plugin hinzufügen</translation>
    </message>
    <message>
        <source>Kernel plugins (*.so);;All files (*)</source>
        <translation>Kernel-Plugins (*.so);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>Ordner für die Tabellen</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>Exportiert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>the user guide is not installed</source>
        <translation>das Benutzerhandbuch ist nicht installiert</translation>
    </message>
    <message>
        <source>It is part of the package assay</source>
        <translation>Es gehört zum Paket assay</translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation>Über Assay</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;Proves or refutes a GPU optimisation: measures times and errors over a matrix of cases, and judges.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %2 and QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;Beweist oder widerlegt eine GPU-Optimierung: misst Zeiten und Fehler über eine Matrix von Fällen und urteilt.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Verwendet Qt %2 und QCustomPlot.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The file was not changed. Choose another one, or a backup of it</source>
        <translation>Die Datei wurde nicht verändert. Eine andere oder eine Sicherung davon wählen</translation>
    </message>
</context>
<context>
    <name>assay::workbench::Message</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Diese Meldung ausblenden</translation>
    </message>
</context>
<context>
    <name>assay::workbench::StatusLine</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>noch etwa %n s</numerusform>
            <numerusform>noch etwa %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>noch etwa %n min</numerusform>
            <numerusform>noch etwa %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>noch etwa %1 h</translation>
    </message>
    <message>
        <source>Host CPU</source>
        <translation>Host-CPU</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>Noch nicht gemessen</translation>
    </message>
    <message>
        <source>Device: %1
%2</source>
        <translation>Gerät: %1
%2</translation>
    </message>
    <message>
        <source>Runner idle</source>
        <translation>Runner im Leerlauf</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>Runner wird gestartet…</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Wird abgebrochen…</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <comment>progress</comment>
        <translation>%1 von %2 Fällen</translation>
    </message>
    <message>
        <source>Raised: %1</source>
        <comment>confounder</comment>
        <translation>Ausgelöst: %1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <comment>confounder</comment>
        <translation>Nicht feststellbar: %1</translation>
    </message>
    <message numerus="yes">
        <source>▲ %n confounder(s)</source>
        <translation>
            <numerusform>▲ %n Störfaktor</numerusform>
            <numerusform>▲ %n Störfaktoren</numerusform>
        </translation>
    </message>
    <message>
        <source>● No confounder seen</source>
        <translation>● Kein Störfaktor gesehen</translation>
    </message>
    <message numerus="yes">
        <source>● No confounder seen, %n not checkable</source>
        <translation>
            <numerusform>● Kein Störfaktor gesehen, %n nicht prüfbar</numerusform>
            <numerusform>● Kein Störfaktor gesehen, %n nicht prüfbar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::workbench::StepsList</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step state: reason</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1
Ctrl+%2</source>
        <comment>tooltip of a step: state, shortcut</comment>
        <translation>%1
Ctrl+%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, state</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Desktop workbench that proves or refutes a GPU optimisation.</source>
        <translation>Desktop-Workbench, die eine GPU-Optimierung beweist oder widerlegt.</translation>
    </message>
    <message>
        <source>Experiment to open (.assay).</source>
        <translation>Zu öffnendes Experiment (.assay).</translation>
    </message>
    <message>
        <source>Write the report as PDF and end.</source>
        <translation>Bericht als PDF schreiben und beenden.</translation>
    </message>
    <message>
        <source>Write the report as one HTML file and end.</source>
        <translation>Bericht als eine HTML-Datei schreiben und beenden.</translation>
    </message>
    <message>
        <source>Write a picture of every page and end.</source>
        <translation>Ein Bild jeder Seite schreiben und beenden.</translation>
    </message>
    <message>
        <source>Window size for --screenshots.</source>
        <translation>Fenstergröße für --screenshots.</translation>
    </message>
    <message>
        <source>Colours for --screenshots: light or dark.</source>
        <translation>Farben für --screenshots: light oder dark.</translation>
    </message>
    <message>
        <source>Start measuring as soon as the document is open.</source>
        <translation>Mit dem Messen beginnen, sobald das Dokument offen ist.</translation>
    </message>
    <message>
        <source>During runs, log the largest gap between two ticks of the interface thread.</source>
        <translation>Während der Läufe die größte Lücke zwischen zwei Takten des Oberflächen-Threads protokollieren.</translation>
    </message>
</context>
</TS>
