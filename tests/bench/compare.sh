#!/usr/bin/env bash
# Whole-process speed: `fivefold validate` on pente.org text, next to sha256sum on the same bytes and pgn-extract on a chess PGN of
# the same size. Prints a table for docs/performance.md: medians of several runs, files warm in the cache.
# Usage: compare.sh PROGRAM [MEGABYTES [RUNS [FOLDER]]]     defaults: 1000 MB, 5 runs, a scratch folder that is removed
set -eu
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
megabytes=${2:-1000}
runs=${3:-5}
root=$(cd "$(dirname "$0")/../.." && pwd)
if [ $# -ge 4 ]; then
  folder=$4
  mkdir -p "$folder"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
export LC_ALL=C.UTF-8

say() { printf '%s\n' "$*" >&2; }

measure=$folder/measure
if [ ! -x "$measure" ] || [ "$root/tests/bench/measure.cpp" -nt "$measure" ]; then
  say "building the stopwatch"
  "${CXX:-c++}" -std=c++20 -O1 -o "$measure" "$root/tests/bench/measure.cpp"
fi

# repeat SIZE_MB FILE: standard input, over and over, up to that size; whole copies only.
repeat() {
  block=$folder/block
  cat >"$block"
  # Blocks of about 1 MB keep the number of processes small.
  copies=$((1000000 / $(stat -c %s "$block") + 1))
  for ((i = 0; i < copies; ++i)); do cat "$block"; done >"$block.mb"
  for ((i = 0; i < $1 * 1000000 / $(stat -c %s "$block.mb") + 1; ++i)); do cat "$block.mb"; done >"$2"
  rm -f "$block" "$block.mb"
}

pente=$folder/pente-$megabytes.txt
chess=$folder/chess-$megabytes.pgn
if [ ! -s "$pente" ]; then
  say "writing $megabytes MB of composed pente.org text"
  for sample in five capture-win; do
    cat "$root/samples/pente/$sample.txt"
    printf '\r\n'
  done | repeat "$megabytes" "$pente"
fi
if [ ! -s "$chess" ]; then
  say "writing $megabytes MB of chess PGN"
  repeat "$megabytes" "$chess" <"$root/tests/bench/chess.pgn"
fi
cat "$pente" "$chess" >/dev/null

# row NAME FILE COMMAND...: one line of the table.
row() {
  name=$1
  file=$2
  shift 2
  say "running $name"
  "$measure" "$runs" "$file" "$@" | {
    IFS=$'\t' read -r wall cpu memory rate status
    printf '| %s | %s | %s | %s | %s | %s |\n' "$name" "$wall" "$cpu" "$rate" "$memory" "$status"
  }
}

games=$(grep -c '^\[Game ' "$pente")
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
echo "$(stat -c %s "$pente") bytes of pente.org text, $games records; median of $runs runs, spread in brackets;"
echo "${processor:-unknown processor}, $(nproc) cores."
echo
echo "| program | wall s | CPU s | MB/s of wall | peak MiB | exit |"
echo "|---|---|---|---|---|---|"
row "fivefold validate" "$pente" "$program" validate "$pente"
row "fivefold validate --jobs 1" "$pente" "$program" validate --jobs 1 "$pente"
row "sha256sum" "$pente" sha256sum "$pente"
extract=$(PATH=$PATH:/usr/games command -v pgn-extract || true)
if [ -n "$extract" ]; then
  row "pgn-extract -s -r (chess)" "$chess" "$extract" -s -r "$chess"
else
  say "pgn-extract is not installed: no comparison with it"
fi
