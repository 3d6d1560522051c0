#pragma once

#include <iosfwd>
#include <memory>
#include <set>
#include <string>

namespace fivefold::viewer {

/// What the window has to say about its surroundings (fonts, driver, SFML): kept once each, and printed on stderr when
/// asked for. Nothing in it needs the person at once.
class Log {
 public:
  explicit Log(bool verbose) : verbose_(verbose) {}
  /// A sentence; the same one again says nothing.
  void add(const std::string& sentence);
  const std::set<std::string>& sentences() const { return sentences_; }

 private:
  std::set<std::string> sentences_;
  bool verbose_;
};

/// While it lives, what SFML prints about its troubles goes to the log, line by line.
class SfmlTroubles {
 public:
  explicit SfmlTroubles(Log& log);
  ~SfmlTroubles();
  SfmlTroubles(const SfmlTroubles&) = delete;
  SfmlTroubles& operator=(const SfmlTroubles&) = delete;

 private:
  class Lines;
  std::unique_ptr<Lines> lines_;
  std::streambuf* before_;
};

}  // namespace fivefold::viewer
