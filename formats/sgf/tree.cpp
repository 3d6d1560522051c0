#include "formats/sgf/tree.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "formats/sgf/borders.h"
#include "formats/sgf/game_lines.h"
#include "formats/sgf/names.h"
#include "formats/sgf/node_tokens.h"
#include "formats/sgf/reading.h"

namespace fivefold::sgf {
namespace {

using Part = Scanner::Part;

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
      : bytes_(bytes),
        record_(record),
        diagnostics_(diagnostics),
        findings_(diagnostics),
        reading_{record, findings_, options, {}} {}

  void run() {
    read();
    const auto end = static_cast<std::uint32_t>(bytes_.size());
    findings_.finish({end, end});
  }

 private:
  void read() {
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
      diagnostics_.add(Code::sgf_empty_nodes, first_empty_, {{"count", std::to_string(empty_nodes_)}});
    }
    if (!root_nodes_.empty()) {
      Tag& tag = record_.tags.emplace_back();
      tag.key = kNodesTag;
      tag.value = record_.keep("[" + root_nodes_ + "]");
      tag.json = true;
    }
    lines_.fill(record_);
  }

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
    for (const NodeToken& one : tokens_.private_ones(node_, reading_)) append(place, one);
    check_clocks(node_, findings_);
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

  void append(Place& place, const NodeToken& one) {
    place.item = lines_.add(place.line, one.token);
    ++place.tokens;
    if (one.counts) ++place.plies;
    if (!has_token_) moves_ = one.token.where.begin;
    has_token_ = true;
    if (one.token.kind == TokenKind::unreadable) lines_.more(place.item).text = one.text;
  }

  void add_moves(Place& place) {
    for (const NodeToken& one : tokens_.moves(node_, node_where_, place.plies, reading_)) append(place, one);
  }

  template <class Needed>
  void read_time(const Place& place, const Needed& needed) {
    if (const auto spent = read_number(trimmed(node_.raw(kMilliseconds))); spent && *spent >= 0) {
      lines_.token(place.item).milliseconds = *spent;
    }
    const std::string_view seconds = node_.text(kSeconds, TextKind::text, record_);
    if (!seconds.empty()) needed().seconds = seconds;
  }

  std::string_view bytes_;
  Record& record_;
  Diagnostics& diagnostics_;
  LimitedFindings findings_;
  Reading reading_;
  GameLines lines_;
  Node node_;
  Span node_where_;
  NodeTokens tokens_;
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
