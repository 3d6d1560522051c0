#include "tools/import/kept_games.h"

#include <fmt/format.h>

namespace fivefold {
namespace {

struct StoredPlace {
  std::uint64_t name = 0;
  std::uint64_t name_size = 0;
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  std::uint64_t byte = 0;
  std::uint64_t number = 0;
  FactGroups groups{};
  GameKey key{};
};

template <class Value>
std::string_view bytes_of(const Value& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

}  // namespace

std::uint32_t KeptGames::add(const GamePlace& place, std::string_view image) {
  if (place.path != last_name_ || count_ == 0) {
    last_name_ = place.path;
    last_name_at_ = names_.append(place.path);
  }
  const StoredPlace stored{last_name_at_, place.path.size(), place.line,  place.column,
                           place.byte,    place.number,      place.groups, place.key};
  places_.append(bytes_of(stored));
  images_.append(bytes_of(static_cast<std::uint32_t>(image.size())));
  images_.append(image);
  return count_++;
}

GamePlace KeptGames::place(std::uint32_t number) {
  StoredPlace stored;
  places_.read(number * sizeof stored, &stored, sizeof stored);
  GamePlace place;
  place.path.resize(stored.name_size);
  names_.read(stored.name, place.path.data(), place.path.size());
  place.line = stored.line;
  place.column = stored.column;
  place.byte = stored.byte;
  place.number = stored.number;
  place.groups = stored.groups;
  place.key = stored.key;
  return place;
}

bool KeptGames::Walk::next(GameImage& image) {
  if (next_ == games_.count_) return false;
  std::uint32_t size = 0;
  games_.images_.read(offset_, &size, sizeof size);
  bytes_.resize(size);
  games_.images_.read(offset_ + sizeof size, bytes_.data(), size);
  offset_ += sizeof size + size;
  read_image(bytes_, image);
  ++next_;
  return true;
}

std::string text_of(const GamePlace& place) {
  std::string out = fmt::format("{}:{}", place.path, place.line);
  if (place.column > 1) out += fmt::format(":{}", place.column);
  return out;
}

}  // namespace fivefold
