#include "formats/ccgc/file_name.h"

#include <algorithm>
#include <array>

#include "formats/ccgc/text.h"
#include "formats/ccgc/words.h"
#include "formats/pente_text/lexis.h"

namespace fivefold::ccgc {
namespace {

constexpr auto kNone = std::string_view::npos;

/// The last part of a path, without ".txt" and without the number that a browser adds to a second download.
std::string_view stem_of(std::string_view path) {
  const std::size_t slash = path.find_last_of("/\\!");
  std::string_view stem = slash == kNone ? path : path.substr(slash + 1);
  constexpr std::string_view kExtension = ".txt";
  if (stem.size() > kExtension.size() && stem[stem.size() - kExtension.size()] == '.')
    stem.remove_suffix(kExtension.size());
  stem = trimmed(stem);
  if (const std::size_t open = stem.rfind('('); open != kNone && stem.ends_with(')')) {
    const std::string_view copy = stem.substr(open + 1, stem.size() - open - 2);
    if (!copy.empty() && std::all_of(copy.begin(), copy.end(), pente_text::is_digit))
      stem = trimmed(stem.substr(0, open));
  }
  return stem;
}

/// Takes the two teams from "A vs B".
void read_teams(std::string_view text, NameFacts& facts) {
  constexpr std::array<std::string_view, 6> kBetween = {" vs ", " VS ", " Vs ", "vs", "VS", "Vs"};
  for (const std::string_view between : kBetween) {
    const std::size_t at = text.find(between);
    if (at == kNone) continue;
    facts.first = read_team(text.substr(0, at)).name;
    facts.second = read_team(text.substr(at + between.size())).name;
    return;
  }
}

}  // namespace

NameFacts read_file_name(std::string_view path) {
  NameFacts facts;
  std::string_view stem = stem_of(path);
  // Some write the number of the game in front.
  while (!stem.empty() && (pente_text::is_digit(stem[0]) || is_blank(stem[0]))) stem.remove_prefix(1);
  if (stem.size() < 3 || (stem[0] != 'C' && stem[0] != 'c') || (stem[1] != '5' && stem[1] != '6') || stem[2] != '-')
    return facts;
  facts.kind = stem[1];
  stem.remove_prefix(3);
  // The result parts the teams, whose names may hold hyphens, from the rest.
  for (std::size_t at = 0; at < stem.size();) {
    const std::size_t hyphen = std::min(stem.find('-', at), stem.size());
    const std::string_view part = stem.substr(at, hyphen - at);
    if (const auto result = at > 0 ? read_result(part) : std::nullopt) {
      facts.result = result;
      facts.result_text = trimmed(part);
      read_teams(stem.substr(0, at - 1), facts);
      const std::string_view rest = stem.substr(std::min(hyphen + 1, stem.size()));
      const std::size_t last = rest.rfind('-');
      facts.occasion = trimmed(rest.substr(0, last == kNone ? rest.size() : last));
      if (last != kNone) facts.event = trimmed(rest.substr(last + 1));
      return facts;
    }
    at = hyphen + 1;
  }
  read_teams(stem.substr(0, stem.find('-')), facts);
  return facts;
}

}  // namespace fivefold::ccgc
