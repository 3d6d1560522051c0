#!/usr/bin/env bash
# Without a display: what needs none works, the rest says one sentence and ends with 3. Usage: no_display.sh PROGRAM ROOT
set -u
unset DISPLAY WAYLAND_DISPLAY
. "$(dirname "$0")/helper.sh"
game=$root/samples/pente/five.txt
ends_with() {
  want=$1
  shift
  "$program" "$@" >"$work/out" 2>"$work/errors"
  code=$?
  [ $code = "$want" ] || wrong "$* ended with $code, not $want: $(cat "$work/errors")"
}
complains() {
  [ "$(wc -l <"$work/errors")" = 1 ] && grep -q "^fivefold-viewer: .*$1" "$work/errors" || wrong "not one sentence with \"$1\": $(cat "$work/errors")"
  [ -s "$work/out" ] && wrong "something was printed: $(cat "$work/out")"
}
ends_with 0 --help
grep -q -- --snapshot "$work/out" || wrong "--help does not list --snapshot"
ends_with 0 --version
grep -Eq '^fivefold-viewer [0-9]+\.[0-9]+\.[0-9]+$' "$work/out" || wrong "--version prints $(cat "$work/out")"
ends_with 3 "$game"
complains "no display"
ends_with 3
complains "no display"
ends_with 3 --measure "$game"
complains "no display"
ends_with 3 --snapshot "$work/x.png" "$game"
complains "no display"
[ -e "$work/x.png" ] && wrong "a picture was begun"
DISPLAY=:4242 ends_with 3 "$game"
complains ":4242"
ends_with 2 --nosuch
complains "nosuch"
ends_with 2 --snapshot "$work/x.gif" "$game"
complains "x.gif"

for name in x.svg x-film.svg x.html; do
  ends_with 0 --snapshot "$work/$name" --ply 9 "$game"
  [ -s "$work/$name" ] || wrong "$name was not written"
  [ -s "$work/out" ] && wrong "--snapshot printed something"
done
xmllint --noout "$work/x.svg" "$work/x-film.svg" || wrong "an SVG is not well-formed"
ends_with 0 --snapshot "$work/y.svg" --ply 9 --board-only "$game"
xmllint --noout "$work/y.svg" || wrong "the board's SVG is not well-formed"
ends_with 0 --snapshot "$work/z.svg" --ply 9 "$game"
cmp "$work/x.svg" "$work/z.svg" || wrong "the same picture has other bytes"
# A pipe can be read once: what looked into it must hand it on.
"$program" --snapshot "$work/pipe.svg" --ply 9 - <"$game" || wrong "a picture of standard input failed"
grep -c 'data-part="stone"' "$work/x.svg" >"$work/stones"
grep -c 'data-part="stone"' "$work/pipe.svg" | cmp - "$work/stones" || wrong "standard input shows other stones"
ends_with 3 --snapshot "$work/m.svg" "$work/missing.txt"
[ -s "$work/errors" ] || wrong "nothing was said about a missing file"
[ -e "$work/m.svg" ] && wrong "a picture of a missing file was written"
ends_with 1 --snapshot "$work/m.svg" --game 7 "$game"
complains "7"
ends_with 3 --snapshot "$work/no/such/folder.svg" "$game"
complains "folder.svg"
finish
