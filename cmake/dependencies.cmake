# Libraries for what is not this project's own business; docs/architecture.md says why each of them is here.
# cmake/setup.sh knows the packages that bring them.

find_package(fmt REQUIRED)
find_package(tinyxml2 REQUIRED)
find_package(nlohmann_json 3 REQUIRED)
find_package(LibArchive REQUIRED)
find_package(CLI11 REQUIRED)
find_package(TBB REQUIRED)
find_package(simdjson REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(utf8proc REQUIRED IMPORTED_TARGET libutf8proc)
pkg_check_modules(uchardet REQUIRED IMPORTED_TARGET uchardet)
pkg_check_modules(nettle REQUIRED IMPORTED_TARGET nettle)
