#!/usr/bin/env bash
# A key held for two seconds in a record of 400 plies: steps follow each other, and stop when it is released.
. "$(dirname "$0")/helper.sh"
# No five anywhere: in every direction at most two cells in a row have one colour.
{
  echo "Piskvorky 20x20, 11:11, 0"
  paste -d '\n' \
    <(for y in $(seq 20); do for x in $(seq 20); do [ $(((x + 2 * y) % 4)) -lt 2 ] && echo "$x,$y,0"; done; done) \
    <(for y in $(seq 20); do for x in $(seq 20); do [ $(((x + 2 * y) % 4)) -ge 2 ] && echo "$x,$y,0"; done; done)
  printf 'first\nsecond\n0\n'
} >"$work/long.psq"
open_viewer --ruleset gomoku-free "$work/long.psq"
await "Before the first move; 400 stones to come."
for key in Right k; do
  press Home
  sleep 0.3
  before=$(positions | wc -l)
  xdotool keydown $key
  sleep 2
  xdotool keyup $key
  sleep 0.3
  at_release=$(positions | wc -l)
  sleep 1
  later=$(positions | wc -l)
  steps=$((at_release - before))
  echo "$key: $steps steps"
  [ "$steps" -ge 10 ] || wrong "a held $key made $steps steps in two seconds"
  [ "$later" = "$at_release" ] || wrong "$((later - at_release)) steps came after $key was released"
  # One after the other, none left out.
  positions | tail -n "$steps" | sed -E 's/Ply ([0-9]+).*/\1/' | diff - <(seq "$steps") >/dev/null || wrong "steps of a held $key are not one ply each"
done
close_viewer
finish
