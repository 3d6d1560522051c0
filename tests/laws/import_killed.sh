#!/usr/bin/env bash
# Law: an import that is killed leaves nothing half written, and the same line run again ends with the bytes of an undisturbed run.
# Usage: import_killed.sh PROGRAM [PATH...]; without paths a small set is made. FIVEFOLD_KILLS: how often (default 10);
# FIVEFOLD_INDEX: memory of the index (default 64K, so that it goes to disk).
set -u
program=$1
shift
kills=${FIVEFOLD_KILLS:-10}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1

if [ $# -eq 0 ]; then
  awk 'BEGIN {
    for (i = 0; i < 6000; i++)
      printf "{\"ruleset\":\"gomoku-free\",\"board\":{\"size\":15},\"id\":\"%d\",\"moves\":[[%d,%d],[%d,%d],[%d,14],[0,%d]]}\n",
        i % 4500, i % 15, int(i / 15) % 15, int(i / 225) % 15, int(i / 3375) % 15, i % 13, i % 11
  }' >"$work/games.jsonl"
  set -- "$work/games.jsonl"
fi
options=(--overwrite --near --keep-source --max-findings 0 --index-memory "${FIVEFOLD_INDEX:-64K}" --no-progress)
import() { "$program" import "$@" "${options[@]}"; }

mkdir "$work/whole" "$work/out"
start=$(date +%s%N)
import "$@" -o "$work/whole/c.jsonl" >"$work/whole.table" 2>/dev/null
took=$((($(date +%s%N) - start) / 1000000))
[ -s "$work/whole/c.jsonl" ] || { echo "the undisturbed run wrote nothing"; exit 1; }

killed=0
early=0
for n in $(seq "$kills"); do
  rm -f "$work"/out/c.jsonl
  echo "an older collection" >"$work/out/c.jsonl"
  "$program" import "$@" -o "$work/out/c.jsonl" "${options[@]}" >/dev/null 2>&1 &
  process=$!
  # From the first instant to past the end: a moment of its own in each tenth of the time that a run takes.
  wait_ms=$(((n - 1) * took / kills + RANDOM % (took / kills + 1)))
  sleep "$(printf '%d.%03d' $((wait_ms / 1000)) $((wait_ms % 1000)))"
  kill -KILL $process 2>/dev/null
  wait $process 2>/dev/null
  [ $? -eq 137 ] && killed=$((killed + 1))
  if cmp -s "$work/out/c.jsonl" "$work/whole/c.jsonl"; then
    :
  elif [ "$(cat "$work/out/c.jsonl")" = "an older collection" ]; then
    early=$((early + 1))
  else
    echo "killed after $wait_ms of $took ms: the collection is neither the old nor the new one"
    exit 1
  fi
  import "$@" -o "$work/out/c.jsonl" >"$work/table" 2>/dev/null
  cmp "$work/out/c.jsonl" "$work/whole/c.jsonl" || { echo "killed after $wait_ms ms, run again: other bytes"; exit 1; }
  cmp "$work/table" "$work/whole.table" || { echo "killed after $wait_ms ms, run again: another table"; exit 1; }
  left=$(ls -A "$work/out")
  [ "$left" = c.jsonl ] || { echo "killed after $wait_ms ms, run again: left behind: $left"; exit 1; }
done
[ $killed -gt 0 ] || { echo "no run was killed before its end: this has tested nothing"; exit 1; }
echo "$kills kills ($killed before the end, $early before the new collection was there) of a run of $took ms: the same bytes each time"
