#pragma once

#include "core/record.h"
#include "formats/playok/slots.h"

namespace fivefold::playok {

/// Makes the tokens of a record from the places of its move text: stones in their order, choices of a colour, and in
/// renju the fifth stone that was taken of those offered. Settles which side each seat ended with.
void seat_tokens(const MoveText& text, bool renju, Record& record, LimitedFindings& findings);

/// Puts the result, which the text states by seat, into the record by side.
void settle_result(const Tags& tags, const MoveText& text, Record& record, LimitedFindings& findings);

}  // namespace fivefold::playok
