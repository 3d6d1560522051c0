#include <unistd.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/support/catch.h"
#include "tools/command.h"
#include "tools/errors.h"
#include "tools/options.h"

namespace fivefold {
namespace {

Options parse(const char* command, const std::vector<std::string>& arguments) {
  return parse_options(*find_command(command), arguments);
}

/// The sentence of the UsageError, or nothing when there is none.
std::string complaint(const char* command, const std::vector<std::string>& arguments) {
  try {
    parse(command, arguments);
  } catch (const UsageError& error) {
    return error.what();
  }
  return {};
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

/// A variable of the environment for as long as the object lives.
class Variable {
 public:
  Variable(const char* name, const char* value) : name_(name) { ::setenv(name, value, 1); }
  ~Variable() { ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;

 private:
  const char* name_;
};

/// A file for as long as the object lives.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text)
      : path_(std::filesystem::temp_directory_path() / ("fivefold-options-" + std::to_string(::getpid()))) {
    std::ofstream(path_) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

}  // namespace

TEST_CASE("values reach their members") {
  const Options options =
      parse("validate", {"a.txt", "--ruleset", "pente", "-", "--board=15x17", "--jobs", "3", "--max-record", "64K",
                         "--fail-on", "warning", "--disable", "O101,e103", "--disable", "M104", "--clock-tolerance",
                         "0.5", "--ruleset-for", "*/a=b/*=renju"});
  CHECK(options.arguments == std::vector<std::string>{"a.txt", "-"});
  CHECK(options.ruleset->id == "pente");
  CHECK(options.board == std::pair{15, 17});
  CHECK(options.jobs == 3);
  CHECK(options.max_record == 65536);
  CHECK(options.fail_on == FailOn::warning);
  CHECK(options.disabled == std::vector{Code::opening_centre, Code::no_natural_end, Code::occupied});
  CHECK(options.clock_tolerance == 0.5);
  REQUIRE(options.ruleset_for.size() == 1);
  CHECK(options.ruleset_for[0].first == "*/a=b/*");
  CHECK(options.ruleset_for[0].second->id == "renju");
}

TEST_CASE("what is misspelt is answered with the nearest name") {
  CHECK(has(complaint("validate", {"a", "--rulset", "pente"}), "\"--ruleset\""));
  CHECK(has(complaint("validate", {"a", "--rulset=pente"}), "\"--ruleset\""));
  CHECK(has(complaint("validate", {"a", "--ruleset", "kerio"}), "\"keryo\""));
  CHECK(has(complaint("validate", {"a", "--from", "pqs"}), "\"psq\""));
  CHECK(has(complaint("validate", {"a", "--disable", "O1O1"}), "\"O101\""));
  CHECK(has(complaint("validate", {"a", "--report", "jsn"}), "\"json\""));
  CHECK(has(complaint("validate", {"a", "--ruleset-for", "*=vcaro-portl"}), "\"vcaro-portal\""));
}

TEST_CASE("values that cannot be are refused before any work") {
  for (const std::vector<std::string>& wrong :
       std::vector<std::vector<std::string>>{{"a", "--jobs", "0"},
                                             {"a", "--jobs", "two"},
                                             {"a", "--jobs", "-1"},
                                             {"a", "--jobs", "99999999999999999999"},
                                             {"a", "--board", "15"},
                                             {"a", "--board", "4x15"},
                                             {"a", "--board", "15x53"},
                                             {"a", "--board", "x"},
                                             {"a", "--max-record", "0"},
                                             {"a", "--max-record", "M"},
                                             {"a", "--max-record", "8X"},
                                             {"a", "--clock-tolerance", "-1"},
                                             {"a", "--clock-tolerance", "nan"},
                                             {"a", "--clock-tolerance", "inf"},
                                             {"a", "--ruleset-for", "pente"},
                                             {"a", "--ruleset"},
                                             {"a", "--max-findings", "x"}}) {
    INFO(wrong.back());
    CHECK(!complaint("validate", wrong).empty());
  }
  CHECK(has(complaint("validate", {}), "PATH"));
  CHECK(has(complaint("explain", {}), "CODE"));
}

TEST_CASE("an option of another command is unknown") {
  CHECK(has(complaint("validate", {"a", "--split", "d"}), "--split"));
}

TEST_CASE("the command line goes before the environment, the environment before the file") {
  const TemporaryFile config(
      "jobs = 2\nmax-record = \"1M\"\n[validate]\nfail-on = \"never\"\nboard = \"9x9\"\n[stats]\nlanguage = \"bg\"\n");
  CHECK(parse("validate", {"a", "--config", config.path()}).jobs == 2);
  CHECK(parse("validate", {"a", "--config", config.path()}).fail_on == FailOn::never);
  CHECK(parse("info", {"a", "--config", config.path()}).fail_on == FailOn::error);
  CHECK(parse("stats", {"a", "--config", config.path()}).language == Language::bulgarian);
  const Variable variable("FIVEFOLD_JOBS", "5");
  CHECK(parse("validate", {"a", "--config", config.path()}).jobs == 5);
  CHECK(parse("validate", {"a", "--config", config.path(), "-j", "7"}).jobs == 7);
  CHECK(parse("validate", {"a", "--config", config.path()}).max_record == 1U << 20);
}

TEST_CASE("faults of the environment and of the file name their place") {
  {
    const Variable variable("FIVEFOLD_BOARD", "huge");
    CHECK(has(complaint("validate", {"a"}), "FIVEFOLD_BOARD"));
  }
  const TemporaryFile config("rulset = pente\n");
  CHECK(has(complaint("validate", {"a", "--config", config.path()}), "\"ruleset\""));
  CHECK(has(complaint("validate", {"a", "--config", "/nonexistent/fivefold"}), "/nonexistent/fivefold"));
}

TEST_CASE("flags of the environment can be false") {
  const Variable variable("FIVEFOLD_FORCE", "0");
  CHECK_FALSE(parse("convert", {"a"}).force);
  CHECK(parse("convert", {"a", "--force"}).force);
}

}  // namespace fivefold
