<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP">
<context>
    <name>KernelsPage</name>
    <message>
        <source>reads %1, writes %2, %3 FLOP, %4 kernels, workspace %5 (modelled at %6)</source>
        <translation>読み取り %1、書き込み %2、%3 FLOP、カーネル %4 個、ワークスペース %5（%6 でのモデル値）</translation>
    </message>
</context>
<context>
    <name>StepState</name>
    <message>
        <source>empty</source>
        <comment>step state</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>incomplete</source>
        <comment>step state</comment>
        <translation>不完全</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>step state</comment>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>running</source>
        <comment>step state</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>out of date</source>
        <comment>step state</comment>
        <translation>古い</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>plugin %1</source>
        <translation>プラグイン %1</translation>
    </message>
    <message>
        <source>command %1</source>
        <translation>コマンド %1</translation>
    </message>
</context>
<context>
    <name>assay::views::AxisCard</name>
    <message>
        <source>tiles of %1</source>
        <translation>タイル幅 %1</translation>
    </message>
    <message>
        <source>Add sizes: 127, 128</source>
        <translation>サイズを追加: 127, 128</translation>
    </message>
    <message>
        <source>Add sizes to %1</source>
        <translation>%1 にサイズを追加</translation>
    </message>
    <message>
        <source>No value yet: the matrix is empty.</source>
        <translation>値はまだありません: マトリクスは空です。</translation>
    </message>
    <message>
        <source>%1 · base</source>
        <comment>chip: value that other axes vary around</comment>
        <translation>%1 · 基準</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%2 から %1 を削除</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
    <message>
        <source>Make %1 the base</source>
        <translation>%1 を基準にする</translation>
    </message>
    <message>
        <source>“%1” is no size: write whole numbers of 0 or more, apart by commas.</source>
        <translation>「%1」はサイズではありません: 0 以上の整数をコンマ区切りで書いてください。</translation>
    </message>
    <message>
        <source>Add sizes</source>
        <translation>サイズを追加</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseBar</name>
    <message>
        <source>Previous case</source>
        <translation>前のケース</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>次のケース</translation>
    </message>
    <message>
        <source>No case selected</source>
        <translation>ケース未選択</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseStrip</name>
    <message>
        <source>Cases of the run</source>
        <translation>実行のケース</translation>
    </message>
    <message>
        <source>%1 of %2 cases finished</source>
        <translation>%1 / %2 ケース完了</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseTableModel</name>
    <message>
        <source>No valid sample</source>
        <translation>有効なサンプルなし</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>サンプル不足</translation>
    </message>
    <message numerus="yes">
        <source>median of %n sample(s); 95 % interval %1 to %2; p95 %3</source>
        <translation>
            <numerusform>%n サンプルの中央値、95 % 区間 %1～%2、p95 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf 不一致</translation>
    </message>
    <message>
        <source>This case has not been measured</source>
        <translation>このケースは未計測です</translation>
    </message>
    <message>
        <source>No error report: the case has not been verified</source>
        <translation>誤差レポートなし: ケースは未検証です</translation>
    </message>
    <message>
        <source>The workspace of this case has not been measured</source>
        <translation>このケースのワークスペースは未計測です</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>比較結果</translation>
    </message>
    <message>
        <source>Speed-up [95 %]</source>
        <translation>高速化率 [95 %]</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア数</translation>
    </message>
    <message>
        <source>Baseline median</source>
        <translation>ベースライン中央値</translation>
    </message>
    <message>
        <source>Candidate median</source>
        <translation>候補中央値</translation>
    </message>
    <message>
        <source>Baseline max error</source>
        <translation>ベースライン最大誤差</translation>
    </message>
    <message>
        <source>Candidate max error</source>
        <translation>候補最大誤差</translation>
    </message>
    <message>
        <source>Of tolerance</source>
        <translation>許容誤差比</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
</context>
<context>
    <name>assay::views::ChecklistView</name>
    <message>
        <source>Choose a kernel family to see what a representative matrix needs.</source>
        <translation>カーネルファミリーを選ぶと、代表マトリクスに必要なものが表示されます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>checklist item, state</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>対象外</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>網羅済み</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a missing value to the matrix</comment>
        <translation>追加</translation>
    </message>
    <message>
        <source>Adds %1</source>
        <translation>%1 を追加します</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
</context>
<context>
    <name>assay::views::DataTable</name>
    <message>
        <source>Copy selected rows as TSV</source>
        <translation>選択した行を TSV としてコピー</translation>
    </message>
    <message>
        <source>Copy table as TSV</source>
        <translation>表を TSV としてコピー</translation>
    </message>
    <message>
        <source>Copy selected rows as Markdown</source>
        <translation>選択した行を Markdown としてコピー</translation>
    </message>
    <message>
        <source>Copy table as Markdown</source>
        <translation>表を Markdown としてコピー</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>列を選択…</translation>
    </message>
</context>
<context>
    <name>assay::views::DecisionPage</name>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Sections of the records</source>
        <translation>記録のセクション</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>決定記録</translation>
    </message>
    <message>
        <source>Failure cases</source>
        <translation>失敗事例</translation>
    </message>
    <message>
        <source>nothing is measured yet</source>
        <translation>まだ何も計測していません</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill</source>
        <translation>
            <numerusform>未記入のフィールド %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to decide yet</source>
        <translation>まだ決定することはありません</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix, then run. The records fill themselves where measurements can.</source>
        <translation>カーネルとマトリクスを選んで実行します。計測でわかる記録は自動的に記入されます。</translation>
    </message>
</context>
<context>
    <name>assay::views::DistributionPlot</name>
    <message>
        <source>%1: modes at %2 and %3; %4 of the samples are in the slower one</source>
        <translation>%1: モードは %2 と %3。サンプルの %4 が遅い方にあります</translation>
    </message>
    <message>
        <source>%1: median %2, p95 %3</source>
        <translation>%1: 中央値 %2、p95 %3</translation>
    </message>
    <message>
        <source>%1: median %2, too few samples for p95</source>
        <translation>%1: 中央値 %2、p95 にはサンプル不足</translation>
    </message>
    <message>
        <source>Distribution of times</source>
        <translation>時間の分布</translation>
    </message>
    <message>
        <source>Select a case with samples to see how its times are distributed.</source>
        <translation>サンプルのあるケースを選ぶと、時間の分布が表示されます。</translation>
    </message>
    <message>
        <source>Share at or below</source>
        <translation>この値以下の割合</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>サンプルの割合</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>表示できるサンプルがありません。表またはマップで計測済みのケースを選んでください。</translation>
    </message>
    <message>
        <source>%1: %2 at or below</source>
        <translation>%1: %2 がこの値以下</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorPlot</name>
    <message>
        <source>within tolerance</source>
        <translation>許容誤差内</translation>
    </message>
    <message>
        <source>%1 elements outside the tolerance</source>
        <translation>%1 要素が許容誤差外</translation>
    </message>
    <message>
        <source>%1: largest %2, %3 exact, %4</source>
        <translation>%1: 最大 %2、厳密一致 %3、%4</translation>
    </message>
    <message>
        <source>Error histogram</source>
        <translation>誤差ヒストグラム</translation>
    </message>
    <message>
        <source>Absolute error against the oracle</source>
        <translation>オラクルに対する絶対誤差</translation>
    </message>
    <message>
        <source>Share of elements</source>
        <translation>要素の割合</translation>
    </message>
    <message>
        <source>Select a verified case to see its errors.</source>
        <translation>検証済みのケースを選ぶと、誤差が表示されます。</translation>
    </message>
    <message>
        <source>This case has not been verified: there is no error report.</source>
        <translation>このケースは未検証です: 誤差レポートがありません。</translation>
    </message>
    <message>
        <source>Nothing to draw on a log axis. %1</source>
        <translation>対数軸に描けるものがありません。%1</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3</source>
        <translation>%1: %2 要素、%3</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorsTab</name>
    <message>
        <source>Error report</source>
        <translation>誤差レポート</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidencePanel</name>
    <message>
        <source>Run this case again</source>
        <translation>このケースを再実行</translation>
    </message>
    <message>
        <source>Evidence of the selected case</source>
        <translation>選択したケースの根拠</translation>
    </message>
    <message>
        <source>Select a case in a table, map or plot. What is known of it stands here.</source>
        <translation>表、マップ、プロットでケースを選ぶと、それについてわかっていることがここに表示されます。</translation>
    </message>
    <message>
        <source>The document is open read-only</source>
        <translation>文書は読み取り専用で開かれています</translation>
    </message>
    <message>
        <source>Measures this case anew; its results are replaced</source>
        <translation>このケースを計測し直します。結果は置き換えられます</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>実行中です</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidenceText</name>
    <message>
        <source>Case</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>比較結果</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>CPU time per call</source>
        <translation>呼び出しごとの CPU 時間</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>呼び出しごとの時間</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結末</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 許容誤差内</translation>
    </message>
    <message>
        <source>✕ outside on %1 of %2 elements</source>
        <translation>✕ %2 要素中 %1 要素が許容誤差外</translation>
    </message>
    <message>
        <source>Max error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>Of allowance</source>
        <translation>許容量比</translation>
    </message>
    <message>
        <source>NaN/Inf</source>
        <translation>NaN/Inf</translation>
    </message>
    <message>
        <source>%1 disagree</source>
        <translation>%1 個が不一致</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット</translation>
    </message>
    <message>
        <source>equal to the baseline&apos;s</source>
        <translation>ベースラインと一致</translation>
    </message>
    <message>
        <source>differ on %1 elements</source>
        <translation>%1 要素で相違</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>ワークスペース</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>出所</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>%1, started %2</source>
        <translation>%1、開始 %2</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>コンパイラー</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>%1 %, n = %2 pairs</source>
        <translation>%1 %、n = %2 組</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>n = %1, %2 invalid</source>
        <translation>n = %1、無効 %2</translation>
    </message>
    <message>
        <source>Modelled rate</source>
        <translation>モデル上のレート</translation>
    </message>
</context>
<context>
    <name>assay::views::ExperimentPage</name>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>不足: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>bottleneck class</source>
        <translation>ボトルネックの分類</translation>
    </message>
    <message>
        <source>what would refute it</source>
        <translation>反証となるもの</translation>
    </message>
    <message>
        <source>target metric</source>
        <translation>目標の指標</translation>
    </message>
    <message>
        <source>approval of a changed tolerance</source>
        <translation>変更された許容誤差の承認</translation>
    </message>
    <message>
        <source>Rename experiment</source>
        <translation>実験の名前を変更</translation>
    </message>
    <message>
        <source>Title of the experiment</source>
        <translation>実験のタイトル</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Fill in what is usual for:</source>
        <translation>よくある内容を記入:</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>テンプレート: %1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主張</translation>
    </message>
    <message>
        <source>&amp;What is claimed</source>
        <translation>主張の内容(&amp;W)</translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>主張を編集</translation>
    </message>
    <message>
        <source>Online softmax is faster than three-pass for every row length</source>
        <translation>Online softmax はどの行長でも 3 パス方式より速い</translation>
    </message>
    <message>
        <source>Target &amp;metric</source>
        <translation>目標の指標(&amp;M)</translation>
    </message>
    <message>
        <source>Edit target metric</source>
        <translation>目標の指標を編集</translation>
    </message>
    <message>
        <source>median latency of one call</source>
        <translation>1 回の呼び出しのレイテンシの中央値</translation>
    </message>
    <message>
        <source>Target &amp;scope</source>
        <translation>目標の計測範囲(&amp;S)</translation>
    </message>
    <message>
        <source>Change target scope</source>
        <translation>目標の計測範囲を変更</translation>
    </message>
    <message>
        <source>The operator&apos;s own latency</source>
        <translation>演算子自体のレイテンシ</translation>
    </message>
    <message>
        <source>End to end: a step, request or iteration</source>
        <translation>エンドツーエンド: 1 ステップ、1 リクエスト、または 1 反復</translation>
    </message>
    <message>
        <source>Modes that it ta&amp;rgets</source>
        <translation>対象モード(&amp;T)</translation>
    </message>
    <message>
        <source>Edit targeted modes</source>
        <translation>対象モードを編集</translation>
    </message>
    <message>
        <source>inference, small batches; training uses the fallback</source>
        <translation>推論、小さなバッチ。学習ではフォールバックを使う</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>仮説</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>bottleneck class</comment>
        <translation>未指定</translation>
    </message>
    <message>
        <source>&amp;Bottleneck class</source>
        <translation>ボトルネックの分類(&amp;B)</translation>
    </message>
    <message>
        <source>Change bottleneck class</source>
        <translation>ボトルネックの分類を変更</translation>
    </message>
    <message>
        <source>Wh&amp;y it should be faster</source>
        <translation>速くなるはずの理由(&amp;Y)</translation>
    </message>
    <message>
        <source>Edit reason</source>
        <translation>理由を編集</translation>
    </message>
    <message>
        <source>Three passes read each row three times; one pass reads it once</source>
        <translation>3 パスは各行を 3 回読むが、1 パスなら 1 回で済む</translation>
    </message>
    <message>
        <source>What would re&amp;fute it</source>
        <translation>反証となるもの(&amp;U)</translation>
    </message>
    <message>
        <source>Edit falsifier</source>
        <translation>反証条件を編集</translation>
    </message>
    <message>
        <source>Rows that fit into the cache do not get faster</source>
        <translation>キャッシュに収まる行が速くならない</translation>
    </message>
    <message>
        <source>Guard and fallback</source>
        <translation>ガード条件とフォールバック</translation>
    </message>
    <message>
        <source>&amp;Guard: when the fast path may run</source>
        <translation>ガード条件: 高速パスを実行してよい場合(&amp;G)</translation>
    </message>
    <message>
        <source>Edit guard</source>
        <translation>ガード条件を編集</translation>
    </message>
    <message>
        <source>dtype is f32 and cols ≥ 64; empty: no guard</source>
        <translation>dtype が f32 かつ cols ≥ 64。空欄: ガード条件なし</translation>
    </message>
    <message>
        <source>Fa&amp;llback: what runs otherwise</source>
        <translation>フォールバック: それ以外で実行するもの(&amp;L)</translation>
    </message>
    <message>
        <source>Edit fallback</source>
        <translation>フォールバックを編集</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Tolerance contract</source>
        <translation>許容誤差の取り決め</translation>
    </message>
    <message>
        <source>A result is right where |new − ref| ≤ absolute + relative × |ref|. Changing a tolerance needs a rationale and a named approver, and appears in the report.</source>
        <translation>|new − ref| ≤ 絶対 + 相対 × |ref| であれば結果は正しいとみなします。許容誤差の変更には理由と承認者名が必要で、レポートに記載されます。</translation>
    </message>
</context>
<context>
    <name>assay::views::FieldEvidence</name>
    <message numerus="yes">
        <source>and %n more case(s)</source>
        <translation>
            <numerusform>ほか %n ケース</numerusform>
        </translation>
    </message>
    <message>
        <source>Evidence for the field</source>
        <translation>フィールドの根拠</translation>
    </message>
    <message>
        <source>Choose a field to see what backs it.</source>
        <translation>フィールドを選ぶと、その裏付けが表示されます。</translation>
    </message>
    <message>
        <source>No evidence: a person has to say</source>
        <translation>根拠なし: 人が記入する必要があります</translation>
    </message>
    <message>
        <source>The evidence says:</source>
        <translation>根拠によると:</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsModel</name>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>観察内容</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>The selected finding</source>
        <translation>選択した所見</translation>
    </message>
    <message>
        <source>Select a finding to see what was seen, what to do and the cases behind it.</source>
        <translation>所見を選ぶと、観察内容、対処、関係するケースが表示されます。</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>観察内容</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
</context>
<context>
    <name>assay::views::HeatMapPlot</name>
    <message>
        <source>Speed-up map</source>
        <translation>高速化率マップ</translation>
    </message>
    <message>
        <source>No case yet. The map fills as cases finish.</source>
        <translation>ケースはまだありません。ケースが完了するとマップが埋まります。</translation>
    </message>
    <message>
        <source>The matrix has no such case</source>
        <translation>マトリクスにこのケースはありません</translation>
    </message>
    <message>
        <source>Failed: no time to compare</source>
        <translation>失敗: 比較できる時間なし</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>未計測</translation>
    </message>
    <message numerus="yes">
        <source>%1, geometric mean of %n case(s)</source>
        <translation>
            <numerusform>%1、%n ケースの幾何平均</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>高速 %1、同等 %2、低速 %3、未確定 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) failed</source>
        <translation>
            <numerusform>%n ケース失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>A cell with several cases shows their geometric mean, or the counts per call where the cases disagree. Choosing a cell selects its slowest case; choosing it again, the next one.</source>
        <translation>複数のケースを含むセルは幾何平均を、ケースの判定が食い違う場合は判定ごとの件数を示します。セルを選ぶと最も遅いケースが選択され、もう一度選ぶと次のケースに移ります。</translation>
    </message>
    <message>
        <source>▲ faster %1, ＝ same %2, ▼ slower %3, ？ undecided %4 (hatched); n = %5 of %6 cases</source>
        <translation>▲ 高速 %1、＝ 同等 %2、▼ 低速 %3、？ 未判定 %4(斜線)、n = %6 ケース中 %5</translation>
    </message>
</context>
<context>
    <name>assay::views::KernelsPage</name>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Kernel families</source>
        <translation>カーネルファミリー</translation>
    </message>
    <message>
        <source>Add plugin…</source>
        <translation>プラグインを追加…</translation>
    </message>
    <message>
        <source>A shared object with variants of these families. It runs in a process of its own.</source>
        <translation>これらのファミリーのバリアントを含む共有オブジェクト。専用のプロセスで動作します。</translation>
    </message>
    <message>
        <source>choose a kernel family</source>
        <translation>カーネルファミリーを選んでください</translation>
    </message>
    <message>
        <source>this build knows no family called %1</source>
        <translation>このビルドには %1 というファミリーがありません</translation>
    </message>
    <message>
        <source>choose a baseline: what ships today</source>
        <translation>ベースラインを選んでください: 現在出荷しているもの</translation>
    </message>
    <message>
        <source>choose a candidate: the optimisation</source>
        <translation>候補を選んでください: 最適化したもの</translation>
    </message>
    <message>
        <source>Choose a kernel family</source>
        <translation>カーネルファミリーを選択</translation>
    </message>
    <message>
        <source>A family is an operation with its axes, types, oracle and work model. Its variants are implementations: one is the baseline that ships today, others are candidates.</source>
        <translation>ファミリーは、軸、型、オラクル、作業量モデルを備えた演算です。そのバリアントは実装で、1 つは現在出荷しているベースライン、他は候補です。</translation>
    </message>
    <message>
        <source>Choose family %1</source>
        <translation>ファミリー %1 を選択</translation>
    </message>
</context>
<context>
    <name>assay::views::LiveRatioPlot</name>
    <message>
        <source>Speed-up of the running case</source>
        <translation>実行中のケースの高速化率</translation>
    </message>
    <message>
        <source>Blocks measured</source>
        <translation>計測済みブロック</translation>
    </message>
    <message>
        <source>Speed-up over the baseline (×)</source>
        <translation>ベースラインに対する高速化率 (×)</translation>
    </message>
    <message numerus="yes">
        <source>The interval appears after %n block(s) of a case.</source>
        <translation>
            <numerusform>区間はケースの %n ブロック後に表示されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (n = %2 pairs)</source>
        <translation>%1（n = %2 ペア）</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n block(s): %2, %3</source>
        <translation>
            <numerusform>%1、%n ブロック後: %2、%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixPage</name>
    <message>
        <source>Matrix</source>
        <translation>マトリクス</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Representative matrix</source>
        <translation>代表マトリクス</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n ケース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) of the representative matrix missing</source>
        <translation>
            <numerusform>%1、代表マトリクスの %n 点が不足</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>matrix preset</comment>
        <translation>簡易</translation>
    </message>
    <message>
        <source>Representative</source>
        <comment>matrix preset</comment>
        <translation>代表</translation>
    </message>
    <message>
        <source>Exhaustive</source>
        <comment>matrix preset</comment>
        <translation>網羅</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>プリセット: %1</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>組み合わせ方</translation>
    </message>
    <message>
        <source>Star: every shape, other axes one at a time around the base</source>
        <translation>スター: すべての形状と、基準の周りで他の軸を 1 つずつ</translation>
    </message>
    <message>
        <source>Full: every combination</source>
        <translation>完全: すべての組み合わせ</translation>
    </message>
    <message>
        <source>Change crossing</source>
        <translation>組み合わせ方を変更</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Change measuring</source>
        <translation>計測設定を変更</translation>
    </message>
    <message>
        <source>Least blocks per case</source>
        <translation>ケースごとの最小ブロック数</translation>
    </message>
    <message>
        <source>Most blocks per case</source>
        <translation>ケースごとの最大ブロック数</translation>
    </message>
    <message>
        <source>Time per case</source>
        <translation>ケースごとの時間</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Aim for an interval of ±</source>
        <translation>区間の目標 ±</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Count as the same within ±</source>
        <translation>同等とみなす範囲 ±</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Cases that will be measured</source>
        <translation>計測するケース</translation>
    </message>
    <message>
        <source>The axes are those of a kernel family, which is not chosen yet.</source>
        <translation>軸はカーネルファミリーのものですが、ファミリーがまだ選ばれていません。</translation>
    </message>
    <message>
        <source>Choose kernels</source>
        <translation>カーネルを選択</translation>
    </message>
    <message>
        <source>at most %1 of measuring, %2 of memory (estimated)</source>
        <translation>計測は最大 %1、メモリは最大 %2（見積もり）</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>プリセットを選択</translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixRules</name>
    <message>
        <source>Exclude</source>
        <comment>matrix rule</comment>
        <translation>除外</translation>
    </message>
    <message>
        <source>Include only</source>
        <comment>matrix rule</comment>
        <translation>限定</translation>
    </message>
    <message>
        <source>Kind of rule</source>
        <translation>規則の種類</translation>
    </message>
    <message>
        <source>cols &lt; 64 and dtype = bf16</source>
        <translation>cols &lt; 64 and dtype = bf16</translation>
    </message>
    <message>
        <source>Conditions of the rule</source>
        <translation>規則の条件</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>規則を追加</translation>
    </message>
    <message>
        <source>Include only %1</source>
        <translation>%1 に限定</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>%1 を除外</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>この規則を削除</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>規則 %1 を削除</translation>
    </message>
    <message>
        <source>No rule: every combination of the axes is a case.</source>
        <translation>規則なし: 軸のすべての組み合わせがケースになります。</translation>
    </message>
    <message>
        <source>Remove rule</source>
        <translation>規則を削除</translation>
    </message>
</context>
<context>
    <name>assay::views::Plot</name>
    <message>
        <source>%1, log scale</source>
        <comment>axis title</comment>
        <translation>%1、対数目盛</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>データを CSV としてコピー</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNG として保存…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVG として保存…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>PDF として保存…</translation>
    </message>
    <message>
        <source>Save data as CSV…</source>
        <translation>データを CSV として保存…</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>表示をリセット</translation>
    </message>
    <message>
        <source>Save “%1”</source>
        <translation>「%1」を保存</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder or free some space.</source>
        <translation>%1 に書き込めませんでした。別のフォルダーを選ぶか、空き容量を増やしてください。</translation>
    </message>
</context>
<context>
    <name>assay::views::RecordFieldView</name>
    <message>
        <source>empty</source>
        <comment>record field</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>from evidence</source>
        <comment>record field</comment>
        <translation>根拠より</translation>
    </message>
    <message>
        <source>written</source>
        <comment>record field</comment>
        <translation>記入済み</translation>
    </message>
    <message>
        <source>written; the evidence says otherwise</source>
        <comment>record field</comment>
        <translation>記入済み。根拠は異なる</translation>
    </message>
    <message>
        <source>Reset to evidence</source>
        <translation>根拠の内容に戻す</translation>
    </message>
    <message>
        <source>Not measured yet: write what you know</source>
        <translation>未計測: わかることを書いてください</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>ここに記入</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 を編集</translation>
    </message>
    <message>
        <source>Reset %1 to evidence</source>
        <translation>%1 を根拠の内容に戻す</translation>
    </message>
</context>
<context>
    <name>assay::views::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>レポートのプレビュー</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 / %2 ケース計測済み</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>depth of the report</comment>
        <translation>簡潔</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>depth of the report</comment>
        <translation>標準</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>depth of the report</comment>
        <translation>完全</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>詳しさ</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>詳しさ(&amp;D)</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>セクション</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF をエクスポート…</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>HTML をエクスポート…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>JSON をエクスポート…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>CSV をエクスポート…</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation>Markdown をコピー</translation>
    </message>
    <message>
        <source>For a pull request&apos;s description</source>
        <translation>プルリクエストの説明用</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>Markdown としてコピーしました。</translation>
    </message>
    <message>
        <source>The report needs a kernel family.</source>
        <translation>レポートにはカーネルファミリーが必要です。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsHeader</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Geometric-mean speed-up</source>
        <translation>高速化率（幾何平均）</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>比較結果</translation>
    </message>
    <message>
        <source>Worst error</source>
        <translation>最大誤差</translation>
    </message>
    <message>
        <source>A person overrode the suggestion “%1”.</source>
        <translation>提案「%1」は人により覆されました。</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up of CPU time, %1, %n case(s)</source>
        <translation>
            <numerusform>CPU 時間の高速化率（幾何平均）、%1、%n ケース</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up, %1, %n case(s)</source>
        <translation>
            <numerusform>高速化率（幾何平均）、%1、%n ケース</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>高速 %1、同等 %2、低速 %3、未確定 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a comparison</source>
        <translation>
            <numerusform>%n ケースは比較なし</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf 不一致</translation>
    </message>
    <message>
        <source>non-finite values disagree with the oracle: %1</source>
        <translation>非有限値がオラクルと不一致: %1</translation>
    </message>
    <message>
        <source>worst error against tolerance: no case has been verified</source>
        <translation>許容誤差に対する最大誤差: 検証済みのケースなし</translation>
    </message>
    <message numerus="yes">
        <source>of the tolerance, largest error of %n verified case(s): %1</source>
        <translation>
            <numerusform>許容誤差に対する割合、検証済み %n ケース中の最大誤差: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsOverview</name>
    <message>
        <source>&amp;Rows</source>
        <comment>axis of the map</comment>
        <translation>行(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <comment>axis of the map</comment>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>ケース</translation>
    </message>
    <message>
        <source>Filter cases: bf16 padded cols=1024</source>
        <translation>ケースを絞り込む: bf16 padded cols=1024</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>ケースを絞り込む</translation>
    </message>
    <message>
        <source>Show calls</source>
        <translation>表示する比較結果</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>すべての比較結果</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>失敗のみ</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 / %2 ケース</translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Ca&amp;ndidate</source>
        <translation>候補(&amp;N)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 / %2 ケース計測済み</translation>
    </message>
    <message>
        <source>No case has finished yet. Results appear here one by one.</source>
        <translation>完了したケースはまだありません。結果は 1 件ずつここに表示されます。</translation>
    </message>
    <message>
        <source>Watch the run</source>
        <translation>実行を見る</translation>
    </message>
    <message>
        <source>There is nothing to measure: the matrix has no case.</source>
        <translation>計測するものがありません: マトリクスにケースがありません。</translation>
    </message>
    <message>
        <source>Define the matrix</source>
        <translation>マトリクスを定義</translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been measured yet. A run verifies and times %n case(s).</source>
        <translation>
            <numerusform>まだ何も計測していません。実行すると %n ケースを検証し、計時します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>所見 (%1)</translation>
    </message>
</context>
<context>
    <name>assay::views::RuleText</name>
    <message>
        <source>“%1” is no condition: write axis, operator, value, as in cols &lt; 64</source>
        <translation>「%1」は条件ではありません: cols &lt; 64 のように軸、演算子、値を書いてください</translation>
    </message>
    <message>
        <source>“%1” is no size</source>
        <translation>「%1」はサイズではありません</translation>
    </message>
    <message>
        <source>There is no axis “%1”</source>
        <translation>軸「%1」はありません</translation>
    </message>
    <message>
        <source>“%1” has no order: use = or !=</source>
        <translation>「%1」には順序がありません: = または != を使ってください</translation>
    </message>
    <message>
        <source>“%1” is no value of %2</source>
        <translation>「%1」は %2 の値ではありません</translation>
    </message>
    <message>
        <source>Write a condition, as in cols &lt; 64</source>
        <translation>cols &lt; 64 のように条件を書いてください</translation>
    </message>
</context>
<context>
    <name>assay::views::RunDevice</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>デバイスの状態</translation>
    </message>
    <message>
        <source>%1; its state is recorded when a run starts.</source>
        <translation>%1。状態は実行の開始時に記録されます。</translation>
    </message>
    <message>
        <source>Timer resolution %1</source>
        <translation>タイマー分解能 %1</translation>
    </message>
    <message>
        <source>Run %1 on %2, started %3</source>
        <translation>実行 %1、%2、開始 %3</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLive</name>
    <message>
        <source>No case is running; select a finished one to see its samples.</source>
        <translation>実行中のケースはありません。完了したケースを選ぶとサンプルが表示されます。</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>実行中: %1</translation>
    </message>
    <message>
        <source>Case: %1</source>
        <translation>ケース: %1</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLog</name>
    <message>
        <source>&amp;Log</source>
        <translation>ログ(&amp;O)</translation>
    </message>
    <message>
        <source>What the runner says appears here.</source>
        <translation>ランナーの出力がここに表示されます。</translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation>実行のログ</translation>
    </message>
</context>
<context>
    <name>assay::views::RunPage</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進捗</translation>
    </message>
    <message>
        <source>The matrix has no case to run</source>
        <translation>マトリクスに実行するケースがありません</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>%1 / %2 ケース計測済み</translation>
    </message>
    <message>
        <source>The document is open read-only: save it under another name to run it</source>
        <translation>文書は読み取り専用で開かれています: 実行するには別の名前で保存してください</translation>
    </message>
    <message>
        <source>Verifies and times every case that has not finished</source>
        <translation>完了していない全ケースを検証し、計時します</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;T)</translation>
    </message>
    <message>
        <source>Stops at once; finished blocks are kept</source>
        <translation>すぐに停止します。完了したブロックは残ります</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>残り約 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>残り約 %n 分</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 / %2 ケース</translation>
    </message>
    <message>
        <source>The matrix has no case: define one first.</source>
        <translation>マトリクスにケースがありません: 先に定義してください。</translation>
    </message>
    <message>
        <source>All cases have finished.</source>
        <translation>すべてのケースが完了しました。</translation>
    </message>
    <message>
        <source>Stopped. Starting again goes on with the cases that have not finished.</source>
        <translation>停止しました。もう一度開始すると、完了していないケースから続行します。</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>まだ何も計測していません。</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>ランナーを起動中…</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>実行中、%1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Paused after the block in flight. Nothing is measured until you resume.</source>
        <translation>実行中のブロックの後で一時停止しました。再開するまで何も計測しません。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>&amp;Define the matrix</source>
        <translation>マトリックスを定義(&amp;D)</translation>
    </message>
</context>
<context>
    <name>assay::views::RunTimeline</name>
    <message>
        <source>Phases of the run</source>
        <translation>実行の段階</translation>
    </message>
    <message>
        <source>Nothing has run yet. The timeline shows when each case was verified and timed.</source>
        <translation>まだ何も実行していません。タイムラインには各ケースの検証と計時の時期が表示されます。</translation>
    </message>
    <message>
        <source>Inputs, verify</source>
        <translation>入力、検証</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>計時</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>実行 %1: %2</translation>
    </message>
    <message>
        <source>Time since the run&apos;s start (s)</source>
        <translation>実行開始からの時間 (s)</translation>
    </message>
    <message>
        <source>n = %1 cases</source>
        <translation>n = %1 ケース</translation>
    </message>
    <message>
        <source>%1 on inputs and verification, %2 (%3) on timing. A red edge marks a failed case.</source>
        <translation>入力と検証に %1、計時に %2 (%3)。赤い縁は失敗したケースを示します。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) in %1; zoom in to tell them apart</source>
        <translation>
            <numerusform>%1 に %n ケース。拡大すると見分けられます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::SamplePlot</name>
    <message>
        <source>%1 drifts by %2 over the case (p = %3)</source>
        <translation>%1 はケース中に %2 ドリフトしています (p = %3)</translation>
    </message>
    <message>
        <source>No drift found over the case.</source>
        <translation>ケース中のドリフトは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Samples in time order</source>
        <translation>時系列のサンプル</translation>
    </message>
    <message>
        <source>Select a case with samples to see them in the order in which they were taken.</source>
        <translation>サンプルのあるケースを選ぶと、サンプルが取得順に表示されます。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>表示できるサンプルがありません。表またはマップで計測済みのケースを選んでください。</translation>
    </message>
    <message>
        <source>%1
block %2: %3</source>
        <translation>%1
ブロック %2: %3</translation>
    </message>
</context>
<context>
    <name>assay::views::Series</name>
    <message>
        <source>CPU time per call (%1)</source>
        <translation>呼び出しごとの CPU 時間 (%1)</translation>
    </message>
    <message>
        <source>Time per call (%1)</source>
        <translation>呼び出しごとの時間 (%1)</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 (n = %2, %3 invalid)</source>
        <translation>%1（n = %2、無効 %3）</translation>
    </message>
</context>
<context>
    <name>assay::views::Templates</name>
    <message>
        <source>I rewrote a kernel</source>
        <translation>カーネルを書き直した</translation>
    </message>
    <message>
        <source>Same result, other order of evaluation: class C2, judged against an oracle.</source>
        <translation>結果は同じで評価順序が異なる: クラス C2、オラクルと照合して判定。</translation>
    </message>
    <message>
        <source>The rewritten kernel is faster than the one it replaces on every representative case.</source>
        <translation>書き直したカーネルは、すべての代表ケースで置き換え元より速い。</translation>
    </message>
    <message>
        <source>The old kernel reads its input more often than the computation needs.</source>
        <translation>旧カーネルは計算に必要な回数より多く入力を読んでいる。</translation>
    </message>
    <message>
        <source>Cases that are bound by memory do not get faster, or errors grow with the reduction length.</source>
        <translation>メモリ律速のケースが速くならない、またはリダクション長とともに誤差が増える。</translation>
    </message>
    <message>
        <source>the old kernel</source>
        <translation>旧カーネル</translation>
    </message>
    <message>
        <source>I lowered precision</source>
        <translation>精度を下げた</translation>
    </message>
    <message>
        <source>An explicit approximation: class C3, opt-in or guarded, never the default.</source>
        <translation>明示的な近似: クラス C3。オプトインまたはガード条件付きで、既定にはしない。</translation>
    </message>
    <message>
        <source>Lower precision makes the kernel faster and stays within the tolerance on the cases that use it.</source>
        <translation>精度を下げるとカーネルが速くなり、それを使うケースでは許容誤差内に収まる。</translation>
    </message>
    <message>
        <source>Arithmetic in the wider type limits the kernel.</source>
        <translation>広い型での演算がカーネルを律速している。</translation>
    </message>
    <message>
        <source>The error leaves the tolerance on a representative value distribution, or time does not fall.</source>
        <translation>代表的な値分布で誤差が許容誤差を外れる、または時間が減らない。</translation>
    </message>
    <message>
        <source>the kernel in full precision</source>
        <translation>完全精度のカーネル</translation>
    </message>
    <message>
        <source>dtype and precision mode chosen by the caller</source>
        <translation>呼び出し側が選ぶ dtype と精度モード</translation>
    </message>
    <message>
        <source>I fused kernels</source>
        <translation>カーネルを融合した</translation>
    </message>
    <message>
        <source>Fewer launches and no intermediate tensors: class C2, kernel count audited.</source>
        <translation>起動回数が減り、中間テンソルがない: クラス C2、カーネル数を監査。</translation>
    </message>
    <message>
        <source>One fused kernel is faster than the separate ones and needs no intermediate memory.</source>
        <translation>融合した 1 つのカーネルは個別のカーネルより速く、中間メモリが不要になる。</translation>
    </message>
    <message>
        <source>The intermediate tensor is written and read again, and each launch costs time.</source>
        <translation>中間テンソルが書き出されて再び読み込まれ、起動のたびに時間がかかる。</translation>
    </message>
    <message>
        <source>The gain vanishes for large sizes, or peak memory does not fall.</source>
        <translation>大きなサイズで効果が消える、またはピークメモリが減らない。</translation>
    </message>
    <message>
        <source>the separate kernels</source>
        <translation>個別のカーネル</translation>
    </message>
    <message>
        <source>I changed allocation</source>
        <translation>メモリ割り当てを変えた</translation>
    </message>
    <message>
        <source>Values untouched: class N/A, every bit must agree; memory audited.</source>
        <translation>値は不変: クラス N/A、全ビットが一致すること。メモリを監査。</translation>
    </message>
    <message>
        <source>The new allocation policy needs less memory or fewer allocations and is not slower.</source>
        <translation>新しい割り当て方針はメモリまたは割り当て回数が少なく、遅くならない。</translation>
    </message>
    <message>
        <source>Allocating workspace takes a noticeable share of each call.</source>
        <translation>ワークスペースの割り当てが、各呼び出しのかなりの割合を占めている。</translation>
    </message>
    <message>
        <source>A bit differs, peak memory rises, or a case gets slower.</source>
        <translation>1 ビットでも異なる、ピークメモリが増える、またはケースが遅くなる。</translation>
    </message>
    <message>
        <source>the previous allocation policy</source>
        <translation>従来の割り当て方針</translation>
    </message>
</context>
<context>
    <name>assay::views::ToleranceTable</name>
    <message>
        <source>The changed tolerance of %1 needs a rationale and a named approver; until then it blocks Keep and Keep behind guard.</source>
        <translation>変更された %1 の許容誤差には理由と承認者名が必要です。それまでは「既定として採用」と「ガード条件付きで採用」はできません。</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>既定に戻す</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相対</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>絶対</translation>
    </message>
    <message>
        <source>Rationale of the change</source>
        <translation>変更の理由</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>承認者</translation>
    </message>
    <message>
        <source>Tolerance per data type</source>
        <translation>データ型ごとの許容誤差</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <translation>%1 に変更</translation>
    </message>
    <message>
        <source>The default: no rationale needed</source>
        <translation>既定: 理由は不要</translation>
    </message>
    <message>
        <source>“%1” is no tolerance: a number of 0 or more is needed, as in 1e-5.</source>
        <translation>「%1」は許容誤差ではありません: 1e-5 のような 0 以上の数が必要です。</translation>
    </message>
    <message>
        <source>Change tolerance</source>
        <translation>許容誤差を変更</translation>
    </message>
    <message>
        <source>Restore default tolerance</source>
        <translation>既定の許容誤差に戻す</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantCard</name>
    <message>
        <source>%1 – bit for bit equal</source>
        <translation>%1 – ビット単位で一致</translation>
    </message>
    <message>
        <source>%1 – other order of evaluation</source>
        <translation>%1 – 評価順序が異なる</translation>
    </message>
    <message>
        <source>%1 – explicit approximation</source>
        <translation>%1 – 明示的な近似</translation>
    </message>
    <message>
        <source>%1 – result semantics changed</source>
        <translation>%1 – 結果の意味が変わる</translation>
    </message>
    <message>
        <source>%1 – values untouched</source>
        <translation>%1 – 値は不変</translation>
    </message>
    <message>
        <source>Declares</source>
        <translation>宣言</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 の役割</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Class that %1 declares</source>
        <translation>%1 が宣言するクラス</translation>
    </message>
    <message>
        <source>host CPU and CUDA</source>
        <translation>ホスト CPU と CUDA</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>host CPU</source>
        <translation>ホスト CPU</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>対応</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>dtypes; layouts; modes</comment>
        <translation>%1; %2; %3</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>実行先</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>device, precision mode</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>One call</source>
        <translation>1 回の呼び出し</translation>
    </message>
    <message>
        <source>Code from</source>
        <translation>コードの出所</translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>trust state</comment>
        <translation>組み込み</translation>
    </message>
    <message>
        <source>plugin, trusted</source>
        <comment>trust state</comment>
        <translation>プラグイン、信頼済み</translation>
    </message>
    <message>
        <source>plugin, not trusted: inert</source>
        <comment>trust state</comment>
        <translation>プラグイン、信頼されていない: 無効</translation>
    </message>
    <message>
        <source>Change role of %1</source>
        <translation>%1 の役割を変更</translation>
    </message>
    <message>
        <source>Declare class of %1</source>
        <translation>%1 のクラスを宣言</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantErrorsModel</name>
    <message>
        <source>%1 of %2 expected; %3 disagree</source>
        <translation>%1 個（想定 %2 個）、不一致 %3 個</translation>
    </message>
    <message>
        <source>%1[%2]: %3 instead of %4</source>
        <translation>%1[%2]: %3（正しくは %4）</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 許容誤差内</translation>
    </message>
    <message>
        <source>✕ outside</source>
        <translation>✕ 許容誤差外</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 with |reference| ≤ %2</source>
        <translation>|リファレンス| ≤ %2 が %1 個</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Elements outside</source>
        <translation>許容誤差外の要素</translation>
    </message>
    <message>
        <source>Absolute, max</source>
        <translation>絶対、最大</translation>
    </message>
    <message>
        <source>Absolute, mean</source>
        <translation>絶対、平均</translation>
    </message>
    <message>
        <source>Absolute, P95</source>
        <translation>絶対、P95</translation>
    </message>
    <message>
        <source>Absolute, P99</source>
        <translation>絶対、P99</translation>
    </message>
    <message>
        <source>Relative, max</source>
        <translation>相対、最大</translation>
    </message>
    <message>
        <source>Relative, mean</source>
        <translation>相対、平均</translation>
    </message>
    <message>
        <source>Relative, P95</source>
        <translation>相対、P95</translation>
    </message>
    <message>
        <source>Relative, P99</source>
        <translation>相対、P99</translation>
    </message>
    <message>
        <source>Left out of relative rows</source>
        <translation>相対誤差の行から除外</translation>
    </message>
    <message>
        <source>ULP, max</source>
        <translation>ULP、最大</translation>
    </message>
    <message>
        <source>ULP, mean</source>
        <translation>ULP、平均</translation>
    </message>
    <message>
        <source>NaN in the output</source>
        <translation>出力中の NaN</translation>
    </message>
    <message>
        <source>Inf in the output</source>
        <translation>出力中の Inf</translation>
    </message>
    <message>
        <source>Signed-zero differences</source>
        <translation>符号付きゼロの相違</translation>
    </message>
    <message>
        <source>Bias (mean signed error)</source>
        <translation>バイアス（符号付き誤差の平均）</translation>
    </message>
    <message>
        <source>Share with new &gt; ref</source>
        <translation>new &gt; ref の割合</translation>
    </message>
    <message>
        <source>Worst element</source>
        <translation>最悪の要素</translation>
    </message>
    <message>
        <source>|new − ref| ≤ %1 + %2 · |ref|, for every element</source>
        <translation>すべての要素で |new − ref| ≤ %1 + %2 · |ref|</translation>
    </message>
    <message>
        <source>Bits %1 instead of %2</source>
        <translation>ビット %1（正しくは %2）</translation>
    </message>
    <message>
        <source>Largest of allowance</source>
        <translation>許容量に対する最大</translation>
    </message>
    <message>
        <source>‖new − ref‖ / ‖ref‖</source>
        <translation>‖new − ref‖ / ‖ref‖</translation>
    </message>
    <message>
        <source>Bits differ from baseline</source>
        <translation>ビットがベースラインと異なる</translation>
    </message>
    <message>
        <source>Bits differ on repeat</source>
        <translation>再実行でビットが異なる</translation>
    </message>
</context>
<context>
    <name>assay::views::VerdictPanel</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>別の決定をする…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Your verdict</source>
        <translation>あなたの判定</translation>
    </message>
    <message>
        <source>Reason: what the evidence does not know</source>
        <translation>理由: 根拠からはわからないこと</translation>
    </message>
    <message>
        <source>Reason of your verdict</source>
        <translation>あなたの判定の理由</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>あなたの氏名</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>決定者</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>%1, decided by %2 against the suggestion “%3”</source>
        <translation>%1（%2 が提案「%3」に反して決定）</translation>
    </message>
    <message>
        <source>The evidence suggests: %1</source>
        <translation>根拠からの提案: %1</translation>
    </message>
    <message>
        <source>Reason given on %1: %2
%3</source>
        <translation>%1 の理由: %2
%3</translation>
    </message>
    <message>
        <source>Why not Keep?
%1</source>
        <translation>採用としない理由
%1</translation>
    </message>
    <message>
        <source>A decision against the evidence needs a reason and a name</source>
        <translation>根拠に反する決定には理由と氏名が必要です</translation>
    </message>
    <message>
        <source>Withdraw decision</source>
        <translation>決定を取り消す</translation>
    </message>
</context>
<context>
    <name>assay::views::Words</name>
    <message>
        <source>%1 faster</source>
        <comment>speed-up: 1.83× or 4 %</comment>
        <translation>%1 高速</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>slow-down: 2.10× or 12 %</comment>
        <translation>%1 低速</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>低速</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two times that do not differ</comment>
        <translation>同等</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未確定</translation>
    </message>
    <message>
        <source>not measured</source>
        <comment>case status</comment>
        <translation>未計測</translation>
    </message>
    <message>
        <source>running</source>
        <comment>case status</comment>
        <translation>実行中</translation>
    </message>
    <message>
        <source>done</source>
        <comment>case status</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>case status</comment>
        <translation>失敗</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>case status: its process died</comment>
        <translation>消失</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>case status</comment>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>skipped</source>
        <comment>case status</comment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>誤った結果</translation>
    </message>
    <message>
        <source>left output unwritten</source>
        <translation>出力に未書き込みがある</translation>
    </message>
    <message>
        <source>wrote outside its output</source>
        <translation>出力の範囲外に書き込んだ</translation>
    </message>
    <message>
        <source>changed its input</source>
        <translation>入力を書き換えた</translation>
    </message>
    <message>
        <source>gave other results after timing</source>
        <translation>計時後に異なる結果を返した</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>クラッシュ</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>reported impossible times</source>
        <translation>あり得ない時間を報告した</translation>
    </message>
    <message>
        <source>failed to launch</source>
        <translation>起動に失敗</translation>
    </message>
    <message>
        <source>could not be loaded</source>
        <translation>読み込めなかった</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>lost with its process</source>
        <translation>プロセスとともに消失</translation>
    </message>
    <message>
        <source>Keep as default</source>
        <translation>既定として採用</translation>
    </message>
    <message>
        <source>Keep behind guard</source>
        <translation>ガード条件付きで採用</translation>
    </message>
    <message>
        <source>Micro-optimisation only</source>
        <translation>マイクロ最適化のみ</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Need more evidence</source>
        <translation>根拠が不足</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>リファレンス</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>finding</comment>
        <translation>検出</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>finding</comment>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>waived</source>
        <comment>finding</comment>
        <translation>免除</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <comment>finding</comment>
        <translation>判断不能</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>危険信号</translation>
    </message>
    <message>
        <source>confounder</source>
        <translation>交絡要因</translation>
    </message>
    <message>
        <source>no evidence</source>
        <translation>根拠なし</translation>
    </message>
    <message>
        <source>profiler trace</source>
        <translation>プロファイラートレース</translation>
    </message>
    <message>
        <source>compiler output</source>
        <translation>コンパイラー出力</translation>
    </message>
    <message>
        <source>work model</source>
        <translation>作業量モデル</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
    <message>
        <source>memory profile</source>
        <translation>メモリプロファイル</translation>
    </message>
    <message>
        <source>hardware counters</source>
        <translation>ハードウェアカウンター</translation>
    </message>
    <message>
        <source>correctness test</source>
        <translation>正しさのテスト</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>evidence</comment>
        <translation>観測</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>evidence</comment>
        <translation>導出</translation>
    </message>
    <message>
        <source>modelled</source>
        <comment>evidence</comment>
        <translation>モデル値</translation>
    </message>
    <message>
        <source>inferred</source>
        <comment>evidence</comment>
        <translation>推測</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>evidence</comment>
        <translation>仮定</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>データ型</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>レイアウト</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
</context>
<context>
    <name>assay::workbench::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>コマンドを入力</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
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
        <translation>%1（読み取れません）</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2…</source>
        <translation>%1、SHA-256 %2…</translation>
    </message>
    <message>
        <source>this document would run code from outside</source>
        <translation>この文書は外部のコードを実行しようとします</translation>
    </message>
    <message>
        <source>Trust it in the bar above first</source>
        <translation>先に上のバーで信頼してください</translation>
    </message>
    <message>
        <source>Add plugin</source>
        <translation>プラグインを追加</translation>
    </message>
    <message>
        <source>this document is read-only, so results cannot be kept</source>
        <translation>この文書は読み取り専用のため、結果を保存できません</translation>
    </message>
    <message>
        <source>Save it under another name, then run</source>
        <translation>別の名前で保存してから実行してください</translation>
    </message>
    <message>
        <source>the program assay, which measures, was not found</source>
        <translation>計測を行うプログラム assay が見つかりません</translation>
    </message>
    <message>
        <source>Install it next to the workbench or on the PATH</source>
        <translation>ワークベンチと同じ場所か PATH 上にインストールしてください</translation>
    </message>
    <message>
        <source>the matrix has no cases</source>
        <translation>マトリクスにケースがありません</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix first</source>
        <translation>先にカーネルとマトリクスを選んでください</translation>
    </message>
    <message>
        <source>a run needs a baseline and a candidate</source>
        <translation>実行にはベースラインと候補が必要です</translation>
    </message>
    <message>
        <source>Choose them on the Kernels page</source>
        <translation>「カーネル」ページで選んでください</translation>
    </message>
    <message>
        <source>Runner restarted: %1</source>
        <translation>ランナーを再起動: %1</translation>
    </message>
</context>
<context>
    <name>assay::workbench::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>ユーザーガイド</translation>
    </message>
</context>
<context>
    <name>assay::workbench::MainWindow</name>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Every case of the matrix has been measured.</source>
        <translation>マトリクスの全ケースを計測済みです。</translation>
    </message>
    <message>
        <source>Measuring again replaces the results of each case as it is measured.</source>
        <translation>再計測すると、計測し終えたケースから結果が置き換わります。</translation>
    </message>
    <message>
        <source>Measure all again</source>
        <translation>すべて再計測</translation>
    </message>
    <message>
        <source>Cancel the run?</source>
        <translation>実行をキャンセルしますか？</translation>
    </message>
    <message>
        <source>A campaign is running. Finished cases stay in the document; the block being measured is lost.</source>
        <translation>計測を実行中です。完了したケースは文書に残りますが、計測中のブロックは失われます。</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <comment>window title</comment>
        <translation>未計測</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>window title: experiment, verdict</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>This document names code from outside. Nothing of it has been loaded or run.</source>
        <translation>この文書は外部のコードを参照しています。まだ何も読み込まれても実行されてもいません。</translation>
    </message>
    <message>
        <source>Trust and run</source>
        <translation>信頼して実行</translation>
    </message>
    <message>
        <source>Keep inert</source>
        <translation>無効のままにする</translation>
    </message>
    <message>
        <source>Assay experiments (*.assay)</source>
        <translation>Assay 実験 (*.assay)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation>新しい実験(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使った実験を開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>エクスポート(&amp;E)</translation>
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation>レポートを PDF で(&amp;P)…</translation>
    </message>
    <message>
        <source>Report as &amp;HTML…</source>
        <translation>レポートを HTML で(&amp;H)…</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown…</source>
        <translation>レポートを Markdown で(&amp;M)…</translation>
    </message>
    <message>
        <source>Assessment as &amp;JSON…</source>
        <translation>評価を JSON で(&amp;J)…</translation>
    </message>
    <message>
        <source>Tables as &amp;CSV…</source>
        <translation>表を CSV で(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Filter this page</source>
        <translation>このページを絞り込む(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>コマンドパレット(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Measure what is missing</source>
        <translation>未計測分を計測(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Measure &amp;all again</source>
        <translation>すべて再計測(&amp;A)</translation>
    </message>
    <message>
        <source>Add kernel p&amp;lugin…</source>
        <translation>カーネルプラグインを追加(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>マトリクス</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>決定</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>&amp;Recompute what is derived</source>
        <translation>派生データを再計算(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>レビューモード(&amp;W)</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>次のケース(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>前のケース(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>根拠(&amp;E)</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>レイアウトをリセット(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>ユーザーガイド(&amp;G)</translation>
    </message>
    <message>
        <source>How Assay &amp;judges</source>
        <translation>Assay の判定方法(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>Assay について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>再開(&amp;T)</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>button: start measuring</comment>
        <translation>実行</translation>
    </message>
    <message>
        <source>Cancel run</source>
        <translation>実行をキャンセル</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation>実験を開く</translation>
    </message>
    <message>
        <source>Everything is saved as it happens.</source>
        <translation>すべて随時保存されます。</translation>
    </message>
    <message>
        <source>Save experiment as</source>
        <translation>実験に名前を付けて保存</translation>
    </message>
    <message>
        <source>Add kernel plugin</source>
        <translation>カーネルプラグインを追加</translation>
    </message>
    <message>
        <source>Kernel plugins (*.so);;All files (*)</source>
        <translation>カーネルプラグイン (*.so);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>表の保存先フォルダー</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>レポートをエクスポート</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>エクスポートしました。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>the user guide is not installed</source>
        <translation>ユーザーガイドがインストールされていません</translation>
    </message>
    <message>
        <source>It is part of the package assay</source>
        <translation>パッケージ assay に含まれています</translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation>Assay について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;Proves or refutes a GPU optimisation: measures times and errors over a matrix of cases, and judges.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %2 and QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;GPU 最適化を証明または反証します。ケースのマトリクス全体で時間と誤差を計測し、判定します。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 以降に基づくフリーソフトウェアです。Qt %2 と QCustomPlot を使用しています。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The file was not changed. Choose another one, or a backup of it</source>
        <translation>ファイルは変更されていません。別のファイルかバックアップを選んでください</translation>
    </message>
</context>
<context>
    <name>assay::workbench::Message</name>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>assay::workbench::StatusLine</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>残り約 %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>残り約 %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>残り約 %1 h</translation>
    </message>
    <message>
        <source>Host CPU</source>
        <translation>ホスト CPU</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>未計測</translation>
    </message>
    <message>
        <source>Device: %1
%2</source>
        <translation>デバイス: %1
%2</translation>
    </message>
    <message>
        <source>Runner idle</source>
        <translation>ランナー待機中</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>ランナーを起動中…</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>計測</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <comment>progress</comment>
        <translation>%1 / %2 ケース</translation>
    </message>
    <message>
        <source>Raised: %1</source>
        <comment>confounder</comment>
        <translation>検出: %1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <comment>confounder</comment>
        <translation>判断不能: %1</translation>
    </message>
    <message numerus="yes">
        <source>▲ %n confounder(s)</source>
        <translation>
            <numerusform>▲ 交絡要因 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>● No confounder seen</source>
        <translation>● 交絡要因は見つかりませんでした</translation>
    </message>
    <message numerus="yes">
        <source>● No confounder seen, %n not checkable</source>
        <translation>
            <numerusform>● 交絡要因は見つかりませんでした（%n 件は確認不能）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::workbench::StepsList</name>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
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
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Desktop workbench that proves or refutes a GPU optimisation.</source>
        <translation>GPU 最適化を証明または反証するデスクトップワークベンチ。</translation>
    </message>
    <message>
        <source>Experiment to open (.assay).</source>
        <translation>開く実験 (.assay)。</translation>
    </message>
    <message>
        <source>Write the report as PDF and end.</source>
        <translation>レポートを PDF で書き出して終了します。</translation>
    </message>
    <message>
        <source>Write the report as one HTML file and end.</source>
        <translation>レポートを 1 つの HTML ファイルに書き出して終了します。</translation>
    </message>
    <message>
        <source>Write a picture of every page and end.</source>
        <translation>各ページの画像を書き出して終了します。</translation>
    </message>
    <message>
        <source>Window size for --screenshots.</source>
        <translation>--screenshots のウィンドウサイズ。</translation>
    </message>
    <message>
        <source>Colours for --screenshots: light or dark.</source>
        <translation>--screenshots の配色: light または dark。</translation>
    </message>
    <message>
        <source>Start measuring as soon as the document is open.</source>
        <translation>ドキュメントを開いたらすぐに測定を始めます。</translation>
    </message>
    <message>
        <source>During runs, log the largest gap between two ticks of the interface thread.</source>
        <translation>実行中、UI スレッドの 2 回の刻みの間の最大間隔を記録します。</translation>
    </message>
</context>
</TS>
