#!/usr/bin/env bash
# The tour of the README: prints each command and what it says. Usage: tour.sh PROGRAM
# Everything is run from the top of the checkout, so the paths in the output are those that a reader would type.
set -u
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.." || exit 2
export LC_ALL=C.UTF-8 NO_COLOR=1 TERM=dumb TZ=UTC COLUMNS=100

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# What the reader types as `fivefold ...` is run as the program under test; what it writes does not stay.
fivefold() { "$program" "${@/#club.xml/$scratch/club.xml}"; }

tour() {
  printf '$ %s\n' "$1"
  eval "$1" 2>&1
  printf '\n'
}

tour 'fivefold validate samples/pente samples/vcaro'
tour 'fivefold validate samples/gomoku --ruleset gomoku-free'
tour 'fivefold show samples/vcaro/portal-win.jsonl --ply 17'
tour 'fivefold replay samples/pente/capture-win.txt | head -n 5'
tour 'fivefold convert samples/pente/capture-win.txt --to jsonl'
tour 'fivefold import samples/rif samples/renlib samples/sgf samples/pbem -o club.xml --ruleset renju --max-findings 0'
tour 'fivefold explain M104'
