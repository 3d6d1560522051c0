#!/usr/bin/env bash
# Golden runs of the program. Usage: run_goldens.sh PROGRAM COMMAND_FOLDER...
#
# Each case is a folder: `cmd` is a line of shell, run in a copy of the folder, with $FIVEFOLD as the program and
# $ROOT as the top of the checkout; `stdout`, `stderr`
# and `exit` are what must come out. A missing `stdout` means nothing, a missing `exit` means 0, a missing `stderr` means that
# it is not looked at. With FIVEFOLD_REWRITE=1 the files are written anew instead of compared: read the diff before committing;
# a case whose messages shall be looked at needs an empty `stderr` to begin with.
set -u
program=$1
shift
FIVEFOLD=$(cd "$(dirname "$program")" && pwd)/$(basename "$program")
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
# Nothing of the caller's settings may reach the program.
for name in $(compgen -e FIVEFOLD_); do
  [ "$name" = FIVEFOLD_REWRITE ] || unset "$name"
done
export FIVEFOLD ROOT=$root LC_ALL=C.UTF-8 NO_COLOR=1 TERM=dumb TZ=UTC COLUMNS=100
rewrite=${FIVEFOLD_REWRITE:-}
unset FIVEFOLD_REWRITE
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cases=0
failures=0

# compare NAME EXPECTED_FILE ACTUAL_FILE: a missing expected file is an empty one.
compare() {
  [ -e "$2" ] || set -- "$1" /dev/null "$3"
  cmp -s "$2" "$3" && return 0
  echo "--- $1 of ${case_folder#"$root"/}"
  diff -u --label expected --label actual "$2" "$3"
  return 1
}

run_case() {
  case_folder=$1
  work=$scratch/work
  rm -rf "$work"
  cp -r "$case_folder" "$work"
  rm -f "$work"/{cmd,stdout,stderr,exit}
  (cd "$work" && bash "$case_folder/cmd") >"$scratch/stdout" 2>"$scratch/stderr" </dev/null
  echo $? >"$scratch/exit"

  if [ "$rewrite" = 1 ]; then
    looked_at=$([ -e "$case_folder/stderr" ] && echo stderr)
    for name in stdout stderr exit; do rm -f "$case_folder/$name"; done
    for name in stdout $looked_at; do [ -s "$scratch/$name" ] && cp "$scratch/$name" "$case_folder/$name"; done
    [ "$(cat "$scratch/exit")" = 0 ] || cp "$scratch/exit" "$case_folder/exit"
    return 0
  fi
  good=0
  compare stdout "$case_folder/stdout" "$scratch/stdout" || good=1
  if [ -e "$case_folder/stderr" ]; then compare stderr "$case_folder/stderr" "$scratch/stderr" || good=1; fi
  echo 0 >"$scratch/zero"
  if [ -e "$case_folder/exit" ]; then
    compare exit "$case_folder/exit" "$scratch/exit" || good=1
  else
    compare exit "$scratch/zero" "$scratch/exit" || good=1
  fi
  # What the program wrote is hard to place without what it said.
  if [ $good -ne 0 ] && [ ! -e "$case_folder/stderr" ] && [ -s "$scratch/stderr" ]; then
    echo "--- stderr was"
    head -n 20 "$scratch/stderr"
  fi
  return $good
}

for folder in "$@"; do
  folder=$(cd "$folder" && pwd)
  for command_file in "$folder"/*/cmd; do
    [ -e "$command_file" ] || continue
    cases=$((cases + 1))
    run_case "$(dirname "$command_file")" || failures=$((failures + 1))
  done
done
[ $cases -gt 0 ] || { echo "no case in $*"; exit 1; }
echo "$cases cases, $failures differ"
[ $failures -eq 0 ]
