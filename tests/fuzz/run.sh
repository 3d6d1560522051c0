#!/usr/bin/env bash
# Runs every fuzz target for some seconds, two at a time. Usage: run.sh BUILD_FOLDER SECONDS [TARGET...]
# With FIVEFOLD_FUZZ_SEED=N in the environment the inputs are the same ones every time, as far as the seconds reach: what
# depends on addresses (values met in comparisons become parts of inputs) is switched off then.
# Seeds: tests/fuzz/corpus/<target>, tests/data/<target> and the samples. What is found stays in BUILD_FOLDER/found.
set -u
build=$(cd "$1" && pwd)
seconds=$2
shift 2
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -gt 0 ] || set -- $(cd "$build/fuzz" && ls)
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1 LC_ALL=C.UTF-8
export build seconds root
mkdir -p "$build/found"

run_target() {
  local target=$1
  local name=${target#fuzz_}
  local grown=$build/grown/$name
  local log=$build/$target.log
  local repeatable=()
  if [ -n "${FIVEFOLD_FUZZ_SEED:-}" ]; then
    # What an earlier run has learnt would change what comes.
    grown=$(mktemp -d)
    repeatable=(-seed="$FIVEFOLD_FUZZ_SEED" -use_cmp=0)
  fi
  mkdir -p "$grown"
  local seeds=("$grown") folder status=0
  for folder in "$root/tests/fuzz/corpus/$name" "$root/tests/data/$name" "$root/tests/formats/$name" "$root/samples"; do
    [ -d "$folder" ] && seeds+=("$folder")
  done
  if "$build/fuzz/$target" -max_total_time="$seconds" "${repeatable[@]}" -timeout=10 -rss_limit_mb=1024 -max_len=16384 \
    -print_final_stats=1 -artifact_prefix="$build/found/$name-" "${seeds[@]}" >"$log" 2>&1 </dev/null; then
    printf '%s: %s inputs, nothing found\n' "$target" "$(sed -n 's/stat::number_of_executed_units: *//p' "$log")"
  else
    status=1
    printf '%s: FOUND SOMETHING\n%s\n' "$target" "$(tail -n 60 "$log")"
  fi
  [ -z "${FIVEFOLD_FUZZ_SEED:-}" ] || rm -rf "$grown"
  return $status
}
export -f run_target

printf '%s\n' "$@" | xargs -P 2 -I '{}' bash -c 'run_target "$1"' run_target '{}'
