// What breaks off anywhere: the head of a stream may end in the middle of a word, or hold nothing but its beginning.
#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"
#include "tests/support/catch.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

std::vector<std::string> texts() {
  // Beginnings that the samples do not have.
  std::vector<std::string> all = {"1. ", "1.\n",         "[",    "[Game", "(", "(;", "{", "{ ", "<", "%",
                                  ";",   "\xEF\xBB\xBF", "\xEF", "0x",    "h", "-",  ","};
  for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() + "/samples")) {
    if (!entry.is_regular_file()) continue;
    std::ifstream file(entry.path(), std::ios::binary);
    all.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return all;
}

/// The first bytes of a text with nothing readable behind them: a look beyond the end is seen by the sanitizer.
class Beginning {
 public:
  Beginning(std::string_view text, std::size_t size) : bytes_(std::make_unique<char[]>(size)), size_(size) {
    std::copy_n(text.begin(), size, bytes_.get());
  }
  std::string_view view() const { return {bytes_.get(), size_}; }

 private:
  std::unique_ptr<char[]> bytes_;
  std::size_t size_;
};

TEST_CASE("every format looks at every beginning of every sample, and not beyond it") {
  constexpr std::size_t kLongest = 600;
  const std::vector<std::string> all = texts();
  REQUIRE(all.size() > 30);
  for (const std::string& text : all) {
    for (std::size_t size = 0; size <= std::min(text.size(), kLongest); ++size) {
      const Beginning head(text, size);
      for (const Format* const format : all_formats()) {
        const int liking = format->sniff(head.view());
        const bool fits = liking >= 0 && liking <= 100 && (size > 0 || liking == 0);
        if (size == 0) {
          if (!fits) FAIL(format->name << " likes nothing at all");
          continue;
        }
        const Cut cut = format->cut(head.view(), true);
        if (!fits || cut.kind == Cut::Kind::need_more || cut.end == 0 || cut.end > size || cut.begin > cut.end)
          FAIL(format->name << " on the first " << size << " bytes of " << text.substr(0, 40));
      }
    }
  }
}

}  // namespace
}  // namespace fivefold::test
