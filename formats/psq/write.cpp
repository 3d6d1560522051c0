#include "formats/psq/write.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>

#include "formats/playable.h"
#include "formats/psq/body.h"
#include "formats/psq/header.h"
#include "formats/psq/losses.h"

namespace fivefold::psq {
namespace {

/// One file of either format, written line by line.
class Writer {
 public:
  Writer(std::string_view format, const Judged& judged, std::string& out, Diagnostics& diagnostics)
      : format_(format),
        judged_(judged),
        record_(judged.record),
        board_(board_of(judged)),
        out_(out),
        diagnostics_(diagnostics) {}

  /// False (after X103) when the board or the starting position would be lost: the moves would mean another game.
  bool board_fits() {
    const std::string_view odd = odd_board(judged_);
    return odd.empty() || refuse_board(judged_, format_, odd, diagnostics_);
  }

  /// Counts the tokens that can be written; false (after X102) when some cannot and that is not forced.
  bool count_moves(bool force) {
    const PlayableMoves playable = count_playable(judged_, diagnostics_);
    count_ = playable.count;
    return playable.complete || force;
  }

  void set_line_end(std::string_view text) { eol_ = text; }

  void line(std::string_view text) {
    out_ += text;
    out_ += eol_;
  }

  void header() {
    const std::string_view levels = record_.tag(kTagLevels);
    const int starter = record_.tag(kTagStarter) == "1" ? 1 : 0;
    const std::string_view raw = record_.tag(kTagHeader);
    const Header kept = read_header(raw);
    const bool agrees = kept.readable && kept.width == board_.width && kept.height == board_.height &&
                        kept.starter == starter && raw.find_first_of("\r\n") == std::string_view::npos &&
                        find_header_line(raw, 0) == 0;  // else it would not part this record from one before it
    if (agrees) return line(raw);
    append_header(out_, board_.width, board_.height, levels, starter);
    out_ += eol_;
  }

  /// `base` is what the first column and the top row are called.
  void moves(int base) {
    const Line& main = record_.lines.front();
    const int top = board_.height - 1 + base;
    auto to = std::back_inserter(out_);
    for (std::uint32_t i = main.first; i < main.first + count_; ++i) {
      const Token& token = record_.tokens[i];
      if (token.kind != TokenKind::move) continue;
      if (token.milliseconds == kNoTime) {
        fmt::format_to(to, "{},{}{}", token.at.x + base, top - token.at.y, eol_);
      } else {
        fmt::format_to(to, "{},{},{}{}", token.at.x + base, top - token.at.y, token.milliseconds, eol_);
      }
    }
    const std::string_view terminator = record_.tag(kTagTerminator);
    if (read_move_line(terminator)) line(terminator);
  }

  /// The two names in the order of the sides; `turned` puts the second side in front.
  void names(bool turned) {
    const bool swapped = (record_.sides[0] == Side::second) != turned;
    for (const std::size_t i : {0U, 1U}) name(record_.players[swapped ? 1 - i : i].name);
  }

  /// True if a psq file can do without its name lines.
  bool nameless() const { return record_.players[0].name.empty() && record_.players[1].name.empty(); }

  /// Error code, result line and what came after them.
  void trailer() {
    const std::string_view form = record_.tag(kTagTrailer);
    // A number as the last name would be read as the code.
    if (form != "none" || last_name_is_number_) {
      const std::string_view error = record_.tag(kTagError);
      line(read_number(error) ? error : kUsualError);
    }
    if (form == "judge" && format_ == "psq" && judge_result() >= 0) {
      line(fmt::format("{},{}", judge_result(), one_line(record_.event)));
    }
    const bool open = record_.tag(kTagLastLine) == "open";
    if (!text_after(open) && open && out_.ends_with(eol_)) out_.resize(out_.size() - eol_.size());
  }

  bool has_judge_line() const { return format_ == "psq" && record_.tag(kTagTrailer) == "judge" && judge_result() >= 0; }

 private:
  int judge_result() const {
    switch (record_.result) {
      case Result::first: return 1;
      case Result::second: return 2;
      case Result::draw: return 0;
      case Result::missing:
      case Result::unknown: break;
    }
    return -1;
  }

  /// Text after the end, unless it would be read as something else. True when it was written.
  bool text_after(bool open) {
    const std::string_view after = record_.tag(kTagAfter);
    if (after.empty()) return false;
    constexpr std::ptrdiff_t kRoom = kMaxTrailerLines - 5;
    const bool readable = std::count(after.begin(), after.end(), '\n') <= kRoom;
    if (readable && find_header_line(after, 0) == std::string_view::npos) {
      out_ += after;
      // Before a line feed alone a CR at the end of the text would be half of the line end.
      if (!open) out_ += after.ends_with('\r') ? "\r\n" : eol_;
      return true;
    }
    diagnostics_.add(Code::cannot_hold, record_.moves_where,
                     {{"format", std::string(format_)}, {"what", "so much text after the end"}});
    return false;
  }

  /// A text that would break the lines or be read as a move or a header loses that; the change is reported.
  std::string one_line(std::string_view text) {
    std::string changed(text);
    std::replace_if(
        changed.begin(), changed.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    if (read_move_line(changed) || find_header_line(changed, 0) == 0) changed.insert(0, "_");
    if (changed != text) {
      diagnostics_.add(Code::cannot_hold, record_.moves_where,
                       {{"format", std::string(format_)}, {"what", fmt::format("the exact name \"{}\"", text)}});
    }
    return changed;
  }

  void name(std::string_view text) {
    // A name of line ends only is blank once it is one line.
    const std::string written = is_blank(text) ? std::string() : one_line(text);
    if (!is_blank(written)) {
      last_name_is_number_ = read_number(written).has_value();
      return line(written);
    }
    last_name_is_number_ = false;
    line(kUnknownName);
    // The rec reader takes "?" for an unknown name; in psq it would be a name like others.
    if (format_ != "psq") return;
    diagnostics_.add(Code::cannot_hold, record_.moves_where,
                     {{"format", "psq"}, {"what", "one unknown name of two (\"?\" is written)"}});
  }

  std::string_view format_;
  const Judged& judged_;
  const Record& record_;
  const BoardLayout& board_;
  std::string& out_;
  Diagnostics& diagnostics_;
  std::string_view eol_;
  std::uint32_t count_ = 0;
  bool last_name_is_number_ = false;
};

WriteLimits plain_limits() {
  WriteLimits limits;
  limits.variations = limits.comments = limits.result = limits.end = limits.ratings = limits.event = limits.date =
      limits.portals = limits.locked = limits.setup = limits.choices = limits.acts = limits.rules = limits.tags =
          limits.faults = false;
  return limits;
}

}  // namespace

void write_nothing(const WriteOptions&, std::string&) {}

bool write_psq(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  Writer writer("psq", judged, out, diagnostics);
  if (!writer.board_fits() || !writer.count_moves(options.force)) return false;
  const Record& record = judged.record;
  report_losses("psq", record, writer.has_judge_line(), diagnostics);
  writer.set_line_end(record.tag(kTagPsqEol) == "lf" ? "\n" : "\r\n");
  writer.header();
  writer.moves(1);
  if (!writer.nameless()) writer.names(record.tag(kTagStarter) == "1");
  writer.trailer();
  return true;
}

bool write_rec(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  Writer writer("rec", judged, out, diagnostics);
  if (!writer.board_fits() || !writer.count_moves(options.force)) return false;
  const Record& record = judged.record;
  report_losses("rec", record, false, diagnostics);
  const BoardLayout& board = judged.layout != nullptr ? *judged.layout : record.layout;
  if (record.board_stated && (board.width != kUsualSide || board.height != kUsualSide)) {
    diagnostics.add(
        Code::cannot_hold, record.moves_where,
        {{"format", "rec"}, {"what", fmt::format("the size of the board ({}x{})", board.width, board.height)}});
  }
  writer.set_line_end(record.tag(kTagRecEol) == "crlf" ? "\r\n" : "\n");
  writer.names(false);
  writer.moves(0);
  writer.trailer();
  return true;
}

WriteLimits limits_of_psq() {
  WriteLimits limits = plain_limits();
  limits.notes =
      "Files of the newer judge keep their result line; the error code, levels and line ends are kept as tags.";
  return limits;
}

WriteLimits limits_of_rec() {
  WriteLimits limits = plain_limits();
  limits.notes = "The size of the board is not stored: say --board WxH when reading the file again.";
  return limits;
}

}  // namespace fivefold::psq
