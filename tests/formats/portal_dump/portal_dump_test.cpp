// Dumps of portal engines: what is read, why nothing is judged without a layout, and what is judged with one.

#include "formats/portal_dump/portal_dump.h"

#include <set>

#include "core/ruleset_catalog.h"
#include "formats/caro/caro.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

const std::string kGame = "Match: 3\nResult: B+\nTotal moves: 3\n\n5,7\n6,10\n0,16\n";

std::string with(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

std::string codes(const std::string& text) { return Parsed(kPortalDump, text).codes(); }

/// The board of the sample, from its game in another format.
BoardLayout sample_layout(const testing::Split& split) {
  const Parsed game(kCaroJson, std::string(split.records.at(0).bytes));
  return game.record.layout;
}

std::set<std::string> found(const Judge& judge) {
  std::set<std::string> all;
  for (const Diagnostic& d : judge.diagnostics()) all.emplace(row(d.code).id);
  return all;
}

}  // namespace

TEST_CASE("portal-dump: columns and rows from the top left, on 17x17 where nobody says more", "[portal_dump]") {
  const Parsed game(kPortalDump, kGame);
  CHECK(game.codes() == "S811");
  CHECK(game.record.id == "3");
  CHECK(game.record.result == Result::missing);
  CHECK(game.record.tag("portal-dump.result") == "B+");
  CHECK(game.moves() == "5,9 6,6 0,0");
  CHECK(game.record.layout.width == 17);
  CHECK(Parsed(kPortalDump, with(kGame, "B+", "Draw")).record.result == Result::draw);
  CHECK(Parsed(kPortalDump, with(kGame, "5,7", "18,7")).moves() == "18,11 6,8 0,2");
  ParseOptions options;
  options.board = {20, 20};
  CHECK(Parsed(kPortalDump, kGame, options).moves() == "5,12 6,9 0,3");
  BoardLayout layout;
  layout.width = layout.height = 19;
  layout.locked = {{1, 1}};
  options.layout = &layout;
  const Parsed laid(kPortalDump, kGame, options);
  CHECK(laid.moves() == "5,11 6,8 0,2");
  CHECK(laid.record.layout == layout);
}

TEST_CASE("portal-dump: a pass is a pair of -1", "[portal_dump]") {
  const Parsed game(kPortalDump, with(kGame, "6,10", "-1,-1"));
  CHECK(game.codes() == "S811");
  CHECK(game.moves() == "5,9 - 0,0");
  CHECK(game.record.tokens[1].act() == Act::pass);
}

TEST_CASE("portal-dump: what is wrong is said, and kept", "[portal_dump]") {
  CHECK(codes(with(kGame, "Total moves: 3", "Total moves: 4")) == "S811 S809");
  CHECK(Parsed(kPortalDump, with(kGame, "Total moves: 3", "Total moves: 4")).record.tag("portal-dump.total") == "4");
  CHECK(codes(with(kGame, "Total moves: 3", "Total moves: three")) == "S811 S102");
  CHECK(codes(with(kGame, "B+", "C+")) == "S207");
  CHECK(codes(with(kGame, "B+", "")) == "S207");
  CHECK(codes(with(kGame, "6,10", "6,")) == "S811 S101");
  CHECK(codes(with(kGame, "6,10", "6,10,12")) == "S811 S101");
  CHECK(codes(with(kGame, "6,10", "6,99999999999")) == "S811 S101");
  CHECK(codes(with(kGame, "6,10", "Engine: x\n6,10")) == "S811 S812");
  CHECK(codes(with(kGame, "Total", "Result: A+\nTotal")) == "S811 S106");
  CHECK(codes(kGame.substr(0, kGame.size() - 4)) == "S811 S101");  // "0," is left of the last move
  const Parsed odd(kPortalDump, with(kGame, "6,10", "Engine: x\n6,zehn"));
  CHECK(odd.moves() == "5,9 ? 0,0");
  CHECK(odd.record.extra(1)->text == "6,zehn");
  CHECK(odd.record.tag("portal-dump.line") == "Engine: x");
}

TEST_CASE("portal-dump: line ends, blanks and letters of any kind", "[portal_dump]") {
  const Parsed game(kPortalDump, "match : 3\r\n RESULT:B+\r\n\r\ntotal moves:3\r\n 5 , 7\r\n6,10\r\n\r\n0,16");
  CHECK(game.codes() == "S811");
  CHECK(game.moves() == "5,9 6,6 0,0");
}

TEST_CASE("portal-dump is told by its text, never taken for SGF", "[portal_dump]") {
  const auto who = [](std::string_view text) {
    const Detection found = detect(text, all_formats());
    return std::string(found.format == nullptr ? "nobody" : found.format->name);
  };
  CHECK(who(kGame) == "portal-dump");
  CHECK(who("Match: 12\nTotal moves: 0\n") == "portal-dump");
  CHECK(who("Match: 12\n") == "nobody");
  CHECK(who("Match: five\nResult: A+\n") == "nobody");
  CHECK(who("(;GM[4]C[Match: 3\nResult: B+\n])") == "sgf");
}

TEST_CASE("portal-dump: records that stand one after the other", "[portal_dump]") {
  const std::string text = kGame + "\n" + with(kGame, "Match: 3", "Match: 4");
  const Cut first = kPortalDump.cut(text, true);
  CHECK(first.kind == Cut::Kind::record);
  CHECK(text.substr(first.end, 8) == "Match: 4");
  CHECK(kPortalDump.find_start(text, 1) == first.end);
  const Cut second = kPortalDump.cut(std::string_view(text).substr(first.end), true);
  CHECK(second.kind == Cut::Kind::record);
  CHECK(first.end + second.end == text.size());
  for (std::size_t length = 0; length < text.size(); ++length) {
    const Cut cut = kPortalDump.cut(std::string_view(text).substr(0, length), false);
    if (cut.kind == Cut::Kind::record) CHECK(cut.end == first.end);
  }
}

TEST_CASE("portal-dump: without a layout nothing is judged, and the moves are there", "[portal_dump]") {
  JudgeOptions options;
  options.ruleset = find_ruleset("gomoku-free");
  Judge judge(options);
  const Judged& game = judge.judge(kPortalDump, kGame, "match_3.sgf", 1);
  CHECK(game.replay == nullptr);
  CHECK(game.ruleset == nullptr);
  CHECK(game.record.tokens.size() == 3);
  CHECK(found(judge) == std::set<std::string>{"S810", "S811"});
  CHECK(is_critical(*std::find_if(judge.diagnostics().begin(), judge.diagnostics().end(),
                                  [](const Diagnostic& d) { return d.code == Code::layout_needed; })));
}

TEST_CASE("portal-dump: with its layout the sample is won through a portal", "[portal_dump]") {
  const testing::Split board = testing::split_files({source_folder() + "/samples/caro/portal.jsonl"}, {});
  const testing::Split dump = testing::split_files({source_folder() + "/samples/caro/match_1.sgf"}, {});
  REQUIRE(dump.records.size() == 1);
  CHECK(dump.records[0].entry->format == &kPortalDump);
  JudgeOptions options;
  options.layout = sample_layout(board);
  Judge judge(options);
  const Judged& game = judge.judge(kPortalDump, dump.records[0].bytes, "match_1.sgf", 1);
  REQUIRE(game.replay != nullptr);
  REQUIRE(game.replay->outcome);
  CHECK(game.replay->outcome->winner == Side::first);
  CHECK(found(judge) == std::set<std::string>{"S801", "S811"});
  Diagnostics lost;
  const Judged& as_json = Judged{game.record, game.layout, game.ruleset, game.replay, nullptr, {}, 1};
  std::string out;
  REQUIRE(kCaroJson.write(as_json, {}, out, lost));
  CHECK(out.find(R"("portals":[{"a":{"x":4,"y":8},"b":{"x":12,"y":3}},{"a":{"x":5,"y":14},"b":{"x":13,"y":12}}])") !=
        std::string::npos);

  const std::string on_hole = with(std::string(dump.records[0].bytes), "13,3", "12,3");
  judge.judge(kPortalDump, on_hole, "match_1.sgf", 1);
  CHECK(found(judge).count("M103") == 1);
  const std::string twice = with(std::string(dump.records[0].bytes), "8,8", "2,8");
  judge.judge(kPortalDump, twice, "match_1.sgf", 1);
  CHECK(found(judge).count("M104") == 1);
}

TEST_CASE("portal-dump: text without end or sense", "[portal_dump][hostile]") {
  for (std::size_t length = 0; length < kGame.size(); ++length) {
    const Parsed game(kPortalDump, kGame.substr(0, length));
    for (const Diagnostic& d : game.diagnostics) CHECK(d.where.end <= length);
  }
  std::string many = "Match: 1\n";
  for (int i = 0; i < 5000; ++i) many += "what is this\n5\n";
  const Parsed game(kPortalDump, many);
  CHECK(game.record.tokens.size() == 5000);
  CHECK(game.diagnostics.size() == 201);
  CHECK(game.diagnostics.has(Code::findings_left_out));
  const Parsed far(kPortalDump, "Match: 1\n10000,-10000\n-10001,0\n");
  CHECK(far.moves() == "10000,10016 ?");
}

}  // namespace fivefold::test
