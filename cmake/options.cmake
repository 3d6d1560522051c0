# Compiler options that every target of ours shares; third-party headers are system headers and stay out of the warnings.

if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(ccache_program ccache)
  if(ccache_program)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ccache_program})
  endif()
endif()

add_library(fivefold_options INTERFACE)
target_include_directories(fivefold_options INTERFACE ${PROJECT_SOURCE_DIR})
# -Wnull-dereference is left out: it misfires inside CLI11 when optimising.
target_compile_options(fivefold_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
  -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlapping copies in plain std::string concatenation (GCC bug 105651) and, with precompiled headers, copies
  # of impossible size and out of bounds there too; what is real among these the address sanitizer finds.
  target_compile_options(fivefold_options INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Does what clang-tidy's check of this kind takes a tenth of its time for.
  target_compile_options(fivefold_options INTERFACE -Wreserved-identifier)
endif()
if(FIVEFOLD_WERROR)
  target_compile_options(fivefold_options INTERFACE -Werror)
endif()

if(FIVEFOLD_SANITIZE)
  add_compile_options(-fsanitize=${FIVEFOLD_SANITIZE} -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${FIVEFOLD_SANITIZE})
  if(FIVEFOLD_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=undefined)
  endif()
  if(FIVEFOLD_SANITIZE MATCHES "address")
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
  endif()
endif()

if(FIVEFOLD_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "the fuzz targets need clang++ (libFuzzer): cmake --preset fuzz")
  endif()
  # Everything is instrumented, but only the fuzz targets themselves bring libFuzzer's main.
  add_compile_options(-fsanitize=fuzzer-no-link)
  add_link_options(-fsanitize=fuzzer-no-link)
endif()

if(FIVEFOLD_COVERAGE)
  add_compile_options(--coverage -fprofile-update=atomic)
  add_link_options(--coverage)
endif()
