#include "formats/splitter.h"

#include "tests/formats/io/archive_maker.h"
#include "tests/formats/paragraphs.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"

using namespace fivefold;
using namespace fivefold::testing;
using Texts = std::vector<std::string>;

namespace {

const Format kParagraphs = paragraphs();
const Format* const kFormats[] = {&kParagraphs};

SplitOptions options_of_test(const Format* from = &kParagraphs) { return {.formats = kFormats, .from = from}; }

}  // namespace

TEST_CASE("records keep their bytes, numbers, offsets and absolute lines") {
  const Split all = split("\n\none\n1\n1\n\n\ntwo\r\n2\r\n\r\nthree", options_of_test());
  CHECK(all.texts() == Texts{"one\n1\n1\n", "two\r\n2\r\n", "three"});
  CHECK(all.order == Texts{"record 1 at 3:1", "record 2 at 8:1", "record 3 at 11:1"});
  CHECK(all.records[1].offset == 12);
  CHECK(all.records[0].entry->format == &kParagraphs);
  CHECK(all.problems.empty());
}

TEST_CASE("any size of reads gives the same records") {
  std::string content;
  for (int i = 0; i < 300; ++i) {
    content += std::string(static_cast<std::size_t>(i % 7 + 1), 'a') + "\nVáclav " + std::to_string(i) + "\n\n";
    if (i % 5 == 0) content += "\n\n";
  }
  const Split whole = split(content, options_of_test());
  REQUIRE(whole.records.size() == 300);
  for (const std::size_t read_bytes : {1U, 2U, 3U, 7U, 64U, 1000U}) {
    SplitOptions options = options_of_test();
    options.read_bytes = read_bytes;
    const Split pieces = split(content, options);
    CHECK(pieces.texts() == whole.texts());
    CHECK(pieces.order == whole.order);
  }
}

TEST_CASE("small batches carry the same records as large ones") {
  std::string content;
  for (int i = 0; i < 2000; ++i) content += "game " + std::to_string(i) + "\n\n";
  SplitOptions options = options_of_test();
  const Split whole = split(content, options);
  REQUIRE(whole.records.size() == 2000);
  CHECK(whole.batches.size() == 4);  // 512 items each
  options.batch_bytes = 1;
  const Split single = split(content, options);
  CHECK(single.batches.size() == 2000);
  CHECK(single.texts() == whole.texts());
}

TEST_CASE("records that share a line have columns, in code points") {
  Format braces = paragraphs();
  braces.cut = [](std::string_view window, bool) -> Cut {
    const std::size_t end = window.find('}');
    if (end == std::string_view::npos) return {Cut::Kind::nothing, 0, window.find('{') == 0 ? 0 : window.size()};
    return {Cut::Kind::record, window.find('{'), end + 1};
  };
  const Split all = split("{ván}, {b\nb} {c}", options_of_test(&braces));
  CHECK(all.texts() == Texts{"{ván}", "{b\nb}", "{c}"});
  CHECK(all.order == Texts{"record 1 at 1:1", "record 2 at 1:8", "record 3 at 2:4"});
}

TEST_CASE("a record that is too long is skipped, its neighbours and all numbers kept") {
  const std::string content = "one\n\nlong\n" + std::string(100000, 'x') + "\n" + std::string(50, 'y') + "\n\nthree\n";
  for (const std::size_t read_bytes : {16U, 4096U, 1U << 20}) {
    SplitOptions options = options_of_test();
    options.max_record = 1000;
    options.read_bytes = read_bytes;
    const Split all = split(content, options);
    CHECK(all.texts() == Texts{"one\n", "three\n"});
    CHECK(all.order == Texts{"record 1 at 1:1", "problem record_too_long", "record 3 at 7:1"});
    REQUIRE(all.problems.size() == 1);
    CHECK(all.problems[0].line == 3);
    CHECK(all.peak_window <= 1000 + 2 * std::max(read_bytes, std::size_t{64} << 10));
  }
}

TEST_CASE("an endless record does not grow the window") {
  SplitOptions options = options_of_test();
  options.max_record = 10000;
  options.read_bytes = 1000;
  const Split all = split("start\n" + std::string(5 << 20, 'x'), options);
  CHECK(all.order == Texts{"problem record_too_long"});
  CHECK(all.peak_window <= 12000);
}

TEST_CASE("a format that cannot find the next record gives up the rest, and says so") {
  Format blind = paragraphs();
  blind.find_start = nullptr;
  SplitOptions options = options_of_test(&blind);
  options.max_record = 100;
  options.read_bytes = 50;
  const Split all = split("one\n\n" + std::string(1000, 'x') + "\n\nthree\n", options);
  CHECK(all.order == Texts{"record 1 at 1:1", "problem record_too_long"});
  CHECK(message(all.problems[0].diagnostic).find("nothing after it was read") != std::string::npos);
}

TEST_CASE("formats are told by content; what fits none is an error with a name for it") {
  const SplitOptions options = options_of_test(nullptr);
  CHECK(split("# one\n\ntwo\n", options).texts() == Texts{"# one\n", "two\n"});
  const Split text = split("no mark\n", options);
  CHECK(text.order == Texts{"problem unknown_format"});
  const Split picture = split(std::string_view("\x89PNG\r\n\x1A\n\0\0\0", 11), options);
  REQUIRE(picture.order == Texts{"problem unknown_format"});
  CHECK(message(picture.problems[0].diagnostic) == "unknown format: looks like a PNG picture");
  CHECK_FALSE(picture.problems[0].unreadable);
}

TEST_CASE("two formats that fit equally well are both named") {
  Format twin = paragraphs();
  twin.name = "twin";
  const Format* const both[] = {&kParagraphs, &twin};
  const Split all = split("# one\n", {.formats = both});
  REQUIRE(all.order == Texts{"problem ambiguous_format"});
  CHECK(message(all.problems[0].diagnostic) == "may be paragraphs or twin; say which with --from");
}

TEST_CASE("streams follow each other: every entry begins at record 1 and line 1") {
  const TempFolder folder;
  const std::string zip =
      folder.file("a.zip", make_archive("zip", "none", {{"x", "# x\n\nx2"}, {"y", ""}, {"z", "# z\n"}}));
  const std::string file = folder.file("b.txt", "# b\n");
  const Split all = split_files({zip, file}, options_of_test(nullptr));
  CHECK(all.order ==
        Texts{"record 1 at 1:1", "record 2 at 3:1", "problem empty_member", "record 1 at 1:1", "record 1 at 1:1"});
  REQUIRE(all.records.size() == 4);
  CHECK(all.records[2].entry->path == zip + "!z");
  CHECK(all.records[2].entry->number == 1);
  CHECK(all.records[3].entry->path == file);
  CHECK(all.batches.size() == 1);
}

TEST_CASE("a stream of the format without a record is said") {
  CHECK(split("\n\n\n", options_of_test()).order == Texts{"problem no_records"});
}

TEST_CASE("a cut function without progress cannot hang the splitter") {
  Format stuck = paragraphs();
  stuck.cut = [](std::string_view, bool) -> Cut { return {}; };
  CHECK(split("abc", options_of_test(&stuck)).order == Texts{"problem no_records"});
  stuck.cut = [](std::string_view, bool) -> Cut { return {Cut::Kind::record, 0, 0}; };
  CHECK(split("abc", options_of_test(&stuck)).order == Texts{"problem no_records"});
}

namespace {

/// The names that the lines "name: X" of a stream have given so far.
struct Names : FileContext {
  std::vector<std::string> all;
  std::shared_ptr<FileContext> copy() const override { return std::make_shared<Names>(*this); }
};

Format paragraphs_with_names() {
  Format format = paragraphs();
  format.cut = [](std::string_view window, bool at_end) {
    Cut cut = cut_paragraph(window, at_end);
    if (cut.kind == Cut::Kind::record && window.substr(cut.begin).starts_with("name: ")) cut.kind = Cut::Kind::preamble;
    return cut;
  };
  format.new_context = [] { return std::shared_ptr<FileContext>(std::make_shared<Names>()); };
  format.learn = [](std::string_view piece, FileContext& context, Diagnostics& found) {
    const std::string_view line = piece.substr(0, piece.find('\n'));
    static_cast<Names&>(context).all.emplace_back(line.substr(6));
    const std::size_t bad = piece.find('!');
    if (bad == std::string_view::npos) return;
    const auto at = static_cast<std::uint32_t>(bad);
    found.add(Code::trailing_text, Span{at, at + 1}, {{"text", "!"}});
  };
  return format;
}

std::vector<std::string> names_of(const RawRecord& record) {
  if (record.context == nullptr) return {};
  return dynamic_cast<const Names&>(*record.context).all;
}

}  // namespace

TEST_CASE("what stands before the records reaches those after it and no other; its faults have a line") {
  const Format format = paragraphs_with_names();
  for (const std::size_t read_bytes : {1U, 4096U}) {
    SplitOptions options = options_of_test(&format);
    options.read_bytes = read_bytes;
    const Split all = split("zero\n\nname: Ann\n\nname: Bo\nx\n!\n\none\n\ntwo\n\nname: \xD0\xBB\n\nthree\n", options);
    CHECK(all.texts() == Texts{"zero\n", "one\n", "two\n", "three\n"});
    REQUIRE(all.records.size() == 4);
    CHECK(names_of(all.records[0]).empty());
    CHECK(names_of(all.records[1]) == Texts{"Ann", "Bo"});
    CHECK(names_of(all.records[2]) == Texts{"Ann", "Bo"});
    CHECK(names_of(all.records[3]) == Texts{"Ann", "Bo", "\xD0\xBB"});
    CHECK(all.order[1] == "problem trailing_text");
    CHECK(all.problems.at(0).line == 7);
    CHECK(all.order[4] == "record 4 at 15:1");
  }
}

TEST_CASE("each stream begins without what another has said; the text of a preamble is decoded like a record's") {
  const Format format = paragraphs_with_names();
  SplitOptions options = options_of_test(&format);
  options.encoding = "windows-1251";
  const TempFolder folder;
  const Split all = split_files({folder.file("a", "name: \xEB\n\none\n"), folder.file("b", "two\n")}, options);
  REQUIRE(all.records.size() == 2);
  CHECK(names_of(all.records[0]) == Texts{"\xD0\xBB"});
  CHECK(names_of(all.records[1]).empty());
  CHECK(all.order[0] == "problem decoded");
}

TEST_CASE("a preamble that is too long is refused like a record (nothing tells them apart), what follows is kept") {
  const Format format = paragraphs_with_names();
  SplitOptions options = options_of_test(&format);
  options.max_record = 100;
  for (const std::size_t read_bytes : {16U, 4096U}) {
    options.read_bytes = read_bytes;
    const Split all = split("name: Ann\n\nname: " + std::string(500, 'x') + "\n\none\n", options);
    CHECK(all.order == Texts{"problem record_too_long", "record 2 at 5:1"});
    CHECK(names_of(all.records.at(0)) == Texts{"Ann"});
  }
}
