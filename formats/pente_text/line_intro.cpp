#include "formats/pente_text/line_intro.h"

#include <nlohmann/json.hpp>

namespace fivefold::pente_text {

std::string intro_member(std::string_view text) {
  using Json = nlohmann::json;
  std::string member = "\"intro\":";
  return member.append(Json(std::string(text)).dump(-1, ' ', false, Json::error_handler_t::replace));
}

LineKeys read_line_keys(std::string_view members) {
  LineKeys keys;
  if (members.empty()) return keys;
  std::string text = "{";
  text.append(members).append("}");
  const auto object = nlohmann::json::parse(text, nullptr, false);
  if (!object.is_object()) return {{}, true};
  for (const auto& [key, value] : object.items()) {
    if (key == "intro" && value.is_string()) {
      keys.intro = value.get<std::string>();
    } else {
      keys.others = true;
    }
  }
  return keys;
}

}  // namespace fivefold::pente_text
