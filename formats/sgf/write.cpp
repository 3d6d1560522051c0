#include "formats/sgf/write.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "formats/sgf/names.h"
#include "formats/sgf/output.h"
#include "formats/sgf/reading.h"
#include "formats/sgf/write_root.h"

namespace fivefold::sgf {
namespace {

bool counts_as_ply(const Token& token) {
  return token.kind == TokenKind::move || token.kind == TokenKind::unreadable ||
         (token.kind == TokenKind::act && token.act() == Act::pass);
}

/// One game as a tree of nodes, without recursion.
class Writer {
 public:
  Writer(const Judged& judged, std::string& out, Diagnostics& diagnostics)
      : plan_(make_plan(judged)), record_(judged.record), to_(out), diagnostics_(diagnostics) {}

  void write() {
    arrange();
    to_.open();
    to_.node();
    write_root(plan_, to_);
    to_.end_node();
    if (!record_.tags.empty() && record_.tags.back().key == kNodesTag && record_.tags.back().json) {
      write_nodes(root_nodes(record_.tags.back().value));
    }
    write_lines();
  }

 private:
  struct Place {
    std::size_t line = 0;
    std::uint32_t at = 0;  ///< tokens of the line that are written
    std::size_t next = 0;  ///< of the line's variations, the first that is not written
    enum class Todo : std::uint8_t { tokens, variations, close } todo = Todo::tokens;
    bool headed = false;  ///< the line's own facts are written
  };

  /// Finds for each line its variations by the place where they leave it, and the ply at which it begins.
  void arrange() {
    const auto& lines = record_.lines;
    branches_.resize(lines.size());
    plies_.resize(record_.tokens.size());
    line_end_.resize(lines.size());
    std::unordered_map<std::uint32_t, std::size_t> places;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      std::uint32_t plies = 0;
      if (i > 0) {
        const auto parent = places.find(lines[i].parent);
        if (parent == places.end() || lines[i].after > lines[parent->second].count) {
          diagnostics_.add(
              Code::cannot_hold, record_.moves_where,
              {{"format", "sgf"}, {"what", "variation " + std::to_string(lines[i].id) + ", which has no place"}});
          continue;
        }
        branches_[parent->second].push_back(i);
        plies = plies_at(parent->second, lines[i].after);
      }
      for (std::uint32_t k = lines[i].first; k < lines[i].first + lines[i].count; ++k) {
        plies_[k] = plies;
        if (counts_as_ply(record_.tokens[k])) ++plies;
      }
      line_end_[i] = plies;
      places.emplace(lines[i].id, i);
    }
    for (auto& branches : branches_) {
      std::stable_sort(branches.begin(), branches.end(),
                       [&](std::size_t a, std::size_t b) { return lines[a].after < lines[b].after; });
    }
    number_lines();
  }

  std::uint32_t plies_at(std::size_t line, std::uint32_t tokens) const {
    const Line& of = record_.lines[line];
    return tokens < of.count ? plies_[of.first + tokens] : line_end_[line];
  }

  /// The order in which the reader will meet the lines: where it is the record's, they need no numbers.
  void number_lines() {
    std::uint32_t met = 0;
    walk([&](std::size_t line, const Place& place) {
      if (line == 0 || place.headed) return;
      ++met;
      numbered_ = numbered_ || met != line || record_.lines[line].id != met;
    });
  }

  /// Goes through the tree; calls `visit` for each line once, before its tokens, with a place that is not headed.
  template <class Visit>
  void walk(const Visit& visit) const {
    std::vector<Place> open(1);
    while (!open.empty()) {
      Place& place = open.back();
      const auto& branches = branches_[place.line];
      if (place.todo == Place::Todo::tokens) {
        if (!place.headed) visit(place.line, place);
        place.headed = true;
        place.at =
            place.next < branches.size() ? record_.lines[branches[place.next]].after : record_.lines[place.line].count;
        place.todo = place.next < branches.size() ? Place::Todo::variations : Place::Todo::close;
        if (place.todo == Place::Todo::variations) {
          // The line itself goes on first.
          Place on = place;
          on.next = next_branch(place);
          on.todo = Place::Todo::tokens;
          open.push_back(on);
        }
      } else if (place.todo == Place::Todo::variations && place.next < branches.size() &&
                 record_.lines[branches[place.next]].after == place.at) {
        Place variation;
        variation.line = branches[place.next++];
        open.push_back(variation);
      } else {
        open.pop_back();
      }
    }
  }

  /// The first variation that leaves the line later than those at this place.
  std::size_t next_branch(const Place& place) const {
    const auto& branches = branches_[place.line];
    std::size_t next = place.next;
    while (next < branches.size() && record_.lines[branches[next]].after == place.at) ++next;
    return next;
  }

  void write_lines() {
    std::vector<Place> open(1);
    while (!open.empty()) {
      Place& place = open.back();
      const auto& branches = branches_[place.line];
      if (place.todo == Place::Todo::tokens) {
        const bool more = place.next < branches.size();
        const std::uint32_t stop = more ? record_.lines[branches[place.next]].after : record_.lines[place.line].count;
        write_tokens(place, stop);
        place.todo = more ? Place::Todo::variations : Place::Todo::close;
        if (!more) continue;
        Place on = place;
        on.next = next_branch(place);
        on.todo = Place::Todo::tokens;
        to_.open();
        open.push_back(on);
        // A tree without a node is none: the line ends here, and what follows are its variations.
        if (stop == record_.lines[place_line(open)].count) write_nothing();
      } else if (place.todo == Place::Todo::variations && place.next < branches.size() &&
                 record_.lines[branches[place.next]].after == place.at) {
        Place variation;
        variation.line = branches[place.next++];
        to_.open();
        open.push_back(variation);
      } else {
        to_.close();
        open.pop_back();
      }
    }
  }

  static std::size_t place_line(const std::vector<Place>& open) { return open.back().line; }

  void write_nothing() {
    to_.node();
    to_.raw(kNothing, "");
    to_.end_node();
  }

  /// Facts of a variation, in its first node.
  void write_line_facts(std::size_t line, const Others& others) {
    if (numbered_) to_.raw(kLineNumber, std::to_string(line) + ":" + std::to_string(record_.lines[line].id));
    to_.text(kLineOther, others.rest);
  }

  void write_tokens(Place& place, std::uint32_t stop) {
    const Line& line = record_.lines[place.line];
    if (!place.headed && place.line > 0) {
      const Others others = part_others(line.other, true);
      const bool facts = numbered_ || !others.rest.empty();
      if (facts || line.count == 0 || stop == 0 || !others.nodes.empty()) {
        to_.node();
        write_line_facts(place.line, others);
        if (!facts) to_.raw(kNothing, "");
        to_.end_node();
        write_nodes(others.nodes);
      }
    }
    place.headed = true;
    for (; place.at < stop; ++place.at) write_token(line.first + place.at);
  }

  void write_nodes(const std::vector<std::vector<RawProperty>>& nodes) {
    for (const auto& node : nodes) {
      to_.node();
      for (const RawProperty& property : node) to_.raw_list(property);
      to_.end_node();
    }
  }

  void write_token(std::uint32_t i) {
    const Token& token = record_.tokens[i];
    const Extra* const extra = token.has_extra ? record_.extra(i) : nullptr;
    const Side due = side_after(plies_[i], plan_.pairs, record_.setup.to_move.value_or(Side::first));
    to_.node();
    write_subject(token, extra, due);
    if (token.milliseconds != kNoTime) to_.raw(kMilliseconds, std::to_string(token.milliseconds));
    Others others;
    if (extra != nullptr) {
      to_.text(kSeconds, extra->seconds);
      to_.text("C", extra->comment);
      others = part_others(extra->other, false);
      to_.text(kOther, others.rest);
      for (const RawProperty& property : others.properties) to_.raw_list(property);
    }
    to_.end_node();
    write_nodes(others.nodes);
  }

  void write_subject(const Token& token, const Extra* extra, Side due) {
    const auto by = [&] {
      if (token.side != 0) to_.raw(kBy, std::to_string(token.side));
    };
    const Side side = token.side == 0 ? due : token.side == 1 ? Side::first : Side::second;
    const std::string_view colour = plan_.is_white(side) ? "W" : "B";
    switch (token.kind) {
      case TokenKind::move: {
        const int height = plan_.board.height;
        const std::string point = write_point(token.at, height);
        const bool pass = point == "tt" && plan_.board.width <= 19 && height <= 19;
        if (point.empty() || pass) {
          to_.raw(kAt, std::to_string(token.at.x) + "," + std::to_string(token.at.y));
          return by();
        }
        to_.raw(colour, point);
        if (token.side == number(due)) by();
        return;
      }
      case TokenKind::choose: return to_.raw(kChoose, word(token.choice()));
      case TokenKind::act:
        if (token.act() != Act::pass) {
          to_.raw(kAct, word(token.act()));
          return by();
        }
        to_.raw(colour, "");
        if (token.side == number(due)) by();
        return;
      case TokenKind::unreadable: {
        const std::string_view text = extra != nullptr ? extra->text : std::string_view();
        if (text.empty()) {
          to_.raw(kUnreadable, "");
        } else {
          to_.text(kUnreadable, text);
        }
        return by();
      }
    }
  }

  Plan plan_;
  const Record& record_;
  Output to_;
  Diagnostics& diagnostics_;
  std::vector<std::vector<std::size_t>> branches_;  ///< of each line its variations, by place
  std::vector<std::uint32_t> plies_;                ///< stones and passes before each token on its path
  std::vector<std::uint32_t> line_end_;             ///< and at the end of each line
  bool numbered_ = false;
};

}  // namespace

bool write(const Judged& judged, const WriteOptions&, std::string& out, Diagnostics& diagnostics) {
  Writer(judged, out, diagnostics).write();
  out += '\n';
  return true;
}

}  // namespace fivefold::sgf
