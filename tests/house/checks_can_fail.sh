#!/usr/bin/env bash
# Runs the two checks on a small tree with one fault of each kind: a check that finds nothing there checks nothing.
set -u
here=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/{core,formats,tools,viewer,tests}
failures=0

# expect SCRIPT TEXT: the script exits 1 and its output contains the text.
expect() {
  output=$("$here/$1" "$tree" 2>&1)
  status=$?
  if [ $status -ne 1 ] || [[ $output != *"$2"* ]]; then
    echo "$1 missed \"$2\" (exit $status):"
    echo "$output"
    failures=$((failures + 1))
  fi
}

printf '#pragma once\n#include "formats/format.h"\n' >"$tree/core/up.h"
printf '#include <thread>\n' >"$tree/core/threads.cpp"
printf '#include "tools/report.h"\n' >"$tree/formats/up.cpp"
printf '#include "viewer/app.h"\n#include "viewer/scene/board.h"\n' >"$tree/tools/sideways.cpp"
printf '#include "tools/report.h"\n' >"$tree/viewer/sideways.cpp"
for place in core/up.h:2 core/threads.cpp:1 formats/up.cpp:1 tools/sideways.cpp:1 viewer/sideways.cpp:1; do
  expect check_includes.sh "$place"
done
if "$here/check_includes.sh" "$tree" | grep -q 'tools/sideways.cpp:2'; then
  echo "check_includes.sh refuses viewer/scene to tools"
  failures=$((failures + 1))
fi

yes '// line' | head -n 401 >"$tree/tools/long.cpp"
printf '// %s\n' 'FIX''ME' >"$tree/tests/marks.cpp"
printf 'int x;\n' >"$tree/formats/bare.h"
expect check_sources.sh 'tools/long.cpp: 401 lines'
expect check_sources.sh 'tests/marks.cpp:1'
expect check_sources.sh 'formats/bare.h: no #pragma once'

[ $failures -eq 0 ] && echo "each check finds each planted fault"
[ $failures -eq 0 ]
