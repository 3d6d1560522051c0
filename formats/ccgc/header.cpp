#include "formats/ccgc/header.h"

#include <algorithm>
#include <string>

#include "formats/ccgc/file_name.h"
#include "formats/ccgc/words.h"
#include "formats/dates.h"

namespace fivefold::ccgc {
namespace {

constexpr std::size_t kTeams = 2;

class Header {
 public:
  Header(std::string_view bytes, const Start& start, Record& record, LimitedFindings& findings)
      : bytes_(bytes), start_(start), record_(record), findings_(findings) {}

  void read(const std::vector<std::string_view>& parts) {
    // [first][second][result][date, time and place][event]; the place may have a part of its own.
    const auto is_result = [](std::string_view part) { return read_result(part).has_value(); };
    const auto position = [&](auto found) { return static_cast<std::size_t>(found - parts.begin()); };
    const std::size_t dated = position(std::find_if(parts.begin(), parts.end(), begins_with_date));
    const std::size_t said = position(std::find_if(parts.begin(), parts.end(), is_result));
    const std::size_t teams = std::min({kTeams, said, dated, parts.size()});
    for (std::size_t i = 0; i < teams; ++i) read_seat(parts[i], i);
    std::size_t at = teams;
    if (said < dated) {
      while (at < said) keep_part(parts[at++]);
      read_outcome(parts[at++]);
    } else if (at < parts.size() && at != dated && said == parts.size()) {
      read_outcome(parts[at++]);
    }
    while (at < dated && dated < parts.size()) keep_part(parts[at++]);
    if (at < parts.size()) read_time_and_place(parts[at++]);
    if (at < parts.size() && at == said) read_outcome(parts[at++]);
    if (parts.size() - at >= 2) read_place(parts[at++]);
    if (at < parts.size()) record_.event = trimmed(parts[at++]);
    while (at < parts.size()) keep_part(parts[at++]);
  }

  void complete(std::string_view path) {
    const NameFacts facts = read_file_name(path);
    if (facts.kind != '\0') {
      std::string stated("C"), found("C");
      differs("game", stated += start_.kind, found += facts.kind);
      team("first team", facts.first, record_.players[0]);
      team("second team", facts.second, record_.players[1]);
      if (facts.result) result(*facts.result, facts.result_text);
      fill("event", facts.event, record_.event);
      occasion(facts.occasion);
    }
    std::string missing;
    const auto miss = [&](bool is_missing, std::string_view what) {
      if (is_missing) missing.append(missing.empty() ? "" : ", ").append(what);
    };
    miss(record_.players[0].name.empty(), "first team");
    miss(record_.players[1].name.empty(), "second team");
    miss(record_.date.empty(), "date");
    miss(record_.event.empty(), "event");
    if (!missing.empty()) findings_.add(Code::ccgc_fact_missing, mark(), {{"what", missing}});
  }

 private:
  Span span(std::string_view text) const {
    const auto begin = static_cast<std::uint32_t>(text.data() - bytes_.data());
    return {begin, begin + static_cast<std::uint32_t>(text.size())};
  }
  Span mark() const { return {static_cast<std::uint32_t>(start_.begin), static_cast<std::uint32_t>(start_.end)}; }

  void read_seat(std::string_view part, std::size_t position) {
    const Team team = read_team(part);
    Player& player = record_.players[team.seat != 0 ? static_cast<std::size_t>(team.seat - 1) : position];
    if (!player.name.empty()) return keep_part(part);
    player.name = team.name;
    player.where = span(team.name);
  }

  void read_outcome(std::string_view part) {
    part = trimmed(part);
    if (part.empty()) return;
    record_.result_where = span(part);
    if (const auto result = read_result(part)) {
      record_.result = *result;
      return;
    }
    record_.result = Result::unknown;
    record_.tags.push_back({kTagResult, part, false, span(part)});
    findings_.add(Code::header_value_unknown, span(part), {{"key", "the result"}, {"text", excerpt(part)}});
  }

  void read_time_and_place(std::string_view part) {
    const Occasion occasion = read_occasion(part);
    record_.date = occasion.date;
    record_.time = occasion.time;
    record_.site = occasion.place;
    check_date();
  }

  void check_date() {
    const DateFault fault = read_date(record_.date, {}).fault;
    if (fault == DateFault::none) return;
    findings_.add(fault == DateFault::impossible ? Code::date_impossible : Code::date_ambiguous, date_where(),
                  {{"text", excerpt(record_.date)}});
  }
  Span date_where() const {
    const bool ours = record_.date.data() >= bytes_.data() && record_.date.data() < bytes_.data() + bytes_.size();
    return ours ? span(record_.date) : mark();
  }

  void read_place(std::string_view part) {
    part = trimmed(part);
    if (!record_.site.empty() && !part.empty()) return keep_part(part);
    if (!part.empty()) record_.site = part;
  }

  void keep_part(std::string_view part) {
    part = trimmed(part);
    if (part.empty()) return;
    record_.tags.push_back({kTagPart, part, false, span(part)});
    findings_.add(Code::ccgc_part_kept, span(part), {{"text", excerpt(part)}});
  }

  /// Takes a fact of the file's name where the record has none.
  bool fill(std::string_view what, std::string_view fact, std::string_view& member) {
    if (fact.empty() || !member.empty()) return false;
    member = record_.keep(fact);
    findings_.add(Code::ccgc_from_name, mark(), {{"what", "the " + std::string(what)}, {"text", excerpt(fact)}});
    return true;
  }

  void differs(std::string_view what, std::string_view stated, std::string_view found) {
    if (stated == found || found.empty()) return;
    findings_.add(Code::ccgc_name_differs, mark(),
                  {{"what", std::string(what)}, {"found", excerpt(found)}, {"stated", excerpt(stated)}});
  }

  void team(std::string_view what, std::string_view fact, Player& player) {
    if (!fill(what, fact, player.name)) differs(what, player.name, fact);
  }

  void result(Result result, std::string_view text) {
    if (record_.result == Result::missing) {
      record_.result = result;
      findings_.add(Code::ccgc_from_name, mark(), {{"what", "the result"}, {"text", excerpt(text)}});
      return;
    }
    if (record_.result == result) return;
    const Span where = record_.result_where;
    differs("result", bytes_.substr(where.begin, where.end - where.begin), text);
  }

  void occasion(std::string_view text) {
    const Occasion occasion = read_occasion(text);
    if (fill("date", occasion.date, record_.date)) {
      fill("time", occasion.time, record_.time);
      check_date();
    }
    fill("place", occasion.place, record_.site);
  }

  std::string_view bytes_;
  const Start& start_;
  Record& record_;
  LimitedFindings& findings_;
};

}  // namespace

void read_header(std::string_view bytes, const Start& start, const std::vector<std::string_view>& parts,
                 std::string_view path, Record& record, LimitedFindings& findings) {
  Header header(bytes, start, record, findings);
  header.read(parts);
  header.complete(path);
}

}  // namespace fivefold::ccgc
