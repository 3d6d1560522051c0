#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/tools/run_program.h"

namespace fivefold::test {
namespace {

/// A shell line that works in an empty folder of its own.
Run run_in_folder(const std::string& line) {
  return run_shell("d=$(mktemp -d); trap 'rm -rf \"$d\"' EXIT; cd \"$d\" || exit 99; " + line);
}

std::string corpus_or_empty(const std::string& name) {
  const std::string path = corpus_path(name);
  if (run_shell("test -r '" + path + "'").exit == 0) return path;
  WARN("skipped: " + name + " is not here");
  return {};
}

}  // namespace

TEST_CASE("every number of jobs prints the same bytes", "[threads]") {
  const std::string zip = corpus_or_empty("pente-org.zip");
  if (zip.empty()) return;
  for (const char* command :
       {"validate --report json", "validate", "replay", "stats", "info --json", "convert --to jsonl"}) {
    INFO(command);
    const auto sum = [&](int jobs) {
      return run_shell("\"$FIVEFOLD\" " + std::string(command) + " --jobs " + std::to_string(jobs) + " '" + zip +
                       "' 2>&1 | cksum")
          .output;
    };
    const std::string alone = sum(1);
    CHECK(sum(4) == alone);
    CHECK(sum(7) == alone);
  }
}

TEST_CASE("a pipe gives what the file gives, but for its name") {
  const std::string zip = corpus_or_empty("pente-org.zip");
  if (zip.empty()) return;
  const std::string file =
      run_shell("\"$FIVEFOLD\" validate --report json '" + zip + "' | sed 's|" + zip + "|-|g' | cksum").output;
  const std::string pipe = run_shell("cat '" + zip + "' | \"$FIVEFOLD\" validate --report json - | cksum").output;
  CHECK(file == pipe);
}

TEST_CASE("a reader that goes away ends the program quietly") {
  const Run run =
      run_in_folder("{ \"$FIVEFOLD\" explain all; \"$FIVEFOLD\" explain all; } 2>message | head -n 1; cat message");
  CHECK(run.output.find('\n') == run.output.size() - 1);
}

TEST_CASE("Ctrl+C leaves no unfinished file and says 130") {
  const Run run = run_in_folder(
      "mkfifo slow; env --default-signal=INT \"$FIVEFOLD\" convert slow --ruleset gomoku-free --from psq --to jsonl -o "
      "out.jsonl & pid=$!; "
      "exec 3>slow; i=0; while [ $i -lt 3000 ]; do "
      "printf 'Piskvorky 15x15, 11:11, 0\\r\\n8,8,1\\r\\n-1\\r\\n' >&3; i=$((i+1)); done; sleep 0.5; "
      "kill -INT $pid; wait $pid; echo $?; ls -A | grep -v '^slow$'");
  CHECK(run.output == "130\n");
}

TEST_CASE("the highest of the exit codes wins") {
  CHECK(run_in_folder("printf x >bad.txt; \"$FIVEFOLD\" validate bad.txt missing.txt >all").exit == 3);
  CHECK(run_in_folder("printf x >bad.txt; \"$FIVEFOLD\" validate bad.txt >all").exit == 1);
  CHECK(run_in_folder("\"$FIVEFOLD\" validate --jobs none missing.txt 2>all").exit == 2);
  CHECK(run_in_folder("\"$FIVEFOLD\" rules pente >/dev/full 2>all").exit == 3);
}

}  // namespace fivefold::test
