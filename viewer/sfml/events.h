#pragma once

#include <chrono>
#include <optional>
#include <set>

#include <SFML/Window/Event.hpp>

#include "viewer/app/input.h"

namespace fivefold::viewer {

/// Turns SFML's events into the application's inputs. It knows what one event alone does not tell: which keys are held
/// (a press of a held key is a repeat) and whether a press is the second of a double click.
class Events {
 public:
  using Time = std::chrono::steady_clock::time_point;

  /// Empty for events that the application does not need to know.
  std::optional<Input> translate(const sf::Event& event, Time now);

 private:
  void hold_control(const sf::Event::KeyEvent& event, bool pressed);
  std::optional<Input> key_pressed(const sf::Event::KeyEvent& event);
  std::optional<Input> typed(char32_t character) const;
  Input pressed(const sf::Event::MouseButtonEvent& event, Time now);

  std::set<int> held_;
  bool control_ = false;
  bool command_ = false;  ///< Ctrl or Alt was held at the last key: what it types is no text
  bool repeat_ = false;   ///< the last key was held: so is what it types
  Vec click_;
  Time click_at_;
  bool click_counts_ = false;  ///< the next press near it and soon is a double click
};

}  // namespace fivefold::viewer
