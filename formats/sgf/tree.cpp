#include "formats/sgf/tree.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "formats/sgf/borders.h"
#include "formats/sgf/game_lines.h"
#include "formats/sgf/names.h"
#include "formats/sgf/reading.h"

namespace fivefold::sgf {
namespace {

using Part = Scanner::Part;

/// Clocks: kept with the move, and looked at.
constexpr std::array<std::string_view, 4> kClocks = {"BL", "WL", "OB", "OW"};
constexpr std::array<std::string_view, 3> kSetup = {"AB", "AW", "AE"};

/// A place in the tree: what is known where a bracket is open.
struct Place {
  std::uint32_t line = 0;
  std::uint32_t tokens = 0;               ///< of the line, so far
  std::uint32_t plies = 0;                ///< stones and passes on the whole path
  std::uint32_t item = GameLines::kNone;  ///< the last token of the path, or none
  bool continued = false;                 ///< a tree that goes on with the line has begun
};

/// Builds the lines of one game from the parts of its text.
class Builder {
 public:
  Builder(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), record_(record), findings_(diagnostics), reading_{record, findings_, options, {}} {}

  void run() {
    bool undecided = false;
    const std::size_t start = first_game(bytes_, undecided);
    if (start == std::string_view::npos) {
      findings_.add(Code::sgf_no_game, {0, static_cast<std::uint32_t>(bytes_.size())});
      return;
    }
    around(0, start);
    reading_.first_move = find_first_move(bytes_, start, record_);
    walk(start);
    if (!had_root_) end_root();
    if (!intro_.empty()) record_.intro = record_.keep(intro_);
    record_.moves_where = {moves_, moves_};
    if (empty_nodes_ > 0) {
      findings_.add_last(Code::sgf_empty_nodes, first_empty_, {{"count", std::to_string(empty_nodes_)}});
    }
    if (!root_nodes_.empty()) {
      Tag& tag = record_.tags.emplace_back();
      tag.key = kNodesTag;
      tag.value = record_.keep("[" + root_nodes_ + "]");
      tag.json = true;
    }
    lines_.fill(record_);
  }

 private:
  /// Text outside the game's brackets.
  void around(std::size_t begin, std::size_t end) {
    std::size_t skipped = begin;
    for (std::size_t at = begin; at <= end; ++at) {
      if (at < end && bytes_[at] != ')') continue;
      const std::string_view text = trimmed(bytes_.substr(skipped, at - skipped));
      if (!text.empty()) {
        const auto from = static_cast<std::uint32_t>(text.data() - bytes_.data());
        findings_.add(Code::sgf_text_around, {from, static_cast<std::uint32_t>(from + text.size())},
                      {{"text", excerpt(text)}});
      }
      const auto place = static_cast<std::uint32_t>(at);
      // Only outside any prose: there a bracket is a bracket.
      if (at < end && text.empty()) findings_.add_once(Code::sgf_bracket_extra, {place, place + 1});
      skipped = at + 1;
    }
  }

  void walk(std::size_t start) {
    Scanner scanner(bytes_, start, record_, &findings_);
    std::vector<Place> open;
    bool in_node = false;
    while (true) {
      const Part part = scanner.next();
      if (part == Part::property) {
        if (!in_node) {
          findings_.add_once(Code::sgf_no_semicolon, scanner.where());
          begin_node(scanner.where(), open.back());
          in_node = true;
        }
        node_.add(scanner, findings_);
        continue;
      }
      if (in_node) end_node(open.back());
      in_node = false;
      if (part == Part::end) break;
      if (part == Part::node) {
        begin_node(scanner.where(), open.back());
        in_node = true;
      } else if (part == Part::open) {
        descend(open);
      } else {
        open.pop_back();
        if (open.empty()) return around(scanner.at(), bytes_.size());
      }
    }
    const auto end = static_cast<std::uint32_t>(bytes_.size());
    findings_.add(Code::sgf_not_closed, {end, end}, {{"count", std::to_string(open.size())}});
  }

  /// Goes into a tree: the first one behind a node goes on with its line, each other is a variation.
  void descend(std::vector<Place>& open) {
    if (open.empty()) {
      open.emplace_back();
      return;
    }
    Place place = open.back();
    if (place.continued) {
      place.line = lines_.add_line(place.line, place.tokens);
      place.tokens = 0;
    } else {
      open.back().continued = true;
    }
    place.continued = false;
    open.push_back(place);
  }

  void begin_node(Span where, Place& place) {
    node_.clear();
    node_where_ = where;
    if (!place.continued) return;
    findings_.add_once(Code::sgf_node_after_variation, where);
    place.line = lines_.add_line(place.line, place.tokens);
    place.tokens = 0;
    place.continued = false;
  }

  void end_root() {
    had_root_ = true;
    read_root(node_, reading_);
    moves_ = node_where_.end;
  }

  void end_node(Place& place) {
    if (!had_root_) {
      end_root();
      if (!node_.moves.empty()) {
        findings_.add(Code::sgf_move_in_root, node_where_);
        add_moves(place);
      }
      return;
    }
    if (node_.empty()) {
      if (empty_nodes_++ == 0) first_empty_ = node_where_;
      return;
    }
    read_line_facts(place);
    late_result_ = place.line == 0 && read_late_result(node_, reading_);
    const std::uint32_t before = place.tokens;
    add_moves(place);
    add_private_token(place);
    check_clocks();
    if (place.tokens == before) return add_bare_node(place);
    GameLines::More* more = nullptr;
    const auto needed = [&]() -> GameLines::More& {
      if (more == nullptr) more = &lines_.more(place.item);
      return *more;
    };
    const std::string_view comment = node_.text("C", TextKind::text, record_);
    if (!comment.empty()) needed().comment = comment;
    read_time(place, needed);
    const std::string members = members_of_node(false);
    const std::string_view other = node_.text(kOther, TextKind::text, record_);
    if (!other.empty() || !members.empty()) needed().own = other;
    if (!members.empty()) needed().other = members;
  }

  /// Properties that are kept as they are.
  std::string members_of_node(bool with_comment) {
    std::vector<const Property*> kept;
    for (const Property& property : node_) {
      const std::string_view name = property.name;
      if (name.starts_with(kPrivate) || (name == "C" && !with_comment)) continue;
      if (name == "RE" && late_result_) continue;
      kept.push_back(&property);
      if (std::find(kSetup.begin(), kSetup.end(), name) != kSetup.end()) {
        findings_.add(Code::sgf_setup_in_play, property.where, {{"name", std::string(name)}});
      }
    }
    std::string out;
    append_members(kept, out);
    return out;
  }

  /// A node without a move belongs to the token before it; its comment joins that token's.
  void add_bare_node(Place& place) {
    if (node_.has(kNothing) || node_.has(kLineNumber) || node_.has(kLineOther)) {
      if (std::all_of(node_.begin(), node_.end(), [](const Property& p) { return p.name.starts_with(kPrivate); }))
        return;
    }
    const bool own_line = place.tokens > 0;
    const bool before_all = !own_line && place.line == 0;
    const std::string members = members_of_node(!own_line && !before_all);
    const std::string_view comment =
        own_line || before_all ? node_.text("C", TextKind::text, record_) : std::string_view();
    if (!comment.empty()) {
      if (own_line) {
        std::string& joined = lines_.more(place.item).comment;
        joined.append(joined.empty() ? "" : "\n").append(comment);
      } else {
        if (intro_.empty()) intro_ = record_.intro;
        intro_.append(intro_.empty() ? "" : "\n").append(comment);
      }
    }
    if (members.empty()) return;
    std::string& nodes = own_line     ? lines_.more(place.item).nodes
                         : before_all ? root_nodes_
                                      : lines_.line(place.line).nodes;
    nodes.append(nodes.empty() ? "{" : ",{").append(members).append("}");
  }

  void read_line_facts(const Place& place) {
    if (place.line == 0 || place.tokens > 0) return;
    GameLines::TreeLine& line = lines_.line(place.line);
    if (node_.has(kLineOther)) line.other = node_.text(kLineOther, TextKind::text, record_);
    const std::string_view numbers = trimmed(node_.raw(kLineNumber));
    if (numbers.empty()) return;
    const std::size_t colon = numbers.find(':');
    const auto position = read_number(numbers.substr(0, colon));
    const auto id = colon == std::string_view::npos ? std::nullopt : read_number(numbers.substr(colon + 1));
    if (position && id && *position > 0 && *id > 0) {
      line.position = *position;
      line.id = *id;
    } else {
      findings_.add(Code::sgf_private_unreadable, node_where_,
                    {{"name", std::string(kLineNumber)}, {"text", excerpt(numbers)}});
    }
  }

  std::optional<int> stated_side() const {
    const std::string_view text = trimmed(node_.raw(kBy));
    if (text == "1") return 1;
    if (text == "2") return 2;
    return {};
  }

  void append(Place& place, Token token, bool counts) {
    place.item = lines_.add(place.line, token);
    ++place.tokens;
    if (counts) ++place.plies;
    if (!has_token_) moves_ = token.where.begin;
    has_token_ = true;
  }

  void add_moves(Place& place) {
    std::uint32_t added = 0;
    for (const NodeMove& move : node_.moves) {
      found_.clear();
      read_move(move.value, reading_, found_);
      for (const MoveReading& one : found_) {
        add_move(place, move, one);
        ++added;
      }
    }
    if (added > 1 && reading_.points != Points::labels) {
      findings_.add(Code::sgf_several_moves, node_where_, {{"count", std::to_string(added)}});
    }
  }

  void add_move(Place& place, const NodeMove& move, const MoveReading& one) {
    const Side to_move = record_.setup.to_move.value_or(Side::first);
    const Side due = side_after(place.plies, reading_.pairs, to_move);
    const Side side = reading_.dialect ? due : reading_.side_of(move.white);
    // A colour that is due says nothing that the order does not.
    const auto claimed = static_cast<std::uint8_t>(stated_side().value_or(side == due ? 0 : number(side)));
    const Span where = move.value.where;
    switch (one.kind) {
      case MoveReading::Kind::stone: {
        Token token = Token::move(one.at, where);
        token.side = claimed;
        return append(place, token, true);
      }
      case MoveReading::Kind::pass: return append(place, Token::of(Act::pass, claimed, where), true);
      case MoveReading::Kind::resign:
      case MoveReading::Kind::timeout: {
        const Act act = one.kind == MoveReading::Kind::resign ? Act::resign : Act::timeout;
        return append(place, Token::of(act, static_cast<std::uint8_t>(number(side)), where), false);
      }
      case MoveReading::Kind::unreadable: break;
    }
    Token token = Token::unreadable(where);
    token.side = claimed;
    append(place, token, true);
    lines_.more(place.item).text = move.value.raw;
  }

  /// Tokens that SGF has no property for.
  void add_private_token(Place& place) {
    const auto side = static_cast<std::uint8_t>(stated_side().value_or(0));
    constexpr std::array kWords = {Act::resign, Act::timeout, Act::draw_offer, Act::draw_accept, Act::draw_decline};
    for (const Property& property : node_) {
      const Value& value = property.values.front();
      const std::string_view text = trimmed(value.raw);
      if (property.name == kAt) {
        const auto at = read_any_point(text, reading_.height());
        if (!at) continue;
        Token token = Token::move(*at, value.where);
        token.side = side;
        append(place, token, true);
      } else if (property.name == kUnreadable) {
        Token token = Token::unreadable(value.where);
        token.side = side;
        append(place, token, true);
        const std::string_view written = node_.text(kUnreadable, TextKind::text, record_);
        lines_.more(place.item).text = written;
        findings_.add(Code::unreadable_move, value.where, {{"text", excerpt(written)}});
      } else if (property.name == kChoose) {
        for (const Choice choice : {Choice::first, Choice::second, Choice::put_two})
          if (text == word(choice)) append(place, Token::choose(choice, value.where), false);
      } else if (property.name == kAct) {
        for (const Act act : kWords)
          if (text == word(act)) append(place, Token::of(act, side, value.where), false);
      }
    }
  }

  template <class Needed>
  void read_time(const Place& place, const Needed& needed) {
    if (const auto spent = read_number(trimmed(node_.raw(kMilliseconds))); spent && *spent >= 0) {
      lines_.token(place.item).milliseconds = *spent;
    }
    const std::string_view seconds = node_.text(kSeconds, TextKind::text, record_);
    if (!seconds.empty()) needed().seconds = seconds;
  }

  /// Clocks are kept as they stand; what is no time is said.
  void check_clocks() {
    for (const std::string_view name : kClocks) {
      const Property* const clock = node_.find(name);
      if (clock == nullptr) continue;
      const std::string_view text = trimmed(clock->values.front().raw);
      double value = -1;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
      if (error == std::errc() && end == text.data() + text.size() && value >= 0) continue;
      findings_.add(Code::time_negative, clock->values.front().where, {{"text", excerpt(text)}});
    }
  }

  std::string_view bytes_;
  Record& record_;
  Findings findings_;
  Reading reading_;
  GameLines lines_;
  Node node_;
  Span node_where_;
  std::vector<MoveReading> found_;
  std::string root_nodes_;
  std::string intro_;  ///< with the comments of nodes before the first move
  bool had_root_ = false;
  bool has_token_ = false;
  bool late_result_ = false;  ///< the node's RE became the result of the record
  std::uint32_t moves_ = 0;
  std::size_t empty_nodes_ = 0;
  Span first_empty_;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Builder(bytes, options, record, diagnostics).run();
}

}  // namespace fivefold::sgf
