#!/usr/bin/env bash
# Names that programs stumble over, folders, archives, and files that are not there: each is opened, or the window says why
# not and stays usable.
. "$(dirname "$0")/helper.sh"
cd "$work" || exit 1
cp "$root/samples/pente/five.txt" "my game 1.txt"
cp "$root/samples/pente/five.txt" ./-x.txt
mkdir folder
cp "$root/samples/pente/five.txt" folder/
zip -q games.zip "my game 1.txt"
: >empty.txt
first="Before the first move; 25 stones to come. White begins."
opens() {
  open_viewer "$@"
  await_last "$first" || echo "  for: $*"
  close_viewer
}
opens "my game 1.txt"
opens ./-x.txt
opens -- -x.txt
opens folder
opens games.zip
opens missing.txt "my game 1.txt"
opens empty.txt "my game 1.txt"

open_viewer "my game 1.txt" "$root/samples/pente/capture-win.txt"
await_last "$first"
press bracketright
await_last "Before the first move; 20 stones to come. White begins."
press bracketleft
await_last "$first"
close_viewer

for name in missing.txt empty.txt; do
  open_viewer "$name"
  sleep 1
  press Right End space space question Escape
  kill -0 "$viewer" 2>/dev/null || wrong "it ended after $name"
  # The window stays usable: a record can be pasted.
  xclip -selection clipboard <"my game 1.txt"
  press ctrl+v
  await "$first" || echo "  after: $name"
  close_viewer
done
finish
