#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/point.h"

// What a move of a library has beside its comment, as members of Extra::other: marks and board texts in the words of
// SGF, so that both formats share them, and a member of our own for what SGF has no word for.
namespace fivefold::renlib {

inline constexpr std::string_view kMember = "renlib";
inline constexpr std::string_view kTagHeader = "renlib.header";  ///< bytes 8 to 19, where the tree asks for others
inline constexpr std::string_view kTagRoot = "renlib.root";  ///< flags and extension of the root, or "none", likewise
inline constexpr std::string_view kTagEncoding = "renlib.encoding";  ///< of the texts, where they are not ASCII
inline constexpr std::string_view kTagComment = "renlib.comment";    ///< the root's comment as it is stored
inline constexpr std::string_view kTagRest = "renlib.rest";          ///< the last, half node in hexadecimal digits
inline constexpr std::string_view kTagLabels = "sgf.LB";             ///< board texts in front of the first move

inline constexpr std::string_view kTagRootText = "renlib.root_text";  ///< the root's board text, in hexadecimal digits

/// What is kept of one node under our own name.
struct Notes {
  bool start = false;
  bool no_move = false;                    ///< RenLib does not count it as a move, but moves or a comment belong to it
  std::optional<std::uint16_t> extension;  ///< where it is not the usual one
  std::optional<std::string> comment;      ///< as it is stored, where that does not follow from the text
  std::optional<std::string> comment_hex;  ///< its bytes, where the encoding does not give them again
  std::optional<std::string> text_hex;     ///< likewise of the board text
};
/// The member "renlib", or nothing.
std::string own_members(const Notes& notes);

/// What is kept under the names of SGF.
struct SgfMembers {
  Coord own;  ///< point of the move
  bool mark = false;
  std::vector<std::pair<Coord, std::string>>
      labels;  ///< board texts: of this move's point, or of points without a move
};
/// Both kinds of members; own ones first, as the reader of SGF joins them.
std::string join_members(std::string_view own, const SgfMembers& sgf);

/// What the members of a move say to a library. `lost`: there are some that it has no place for.
struct NotesFound {
  Notes notes;
  SgfMembers sgf;
  bool lost = false;
};
NotesFound notes_from(std::string_view members, Coord own);

/// Board texts of the tag sgf.LB, and back.
std::vector<std::pair<Coord, std::string>> labels_from(std::string_view value, bool json);
/// "hh:A" as it stands between the brackets of SGF.
std::string label_value(Coord at, std::string_view text);

}  // namespace fivefold::renlib
