#include "formats/rif/read_game.h"

#include <fmt/format.h>
#include <tinyxml2.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "formats/excerpt.h"
#include "formats/jsonl/json_text.h"
#include "formats/rif/facts.h"
#include "formats/rif/learn.h"
#include "formats/rif/names.h"
#include "formats/rif/read_moves.h"
#include "formats/rif/row_json.h"
#include "formats/rif/tables.h"
#include "formats/xml/reading.h"
#include "formats/xml/scan.h"

namespace fivefold::rif {
namespace {

class GameReader {
 public:
  GameReader(xml::Reading& reading, const Tables& tables, const tinyxml2::XMLElement& game)
      : reading_(reading),
        record_(reading.record),
        tables_(tables),
        game_(game),
        attributes_(reading, game),
        speller_(tables) {}

  void read() {
    record_.layout.width = record_.layout.height = kSize;
    record_.board_stated = true;
    record_.moves_where = reading_.where(game_);
    record_.id = attributes_.text("id");
    record_.round = attributes_.text("round");
    references();
    for (const std::string_view name : kKept) {
      const std::string_view value = attributes_.text(name);
      if (!value.empty()) keep(name, value);
    }
    if (const std::string_view alt = record_.tag("rif.alt"); !is_alternatives(alt))
      report(Code::rif_alternatives_unclear, "alt", {{"text", excerpt(alt)}});
    result();
    rules();
    tournament();
    if (!tables_.database.empty()) database();
    missing("id", record_.id);
    missing("round", record_.round);
    attributes_.rest_to_tags(kTagGame);
    children();
  }

 private:
  void report(Code code, std::string_view attribute, std::initializer_list<Argument> arguments) {
    xml::report(reading_.diagnostics, code, attributes_.where(attribute), arguments);
  }
  void missing(std::string_view name, std::string_view value) {
    if (value.empty()) report(Code::rif_attribute_missing, name, {{"name", std::string(name)}});
  }
  void keep(std::string_view name, std::string_view value, bool json = false) {
    reading_.keep_tag(record_.keep(fmt::format("{}{}", kPrefix, name)), value, attributes_.where(name), json);
  }
  const Row* row_of(std::string_view attribute) const {
    const char* const id = game_.Attribute(std::string(attribute).c_str());
    return id == nullptr ? nullptr : tables_.find(*target_of(attribute), id);
  }

  /// Keeps the rows that the game names; the two players sit in the order of the colours.
  void references() {
    for (const std::string_view name : kReferences) {
      const std::string_view id = attributes_.text(name);
      const bool player = name == "black" || name == "white";
      if (player) missing(name, id);
      if (id.empty()) continue;
      const Table table = *target_of(name);
      const Row* const row = tables_.find(table, id);
      if (row == nullptr && !names_nothing(id))
        report(Code::rif_id_unknown, name,
               {{"attribute", std::string(name)}, {"id", excerpt(id)}, {"table", std::string(plural(table))}});
      std::string text;
      const bool object = speller_.append(table, id, text);
      keep(name, object ? record_.keep(text) : id, object);
      if (!player || row == nullptr) continue;
      Player& seat = record_.players[name == "black" ? 0 : 1];
      seat.name = record_.keep(display_name(tables_, *row));
      seat.where = attributes_.where(name);
    }
    record_.sides_stated = true;
    const auto black = attributes_.text("black");
    if (!names_nothing(black) && black == attributes_.text("white"))
      report(Code::rif_same_player, "white", {{"id", excerpt(black)}});
  }

  void result() {
    const std::string_view text = attributes_.text("bresult");
    record_.result_where = attributes_.where("bresult");
    if (text.empty()) return;
    if (text == "1" || text == "1.0") {
      record_.result = Result::first;
    } else if (text == "0" || text == "0.0") {
      record_.result = Result::second;
    } else if (text == "0.5") {
      record_.result = Result::draw;
    } else {
      record_.result = Result::unknown;
      keep("bresult", text);
      report(Code::header_value_unknown, "bresult", {{"key", "bresult"}, {"text", excerpt(text)}});
    }
  }

  void rules() {
    const Row* const rule = row_of("rule");
    if (rule == nullptr) return;
    const RuleMeaning meaning = meaning_of(*rule);
    record_.ruleset = meaning.ruleset;
    if (meaning.by_name || meaning.ruleset.empty()) return;
    report(Code::rif_rule_by_category, "rule",
           {{"name", excerpt(rule->get("name"))},
            {"category", excerpt(rule->get("category"))},
            {"ruleset", std::string(meaning.ruleset)}});
  }

  void tournament() {
    if (const Row* const row = row_of("tournament"); row != nullptr) {
      record_.event = record_.keep(row->get("name"));
      record_.site = record_.keep(site_of(tables_, *row));
      record_.date = record_.keep(date_of(*row));
      record_.rated = rated_of(*row);
    }
    if (record_.tag(kTagUnrated) == "1") record_.rated = false;
  }

  void database() {
    std::string text;
    tables_.database.each([&](std::string_view name, std::string_view value) {
      text += text.empty() ? '{' : ',';
      jsonl::append_quoted(name, text);
      text += ':';
      jsonl::append_quoted(value, text);
    });
    reading_.keep_tag(kTagDatabase, record_.keep(text + "}"), reading_.where(game_), true);
  }

  void children() {
    bool moves = false, info = false;
    for (const auto* node = game_.FirstChild(); node != nullptr; node = node->NextSibling()) {
      if (const auto* const text = node->ToText(); text != nullptr) {
        stray_text(*text);
        continue;
      }
      const auto* const element = node->ToElement();
      if (element == nullptr) continue;
      const std::string_view name = element->Name();
      if (name == "move" && !std::exchange(moves, true)) {
        read_move(*element);
      } else if (name == "info" && !std::exchange(info, true)) {
        record_.intro = content(*element, kTagInfo);
      } else {
        const bool twice = name == "move" || name == "info";
        xml::report(reading_.diagnostics, twice ? Code::duplicate_tag : Code::unknown_element, reading_.where(*element),
                    {{"name", excerpt(name)}});
        keep_element(*element);
      }
    }
  }

  /// The text of an element; what else it holds is kept.
  std::string_view content(const tinyxml2::XMLElement& element, std::string_view attributes) {
    xml::Attributes(reading_, element).rest_to_tags(attributes);
    std::string all;
    for (const auto* node = element.FirstChild(); node != nullptr; node = node->NextSibling()) {
      if (const auto* const text = node->ToText(); text != nullptr) all += text->Value();
      if (const auto* const child = node->ToElement(); child != nullptr) {
        xml::report(reading_.diagnostics, Code::unknown_element, reading_.where(*child), {{"name", child->Name()}});
        keep_element(*child);
      }
    }
    return record_.keep(all);
  }

  void read_move(const tinyxml2::XMLElement& element) {
    const Span tag = reading_.where(element);
    record_.moves_where = tag;
    const std::string_view text = content(element, kTagMove);
    // Where the text stands there as it is, each move has its place.
    const bool plain = reading_.raw({tag.end, tag.end + static_cast<std::uint32_t>(text.size())}) == text;
    read_moves(text, plain ? std::optional(tag.end) : std::nullopt, tag, record_, reading_.diagnostics);
  }

  void keep_element(const tinyxml2::XMLElement& element) {
    const Span whole = reading_.whole(element);
    reading_.keep_tag(record_.keep(fmt::format("{}{}", kTagElement, ++elements_)), reading_.raw(whole), whole);
  }

  void stray_text(const tinyxml2::XMLText& text) {
    // White space around it belongs to the lines of the elements.
    constexpr std::string_view kWhite = " \t\r\n";
    std::string_view value = text.Value();
    value.remove_prefix(std::min(value.find_first_not_of(kWhite), value.size()));
    if (value.empty()) return;
    value = value.substr(0, value.find_last_not_of(kWhite) + 1);
    const Span where = reading_.where(game_);
    xml::report(reading_.diagnostics, Code::trailing_text, where, {{"text", excerpt(value)}});
    reading_.keep_tag(record_.keep(fmt::format("{}{}", kTagText, ++texts_)), record_.keep(value), where);
  }

  xml::Reading& reading_;
  Record& record_;
  const Tables& tables_;
  const tinyxml2::XMLElement& game_;
  xml::Attributes attributes_;
  RowSpeller speller_;
  int elements_ = 0;
  int texts_ = 0;
};

}  // namespace

void parse(std::string_view bytes, const ParseOptions& options, Record& record, Diagnostics& diagnostics) {
  static const Tables kNoTables;
  if (has_too_many_attributes(bytes)) {
    diagnostics.add(Code::xml_malformed, {0, static_cast<std::uint32_t>(bytes.size())},
                    {{"what", "too many attributes in a game"}});
    return;
  }
  xml::Scan found = xml::scan(bytes, diagnostics);
  if (!found.readable) return;
  tinyxml2::XMLDocument document;
  const std::string_view text = found.mended.empty() ? found.text : found.mended;
  document.Parse(text.data(), text.size());
  tinyxml2::XMLElement* const game = document.RootElement();
  if (document.Error() || game == nullptr) {
    xml::report(diagnostics, Code::xml_malformed, found.places.front().tag, {{"what", document.ErrorName()}});
    return;
  }
  xml::tie_places(*game, found.places);
  xml::Reading reading(bytes, record, diagnostics);
  const auto* const tables = static_cast<const Tables*>(options.context);
  GameReader(reading, tables != nullptr ? *tables : kNoTables, *game).read();
}

}  // namespace fivefold::rif
