#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "core/record.h"
#include "formats/jsonl/reading.h"

// The elements of a site's list of moves as the texts that they are: those that name no intersection, and those of a
// spelling that is not the usual one.
namespace fivefold::caro {

/// Adds an element that is no move as an unreadable token, and reports it. It begins at `start` with a value of `kind`;
/// the cursor stands behind it.
void add_unreadable(jsonl::Cursor& cursor, std::size_t start, jsonl::Kind kind, Record& record);

/// The text of an unreadable move whose element is `value`, as add_unreadable reads it.
std::string_view unreadable_text(std::string_view value, Record& store);

/// Appends an unreadable move: a text that is JSON and no move is read back as the same text, any other becomes a
/// string. `is_move`: whether the format would read the text as a move.
void append_unreadable(const Extra* extra, const std::function<bool(std::string_view)>& is_move, std::string& out);

/// Keeps the moves that the usual spelling would change, under `key` in Extra::other. `spell` appends the usual
/// spelling of a token; `extra` is its own. REQUIRES: the record has its main line only.
using Spell = std::function<void(std::uint32_t index, const Token& token, const Extra* extra, std::string& out)>;
void keep_moves(std::string_view key, const jsonl::Cursor& cursor, Record& record, const Spell& spell);

}  // namespace fivefold::caro
