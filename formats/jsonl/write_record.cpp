#include "formats/jsonl/write_record.h"

#include <fmt/format.h>

#include <cmath>
#include <iterator>

#include "formats/jsonl/object_writer.h"
#include "formats/jsonl/token_json.h"

namespace fivefold::jsonl {
namespace {

struct Writing {
  const Record& record;
  const KeptValues kept;
  ObjectWriter to;
};

/// A list of cells and what is kept of its elements; an empty one only when asked for.
void write_cells(Writing& w, std::string_view name, const std::vector<Coord>& cells, std::string_view parent,
                 bool even_empty = false) {
  const auto body = [&] {
    for (const Coord cell : cells) {
      w.to.comma();
      append_cell(cell, w.to.out());
    }
    w.kept.write_elements(parent, w.to);
  };
  const std::size_t before = w.to.out().size();
  w.to.list(name, body);
  if (!even_empty || w.to.out().size() != before) return;
  w.to.key(name);
  w.to.out() += "[]";
}

void write_board(Writing& w) {
  const BoardLayout& layout = w.record.layout;
  if (w.record.board_stated) {
    w.to.number("width", layout.width);
    w.to.number("height", layout.height);
  }
  if (layout.drawn == BoardDrawn::cells) w.to.text("drawn", "cells");
  write_cells(w, "locked", layout.locked, "/board/locked/");
  w.to.list("portals", [&] {
    const auto unknown = w.kept.parts("/board/portals/");
    for (std::size_t i = 0; i < layout.portals.size(); ++i) {
      const PortalPair& pair = layout.portals[i];
      w.to.comma();
      w.to.out() += '{';
      w.to.text("name", pair.name);
      w.to.key("a");
      append_cell(pair.a, w.to.out());
      w.to.key("b");
      append_cell(pair.b, w.to.out());
      if (const auto found = unknown.find(std::to_string(i)); found != unknown.end()) {
        const std::string_view object = found->second->value;
        if (object.size() > 2) w.to.members(object.substr(1, object.size() - 2));
      }
      w.to.out() += '}';
    }
    w.kept.write_elements("/board/portals/", w.to);
  });
  w.kept.write_members("/board/", w.to);
}

void write_player(const Player& player, ObjectWriter& to) {
  to.text("name", player.name);
  if (player.rating) to.number("rating", *player.rating);
  if (player.kind != PlayerKind::unknown) to.text("kind", word(player.kind));
  to.members(player.other);
}

bool is_stated(const Player& player) {
  return !player.name.empty() || player.rating || player.kind != PlayerKind::unknown || !player.other.empty();
}

void write_players(Writing& w) {
  const auto refused = w.kept.parts("/players/");
  std::size_t seats = w.record.players.size();
  const auto refused_at = [&](std::size_t i) {
    const auto found = refused.find(std::to_string(i));
    return found == refused.end() ? nullptr : found->second;
  };
  const bool more = refused.contains("-");
  while (!more && seats > 0 && !is_stated(w.record.players[seats - 1]) && refused_at(seats - 1) == nullptr) --seats;
  for (std::size_t i = 0; i < seats; ++i) {
    w.to.comma();
    const Player& player = w.record.players[i];
    if (const Tag* const text = refused_at(i); text != nullptr && !is_stated(player)) {
      w.to.value(text->value);
      continue;
    }
    w.to.out() += '{';
    write_player(player, w.to);
    w.to.out() += '}';
  }
  w.kept.write_elements("/players/", w.to);
}

void write_setup(Writing& w) {
  const Setup& setup = w.record.setup;
  const bool stated = !setup.empty() || setup.to_move;
  const auto refused_stones = w.kept.parts("/setup/stones/");
  const auto refused_taken = w.kept.parts("/setup/taken/");
  w.to.object("stones", [&] {
    for (const Side side : {Side::first, Side::second}) {
      const std::string name = std::to_string(number(side));
      const std::string parent = "/setup/stones/" + name + "/";
      write_cells(w, name, setup.stones[side], parent, stated && !refused_stones.contains(name));
    }
    w.kept.write_members("/setup/stones/", w.to);
  });
  if (setup.to_move) w.to.number("to_move", number(*setup.to_move));
  w.to.object("taken", [&] {
    for (const Side side : {Side::first, Side::second}) {
      const std::string name = std::to_string(number(side));
      if (setup.taken != BySide<int>{} && !refused_taken.contains(name)) w.to.number(name, setup.taken[side]);
    }
    w.kept.write_members("/setup/taken/", w.to);
  });
  w.kept.write_members("/setup/", w.to);
}

void write_event(Writing& w) {
  w.to.text("name", w.record.event);
  w.to.text("site", w.record.site);
  w.to.text("date", w.record.date);
  w.to.text("time", w.record.time);
  w.to.text("round", w.record.round);
  w.to.text("section", w.record.section);
  w.kept.write_members("/event/", w.to);
}

void write_clock(Writing& w) {
  const auto& limit = w.record.seconds_per_move;
  if (limit && std::isfinite(*limit)) {
    w.to.key("per_move");
    fmt::format_to(std::back_inserter(w.to.out()), "{}", *limit);
  }
  w.to.text("control", w.record.time_control);
  w.kept.write_members("/clock/", w.to);
}

/// The tokens of one line; an empty list is written too.
void write_moves(Writing& w, const Line& line, std::size_t& extra) {
  w.to.key("moves");
  std::string& out = w.to.out();
  out += '[';
  const auto& extras = w.record.extras;
  for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
    w.to.comma();
    while (extra < extras.size() && extras[extra].token < i) ++extra;
    const bool has = extra < extras.size() && extras[extra].token == i;
    append_token(w.record.tokens[i], has ? &extras[extra] : nullptr, w.to.spelling(), out);
  }
  out += ']';
}

void write_variations(Writing& w, std::size_t& extra) {
  for (std::size_t i = 1; i < w.record.lines.size(); ++i) {
    const Line& line = w.record.lines[i];
    w.to.comma();
    w.to.out() += '{';
    w.to.number("id", line.id);
    w.to.number("parent", line.parent);
    w.to.number("after", line.after);
    write_moves(w, line, extra);
    w.to.members(line.other);
    w.to.out() += '}';
  }
  w.kept.write_elements("/variations/", w.to);
}

void write_identity(Writing& w, const Ruleset* judged_by) {
  const Record& record = w.record;
  w.to.text("id", record.id);
  w.to.text("game", record.game);
  // A "ruleset" that could not be read is a tag and is written as it was; a second one would be a second truth.
  const bool names_none = record.ruleset.empty() && record.tag("ruleset").empty();
  w.to.text("ruleset", names_none && judged_by != nullptr ? judged_by->id : record.ruleset);
  if (!record.rules_json.empty()) {
    w.to.key("rules");
    w.to.value(record.rules_json);
  }
  if (record.rated) {
    w.to.key("rated");
    w.to.out() += *record.rated ? "true" : "false";
  }
}

}  // namespace

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics&) {
  const Record& record = judged.record;
  const Spelling spelling = options.canonical ? Spelling::canonical : Spelling::as_written;
  Writing w{record, KeptValues(record, spelling), ObjectWriter(spelling, out)};
  const auto refused = w.kept.parts("");
  out += '{';
  if (!refused.contains("schema")) w.to.text("schema", "fivefold/1");
  write_identity(w, judged.ruleset);
  w.to.object("board", [&] { write_board(w); });
  w.to.list("players", [&] { write_players(w); });
  if (record.sides_stated) {
    w.to.key("sides");
    out += record.sides[0] == Side::first ? "[1,2]" : "[2,1]";
  }
  w.to.text("intro", record.intro);
  w.to.object("event", [&] { write_event(w); });
  w.to.object("clock", [&] { write_clock(w); });
  w.to.object("setup", [&] { write_setup(w); });
  std::size_t extra = 0;
  if (!refused.contains("moves")) write_moves(w, record.lines.front(), extra);
  w.to.list("variations", [&] { write_variations(w, extra); });
  if (record.result != Result::missing) w.to.text("result", word(record.result));
  w.to.text("end", record.end ? word(*record.end) : record.end_text);
  w.to.object("tags", [&] { w.kept.write_members("/tags/", w.to); });
  w.kept.write_members("", w.to);
  out += "}\n";
  return true;
}

}  // namespace fivefold::jsonl
