#include "viewer/sfml/log.h"

#include <memory>
#include <streambuf>

#include <fmt/format.h>
#include <SFML/System/Err.hpp>

namespace fivefold::viewer {

void Log::add(const std::string& sentence) {
  if (sentences_.insert(sentence).second && verbose_) fmt::print(stderr, "fivefold-viewer: {}\n", sentence);
}

class SfmlTroubles::Lines : public std::streambuf {
 public:
  explicit Lines(Log& log) : log_(log) {}

 protected:
  int_type overflow(int_type value) override {
    if (value == traits_type::eof()) return traits_type::not_eof(value);
    const char c = traits_type::to_char_type(value);
    if (c != '\n')
      line_ += c;
    else
      flush();
    return value;
  }
  int sync() override {
    flush();
    return 0;
  }

 private:
  void flush() {
    if (!line_.empty()) log_.add(line_);
    line_.clear();
  }
  Log& log_;
  std::string line_;
};

SfmlTroubles::SfmlTroubles(Log& log) : lines_(std::make_unique<Lines>(log)), before_(sf::err().rdbuf(lines_.get())) {}

SfmlTroubles::~SfmlTroubles() { sf::err().rdbuf(before_); }

}  // namespace fivefold::viewer
