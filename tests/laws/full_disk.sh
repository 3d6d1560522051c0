#!/usr/bin/env bash
# Law: on a full disk, and where nothing may be written, convert and import say so, end with 3, and leave the old file as it was.
# Usage: full_disk.sh PROGRAM. Ends with 77 (skipped) where no small file system can be mounted.
set -u
program=$1
work=$(mktemp -d)
mounted=
cleanup() {
  [ -n "$mounted" ] && umount "$work/disk"
  rm -rf "$work"
}
trap cleanup EXIT
export LC_ALL=C.UTF-8 NO_COLOR=1
mkdir "$work/disk"
if ! mount -t tmpfs -o size=256k tmpfs "$work/disk" 2>"$work/why"; then
  echo "skipped: no file system can be mounted here: $(cat "$work/why")"
  exit 77
fi
mounted=1
awk 'BEGIN {
  for (i = 0; i < 5000; i++)
    printf "{\"ruleset\":\"gomoku-free\",\"board\":{\"size\":15},\"id\":\"%d\",\"moves\":[[%d,%d],[%d,14]]}\n", i, i % 15, int(i / 15) % 15, i % 13
}' >"$work/games.jsonl"

fails() {
  echo "an older file" >"$work/disk/out.jsonl"
  "$program" "$@" --overwrite --no-progress --max-findings 0 >"$work/stdout" 2>"$work/stderr"
  status=$?
  [ $status -eq 3 ] || { echo "$*: ended with $status"; cat "$work/stderr"; exit 1; }
  grep -q "$reason" "$work/stderr" || { echo "$*: does not say \"$reason\":"; cat "$work/stderr"; exit 1; }
  [ "$(cat "$work/disk/out.jsonl")" = "an older file" ] || { echo "$*: the old file is not as it was"; exit 1; }
  [ "$(ls -A "$work/disk")" = out.jsonl ] || { echo "$*: left behind: $(ls -A "$work/disk")"; exit 1; }
}
reason='No space left on device'
fails convert "$work/games.jsonl" --to jsonl -o "$work/disk/out.jsonl"
fails import "$work/games.jsonl" -o "$work/disk/out.jsonl"
fails import "$work/games.jsonl" -o "$work/disk/out.jsonl" --index-memory 1K
echo "an older file" >"$work/disk/out.jsonl"
mount -o remount,ro "$work/disk" || { echo "skipped: the file system cannot be made read-only"; exit 77; }
for command in "convert --to jsonl" import; do
  "$program" $command "$work/games.jsonl" -o "$work/disk/out.jsonl" --overwrite --max-findings 0 >"$work/stdout" 2>"$work/stderr"
  status=$?
  [ $status -eq 3 ] || { echo "$command on a read-only disk: ended with $status"; cat "$work/stderr"; exit 1; }
  grep -q 'Read-only file system' "$work/stderr" || { echo "$command: does not say why:"; cat "$work/stderr"; exit 1; }
  [ "$(cat "$work/disk/out.jsonl")" = "an older file" ] || { echo "$command: the old file is not as it was"; exit 1; }
done
echo "a full and a read-only disk: exit 3, the reason, and the old file as it was"
