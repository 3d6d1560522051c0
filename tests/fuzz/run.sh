#!/usr/bin/env bash
# Runs every fuzz target for some seconds. Usage: run.sh BUILD_FOLDER SECONDS [TARGET...]
# With FIVEFOLD_FUZZ_RUNS=N in the environment: N inputs from a fixed seed, the same ones every time (at most SECONDS).
# Seeds: tests/fuzz/corpus/<target>, tests/data/<target> and the samples. What is found stays in BUILD_FOLDER/found.
set -u
build=$(cd "$1" && pwd)
seconds=$2
shift 2
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -gt 0 ] || set -- $(cd "$build/fuzz" && ls)
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 LC_ALL=C.UTF-8
mkdir -p "$build/found"
repeatable=()
[ -z "${FIVEFOLD_FUZZ_RUNS:-}" ] || repeatable=(-seed=1 -runs="$FIVEFOLD_FUZZ_RUNS")
failures=0
for target in "$@"; do
  name=${target#fuzz_}
  grown=$build/grown/$name
  mkdir -p "$grown"
  seeds=("$grown")
  for folder in "$root/tests/fuzz/corpus/$name" "$root/tests/data/$name" "$root/tests/formats/$name" "$root/samples"; do
    [ -d "$folder" ] && seeds+=("$folder")
  done
  log=$build/$target.log
  if "$build/fuzz/$target" -max_total_time="$seconds" "${repeatable[@]}" -timeout=10 -rss_limit_mb=1024 -max_len=16384 -print_final_stats=1 \
    -artifact_prefix="$build/found/$name-" "${seeds[@]}" >"$log" 2>&1 </dev/null; then
    printf '%s: %s inputs, nothing found\n' "$target" "$(sed -n 's/stat::number_of_executed_units: *//p' "$log")"
  else
    failures=$((failures + 1))
    printf '%s: FOUND SOMETHING\n' "$target"
    tail -n 60 "$log"
  fi
done
[ $failures -eq 0 ]
