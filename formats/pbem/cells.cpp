#include "formats/pbem/cells.h"

#include <string>

#include "core/coordinates.h"
#include "formats/jsonl/json_text.h"
#include "formats/pbem/lines.h"

namespace fivefold::pbem {
namespace {

constexpr std::string_view kRenjuCentre = "H8";
/// The cell that offers two fifth stones, counted from 0: with the first stone written, and in the newer tables.
constexpr std::size_t kOldOffer = 4;
constexpr std::size_t kNewOffer = 2;

/// A move of a cell and the signs behind it.
struct Part {
  std::string_view text;
  std::string_view signs;
};

class CellReader {
 public:
  CellReader(const std::vector<Cell>& cells, std::string_view bytes, CoordinateStyle style, Record& record,
             LimitedFindings& findings)
      : cells_(cells), bytes_(bytes), style_(style), record_(record), findings_(findings) {}

  CellFacts read() {
    for (at_ = 0; at_ < cells_.size(); ++at_) cell(cells_[at_]);
    return facts_;
  }

 private:
  Span span(std::string_view part) const {
    const auto begin = static_cast<std::uint32_t>(part.data() - bytes_.data());
    return {begin, static_cast<std::uint32_t>(begin + part.size())};
  }

  std::optional<Coord> point(std::string_view text) const { return read_coord(text, style_); }

  /// Cuts the next move off a cell. Signs are signs only behind a point.
  Part next_part(std::string_view& rest) const {
    const std::size_t comma = rest.find(',');
    Part part{trimmed(rest.substr(0, comma)), {}};
    rest.remove_prefix(comma == std::string_view::npos ? rest.size() : comma + 1);
    const std::size_t plain = part.text.find_last_not_of("+-");
    if (plain != std::string_view::npos && point(part.text.substr(0, plain + 1))) {
      part.signs = part.text.substr(plain + 1);
      part.text = part.text.substr(0, plain + 1);
    }
    return part;
  }

  void cell(const Cell& cell) {
    if (const CellWord word = cell_word(cell.text); word != CellWord::none) return in_words(cell, word);
    if (at_ == 0 && is_new_renju(cell.text)) first_stone(cell);
    if (is_offer(cell)) return;
    for (std::string_view rest = cell.text; !rest.empty();) {
      const Part part = next_part(rest);
      if (!part.text.empty()) stone(part);
    }
  }

  void stone(const Part& part) {
    const Span where = span(part.text);
    if (const auto at = point(part.text)) {
      record_.add(Token::move(*at, where));
    } else {
      record_.add(Token::unreadable(where));  // said by the judge, as for every format
      record_.extra_of_last().text = part.text;
    }
    if (part.signs.empty()) return;
    std::string other = "\"" + std::string(kMember) + "\":{\"captures\":";
    jsonl::append_quoted(part.signs, other);
    record_.extra_of_last().other = record_.keep(other + "}");
    findings_.add_once(Code::pbem_capture_signs, span(part.signs),
                       {{"move", excerpt(part.text)}, {"text", excerpt(part.signs)}});
  }

  void in_words(const Cell& cell, CellWord word) {
    switch (word) {
      case CellWord::pass: record_.add(Token::of(Act::pass, 0, cell.where)); return;
      case CellWord::swap:
        facts_.swapped = !facts_.swapped;
        facts_.swap_where = cell.where;
        return;
      default: break;
    }
    const bool resigns = word == CellWord::resign;
    facts_.ended_by = static_cast<int>(at_ % 2);
    if (!record_.end) record_.end = resigns ? EndKind::resign : EndKind::time;
    findings_.add(Code::end_in_words, cell.where,
                  {{"text", std::string(cell.text)}, {"how", resigns ? "resignation" : "time"}});
  }

  /// The newer tables of renju begin with two stones in one cell: the first stone, on the centre, is not written.
  bool is_new_renju(std::string_view text) const {
    const Part first = next_part(text);
    const Part second = next_part(text);
    return text.empty() && point(first.text) && point(second.text) && point(first.text) != point(kRenjuCentre);
  }

  void first_stone(const Cell& cell) {
    unwritten_first_ = true;
    record_.add(Token::move(*read_coord(kRenjuCentre, CoordinateStyle::skip_i), {cell.where.begin, cell.where.begin}));
    findings_.add(Code::pbem_first_stone, cell.where, {{"move", std::string(kRenjuCentre)}});
  }

  /// Two fifth stones are offered in one cell; the next cell begins with the one that was taken.
  bool is_offer(const Cell& cell) {
    if (at_ != (unwritten_first_ ? kNewOffer : kOldOffer)) return false;
    std::string_view rest = cell.text;
    const auto a = point(next_part(rest).text);
    const auto b = point(next_part(rest).text);
    if (!a || !b || !rest.empty()) return false;
    if (at_ + 1 == cells_.size()) {
      findings_.add(Code::playok_offer_open, cell.where, {{"offered", std::string(cell.text)}});
      return keep_offer(cell);
    }
    std::string_view next = cells_[at_ + 1].text;
    const Part taken = next_part(next);
    if (point(taken.text) != a && point(taken.text) != b) return false;
    findings_.add(Code::playok_offer, cell.where,
                  {{"offered", std::string(cell.text)}, {"taken", std::string(taken.text)}});
    return keep_offer(cell);
  }

  bool keep_offer(const Cell& cell) {
    Tag& tag = record_.tags.emplace_back();
    tag.key = "pbem.offered";
    tag.value = cell.text;
    tag.where = cell.where;
    return true;
  }

  const std::vector<Cell>& cells_;
  std::string_view bytes_;
  CoordinateStyle style_;
  Record& record_;
  LimitedFindings& findings_;
  CellFacts facts_;
  std::size_t at_ = 0;
  bool unwritten_first_ = false;
};

}  // namespace

CellFacts read_cells(const std::vector<Cell>& cells, std::string_view bytes, CoordinateStyle style, Record& record,
                     LimitedFindings& findings) {
  return CellReader(cells, bytes, style, record, findings).read();
}

}  // namespace fivefold::pbem
