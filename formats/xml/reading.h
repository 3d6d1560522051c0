#pragma once

#include <tinyxml2.h>

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/record.h"
#include "formats/xml/scan.h"

namespace fivefold::xml {

/// Adds a diagnostic unless there are so many already that one more of its kind tells nothing.
void report(Diagnostics& diagnostics, Code code, Span where, std::initializer_list<Argument> arguments = {});

/// The beginning of a text for messages, whole characters only.
std::string excerpt(std::string_view text);

/// Ties the elements of a game, which stand in the order of the text, to their places in it.
void tie_places(tinyxml2::XMLElement& game, std::vector<Place>& places);

/// Everything that the readers of elements share while one game is read.
class Reading {
 public:
  Reading(std::string_view bytes, Record& record_to_fill, Diagnostics& found)
      : record(record_to_fill), diagnostics(found), bytes_(bytes) {}

  Record& record;
  Diagnostics& diagnostics;
  bool escaped = false;  ///< the game's texts use backslash escapes (see escape.h)

  /// Start tag of an element in the record's bytes.
  Span where(const tinyxml2::XMLElement& element) const { return place(element).tag; }
  /// Place of an attribute's value, without its quotes; the start tag if it cannot be found.
  Span where(const tinyxml2::XMLElement& element, std::string_view attribute) const;
  /// The element from its start tag to its end.
  Span whole(const tinyxml2::XMLElement& element) const { return {place(element).tag.begin, place(element).end}; }
  std::string_view raw(Span span) const { return bytes_.substr(span.begin, span.end - span.begin); }
  /// Unescapes a text and puts it into the record's store.
  std::string_view keep(std::string_view text);
  /// The text inside an element, comments left out; elements in it are kept as unknown.
  std::string_view content(const tinyxml2::XMLElement& element);

  void keep_tag(std::string_view key, std::string_view value, Span span, bool json = false);
  /// Keeps an element that has no place in the record, as it stands; says so with S406 unless already reported.
  void keep_element(const tinyxml2::XMLElement& element, bool reported = false);
  /// Keeps unknown elements and text in an element that should hold neither.
  void keep_children(const tinyxml2::XMLElement& element);
  void keep_text(const tinyxml2::XMLElement& parent, const tinyxml2::XMLText& text);

 private:
  const Place& place(const tinyxml2::XMLElement& element) const {
    return *static_cast<const Place*>(element.GetUserData());
  }

  std::string_view bytes_;
  std::uint32_t kept_elements_ = 0;
  std::uint32_t kept_inner_ = 0;
  std::uint32_t kept_texts_ = 0;
};

/// The attributes of one element, asked for by name. What was not asked for, or was refused, is kept as unknown.
class Attributes {
 public:
  Attributes(Reading& reading, const tinyxml2::XMLElement& element);

  bool has(std::string_view name) const { return find(name) != nullptr; }
  /// The text of an attribute; empty when missing.
  std::string_view text(std::string_view name);
  /// A whole number within [low, high]; otherwise nothing, and S102 if there is a text.
  std::optional<int> integer(std::string_view name, int low, int high);
  /// One of `words` by its position; otherwise nothing, and S408 if there is a text.
  std::optional<std::size_t> word(std::string_view name, std::span<const char* const> words);
  /// "x,y", nothing else; the text is left when it is something else.
  std::optional<Coord> cell(std::string_view name);
  std::optional<Side> side(std::string_view name);
  /// Leaves the attribute among the unknown ones, because what it says was reported as unusable.
  void refuse(std::string_view name, Code code, std::initializer_list<Argument> arguments);

  /// The same without a report, where another one says why.
  void leave(std::string_view name);

  Span where(std::string_view name) const { return reading_.where(element_, name); }

  /// Keeps what is left as tags with keys like "/board/name".
  void rest_to_tags(std::string_view path);
  /// What is left as the members of a JSON object, after those of the attribute "other".
  std::string_view rest_to_json();

 private:
  struct Entry {
    const tinyxml2::XMLAttribute* attribute;
    bool used = false;
    bool reported = false;
  };
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): one search for both
  Entry* find(std::string_view name) { return const_cast<Entry*>(static_cast<const Attributes*>(this)->find(name)); }
  const Entry* find(std::string_view name) const;
  void report_unknown(const Entry& entry);

  Reading& reading_;
  const tinyxml2::XMLElement& element_;
  std::vector<Entry> entries_;
};

/// Reads "x,y" with whole numbers that a Coord can hold and nothing around them.
std::optional<Coord> read_cell(std::string_view text);

}  // namespace fivefold::xml
