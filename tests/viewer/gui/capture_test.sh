#!/usr/bin/env bash
# A capture stepped forward and back: the window is, pixel for pixel, what it was before; and forward again.
. "$(dirname "$0")/helper.sh"
open_viewer --reduced-motion "$root/samples/pente/capture-win.txt"
await "Before the first move"
press g 5 Return
await_last "Ply 5, White K9. Black to move."
picture "$work/before.png"
press Right
await_last "Ply 6, Black K8. Captures 2: K9, K10. Black has taken 2 of 10. White to move."
picture "$work/capture.png"
press Left
await_last "Ply 5, White K9. Black to move."
picture "$work/after.png"
press Right
await_last "Ply 6, Black K8. Captures 2: K9, K10. Black has taken 2 of 10. White to move."
picture "$work/again.png"
press End Home g 6 Return
await_last "Ply 6, Black K8. Captures 2: K9, K10. Black has taken 2 of 10. White to move."
picture "$work/jumped.png"
same_picture "$work/before.png" "$work/after.png" "stepping back over a capture leaves something"
same_picture "$work/capture.png" "$work/again.png" "stepping over a capture again looks different"
same_picture "$work/capture.png" "$work/jumped.png" "jumping to a capture looks different from stepping to it"
[ "$(convert "$work/before.png" rgba:- | cksum)" != "$(convert "$work/capture.png" rgba:- | cksum)" ] ||
  wrong "a capture changes nothing in the window"
close_viewer
finish
