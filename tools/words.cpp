#include "tools/words.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/diagnostic.h"
#include "core/nearest.h"
#include "core/ruleset_catalog.h"
#include "formats/format.h"
#include "tools/messages.h"

namespace fivefold {

std::string hint(std::string_view nearest) {
  return nearest.empty() ? std::string() : say(Message::did_you_mean, {{"name", std::string(nearest)}});
}

std::string hint(std::string_view word, std::span<const std::string_view> known) { return hint(nearest(word, known)); }

std::string ruleset_unknown(std::string_view id) {
  return say(Message::ruleset_unknown, {{"name", std::string(id)}, {"hint", hint(nearest_ruleset(id))}});
}

std::string format_unknown(std::string_view name) {
  return say(Message::format_unknown, {{"name", std::string(name)}, {"hint", hint(nearest_format(name))}});
}

std::string code_unknown(std::string_view id) {
  std::string capitals(id);
  std::transform(capitals.begin(), capitals.end(), capitals.begin(),
                 [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  std::vector<std::string_view> ids;
  for (const CodeRow& row : all_codes()) ids.push_back(row.id);
  return say(Message::code_unknown, {{"name", std::string(id)}, {"hint", hint(capitals, ids)}});
}

std::string grouped(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
  return digits;
}

std::string counted(std::uint64_t number, std::string_view one, std::string_view many) {
  return grouped(number) + " " + std::string(number == 1 ? one : many);
}

}  // namespace fivefold
