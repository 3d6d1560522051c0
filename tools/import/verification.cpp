#include "tools/import/verification.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace fivefold {
namespace {

/// The file that a display path lies in: the path itself, or the archive before one of its "!". Empty: none is there.
std::string file_of(const std::string& path) {
  std::error_code fault;
  if (std::filesystem::is_regular_file(path, fault)) return path;
  for (std::size_t at = path.find('!'); at != std::string::npos; at = path.find('!', at + 1))
    if (std::filesystem::is_regular_file(path.substr(0, at), fault)) return path.substr(0, at);
  return {};
}

}  // namespace

void Verification::claim(SeenRecord&& record, const Reporter& reporter, Findings& to, Summary& summary) {
  ++records;
  stones_.insert(record.stones);
  if (!record.note) {
    ++faulty;
    report_seen(reporter, record, Code::source_not_stated, {}, to, summary);
    return;
  }
  Claim claim;
  if (record.note->bytes) {
    claim.has_bytes = hex(sha256(*record.note->bytes)) == record.note->sha256;
    if (!claim.has_bytes) {
      ++faulty;
      claim.done = true;
      report_seen(reporter, record, Code::source_bytes_damaged, {}, to, summary);
    }
    record.note->bytes.reset();  // checked; a collection may be larger than memory
  }
  const auto [place, is_new] = places_.try_emplace(record.note->path);
  if (is_new) order_.push_back(record.note->path);
  place->second.emplace(record.note->from, claims_.size());
  claim.record = std::move(record);
  claims_.push_back(std::move(claim));
}

std::vector<std::string> Verification::files() const {
  std::vector<std::string> out;
  std::set<std::string> seen;
  for (const std::string& path : order_)
    if (const std::string file = file_of(path); !file.empty() && seen.insert(file).second) out.push_back(file);
  return out;
}

void Verification::source(const SeenRecord& record, const Reporter& reporter, Findings& to, Summary& summary) {
  read_[record.path] = true;
  const auto path = places_.find(record.path);
  const auto found = path == places_.end() ? decltype(path->second.end()){} : path->second.find(record.from);
  if (path == places_.end() || found == path->second.end()) {
    ++(stones_.contains(record.stones) ? duplicates : absent);
    return;
  }
  Claim& claim = claims_[found->second];
  if (claim.done || hex(record.sha256) != claim.record.note->sha256) return;
  claim.done = true;
  if (claim.record.stones == record.stones) {
    ++agree;
    return;
  }
  ++faulty;
  report_seen(reporter, claim.record, Code::stones_differ,
              {{"first", record.path + ":" + std::to_string(record.place.line)}}, to, summary);
}

void Verification::finish(const Reporter& reporter, Findings& to, Summary& summary) {
  for (const Claim& claim : claims_) {
    if (claim.done) continue;
    const SourceNote& note = *claim.record.note;
    const bool was_read = read_.contains(note.path);
    if (!was_read && claim.has_bytes) {
      ++kept_bytes;
    } else {
      ++faulty;
      if (was_read) {
        report_seen(reporter, claim.record, Code::source_changed,
                    {{"path", note.path}, {"from", std::to_string(note.from)}, {"to", std::to_string(note.to)}}, to,
                    summary);
      } else {
        report_seen(reporter, claim.record, Code::source_missing, {{"path", note.path}}, to, summary);
      }
    }
  }
}

}  // namespace fivefold
