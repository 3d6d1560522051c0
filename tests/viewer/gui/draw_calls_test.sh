#!/usr/bin/env bash
# At most twelve draw calls a picture; the other figures are printed and not judged: they depend on the machine.
. "$(dirname "$0")/helper.sh"
for sample in pente/capture-win.txt vcaro/portal-win.jsonl; do
  "$program" --measure --state-folder "$work/state" "$root/samples/$sample" >"$work/figures" || wrong "--measure ended with $?"
  cat "$work/figures"
  calls=$(sed -n 's/^worst_draw_calls //p' "$work/figures")
  [ -n "$calls" ] && [ "$calls" -ge 1 ] && [ "$calls" -le 12 ] || wrong "\"$calls\" draw calls"
done
finish
