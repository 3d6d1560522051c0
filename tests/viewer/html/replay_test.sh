#!/usr/bin/env bash
# Opens replays in a headless browser and lets a script in each play with it: replay_test.sh WRITE_PAGES ROOT.
# Without a browser it ends with 77 (skipped), or with 1 in CI, where nothing may be skipped.
set -u
browser=
for name in chromium chromium-browser google-chrome; do
  browser=$(command -v "$name" 2>/dev/null) && break
done
if [ -z "$browser" ]; then
  echo "chromium is not installed: the HTML replay was not tested"
  [ -n "${CI:-}" ] && exit 1
  exit 77
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 143' TERM INT
pages=$("$1" "$2" "$folder") || exit 1
[ -n "$pages" ] || { echo "no pages were made"; exit 1; }

faulty=0
for page in $pages; do
  # The time that the page sees runs ahead, so that waiting costs nothing.
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking \
    --disable-component-update --disable-sync --no-first-run --user-data-dir="$folder/profile-$page" \
    --window-size=1300,860 --virtual-time-budget=60000 --dump-dom "file://$folder/$page.html" \
    >"$folder/$page.dom" 2>"$folder/$page.errors"
  verdict=$(sed -n 's/.*<html[^>]* data-verdict="\([^"]*\)".*/\1/p' "$folder/$page.dom" | head -n 1)
  echo "$page: ${verdict:-no verdict}"
  case $verdict in
    pass*) ;;
    *)
      faulty=1
      [ -n "$verdict" ] || tail -n 5 "$folder/$page.errors"
      ;;
  esac
done
exit "$faulty"
