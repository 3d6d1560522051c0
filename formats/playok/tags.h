#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/record.h"
#include "formats/limited_findings.h"

namespace fivefold::playok {

/// Tags that have a place in Record, in the order in which they are written.
enum class Key : std::uint8_t {
  event,
  site,
  date,
  round,
  black,
  white,
  result,
  time,
  time_control,
  black_rating,
  white_rating,
  game_type,
  unknown
};
inline constexpr std::size_t kKeys = 12;
constexpr std::size_t index(Key key) { return static_cast<std::size_t>(key); }

struct KeyInfo {
  std::string_view name;
  std::string_view nothing;  ///< the value that stands for "not known"
};
extern const std::array<KeyInfo, kKeys> kTags;

/// The key of a tag's name; ratings are called Elo, Rank or Rating.
Key find_key(std::string_view name);

// Keys of Record::tags for what only this format has.
inline constexpr std::string_view kTagGameType = "playok.GameType";  ///< "kind,size" as written
inline constexpr std::string_view kTagBlackElo = "playok.BlackElo";  ///< a rating that is no plain number
inline constexpr std::string_view kTagWhiteElo = "playok.WhiteElo";
inline constexpr std::string_view kTagOrder = "playok.tags";       ///< names of the tags, where the order is unusual
inline constexpr std::string_view kTagOpening = "playok.opening";  ///< "alone": the first seat placed every stone
inline constexpr std::string_view kTagChoice = "playok.choice";    ///< colour chosen in renju: "white" or "black"
inline constexpr std::string_view kTagChoosers =
    "playok.choosers";                                             ///< "12": the seats that chose, in turn, if several
inline constexpr std::string_view kTagOffered = "playok.offered";  ///< fifth stones offered, in their order
inline constexpr std::string_view kTagLineEnd = "playok.eol";      ///< "crlf"; usual LF
inline constexpr std::string_view kPrefix = "playok.";

/// GameType: the kind of game by a number, and the side of the board.
struct GameType {
  int kind = 0;
  int size = 0;
};
std::optional<GameType> read_game_type(std::string_view value);
inline constexpr int kRenju = 60;
inline constexpr int kGomoku = 61;

/// What the tags say besides the members of Record.
struct Tags {
  std::size_t end = 0;                     ///< where the moves begin (or would)
  std::optional<GameType> game_type;       ///< readable GameType
  std::optional<std::string_view> result;  ///< value of the Result tag
  Span result_where;
};

/// Reads `[Key "value"]` tags, one or several a line, into the record.
Tags read_tags(std::string_view bytes, Record& record, LimitedFindings& findings);

/// One tag at text[at], which is a bracket: the place after it. Empty when it is none.
struct TagText {
  std::string_view key;
  std::string_view value;
  std::size_t end = 0;
};
std::optional<TagText> read_tag(std::string_view text, std::size_t at);

}  // namespace fivefold::playok
