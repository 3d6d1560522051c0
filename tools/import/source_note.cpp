#include "tools/import/source_note.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "formats/dates.h"
#include "formats/digest.h"
#include "tools/import/game_facts.h"

namespace fivefold {
namespace {

using Json = nlohmann::ordered_json;

std::string text_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t number_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

std::string iso(const PartialDate& date) {
  std::string out = fmt::format("{:04}", *date.year);
  if (date.month) out += fmt::format("-{:02}", *date.month);
  if (date.day) out += fmt::format("-{:02}", *date.day);
  return out;
}

}  // namespace

SourceNote source_of(const RawRecord& raw, bool keep_bytes) {
  SourceNote note;
  note.path = raw.entry->path;
  note.format = raw.entry->format->name;
  note.decoded_from = raw.entry->decoded_from;
  note.sha256 = hex(sha256(raw.original));
  note.from = raw.offset;
  note.to = raw.offset + raw.original.size();
  note.line = raw.line;
  note.number = raw.number;
  if (keep_bytes) note.bytes = std::string(raw.original);
  return note;
}

std::string source_json(const SourceNote& note, std::string_view date, std::string_view before) {
  Json out = {{"path", note.path},     {"format", note.format},         {"record", note.number},
              {"line", note.line},     {"byte", {note.from, note.to}},  {"sha256", note.sha256}};
  if (!note.decoded_from.empty()) out["decoded_from"] = note.decoded_from;
  if (!date.empty()) out["date"] = date;
  if (note.bytes) out["bytes"] = to_base64(*note.bytes);
  if (!before.empty()) {
    Json value = Json::parse(before, nullptr, false);
    out["before"] = value.is_discarded() ? Json(before) : std::move(value);
  }
  return out.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<SourceNote> read_source(const Record& record) {
  const auto tag = std::find_if(record.tags.begin(), record.tags.end(), is_source);
  if (tag == record.tags.end()) return std::nullopt;
  const Json json = Json::parse(tag->value, nullptr, false);
  if (!json.is_object()) return std::nullopt;
  SourceNote note;
  note.path = text_at(json, "path");
  note.format = text_at(json, "format");
  note.decoded_from = text_at(json, "decoded_from");
  note.sha256 = text_at(json, "sha256");
  note.line = number_at(json, "line");
  note.number = number_at(json, "record");
  const auto span = json.find("byte");
  const bool has_span = span != json.end() && span->is_array() && span->size() == 2 && (*span)[0].is_number_unsigned() &&
                        (*span)[1].is_number_unsigned();
  if (note.path.empty() || note.sha256.empty() || !has_span) return std::nullopt;
  note.from = (*span)[0].get<std::uint64_t>();
  note.to = (*span)[1].get<std::uint64_t>();
  if (json.contains("bytes")) note.bytes = from_base64(text_at(json, "bytes"));
  return note;
}

bool normalise_date(Record& record, std::string& as_written) {
  as_written.clear();
  if (record.date.empty()) return false;
  const DateReading reading = read_date(record.date, record.site);
  if (reading.fault != DateFault::none || !reading.date.year) return false;
  const std::string text = iso(reading.date);
  if (text == record.date) return false;
  as_written = record.date;
  record.date = record.keep(text);
  return true;
}

void put_source(Record& record, const SourceNote& note, std::string_view date) {
  const auto tag = std::find_if(record.tags.begin(), record.tags.end(), is_source);
  const bool stated = tag != record.tags.end();
  const std::string text = source_json(note, date, stated ? tag->value : std::string_view{});
  if (stated) {
    tag->value = record.keep(text);
    return;
  }
  Tag added;
  added.key = "source";
  added.value = record.keep(text);
  added.json = true;
  record.tags.push_back(added);
}

}  // namespace fivefold
