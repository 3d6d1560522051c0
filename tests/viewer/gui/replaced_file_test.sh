#!/usr/bin/env bash
# The file changes while it is open: the new version is shown at the same ply; one that cannot be read leaves the old one.
. "$(dirname "$0")/helper.sh"
cp "$root/samples/pente/five.txt" "$work/game.txt"
open_viewer "$work/game.txt"
await "Before the first move; 25 stones to come."
press g 9 Return
await_last "Ply 9, White N8. Black to move."
# Written beside it and put in its place, as careful programs save.
sed 's/ N8 O8 / N12 O8 /' "$work/game.txt" >"$work/new.txt"
mv "$work/new.txt" "$work/game.txt"
for _ in $(seq 30); do
  press Left Right
  positions | grep -q "Ply 9, White N12. Black to move." && break
  sleep 0.3
done
await_last "Ply 9, White N12. Black to move."
printf 'neither a game nor anything else\n' >"$work/game.txt"
sleep 2.5
press Left Right
await_last "Ply 9, White N12. Black to move."
cp "$root/samples/pente/five.txt" "$work/game.txt"
press F5
sleep 1
press Left Right
await_last "Ply 9, White N8. Black to move."
rm "$work/game.txt"
sleep 1.5
press F5 Left Right
await_last "Ply 9, White N8. Black to move."
close_viewer
finish
