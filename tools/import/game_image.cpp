#include "tools/import/game_image.h"

#include <algorithm>
#include <cstring>

namespace fivefold {
namespace {

std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xBF58476D1CE4E5B9ULL;
  x ^= x >> 27U;
  x *= 0x94D049BB133111EBULL;
  return x ^ (x >> 31U);
}

std::uint32_t packed(Coord at) {
  return static_cast<std::uint32_t>(static_cast<std::uint16_t>(at.x)) << 16U | static_cast<std::uint16_t>(at.y);
}

Coord turned(Coord at, Symmetry symmetry, const GameImage& image) {
  return at == kUnreadable ? at : map(at, symmetry, image.width, image.height);
}

/// Board and setup under a symmetry as numbers in an order that does not depend on how the record lists them.
std::vector<std::uint32_t> start_of(const GameImage& image, Symmetry symmetry) {
  std::vector<std::uint32_t> out = {static_cast<std::uint32_t>(image.width), static_cast<std::uint32_t>(image.height)};
  const auto add_sorted = [&](std::size_t from) {
    std::sort(out.begin() + static_cast<std::ptrdiff_t>(from), out.end());
    out.push_back(static_cast<std::uint32_t>(out.size() - from));
  };
  std::size_t from = out.size();
  for (const Coord at : image.locked) out.push_back(packed(turned(at, symmetry, image)));
  add_sorted(from);
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs;
  for (const auto& [a, b] : image.portals)
    pairs.emplace_back(std::minmax({packed(turned(a, symmetry, image)), packed(turned(b, symmetry, image))}));
  std::sort(pairs.begin(), pairs.end());
  for (const auto& [a, b] : pairs) out.insert(out.end(), {a, b});
  out.push_back(static_cast<std::uint32_t>(pairs.size()));
  for (const auto& stones : image.setup) {
    from = out.size();
    for (const Coord at : stones) out.push_back(packed(turned(at, symmetry, image)));
    add_sorted(from);
  }
  for (const int number : image.start) out.push_back(static_cast<std::uint32_t>(number));
  return out;
}

void put(std::string& out, int value) { out.append(reinterpret_cast<const char*>(&value), sizeof value); }
void put(std::string& out, std::span<const Coord> cells) {
  const auto count = static_cast<std::uint32_t>(cells.size());
  out.append(reinterpret_cast<const char*>(&count), sizeof count);
  if (!cells.empty()) out.append(reinterpret_cast<const char*>(cells.data()), cells.size_bytes());
}

struct Reader {
  std::string_view bytes;

  void take(void* to, std::size_t size) {
    std::memcpy(to, bytes.data(), size);
    bytes.remove_prefix(size);
  }
  int number() {
    int value = 0;
    take(&value, sizeof value);
    return value;
  }
  void cells(std::vector<Coord>& to) {
    std::uint32_t count = 0;
    take(&count, sizeof count);
    to.resize(count);
    if (count > 0) take(to.data(), count * sizeof(Coord));
  }
};

}  // namespace

void take_image(const Judged& judged, GameImage& image) {
  const Record& record = judged.record;
  const BoardLayout& layout = *judged.layout;
  image.width = layout.width;
  image.height = layout.height;
  image.locked = layout.locked;
  image.portals.clear();
  for (const PortalPair& pair : layout.portals) image.portals.emplace_back(pair.a, pair.b);
  image.setup = {record.setup.stones[Side::first], record.setup.stones[Side::second]};
  image.start = {record.setup.to_move ? number(*record.setup.to_move) : 0, record.setup.taken[Side::first],
                 record.setup.taken[Side::second]};
  image.moves.clear();
  const Line& main = record.lines.front();
  for (std::uint32_t i = main.first; i < main.first + main.count; ++i) {
    const Token& token = record.tokens[i];
    if (token.kind == TokenKind::move) image.moves.push_back(token.at);
    if (token.kind == TokenKind::unreadable) image.moves.push_back(kUnreadable);
  }
}

void append_image(const GameImage& image, std::string& out) {
  put(out, image.width);
  put(out, image.height);
  for (const int number : image.start) put(out, number);
  put(out, image.locked);
  std::vector<Coord> ends;
  for (const auto& [a, b] : image.portals) ends.insert(ends.end(), {a, b});
  put(out, ends);
  for (const auto& stones : image.setup) put(out, stones);
  put(out, image.moves);
}

void read_image(std::string_view bytes, GameImage& image) {
  Reader reader{bytes};
  image.width = reader.number();
  image.height = reader.number();
  for (int& number : image.start) number = reader.number();
  reader.cells(image.locked);
  std::vector<Coord> ends;
  reader.cells(ends);
  image.portals.clear();
  for (std::size_t i = 0; i + 1 < ends.size(); i += 2) image.portals.emplace_back(ends[i], ends[i + 1]);
  for (auto& stones : image.setup) reader.cells(stones);
  reader.cells(image.moves);
}

GameHash::GameHash(const GameImage& image) : image_(image), symmetries_(symmetries(image.width, image.height)) {
  for (std::size_t i = 0; i < symmetries_.size(); ++i) {
    Lanes& lanes = lanes_[i];
    for (const std::uint32_t value : start_of(image, symmetries_[i])) {
      lanes.a = mixed(lanes.a + value + 0x9E3779B97F4A7C15ULL);
      lanes.b = mixed((lanes.b ^ value) * 0xD6E8FEB86659FD93ULL + 0xA0761D6478BD642FULL);
    }
  }
}

bool GameHash::step() {
  if (played_ == image_.moves.size()) return false;
  const Coord at = image_.moves[played_++];
  for (std::size_t i = 0; i < symmetries_.size(); ++i) {
    const std::uint64_t value = packed(turned(at, symmetries_[i], image_));
    Lanes& lanes = lanes_[i];
    lanes.a = mixed(lanes.a + value + 0x9E3779B97F4A7C15ULL);
    lanes.b = mixed((lanes.b ^ value) * 0xD6E8FEB86659FD93ULL + 0xA0761D6478BD642FULL);
  }
  return true;
}

const GameHash::Lanes& GameHash::least() const {
  return *std::min_element(lanes_.begin(), lanes_.begin() + static_cast<std::ptrdiff_t>(symmetries_.size()));
}

GameKey GameHash::key() const {
  const Lanes& lanes = least();
  return {lanes.a, static_cast<std::uint32_t>(lanes.b & 0x0FFFFFFFU)};
}

std::vector<Symmetry> GameHash::smallest() const {
  std::vector<Symmetry> out;
  const Lanes lanes = least();
  for (std::size_t i = 0; i < symmetries_.size(); ++i)
    if (lanes_[i] == lanes) out.push_back(symmetries_[i]);
  return out;
}

void hashes_but_one(const GameImage& image, std::vector<std::uint64_t>& out) {
  const std::size_t count = image.moves.size();
  out.assign(count, ~0ULL);
  const auto stone = [&](std::size_t i, Symmetry symmetry) {
    return mixed((static_cast<std::uint64_t>(i + 1) << 32U) + packed(turned(image.moves[i], symmetry, image)));
  };
  for (const Symmetry symmetry : symmetries(image.width, image.height)) {
    std::uint64_t whole = mixed(count);
    for (const std::uint32_t value : start_of(image, symmetry)) whole = mixed(whole + value + 0x9E3779B97F4A7C15ULL);
    for (std::size_t i = 0; i < count; ++i) whole += stone(i, symmetry);
    for (std::size_t i = 0; i < count; ++i)
      out[i] = std::min(out[i], mixed(whole - stone(i, symmetry) + mixed(~static_cast<std::uint64_t>(i))));
  }
}

}  // namespace fivefold
