#!/usr/bin/env bash
# Plants one fault after another in copies of the engine's sources and asks whether the vectors or the reference engine
# notice. Usage: run.sh SOURCE_DIR BUILD_DIR [C++ compiler [NAME_PART]]. Fails when a fault survives, when a text of the
# table is not found exactly once, or when a changed source does not compile.
set -u
root=$(cd "$1" && pwd)
mkdir -p "$2" && build=$(cd "$2" && pwd)
read -ra compiler <<<"${3:-c++}"
only=${4:-}
flags=(-std=c++20 -O1 -DNDEBUG -w -I "$root" "-DFIVEFOLD_SOURCE_DIR=\"$root\"" "-DFIVEFOLD_EXECUTABLE=\"\"")
export LC_ALL=C
workers=$(nproc)

compile() { # source object
  "${compiler[@]}" "${flags[@]}" -c "$1" -o "$2"
}

core=(fouls game layout opening position record rows topology words)
tests=(engine_driver random_board random_game random_player reference_board reference_captures reference_engine
  reference_fouls reference_json reference_opening reference_play reference_rows reference_rules paths vector_files
  vector_reader)
sources=(tests/mutants/driver.cpp)
for name in "${core[@]}"; do sources+=("core/$name.cpp"); done
for name in "${tests[@]}"; do sources+=("tests/support/$name.cpp"); done

object_of() { echo "$build/$(echo "$1" | tr / _).o"; }

objects=()
for source in "${sources[@]}"; do
  object=$(object_of "$source")
  objects+=("$object")
  while (($(jobs -rp | wc -l) >= workers)); do wait -n; done
  rm -f "$object"
  compile "$root/$source" "$object" &
done
wait
if ! "${compiler[@]}" "${objects[@]}" -o "$build/unchanged"; then exit 2; fi
if ! "$build/unchanged" >"$build/unchanged.txt"; then
  echo "the unchanged engine fails: $(cat "$build/unchanged.txt")"
  exit 2
fi

# One fault: writes "caught ...", "SURVIVED" or "BROKEN ..." to its verdict file.
try() { # number file find replace
  local number=$1 file=$2 find=$3 replace=$4
  local verdict="$build/$number.verdict" text rest
  text=$(cat "$root/$file")
  rest=${text#*"$find"}
  if [ "$rest" = "$text" ]; then echo "BROKEN text not found in $file" >"$verdict"; return; fi
  if [ "${rest#*"$find"}" != "$rest" ]; then echo "BROKEN text found twice in $file" >"$verdict"; return; fi
  printf '%s%s%s\n' "${text%%"$find"*}" "$replace" "$rest" >"$build/$number.cpp"
  if ! compile "$build/$number.cpp" "$build/$number.o" 2>"$build/$number.log"; then
    echo "BROKEN does not compile, see $build/$number.log" >"$verdict"
    return
  fi
  local linked=() object
  for object in "${objects[@]}"; do
    if [ "$object" = "$(object_of "$file")" ]; then linked+=("$build/$number.o"); else linked+=("$object"); fi
  done
  "${compiler[@]}" "${linked[@]}" -o "$build/$number.run"
  local by code
  by=$(timeout 60 "$build/$number.run" 2>&1)
  code=$?
  if [ $code -eq 0 ]; then echo SURVIVED >"$verdict"; else echo "caught by ${by:-signal or time limit ($code)}" >"$verdict"; fi
  rm -f "$build/$number.run" "$build/$number.o"
}

split() { # the four fields of a table line, into the array "fields"
  local line=$1
  fields=()
  while [[ $line == *" ||| "* ]]; do
    fields+=("${line%%" ||| "*}")
    line=${line#*" ||| "}
  done
  fields+=("$line")
}

rm -f "$build"/*.verdict
names=()
while IFS= read -r line; do
  case $line in "" | "#"*) continue ;; esac
  split "$line"
  if [ ${#fields[@]} -ne 4 ]; then echo "malformed line: $line"; exit 2; fi
  case ${fields[0]} in *"$only"*) ;; *) continue ;; esac
  number=${#names[@]}
  names+=("${fields[0]}")
  while (($(jobs -rp | wc -l) >= workers)); do wait -n; done
  try "$number" "${fields[1]}" "$(printf '%b' "${fields[2]}")" "${fields[3]}" &
done <"$root/tests/mutants/mutants.txt"
wait

caught=0
for number in "${!names[@]}"; do
  verdict=$(cat "$build/$number.verdict")
  printf '%-55s %s\n' "${names[number]}" "$verdict"
  case $verdict in caught*) caught=$((caught + 1)) ;; esac
done
echo "$caught of ${#names[@]} caught"
[ "$caught" -eq "${#names[@]}" ] && [ "$caught" -gt 0 ]
