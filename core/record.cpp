#include "core/record.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace fivefold {

void Record::clear() {
  id = game = ruleset = rules_json = {};
  site = event = round = section = date = time = time_control = intro = {};
  rated.reset();
  players = {};
  sides = {Side::first, Side::second};
  sides_stated = board_stated = false;
  layout.width = layout.height = 19;
  layout.locked.clear();
  layout.portals.clear();
  layout.drawn = BoardDrawn::intersections;
  for (const Side side : {Side::first, Side::second}) setup.stones[side].clear();
  setup.to_move.reset();
  setup.taken = {};
  seconds_per_move.reset();
  result = Result::missing;
  result_where = moves_where = {};
  end.reset();
  end_text = {};
  tokens.clear();
  extras.clear();
  tags.clear();
  lines.clear();
  lines.emplace_back();
  chunk_ = used_ = 0;
}

std::string_view Record::keep(std::string_view text) {
  constexpr std::size_t kChunk = 16 * 1024;
  while (chunk_ < store_.size() && used_ + text.size() > store_[chunk_].size) {
    ++chunk_;
    used_ = 0;
  }
  if (chunk_ == store_.size()) {
    const std::size_t size = std::max(kChunk, text.size());
    store_.push_back({std::make_unique<char[]>(size), size});
    used_ = 0;
  }
  char* const to = store_[chunk_].bytes.get() + used_;
  if (!text.empty()) std::memcpy(to, text.data(), text.size());
  used_ += text.size();
  return {to, text.size()};
}

std::uint32_t Record::add(const Token& token) {
  assert(!lines.empty());
  tokens.push_back(token);
  ++lines.back().count;
  return static_cast<std::uint32_t>(tokens.size() - 1);
}

Extra& Record::extra_of_last() {
  assert(!tokens.empty());
  const auto last = static_cast<std::uint32_t>(tokens.size() - 1);
  if (extras.empty() || extras.back().token != last) {
    extras.emplace_back();
    extras.back().token = last;
    tokens.back().has_extra = true;
  }
  return extras.back();
}

const Extra* Record::extra(std::uint32_t token) const {
  const auto found = std::lower_bound(extras.begin(), extras.end(), token,
                                      [](const Extra& e, std::uint32_t t) { return e.token < t; });
  return found != extras.end() && found->token == token ? &*found : nullptr;
}

Line& Record::begin_line(std::uint32_t id_of_line, std::uint32_t parent, std::uint32_t after) {
  Line& line = lines.emplace_back();
  line.id = id_of_line;
  line.parent = parent;
  line.after = after;
  line.first = static_cast<std::uint32_t>(tokens.size());
  return line;
}

std::string_view Record::tag(std::string_view key) const {
  const auto found = std::find_if(tags.begin(), tags.end(), [&](const Tag& t) { return t.key == key; });
  return found == tags.end() ? std::string_view{} : found->value;
}

}  // namespace fivefold
