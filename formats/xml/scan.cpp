#include "formats/xml/scan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "formats/xml/markup.h"
#include "formats/xml/reading.h"
#include "formats/xml/references.h"

namespace fivefold::xml {
namespace {

constexpr std::string_view kSchema = "fivefold/1";
/// A tag with more is hostile: attributes are compared with each other.
constexpr std::size_t kMostAttributes = 256;

Span span_of(const Piece& piece) {
  return {static_cast<std::uint32_t>(piece.begin), static_cast<std::uint32_t>(piece.end)};
}

class Scanner {
 public:
  Scanner(std::string_view bytes, Diagnostics& diagnostics)
      : bytes_(bytes), reader_(bytes), diagnostics_(diagnostics) {}

  Scan run() {
    if (find_game()) read_game();
    return std::move(scan_);
  }

 private:
  std::string_view raw(const Piece& piece) const { return bytes_.substr(piece.begin, piece.end - piece.begin); }

  /// Goes to the start tag of the game, judging what stands before it.
  bool find_game() {
    Span last;
    while (reader_.next(piece_)) {
      last = span_of(piece_);
      switch (piece_.kind) {
        case Piece::Kind::start:
          if (piece_.name == "game") return true;
          judge_outer_element();
          break;
        case Piece::Kind::doctype: judge_doctype(); break;
        case Piece::Kind::text:
        case Piece::Kind::cdata:
          if (!is_white(raw(piece_))) report_outside("text");
          break;
        case Piece::Kind::broken: malformed(span_of(piece_), "a tag is not closed"); break;
        case Piece::Kind::end:
        case Piece::Kind::comment:
        case Piece::Kind::instruction: break;
      }
    }
    diagnostics_.add(Code::no_game, last);
    return false;
  }

  void judge_outer_element() {
    if (piece_.name != "fivefold") return report_outside(piece_.name);
    const std::string_view tag = raw(piece_);
    constexpr std::string_view kKey = " schema=";
    const std::size_t key = tag.find(kKey);
    if (key == std::string_view::npos || key + kKey.size() + 1 >= tag.size()) return;
    std::string_view value = tag.substr(key + kKey.size() + 1);
    value = value.substr(0, value.find(tag[key + kKey.size()]));
    if (value != kSchema)
      diagnostics_.add(Code::schema_unknown, span_of(piece_), {{"text", fmt::format("\"{}\"", value)}});
  }

  void report_outside(std::string_view name) {
    if (outside_reported_) return;
    outside_reported_ = true;
    diagnostics_.add(Code::outside_game, span_of(piece_), {{"name", std::string(name)}});
  }

  void judge_doctype() {
    const bool entities = raw(piece_).find("<!ENTITY") != std::string_view::npos;
    diagnostics_.add(entities ? Code::entities_declared : Code::doctype_not_read, span_of(piece_));
  }

  void malformed(Span where, std::string what) {
    diagnostics_.add(Code::xml_malformed, where, {{"what", std::move(what)}});
  }

  /// Reads pieces until the game is closed or cannot be read on; then adds the end tags that are missing.
  void read_game() {
    const std::size_t begin = piece_.begin;
    std::size_t good = begin;  // everything before it is well-formed
    bool whole = false;
    do {
      if (!read_piece()) break;
      good = piece_.end;
      whole = depth_ == 0;
    } while (!whole && reader_.next(piece_));
    if (too_deep_) return;
    if (!whole && !failed_) {
      const auto end = static_cast<std::uint32_t>(bytes_.size());
      diagnostics_.add(Code::record_cut_short, {end, end}, {{"what", depth_ > 1 ? open_place() : "a game"}});
    }
    scan_.readable = depth_ > 0 || whole;
    scan_.text = bytes_.substr(begin, good - begin);
    mend(begin);
    if (whole) check_rest();
  }

  void mend(std::size_t begin) {
    if (depth_ == 0 && bare_.empty()) return;
    std::size_t from = begin;
    for (const std::uint32_t at : bare_) {
      if (at >= begin + scan_.text.size()) break;
      scan_.mended.append(bytes_.substr(from, at - from)).append("&amp;");
      from = at + 1;
    }
    scan_.mended.append(bytes_.substr(from, begin + scan_.text.size() - from));
    while (depth_ > 0) scan_.mended += fmt::format("</{}>", open_[--depth_].name);
  }

  std::string open_place() const { return fmt::format("<{}>", open_[depth_ - 1].name); }

  void check_rest() {
    Piece rest;
    while (reader_.next(rest)) {
      if (is_white(raw(rest))) continue;
      diagnostics_.add(Code::trailing_text, span_of(rest), {{"text", excerpt(raw(rest))}});
      return;
    }
  }

  bool fail(std::string what) {
    failed_ = true;
    malformed(span_of(piece_), std::move(what));
    return false;
  }

  bool read_piece() {
    if (!piece_.complete) return false;
    switch (piece_.kind) {
      case Piece::Kind::start:
        if (!check_attributes() || !check()) return false;
        return open_element();
      case Piece::Kind::end: return close_element();
      case Piece::Kind::text: return check();
      case Piece::Kind::cdata: {
        if (raw(piece_).find('\0') == std::string_view::npos) return true;
        return fail("a NUL byte");
      }
      case Piece::Kind::comment:
      case Piece::Kind::instruction:
        if (!comment_reported_) diagnostics_.add(Code::xml_comment, span_of(piece_));
        comment_reported_ = true;
        return true;
      case Piece::Kind::doctype: return fail("a document type declaration inside a game");
      case Piece::Kind::broken: return fail("a tag is not closed");
    }
    return false;
  }

  bool check() {
    failed_ = !check_characters(raw(piece_), piece_.begin, bare_, diagnostics_);
    return !failed_;
  }

  /// Attributes are name="value", each name once.
  bool check_attributes() {
    std::string_view rest = raw(piece_).substr(1 + piece_.name.size());
    rest.remove_suffix(piece_.self_closing ? 2 : 1);
    names_.clear();
    while (!is_white(rest)) {
      const auto name_begin = std::find_if_not(rest.begin(), rest.end(), [](char c) { return is_white(c); });
      if (name_begin == rest.begin()) return fail("no space before an attribute");
      rest.remove_prefix(static_cast<std::size_t>(name_begin - rest.begin()));
      const std::string_view name = rest.substr(0, rest.find_first_of(" \t\r\n=\"'"));
      rest.remove_prefix(name.size());
      const std::size_t equals = rest.find_first_not_of(" \t\r\n");
      const std::size_t quote =
          equals == std::string_view::npos ? equals : rest.find_first_not_of(" \t\r\n", equals + 1);
      const bool assigned = quote != std::string_view::npos && rest[equals] == '=' && !name.empty();
      if (!assigned || (rest[quote] != '"' && rest[quote] != '\'')) return fail("an attribute is not name=\"value\"");
      if (std::find(names_.begin(), names_.end(), name) != names_.end()) {
        return fail(fmt::format("attribute \"{}\" stands twice", name));
      }
      if (names_.size() == kMostAttributes) return fail(fmt::format("more than {} attributes", kMostAttributes));
      names_.push_back(name);
      const std::size_t end = rest.find(rest[quote], quote + 1);
      if (end == std::string_view::npos) return fail("the value of an attribute is not closed");
      rest.remove_prefix(end + 1);
    }
    return true;
  }

  bool open_element() {
    if (depth_ == kMaxDepth) {
      too_deep_ = true;
      diagnostics_.add(Code::nested_too_deep, span_of(piece_), {{"limit", std::to_string(kMaxDepth)}});
      return false;
    }
    Place place;
    place.tag = span_of(piece_);
    place.end = place.tag.end;
    place.level = static_cast<std::uint32_t>(depth_);
    scan_.places.push_back(place);
    if (!piece_.self_closing) open_[depth_++] = {piece_.name, scan_.places.size() - 1};
    return true;
  }

  bool close_element() {
    const Open& open = open_[depth_ - 1];
    if (piece_.name != open.name) return fail(fmt::format("</{}> cannot close <{}>", piece_.name, open.name));
    scan_.places[open.place].end = static_cast<std::uint32_t>(piece_.end);
    --depth_;
    return true;
  }

  struct Open {
    std::string_view name;
    std::size_t place = 0;
  };

  std::string_view bytes_;
  MarkupReader reader_;
  Diagnostics& diagnostics_;
  Scan scan_;
  Piece piece_;
  std::vector<std::string_view> names_;  ///< of the attributes of one tag
  std::array<Open, kMaxDepth> open_{};
  std::size_t depth_ = 0;
  std::vector<std::uint32_t> bare_;  ///< places of "&" that begin no reference
  bool too_deep_ = false;
  bool failed_ = false;
  bool outside_reported_ = false;
  bool comment_reported_ = false;
};

}  // namespace

Scan scan(std::string_view bytes, Diagnostics& diagnostics) { return Scanner(bytes, diagnostics).run(); }

}  // namespace fivefold::xml
