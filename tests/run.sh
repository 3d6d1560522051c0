#!/usr/bin/env bash
# Builds fivefold and all its tests (installing what that needs) and runs them; ctest's summary comes last.
# Arguments go to ctest: tests/run.sh -R cli
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/setup.sh"

require build tests
build release

corpus=${FIVEFOLD_CORPUS:-$root/../shared/corpus}
if [ -d "$corpus" ]; then
  FIVEFOLD_CORPUS=$(cd "$corpus" && pwd)
  export FIVEFOLD_CORPUS
else
  say "no real games at $corpus: the tests that read them are skipped"
fi

say "running the tests"
export LC_ALL=C.UTF-8
exec ctest --test-dir "$root/build/release" -j2 --output-on-failure --no-label-summary --no-tests=error \
  --output-log "$root/build/release/ctest.log" "$@" </dev/null
