#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fivefold::moves {

/// The forms in which a list of moves comes.
enum class Shape : std::uint8_t {
  list,       ///< "1. K10 L9 2. N10", "h8i9j7"
  board_tag,  ///< "[board]g=Pente m=K10,L11[/board]", of pente.org's forum
  address,    ///< "https://.../#/h8i9j7" of gomocalc, "...?data=h8+h9" of Renju Class
  text_board  ///< "----- Text Board -----" and numbered stones, of RenLib
};

inline constexpr std::string_view kBoardTag = "[board]";
inline constexpr std::string_view kBoardEnd = "[/board]";
inline constexpr std::string_view kTextBoard = "----- Text Board -----";

/// The shape of a record's text, which begins with no blank.
Shape shape_of(std::string_view text);

/// Where the moves of an address begin; npos when it holds none.
std::size_t moves_in_address(std::string_view text);

/// A letter of a move's column, and a digit of its row.
constexpr bool is_column(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// Length of the move (letters, then digits) that the text begins with, or 0.
std::size_t move_length(std::string_view text);

/// What parts the words of a list.
bool is_separator(char c);

/// How sure it is that a text begins with a list of moves: 0 for prose and everything else.
int sniff(std::string_view head);

}  // namespace fivefold::moves
