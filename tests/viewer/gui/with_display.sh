#!/usr/bin/env bash
# Runs a command on a virtual screen of its own: with_display.sh COMMAND ARGUMENT...
# Ends as the command ends. Where a tool is missing it ends with 77 (skipped), or with 1 in CI, where nothing may be skipped.
set -u
for tool in Xvfb xdotool xclip convert; do
  command -v "$tool" >/dev/null 2>&1 && continue
  echo "$tool is not installed: nothing was tested"
  [ -n "${CI:-}" ] && exit 1
  exit 77
done

folder=$(mktemp -d)
screen=
finish() {
  [ -n "$screen" ] && kill "$screen" 2>/dev/null && wait "$screen" 2>/dev/null
  rm -rf "$folder"
}
trap finish EXIT
trap 'exit 143' TERM INT

Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp -noreset 3>"$folder/display" 2>"$folder/errors" &
screen=$!
for _ in $(seq 200); do
  [ -s "$folder/display" ] && break
  kill -0 "$screen" 2>/dev/null || break
  sleep 0.05
done
if ! [ -s "$folder/display" ]; then
  echo "Xvfb did not start:"
  cat "$folder/errors"
  exit 1
fi
DISPLAY=:$(cat "$folder/display")
export DISPLAY
# Settings of whoever runs the tests must not change what they see.
unset FIVEFOLD_SCALE GDK_SCALE QT_SCALE_FACTOR
export XDG_STATE_HOME="$folder/state"
"$@"
