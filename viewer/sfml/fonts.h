#pragma once

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "viewer/sfml/log.h"

namespace sf {
class Font;
}

namespace fivefold::viewer {

/// The font files that text is drawn from: the chosen family, regular and bold, and for characters that it lacks
/// whatever fontconfig finds that has them. REQUIRES of every function: a display (SFML's fonts hold textures).
class Fonts {
 public:
  /// `family`: empty for DejaVu Sans. A family that is not installed is replaced by what fontconfig thinks nearest,
  /// and the log says so.
  Fonts(const std::string& family, Log& log);
  ~Fonts();
  Fonts(const Fonts&) = delete;
  Fonts& operator=(const Fonts&) = delete;

  /// False when the system has no font that can be used.
  bool usable() const;

  /// A file and a character that it has.
  struct Choice {
    int face = 0;  ///< for `font`
    char32_t character = 0;
  };
  /// Where a character is drawn from. One that no font has becomes U+FFFD (or '?'), and the log names it once.
  Choice choose(char32_t character, bool bold);
  /// REQUIRES: a face that `choose` returned.
  const sf::Font& font(int face) const;

 private:
  struct Face;
  struct System;
  int load(void* found);
  int find(char32_t character, bool bold);

  Log& log_;
  std::unique_ptr<System> system_;
  std::vector<std::unique_ptr<Face>> faces_;
  int regular_ = -1;
  int bold_ = -1;
  std::unordered_map<char32_t, Choice> known_[2];
};

}  // namespace fivefold::viewer
