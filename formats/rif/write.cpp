#include "formats/rif/write.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/coordinates.h"
#include "formats/playable.h"
#include "formats/rif/game_rows.h"
#include "formats/rif/losses.h"
#include "formats/rif/names.h"
#include "formats/rif/read_moves.h"
#include "formats/rif/sheet.h"
#include "formats/rif/text.h"
#include "formats/xml/element_writer.h"
#include "formats/xml/scan.h"

namespace fivefold::rif {
namespace {

bool board_fits(const Judged& judged, Diagnostics& diagnostics) {
  const BoardLayout& board = board_of(judged);
  std::string what(odd_board(judged));
  if (what.empty() && (board.width != kSize || board.height != kSize))
    what = std::to_string(board.width) + "x" + std::to_string(board.height);
  return what.empty() || refuse_board(judged, "rif", what, diagnostics);
}

std::string word_of(const Record& record, std::uint32_t i) {
  const Token& token = record.tokens[i];
  if (token.kind == TokenKind::unreadable) {
    const Extra* const extra = record.extra(i);
    return extra == nullptr ? std::string() : std::string(extra->text);
  }
  std::string word = write_coord(token.at, CoordinateStyle::keep_i);
  for (char& c : word)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return word;
}

/// Whether a word comes back as the token that it stands for.
bool comes_back(const Token& token, const std::string& word) {
  std::string_view rest = word;
  if (take_word(rest) != word || word.empty()) return false;
  const auto at = read_coord(word, CoordinateStyle::keep_i);
  return token.kind == TokenKind::move ? at == token.at : !at;
}

/// The moves, faults as they are; false (after X102) when one cannot be written and nothing is forced. A pass shifts
/// the colours of all stones after it, so those cannot follow.
bool moves(const Record& record, bool force, std::string& text, Diagnostics& diagnostics) {
  const Line& main = record.lines.front();
  const std::uint32_t end = main.first + main.count;
  std::uint32_t placed = 0;
  bool passed = false;
  for (std::uint32_t i = main.first; i < end; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind == TokenKind::act && token.act() == Act::pass) passed = true;
    if (token.kind == TokenKind::choose || token.kind == TokenKind::act) continue;
    const std::string word = word_of(record, i);
    if (passed || !comes_back(token, word)) {
      diagnostics.add(Code::moves_not_written, token.where,
                      {{"count", std::to_string(end - i)},
                       {"ply", std::to_string(placed + 1)},
                       {"move", passed ? word + " after a pass" : word}});
      return force;
    }
    ++placed;
    if (!text.empty()) text += ' ';
    text += word;
  }
  return true;
}

std::string_view result_text(const Record& record) {
  switch (record.result) {
    case Result::first: return "1";
    case Result::second: return "0";
    case Result::draw: return "0.5";
    case Result::unknown: return record.tag(kTagResult);
    case Result::missing: break;
  }
  return {};
}

/// One game and its tables.
class Writer {
 public:
  Writer(const Judged& judged, bool later, std::string& out)
      : judged_(judged), record_(judged.record), later_(later), out_(out) {
    rows_ = fill_sheet(judged, sheet_);
  }

  void write(std::string_view moves) {
    database();
    lost_ += sheet_.append(later_, out_);
    out_ += "<games>\n<game";
    attribute("id", is_number(record_.id) ? std::string(record_.id) : later_ ? "+" : std::to_string(judged_.number));
    reference("publisher", Table::player, rows_.publisher);
    reference("tournament", Table::tournament, rows_.tournament);
    attribute("round", record_.round);
    reference("rule", Table::rule, rows_.rule);
    reference("black", Table::player, rows_.black);
    reference("white", Table::player, rows_.white);
    attribute("bresult", result_text(record_));
    attribute("btime", record_.tag("rif.btime"));
    attribute("wtime", record_.tag("rif.wtime"));
    reference("opening", Table::opening, rows_.opening);
    attribute("alt", record_.tag("rif.alt"));
    attribute("swap", record_.tag("rif.swap"));
    if (rows_.unrated) attribute("unrated", "1");
    kept_attributes(kTagGame);
    out_ += ">\n";
    element("move", kTagMove, moves, true);
    // The first <info> is the game's; where others are kept, an empty one stands before them.
    const bool more = std::any_of(record_.tags.begin(), record_.tags.end(), [](const Tag& tag) {
      return tag.key.starts_with(kTagElement) && tag.value.starts_with("<info") && is_element(tag.value);
    });
    element("info", kTagInfo, record_.intro, more);
    for (const Tag& tag : record_.tags) {
      if (tag.key.starts_with(kTagElement)) kept_element(tag.value);
      if (tag.key.starts_with(kTagText)) lost_ += append_text(tag.value, false, out_);
    }
    out_ += "</game>\n</games>\n";
  }

  std::vector<std::string> losses() const {
    std::vector<std::string> all = rows_.changed;
    if (lost_ > 0)
      all.emplace_back("characters that XML has no place for, in names, comments or tags (U+FFFD is written)");
    if (sheet_.unusable) all.emplace_back("tags of rows that cannot be read");
    return all;
  }

 private:
  void database() {
    out_ += "<database";
    const auto root = nlohmann::ordered_json::parse(record_.tag(kTagDatabase), nullptr, false);
    const auto version = root.is_object() ? root.find("version") : root.end();
    const bool stated = version != root.end() && version->is_string();
    attribute("version", stated ? version->get_ref<const std::string&>() : std::string("1.0"));
    if (root.is_object()) {
      for (const auto& [name, value] : root.items())
        if (value.is_string() && xml::is_plain_name(name) && name != "version")
          attribute(name, value.get_ref<const std::string&>());
    }
    out_ += ">\n";
  }

  void attribute(std::string_view name, std::string_view value) { lost_ += append_attribute(name, value, out_); }
  void reference(std::string_view name, Table table, std::string_view id) {
    attribute(name, sheet_.written_id(table, id, later_));
  }

  void kept_attributes(std::string_view prefix) {
    for (const Tag& tag : record_.tags) {
      if (!tag.key.starts_with(prefix)) continue;
      const std::string_view name = tag.key.substr(prefix.size());
      if (xml::is_plain_name(name) && name != "unrated") attribute(name, tag.value);
    }
  }

  void element(std::string_view name, std::string_view kept, std::string_view text, bool always) {
    const bool attributes = std::any_of(record_.tags.begin(), record_.tags.end(),
                                        [&](const Tag& tag) { return tag.key.starts_with(kept); });
    if (text.empty() && !attributes && !always) return;
    out_.append("<").append(name);
    kept_attributes(kept);
    out_ += ">";
    lost_ += append_text(text, false, out_);
    out_.append("</").append(name).append(">\n");
  }

  /// Whether a text that was kept is an element that may stand in a game. A game inside a game would be cut from it.
  static bool is_element(std::string_view text) {
    if (text.find("<game") != std::string_view::npos || text.find("</game") != std::string_view::npos ||
        text.find("</database") != std::string_view::npos)
      return false;
    const std::string wrapped = "<game>" + std::string(text) + "</game>";
    Diagnostics faults;
    const xml::Scan found = xml::scan(wrapped, faults);
    return faults.empty() && found.readable && found.text.size() == wrapped.size();
  }

  /// An element that was read goes back as it was; what is none is text.
  void kept_element(std::string_view text) {
    if (is_element(text)) {
      out_.append(text).append("\n");
    } else {
      lost_ += append_text(text, false, out_);
    }
  }

  const Judged& judged_;
  const Record& record_;
  const bool later_;
  std::string& out_;
  Sheet sheet_;
  GameRows rows_;
  std::size_t lost_ = 0;
};

}  // namespace

void begin(const WriteOptions&, std::string& out) { out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"; }
void end(const WriteOptions&, std::string& out) { out += "</database>\n"; }

bool write(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  if (!board_fits(judged, diagnostics)) return false;
  std::string text;
  if (!moves(judged.record, options.force, text, diagnostics)) return false;
  Writer writer(judged, options.joined, out);
  writer.write(text);
  report_losses(judged.record, writer.losses(), diagnostics);
  return true;
}

}  // namespace fivefold::rif
