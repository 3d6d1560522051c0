#!/usr/bin/env bash
# Habits that a machine can check. Usage: check_sources.sh ROOT. Prints what it finds and exits 1.
set -u
cd "$1" || exit 2
folders=()
for folder in core formats tools viewer; do [ -d "$folder" ] && folders+=("$folder"); done
[ ${#folders[@]} -gt 0 ] || { echo "no sources under $1"; exit 2; }

sources() { find "${folders[@]}" "$@" -type f \( -name '*.h' -o -name '*.cpp' \) | sort; }

# In pieces, so that this file does not find itself.
marks='TO''DO|FIX''ME|XX''X'

found=$(
  sources | xargs wc -l | awk '$2 != "total" && $1 > 400 {print $2 ": " $1 " lines, the limit is 400"}'
  sources tests | xargs grep -nE "(^|[^A-Za-z])($marks)([^A-Za-z]|\$)" | sed 's/$/   <- unfinished mark/'
  sources tests | grep '\.h$' | xargs grep -L '^#pragma once' | sed 's/$/: no #pragma once/'
  sources | xargs grep -nE 'using namespace std *;' | sed 's/$/   <- whole namespace pulled in/'
  [ -d tests/support ] && grep -rlE '^[[:space:]]*(TEST_CASE|SCENARIO|TEMPLATE_TEST_CASE)\(' tests/support |
    sed 's/$/: a test case in tests\/support, which ctest does not list/'
)
if [ -n "$found" ]; then
  echo "$found"
  exit 1
fi
echo "sources are in order"
