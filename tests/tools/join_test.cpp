// Several records in one file: each format keeps them apart, or refuses to write them so.
#include <string>

#include "formats/format.h"
#include "tests/formats/io/temp_folder.h"
#include "tests/support/catch.h"
#include "tests/tools/run_program.h"

namespace fivefold::test {
namespace {

/// The places of the stones, one game a line, as the program reads them from a file.
std::string games_in(const std::string& file, const Format& format) {
  return run_shell("\"$FIVEFOLD\" convert " + file + " --from " + std::string(format.name) +
                   " --ruleset gomoku-free --to jsonl --canonical 2>/dev/null | sed 's/^.*\"moves\":/{/' | grep -o "
                   "'[[][0-9]*,[0-9]*]\\|^{' | "
                   "tr -d '\\n' | tr '{' '\\n'")
      .output;
}

}  // namespace

TEST_CASE("joined records stay apart in every format, even where the last line of a file is open") {
  const testing::TempFolder folder;
  const std::string a = folder.file("a.psq", "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,9,0\r\nAnna\r\nBo\r\n-1");
  const std::string b =
      folder.file("b.psq", "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n7,7,0\r\n6,6,0\r\nAnna\r\nBo\r\n-1");
  const std::string inputs = a + " " + b + " --ruleset gomoku-free ";
  const Format* const psq = find_format("psq");
  REQUIRE(psq != nullptr);
  const std::string expected = games_in(a, *psq) + games_in(b, *psq);
  REQUIRE(expected == "\n[7,7][8,6]\n[7,7][6,8][5,9]");
  int joined = 0;
  int refused = 0;
  for (const Format* const format : all_formats()) {
    if (format->write == nullptr) continue;
    const std::string name(format->name);
    INFO(name);
    const std::string out = folder.path("joined-" + name);
    const Run run = run_shell("\"$FIVEFOLD\" convert " + inputs + "--to " + name + " --join -o " + out + " 2>&1");
    if (format->never_joined) {
      CHECK(run.exit == 2);
      CHECK(run_shell("test -e " + out).exit == 1);
      ++refused;
      continue;
    }
    CHECK(run.exit == 0);
    CHECK(games_in(out, *format) == expected);
    ++joined;
  }
  CHECK(joined >= 11);
  CHECK(refused == 3);
}

}  // namespace fivefold::test
