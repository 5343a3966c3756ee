#!/bin/sh
# Verifies and times every CUDA variant on the quick matrix, on a machine with a GPU that needs neither Qt, nor the CUDA
# toolkit, nor a network: one command, one JSON result, one log.
#
#   tests/device/run.sh --pack DIR [--assay PROGRAM]   copy the program, its libraries and this script to DIR (build machine)
#   DIR/run.sh                                         run there; results in DIR/results
#   tests/device/run.sh --rehearse [--assay PROGRAM]   everything but the GPU, here
#
# Options: --assay PROGRAM (default: beside this script, then assay in PATH), --out DIR (default: results beside the
# script), --budget TIME per family (default 120s).
# Exit status: 0 every family gave a verdict, 1 a family failed, 2 usage, 4 no usable GPU.
set -u

here=$(cd "$(dirname "$0")" && pwd)
assay=
out=
budget=120s
rehearse=no
pack=

usage() {
    sed -n '2,11s/^# \{0,1\}//p' "$0" >&2
    exit 2
}

while [ $# -gt 0 ]; do
    case $1 in
    --rehearse) rehearse=yes ;;
    --assay) [ $# -gt 1 ] || usage; assay=$2; shift ;;
    --out) [ $# -gt 1 ] || usage; out=$2; shift ;;
    --budget) [ $# -gt 1 ] || usage; budget=$2; shift ;;
    --pack) [ $# -gt 1 ] || usage; pack=$2; shift ;;
    *) usage ;;
    esac
    shift
done

if [ -z "$assay" ]; then
    if [ -x "$here/assay" ]; then assay=$here/assay; else assay=$(command -v assay || true); fi
fi
if [ -z "$assay" ] || [ ! -x "$assay" ]; then
    echo "run.sh: no assay program; name one with --assay" >&2
    exit 2
fi

# Everything that the program loads but the C library's own parts, which must come from the machine that runs it.
pack_to() {
    mkdir -p "$1/lib" || exit 1
    cp "$assay" "$1/assay" && cp "$0" "$1/run.sh" || exit 1
    ldd "$assay" | awk '$2 == "=>" && $3 ~ /^\// {print $3}' |
        grep -Ev '/(libc|libm|libdl|librt|libpthread|libresolv)\.so' |
        while read -r library; do cp -L "$library" "$1/lib/" || exit 1; done
    echo "packed into $1: copy it to the machine with the GPU and start run.sh there"
}

if [ -n "$pack" ]; then
    pack_to "$pack"
    exit 0
fi
if [ -d "$here/lib" ]; then
    LD_LIBRARY_PATH=$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
    export LD_LIBRARY_PATH
fi

out=${out:-$here/results}
mkdir -p "$out" || exit 1
log=$out/log.txt
json=$out/results.json
: >"$log"

say() {
    echo "$*"
    echo "$*" >>"$log"
}

# Runs a command, its output to a file and its errors to the log; the status is the command's.
keep() {
    target=$1
    shift
    echo "\$ $*" >>"$log"
    "$@" >"$target" 2>>"$log"
    status=$?
    echo "exit status $status" >>"$log"
    return $status
}

# A JSON document, or null where there is none.
document() {
    if [ -s "$1" ]; then cat "$1"; else echo null; fi
}

describe_machine() {
    {
        uname -srm
        ldd "$assay"
        if command -v nvidia-smi >/dev/null; then nvidia-smi; fi
    } >>"$log" 2>&1
    if ldd "$assay" | grep -Eq 'libQt|libcuda|libcudart'; then
        say "FAIL: assay is linked with Qt or a CUDA library"
        exit 1
    fi
}

# A verdict (0, 10 to 13) is a result, whichever it is; anything else is a failure.
is_verdict() {
    [ "$1" -eq 0 ] || { [ "$1" -ge 10 ] && [ "$1" -le 13 ]; }
}

run_family() {
    family=$1
    baseline=$2
    shift 2
    set -- run --family "$family" --baseline "$baseline" "$@" --matrix quick --device "$device" --budget "$budget" \
        -o "$out/$family.assay"
    rm -f "$out/$family.assay"
    keep "$out/$family.run.txt" "$assay" "$@"
    code=$?
    rm -f "$out/$family.json"
    if is_verdict $code; then
        keep "$out/$family.json" "$assay" show "$out/$family.assay" --json
        say "$family: verdict, status $code"
    else
        failed=1
        say "FAIL: $family ended with status $code"
        cat "$out/$family.run.txt" >>"$log"
    fi
    [ -n "$separator" ] && echo "$separator" >>"$json"
    separator=,
    {
        printf '"%s": {"status": %d, "result":\n' "$family" "$code"
        document "$out/$family.json"
        echo '}'
    } >>"$json"
}

describe_machine
keep "$out/devices.json" "$assay" list devices --json || { say "FAIL: assay list devices"; exit 1; }
device=cuda:0
if [ $rehearse = yes ]; then
    say "Rehearsal: CPU timings of the host variants, no GPU is used."
    device=host
elif ! keep "$out/devices.txt" "$assay" list devices || ! grep -q 'cuda:0' "$out/devices.txt"; then
    say "No usable CUDA device:"
    cat "$out/devices.txt"
    exit 4
fi

failed=0
separator=
{
    printf '{"device": "%s", "rehearsal": %s, "devices":\n' "$device" "$([ $rehearse = yes ] && echo true || echo false)"
    document "$out/devices.json"
    echo ', "families": {'
} >"$json"
run_family softmax three_pass --candidate online --candidate fast_exp
run_family layer_norm two_pass --candidate welford --candidate naive_variance
run_family sum_reduction sequential --candidate pairwise_tree --candidate unordered
run_family transpose naive --candidate tiled --candidate tiled_simd
run_family gemm naive --candidate blocked --candidate reduced_inputs
run_family bias_gelu two_kernels --candidate fused --candidate tanh
run_family inclusive_scan sequential --candidate blocked --candidate simd
echo '}}' >>"$json"

say "results: $json, log: $log"
exit $failed
