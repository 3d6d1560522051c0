#pragma once

#include <string>

#include "viewer/scene/moment.h"

namespace fivefold::viewer {

/// The position as text for forums: who plays, the board with coordinates, captured counts, the sentence. As the
/// record has it, never turned; where the options name no letters the ruleset's are used.
std::string position_text(const Study& study, const Moment& moment, const ViewOptions& options);

/// The record as its format writes it, with all variations; as native XML where that format cannot (no writer, no
/// variations, moves that cannot be placed). `format_name` says which it was.
std::string record_text(const Study& study, std::string& format_name);

/// Writes the record with all its variations, tried ones too, into a NEW file: whole or not at all. The format is
/// that of the path's extension, .xml or .jsonl. Nothing that exists is ever overwritten, the source least of all.
/// Returns why it could not be done, as a sentence; empty when it is done.
std::string save_record(const Study& study, const std::string& path);

}  // namespace fivefold::viewer
