#include "formats/renlib/read.h"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/coordinates.h"
#include "formats/renlib/node.h"
#include "formats/renlib/note_table.h"
#include "formats/renlib/notes.h"
#include "formats/renlib/text_reader.h"
#include "formats/renlib/version_rule.h"

namespace fivefold::renlib {
namespace {

constexpr Coord kNowhere{-1, -1};
/// Odd flags are reported for so many moves; a foreign file has them everywhere.
constexpr int kMostReported = 20;

/// Where the next node goes.
struct Place {
  std::uint32_t line = 0;
  std::uint32_t count = 0;                 ///< tokens of the line up to and with the parent
  std::uint32_t token = NoteTable::kRoot;  ///< of the parent
};

/// Builds the lines in the order of the file: each line runs to its end before the next begins.
class Reader {
 public:
  Reader(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics)
      : bytes_(bytes), options_(options), record_(record), diagnostics_(diagnostics), notes_(record) {}

  void run() {
    record_.layout.width = record_.layout.height = kSide;
    record_.board_stated = true;
    record_.moves_where = {0, 0};
    if (!read_header()) return;
    texts_.learn(bytes_, start_, options_.encoding);
    read_nodes();
    report_end();
    notes_.place();
    keep_facts();
  }

 private:
  void keep(std::string_view key, std::string_view value, bool json = false) {
    Tag& tag = record_.tags.emplace_back();
    tag.key = key;
    tag.value = record_.keep(value);
    tag.json = json;
  }

  bool read_header() {
    if (!bytes_.starts_with(kMagic)) {
      diagnostics_.add(Code::renlib_no_header, {0, 0});
      return true;
    }
    if (bytes_.size() < kHeaderSize) {
      diagnostics_.add(Code::record_cut_short, end(), {{"what", "the header"}});
      return false;
    }
    start_ = kHeaderSize;
    const int major = static_cast<unsigned char>(bytes_[8]);
    const int minor = static_cast<unsigned char>(bytes_[9]);
    record_.moves_where = {kHeaderSize, kHeaderSize};
    if (100 * major + minor <= 100 * kNewestMajor + kNewestMinor) return true;
    diagnostics_.add(Code::renlib_version, {8, 10}, {{"version", fmt::format("{}.{}", major, minor)}});
    return false;
  }

  Span end() const {
    const auto size = static_cast<std::uint32_t>(bytes_.size());
    return {size, size};
  }

  void read_nodes() {
    NodeReader nodes(bytes_, start_);
    Node node;
    bool first = true;
    while (nodes.next(node)) {
      if (std::exchange(first, false) && node.point == kNoPoint) {
        read_root(node);
      } else {
        add(node);
      }
      if (node.has(kOldComment)) ++old_comments_;
    }
    cut_in_ = nodes.cut_in();
    if (cut_in_ != nullptr && nodes.at() < bytes_.size()) rest_ = bytes_.substr(nodes.at());
    if (nodes.odd_padding()) {
      const std::uint32_t at = *nodes.odd_padding();
      diagnostics_.add(Code::renlib_padding, {at, at + 1},
                       {{"byte", fmt::format("{:02x}", static_cast<unsigned char>(bytes_[at]))}});
    }
  }

  void read_root(const Node& node) {
    has_root_ = true;
    root_comment_ = node.has_comment;
    root_flags_ = fmt::format("{:02x}", node.flags & (kMark | kStart | kNoMove));
    if (node.has(kExtension)) root_flags_ += fmt::format("{:04x}", node.extension);
    Notes notes;
    if (node.has_comment) record_.intro = record_.keep(texts_.comment(node, notes));
    if (notes.comment_hex || node.comment.empty()) {
      if (node.has_comment) keep(kTagComment, "hex:" + notes.comment_hex.value_or(""));
    } else if (notes.comment) {
      keep(kTagComment, *notes.comment);
    }
    if (node.has(kSibling) || node.has(kExtension)) {
      report_odd(node, "the root", fmt::format("{:02x}, extension {:04x}", node.flags & kSibling, node.extension));
    }
    if (node.has_text) keep(kTagRootText, to_hex(node.text));
  }

  void add(const Node& node) {
    const bool leaf = node.has(kLeaf);
    const bool label = node.has(kNoMove) && leaf && node.has_text && !node.has_comment && !node.has(kMark) &&
                       !node.text.empty() && point_of(node.point).has_value() && node.extension == kBoardText;
    const Place parent = place_;
    if (label) {
      notes_.add_label(parent.token, *point_of(node.point), texts_.board_text(node.text));
      other_first_ = other_first_ || parent.token == NoteTable::kRoot;
    } else {
      add_token(node);
    }
    if (node.has(kSibling)) siblings_.push_back(parent);
    if (leaf) {
      go_back(node);
    } else {
      ended_ = false;
    }
  }

  void add_token(const Node& node) {
    if (ended_ && !record_.tokens.empty()) {
      // RenLib reads on behind the last move, whatever it said.
      if (extra_ends_++ == 0) extra_end_at_ = last_where_;
    }
    const bool continues = place_.line + 1 == record_.lines.size() && record_.lines.back().count == place_.count;
    if (!continues) {
      const auto id = static_cast<std::uint32_t>(record_.lines.size());
      record_.begin_line(id, record_.lines[place_.line].id, place_.count);
      place_ = {id, 0, place_.token};
    }
    const auto point = point_of(node.point);
    const bool top = place_.token == NoteTable::kRoot;
    if (top) first_moves_ += 1;
    if (top && node.point != kCentre) other_first_ = true;
    if (point) {
      place_.token = record_.add(Token::move(*point, node.where));
    } else if (node.point == kNoPoint) {
      passes_ = true;
      place_.token = record_.add(Token::of(Act::pass, 0, node.where));
    } else {
      place_.token = record_.add(Token::unreadable(node.where));
      record_.extra_of_last().text = record_.keep(fmt::format("0x{:02X}", node.point));
    }
    ++place_.count;
    last_where_ = node.where;
    read_facts(node, point.value_or(kNowhere));
  }

  void read_facts(const Node& node, Coord at) {
    if ((node.flags & (kMark | kComment | kOldComment | kStart | kNoMove | kExtension)) == 0) return;
    Notes notes;
    notes.start = node.has(kStart);
    notes.no_move = node.has(kNoMove);
    const std::uint16_t usual = node.has_text ? kBoardText : 0;
    if (node.has(kExtension) && node.extension != usual) notes.extension = node.extension;
    std::string comment;
    if (node.has_comment) comment = texts_.comment(node, notes);
    if (node.has_text) {
      const std::string text = texts_.board_text(node.text);
      const bool holds = on_board(at) && !text.empty();
      if (holds) notes_.add_label(place_.token, at, text);
      if (!holds || !texts_.gives_back(text, node.text)) notes.text_hex = to_hex(node.text);
    }
    const unsigned odd = notes.extension ? *notes.extension & ~unsigned{kBoardText | kBoardTextOther} : 0U;
    if (odd != 0 || notes.no_move) {
      std::string bits = notes.no_move ? "no move" : "";
      if (odd != 0) bits += fmt::format("{}extension {:04x}", bits.empty() ? "" : ", ", *notes.extension);
      report_odd(node, name_of(node), std::move(bits));
    }
    Extra& extra = record_.extra_of_last();
    if (!comment.empty()) extra.comment = record_.keep(comment);
    if (node.has(kMark)) notes_.add_mark(place_.token);
    if (const std::string own = own_members(notes); !own.empty()) extra.other = record_.keep(own);
  }

  void go_back(const Node& node) {
    if (siblings_.empty()) {
      ended_ = true;
      last_where_ = node.where;
      return;
    }
    ended_ = false;
    place_ = siblings_.back();
    siblings_.pop_back();
  }

  static std::string name_of(const Node& node) {
    const auto at = point_of(node.point);
    if (at) return write_coord(*at, CoordinateStyle::keep_i);
    return node.point == kNoPoint ? "a pass" : fmt::format("0x{:02X}", node.point);
  }

  void report_odd(const Node& node, std::string move, std::string bits) {
    if (reported_++ >= kMostReported) return;
    diagnostics_.add(Code::renlib_odd_bits, node.where, {{"move", std::move(move)}, {"bits", std::move(bits)}});
  }

  void report_end() {
    if (extra_ends_ > 0) {
      Node node;
      NodeReader(bytes_, extra_end_at_.begin).next(node);
      diagnostics_.add(Code::renlib_branch_end, extra_end_at_,
                       {{"move", name_of(node)}, {"count", std::to_string(extra_ends_)}});
    }
    if (cut_in_ != nullptr) {
      diagnostics_.add(Code::record_cut_short, end(), {{"what", cut_in_}});
      if (!rest_.empty()) keep(kTagRest, to_hex(rest_));
    } else {
      const std::size_t open = siblings_.size() + (ended_ || record_.tokens.empty() ? 0 : 1);
      if (open > 0) diagnostics_.add(Code::renlib_branch_open, end(), {{"count", std::to_string(open)}});
    }
    if (old_comments_ > 0) {
      diagnostics_.add(Code::renlib_old_comment, {}, {{"count", std::to_string(old_comments_)}});
    }
    texts_.report(diagnostics_);
  }

  void keep_facts() {
    if (!texts_.encoding().empty()) keep(kTagEncoding, texts_.encoding());
    notes_.keep_root_labels();
    const bool rooted = needs_root({first_moves_ == 1 && !other_first_, passes_, root_comment_});
    if (start_ > 0) {
      const std::string header = header_bytes(rooted);
      if (bytes_.substr(0, kHeaderSize) != header) keep(kTagHeader, to_hex(bytes_.substr(8, kHeaderSize - 8)));
      if (rooted && !has_root_) keep(kTagRoot, "none");
    }
    if (has_root_ && (!rooted || root_flags_ != "00")) keep(kTagRoot, root_flags_);
  }

  std::string_view bytes_;
  const ParseOptions& options_;
  Record& record_;
  Diagnostics& diagnostics_;
  std::size_t start_ = 0;
  TextReader texts_;

  Place place_;
  std::vector<Place> siblings_;  ///< parents of which more children come
  bool ended_ = false;           ///< the last node closed the last branch
  Span last_where_;
  std::size_t extra_ends_ = 0;
  Span extra_end_at_;
  const char* cut_in_ = nullptr;
  std::string_view rest_;
  std::size_t old_comments_ = 0;
  int reported_ = 0;

  bool has_root_ = false, passes_ = false, other_first_ = false;
  bool root_comment_ = false;
  std::string root_flags_;
  std::size_t first_moves_ = 0;
  NoteTable notes_;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  Reader(bytes, options, record, diagnostics).run();
}

}  // namespace fivefold::renlib
