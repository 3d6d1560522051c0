#include "tests/support/rich_record.h"

namespace fivefold::test {
namespace {

void fill_facts(Record& r) {
  r.id = "g-1";
  r.game = "Малко Пенте & more";
  r.ruleset = "vcaro-portal";
  r.rules_json = R"({"length":5,"note":"a < b"})";
  r.site = "a \"site\"";
  r.event = "Vòng 1";
  r.round = "3";
  r.section = "B";
  r.date = "2026-11-29";
  r.time = "12:00";
  r.time_control = "5/15\n0";
  r.intro = "first line\nsecond <line> & \r ]]> end ";
  r.rated = false;
  r.players[0].name = "Bình \\ \"An\" <&>";
  r.players[0].rating = -12;
  r.players[0].kind = PlayerKind::human;
  r.players[0].other = R"("team":"A","seat":"north")";
  r.players[1].kind = PlayerKind::computer;
  r.players[1].other = R"("team":"A","depth":{"a":[1,2]},"text":"a\"b")";
  r.sides = {Side::second, Side::first};
  r.sides_stated = true;
  r.board_stated = true;
  r.layout.width = 17;
  r.layout.height = 15;
  r.layout.drawn = BoardDrawn::cells;
  r.layout.locked = {{1, 2}, {3, 4}, {1, 2}};
  PortalPair pair;
  pair.a = {5, 6};
  pair.b = {7, 8};
  pair.name = "red";
  r.layout.portals = {pair};
  r.setup.stones[Side::first] = {{9, 9}};
  r.setup.stones[Side::second] = {{10, 9}, {-1, 40}};
  r.setup.to_move = Side::second;
  r.setup.taken[Side::second] = 4;
  r.seconds_per_move = 45.5;
  r.result = Result::second;
  r.end = EndKind::resign;
}

void fill_moves(Record& r) {
  r.add(Token::move({9, 9}));
  r.tokens.back().milliseconds = 123;
  r.add(Token::move({100, -7}));
  r.tokens.back().side = 1;
  r.extra_of_last().comment = " ";
  r.extra_of_last().other = R"("mark":"x")";
  r.add(Token::choose(Choice::put_two));
  r.add(Token::unreadable({}));
  r.extra_of_last().text = "9;9 <?>";
  r.extra_of_last().comment = "what is this?";
  r.add(Token::move({0, 0}));
  r.tokens.back().milliseconds = 1235;
  r.extra_of_last().seconds = "1.23456";
  r.add(Token::of(Act::draw_offer, 2));
  r.add(Token::of(Act::resign, 1));
  r.begin_line(1, 0, 2).other = R"("name":"main idea")";
  r.add(Token::move({1, 1}));
  r.extra_of_last().comment = "&lt;";
  r.add(Token::move({2, 1}));
  r.begin_line(7, 1, 1);
  r.begin_line(3, 7, 0);
  r.add(Token::of(Act::pass, 0));
}

void add_tag(Record& r, std::string_view key, std::string_view value, bool json = false) {
  Tag tag;
  tag.key = key;
  tag.value = value;
  tag.json = json;
  r.tags.push_back(tag);
}

}  // namespace

void fill_rich_record(Record& record) {
  record.clear();
  fill_facts(record);
  fill_moves(record);
  add_tag(record, "psq.levels", "7:7");
  add_tag(record, "free text", "a\tb\r\nc");
  add_tag(record, "white", "\n ");
  add_tag(record, "twice", "1");
  add_tag(record, "twice", "2");
  add_tag(record, "empty", "");
  add_tag(record, "", "no name");
  add_tag(record, "/board/x/y", R"({"a":[1,2]})", true);
  add_tag(record, "xml.element.9", "<not well-formed");
}

}  // namespace fivefold::test
