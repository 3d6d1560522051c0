// Hostile sizes, for every format of the registry: reads of one byte, one line without an end, and what that costs.

#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <map>
#include <thread>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

using testing::content_of;
using testing::Split;
using testing::split_files;
using testing::TempFolder;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSlow = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSlow = true;
#else
constexpr bool kSlow = false;
#endif
#else
constexpr bool kSlow = false;
#endif

/// What a line without an end is made of.
constexpr std::array<std::string_view, 13> kFillers = {"(;W[aa])", "a",  " ",  "1 K10 ", "1,1,0 ", "(",          "[",
                                                       "{ ",       "<a", "\"", ";B[aa]", "\\>",    "[1,{\"x\":["};

std::vector<std::string> sample_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() + "/samples")) {
    const std::string name = entry.path().filename().string();
    if (entry.is_regular_file() && !name.ends_with(".sh") && !name.ends_with(".md")) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

/// One good file of each format: a sample that is detected as that format, or a text of ours.
std::map<std::string, std::string> good_files() {
  std::map<std::string, std::string> files = {
      {"brainking",
       "[Site \"BrainKing.com\"]\n[GameType \"Pente\"]\n[White \"ann\"]\n[Black \"ben\"]\n[Result \"1-0\"]\n"
       "\n1. K10 L9 Resign 1-0\n"},
      {"rec", "ann\nben\n9,9,12\n10,8,9\n9,8,1\n"},
  };
  for (const std::string& path : sample_files()) {
    const std::string text = content_of(path);
    const Detection detection = detect(text, all_formats());
    if (detection.format != nullptr) files.emplace(detection.format->name, text);
  }
  return files;
}

/// The first half of a good file, so that the line without an end begins within a record; never half a character.
std::string first_half(const std::string& text) {
  std::size_t size = text.size() / 2;
  while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return text.substr(0, size);
}

/// Everything that was found in a split: places, codes and arguments.
std::vector<std::string> findings_of(const Split& split) {
  std::vector<std::string> all = split.order;
  Judge judge({});
  for (const RawRecord& record : split.records) {
    const std::string place = std::to_string(record.offset) + " " + std::to_string(record.line) + ":" +
                              std::to_string(record.column) + " " + std::string(record.bytes);
    all.push_back(place);
    judge.judge(*record.entry->format, record.bytes, record.entry->path, record.number);
    for (const Diagnostics* const list : {&record.diagnostics, &judge.diagnostics()})
      for (const Diagnostic& one : *list)
        all.push_back(std::string(row(one.code).id) + " " + std::to_string(one.where.begin) + "-" +
                      std::to_string(one.where.end) + " " + message(one));
  }
  return all;
}

/// A named pipe that a thread fills: a text much larger than what may be held.
class Endless {
 public:
  Endless(const std::string& path, std::string start, std::string_view filler, std::size_t size) {
    REQUIRE(mkfifo(path.c_str(), 0600) == 0);
    writer_ = std::thread([path, start = std::move(start), filler, size] {
      // The reader may give up; that must not end the program.
      sigset_t pipes;
      sigemptyset(&pipes);
      sigaddset(&pipes, SIGPIPE);
      pthread_sigmask(SIG_BLOCK, &pipes, nullptr);
      const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC);
      std::string block;
      while (block.size() < std::size_t{1} << 20U) block += filler;
      bool open_end = put(file, start);
      for (std::size_t done = 0; open_end && done < size; done += block.size()) open_end = put(file, block);
      close(file);
    });
  }
  ~Endless() { writer_.join(); }
  Endless(const Endless&) = delete;
  Endless& operator=(const Endless&) = delete;

 private:
  static bool put(int file, std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t put = ::write(file, bytes.data(), bytes.size());
      if (put <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
  }
  std::thread writer_;
};

/// Processor time for cutting and judging a file, in seconds.
double cost(const Format& format, const std::string& path, std::size_t size) {
  const std::clock_t begin = std::clock();
  SplitOptions options;
  options.from = &format;
  options.max_record = 2 * size;
  const Split all = split_files({path}, options);
  JudgeOptions judging;
  judging.ruleset = find_ruleset("gomoku-free");
  Judge judge(std::move(judging));
  for (const RawRecord& record : all.records)
    judge.judge(*record.entry->format, record.bytes, record.entry->path, record.number);
  return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

}  // namespace

TEST_CASE("sizes: reads of one byte find what whole reads find", "[sizes]") {
  const std::vector<std::string> files = sample_files();
  REQUIRE(files.size() > 10);
  for (const std::string& path : files) {
    INFO(path);
    const std::vector<std::string> whole = findings_of(split_files({path}, {}));
    CHECK_FALSE(whole.empty());
    for (const std::size_t read_bytes : {1U, 3U}) {
      SplitOptions options;
      options.read_bytes = read_bytes;
      CHECK(findings_of(split_files({path}, options)) == whole);
    }
  }
}

TEST_CASE("sizes: every format has a file to begin with", "[sizes]") {
  const auto files = good_files();
  for (const Format* const format : all_formats()) {
    INFO(format->name);
    CHECK(files.count(std::string(format->name)) == 1);
  }
}

TEST_CASE("sizes: one line of 100 MB costs a window and is said; the next file is read", "[sizes]") {
  const std::size_t size = (kSlow ? std::size_t{12} : std::size_t{100}) << 20U;
  const auto files = good_files();
  std::size_t filler = 0;
  for (const Format* const format : all_formats()) {
    const auto good = files.find(std::string(format->name));
    if (good == files.end()) continue;
    INFO(format->name);
    const TempFolder folder;
    const std::string next = folder.file("next", good->second);
    SplitOptions options;
    options.from = format;
    const std::size_t expected = split_files({next}, options).records.size();
    REQUIRE(expected > 0);
    const std::string endless = folder.path("endless");
    const Endless source(endless, first_half(good->second), kFillers[filler++ % kFillers.size()], size);
    const Split all = split_files({endless, next}, options);
    CHECK(all.peak_window <= options.max_record + 2 * options.read_bytes);
    std::size_t held = 0, from_next = 0;
    for (const RawRecord& record : all.records) {
      held += record.bytes.size();
      from_next += record.entry->path == next ? 1 : 0;
    }
    CHECK(from_next == expected);
    CHECK(held <= 2 * options.max_record);
    // The line itself is a problem of its stream: too long, or no record at all.
    REQUIRE_FALSE(all.problems.empty());
    CHECK(all.problems[0].path == endless);
  }
}

TEST_CASE("sizes: a line without an end costs time in proportion to its length", "[sizes]") {
  const std::size_t size = (kSlow ? std::size_t{64} : std::size_t{256}) << 10U;
  const auto files = good_files();
  for (const Format* const format : all_formats()) {
    const auto good = files.find(std::string(format->name));
    if (good == files.end()) continue;
    for (const std::string_view filler : kFillers) {
      INFO(format->name << " with " << filler);
      const TempFolder folder;
      std::string text = first_half(good->second);
      while (text.size() < size) text += filler;
      const std::string small = folder.file("small", text);
      while (text.size() < 4 * size) text += filler;
      const std::string large = folder.file("large", text);
      // Below some milliseconds the clock says nothing, and a busy machine may spoil a try.
      bool linear = false;
      for (int run = 0; run < 3 && !linear; ++run) {
        const double four = cost(*format, large, 4 * size);
        linear = four < 0.03 || four < 8 * cost(*format, small, size);
      }
      CHECK(linear);
    }
  }
}

}  // namespace fivefold::test
