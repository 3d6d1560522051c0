#!/usr/bin/env bash
# Ctrl+C in the terminal, and a system that shuts down, end the window cleanly.
. "$(dirname "$0")/helper.sh"
# What a shell starts in the background ignores Ctrl+C, as the viewer then does too.
printf '#!/bin/sh\nexec env --default-signal=INT "%s" "$@"\n' "$program" >"$work/foreground"
chmod +x "$work/foreground"
program=$work/foreground
for signal in INT TERM HUP; do
  open_viewer "$root/samples/pente/five.txt"
  await "Before the first move"
  kill -s "$signal" "$viewer"
  for _ in $(seq 200); do kill -0 "$viewer" 2>/dev/null || break; sleep 0.05; done
  kill -0 "$viewer" 2>/dev/null && wrong "SIG$signal does not end it" && kill -s KILL "$viewer"
  wait "$viewer"
  code=$?
  viewer=
  [ $code = 0 ] || wrong "after SIG$signal it ended with $code"
done
finish
