#!/usr/bin/env bash
# The README's tour is what samples/tour.sh prints. Usage: check_tour.sh PROGRAM ROOT; FIVEFOLD_REWRITE=1 puts it in.
set -u
program=$1
root=$2
readme=$root/README.md
begin='<!-- tour: made by samples/tour.sh -->'
end='<!-- end of tour -->'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

{
  echo "$begin"
  echo '```console'
  FIVEFOLD_REWRITE='' bash "$root/samples/tour.sh" "$program" | sed -e '$d'
  echo '```'
  echo "$end"
} >"$work/tour"
for mark in "$begin" "$end"; do
  grep -qxF "$mark" "$readme" || { echo "README.md has no line \"$mark\""; exit 1; }
done
awk -v begin="$begin" -v end="$end" -v tour="$work/tour" '
  $0 == begin {while ((getline line < tour) > 0) print line; inside = 1}
  !inside {print}
  $0 == end {inside = 0}' "$readme" >"$work/README.md"

if [ "${FIVEFOLD_REWRITE:-}" = 1 ]; then
  cp "$work/README.md" "$readme"
  echo "README.md holds the tour of today"
elif diff -u --label README.md --label "README.md with the tour of today" "$readme" "$work/README.md"; then
  echo "the tour is what the program prints"
else
  echo "put it in with FIVEFOLD_REWRITE=1 tests/run.sh -R house"
  exit 1
fi
