#include "tools/import/game_facts.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "formats/digest.h"

namespace fivefold {
namespace {

/// Text from which nothing can be moved to a neighbour: every part has its length before it.
struct Parts {
  std::string text;

  Parts& add(std::string_view part) {
    text += std::to_string(part.size());
    text += ':';
    text += part;
    return *this;
  }
  Parts& add(std::int64_t number) { return add(std::string_view(std::to_string(number))); }
};

Parts players(const Record& record) {
  Parts parts;
  for (std::size_t i = 0; i < 2; ++i) {
    const Player& player = record.players[i];
    parts.add(player.name).add(player.rating ? *player.rating : -1).add(player.rating.has_value());
    parts.add(word(player.kind)).add(player.other).add(number(record.sides[i]));
  }
  return parts;
}

Parts event(const Record& record) {
  Parts parts;
  for (const std::string_view text :
       {record.id, record.site, record.event, record.round, record.section, record.time_control})
    parts.add(text);
  parts.add(record.rated ? (*record.rated ? 1 : 2) : 0);
  parts.add(std::string_view(record.seconds_per_move ? std::to_string(*record.seconds_per_move) : ""));
  return parts;
}

Parts tags(const Record& record) {
  std::vector<std::tuple<std::string_view, std::string_view, bool>> sorted;
  for (const Tag& tag : record.tags)
    if (!is_source(tag)) sorted.emplace_back(tag.key, tag.value, tag.json);
  std::sort(sorted.begin(), sorted.end());
  Parts parts;
  for (const auto& [key, value, json] : sorted) parts.add(key).add(value).add(json);
  return parts;
}

/// Comments, times, choices, acts, and what else stands at tokens.
Parts notes(const Record& record) {
  Parts parts;
  parts.add(record.intro);
  for (std::size_t i = 0; i < record.tokens.size(); ++i) {
    const Token& token = record.tokens[i];
    const bool stone = token.kind == TokenKind::move;
    if (stone && token.milliseconds == kNoTime && token.side == 0) continue;
    parts.add(static_cast<std::int64_t>(i)).add(token.milliseconds).add(token.side);
    if (!stone) parts.add(static_cast<std::int64_t>(token.kind)).add(token.what);
  }
  for (const Extra& extra : record.extras)
    parts.add(extra.token).add(extra.comment).add(extra.text).add(extra.seconds).add(extra.other);
  return parts;
}

Parts variations(const Record& record, const GameImage& image, Symmetry symmetry) {
  Parts parts;
  for (std::size_t n = 1; n < record.lines.size(); ++n) {
    const Line& line = record.lines[n];
    parts.add(line.id).add(line.parent).add(line.after).add(line.count).add(line.other);
    for (std::uint32_t i = line.first; i < line.first + line.count; ++i) {
      if (record.tokens[i].kind != TokenKind::move) continue;
      const Coord at = map(record.tokens[i].at, symmetry, image.width, image.height);
      parts.add(at.x).add(at.y);
    }
  }
  return parts;
}

Parts stones(const GameImage& image, Symmetry symmetry) {
  Parts parts;
  for (const Coord at : image.moves) {
    const Coord turned = at == kUnreadable ? at : map(at, symmetry, image.width, image.height);
    parts.add(turned.x).add(turned.y);
  }
  return parts;
}

}  // namespace

bool is_source(const Tag& tag) { return tag.json && (tag.key == "source" || tag.key == "/source"); }

GameFacts facts_of(const Judged& judged, const GameImage& image, const std::vector<Symmetry>& smallest) {
  const Record& record = judged.record;
  Parts date;
  date.add(record.date).add(record.time);
  Parts result;
  result.add(static_cast<std::int64_t>(record.result));
  result.add(record.end ? static_cast<std::int64_t>(*record.end) : -1).add(record.end_text);
  Parts rules;
  rules.add(record.game).add(judged.ruleset != nullptr ? std::string_view(judged.ruleset->id) : record.ruleset);
  rules.add(record.rules_json);
  // Where what was played is symmetric itself, any of its symmetries may be the one that turns one record into the
  // other.
  Parts lines = variations(record, image, smallest.front());
  for (std::size_t i = 1; i < smallest.size(); ++i)
    lines.text = std::min(lines.text, variations(record, image, smallest[i]).text);

  const std::array<Parts, kFactGroups> groups = {players(record), std::move(result), std::move(date), event(record),
                                                 std::move(rules), tags(record), notes(record), std::move(lines)};
  GameFacts facts;
  Parts whole = stones(image, smallest.front());
  for (std::size_t i = 0; i < kFactGroups; ++i) {
    const Sha256 digest = sha256(groups[i].text);
    std::memcpy(&facts.groups[i], digest.data(), sizeof facts.groups[i]);
    whole.text.append(digest.begin(), digest.end());
  }
  const Sha256 digest = sha256(whole.text);
  std::memcpy(&facts.whole, digest.data(), sizeof facts.whole);
  return facts;
}

std::string differing_groups(const FactGroups& a, const FactGroups& b) {
  constexpr std::array<const char*, kFactGroups> names = {
      "players", "result", "date", "event", "rules", "tags", "comments or times", "variations"};
  std::string out;
  for (std::size_t i = 0; i < kFactGroups; ++i) {
    if (a[i] == b[i]) continue;
    if (!out.empty()) out += ", ";
    out += names[i];
  }
  return out;
}

}  // namespace fivefold
