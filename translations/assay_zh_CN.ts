<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>KernelsPage</name>
    <message>
        <source>reads %1, writes %2, %3 FLOP, %4 kernels, workspace %5 (modelled at %6)</source>
        <translation>读取 %1，写入 %2，%3 FLOP，%4 个内核，工作区 %5（在 %6 处建模）</translation>
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
        <translation>不完整</translation>
    </message>
    <message>
        <source>ready</source>
        <comment>step state</comment>
        <translation>就绪</translation>
    </message>
    <message>
        <source>running</source>
        <comment>step state</comment>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>out of date</source>
        <comment>step state</comment>
        <translation>已过期</translation>
    </message>
</context>
<context>
    <name>Trust</name>
    <message>
        <source>plugin %1</source>
        <translation>插件 %1</translation>
    </message>
    <message>
        <source>command %1</source>
        <translation>命令 %1</translation>
    </message>
</context>
<context>
    <name>assay::views::AxisCard</name>
    <message>
        <source>tiles of %1</source>
        <translation>分块大小 %1</translation>
    </message>
    <message>
        <source>Add sizes: 127, 128</source>
        <translation>添加尺寸：127, 128</translation>
    </message>
    <message>
        <source>Add sizes to %1</source>
        <translation>向 %1 添加尺寸</translation>
    </message>
    <message>
        <source>No value yet: the matrix is empty.</source>
        <translation>尚无值：矩阵为空。</translation>
    </message>
    <message>
        <source>%1 · base</source>
        <comment>chip: value that other axes vary around</comment>
        <translation>%1 · 基点</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除 %1</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>从 %2 中移除 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>axis, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Make %1 the base</source>
        <translation>将 %1 设为基点</translation>
    </message>
    <message>
        <source>“%1” is no size: write whole numbers of 0 or more, apart by commas.</source>
        <translation>“%1”不是尺寸：请写不小于 0 的整数，以逗号分隔。</translation>
    </message>
    <message>
        <source>Add sizes</source>
        <translation>添加尺寸</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseBar</name>
    <message>
        <source>Previous case</source>
        <translation>上一个用例</translation>
    </message>
    <message>
        <source>Next case</source>
        <translation>下一个用例</translation>
    </message>
    <message>
        <source>No case selected</source>
        <translation>未选择用例</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseStrip</name>
    <message>
        <source>Cases of the run</source>
        <translation>本次运行的用例</translation>
    </message>
    <message>
        <source>%1 of %2 cases finished</source>
        <translation>已完成 %1 / %2 个用例</translation>
    </message>
</context>
<context>
    <name>assay::views::CaseTableModel</name>
    <message>
        <source>No valid sample</source>
        <translation>没有有效样本</translation>
    </message>
    <message>
        <source>too few samples</source>
        <translation>样本太少</translation>
    </message>
    <message numerus="yes">
        <source>median of %n sample(s); 95 % interval %1 to %2; p95 %3</source>
        <translation>
            <numerusform>%n 个样本的中位数；95 % 区间 %1 至 %2；p95 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf 不一致</translation>
    </message>
    <message>
        <source>This case has not been measured</source>
        <translation>此用例尚未测量</translation>
    </message>
    <message>
        <source>No error report: the case has not been verified</source>
        <translation>没有误差报告：该用例尚未验证</translation>
    </message>
    <message>
        <source>The workspace of this case has not been measured</source>
        <translation>此用例的工作区尚未测量</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Speed-up [95 %]</source>
        <translation>加速比 [95 %]</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>配对数</translation>
    </message>
    <message>
        <source>Baseline median</source>
        <translation>基线中位数</translation>
    </message>
    <message>
        <source>Candidate median</source>
        <translation>候选中位数</translation>
    </message>
    <message>
        <source>Baseline max error</source>
        <translation>基线最大误差</translation>
    </message>
    <message>
        <source>Candidate max error</source>
        <translation>候选最大误差</translation>
    </message>
    <message>
        <source>Of tolerance</source>
        <translation>占容差</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
</context>
<context>
    <name>assay::views::ChecklistView</name>
    <message>
        <source>Choose a kernel family to see what a representative matrix needs.</source>
        <translation>选择一个内核族，查看代表性矩阵需要什么。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>checklist item, state</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>已覆盖</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>a missing value to the matrix</comment>
        <translation>添加</translation>
    </message>
    <message>
        <source>Adds %1</source>
        <translation>添加 %1</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>添加 %1</translation>
    </message>
</context>
<context>
    <name>assay::views::DataTable</name>
    <message>
        <source>Copy selected rows as TSV</source>
        <translation>将所选行复制为 TSV</translation>
    </message>
    <message>
        <source>Copy table as TSV</source>
        <translation>将表格复制为 TSV</translation>
    </message>
    <message>
        <source>Copy selected rows as Markdown</source>
        <translation>将所选行复制为 Markdown</translation>
    </message>
    <message>
        <source>Copy table as Markdown</source>
        <translation>将表格复制为 Markdown</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>选择列…</translation>
    </message>
</context>
<context>
    <name>assay::views::DecisionPage</name>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Sections of the records</source>
        <translation>记录的章节</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>决策记录</translation>
    </message>
    <message>
        <source>Failure cases</source>
        <translation>失败案例</translation>
    </message>
    <message>
        <source>nothing is measured yet</source>
        <translation>尚未测量任何内容</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) to fill</source>
        <translation>
            <numerusform>%n 个字段待填</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to decide yet</source>
        <translation>尚无可决定的内容</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix, then run. The records fill themselves where measurements can.</source>
        <translation>选择内核和矩阵，然后运行。能由测量得出的记录会自动填写。</translation>
    </message>
</context>
<context>
    <name>assay::views::DistributionPlot</name>
    <message>
        <source>%1: modes at %2 and %3; %4 of the samples are in the slower one</source>
        <translation>%1：峰值位于 %2 和 %3；%4 的样本位于较慢的峰</translation>
    </message>
    <message>
        <source>%1: median %2, p95 %3</source>
        <translation>%1：中位数 %2，p95 %3</translation>
    </message>
    <message>
        <source>%1: median %2, too few samples for p95</source>
        <translation>%1：中位数 %2，样本太少，无法得出 p95</translation>
    </message>
    <message>
        <source>Distribution of times</source>
        <translation>时间分布</translation>
    </message>
    <message>
        <source>Select a case with samples to see how its times are distributed.</source>
        <translation>选择一个有样本的用例，查看其时间分布。</translation>
    </message>
    <message>
        <source>Share at or below</source>
        <translation>不大于此值的占比</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>样本占比</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>没有可显示的样本。请在表格或图中选择一个已测量的用例。</translation>
    </message>
    <message>
        <source>%1: %2 at or below</source>
        <translation>%1：%2 不大于此值</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorPlot</name>
    <message>
        <source>within tolerance</source>
        <translation>在容差内</translation>
    </message>
    <message>
        <source>%1 elements outside the tolerance</source>
        <translation>%1 个元素超出容差</translation>
    </message>
    <message>
        <source>%1: largest %2, %3 exact, %4</source>
        <translation>%1：最大 %2，%3 精确，%4</translation>
    </message>
    <message>
        <source>Error histogram</source>
        <translation>误差直方图</translation>
    </message>
    <message>
        <source>Absolute error against the oracle</source>
        <translation>相对参考真值的绝对误差</translation>
    </message>
    <message>
        <source>Share of elements</source>
        <translation>元素占比</translation>
    </message>
    <message>
        <source>Select a verified case to see its errors.</source>
        <translation>选择一个已验证的用例，查看其误差。</translation>
    </message>
    <message>
        <source>This case has not been verified: there is no error report.</source>
        <translation>此用例尚未验证：没有误差报告。</translation>
    </message>
    <message>
        <source>Nothing to draw on a log axis. %1</source>
        <translation>对数轴上没有可绘制的内容。%1</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1: %2 elements, %3</source>
        <translation>%1：%2 个元素，%3</translation>
    </message>
</context>
<context>
    <name>assay::views::ErrorsTab</name>
    <message>
        <source>Error report</source>
        <translation>误差报告</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidencePanel</name>
    <message>
        <source>Run this case again</source>
        <translation>重新运行此用例</translation>
    </message>
    <message>
        <source>Evidence of the selected case</source>
        <translation>所选用例的证据</translation>
    </message>
    <message>
        <source>Select a case in a table, map or plot. What is known of it stands here.</source>
        <translation>在表格、热图或图表中选择一个用例。与其有关的已知信息显示在这里。</translation>
    </message>
    <message>
        <source>The document is open read-only</source>
        <translation>文档以只读方式打开</translation>
    </message>
    <message>
        <source>Measures this case anew; its results are replaced</source>
        <translation>重新测量此用例；其结果将被替换</translation>
    </message>
    <message>
        <source>A run is in progress</source>
        <translation>运行正在进行</translation>
    </message>
</context>
<context>
    <name>assay::views::EvidenceText</name>
    <message>
        <source>Case</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 相对 %2</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>CPU time per call</source>
        <translation>每次调用的 CPU 时间</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>每次调用的时间</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 在容差内</translation>
    </message>
    <message>
        <source>✕ outside on %1 of %2 elements</source>
        <translation>✕ %2 个元素中有 %1 个超出容差</translation>
    </message>
    <message>
        <source>Max error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>Of allowance</source>
        <translation>占允许误差</translation>
    </message>
    <message>
        <source>NaN/Inf</source>
        <translation>NaN/Inf</translation>
    </message>
    <message>
        <source>%1 disagree</source>
        <translation>%1 个不一致</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>equal to the baseline&apos;s</source>
        <translation>与基线相等</translation>
    </message>
    <message>
        <source>differ on %1 elements</source>
        <translation>%1 个元素不同</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Where it came from</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>%1, started %2</source>
        <translation>%1，开始于 %2</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>%1 %, n = %2 pairs</source>
        <translation>%1 %，n = %2 对</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>P95</source>
        <translation>P95</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>n = %1, %2 invalid</source>
        <translation>n = %1，无效 %2</translation>
    </message>
    <message>
        <source>Modelled rate</source>
        <translation>建模速率</translation>
    </message>
</context>
<context>
    <name>assay::views::ExperimentPage</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>缺少：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>bottleneck class</source>
        <translation>瓶颈类别</translation>
    </message>
    <message>
        <source>what would refute it</source>
        <translation>什么会推翻它</translation>
    </message>
    <message>
        <source>target metric</source>
        <translation>目标指标</translation>
    </message>
    <message>
        <source>approval of a changed tolerance</source>
        <translation>已更改容差的批准</translation>
    </message>
    <message>
        <source>Rename experiment</source>
        <translation>重命名实验</translation>
    </message>
    <message>
        <source>Title of the experiment</source>
        <translation>实验标题</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Fill in what is usual for:</source>
        <translation>按常见做法填写：</translation>
    </message>
    <message>
        <source>Template: %1</source>
        <translation>模板：%1</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>主张</translation>
    </message>
    <message>
        <source>&amp;What is claimed</source>
        <translation>主张的内容(&amp;W)</translation>
    </message>
    <message>
        <source>Edit claim</source>
        <translation>编辑主张</translation>
    </message>
    <message>
        <source>Online softmax is faster than three-pass for every row length</source>
        <translation>对所有行长度，online softmax 都比三遍扫描更快</translation>
    </message>
    <message>
        <source>Target &amp;metric</source>
        <translation>目标指标(&amp;M)</translation>
    </message>
    <message>
        <source>Edit target metric</source>
        <translation>编辑目标指标</translation>
    </message>
    <message>
        <source>median latency of one call</source>
        <translation>单次调用延迟的中位数</translation>
    </message>
    <message>
        <source>Target &amp;scope</source>
        <translation>目标计时范围(&amp;S)</translation>
    </message>
    <message>
        <source>Change target scope</source>
        <translation>更改目标计时范围</translation>
    </message>
    <message>
        <source>The operator&apos;s own latency</source>
        <translation>算子自身的延迟</translation>
    </message>
    <message>
        <source>End to end: a step, request or iteration</source>
        <translation>端到端：一个步骤、请求或迭代</translation>
    </message>
    <message>
        <source>Modes that it ta&amp;rgets</source>
        <translation>目标模式(&amp;T)</translation>
    </message>
    <message>
        <source>Edit targeted modes</source>
        <translation>编辑目标模式</translation>
    </message>
    <message>
        <source>inference, small batches; training uses the fallback</source>
        <translation>推理，小批量；训练使用回退路径</translation>
    </message>
    <message>
        <source>Hypothesis</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>bottleneck class</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>&amp;Bottleneck class</source>
        <translation>瓶颈类别(&amp;B)</translation>
    </message>
    <message>
        <source>Change bottleneck class</source>
        <translation>更改瓶颈类别</translation>
    </message>
    <message>
        <source>Wh&amp;y it should be faster</source>
        <translation>为何应该更快(&amp;Y)</translation>
    </message>
    <message>
        <source>Edit reason</source>
        <translation>编辑理由</translation>
    </message>
    <message>
        <source>Three passes read each row three times; one pass reads it once</source>
        <translation>三遍扫描将每行读取三次；单遍扫描只读取一次</translation>
    </message>
    <message>
        <source>What would re&amp;fute it</source>
        <translation>什么会推翻它(&amp;U)</translation>
    </message>
    <message>
        <source>Edit falsifier</source>
        <translation>编辑证伪条件</translation>
    </message>
    <message>
        <source>Rows that fit into the cache do not get faster</source>
        <translation>能放入缓存的行没有变快</translation>
    </message>
    <message>
        <source>Guard and fallback</source>
        <translation>保护条件与回退路径</translation>
    </message>
    <message>
        <source>&amp;Guard: when the fast path may run</source>
        <translation>保护条件：何时可走快速路径(&amp;G)</translation>
    </message>
    <message>
        <source>Edit guard</source>
        <translation>编辑保护条件</translation>
    </message>
    <message>
        <source>dtype is f32 and cols ≥ 64; empty: no guard</source>
        <translation>dtype 为 f32 且 cols ≥ 64；留空：无保护条件</translation>
    </message>
    <message>
        <source>Fa&amp;llback: what runs otherwise</source>
        <translation>回退路径：其他情况运行什么(&amp;L)</translation>
    </message>
    <message>
        <source>Edit fallback</source>
        <translation>编辑回退路径</translation>
    </message>
    <message>
        <source>the baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Tolerance contract</source>
        <translation>容差约定</translation>
    </message>
    <message>
        <source>A result is right where |new − ref| ≤ absolute + relative × |ref|. Changing a tolerance needs a rationale and a named approver, and appears in the report.</source>
        <translation>|new − ref| ≤ 绝对 + 相对 × |ref| 时结果正确。修改容差需要理由和具名批准人，并会出现在报告中。</translation>
    </message>
</context>
<context>
    <name>assay::views::FieldEvidence</name>
    <message numerus="yes">
        <source>and %n more case(s)</source>
        <translation>
            <numerusform>另有 %n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>Evidence for the field</source>
        <translation>该字段的证据</translation>
    </message>
    <message>
        <source>Choose a field to see what backs it.</source>
        <translation>选择一个字段，查看其依据。</translation>
    </message>
    <message>
        <source>No evidence: a person has to say</source>
        <translation>没有证据：需要由人说明</translation>
    </message>
    <message>
        <source>The evidence says:</source>
        <translation>证据表明：</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsModel</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>观察到的现象</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>应对措施</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>assay::views::FindingsTab</name>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>The selected finding</source>
        <translation>所选的发现</translation>
    </message>
    <message>
        <source>Select a finding to see what was seen, what to do and the cases behind it.</source>
        <translation>选择一项发现，查看观察到的现象、应对措施及相关用例。</translation>
    </message>
    <message>
        <source>What was seen</source>
        <translation>观察到的现象</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>应对措施</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>用例</translation>
    </message>
</context>
<context>
    <name>assay::views::HeatMapPlot</name>
    <message>
        <source>Speed-up map</source>
        <translation>加速比热图</translation>
    </message>
    <message>
        <source>No case yet. The map fills as cases finish.</source>
        <translation>尚无用例。用例完成后会填入此图。</translation>
    </message>
    <message>
        <source>The matrix has no such case</source>
        <translation>矩阵没有这样的用例</translation>
    </message>
    <message>
        <source>Failed: no time to compare</source>
        <translation>失败：没有可比较的时间</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message numerus="yes">
        <source>%1, geometric mean of %n case(s)</source>
        <translation>
            <numerusform>%1，%n 个用例的几何平均</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>更快 %1，相同 %2，更慢 %3，未定 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) failed</source>
        <translation>
            <numerusform>%n 个用例失败</numerusform>
        </translation>
    </message>
    <message>
        <source>A cell with several cases shows their geometric mean, or the counts per call where the cases disagree. Choosing a cell selects its slowest case; choosing it again, the next one.</source>
        <translation>包含多个用例的单元格显示其几何平均值；若各用例结论不一致，则显示每种结论的数量。选择单元格会选中其中最慢的用例，再次选择则选中下一个。</translation>
    </message>
    <message>
        <source>▲ faster %1, ＝ same %2, ▼ slower %3, ？ undecided %4 (hatched); n = %5 of %6 cases</source>
        <translation>▲ 更快 %1，＝ 相同 %2，▼ 更慢 %3，？ 未定 %4（斜线）；n = %5，共 %6 个用例</translation>
    </message>
</context>
<context>
    <name>assay::views::KernelsPage</name>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Kernel families</source>
        <translation>内核族</translation>
    </message>
    <message>
        <source>Add plugin…</source>
        <translation>添加插件…</translation>
    </message>
    <message>
        <source>A shared object with variants of these families. It runs in a process of its own.</source>
        <translation>包含这些内核族变体的共享库。它在独立进程中运行。</translation>
    </message>
    <message>
        <source>choose a kernel family</source>
        <translation>选择内核族</translation>
    </message>
    <message>
        <source>this build knows no family called %1</source>
        <translation>此版本不认识名为 %1 的内核族</translation>
    </message>
    <message>
        <source>choose a baseline: what ships today</source>
        <translation>选择基线：当前发布的实现</translation>
    </message>
    <message>
        <source>choose a candidate: the optimisation</source>
        <translation>选择候选：优化后的实现</translation>
    </message>
    <message>
        <source>Choose a kernel family</source>
        <translation>选择内核族</translation>
    </message>
    <message>
        <source>A family is an operation with its axes, types, oracle and work model. Its variants are implementations: one is the baseline that ships today, others are candidates.</source>
        <translation>内核族是一种运算，含其轴、类型、参考真值和工作量模型。其变体是各种实现：一个是当前发布的基线，其余是候选。</translation>
    </message>
    <message>
        <source>Choose family %1</source>
        <translation>选择内核族 %1</translation>
    </message>
</context>
<context>
    <name>assay::views::LiveRatioPlot</name>
    <message>
        <source>Speed-up of the running case</source>
        <translation>正在运行的用例的加速比</translation>
    </message>
    <message>
        <source>Blocks measured</source>
        <translation>已测量的块</translation>
    </message>
    <message>
        <source>Speed-up over the baseline (×)</source>
        <translation>相对基线的加速比（×）</translation>
    </message>
    <message numerus="yes">
        <source>The interval appears after %n block(s) of a case.</source>
        <translation>
            <numerusform>用例的 %n 个块之后显示区间。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (n = %2 pairs)</source>
        <translation>%1（n = %2 对）</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n block(s): %2, %3</source>
        <translation>
            <numerusform>%1 经 %n 个块后：%2，%3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixPage</name>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Representative matrix</source>
        <translation>代表性矩阵</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s)</source>
        <translation>
            <numerusform>%n 个用例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) of the representative matrix missing</source>
        <translation>
            <numerusform>%1，代表性矩阵缺少 %n 个点</numerusform>
        </translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>matrix preset</comment>
        <translation>快速</translation>
    </message>
    <message>
        <source>Representative</source>
        <comment>matrix preset</comment>
        <translation>代表性</translation>
    </message>
    <message>
        <source>Exhaustive</source>
        <comment>matrix preset</comment>
        <translation>穷举</translation>
    </message>
    <message>
        <source>Preset: %1</source>
        <translation>预设：%1</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>组合方式</translation>
    </message>
    <message>
        <source>Star: every shape, other axes one at a time around the base</source>
        <translation>星形：所有形状，其他轴围绕基点逐一变化</translation>
    </message>
    <message>
        <source>Full: every combination</source>
        <translation>完整：所有组合</translation>
    </message>
    <message>
        <source>Change crossing</source>
        <translation>更改组合方式</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Change measuring</source>
        <translation>更改测量设置</translation>
    </message>
    <message>
        <source>Least blocks per case</source>
        <translation>每个用例的最少块数</translation>
    </message>
    <message>
        <source>Most blocks per case</source>
        <translation>每个用例的最多块数</translation>
    </message>
    <message>
        <source>Time per case</source>
        <translation>每个用例的时间</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> ms</translation>
    </message>
    <message>
        <source>Aim for an interval of ±</source>
        <translation>区间目标 ±</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Count as the same within ±</source>
        <translation>视为相同的范围 ±</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>用例</translation>
    </message>
    <message>
        <source>Cases that will be measured</source>
        <translation>将要测量的用例</translation>
    </message>
    <message>
        <source>The axes are those of a kernel family, which is not chosen yet.</source>
        <translation>这些轴属于内核族，而内核族尚未选择。</translation>
    </message>
    <message>
        <source>Choose kernels</source>
        <translation>选择内核</translation>
    </message>
    <message>
        <source>at most %1 of measuring, %2 of memory (estimated)</source>
        <translation>测量最多 %1，内存最多 %2（估计）</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>选择预设</translation>
    </message>
</context>
<context>
    <name>assay::views::MatrixRules</name>
    <message>
        <source>Exclude</source>
        <comment>matrix rule</comment>
        <translation>排除</translation>
    </message>
    <message>
        <source>Include only</source>
        <comment>matrix rule</comment>
        <translation>仅包含</translation>
    </message>
    <message>
        <source>Kind of rule</source>
        <translation>规则种类</translation>
    </message>
    <message>
        <source>cols &lt; 64 and dtype = bf16</source>
        <translation>cols &lt; 64 and dtype = bf16</translation>
    </message>
    <message>
        <source>Conditions of the rule</source>
        <translation>规则的条件</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>添加规则</translation>
    </message>
    <message>
        <source>Include only %1</source>
        <translation>仅包含 %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>排除 %1</translation>
    </message>
    <message>
        <source>Remove this rule</source>
        <translation>移除此规则</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>移除规则 %1</translation>
    </message>
    <message>
        <source>No rule: every combination of the axes is a case.</source>
        <translation>没有规则：各轴的每种组合都是一个用例。</translation>
    </message>
    <message>
        <source>Remove rule</source>
        <translation>移除规则</translation>
    </message>
</context>
<context>
    <name>assay::views::Plot</name>
    <message>
        <source>%1, log scale</source>
        <comment>axis title</comment>
        <translation>%1，对数刻度</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图像</translation>
    </message>
    <message>
        <source>Copy data as CSV</source>
        <translation>将数据复制为 CSV</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>另存为 PDF…</translation>
    </message>
    <message>
        <source>Save data as CSV…</source>
        <translation>将数据另存为 CSV…</translation>
    </message>
    <message>
        <source>Reset view</source>
        <translation>重置视图</translation>
    </message>
    <message>
        <source>Save “%1”</source>
        <translation>保存“%1”</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another folder or free some space.</source>
        <translation>无法写入 %1。请选择其他文件夹或释放空间。</translation>
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
        <translation>来自证据</translation>
    </message>
    <message>
        <source>written</source>
        <comment>record field</comment>
        <translation>已填写</translation>
    </message>
    <message>
        <source>written; the evidence says otherwise</source>
        <comment>record field</comment>
        <translation>已填写；证据与之不符</translation>
    </message>
    <message>
        <source>Reset to evidence</source>
        <translation>重置为证据内容</translation>
    </message>
    <message>
        <source>Not measured yet: write what you know</source>
        <translation>尚未测量：请写下已知内容</translation>
    </message>
    <message>
        <source>Write here</source>
        <translation>在此填写</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message>
        <source>Reset %1 to evidence</source>
        <translation>将 %1 重置为证据内容</translation>
    </message>
</context>
<context>
    <name>assay::views::ReportPage</name>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>已测量 %1 / %2 个用例</translation>
    </message>
    <message>
        <source>Brief</source>
        <comment>depth of the report</comment>
        <translation>简要</translation>
    </message>
    <message>
        <source>Standard</source>
        <comment>depth of the report</comment>
        <translation>标准</translation>
    </message>
    <message>
        <source>Full</source>
        <comment>depth of the report</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>详细程度</translation>
    </message>
    <message>
        <source>&amp;Depth</source>
        <translation>详细程度(&amp;D)</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>导出 PDF…</translation>
    </message>
    <message>
        <source>Export HTML…</source>
        <translation>导出 HTML…</translation>
    </message>
    <message>
        <source>Export JSON…</source>
        <translation>导出 JSON…</translation>
    </message>
    <message>
        <source>Export CSV…</source>
        <translation>导出 CSV…</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation>复制 Markdown</translation>
    </message>
    <message>
        <source>For a pull request&apos;s description</source>
        <translation>用于 pull request 的描述</translation>
    </message>
    <message>
        <source>Copied as Markdown.</source>
        <translation>已复制为 Markdown。</translation>
    </message>
    <message>
        <source>The report needs a kernel family.</source>
        <translation>报告需要一个内核族。</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n 页</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsHeader</name>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Geometric-mean speed-up</source>
        <translation>几何平均加速比</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Worst error</source>
        <translation>最大误差</translation>
    </message>
    <message>
        <source>A person overrode the suggestion “%1”.</source>
        <translation>建议“%1”已被人工推翻。</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1 相对 %2</translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up of CPU time, %1, %n case(s)</source>
        <translation>
            <numerusform>CPU 时间的几何平均加速比，%1，%n 个用例</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>geometric-mean speed-up, %1, %n case(s)</source>
        <translation>
            <numerusform>几何平均加速比，%1，%n 个用例</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster, %2 same, %3 slower, %4 undecided</source>
        <translation>更快 %1，相同 %2，更慢 %3，未定 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) without a comparison</source>
        <translation>
            <numerusform>%n 个用例没有比较</numerusform>
        </translation>
    </message>
    <message>
        <source>NaN/Inf differ</source>
        <translation>NaN/Inf 不一致</translation>
    </message>
    <message>
        <source>non-finite values disagree with the oracle: %1</source>
        <translation>非有限值与参考真值不一致：%1</translation>
    </message>
    <message>
        <source>worst error against tolerance: no case has been verified</source>
        <translation>相对容差的最大误差：尚无已验证的用例</translation>
    </message>
    <message numerus="yes">
        <source>of the tolerance, largest error of %n verified case(s): %1</source>
        <translation>
            <numerusform>占容差的比例，%n 个已验证用例中的最大误差：%1</numerusform></translation>
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
        <translation>用例</translation>
    </message>
    <message>
        <source>Filter cases: bf16 padded cols=1024</source>
        <translation>筛选用例：bf16 padded cols=1024</translation>
    </message>
    <message>
        <source>Filter cases</source>
        <translation>筛选用例</translation>
    </message>
    <message>
        <source>Show calls</source>
        <translation>显示判定</translation>
    </message>
    <message>
        <source>All calls</source>
        <translation>全部判定</translation>
    </message>
    <message>
        <source>Failed only</source>
        <translation>仅失败</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 / %2 个用例</translation>
    </message>
</context>
<context>
    <name>assay::views::ResultsPage</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Ca&amp;ndidate</source>
        <translation>候选(&amp;N)</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>已测量 %1 / %2 个用例</translation>
    </message>
    <message>
        <source>No case has finished yet. Results appear here one by one.</source>
        <translation>尚无用例完成。结果将逐个显示在这里。</translation>
    </message>
    <message>
        <source>Watch the run</source>
        <translation>查看运行</translation>
    </message>
    <message>
        <source>There is nothing to measure: the matrix has no case.</source>
        <translation>没有可测量的内容：矩阵没有用例。</translation>
    </message>
    <message>
        <source>Define the matrix</source>
        <translation>定义矩阵</translation>
    </message>
    <message numerus="yes">
        <source>Nothing has been measured yet. A run verifies and times %n case(s).</source>
        <translation>
            <numerusform>尚未测量任何内容。一次运行将验证 %n 个用例并计时。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Findings (%1)</source>
        <translation>发现（%1）</translation>
    </message>
</context>
<context>
    <name>assay::views::RuleText</name>
    <message>
        <source>“%1” is no condition: write axis, operator, value, as in cols &lt; 64</source>
        <translation>“%1”不是条件：请写轴、运算符、值，例如 cols &lt; 64</translation>
    </message>
    <message>
        <source>“%1” is no size</source>
        <translation>“%1”不是尺寸</translation>
    </message>
    <message>
        <source>There is no axis “%1”</source>
        <translation>没有名为“%1”的轴</translation>
    </message>
    <message>
        <source>“%1” has no order: use = or !=</source>
        <translation>“%1”没有顺序：请使用 = 或 !=</translation>
    </message>
    <message>
        <source>“%1” is no value of %2</source>
        <translation>“%1”不是 %2 的值</translation>
    </message>
    <message>
        <source>Write a condition, as in cols &lt; 64</source>
        <translation>请写一个条件，例如 cols &lt; 64</translation>
    </message>
</context>
<context>
    <name>assay::views::RunDevice</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>设备状态</translation>
    </message>
    <message>
        <source>%1; its state is recorded when a run starts.</source>
        <translation>%1；其状态在运行开始时记录。</translation>
    </message>
    <message>
        <source>Timer resolution %1</source>
        <translation>计时器分辨率 %1</translation>
    </message>
    <message>
        <source>Run %1 on %2, started %3</source>
        <translation>运行 %1，设备 %2，开始于 %3</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLive</name>
    <message>
        <source>No case is running; select a finished one to see its samples.</source>
        <translation>没有正在运行的用例；选择一个已完成的用例查看其样本。</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>正在运行：%1</translation>
    </message>
    <message>
        <source>Case: %1</source>
        <translation>用例：%1</translation>
    </message>
</context>
<context>
    <name>assay::views::RunLog</name>
    <message>
        <source>&amp;Log</source>
        <translation>日志(&amp;O)</translation>
    </message>
    <message>
        <source>What the runner says appears here.</source>
        <translation>运行器的输出显示在这里。</translation>
    </message>
    <message>
        <source>Log of the run</source>
        <translation>运行日志</translation>
    </message>
</context>
<context>
    <name>assay::views::RunPage</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>取消(&amp;L)</translation>
    </message>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>The matrix has no case to run</source>
        <translation>矩阵没有可运行的用例</translation>
    </message>
    <message>
        <source>%1 of %2 cases measured</source>
        <translation>已测量 %1 / %2 个用例</translation>
    </message>
    <message>
        <source>The document is open read-only: save it under another name to run it</source>
        <translation>文档以只读方式打开：请以其他名称保存后再运行</translation>
    </message>
    <message>
        <source>Verifies and times every case that has not finished</source>
        <translation>对每个未完成的用例进行验证和计时</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;T)</translation>
    </message>
    <message>
        <source>Stops at once; finished blocks are kept</source>
        <translation>立即停止；已完成的块会保留</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>剩余约 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>剩余约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <translation>%1 / %2 个用例</translation>
    </message>
    <message>
        <source>The matrix has no case: define one first.</source>
        <translation>矩阵没有用例：请先定义。</translation>
    </message>
    <message>
        <source>All cases have finished.</source>
        <translation>所有用例均已完成。</translation>
    </message>
    <message>
        <source>Stopped. Starting again goes on with the cases that have not finished.</source>
        <translation>已停止。再次开始将继续尚未完成的用例。</translation>
    </message>
    <message>
        <source>Nothing has been measured yet.</source>
        <translation>尚未测量任何内容。</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>正在启动运行器…</translation>
    </message>
    <message>
        <source>Running, %1</source>
        <translation>正在运行，%1</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Paused after the block in flight. Nothing is measured until you resume.</source>
        <translation>已在当前块之后暂停。继续之前不会测量任何内容。</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>&amp;Define the matrix</source>
        <translation>定义矩阵(&amp;D)</translation>
    </message>
</context>
<context>
    <name>assay::views::RunTimeline</name>
    <message>
        <source>Phases of the run</source>
        <translation>运行的各阶段</translation>
    </message>
    <message>
        <source>Nothing has run yet. The timeline shows when each case was verified and timed.</source>
        <translation>尚未运行任何内容。时间线显示每个用例何时验证和计时。</translation>
    </message>
    <message>
        <source>Inputs, verify</source>
        <translation>输入、验证</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>计时</translation>
    </message>
    <message>
        <source>Run %1: %2</source>
        <translation>运行 %1：%2</translation>
    </message>
    <message>
        <source>Time since the run&apos;s start (s)</source>
        <translation>自运行开始的时间（s）</translation>
    </message>
    <message>
        <source>n = %1 cases</source>
        <translation>n = %1 个用例</translation>
    </message>
    <message>
        <source>%1 on inputs and verification, %2 (%3) on timing. A red edge marks a failed case.</source>
        <translation>输入与验证用时 %1，计时用时 %2（%3）。红色边缘表示失败的用例。</translation>
    </message>
    <message numerus="yes">
        <source>%n case(s) in %1; zoom in to tell them apart</source>
        <translation>
            <numerusform>%1 内有 %n 个用例；放大以区分</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::views::SamplePlot</name>
    <message>
        <source>%1 drifts by %2 over the case (p = %3)</source>
        <translation>%1 在该用例期间漂移 %2（p = %3）</translation>
    </message>
    <message>
        <source>No drift found over the case.</source>
        <translation>该用例期间未发现漂移。</translation>
    </message>
    <message>
        <source>Samples in time order</source>
        <translation>按时间顺序的样本</translation>
    </message>
    <message>
        <source>Select a case with samples to see them in the order in which they were taken.</source>
        <translation>选择一个有样本的用例，按采集顺序查看样本。</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>No sample to show. Select a measured case in the table or the map.</source>
        <translation>没有可显示的样本。请在表格或图中选择一个已测量的用例。</translation>
    </message>
    <message>
        <source>%1
block %2: %3</source>
        <translation>%1
块 %2：%3</translation>
    </message>
</context>
<context>
    <name>assay::views::Series</name>
    <message>
        <source>CPU time per call (%1)</source>
        <translation>每次调用的 CPU 时间（%1）</translation>
    </message>
    <message>
        <source>Time per call (%1)</source>
        <translation>每次调用的时间（%1）</translation>
    </message>
    <message>
        <source>%1 (n = %2)</source>
        <translation>%1（n = %2）</translation>
    </message>
    <message>
        <source>%1 (n = %2, %3 invalid)</source>
        <translation>%1（n = %2，%3 个无效）</translation>
    </message>
</context>
<context>
    <name>assay::views::Templates</name>
    <message>
        <source>I rewrote a kernel</source>
        <translation>我重写了一个内核</translation>
    </message>
    <message>
        <source>Same result, other order of evaluation: class C2, judged against an oracle.</source>
        <translation>结果相同，求值顺序不同：C2 类，对照参考真值判断。</translation>
    </message>
    <message>
        <source>The rewritten kernel is faster than the one it replaces on every representative case.</source>
        <translation>在所有代表性用例上，重写的内核都比它所替换的内核更快。</translation>
    </message>
    <message>
        <source>The old kernel reads its input more often than the computation needs.</source>
        <translation>旧内核读取输入的次数超过计算所需。</translation>
    </message>
    <message>
        <source>Cases that are bound by memory do not get faster, or errors grow with the reduction length.</source>
        <translation>受内存限制的用例没有变快，或误差随归约长度增大。</translation>
    </message>
    <message>
        <source>the old kernel</source>
        <translation>旧内核</translation>
    </message>
    <message>
        <source>I lowered precision</source>
        <translation>我降低了精度</translation>
    </message>
    <message>
        <source>An explicit approximation: class C3, opt-in or guarded, never the default.</source>
        <translation>显式近似：C3 类，需主动启用或加保护条件，绝不作为默认。</translation>
    </message>
    <message>
        <source>Lower precision makes the kernel faster and stays within the tolerance on the cases that use it.</source>
        <translation>降低精度使内核更快，并且在使用它的用例上保持在容差内。</translation>
    </message>
    <message>
        <source>Arithmetic in the wider type limits the kernel.</source>
        <translation>较宽类型的运算限制了内核。</translation>
    </message>
    <message>
        <source>The error leaves the tolerance on a representative value distribution, or time does not fall.</source>
        <translation>在代表性的值分布上误差超出容差，或时间没有下降。</translation>
    </message>
    <message>
        <source>the kernel in full precision</source>
        <translation>全精度内核</translation>
    </message>
    <message>
        <source>dtype and precision mode chosen by the caller</source>
        <translation>由调用方选择的 dtype 和精度模式</translation>
    </message>
    <message>
        <source>I fused kernels</source>
        <translation>我融合了内核</translation>
    </message>
    <message>
        <source>Fewer launches and no intermediate tensors: class C2, kernel count audited.</source>
        <translation>内核启动更少，没有中间张量：C2 类，内核数量经过核查。</translation>
    </message>
    <message>
        <source>One fused kernel is faster than the separate ones and needs no intermediate memory.</source>
        <translation>一个融合内核比分开的内核更快，且不需要中间内存。</translation>
    </message>
    <message>
        <source>The intermediate tensor is written and read again, and each launch costs time.</source>
        <translation>中间张量被写出后再读入，并且每次内核启动都耗费时间。</translation>
    </message>
    <message>
        <source>The gain vanishes for large sizes, or peak memory does not fall.</source>
        <translation>尺寸较大时收益消失，或峰值内存没有下降。</translation>
    </message>
    <message>
        <source>the separate kernels</source>
        <translation>分开的内核</translation>
    </message>
    <message>
        <source>I changed allocation</source>
        <translation>我改变了内存分配</translation>
    </message>
    <message>
        <source>Values untouched: class N/A, every bit must agree; memory audited.</source>
        <translation>值不变：N/A 类，每一位都必须一致；内存经过核查。</translation>
    </message>
    <message>
        <source>The new allocation policy needs less memory or fewer allocations and is not slower.</source>
        <translation>新的分配策略需要更少的内存或更少的分配次数，并且不更慢。</translation>
    </message>
    <message>
        <source>Allocating workspace takes a noticeable share of each call.</source>
        <translation>分配工作区占每次调用的可观时间。</translation>
    </message>
    <message>
        <source>A bit differs, peak memory rises, or a case gets slower.</source>
        <translation>有一位不同、峰值内存上升，或某个用例变慢。</translation>
    </message>
    <message>
        <source>the previous allocation policy</source>
        <translation>先前的分配策略</translation>
    </message>
</context>
<context>
    <name>assay::views::ToleranceTable</name>
    <message>
        <source>The changed tolerance of %1 needs a rationale and a named approver; until then it blocks Keep and Keep behind guard.</source>
        <translation>%1 的容差已更改，需要理由和具名批准人；在此之前，“采纳为默认”和“加保护条件采纳”均被阻止。</translation>
    </message>
    <message>
        <source>Restore default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>绝对</translation>
    </message>
    <message>
        <source>Rationale of the change</source>
        <translation>更改的理由</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>批准人</translation>
    </message>
    <message>
        <source>Tolerance per data type</source>
        <translation>各数据类型的容差</translation>
    </message>
    <message>
        <source>Changed on %1</source>
        <translation>更改于 %1</translation>
    </message>
    <message>
        <source>The default: no rationale needed</source>
        <translation>默认值：无需理由</translation>
    </message>
    <message>
        <source>“%1” is no tolerance: a number of 0 or more is needed, as in 1e-5.</source>
        <translation>“%1”不是容差：需要不小于 0 的数，例如 1e-5。</translation>
    </message>
    <message>
        <source>Change tolerance</source>
        <translation>更改容差</translation>
    </message>
    <message>
        <source>Restore default tolerance</source>
        <translation>恢复默认容差</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantCard</name>
    <message>
        <source>%1 – bit for bit equal</source>
        <translation>%1 – 逐位相等</translation>
    </message>
    <message>
        <source>%1 – other order of evaluation</source>
        <translation>%1 – 求值顺序不同</translation>
    </message>
    <message>
        <source>%1 – explicit approximation</source>
        <translation>%1 – 显式近似</translation>
    </message>
    <message>
        <source>%1 – result semantics changed</source>
        <translation>%1 – 结果语义改变</translation>
    </message>
    <message>
        <source>%1 – values untouched</source>
        <translation>%1 – 值不变</translation>
    </message>
    <message>
        <source>Declares</source>
        <translation>声明</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>%1 的角色</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>不使用</translation>
    </message>
    <message>
        <source>Class that %1 declares</source>
        <translation>%1 声明的类别</translation>
    </message>
    <message>
        <source>host CPU and CUDA</source>
        <translation>主机 CPU 和 CUDA</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>host CPU</source>
        <translation>主机 CPU</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>支持</translation>
    </message>
    <message>
        <source>%1; %2; %3</source>
        <comment>dtypes; layouts; modes</comment>
        <translation>%1；%2；%3</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>device, precision mode</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>One call</source>
        <translation>单次调用</translation>
    </message>
    <message>
        <source>Code from</source>
        <translation>代码来源</translation>
    </message>
    <message>
        <source>built-in</source>
        <comment>trust state</comment>
        <translation>内置</translation>
    </message>
    <message>
        <source>plugin, trusted</source>
        <comment>trust state</comment>
        <translation>插件，已信任</translation>
    </message>
    <message>
        <source>plugin, not trusted: inert</source>
        <comment>trust state</comment>
        <translation>插件，未信任：停用</translation>
    </message>
    <message>
        <source>Change role of %1</source>
        <translation>更改 %1 的角色</translation>
    </message>
    <message>
        <source>Declare class of %1</source>
        <translation>声明 %1 的类别</translation>
    </message>
</context>
<context>
    <name>assay::views::VariantErrorsModel</name>
    <message>
        <source>%1 of %2 expected; %3 disagree</source>
        <translation>%1 个（应为 %2 个）；%3 个不一致</translation>
    </message>
    <message>
        <source>%1[%2]: %3 instead of %4</source>
        <translation>%1[%2]：%3，应为 %4</translation>
    </message>
    <message>
        <source>✓ within</source>
        <translation>✓ 在容差内</translation>
    </message>
    <message>
        <source>✕ outside</source>
        <translation>✕ 超出容差</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 with |reference| ≤ %2</source>
        <translation>%1 个满足 |参考| ≤ %2</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Elements outside</source>
        <translation>超出的元素</translation>
    </message>
    <message>
        <source>Absolute, max</source>
        <translation>绝对，最大</translation>
    </message>
    <message>
        <source>Absolute, mean</source>
        <translation>绝对，平均</translation>
    </message>
    <message>
        <source>Absolute, P95</source>
        <translation>绝对，P95</translation>
    </message>
    <message>
        <source>Absolute, P99</source>
        <translation>绝对，P99</translation>
    </message>
    <message>
        <source>Relative, max</source>
        <translation>相对，最大</translation>
    </message>
    <message>
        <source>Relative, mean</source>
        <translation>相对，平均</translation>
    </message>
    <message>
        <source>Relative, P95</source>
        <translation>相对，P95</translation>
    </message>
    <message>
        <source>Relative, P99</source>
        <translation>相对，P99</translation>
    </message>
    <message>
        <source>Left out of relative rows</source>
        <translation>未计入相对误差行</translation>
    </message>
    <message>
        <source>ULP, max</source>
        <translation>ULP，最大</translation>
    </message>
    <message>
        <source>ULP, mean</source>
        <translation>ULP，平均</translation>
    </message>
    <message>
        <source>NaN in the output</source>
        <translation>输出中的 NaN</translation>
    </message>
    <message>
        <source>Inf in the output</source>
        <translation>输出中的 Inf</translation>
    </message>
    <message>
        <source>Signed-zero differences</source>
        <translation>带符号零的差异</translation>
    </message>
    <message>
        <source>Bias (mean signed error)</source>
        <translation>偏差（带符号误差的平均值）</translation>
    </message>
    <message>
        <source>Share with new &gt; ref</source>
        <translation>new &gt; ref 的占比</translation>
    </message>
    <message>
        <source>Worst element</source>
        <translation>最差元素</translation>
    </message>
    <message>
        <source>|new − ref| ≤ %1 + %2 · |ref|, for every element</source>
        <translation>|new − ref| ≤ %1 + %2 · |ref|，对每个元素</translation>
    </message>
    <message>
        <source>Bits %1 instead of %2</source>
        <translation>位 %1，应为 %2</translation>
    </message>
    <message>
        <source>Largest of allowance</source>
        <translation>占容许量的最大比例</translation>
    </message>
    <message>
        <source>‖new − ref‖ / ‖ref‖</source>
        <translation>‖new − ref‖ / ‖ref‖</translation>
    </message>
    <message>
        <source>Bits differ from baseline</source>
        <translation>与基线逐位不同</translation>
    </message>
    <message>
        <source>Bits differ on repeat</source>
        <translation>重复运行时逐位不同</translation>
    </message>
</context>
<context>
    <name>assay::views::VerdictPanel</name>
    <message>
        <source>Decide otherwise…</source>
        <translation>另作决定…</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Your verdict</source>
        <translation>你的结论</translation>
    </message>
    <message>
        <source>Reason: what the evidence does not know</source>
        <translation>理由：证据未能反映的内容</translation>
    </message>
    <message>
        <source>Reason of your verdict</source>
        <translation>你的结论的理由</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>你的姓名</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>决定人</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>%1, decided by %2 against the suggestion “%3”</source>
        <translation>%1，由 %2 决定，与建议“%3”相反</translation>
    </message>
    <message>
        <source>The evidence suggests: %1</source>
        <translation>证据建议：%1</translation>
    </message>
    <message>
        <source>Reason given on %1: %2
%3</source>
        <translation>%1 给出的理由：%2
%3</translation>
    </message>
    <message>
        <source>Why not Keep?
%1</source>
        <translation>为何不采纳？
%1</translation>
    </message>
    <message>
        <source>A decision against the evidence needs a reason and a name</source>
        <translation>与证据相反的决定需要理由和姓名</translation>
    </message>
    <message>
        <source>Withdraw decision</source>
        <translation>撤回决定</translation>
    </message>
</context>
<context>
    <name>assay::views::Words</name>
    <message>
        <source>%1 faster</source>
        <comment>speed-up: 1.83× or 4 %</comment>
        <translation>加速 %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>slow-down: 2.10× or 12 %</comment>
        <translation>减速 %1</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two times that do not differ</comment>
        <translation>相同</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>not measured</source>
        <comment>case status</comment>
        <translation>未测量</translation>
    </message>
    <message>
        <source>running</source>
        <comment>case status</comment>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>done</source>
        <comment>case status</comment>
        <translation>完成</translation>
    </message>
    <message>
        <source>failed</source>
        <comment>case status</comment>
        <translation>失败</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>case status: its process died</comment>
        <translation>丢失</translation>
    </message>
    <message>
        <source>cancelled</source>
        <comment>case status</comment>
        <translation>已取消</translation>
    </message>
    <message>
        <source>skipped</source>
        <comment>case status</comment>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>wrong result</source>
        <translation>结果错误</translation>
    </message>
    <message>
        <source>left output unwritten</source>
        <translation>有输出未写入</translation>
    </message>
    <message>
        <source>wrote outside its output</source>
        <translation>写到了其输出之外</translation>
    </message>
    <message>
        <source>changed its input</source>
        <translation>改动了其输入</translation>
    </message>
    <message>
        <source>gave other results after timing</source>
        <translation>计时后给出了不同的结果</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>崩溃</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>reported impossible times</source>
        <translation>报告了不可能的时间</translation>
    </message>
    <message>
        <source>failed to launch</source>
        <translation>启动失败</translation>
    </message>
    <message>
        <source>could not be loaded</source>
        <translation>无法加载</translation>
    </message>
    <message>
        <source>ran out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>lost with its process</source>
        <translation>随其进程丢失</translation>
    </message>
    <message>
        <source>Keep as default</source>
        <translation>采纳为默认</translation>
    </message>
    <message>
        <source>Keep behind guard</source>
        <translation>加保护条件采纳</translation>
    </message>
    <message>
        <source>Micro-optimisation only</source>
        <translation>仅为微优化</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>否决</translation>
    </message>
    <message>
        <source>Need more evidence</source>
        <translation>需要更多证据</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>raised</source>
        <comment>finding</comment>
        <translation>已触发</translation>
    </message>
    <message>
        <source>clear</source>
        <comment>finding</comment>
        <translation>无异常</translation>
    </message>
    <message>
        <source>waived</source>
        <comment>finding</comment>
        <translation>已豁免</translation>
    </message>
    <message>
        <source>cannot tell</source>
        <comment>finding</comment>
        <translation>无法判断</translation>
    </message>
    <message>
        <source>red flag</source>
        <translation>危险信号</translation>
    </message>
    <message>
        <source>confounder</source>
        <translation>干扰因素</translation>
    </message>
    <message>
        <source>no evidence</source>
        <translation>无证据</translation>
    </message>
    <message>
        <source>profiler trace</source>
        <translation>性能分析轨迹</translation>
    </message>
    <message>
        <source>compiler output</source>
        <translation>编译器输出</translation>
    </message>
    <message>
        <source>work model</source>
        <translation>工作量模型</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>memory profile</source>
        <translation>内存剖析</translation>
    </message>
    <message>
        <source>hardware counters</source>
        <translation>硬件计数器</translation>
    </message>
    <message>
        <source>correctness test</source>
        <translation>正确性测试</translation>
    </message>
    <message>
        <source>observed</source>
        <comment>evidence</comment>
        <translation>观测</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>evidence</comment>
        <translation>推导</translation>
    </message>
    <message>
        <source>modelled</source>
        <comment>evidence</comment>
        <translation>建模</translation>
    </message>
    <message>
        <source>inferred</source>
        <comment>evidence</comment>
        <translation>推断</translation>
    </message>
    <message>
        <source>assumed</source>
        <comment>evidence</comment>
        <translation>假定</translation>
    </message>
    <message>
        <source>Data type</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>布局</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
</context>
<context>
    <name>assay::workbench::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>输入命令</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
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
        <translation>%1（无法读取）</translation>
    </message>
    <message>
        <source>%1, SHA-256 %2…</source>
        <translation>%1，SHA-256 %2…</translation>
    </message>
    <message>
        <source>this document would run code from outside</source>
        <translation>此文档会运行外部代码</translation>
    </message>
    <message>
        <source>Trust it in the bar above first</source>
        <translation>请先在上方栏中信任它</translation>
    </message>
    <message>
        <source>Add plugin</source>
        <translation>添加插件</translation>
    </message>
    <message>
        <source>this document is read-only, so results cannot be kept</source>
        <translation>此文档为只读，无法保存结果</translation>
    </message>
    <message>
        <source>Save it under another name, then run</source>
        <translation>请以其他名称保存后再运行</translation>
    </message>
    <message>
        <source>the program assay, which measures, was not found</source>
        <translation>找不到负责测量的程序 assay</translation>
    </message>
    <message>
        <source>Install it next to the workbench or on the PATH</source>
        <translation>请将其安装在工作台旁边或 PATH 中</translation>
    </message>
    <message>
        <source>the matrix has no cases</source>
        <translation>矩阵没有用例</translation>
    </message>
    <message>
        <source>Choose kernels and a matrix first</source>
        <translation>请先选择内核和矩阵</translation>
    </message>
    <message>
        <source>a run needs a baseline and a candidate</source>
        <translation>运行需要一个基线和一个候选</translation>
    </message>
    <message>
        <source>Choose them on the Kernels page</source>
        <translation>请在“内核”页中选择</translation>
    </message>
    <message>
        <source>Runner restarted: %1</source>
        <translation>运行器已重启：%1</translation>
    </message>
</context>
<context>
    <name>assay::workbench::GuideWindow</name>
    <message>
        <source>User guide</source>
        <translation>用户指南</translation>
    </message>
</context>
<context>
    <name>assay::workbench::MainWindow</name>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Every case of the matrix has been measured.</source>
        <translation>矩阵的所有用例均已测量。</translation>
    </message>
    <message>
        <source>Measuring again replaces the results of each case as it is measured.</source>
        <translation>重新测量时，每个用例测完后即替换其结果。</translation>
    </message>
    <message>
        <source>Measure all again</source>
        <translation>全部重新测量</translation>
    </message>
    <message>
        <source>Cancel the run?</source>
        <translation>取消运行？</translation>
    </message>
    <message>
        <source>A campaign is running. Finished cases stay in the document; the block being measured is lost.</source>
        <translation>测量正在进行。已完成的用例保留在文档中；正在测量的块会丢失。</translation>
    </message>
    <message>
        <source>not measured yet</source>
        <comment>window title</comment>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>window title: experiment, verdict</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>This document names code from outside. Nothing of it has been loaded or run.</source>
        <translation>此文档引用了外部代码。这些代码均未加载或运行。</translation>
    </message>
    <message>
        <source>Trust and run</source>
        <translation>信任并运行</translation>
    </message>
    <message>
        <source>Keep inert</source>
        <translation>保持停用</translation>
    </message>
    <message>
        <source>Assay experiments (*.assay)</source>
        <translation>Assay 实验 (*.assay)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New experiment</source>
        <translation>新建实验(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的实验(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>Report as &amp;PDF…</source>
        <translation>报告 PDF(&amp;P)…</translation>
    </message>
    <message>
        <source>Report as &amp;HTML…</source>
        <translation>报告 HTML(&amp;H)…</translation>
    </message>
    <message>
        <source>Report as &amp;Markdown…</source>
        <translation>报告 Markdown(&amp;M)…</translation>
    </message>
    <message>
        <source>Assessment as &amp;JSON…</source>
        <translation>评估 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Tables as &amp;CSV…</source>
        <translation>表格 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Filter this page</source>
        <translation>筛选此页(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>命令面板(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Measure what is missing</source>
        <translation>测量缺少的用例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Measure &amp;all again</source>
        <translation>全部重新测量(&amp;A)</translation>
    </message>
    <message>
        <source>Add kernel p&amp;lugin…</source>
        <translation>添加内核插件(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>&amp;Recompute what is derived</source>
        <translation>重新计算派生数据(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;view mode</source>
        <translation>评审模式(&amp;W)</translation>
    </message>
    <message>
        <source>Ne&amp;xt case</source>
        <translation>下一个用例(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious case</source>
        <translation>上一个用例(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <translation>证据(&amp;E)</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>重置布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>颜色(&amp;C)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>As the system</source>
        <comment>language</comment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>User &amp;guide</source>
        <translation>用户指南(&amp;G)</translation>
    </message>
    <message>
        <source>How Assay &amp;judges</source>
        <translation>Assay 如何判断(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;About Assay</source>
        <translation>关于 Assay(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>继续(&amp;T)</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>button: start measuring</comment>
        <translation>运行</translation>
    </message>
    <message>
        <source>Cancel run</source>
        <translation>取消运行</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Open experiment</source>
        <translation>打开实验</translation>
    </message>
    <message>
        <source>Everything is saved as it happens.</source>
        <translation>所有内容随时自动保存。</translation>
    </message>
    <message>
        <source>Save experiment as</source>
        <translation>实验另存为</translation>
    </message>
    <message>
        <source>Add kernel plugin</source>
        <translation>添加内核插件</translation>
    </message>
    <message>
        <source>Kernel plugins (*.so);;All files (*)</source>
        <translation>内核插件 (*.so);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>存放表格的文件夹</translation>
    </message>
    <message>
        <source>Export report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>Exported.</source>
        <translation>已导出。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>the user guide is not installed</source>
        <translation>用户指南未安装</translation>
    </message>
    <message>
        <source>It is part of the package assay</source>
        <translation>它包含在软件包 assay 中</translation>
    </message>
    <message>
        <source>About Assay</source>
        <translation>关于 Assay</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;Proves or refutes a GPU optimisation: measures times and errors over a matrix of cases, and judges.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Uses Qt %2 and QCustomPlot.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Assay %1&lt;/h3&gt;&lt;p&gt;证明或推翻一项 GPU 优化：在用例矩阵上测量时间和误差，并作出结论。&lt;/p&gt;&lt;p&gt;自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。使用 Qt %2 和 QCustomPlot。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>The file was not changed. Choose another one, or a backup of it</source>
        <translation>文件未被更改。请选择其他文件或其备份</translation>
    </message>
</context>
<context>
    <name>assay::workbench::Message</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>assay::workbench::StatusLine</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>剩余约 %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>剩余约 %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 h left</source>
        <translation>剩余约 %1 h</translation>
    </message>
    <message>
        <source>Host CPU</source>
        <translation>主机 CPU</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>Device: %1
%2</source>
        <translation>设备：%1
%2</translation>
    </message>
    <message>
        <source>Runner idle</source>
        <translation>运行器空闲</translation>
    </message>
    <message>
        <source>Starting the runner…</source>
        <translation>正在启动运行器…</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>正在取消…</translation>
    </message>
    <message>
        <source>%1 of %2 cases</source>
        <comment>progress</comment>
        <translation>%1 / %2 个用例</translation>
    </message>
    <message>
        <source>Raised: %1</source>
        <comment>confounder</comment>
        <translation>已触发：%1</translation>
    </message>
    <message>
        <source>Cannot tell: %1</source>
        <comment>confounder</comment>
        <translation>无法判断：%1</translation>
    </message>
    <message numerus="yes">
        <source>▲ %n confounder(s)</source>
        <translation>
            <numerusform>▲ %n 个干扰因素</numerusform>
        </translation>
    </message>
    <message>
        <source>● No confounder seen</source>
        <translation>● 未见干扰因素</translation>
    </message>
    <message numerus="yes">
        <source>● No confounder seen, %n not checkable</source>
        <translation>
            <numerusform>● 未见干扰因素，%n 项无法检查</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>assay::workbench::StepsList</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>step state: reason</comment>
        <translation>%1：%2</translation>
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
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Desktop workbench that proves or refutes a GPU optimisation.</source>
        <translation>用于证明或推翻 GPU 优化的桌面工作台。</translation>
    </message>
    <message>
        <source>Experiment to open (.assay).</source>
        <translation>要打开的实验 (.assay)。</translation>
    </message>
    <message>
        <source>Write the report as PDF and end.</source>
        <translation>将报告写为 PDF 并退出。</translation>
    </message>
    <message>
        <source>Write the report as one HTML file and end.</source>
        <translation>将报告写为单个 HTML 文件并退出。</translation>
    </message>
    <message>
        <source>Write a picture of every page and end.</source>
        <translation>写出每一页的图片并退出。</translation>
    </message>
    <message>
        <source>Window size for --screenshots.</source>
        <translation>--screenshots 的窗口大小。</translation>
    </message>
    <message>
        <source>Colours for --screenshots: light or dark.</source>
        <translation>--screenshots 的配色：light 或 dark。</translation>
    </message>
    <message>
        <source>Start measuring as soon as the document is open.</source>
        <translation>文档打开后立即开始测量。</translation>
    </message>
    <message>
        <source>During runs, log the largest gap between two ticks of the interface thread.</source>
        <translation>运行期间记录界面线程两次节拍之间的最大间隔。</translation>
    </message>
</context>
</TS>
