# Sourced by the scripts of this folder, which run under with_display.sh: SCRIPT PROGRAM ROOT.
set -u
program=$1
root=$2
work=$(mktemp -d)
viewer=
leave() {
  [ -n "$viewer" ] && kill "$viewer" 2>/dev/null
  rm -rf "$work"
}
trap leave EXIT
failed=0

# What the test expected and did not see; the test goes on, to say all of it.
wrong() {
  echo "FAILED: $*"
  failed=1
}
finish() {
  [ $failed = 0 ] && echo "as expected"
  exit $failed
}

# Starts the viewer with the given arguments and waits for its first sentence and its window.
open_viewer() {
  : >"$work/said"
  "$program" --announce --state-folder "$work/state" "$@" >"$work/said" 2>"$work/errors" &
  viewer=$!
  window=
  for _ in $(seq 400); do
    window=$(xdotool search --onlyvisible --pid "$viewer" 2>/dev/null | tail -n 1)
    [ -z "$window" ] && window=$(xdotool search --onlyvisible --name . 2>/dev/null | tail -n 1)
    [ -n "$window" ] && break
    kill -0 "$viewer" 2>/dev/null || break
    sleep 0.05
  done
  [ -n "$window" ] || { wrong "no window appeared: $(cat "$work/errors")"; finish; }
  # Without a window manager the keys go to where the pointer is: a corner where nothing reacts to it.
  xdotool mousemove --window "$window" 3 3
}

# Waits until the sentence was announced (or the time is over, which says that it was not).
await() {
  for _ in $(seq 400); do
    grep -qF -- "$1" "$work/said" && return 0
    sleep 0.05
  done
  wrong "not announced: $1"
  tail -n 5 "$work/said"
  return 1
}
# The last sentence about a position, once it is the given one.
await_last() {
  for _ in $(seq 400); do
    [ "$(positions | tail -n 1)" = "$1" ] && return 0
    sleep 0.05
  done
  wrong "the last position announced is \"$(positions | tail -n 1)\", not \"$1\""
  return 1
}
# Sentences about positions, without what they say of opening rules.
positions() { grep -E '^(Ply [0-9]|Before the first move)' "$work/said" | sed -E 's/ (Keeps the opening rule|Opening rule):.*//'; }

# Keys one after the other, as a quick person presses them.
press() {
  local name
  for name in "$@"; do xdotool key "$name"; sleep 0.06; done
}

# Ctrl+Q, and that the program leaves with 0.
close_viewer() {
  xdotool key ctrl+q
  for _ in $(seq 200); do kill -0 "$viewer" 2>/dev/null || break; sleep 0.05; done
  kill -0 "$viewer" 2>/dev/null && wrong "Ctrl+Q does not end it"
  wait "$viewer"
  code=$?
  viewer=
  [ $code = 0 ] || wrong "it ended with $code: $(cat "$work/errors")"
}

# A picture of the window once nothing moves in it any more.
picture() {
  last=
  for _ in $(seq 40); do
    sleep 0.25
    import -window "$window" "$1" || { wrong "no picture of the window"; return; }
    now=$(convert "$1" rgba:- | cksum)
    [ "$now" = "$last" ] && return
    last=$now
  done
}
same_picture() {
  [ "$(convert "$1" rgba:- | cksum)" = "$(convert "$2" rgba:- | cksum)" ] || wrong "$3"
}
