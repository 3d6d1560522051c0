#pragma once

#include <array>
#include <string_view>

namespace fivefold::rif {

/// Tags of a record for what Record has no member for. Those of rows are JSON objects (row_json.h) or a bare id.
inline constexpr std::string_view kPrefix = "rif.";
inline constexpr std::string_view kTagDatabase = "rif.database";  ///< attributes of the file's root, a JSON object
inline constexpr std::string_view kTagResult = "rif.bresult";     ///< only what is no result
inline constexpr std::string_view kTagUnrated = "rif.unrated";
inline constexpr std::string_view kTagGame = "rif.game.";        ///< + name: an unknown attribute of <game>
inline constexpr std::string_view kTagMove = "rif.move.";        ///< ... of <move>
inline constexpr std::string_view kTagInfo = "rif.info.";        ///< ... of <info>
inline constexpr std::string_view kTagElement = "rif.element.";  ///< + number: an unknown element in <game>
inline constexpr std::string_view kTagText = "rif.text.";        ///< + number: text directly in <game>

/// Attributes of <game> that name rows; "rif." + name is the tag.
inline constexpr std::array<std::string_view, 6> kReferences = {"rule",  "opening",    "black",
                                                                "white", "tournament", "publisher"};
/// Attributes of <game> that are kept as they stand; "rif." + name is the tag.
inline constexpr std::array<std::string_view, 5> kKept = {"btime", "wtime", "alt", "swap", "unrated"};

/// Side of the board.
inline constexpr int kSize = 15;

}  // namespace fivefold::rif
