#pragma once
// Catch2 is a single header in version 2 (Debian 12) and split in version 3 (later systems): both are accepted here.
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
