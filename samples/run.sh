#!/usr/bin/env bash
# Builds fivefold (installing what that needs) and runs it on the samples. Nothing but git and a shell must be there before.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/cmake/setup.sh"

require build
build release programs

say "the samples, as samples/tour.sh shows them"
echo
bash "$root/samples/tour.sh" "$root/build/release/fivefold"
echo
say "the program is build/release/fivefold; try: build/release/fivefold --help"
viewer=build/release/viewer/fivefold-viewer
if [ -x "$root/$viewer" ]; then
  picture=build/release/portal-win.svg
  (cd "$root" && "$viewer" samples/vcaro/portal-win.jsonl --ply 17 --snapshot "$picture")
  say "a picture of the last game is $picture; with a display, step through all of them: $viewer samples"
fi
