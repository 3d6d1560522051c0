#include <array>
#include <nlohmann/json.hpp>

#include "core/ruleset_catalog.h"
#include "formats/dates.h"
#include "formats/jsonl/json_text.h"
#include "formats/sgf/names.h"
#include "formats/sgf/private_values.h"
#include "formats/sgf/reading.h"
#include "formats/sgf/result.h"

namespace fivefold::sgf {
namespace {

constexpr int kConnect6 = 511;
constexpr int kFirstPenteOrg = 101;
constexpr int kLastPenteOrg = 199;

/// Names of pente.org's games by their odd numbers; 50 more is the same game by turns, one more a speed game.
constexpr std::array<std::string_view, 16> kPenteOrgGames = {
    "Pente",    "Keryo-Pente", "Gomoku",   "D-Pente",    "G-Pente", "Poof-Pente",  "Connect6",    "Boat-Pente",
    "DK-Pente", "Go",          "Go (9x9)", "Go (13x13)", "O-Pente", "Swap2-Pente", "Swap2-Keryo", "Renju"};

std::string pente_org_game(int number) {
  int id = number - kFirstPenteOrg + 1;
  if (id > 50) id -= 50;
  const auto i = static_cast<std::size_t>(id - 1) / 2;
  if (id < 1 || i >= kPenteOrgGames.size()) return {};
  return (id % 2 == 0 ? "Speed " : "") + std::string(kPenteOrgGames[i]);
}

void add_tag(const Property& property, Reading& reading) {
  Record& record = reading.record;
  Tag& tag = record.tags.emplace_back();
  tag.key = record.keep(std::string(kTagPrefix) + std::string(property.name));
  tag.where = property.where;
  if (property.values.size() == 1) {
    tag.value = property.values.front().raw;
    return;
  }
  std::string list;
  for (const Value& value : property.values) {
    list += list.empty() ? '[' : ',';
    jsonl::append_quoted(value.raw, list);
  }
  tag.value = record.keep(list + "]");
  tag.json = true;
}

/// The facts of the root node, one after the other.
class Root {
 public:
  Root(const Node& node, Reading& reading)
      : node_(node), reading_(reading), record_(reading.record), findings_(reading.findings) {}

  void read() {
    number_ = read_number(trimmed(node_.raw("GM")));
    read_size();
    choose_points();
    choose_colours();
    read_game();
    read_people();
    read_event();
    read_setup();
    read_board(node_, reading_);
    read_claims();
    record_.intro = text("C");
    // In the order in which they stand, so that tags keep theirs.
    for (const Property& property : node_) read_rest(property);
  }

 private:
  std::string_view text(std::string_view name, TextKind kind = TextKind::text) {
    return node_.text(name, kind, record_);
  }
  std::string_view simple(std::string_view name) { return text(name, TextKind::simple); }
  Span where(std::string_view name) const {
    const Property* const property = node_.find(name);
    return property == nullptr ? Span{} : property->where;
  }

  bool labels() const {
    const std::string_view value = reading_.first_move.value;
    return value.size() >= 2 && letter_index(value[0]) >= 0 && value[1] >= '0' && value[1] <= '9';
  }

  /// Little Golem states no GM; it names the game in front of the tournament: "connect6.ch.26.1.1".
  std::string_view little_golem_game() const {
    if (node_.raw("SO").find("littlegolem.") == std::string_view::npos) return {};
    const std::string_view event = trimmed(node_.raw("EV"));
    return event.substr(0, event.find('.'));
  }

  void read_size() {
    BoardLayout& layout = record_.layout;
    const std::string_view size = trimmed(node_.raw("SZ"));
    if (!size.empty()) {
      const std::size_t colon = size.find(':');
      const auto width = read_number(trimmed(size.substr(0, colon)));
      const auto height = colon == std::string_view::npos ? width : read_number(trimmed(size.substr(colon + 1)));
      constexpr int kMost = 32767;
      if (width && height && *width >= 0 && *height >= 0 && *width <= kMost && *height <= kMost) {
        layout.width = *width;
        layout.height = *height;
        record_.board_stated = trimmed(node_.raw(kBoard)) != "assumed";
        return;
      }
      findings_.add(Code::sgf_size_unreadable, where("SZ"), {{"text", excerpt(size)}});
      add_tag(*node_.find("SZ"), reading_);
    }
    assume_size();
  }

  void assume_size() {
    BoardLayout& layout = record_.layout;
    constexpr int kSmall = 15;
    constexpr int kLarge = 19;
    const bool gomoku = !number_ || *number_ == 4 || *number_ == 5;
    const bool small = gomoku && !reading_.first_move.deep && (!labels() || little_golem_game() == "gomoku");
    layout.width = layout.height = small ? kSmall : kLarge;
    if (reading_.options.board) {
      layout.width = reading_.options.board->first;
      layout.height = reading_.options.board->second;
    } else {
      findings_.add(Code::size_assumed, where("FF"),
                    {{"width", std::to_string(layout.width)}, {"height", std::to_string(layout.height)}});
    }
    record_.board_stated = true;  // the rows were turned over on this board: no other may be played on
  }

  void choose_points() {
    const FirstMove& first = reading_.first_move;
    const bool capital = !first.value.empty() && first.value[0] >= 'A' && first.value[0] <= 'Z';
    reading_.labels = capital ? CoordinateStyle::skip_i : CoordinateStyle::keep_i;
    if (reading_.options.coordinates) reading_.labels = *reading_.options.coordinates;
    if (labels()) {
      reading_.points = Points::labels;
      reading_.dialect = capital && number_ && *number_ >= kFirstPenteOrg && *number_ <= kLastPenteOrg;
      if (reading_.dialect) {
        findings_.add(Code::sgf_pente_org, where("GM"));
      } else {
        const bool with_i = reading_.labels == CoordinateStyle::keep_i;
        findings_.add(Code::sgf_board_labels, first.where,
                      {{"text", excerpt(first.value)}, {"columns", with_i ? "with I" : "without I"}});
      }
      return;
    }
    constexpr int kLetters = 26;
    const BoardLayout& layout = record_.layout;
    const bool both = capital && first.value.size() == 2 && first.value[1] >= 'A' && first.value[1] <= 'Z';
    // fivefold itself writes points that lie off the board.
    if (!both || node_.has(kFirstColour) || layout.width > kLetters || layout.height > kLetters) return;
    reading_.points = Points::capitals;
    findings_.add(Code::sgf_capital_points, first.where,
                  {{"size", std::to_string(layout.width) + "x" + std::to_string(layout.height)}});
  }

  void choose_colours() {
    const std::string_view stated = trimmed(node_.raw(kFirstColour));
    reading_.first_is_white = reading_.first_move.found && reading_.first_move.white;
    // With stones on the board already, the first move need not be the first side's.
    if (node_.has("AB") || node_.has("AW")) reading_.first_is_white = false;
    if (!reading_.first_move.found && trimmed(node_.raw("PL")).starts_with('W')) reading_.first_is_white = true;
    if (stated == "W" || stated == "B") reading_.first_is_white = stated == "W";
  }

  void read_game() {
    record_.ruleset = text(kRuleset);
    record_.game = text(kGame);
    record_.rules_json = text(kRules);
    const std::string_view rules = simple("RU");
    site_ = simple("PC");
    if (reading_.dialect) {
      if (rules == "Rated" || rules == "Unrated") record_.rated = rules == "Rated";
    } else if (!rules.empty()) {
      const bool game = record_.game.empty() && ruleset_for_game(rules, site_).kind == NamedGame::Kind::ruleset;
      if (game) record_.game = rules;
      rules_are_game_ = game;
    }
    const bool named = !record_.game.empty() || !record_.ruleset.empty();
    if (number_ == kConnect6) {
      reading_.pairs = true;
      if (!named) record_.game = "Connect6";
    } else if (number_ && *number_ >= kFirstPenteOrg && *number_ <= kLastPenteOrg) {
      const std::string game = pente_org_game(*number_);
      if (!named) record_.game = record_.keep(game);
      reading_.pairs = game.ends_with("Connect6");
    } else if (!number_) {
      const bool little_golem = reading_.first_move.doubled || little_golem_game() == "connect6";
      reading_.pairs = reading_.first_move.pairs || little_golem;
      if (little_golem && !named) {
        record_.game = "Connect6";
        record_.ruleset = "bk-connect6";  // the name alone would be pente.org's, with its first stone on the centre
      }
    }
    const bool known = number_ && (*number_ == 1 || *number_ == 4 || *number_ == 5 || *number_ == 11 ||
                                   *number_ == kConnect6 || *number_ > 100);
    if (!known && node_.has("GM")) {
      findings_.add(Code::sgf_other_game, where("GM"), {{"text", excerpt(node_.raw("GM"))}});
    }
    const std::string_view rated = trimmed(node_.raw(kRated));
    if (rated == "yes" || rated == "no") record_.rated = rated == "yes";
  }

  void read_people() {
    read_sides(node_, reading_);
    for (const std::size_t seat : {0U, 1U}) {
      Player& player = record_.players[seat];
      const bool white = (record_.sides[seat] == Side::first) == reading_.first_is_white;
      // In pente.org's dialect player 1 stands in PW and plays the stones called B.
      const bool in_white = reading_.dialect ? seat == 0 : white;
      player.name = simple(in_white ? "PW" : "PB");
      player.where = where(in_white ? "PW" : "PB");
      player.rating = read_number(trimmed(node_.raw(in_white ? "WR" : "BR")));
      read_player(node_, seat, reading_);
    }
  }

  void read_event() {
    record_.id = simple("GN");
    record_.event = simple("EV");
    record_.round = simple("RO");
    record_.site = site_;
    record_.section = reading_.dialect ? simple("SC") : text(kSection);
    record_.time = text(kTime);
    record_.time_control = node_.has(kControl) ? text(kControl) : simple("TM");
    record_.date = simple("DT");
    if (record_.date.empty()) return;
    // Several days of one game are parted by commas.
    const std::string_view first = record_.date.substr(0, record_.date.find(','));
    const DateFault fault = read_date(first, reading_.dialect ? "Pente.org" : record_.site).fault;
    if (fault == DateFault::none) return;
    findings_.add(fault == DateFault::impossible ? Code::date_impossible : Code::date_ambiguous, where("DT"),
                  {{"text", excerpt(record_.date)}});
  }

  void read_setup() {
    Setup& setup = record_.setup;
    for (const bool white : {false, true}) {
      if (const Property* const stones = node_.find(white ? "AW" : "AB")) {
        read_points(*stones, reading_, setup.stones[reading_.side_of(white)]);
      }
    }
    read_private_setup(node_, reading_);
    const std::string_view turn = trimmed(node_.raw("PL"));
    if (turn.starts_with('W') || turn.starts_with('B') || turn.starts_with('w') || turn.starts_with('b')) {
      setup.to_move = reading_.side_of(turn[0] == 'W' || turn[0] == 'w');
    } else if (!setup.empty() && reading_.first_move.found) {
      const Side side = reading_.side_of(reading_.first_move.white);
      if (side == Side::second && !node_.has(kFirstColour)) setup.to_move = side;
    }
  }

  void read_claims() {
    const Property* const property = node_.find("RE");
    if (property != nullptr) {
      const std::string_view said = simple("RE");
      const Side black = reading_.dialect ? Side::second : reading_.side_of(false);
      const ResultReading reading = read_result(said, black);
      record_.result = reading.result;
      record_.result_where = property->values.front().where;
      record_.end = reading.end;
      result_whole_ = reading.whole;
      if (reading.doubtful) {
        findings_.add(Code::sgf_result_odd, record_.result_where,
                      {{"text", excerpt(said)}, {"meaning", word(reading.result)}});
      }
    }
    read_end(node_, reading_);
  }

  /// Properties that become tags, and those that become one only when a record cannot hold them otherwise.
  void read_rest(const Property& property) {
    const std::string_view name = property.name;
    if (name == kTag) return read_tags(property, reading_);
    const std::string_view value = property.values.front().raw;
    bool keep = !has_own_place(name);
    if (name == "AP") keep = !value.starts_with("fivefold");
    if (name == "RE") keep = !result_whole_;
    if (name == "RU") keep = !value.empty() && !reading_.dialect && !rules_are_game_;
    if (name == "SC") keep = !reading_.dialect;
    if (name == "BR" || name == "WR") keep = !value.empty() && !read_number(trimmed(value));
    if (name == "TM") keep = node_.has(kControl);
    if (name == "GM") keep = !number_ || !(*number_ == 4 || *number_ == kConnect6 || *number_ > 100);
    if (keep) add_tag(property, reading_);
  }

  const Node& node_;
  Reading& reading_;
  Record& record_;
  LimitedFindings& findings_;
  std::optional<int> number_;  ///< GM
  std::string_view site_;
  bool rules_are_game_ = false;
  bool result_whole_ = true;
};

}  // namespace

void read_root(const Node& root, Reading& reading) { Root(root, reading).read(); }

}  // namespace fivefold::sgf
