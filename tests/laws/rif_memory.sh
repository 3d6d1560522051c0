#!/usr/bin/env bash
# Law: memory does not grow with the number of games of a database, only with its tables, and stays within 64 MiB.
# Usage: rif_memory.sh PROGRAM MAKE_RIF MEASURE [GAMES]      6,000 games by default
set -eu
program=$1
make_rif=$2
measure=$3
many=${4:-6000}
few=$((many / 6))
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8
"$make_rif" "$few" >"$work/few.rif"
"$make_rif" "$many" >"$work/many.rif"

# peak COMMAND...: MiB at its peak, rounded down.
peak() {
  "$measure" 1 "$work/few.rif" "$@" >"$work/measured"
  IFS=$'\t' read -r _ _ memory _ status <"$work/measured"
  [ "$status" = 0 ] || [ "$status" = 1 ] || echo "$*: ended with $status" >&2
  memory=${memory%% *}
  echo "${memory%%.*}"
}

failures=0
for command in "info" "validate --jobs 2" "convert --to jsonl" "convert --to rif"; do
  # shellcheck disable=SC2086  # words on purpose
  small=$(peak "$program" $command "$work/few.rif")
  # shellcheck disable=SC2086
  large=$(peak "$program" $command "$work/many.rif")
  echo "$command: $small MiB for $few games, $large MiB for $many"
  # The tables grow with the games here: some 130 bytes a player and 260 a tournament.
  if [ "$large" -gt $((small + 4 + many / 10000)) ] && [ "$large" -gt 24 ] || [ "$large" -gt 64 ]; then failures=1; fi
done
# All games are there, and each is legal: a fault would show as one of these families.
"$program" validate "$work/few.rif" --fail-on warning >"$work/report" || true
if grep -E '\[(M|O|E10[12]|S9)' "$work/report"; then failures=1; fi
grep -q "$few" "$work/report" || { echo "not all games were read"; failures=1; }
exit "$failures"
