#pragma once

#include <algorithm>
#include <array>
#include <string_view>

// Names of properties that fivefold made, because SGF has none for what they hold (docs/formats/sgf.md).
namespace fivefold::sgf {

inline constexpr std::string_view kPrivate = "FV";

// In the root node.
inline constexpr std::string_view kRuleset = "FVRS", kRules = "FVRL", kGame = "FVGA", kRated = "FVRT",
                                  kSection = "FVSC", kTime = "FVTI", kControl = "FVTC", kPerMove = "FVSM",
                                  kFirstColour = "FVFC", kSides = "FVSD", kKind = "FVKD", kPlayer = "FVPO",
                                  kTaken = "FVTK", kStones = "FVST", kBoard = "FVBD", kDrawn = "FVDR", kLocked = "FVLK",
                                  kPortal = "FVPT", kEnd = "FVEN", kEndText = "FVET", kTag = "FVTG";
// In any node.
inline constexpr std::string_view kExact = "FVXT", kAt = "FVAT", kBy = "FVBY", kChoose = "FVCH", kAct = "FVAC",
                                  kUnreadable = "FVUR", kMilliseconds = "FVMS", kSeconds = "FVSE", kOther = "FVOT",
                                  kNothing = "FVNO", kLineNumber = "FVLN", kLineOther = "FVLO";

/// Prefix of the tags that keep properties of the root node, and members of Extra::other for those of other nodes.
inline constexpr std::string_view kTagPrefix = "sgf.";
inline constexpr std::string_view kNodesTag = "sgf.nodes";
inline constexpr std::string_view kMember = "sgf";
inline constexpr std::string_view kNodesMember = "sgf_nodes";

/// Properties of the root node that have a place of their own in a record; all others become tags.
inline constexpr std::array<std::string_view, 22> kRootNames = {"FF", "GM", "CA", "SZ", "PB", "PW", "BR", "WR",
                                                                "EV", "RO", "PC", "DT", "RE", "RU", "GN", "TM",
                                                                "C",  "AB", "AW", "PL", "B",  "W"};

inline bool has_own_place(std::string_view name) {
  return name.starts_with(kPrivate) || std::find(kRootNames.begin(), kRootNames.end(), name) != kRootNames.end();
}

inline bool is_property_name(std::string_view name) {
  return !name.empty() &&
         std::all_of(name.begin(), name.end(), [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); });
}

}  // namespace fivefold::sgf
