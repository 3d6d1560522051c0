#!/usr/bin/env bash
# The window in sizes that nobody would choose, and back: it answers in each, and looks as before in the end.
. "$(dirname "$0")/helper.sh"
open_viewer --reduced-motion --size 1000x760 "$root/samples/pente/capture-win.txt"
await "Before the first move"
press g 8 Return
await_last "Ply 8, Black M10. White to move."
picture "$work/before.png"
for size in "300 900" "900 300" "1 1" "1399 999"; do
  # shellcheck disable=SC2086
  xdotool windowsize "$window" $size
  sleep 0.4
  xdotool mousemove --window "$window" 0 0
  press Right
  await_last "Ply 9, White O10. Black to move."
  press Left
  await_last "Ply 8, Black M10. White to move."
done
xdotool windowsize "$window" 1000 760
sleep 0.4
xdotool mousemove --window "$window" 3 3
picture "$work/after.png"
same_picture "$work/before.png" "$work/after.png" "back at its size the window looks different"
press F11
sleep 0.5
press F11
sleep 0.5
window=$(xdotool search --onlyvisible --name . | tail -n 1)
xdotool mousemove --window "$window" 3 3
press Right
await_last "Ply 9, White O10. Black to move."
close_viewer
finish
