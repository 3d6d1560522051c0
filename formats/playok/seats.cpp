#include "formats/playok/seats.h"

#include <algorithm>
#include <array>
#include <string>

#include "formats/pente_text/words.h"
#include "formats/playok/choice_tag.h"

namespace fivefold::playok {
namespace {

constexpr std::size_t kOpening = 3;  ///< stones before the first choice of a colour

/// Stones offered as the fifth one: slots[first, last), each by the same seat, empty places between them.
struct Offer {
  std::size_t first = 0;
  std::size_t last = 0;
  std::size_t taken = 0;  ///< the slot in which the other seat repeats one of them; 0 when none was taken
};

class Seater {
 public:
  Seater(const MoveText& text, bool renju, Record& record, LimitedFindings& findings)
      : slots_(text.slots), renju_(renju), record_(record), findings_(findings) {}

  void seat() {
    find_offer();
    settle_sides();
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (!offer_ || i != offer_->first) {
        add(slots_[i]);
        continue;
      }
      add(slots_[take_offer()]);
      i = offer_->taken != 0 ? offer_->taken : offer_->last - 1;
    }
    if (choosers_.size() > 1) record_.tags.push_back({kTagChoosers, record_.keep(choosers_), false, {}});
  }

 private:
  static bool is_stone(const Slot& slot) {
    return slot.kind == Slot::Kind::stone || slot.kind == Slot::Kind::unreadable;
  }

  /// The same seat places two stones or more running, the first of them the fifth of the game, and the other seat then
  /// repeats one of them or the game ends.
  void find_offer() {
    std::size_t stones = 0;
    std::size_t at = 0;
    while (at < slots_.size() && (stones < 4 || !is_stone(slots_[at]))) stones += is_stone(slots_[at++]) ? 1 : 0;
    Offer offer{at, at, 0};
    std::size_t count = 0;
    while (at < slots_.size() && slots_[at].kind == Slot::Kind::stone && slots_[at].seat == slots_[offer.first].seat) {
      ++count;
      offer.last = at + 1;
      if (at + 1 >= slots_.size() || slots_[at + 1].kind != Slot::Kind::empty) break;
      at += 2;
    }
    if (count < 2) return;
    if (offer.last == slots_.size()) {
      offer_ = offer;
      return;
    }
    const Slot& answer = slots_[offer.last];
    if (answer.kind != Slot::Kind::stone) return;
    for (std::size_t i = offer.first; i < offer.last; i += 2) {
      if (slots_[i].at != answer.at) continue;
      offer.taken = offer.last;
      offer_ = offer;
    }
  }

  /// Returns the slot that stands for the fifth stone; a remark says what was offered.
  std::size_t take_offer() {
    std::string offered;
    for (std::size_t i = offer_->first; i < offer_->last; i += 2)
      offered.append(offered.empty() ? "" : " ").append(slots_[i].text);
    const Span where = {slots_[offer_->first].where.begin, slots_[offer_->last - 1].where.end};
    record_.tags.push_back({kTagOffered, record_.keep(offer_->taken == 0 ? offered + " ?" : offered), false, where});
    if (offer_->taken == 0) {
      findings_.add(Code::playok_offer_open, where, {{"offered", excerpt(offered)}}, Ply{5});
      return offer_->first;
    }
    findings_.add(Code::playok_offer, where,
                  {{"offered", excerpt(offered)}, {"taken", std::string(slots_[offer_->taken].text)}}, Ply{5});
    return offer_->taken;
  }

  /// The last choice decides who has which side; without one the last stone does, whose colour follows from its number.
  void settle_sides() {
    std::size_t stones = 0;
    std::optional<std::size_t> choice, last;
    bool alone = false;
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      if (slots_[i].is_choice()) {
        choice = i;
        stones_before_choice_ = stones;
      }
      if (!is_stone(slots_[i])) continue;
      if (stones == 1) alone = slots_[i].seat == slots_[*last].seat;
      ++stones;
      last = i;
    }
    if (alone) record_.tags.push_back({kTagOpening, "alone", false, {}});
    if (choice) {
      const std::size_t seat = slots_[*choice].seat;
      const Side chosen = slots_[*choice].kind == Slot::Kind::black ? Side::first : Side::second;
      record_.sides[seat] = chosen;
      record_.sides[1 - seat] = opponent(chosen);
      record_.sides_stated = true;
      bound_from_ = stones_before_choice_;
      return;
    }
    bound_from_ = alone ? kOpening : 0;
    // The offers and their answer are not stones in turn.
    if (!last || offer_ || stones <= bound_from_) return;
    const Side side = stones % 2 == 1 ? Side::first : Side::second;
    if (record_.sides[slots_[*last].seat] == side) return;
    record_.sides = {Side::second, Side::first};
    bound_from_ = std::max(bound_from_, kOpening);
    findings_.add(Code::playok_sides_from_slots, slots_[*last].where);
  }

  void add(const Slot& slot) {
    switch (slot.kind) {
      case Slot::Kind::empty: return note(slot);
      case Slot::Kind::white:
      case Slot::Kind::black: return add_choice(slot);
      case Slot::Kind::stone: record_.add(Token::move(slot.at, slot.where)); break;
      case Slot::Kind::unreadable:
        record_.add(Token::unreadable(slot.where));
        record_.extra_of_last().text = slot.text;
        break;
    }
    if (stones_ < seats_.size()) seats_[stones_] = slot.seat;
    ++stones_;
    note(slot);
    if (stones_ <= bound_from_) return;
    const std::size_t expected = (record_.sides[0] == Side::first) == (stones_ % 2 == 1) ? 0 : 1;
    const bool answers_offer = offer_ && offer_->taken != 0 && &slot == &slots_[offer_->taken];
    if (slot.seat == expected || answers_offer || slot_told_) return;
    slot_told_ = true;
    findings_.add(Code::playok_slot, slot.where,
                  {{"move", excerpt(slot.text)}, {"seat", slot.seat == 0 ? "Black" : "White"}}, Ply{stones_});
  }

  /// fivefold's Renju knows no choice of colours: there the choice is kept as a tag and shows in the sides.
  void add_choice(const Slot& slot) {
    const bool black = slot.kind == Slot::Kind::black;
    if (renju_ || offer_) {
      const std::string kept = choice_tag({black ? Side::first : Side::second, slot.seat, stones_});
      record_.tags.push_back({kTagChoice, record_.keep(kept), false, slot.where});
      return note(slot);
    }
    const bool second_put_two = stones_ == kOpening + 2 && seats_[kOpening] == 1 && seats_[kOpening + 1] == 1;
    if (slot.seat == 0 && choosers_.empty() && second_put_two) put_two();
    choosers_ += slot.seat == 0 ? '1' : '2';
    record_.add(Token::choose(black ? Choice::first : Choice::second, slot.where));
    note(slot);
  }

  /// The first seat chooses after five stones: so the second seat had put two more, as in Swap2.
  void put_two() {
    const Token last_two[] = {record_.tokens[kOpening], record_.tokens[kOpening + 1]};
    if (record_.tokens[kOpening].has_extra || record_.tokens[kOpening + 1].has_extra) return;
    const std::uint32_t at = last_two[0].where.begin;
    record_.tokens[kOpening] = Token::choose(Choice::put_two, {at, at});
    record_.tokens[kOpening + 1] = last_two[0];
    record_.add(last_two[1]);
  }

  void note(const Slot& slot) {
    if (slot.comment.empty()) return;
    findings_.add(Code::mark_kept_as_comment, slot.comment_where, {{"text", excerpt(slot.comment)}});
    if (record_.tokens.empty()) {
      record_.intro = slot.comment;
    } else {
      record_.extra_of_last().comment = slot.comment;
    }
  }

  const std::vector<Slot>& slots_;
  bool renju_;
  Record& record_;
  LimitedFindings& findings_;
  std::optional<Offer> offer_;
  std::size_t stones_before_choice_ = 0;
  std::size_t bound_from_ = 0;  ///< stones up to this one stand in any slot: the opening
  std::uint32_t stones_ = 0;
  std::array<std::uint8_t, kOpening + 2> seats_{};  ///< in whose places the first stones stand
  std::string choosers_;                            ///< seats that chose, as digits
  bool slot_told_ = false;
};

/// The result in terms of the seats, as the format states it: "1-0" is Black's seat.
std::optional<Result> read_value(std::string_view value) {
  const auto result = pente_text::read_result(value);
  if (!result || result->length != value.size()) return std::nullopt;
  return result->result;
}

bool is_open(Result result) { return result == Result::missing || result == Result::unknown; }

}  // namespace

void seat_tokens(const MoveText& text, bool renju, Record& record, LimitedFindings& findings) {
  record.intro = text.intro;
  Seater(text, renju, record, findings).seat();
}

void settle_result(const Tags& tags, const MoveText& text, Record& record, LimitedFindings& findings) {
  Result result = text.result.value_or(Result::missing);
  record.result_where = tags.result ? tags.result_where : text.result_where;
  if (!tags.result) {
    if (text.result) findings.add(Code::result_stated_once, text.result_where, {{"where", "after the moves"}});
  } else {
    const auto value = read_value(*tags.result);
    if (!value && *tags.result != "-" && !tags.result->empty()) {
      findings.add(Code::header_value_unknown, tags.result_where, {{"key", "Result"}, {"text", excerpt(*tags.result)}});
    }
    const Result stated = value.value_or(Result::unknown);
    if (!text.result) {
      findings.add(Code::result_stated_once, tags.result_where, {{"where", "in the header"}});
    } else if (stated != result) {
      const bool contradiction = !is_open(stated) && !is_open(result);
      findings.add(contradiction ? Code::results_differ : Code::result_open_once, text.result_where,
                   {{"header", word(stated)}, {"token", word(result)}});
    }
    if (!is_open(stated) || is_open(result)) result = stated;
  }
  record.result = result;
  const bool swapped = record.sides[0] == Side::second;
  if (swapped && result == Result::first) record.result = Result::second;
  if (swapped && result == Result::second) record.result = Result::first;
}

}  // namespace fivefold::playok
