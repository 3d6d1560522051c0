// What must exist beside each row of the registries: pages, tests, fuzz targets.
#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "formats/format.h"
#include "tests/house/checkout.h"
#include "tests/support/catch.h"
#include "tools/command.h"

namespace {

namespace fs = std::filesystem;
using fivefold::house::checkout;
using fivefold::house::text_of;

bool is_page(const std::string& path) { return text_of(path).rfind("# ", 0) == 0; }

/// "pente-text" as file names have it: "pente_text".
std::string as_file_name(std::string_view name) {
  std::string out(name);
  std::replace(out.begin(), out.end(), '-', '_');
  return out;
}

/// Whether a folder of that name, or a file whose name begins with it, lies below `folder`.
bool has_named(const fs::path& folder, const std::string& name) {
  if (!fs::exists(folder)) return false;
  const fs::recursive_directory_iterator all(folder);
  return std::any_of(begin(all), end(all), [&](const fs::directory_entry& entry) {
    const std::string found = entry.path().filename().string();
    return entry.is_directory() ? found == name : found.rfind(name + "_", 0) == 0;
  });
}

}  // namespace

TEST_CASE("every format has a page, tests and a fuzz target", "[house]") {
  const std::string fuzzed = text_of("tests/fuzz/CMakeLists.txt");
  const std::size_t list = fuzzed.find("set(fuzzed_formats");
  REQUIRE(list != std::string::npos);
  std::string names = fuzzed.substr(list, fuzzed.find(')', list) - list) + " ";
  std::replace(names.begin(), names.end(), '\n', ' ');
  REQUIRE_FALSE(fivefold::all_formats().empty());
  for (const fivefold::Format* format : fivefold::all_formats()) {
    const std::string name(format->name);
    INFO(name);
    CHECK(is_page("docs/formats/" + name + ".md"));
    CHECK(has_named(checkout("tests/formats"), as_file_name(name)));
    CHECK(names.find(" " + name + " ") != std::string::npos);
  }
}

TEST_CASE("every command has a page and golden cases", "[house]") {
  REQUIRE_FALSE(fivefold::all_commands().empty());
  for (const fivefold::Command* command : fivefold::all_commands()) {
    const std::string name(command->name);
    INFO(name);
    CHECK(is_page("docs/commands/" + name + ".md"));
    CHECK(fs::is_directory(checkout("tests/cli/" + name)));
  }
}

TEST_CASE("links between our own pages lead somewhere", "[house]") {
  std::vector<fs::path> pages = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "samples/README.md"};
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(checkout("docs")))
    if (entry.path().extension() == ".md") pages.push_back(fs::relative(entry.path(), checkout("")));
  for (const fs::path& page : pages) {
    const std::string text = text_of(page);
    for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
      const std::string target = text.substr(at + 2, text.find(')', at) - at - 2);
      const std::string path = target.substr(0, target.find('#'));
      if (path.empty() || path.find("://") != std::string::npos) continue;
      INFO(page.string() << " links to " << target);
      CHECK(fs::exists(checkout(page.parent_path() / path)));
    }
  }
}
