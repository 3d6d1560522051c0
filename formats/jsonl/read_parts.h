#pragma once

#include <string_view>

#include "formats/jsonl/reading.h"

// Readers of the keys whose values are objects or lists of their own: they fit Key<Record>::read.
namespace fivefold::jsonl {

void read_board(Reading& reading, Record& record, const Sink& sink, std::string_view key);
void read_setup(Reading& reading, Record& record, const Sink& sink, std::string_view key);
void read_players(Reading& reading, Record& record, const Sink& sink, std::string_view key);
void read_sides(Reading& reading, Record& record, const Sink& sink, std::string_view key);
void read_event(Reading& reading, Record& record, const Sink& sink, std::string_view key);
void read_clock(Reading& reading, Record& record, const Sink& sink, std::string_view key);

/// Reads the list of variations that comes. REQUIRES: the main line is complete.
void read_variations(Reading& reading, const Sink& sink, std::string_view key);

/// A reader of one text member of the record, for tables of keys.
template <std::string_view Record::*kMember>
void read_member(Reading& reading, Record& record, const Sink& sink, std::string_view key) {
  record.*kMember = read_text(reading, sink, key).value_or(std::string_view{});
}

}  // namespace fivefold::jsonl
