#!/usr/bin/env bash
# The pixels of pictures at places computed from the layout rule of viewer/scene/board_geometry.h: cells of 48 pixels, a
# ground of 14 pixels around the board, one cell of margin, rows counted from the bottom. Colours are those of the table in viewer/scene/theme.cpp.
. "$(dirname "$0")/helper.sh"
# probe FILE COLUMN ROW ROWS DX DY: "r g b" at the intersection's centre, moved by thousandths of a cell. Columns and rows from 1.
probe() {
  x=$((14 + ($2 * 1000 + 500 + $5) * 48 / 1000))
  y=$((14 + ((1 + $4 - $3) * 1000 + 500 + $6) * 48 / 1000))
  convert "$1" -depth 8 -format "%[fx:int(255*p{$x,$y}.r)] %[fx:int(255*p{$x,$y}.g)] %[fx:int(255*p{$x,$y}.b)]" info:
}
# near "r g b" RRGGBB: not further than 16 in any channel.
near() {
  read -r r g b <<<"$1"
  for pair in "$r ${2:0:2}" "$g ${2:2:2}" "$b ${2:4:2}"; do
    read -r have want <<<"$pair"
    difference=$((have - 0x$want))
    [ ${difference#-} -le 16 ] || return 1
  done
}
expect() {
  seen=$(probe "$2" "$3" "$4" "$5" "$6" "$7")
  near "$seen" "$8" || wrong "$1: the pixel is $seen, not $8"
}

# Pente: after ply 4 of the sample K10 and N10 are white, K11 and L8 black. Columns leave out I.
while read -r theme board white black; do
  "$program" --snapshot "$work/p.png" --board-only --numbers off --theme "$theme" --ply 4 "$root/samples/pente/capture-win.txt" ||
    wrong "no picture in theme $theme"
  expect "$theme K10" "$work/p.png" 10 10 19 0 0 "$white"
  expect "$theme N10" "$work/p.png" 13 10 19 0 0 "$white"
  expect "$theme K11" "$work/p.png" 10 11 19 0 0 "$black"
  expect "$theme L8" "$work/p.png" 11 8 19 120 120 "$black"
  expect "$theme between C3, D3, C4 and D4" "$work/p.png" 3 3 19 500 -500 "$board"
  expect "$theme beside K9" "$work/p.png" 10 9 19 300 -300 "$board"
done <<'TEXT'
light F3E3BF FBFAF6 1D1E22
dark 33383F F1F1EE 0B0C0E
contrast FFFFFF FFFFFF 000000
TEXT

# X and O: the first two stones of the portal sample, wherever the record says they are, once no zone is drawn there.
"$program" --snapshot "$work/x.png" --board-only --numbers off --ply 6 "$root/samples/vcaro/portal-win.jsonl" || wrong "no picture of X and O"
moves=$(grep -o '"moves":\[\[[0-9]*,[0-9]*\],\[[0-9]*,[0-9]*\]' "$root/samples/vcaro/portal-win.jsonl" | grep -o '[0-9]*,[0-9]*')
read -r x_column x_row o_column o_row <<<"$(tr ',\n' '  ' <<<"$moves")"
expect "the middle of X" "$work/x.png" $((x_column + 1)) $((x_row + 1)) 17 0 0 7A1F6B
expect "the middle of O" "$work/x.png" $((o_column + 1)) $((o_row + 1)) 17 0 0 F3E3BF
expect "the right side of O" "$work/x.png" $((o_column + 1)) $((o_row + 1)) 17 290 0 174EA6
finish
