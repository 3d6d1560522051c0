#include "formats/xml/write.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "formats/jsonl/decimal.h"
#include "formats/xml/element_writer.h"
#include "formats/xml/markup.h"
#include "formats/xml/scan.h"
#include "formats/xml/words.h"

namespace fivefold::xml {
namespace {

constexpr int kGame = 1;
constexpr int kPart = 2;
constexpr int kCell = 3;

/// True if the text is one whole well-formed element that may stand in a game as it is.
bool is_one_element(std::string_view text) {
  const std::string_view open = "<game>";
  const std::string wrapped = fmt::format("{}{}</game>", open, text);
  Diagnostics diagnostics;
  const Scan found = scan(wrapped, diagnostics);
  for (const Diagnostic& d : diagnostics) {
    if (d.code != Code::xml_comment) return false;
  }
  if (!found.readable || !found.mended.empty() || found.text.size() != wrapped.size()) return false;
  MarkupReader pieces(text);
  for (Piece piece; pieces.next(piece);) {
    if (piece.name == "game" || piece.name == "fivefold") return false;
  }
  return found.places.size() > 1 && found.places[1].tag.begin == open.size() &&
         found.places[1].end == open.size() + text.size();
}

/// One game.
class GameWriter {
 public:
  GameWriter(const Judged& judged, std::string& out, bool backslash)
      : judged_(judged),
        record_(judged.record),
        to_(out, backslash),
        backslash_(backslash),
        tag_done_(record_.tags.size(), false) {}

  /// Returns the first character met that needs the backslash escape, if any.
  std::optional<unsigned> write() {
    write_start();
    write_rules();
    write_board();
    write_players();
    write_event();
    write_clock();
    write_setup();
    if (!record_.intro.empty()) {
      to_.open(kPart, "intro");
      kept_attributes("/intro/");
      to_.close_with("intro", record_.intro);
    }
    write_moves();
    for (std::size_t i = 1; i < record_.lines.size(); ++i) write_variation(record_.lines[i]);
    write_tags();
    to_.end(kGame, "game");
    return to_.forbidden();
  }

 private:
  /// Attributes kept as tags ("/board/name") go back to the element just opened, where their names are free.
  void kept_attributes(std::string_view path) {
    for (std::size_t i = 0; i < record_.tags.size(); ++i) {
      const Tag& tag = record_.tags[i];
      if (tag.json || tag_done_[i] || !tag.key.starts_with(path)) continue;
      const std::string_view name = tag.key.substr(path.size());
      if (tag.value.empty() || !is_plain_name(name) || to_.has(name)) continue;
      to_.attribute(name, tag.value);
      tag_done_[i] = true;
    }
  }

  bool has_kept(std::string_view path) const {
    for (const Tag& tag : record_.tags) {
      if (!tag.json && tag.key.starts_with(path) && is_plain_name(tag.key.substr(path.size()))) return true;
    }
    return false;
  }

  void write_start() {
    to_.open(kGame, "game");
    if (backslash_) to_.attribute("escape", "backslash");
    to_.attribute("id", record_.id);
    to_.attribute("name", record_.game);
    const bool by_user = record_.ruleset.empty() && judged_.ruleset != nullptr;
    to_.attribute("ruleset", by_user ? std::string_view(judged_.ruleset->id) : record_.ruleset);
    if (record_.rated) to_.attribute("rated", kTruthWords[*record_.rated ? 1 : 0]);
    if (record_.result != Result::missing) to_.attribute("result", word(record_.result));
    to_.attribute("end", record_.end ? word(*record_.end) : record_.end_text);
    kept_attributes("/");
    to_.close_start();
  }

  void write_rules() {
    if (record_.rules_json.empty()) return;
    to_.open(kPart, "rules");
    kept_attributes("/rules/");
    to_.close_with("rules", record_.rules_json);
  }

  void write_board() {
    const BoardLayout& layout = record_.layout;
    const bool drawn = layout.drawn == BoardDrawn::cells;
    const bool cells = !layout.locked.empty() || !layout.portals.empty();
    // A size that was assumed or given by the user is needed to read the file again, unless it is the usual one.
    const BoardLayout usual;
    const bool size = record_.board_stated || layout.width != usual.width || layout.height != usual.height;
    if (!size && !drawn && !cells && !has_kept("/board/")) return;
    to_.open(kPart, "board");
    if (size) {
      to_.attribute("width", layout.width);
      to_.attribute("height", layout.height);
    }
    if (drawn) to_.attribute("drawn", "cells");
    kept_attributes("/board/");
    if (!cells) return to_.close_empty();
    to_.close_start();
    for (std::size_t i = 0; i < layout.locked.size(); ++i) {
      to_.open(kCell, "locked");
      to_.attribute("at", layout.locked[i]);
      kept_attributes(fmt::format("/board/locked/{}/", i));
      to_.close_empty();
    }
    for (std::size_t i = 0; i < layout.portals.size(); ++i) {
      to_.open(kCell, "portal");
      to_.attribute("name", layout.portals[i].name);
      to_.attribute("a", layout.portals[i].a);
      to_.attribute("b", layout.portals[i].b);
      kept_attributes(fmt::format("/board/portals/{}/", i));
      to_.close_empty();
    }
    to_.end(kPart, "board");
  }

  static bool is_stated(const Player& player) {
    return !player.name.empty() || player.rating || player.kind != PlayerKind::unknown || !player.other.empty();
  }

  void write_players() {
    const auto& players = record_.players;
    const bool sides = record_.sides_stated;
    const std::size_t seats = sides || is_stated(players[1]) ? 2 : is_stated(players[0]) ? 1 : 0;
    for (std::size_t i = 0; i < seats; ++i) {
      const Player& player = players[i];
      to_.open(kPart, "player");
      to_.attribute("name", player.name);
      if (player.rating) to_.attribute("rating", *player.rating);
      if (player.kind != PlayerKind::unknown) to_.attribute("kind", word(player.kind));
      if (sides) to_.attribute("side", number(record_.sides[i]));
      to_.other(player.other);
      to_.close_empty();
    }
  }

  void write_event() {
    const std::array<std::pair<const char*, std::string_view>, 6> facts = {{{"name", record_.event},
                                                                            {"site", record_.site},
                                                                            {"date", record_.date},
                                                                            {"time", record_.time},
                                                                            {"round", record_.round},
                                                                            {"section", record_.section}}};
    bool any = has_kept("/event/");
    for (const auto& [name, value] : facts) any = any || !value.empty();
    if (!any) return;
    to_.open(kPart, "event");
    for (const auto& [name, value] : facts) to_.attribute(name, value);
    kept_attributes("/event/");
    to_.close_empty();
  }

  void write_clock() {
    const auto& limit = record_.seconds_per_move;
    const bool stated = limit && std::isfinite(*limit);
    if (!stated && record_.time_control.empty() && !has_kept("/clock/")) return;
    to_.open(kPart, "clock");
    if (stated) to_.attribute("per_move", fmt::format("{}", *limit));
    to_.attribute("control", record_.time_control);
    kept_attributes("/clock/");
    to_.close_empty();
  }

  void write_setup() {
    const Setup& setup = record_.setup;
    if (setup.empty() && !setup.to_move && !has_kept("/setup/")) return;
    to_.open(kPart, "setup");
    if (setup.to_move) to_.attribute("to_move", number(*setup.to_move));
    if (setup.taken[Side::first] != 0) to_.attribute("taken_by_1", setup.taken[Side::first]);
    if (setup.taken[Side::second] != 0) to_.attribute("taken_by_2", setup.taken[Side::second]);
    kept_attributes("/setup/");
    if (setup.stones[Side::first].empty() && setup.stones[Side::second].empty()) return to_.close_empty();
    to_.close_start();
    for (const Side side : {Side::first, Side::second}) {
      const auto& stones = setup.stones[side];
      for (std::size_t i = 0; i < stones.size(); ++i) {
        to_.open(kCell, "stone");
        to_.attribute("at", stones[i]);
        to_.attribute("side", number(side));
        kept_attributes(fmt::format("/setup/stones/{}/{}/", number(side), i));
        to_.close_empty();
      }
    }
    to_.end(kPart, "setup");
  }

  void write_moves() {
    const Line& main = record_.lines.front();
    if (main.count == 0 && !has_kept("/moves/")) return;
    to_.open(kPart, "moves");
    kept_attributes("/moves/");
    write_tokens(main, "moves");
  }

  void write_variation(const Line& line) {
    to_.open(kPart, "variation");
    to_.attribute("id", line.id);
    to_.attribute("parent", line.parent);
    to_.attribute("after", line.after);
    to_.other(line.other);
    write_tokens(line, "variation");
  }

  void write_tokens(const Line& line, std::string_view name) {
    if (line.count == 0) return to_.close_empty();
    to_.close_start();
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) write_token(i);
    to_.end(kPart, name);
  }

  void write_token(std::uint32_t index) {
    const Token& token = record_.tokens[index];
    const Extra none;
    const Extra* const found = token.has_extra ? record_.extra(index) : nullptr;
    const Extra& extra = found != nullptr ? *found : none;
    std::string_view name = "m";
    if (token.kind == TokenKind::choose) name = "choose";
    if (token.kind == TokenKind::act) name = "act";
    to_.open(kCell, name);
    switch (token.kind) {
      case TokenKind::move: to_.attribute("at", token.at); break;
      case TokenKind::choose: to_.attribute("what", word(token.choice())); break;
      case TokenKind::act: to_.attribute("what", word(token.act())); break;
      case TokenKind::unreadable: to_.attribute("text", extra.text); break;
    }
    if (token.milliseconds != kNoTime || !extra.seconds.empty()) {
      std::string seconds(extra.seconds);
      if (seconds.empty()) jsonl::append_seconds(token.milliseconds, seconds);
      to_.attribute("t", seconds);
    }
    if (token.side != 0) to_.attribute(name == "m" ? "side" : "by", token.side);
    to_.other(extra.other);
    to_.close_with(name, extra.comment);
  }

  /// Elements that are written as they stood come last: the reader keeps them in that order, too.
  void write_tags() {
    std::vector<std::string_view> elements;
    for (std::size_t i = 0; i < record_.tags.size(); ++i) {
      const Tag& tag = record_.tags[i];
      if (tag_done_[i]) continue;
      if (tag.key.starts_with("xml.element.") && is_one_element(tag.value)) {
        elements.push_back(tag.value);
        continue;
      }
      to_.open(kPart, "tag");
      // An empty name is possible in JSON; the attribute must be there all the same.
      if (tag.key.empty()) to_.out() += " name=\"\"";
      to_.attribute("name", tag.key);
      if (tag.json) to_.attribute("json", "true");
      to_.close_with("tag", tag.value);
    }
    for (const std::string_view element : elements) {
      to_.out().append(static_cast<std::size_t>(kPart) * 2, ' ').append(element) += '\n';
    }
  }

  const Judged& judged_;
  const Record& record_;
  ElementWriter to_;
  bool backslash_;
  std::vector<bool> tag_done_;
};

}  // namespace

void write_header(const WriteOptions&, std::string& out) {
  out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fivefold schema=\"fivefold/1\">\n";
}

void write_footer(const WriteOptions&, std::string& out) { out += "</fivefold>\n"; }

bool write(const Judged& judged, const WriteOptions&, std::string& out, Diagnostics& diagnostics) {
  const std::size_t before = out.size();
  const auto forbidden = GameWriter(judged, out, false).write();
  if (!forbidden) return true;
  out.resize(before);
  GameWriter(judged, out, true).write();
  diagnostics.add(Code::control_character, judged.record.moves_where,
                  {{"hex", fmt::format("{:04X}", *forbidden)}, {"what", "a text, written with a backslash escape"}});
  return true;
}

}  // namespace fivefold::xml
