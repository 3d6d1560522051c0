#pragma once

#include <string>
#include <string_view>

#include "core/record.h"
#include "formats/jsonl/json_text.h"
#include "formats/jsonl/reading.h"

namespace fivefold::jsonl {

/// Reads the token that comes and adds it to the record's last line. What is no token becomes an unreadable one that
/// keeps its text.
void read_token(Reading& reading);

/// Reads the list of tokens that comes into the record's last line. REQUIRES: an array comes.
void read_tokens(Reading& reading);

/// Writes one token in its shortest form. `extra` may be null.
void append_token(const Token& token, const Extra* extra, Spelling spelling, std::string& out);

}  // namespace fivefold::jsonl
