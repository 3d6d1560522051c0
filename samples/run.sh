#!/usr/bin/env bash
# Builds fivefold (installing what that needs) and runs it on the samples. Nothing but git and a shell must be there before.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/setup.sh"

require build
build release fivefold

say "the samples, as samples/tour.sh shows them"
echo
bash "$root/samples/tour.sh" "$root/build/release/fivefold"
echo
say "the program is build/release/fivefold; try: build/release/fivefold --help"
