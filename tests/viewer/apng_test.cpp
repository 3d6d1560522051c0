#include "viewer/output/apng.h"

#include <zlib.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/support/catch.h"
#include "tests/support/random_source.h"

using namespace fivefold::viewer;

namespace {

/// A plain reader of PNG, made from its specification: chunks with their checksums, rows with their five filters.
struct Chunk {
  std::string type;
  std::string data;
};

std::uint32_t number_at(const std::string& bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < 4; ++i) value = value << 8U | static_cast<unsigned char>(bytes.at(at + i));
  return value;
}

std::uint32_t short_at(const std::string& bytes, std::size_t at) {
  return number_at(std::string(2, '\0') + bytes.substr(at, 2), 0);
}

std::vector<Chunk> chunks_of(const std::string& file) {
  REQUIRE(file.substr(0, 8) == std::string("\x89PNG\r\n\x1A\n", 8));
  std::vector<Chunk> all;
  for (std::size_t at = 8; at < file.size();) {
    const std::uint32_t size = number_at(file, at);
    REQUIRE(at + 12 + size <= file.size());
    const std::string body = file.substr(at + 4, 4 + size);
    const auto sum = crc32(0, reinterpret_cast<const Bytef*>(body.data()), static_cast<uInt>(body.size()));
    CHECK(number_at(file, at + 8 + size) == sum);
    all.push_back({body.substr(0, 4), body.substr(4)});
    at += 12 + size;
  }
  return all;
}

std::vector<std::uint8_t> pixels_of(const std::string& packed, std::uint32_t width, std::uint32_t height,
                                    std::size_t depth) {
  std::vector<std::uint8_t> raw((width * depth + 1) * height);
  uLongf size = static_cast<uLongf>(raw.size());
  REQUIRE(uncompress(raw.data(), &size, reinterpret_cast<const Bytef*>(packed.data()),
                     static_cast<uLong>(packed.size())) == Z_OK);
  REQUIRE(size == raw.size());
  std::vector<std::uint8_t> above(width * depth), row(width * depth), all;
  for (std::uint32_t y = 0; y < height; ++y) {
    const std::uint8_t* const line = raw.data() + y * (width * depth + 1);
    REQUIRE(line[0] <= 4);
    for (std::size_t i = 0; i < row.size(); ++i) {
      const int a = i < depth ? 0 : row[i - depth];
      const int b = above[i];
      const int c = i < depth ? 0 : above[i - depth];
      const int p = a + b - c;
      const int pa = std::abs(p - a), pb = std::abs(p - b), pc = std::abs(p - c);
      const int guess[] = {0, a, b, (a + b) / 2, pa <= pb && pa <= pc ? a : (pb <= pc ? b : c)};
      row[i] = static_cast<std::uint8_t>(line[i + 1] + guess[line[0]]);
    }
    for (std::size_t x = 0; x < width; ++x) {
      for (std::size_t channel = 0; channel < 3; ++channel) all.push_back(row[x * depth + channel]);
      all.push_back(depth == 4 ? row[x * 4 + 3] : 255);
    }
    above = row;
  }
  return all;
}

/// What a viewer shows frame by frame, and for how many milliseconds. Checks the order of chunks on the way.
struct Film {
  std::vector<std::vector<std::uint8_t>> frames;
  std::vector<std::uint32_t> milliseconds;
  std::vector<std::string> types;
};

Film decoded(const std::string& file) {
  Film film;
  std::uint32_t width = 0, height = 0, sequence = 0, x = 0, y = 0, part_width = 0, part_height = 0;
  std::size_t depth = 0;
  std::vector<std::uint8_t> canvas;
  for (const Chunk& chunk : chunks_of(file)) {
    film.types.push_back(chunk.type);
    std::string data = chunk.data;
    if (chunk.type == "IHDR") {
      width = part_width = number_at(data, 0);
      height = part_height = number_at(data, 4);
      CHECK(data.size() == 13);
      CHECK(data[8] == 8);
      REQUIRE((data[9] == 2 || data[9] == 6));
      depth = data[9] == 2 ? 3 : 4;
      CHECK(data.substr(10) == std::string(3, '\0'));
      canvas.assign(width * height * 4, 0);
    } else if (chunk.type == "fcTL") {
      CHECK(data.size() == 26);
      CHECK(number_at(data, 0) == sequence++);
      part_width = number_at(data, 4);
      part_height = number_at(data, 8);
      x = number_at(data, 12);
      y = number_at(data, 16);
      REQUIRE((x + part_width <= width && y + part_height <= height && part_width > 0 && part_height > 0));
      film.milliseconds.push_back(short_at(data, 20) * 1000 / short_at(data, 22));
      CHECK(data.substr(24) == std::string(2, '\0'));
    } else if (chunk.type == "IDAT" || chunk.type == "fdAT") {
      if (chunk.type == "fdAT") {
        CHECK(number_at(data, 0) == sequence++);
        data.erase(0, 4);
      }
      const std::vector<std::uint8_t> part = pixels_of(data, part_width, part_height, depth);
      for (std::uint32_t row = 0; row < part_height; ++row)
        std::copy_n(part.begin() + row * part_width * 4, part_width * 4, canvas.begin() + ((y + row) * width + x) * 4);
      film.frames.push_back(canvas);
    }
  }
  return film;
}

Frame noise(fivefold::RandomSource& random, int width, int height, bool opaque) {
  Frame frame{width, height, {}};
  for (int i = 0; i < width * height * 4; ++i)
    frame.pixels.push_back(i % 4 == 3 && opaque ? 255 : static_cast<std::uint8_t>(random.from(0, 255)));
  return frame;
}

using Types = std::vector<std::string>;

}  // namespace

TEST_CASE("one frame is a plain PNG, pixel for pixel") {
  fivefold::RandomSource random(1);
  for (const bool opaque : {true, false}) {
    const Frame frame = noise(random, 7, 5, opaque);
    const std::string file = apng({frame}, {500});
    const Film film = decoded(file);
    CHECK(film.types == Types{"IHDR", "IDAT", "IEND"});
    REQUIRE(film.frames.size() == 1);
    CHECK(film.frames[0] == frame.pixels);
    // The last chunk of every PNG, as the specification has it.
    CHECK(file.substr(file.size() - 12) == std::string("\0\0\0\0IEND\xAE\x42\x60\x82", 12));
  }
}

TEST_CASE("every filter of PNG is used where it fits, and read back") {
  // Flat, a slope to the right, one downwards, and one both ways.
  Frame frame{16, 16, {}};
  for (int y = 0; y < 16; ++y)
    for (int x = 0; x < 16; ++x) {
      const int value = y < 4 ? 9 : (y < 8 ? x * 11 : (y < 12 ? y * 17 : x * 7 + y * 5));
      for (int i = 0; i < 3; ++i) frame.pixels.push_back(static_cast<std::uint8_t>(value + i));
      frame.pixels.push_back(255);
    }
  CHECK(decoded(apng({frame}, {1})).frames.at(0) == frame.pixels);
}

TEST_CASE("an animation shows its frames in order and for their times, and stores only what changed") {
  fivefold::RandomSource random(2);
  std::vector<Frame> frames = {noise(random, 40, 30, true)};
  for (int i = 0; i < 5; ++i) {
    frames.push_back(frames.back());
    for (int n = 0; n < 3; ++n) {
      const int x = random.from(10, 14), y = random.from(20, 23);
      frames.back().pixels[static_cast<std::size_t>(y * 40 + x) * 4 + 1] ^= 255;
    }
  }
  frames.push_back(frames.back());
  const std::vector<int> delays = {800, 1, 65535, 66000, 0, 800, 3000};
  const std::string file = apng(frames, delays);
  const Film film = decoded(file);
  REQUIRE(film.frames.size() == frames.size());
  for (std::size_t i = 0; i < frames.size(); ++i) CHECK(film.frames[i] == frames[i].pixels);
  CHECK(film.milliseconds == std::vector<std::uint32_t>{800, 1, 65535, 66000, 0, 800, 3000});
  CHECK(film.types.at(1) == "acTL");
  CHECK(film.types.at(2) == "fcTL");
  CHECK(film.types.at(3) == "IDAT");
  CHECK(film.types.back() == "IEND");
  CHECK(file.size() < apng({frames[0]}, {1}).size() + 7 * 300);
  for (const Chunk& chunk : chunks_of(file))
    if (chunk.type == "acTL") {
      CHECK(number_at(chunk.data, 0) == frames.size());
      CHECK(number_at(chunk.data, 4) == 0);
    }
}

TEST_CASE("transparency of later frames is kept when the first frame has some") {
  fivefold::RandomSource random(3);
  const std::vector<Frame> frames = {noise(random, 9, 9, false), noise(random, 9, 9, false)};
  const Film film = decoded(apng(frames, {1, 1}));
  REQUIRE(film.frames.size() == 2);
  CHECK(film.frames[1] == frames[1].pixels);
}
