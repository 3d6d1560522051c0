#include "viewer/sfml/events.h"

#include "tests/support/catch.h"

namespace fivefold::viewer {
namespace {

using namespace std::chrono_literals;

/// Feeds events with a clock of its own.
struct Feed {
  Events events;
  Events::Time now{};

  std::optional<Input> key(sf::Event::EventType type, sf::Keyboard::Key code, bool control = false, bool alt = false,
                           bool shift = false) {
    sf::Event event{};
    event.type = type;
    event.key.code = code;
    event.key.control = control;
    event.key.alt = alt;
    event.key.shift = shift;
    return events.translate(event, now);
  }
  std::optional<Input> text(char32_t character) {
    sf::Event event{};
    event.type = sf::Event::TextEntered;
    event.text.unicode = character;
    return events.translate(event, now);
  }
  std::optional<Input> wheel(float up) {
    sf::Event event{};
    event.type = sf::Event::MouseWheelScrolled;
    event.mouseWheelScroll = {sf::Mouse::VerticalWheel, up, 7, 8};
    return events.translate(event, now);
  }
  std::optional<Input> press(int x, int y, sf::Mouse::Button button = sf::Mouse::Left) {
    sf::Event event{};
    event.type = sf::Event::MouseButtonPressed;
    event.mouseButton = {button, x, y};
    return events.translate(event, now);
  }
};

template <typename T>
T as(const std::optional<Input>& input) {
  REQUIRE(input);
  REQUIRE(std::holds_alternative<T>(*input));
  return std::get<T>(*input);
}

}  // namespace

TEST_CASE("events: a held key repeats until it is released") {
  Feed feed;
  CHECK_FALSE(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Right)).repeat);
  CHECK(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Right)).repeat);
  CHECK_FALSE(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Left)).repeat);
  CHECK(as<KeyRelease>(feed.key(sf::Event::KeyReleased, sf::Keyboard::Right)).key == Key::right);
  CHECK_FALSE(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Right)).repeat);
  // A window that loses the focus is not told of the release.
  sf::Event lost{};
  lost.type = sf::Event::LostFocus;
  as<FocusLost>(feed.events.translate(lost, feed.now));
  CHECK_FALSE(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Right)).repeat);
}

TEST_CASE("events: characters arrive as text, and with Ctrl or Alt as keys, never as both") {
  Feed feed;
  CHECK_FALSE(feed.key(sf::Event::KeyPressed, sf::Keyboard::K));
  CHECK(as<Typed>(feed.text(U'k')).character == U'k');
  CHECK_FALSE(feed.key(sf::Event::KeyPressed, sf::Keyboard::Slash, false, false, true));
  CHECK(as<Typed>(feed.text(U'?')).character == U'?');
  const auto press = as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Equal, true));
  CHECK(press.letter == '=');
  CHECK(press.control);
  CHECK_FALSE(feed.text(U'='));
  CHECK(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::G, true)).letter == 'G');
  CHECK_FALSE(feed.text(7));
  CHECK(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Num0, true)).letter == '0');
  CHECK(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Add, true)).letter == '+');
  CHECK(as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Subtract, true)).letter == '-');
  const auto turn = as<KeyPress>(feed.key(sf::Event::KeyPressed, sf::Keyboard::Left, true, true));
  CHECK(turn.key == Key::left);
  CHECK(turn.alt);
}

TEST_CASE("events: control characters are no text, keys without a name are nothing") {
  Feed feed;
  for (const char32_t c : {U'\x1B', U'\x7F', U'\r', U'\b', U'\t', static_cast<char32_t>(0x110000)})
    CHECK_FALSE(feed.text(c));
  CHECK(as<Typed>(feed.text(0x1EC5)).character == 0x1EC5);
  CHECK_FALSE(feed.key(sf::Event::KeyPressed, sf::Keyboard::Unknown));
  CHECK_FALSE(feed.key(sf::Event::KeyPressed, sf::Keyboard::LShift, false, false, true));
}

TEST_CASE("events: a wheel that turns towards the person goes forward, in whatever steps it turns") {
  Feed feed;
  CHECK(as<Wheel>(feed.wheel(-1)).down == 1);
  CHECK(as<Wheel>(feed.wheel(2)).down == -2);
  CHECK(as<Wheel>(feed.wheel(-0.25F)).down == 0.25F);
  feed.key(sf::Event::KeyPressed, sf::Keyboard::LControl, true);
  CHECK(as<Wheel>(feed.wheel(-1)).control);
  feed.key(sf::Event::KeyReleased, sf::Keyboard::LControl, false);
  CHECK_FALSE(as<Wheel>(feed.wheel(-1)).control);
}

TEST_CASE("events: Ctrl counts from its press to its release, though X tells of it one event late") {
  Feed feed;
  feed.key(sf::Event::KeyPressed, sf::Keyboard::LControl, false);
  CHECK(as<Wheel>(feed.wheel(-1)).control);
  CHECK(as<PointerPress>(feed.press(50, 50)).control);
  feed.key(sf::Event::KeyPressed, sf::Keyboard::C, true);
  feed.key(sf::Event::KeyReleased, sf::Keyboard::C, true);
  feed.key(sf::Event::KeyReleased, sf::Keyboard::LControl, true);
  CHECK_FALSE(as<Wheel>(feed.wheel(-1)).control);
  CHECK_FALSE(as<PointerPress>(feed.press(150, 50)).control);
}

TEST_CASE("events: two quick presses on one place are a double click, a third begins anew") {
  Feed feed;
  CHECK_FALSE(as<PointerPress>(feed.press(50, 50)).twice);
  feed.now += 150ms;
  CHECK(as<PointerPress>(feed.press(52, 49)).twice);
  feed.now += 150ms;
  CHECK_FALSE(as<PointerPress>(feed.press(52, 49)).twice);
  feed.now += 900ms;
  CHECK_FALSE(as<PointerPress>(feed.press(52, 49)).twice);
  feed.now += 100ms;
  CHECK_FALSE(as<PointerPress>(feed.press(90, 49)).twice);
  feed.now += 100ms;
  CHECK_FALSE(as<PointerPress>(feed.press(90, 49, sf::Mouse::Right)).twice);
  CHECK_FALSE(feed.press(90, 49, sf::Mouse::Middle));
}

TEST_CASE("events: a window without size counts as one pixel") {
  Feed feed;
  sf::Event event{};
  event.type = sf::Event::Resized;
  event.size = {0, 900};
  const auto size = as<Resize>(feed.events.translate(event, feed.now));
  CHECK(size.width == 1);
  CHECK(size.height == 900);
}

}  // namespace fivefold::viewer
