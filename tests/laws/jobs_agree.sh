#!/usr/bin/env bash
# Law: what the program prints does not depend on --jobs. Usage: jobs_agree.sh PROGRAM ROOT
# Under the thread sanitizer this is also the run in which races would show: records by the thousand, and workers that overtake
# each other.
set -u
program=$1
root=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1 TSAN_OPTIONS="suppressions=$root/tests/tsan.supp:halt_on_error=1:${TSAN_OPTIONS:-}"

# Short and long records, faulty ones between good ones: the workers' pace differs.
for _ in $(seq 400); do
  for sample in "$root"/samples/pente/*.txt; do
    cat "$sample"
    printf '\r\n'
  done
done >"$work/many.txt"
for _ in $(seq 400); do cat "$root"/samples/vcaro/*.jsonl; done >"$work/many.jsonl"
inputs=("$work/many.txt" "$work/many.jsonl")
corpus=${FIVEFOLD_CORPUS:-$root/../shared/corpus}
[ -f "$corpus/pente-org.zip" ] && inputs+=("$corpus/pente-org.zip")

for report in text json; do
  for jobs in 1 2 3 8; do
    "$program" validate --report $report --jobs $jobs "${inputs[@]}" >"$work/$jobs" 2>"$work/$jobs.err"
    status=$?
    # The samples have faults on purpose: 1 is the right end.
    if [ $status -ne 1 ]; then
      echo "--report $report --jobs $jobs ended with $status"
      tail -n 40 "$work/$jobs.err"
      exit 1
    fi
    if ! cmp "$work/1" "$work/$jobs"; then
      echo "--report $report: --jobs $jobs prints something else than --jobs 1"
      exit 1
    fi
  done
  [ "$(wc -l <"$work/1")" -gt 1000 ] || { echo "--report $report: too few lines to prove anything"; exit 1; }
done
echo "the same for 1, 2, 3 and 8 jobs, $(wc -l <"$work/1") lines of findings"
