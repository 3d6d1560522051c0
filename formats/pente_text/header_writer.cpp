#include "formats/pente_text/header_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "core/ruleset_catalog.h"
#include "formats/dates.h"
#include "formats/limited_findings.h"
#include "formats/pente_text/header_line.h"
#include "formats/pente_text/headers.h"
#include "formats/pente_text/words.h"
#include "formats/pente_text/write_plan.h"

namespace fivefold::pente_text {
namespace {

std::string game_name(const Judged& judged) {
  if (!judged.record.game.empty() || judged.ruleset == nullptr) return value_of(judged.record, Key::game);
  return std::string(name_for_record(*judged.ruleset).game);
}

/// The id of the ruleset where the game's name does not lead to it.
std::string_view ruleset_to_name(const Judged& judged, std::string_view game) {
  if (judged.ruleset == nullptr) return judged.record.ruleset;
  const NamedGame named = ruleset_for_game(game, judged.record.site);
  return named.kind == NamedGame::Kind::ruleset && named.ruleset == judged.ruleset ? std::string_view{}
                                                                                   : judged.ruleset->id;
}

const Tag* find_tag(const Record& record, std::string_view key) {
  const auto found = std::find_if(record.tags.begin(), record.tags.end(), [&](const Tag& t) { return t.key == key; });
  return found == record.tags.end() ? nullptr : &*found;
}

/// The bytes of the header as they were read, if the record still says the same.
std::optional<std::string_view> kept_spelling(const Record& record, Key key, bool escapes) {
  if (record.tags.empty()) return std::nullopt;
  const Tag* const tag = find_tag(record, kHeaders[index(key)].raw_tag);
  if (tag == nullptr || tag->value.find_first_of("\r\n") != std::string_view::npos) return std::nullopt;
  const std::string_view inner = trimmed(tag->value);
  const std::string value = escapes ? unescaped(inner) : std::string(inner);
  Record scratch;
  scratch.clear();
  scratch.game = record.game;
  if (key == Key::game) scratch.game = {};
  store(scratch, key, value);
  return value_of(scratch, key) == value_of(record, key) ? std::optional(tag->value) : std::nullopt;
}

/// The seats' sides as the swap header says them: stated, or following from the choice in D-Pente.
std::optional<bool> swapped(const Record& record) {
  if (record.sides_stated) return record.sides[0] == Side::second;
  if (!is_d_pente(record.game)) return std::nullopt;
  const Token* choice = nullptr;
  for (const Token& token : record.tokens)
    if (token.kind == TokenKind::choose) choice = &token;
  // The player who did not start chooses; if they take the first side, the starter has the second.
  if (choice == nullptr || choice->choice() == Choice::put_two) return std::nullopt;
  return choice->choice() == Choice::first;
}

class HeaderWriter {
 public:
  HeaderWriter(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics)
      : judged_(judged),
        record_(judged.record),
        canonical_(options.canonical),
        escapes_(!is_pente_org(judged.record.site)),
        out_(out),
        diagnostics_(diagnostics) {}

  void write() {
    const std::string game = game_name(judged_);
    for (std::size_t i = 0; i < kSiteKeys; ++i) member(static_cast<Key>(i), i == 0 ? game : std::string{});
    swap_header();
    if (const std::string_view id = ruleset_to_name(judged_, game); !id.empty()) line("Ruleset", id);
    if (!record_.id.empty()) line("Id", record_.id);
    for (const Tag& tag : record_.tags) other(tag);
  }

 private:
  void raw_line(std::string_view key, std::string_view raw) {
    out_.append("[").append(key).append(" \"").append(raw).append("\"]\r\n");
  }

  /// A header holds one line without blanks around it.
  void line(std::string_view key, std::string_view value) {
    std::string fitted(trimmed(value));
    std::replace(fitted.begin(), fitted.end(), '\n', ' ');
    std::replace(fitted.begin(), fitted.end(), '\r', ' ');
    if (fitted != value)
      report_loss(diagnostics_, fmt::format("line ends in, and blanks around, the value of {}", key));
    raw_line(key, escapes_ ? escaped(fitted) : fitted);
  }

  void member(Key key, const std::string& value) {
    const std::string_view name = kHeaders[index(key)].name;
    const auto kept = canonical_ ? std::nullopt : kept_spelling(record_, key, escapes_);
    if (kept) return raw_line(name, *kept);
    line(name, value.empty() ? value_of(record_, key) : value);
  }

  void swap_header() {
    const std::string_view name = kHeaders[index(Key::swapped)].name;
    const auto kept = canonical_ ? std::nullopt : kept_spelling(record_, Key::swapped, escapes_);
    if (kept) return raw_line(name, *kept);
    const auto is_swapped = swapped(record_);
    if (is_swapped && (*is_swapped || is_d_pente(record_.game))) line(name, *is_swapped ? "Yes" : "No");
  }

  void other(const Tag& tag) {
    if (tag.key.substr(0, kRawPrefix.size()) == kRawPrefix) return;
    const bool fits =
        !tag.key.empty() && trimmed(tag.key) == tag.key && tag.key.find_first_of("\"\r\n") == std::string_view::npos;
    if (!fits) return report_loss(diagnostics_, fmt::format("the tag \"{}\"", excerpt(tag.key)));
    if (tag.json) report_loss(diagnostics_, fmt::format("that the tag \"{}\" is no text", tag.key));
    line(tag.key, tag.value);
  }

  const Judged& judged_;
  const Record& record_;
  bool canonical_;
  bool escapes_;
  std::string& out_;
  Diagnostics& diagnostics_;
};

}  // namespace

void write_headers(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  HeaderWriter(judged, options, out, diagnostics).write();
}

std::string result_word(const Judged& judged, const WriteOptions& options) {
  const bool escapes = !is_pente_org(judged.record.site);
  if (const auto kept = options.canonical ? std::nullopt : kept_spelling(judged.record, Key::result, escapes)) {
    const auto read = read_result(*kept);
    if (read && read->length == kept->size()) return std::string(*kept);
  }
  return value_of(judged.record, Key::result);
}

}  // namespace fivefold::pente_text
