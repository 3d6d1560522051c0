#include "viewer/sfml/events.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fivefold::viewer {
namespace {

using namespace std::chrono_literals;

constexpr auto kDoubleClick = 400ms;
constexpr float kDoubleClickReach = 5;

Key key_of(sf::Keyboard::Key code) {
  struct Row {
    sf::Keyboard::Key code;
    Key key;
  };
  static constexpr std::array kRows = {
      Row{sf::Keyboard::Left, Key::left},      Row{sf::Keyboard::Right, Key::right},
      Row{sf::Keyboard::Up, Key::up},          Row{sf::Keyboard::Down, Key::down},
      Row{sf::Keyboard::Home, Key::home},      Row{sf::Keyboard::End, Key::end},
      Row{sf::Keyboard::PageUp, Key::page_up}, Row{sf::Keyboard::PageDown, Key::page_down},
      Row{sf::Keyboard::Enter, Key::enter},    Row{sf::Keyboard::Escape, Key::escape},
      Row{sf::Keyboard::Tab, Key::tab},        Row{sf::Keyboard::Backspace, Key::backspace},
      Row{sf::Keyboard::Delete, Key::remove},  Row{sf::Keyboard::F1, Key::f1},
      Row{sf::Keyboard::F2, Key::f2},          Row{sf::Keyboard::F3, Key::f3},
      Row{sf::Keyboard::F4, Key::f4},          Row{sf::Keyboard::F5, Key::f5},
      Row{sf::Keyboard::F6, Key::f6},          Row{sf::Keyboard::F7, Key::f7},
      Row{sf::Keyboard::F8, Key::f8},          Row{sf::Keyboard::F9, Key::f9},
      Row{sf::Keyboard::F10, Key::f10},        Row{sf::Keyboard::F11, Key::f11},
      Row{sf::Keyboard::F12, Key::f12}};
  const auto* row = std::find_if(kRows.begin(), kRows.end(), [code](const Row& r) { return r.code == code; });
  return row == kRows.end() ? Key::none : row->key;
}

/// The character on the key, for keys pressed with Ctrl or Alt; 0 for others.
char letter_of(sf::Keyboard::Key code) {
  if (code >= sf::Keyboard::A && code <= sf::Keyboard::Z) return static_cast<char>('A' + (code - sf::Keyboard::A));
  if (code >= sf::Keyboard::Num0 && code <= sf::Keyboard::Num9)
    return static_cast<char>('0' + (code - sf::Keyboard::Num0));
  if (code >= sf::Keyboard::Numpad0 && code <= sf::Keyboard::Numpad9)
    return static_cast<char>('0' + (code - sf::Keyboard::Numpad0));
  if (code == sf::Keyboard::Equal) return '=';
  if (code == sf::Keyboard::Add) return '+';
  if (code == sf::Keyboard::Hyphen || code == sf::Keyboard::Subtract) return '-';
  return 0;
}

Vec place(int x, int y) { return {static_cast<float>(x), static_cast<float>(y)}; }

}  // namespace

void Events::hold_control(const sf::Event::KeyEvent& event, bool pressed) {
  // X tells what was held before the event: the press of Ctrl itself comes without Ctrl, its release with it.
  const bool is_control = event.code == sf::Keyboard::LControl || event.code == sf::Keyboard::RControl;
  control_ = is_control ? pressed || held_.count(sf::Keyboard::LControl) + held_.count(sf::Keyboard::RControl) > 0
                        : event.control;
}

std::optional<Input> Events::key_pressed(const sf::Event::KeyEvent& event) {
  const bool repeat = !held_.insert(event.code).second;
  hold_control(event, true);
  command_ = event.control || event.alt;
  repeat_ = repeat;
  KeyPress press;
  press.key = key_of(event.code);
  if (press.key == Key::none && command_) press.letter = letter_of(event.code);
  if (press.key == Key::none && press.letter == 0) return std::nullopt;
  press.control = event.control;
  press.shift = event.shift;
  press.alt = event.alt;
  press.repeat = repeat;
  return press;
}

std::optional<Input> Events::typed(char32_t character) const {
  if (command_ || character < 0x20 || character == 0x7F || character > 0x10FFFF) return std::nullopt;
  return Typed{character, repeat_};
}

Input Events::pressed(const sf::Event::MouseButtonEvent& event, Time now) {
  PointerPress press;
  press.at = place(event.x, event.y);
  press.right = event.button == sf::Mouse::Right;
  press.control = control_;
  const Vec moved = press.at - click_;
  press.twice = !press.right && click_counts_ && now - click_at_ < kDoubleClick &&
                std::abs(moved.x) <= kDoubleClickReach && std::abs(moved.y) <= kDoubleClickReach;
  click_counts_ = !press.right && !press.twice;
  click_ = press.at;
  click_at_ = now;
  return press;
}

std::optional<Input> Events::translate(const sf::Event& event, Time now) {
  switch (event.type) {
    case sf::Event::KeyPressed: return key_pressed(event.key);
    case sf::Event::KeyReleased:
      held_.erase(event.key.code);
      hold_control(event.key, false);
      if (key_of(event.key.code) == Key::none) return std::nullopt;
      return KeyRelease{key_of(event.key.code)};
    case sf::Event::TextEntered: return typed(event.text.unicode);
    case sf::Event::MouseMoved: return PointerMove{place(event.mouseMove.x, event.mouseMove.y)};
    case sf::Event::MouseLeft: return PointerMove{{-1, -1}};
    case sf::Event::MouseButtonPressed:
      if (event.mouseButton.button != sf::Mouse::Left && event.mouseButton.button != sf::Mouse::Right)
        return std::nullopt;
      return pressed(event.mouseButton, now);
    case sf::Event::MouseButtonReleased:
      if (event.mouseButton.button != sf::Mouse::Left && event.mouseButton.button != sf::Mouse::Right)
        return std::nullopt;
      return PointerRelease{place(event.mouseButton.x, event.mouseButton.y)};
    case sf::Event::MouseWheelScrolled:
      if (event.mouseWheelScroll.wheel != sf::Mouse::VerticalWheel) return std::nullopt;
      return Wheel{place(event.mouseWheelScroll.x, event.mouseWheelScroll.y), -event.mouseWheelScroll.delta, control_};
    case sf::Event::Resized:
      return Resize{static_cast<int>(std::max(1U, event.size.width)),
                    static_cast<int>(std::max(1U, event.size.height))};
    case sf::Event::LostFocus:
      held_.clear();
      control_ = command_ = false;
      return FocusLost{};
    default: return std::nullopt;
  }
}

}  // namespace fivefold::viewer
