// A study is shared between threads: the window shows it while pictures of it are written.

#include <atomic>
#include <thread>

#include "tests/support/catch.h"
#include "tests/support/studies.h"

using namespace fivefold;
using namespace fivefold::test;

TEST_CASE("threads that show one study see the same as one thread", "[viewer][threads]") {
  const auto study = study_of_case("B101.pgn");
  std::vector<std::string> expected;
  for (std::uint32_t tokens = 0; tokens <= study->length(0); ++tokens)
    expected.push_back(moment_at(*study, tokens).sentence);
  const auto fresh = study_of_case("B101.pgn");
  std::atomic<int> wrong{0};
  std::atomic<std::size_t> events{0};
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      for (std::uint32_t tokens = 0; tokens <= fresh->length(0); ++tokens)
        if (moment_at(*fresh, tokens).sentence != expected[tokens]) ++wrong;
      events += fresh->events(0).size();
    });
  }
  for (std::thread& thread : threads) thread.join();
  CHECK(wrong == 0);
  CHECK(events == 4 * study->events(0).size());
}
