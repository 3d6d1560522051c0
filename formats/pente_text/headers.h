#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/record.h"

namespace fivefold::pente_text {

/// The headers that have a place in Record. The first sixteen stand in every file of the site, in this order;
/// `swapped` follows in D-Pente. `ruleset` and `id` are fivefold's own, written only where the others do not say it.
enum class Key : std::uint8_t {
  game,
  site,
  event,
  round,
  section,
  date,
  time,
  time_control,
  rated,
  name_1,
  name_2,
  rating_1,
  rating_2,
  type_1,
  type_2,
  result,
  swapped,
  ruleset,
  id,
  unknown
};
inline constexpr std::size_t kSiteKeys = 16;
inline constexpr std::size_t kKeys = 19;
constexpr std::size_t index(Key key) { return static_cast<std::size_t>(key); }

struct HeaderInfo {
  std::string_view name;
  std::string_view nothing;  ///< the value that stands for "not known" or "none"
  std::string_view raw_tag;  ///< key of the tag that keeps a value which the member cannot reproduce
};
/// One row for each Key but `unknown`, in its order.
extern const std::array<HeaderInfo, kKeys> kHeaders;
/// What the keys of `raw_tag` begin with.
inline constexpr std::string_view kRawPrefix = "pente-text.";

/// The key with exactly this name, or `unknown`.
Key find_key(std::string_view name);
/// The key that other programs call so ("White", "GameType"), or the one in another case of letters; else `unknown`.
Key find_other_name(std::string_view name);

/// How a value went into its member.
enum class Stored : std::uint8_t {
  plain,     ///< the member reproduces it letter for letter
  spelling,  ///< a usual spelling that the member does not reproduce
  unusual,   ///< understood, but not a spelling of the site
  unknown    ///< not understood: the member says "not known"
};

/// Puts a value (trimmed, unescaped) into the record's member. Views are kept as they are.
/// REQUIRES: key is not `unknown`; the member was not stored before.
Stored store(Record& record, Key key, std::string_view value);
/// The value that the site would write for the member, not escaped. REQUIRES: key is not `unknown`.
std::string value_of(const Record& record, Key key);

/// Whether a game of this name carries the swap header at the site.
bool is_d_pente(std::string_view game);

}  // namespace fivefold::pente_text
