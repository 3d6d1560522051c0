#include "formats/playok/write.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "formats/playable.h"
#include "formats/playok/losses.h"
#include "formats/playok/move_writer.h"
#include "formats/playok/tags.h"

namespace fivefold::playok {
namespace {

/// The tags: the usual ones, or those that the record was read with, in their order.
class TagWriter {
 public:
  TagWriter(const Judged& judged, bool exchanged, std::string& out, Diagnostics& diagnostics)
      : judged_(judged), record_(judged.record), exchanged_(exchanged), out_(out), diagnostics_(diagnostics) {}

  void write(bool canonical, std::string_view result, std::string_view line_end) {
    line_end_ = line_end;
    result_ = result;
    std::string_view order = canonical ? std::string_view{} : record_.tag(kTagOrder);
    const bool given = !order.empty();
    while (!order.empty()) {
      const std::string_view name = order.substr(0, order.find(','));
      order.remove_prefix(std::min(name.size() + 1, order.size()));
      listed(name);
    }
    for (std::size_t i = 0; i < kKeys; ++i) {
      const Key key = static_cast<Key>(i);
      if (written_[i]) continue;
      if (given && key == Key::game_type && !record_.board_stated) continue;  // it had none
      const bool always = key <= Key::white && key != Key::round;
      const std::string value = value_of(key);
      if (!value.empty()) {
        line(kTags[i].name, value);
      } else if (always && !given) {
        line(kTags[i].name, kTags[i].nothing);
      }
    }
    for (; next_tag_ < record_.tags.size(); ++next_tag_) other(record_.tags[next_tag_]);
  }

 private:
  /// A tag that was read. Others than ours stand in Record::tags in the order of the text.
  void listed(std::string_view name) {
    const Key key = find_key(name);
    if (key != Key::unknown && !written_[index(key)]) {
      written_[index(key)] = true;
      const std::string value = value_of(key);
      return line(name, value.empty() ? std::string(kTags[index(key)].nothing) : value);
    }
    while (next_tag_ < record_.tags.size()) {
      const Tag& tag = record_.tags[next_tag_++];
      other(tag);
      if (tag.key == name) break;
    }
  }

  void other(const Tag& tag) {
    if (tag.key.starts_with(kPrefix)) return;
    // A tag that was given twice, where the first says nothing and is left out: it would be read as the first.
    const Key key = find_key(tag.key);
    const bool alone = key != Key::unknown && !has_line_[index(key)];
    if (alone) return report_loss("the second tag \"" + excerpt(tag.key) + "\"", diagnostics_);
    const bool fits = !tag.key.empty() && tag.key.find_first_of("\"[],\r\n") == std::string_view::npos &&
                      tag.key.front() > ' ' && tag.key.back() > ' ' && !tag.json;
    if (!fits) return report_loss("the tag \"" + excerpt(tag.key) + "\"", diagnostics_);
    line(tag.key, tag.value);
  }

  const Player& seat(std::size_t i) const { return record_.players[exchanged_ ? 1 - i : i]; }

  std::string rating(std::size_t i, Key key) const {
    const std::string_view raw = record_.tag(key == Key::black_rating ? kTagBlackElo : kTagWhiteElo);
    if (!raw.empty() && !exchanged_) return std::string(raw);
    return seat(i).rating ? std::to_string(*seat(i).rating) : std::string();
  }

  std::string game_type() const {
    const BoardLayout& board = board_of(judged_);
    const std::string_view raw = record_.tag(kTagGameType);
    const auto type = read_game_type(raw);
    if (!raw.empty() && (!type || (type->size == board.width && board.width == board.height))) return std::string(raw);
    if (board.width <= 0) return {};
    const bool renju = judged_.ruleset != nullptr && judged_.ruleset->id.starts_with("renju");
    return std::to_string(renju ? kRenju : kGomoku) + "," + std::to_string(board.width);
  }

  std::string value_of(Key key) const {
    switch (key) {
      case Key::event: return std::string(record_.event);
      case Key::site: return std::string(record_.site);
      case Key::date: return std::string(record_.date);
      case Key::round: return std::string(record_.round);
      case Key::black: return std::string(seat(0).name);
      case Key::white: return std::string(seat(1).name);
      case Key::result: return std::string(result_);
      case Key::time: return std::string(record_.time);
      case Key::time_control: return std::string(record_.time_control);
      case Key::black_rating: return rating(0, key);
      case Key::white_rating: return rating(1, key);
      case Key::game_type: return game_type();
      case Key::unknown: break;
    }
    return {};
  }

  void line(std::string_view key, std::string_view value) {
    if (const Key known = find_key(key); known != Key::unknown) has_line_[index(known)] = true;
    std::string fitted(value);
    for (char& c : fitted)
      if (c == '\n' || c == '\r') c = ' ';
    for (std::size_t at = fitted.find("\"]"); at != std::string::npos; at = fitted.find("\"]", at)) fitted[at] = '\'';
    if (fitted != value) report_loss("the exact value of " + excerpt(key), diagnostics_);
    out_.append("[").append(key).append(" \"").append(fitted).append("\"]").append(line_end_);
  }

  const Judged& judged_;
  const Record& record_;
  bool exchanged_;
  std::string& out_;
  Diagnostics& diagnostics_;
  std::string_view line_end_;
  std::string_view result_;
  std::array<bool, kKeys> written_{};
  std::array<bool, kKeys> has_line_{};
  std::size_t next_tag_ = 0;
};

bool board_fits(const Judged& judged, Diagnostics& diagnostics) {
  const BoardLayout& board = board_of(judged);
  std::string what(odd_board(judged));
  if (board.width != board.height || board.width > kMostColumns)
    what = std::to_string(board.width) + "x" + std::to_string(board.height);
  return what.empty() || refuse_board(judged, "playok", what, diagnostics);
}

}  // namespace

bool write_record(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  if (!board_fits(judged, diagnostics)) return false;
  const PlayableMoves moves = count_playable(judged, diagnostics);
  if (!moves.complete && !options.force) return false;
  const Seating seating = seat_players(judged.record, moves.count);
  report_losses(judged, seating.exchanged, diagnostics);
  const std::string_view line_end =
      !options.canonical && judged.record.tag(kTagLineEnd) == "crlf" ? std::string_view("\r\n") : "\n";
  const std::string_view result = result_by_seat(judged.record.result, seating);
  TagWriter(judged, seating.exchanged, out, diagnostics).write(options.canonical, result, line_end);
  out += line_end;
  write_moves(judged.record, moves.count, seating, result, line_end, out, diagnostics);
  return true;
}

}  // namespace fivefold::playok
