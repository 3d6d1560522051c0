#!/usr/bin/env bash
# What is copied arrives as UTF-8 in other programs.
. "$(dirname "$0")/helper.sh"
sed 's/"thanh-tra"/"Nguyễn Thị Hằng"/; s/"Kalev R"/"Őie Pärnõja"/' "$root/samples/pente/five.txt" >"$work/names.txt"
open_viewer "$work/names.txt"
await "Before the first move"
await "Nguyễn Thị Hằng"
press ctrl+shift+c
for _ in $(seq 100); do
  timeout 2 xclip -selection clipboard -o >"$work/copied" 2>/dev/null && [ -s "$work/copied" ] && break
  sleep 0.05
done
grep -q '\[Player 1 Name "Nguyễn Thị Hằng"\]' "$work/copied" || wrong "the copied record lacks a name: $(head -c 400 "$work/copied")"
grep -q '13. M7' "$work/copied" || wrong "the copied record lacks its last move"
close_viewer
finish
