#!/usr/bin/env bash
# Writes the pictures of the documentation anew, by the program itself: pictures.sh VIEWER. Needs a display or xvfb-run.
set -eu
viewer=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
with_display() { if [ -n "${DISPLAY:-}" ]; then "$@"; else xvfb-run -a "$@"; fi; }

picture() { with_display "$viewer" "$1" --ply "$2" --size 1280x860 --snapshot "docs/pictures/$3.png" "${@:4}"; }
picture samples/pente/capture-win.txt 20 pente
picture samples/vcaro/portal-win.jsonl 17 portal
picture samples/pente/opening-breach.txt 3 opening --theme dark
