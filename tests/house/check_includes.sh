#!/usr/bin/env bash
# The direction of dependencies, checked on the include lines: core <- formats <- tools and viewer (docs/architecture.md).
# Usage: check_includes.sh ROOT. Prints each include that goes the wrong way and exits 1.
set -u
cd "$1" || exit 2

# Our includes of FOLDER that match none of the allowed patterns.
wrong() {
  folder=$1
  allowed=$2
  [ -d "$folder" ] || return 0
  grep -rnE --include='*.h' --include='*.cpp' --include='*.def' '^[[:space:]]*#[[:space:]]*include[[:space:]]*"' "$folder" |
    grep -vE "\"($allowed)"
}

# Threads, files and console are not core's business.
wrong_system() {
  folder=$1
  refused=$2
  [ -d "$folder" ] || return 0
  grep -rnE --include='*.h' --include='*.cpp' "^[[:space:]]*#[[:space:]]*include[[:space:]]*<($refused)" "$folder"
}

console='iostream>|cstdio>|stdio\.h>'
threads='thread>|mutex>|future>|condition_variable>|tbb/|oneapi/'
files='fstream>|filesystem>|sys/|unistd\.h>|fcntl\.h>'
libraries='archive|tinyxml2|nlohmann|simdjson|CLI/|SFML|uchardet|nettle|utf8proc|iconv'

found=$(
  wrong core 'core/'
  wrong formats 'core/|formats/'
  wrong tools 'core/|formats/|tools/|viewer/scene/|viewer/svg_painter'
  wrong viewer 'core/|formats/|viewer/'
  wrong_system core "$console|$threads|$files|$libraries"
  wrong_system formats "$threads|CLI/|SFML"
  wrong_system tools 'SFML'
)
if [ -n "$found" ]; then
  echo "includes against the direction of dependencies:"
  echo "$found"
  exit 1
fi
echo "all includes go the right way"
