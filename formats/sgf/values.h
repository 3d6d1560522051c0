#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/layout.h"
#include "core/point.h"
#include "core/record.h"

// Values of properties: text with its escapes, points, numbers.
namespace fivefold::sgf {

/// Kinds of text: in simple text a line break is a blank.
enum class TextKind : std::uint8_t { text, simple };

/// What a value says: soft line breaks gone, escapes resolved, line ends as LF, other blanks as blanks.
std::string read_text(std::string_view raw, TextKind kind);
/// The same; a view of `raw` where nothing changes, else kept in the record.
std::string_view keep_text(std::string_view raw, TextKind kind, Record& record);
/// What is left of a text that is written as a value and read again.
std::string readable_text(std::string_view text, TextKind kind);
/// Appends the text as a JSON string that a value can hold: escape() would make a blank of a DEL, which JSON leaves as
/// it is.
void append_json(std::string_view text, std::string& out);
/// The text as a value without its brackets.
std::string escape(std::string_view text);
/// Whether the text can stand between brackets as it is.
bool is_raw_value(std::string_view raw);

std::string_view trimmed(std::string_view text);
std::optional<int> read_number(std::string_view text);

/// a ... z, A ... Z as 0 ... 51; or -1.
int letter_index(char c);
/// Two letters: column from the left, row from the top.
std::optional<Coord> read_point(std::string_view text, int height);
/// The two letters, or empty when there are none for the place.
std::string write_point(Coord at, int height);
/// The two letters, else "x,y" counted from the lower left corner: for our own properties.
std::string write_any_point(Coord at, int height);
std::optional<Coord> read_any_point(std::string_view text, int height);

}  // namespace fivefold::sgf
