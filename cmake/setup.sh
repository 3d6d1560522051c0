# Sourced by samples/run.sh, tests/run.sh and .ci/run. It defines:
#   say WORDS...            one plain line about what happens
#   fail WORDS...           a message and exit 1
#   require GROUP...        installs the packages of those groups that are missing (build, tests, checks)
#   build PRESET TARGET...  configures and builds, quietly unless something goes wrong
# With FIVEFOLD_SKIP_SETUP=1 nothing is installed: for systems whose packages this file does not know.

say() { printf '%s\n' "fivefold: $*"; }

fail() {
  printf '%s\n' "fivefold: error: $*" >&2
  exit 1
}

# The names are the same in Debian 12, Debian 13 and Ubuntu 24.04.
packages_of() {
  case $1 in
    build)
      echo g++ cmake ninja-build pkgconf libcli11-dev libtinyxml2-dev libfmt-dev nlohmann-json3-dev libarchive-dev \
        libtbb-dev libutf8proc-dev libuchardet-dev nettle-dev libsimdjson-dev zlib1g-dev libsfml-dev libfontconfig-dev \
        fonts-dejavu-core
      ;;
    tests) echo catch2 libxml2-utils unzip zip xvfb xauth xdotool xclip libgl1-mesa-dri imagemagick $(browser) ;;
    checks) echo clang clang-tidy "$(clang_runtime)" ;;
    *) fail "packages_of: no group \"$1\"" ;;
  esac
}

# Ubuntu has no package of Chromium (but a snap): the one test that drives a browser skips itself there.
browser() { if grep -q '^ID=debian' /etc/os-release 2>/dev/null; then echo chromium; fi; }

# The sanitizers and libFuzzer of the system's default clang lie in a package with its version in the name.
clang_runtime() {
  version=$(apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9][0-9]*\)$/\1/p' | head -n 1)
  echo "libclang-rt-${version:-14}-dev"
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

explain_other_system() {
  cat >&2 <<TEXT
fivefold: error: this script installs what is missing on Debian 12, Debian 13 and Ubuntu 24.04 only.
Elsewhere, please install these yourself, with their development files:
  a C++20 compiler (g++ 12 or clang 14, or newer), CMake 3.25 or newer, Ninja, pkg-config
  CLI11, tinyxml2, {fmt}, nlohmann-json, libarchive, oneTBB, utf8proc, uchardet, Nettle, simdjson, zlib, SFML (2.5 or newer), fontconfig
  and the fonts of DejaVu; for the tests: Catch2 (2.13 or 3), xmllint, zip, unzip, Xvfb, xdotool, xclip, ImageMagick, Chromium
and run the script again with FIVEFOLD_SKIP_SETUP=1 in the environment.
TEXT
  exit 1
}

missing_of() {
  for group in "$@"; do
    for package in $(packages_of "$group"); do is_installed "$package" || echo "$package"; done
  done
}

require() {
  [ "${FIVEFOLD_SKIP_SETUP:-}" = 1 ] && return 0
  command -v apt-get >/dev/null 2>&1 && command -v dpkg-query >/dev/null 2>&1 || explain_other_system
  missing=$(missing_of "$@" | tr "\n" " ")
  [ -z "$missing" ] && return 0
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || fail "missing packages, and neither root nor sudo to install them: $missing"
    as_root=sudo
  fi
  say "installing $missing"
  log=$(mktemp)
  if ! { $as_root apt-get update -q &&
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    rm -f "$log"
    fail "the packages could not be installed (apt-get says why above)"
  fi
  rm -f "$log"
}

# FIVEFOLD_WERROR=ON in the environment turns warnings into errors, as continuous integration does.
build() {
  preset=$1
  shift
  folder=$root/build/$preset
  mkdir -p "$folder"
  log=$folder/build.log
  say "configuring build/$preset"
  if ! (cd "$root" && cmake --preset "$preset" ${FIVEFOLD_WERROR:+-DFIVEFOLD_WERROR="$FIVEFOLD_WERROR"}) >"$log" 2>&1; then
    cat "$log" >&2
    fail "CMake could not configure build/$preset"
  fi
  say "building build/$preset (the first time takes some minutes, later times seconds)"
  if ! cmake --build "$folder" ${1:+--target "$@"} >"$log" 2>&1; then
    grep -av '^\[[0-9]*/[0-9]*\] Building\|^\[[0-9]*/[0-9]*\] Linking\|^clang-tidy\|warnings\{0,1\} generated\.$' "$log" | tail -n 80 >&2
    fail "the build failed; the whole log is build/$preset/build.log"
  fi
}
