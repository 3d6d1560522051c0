#include "formats/pente_text/writer.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "formats/pente_text/header_writer.h"
#include "formats/pente_text/line_intro.h"
#include "formats/pente_text/wrapped_text.h"
#include "formats/pente_text/write_plan.h"

namespace fivefold::pente_text {
namespace {

/// Writes the main line and, by an explicit stack, the variations after the moves that they replace.
class MoveTextWriter {
 public:
  MoveTextWriter(const Record& record, const WritePlan& plan, std::string& out)
      : record_(record), plan_(plan), text_(out) {}

  void write(std::string_view result) {
    if (!record_.intro.empty()) text_.comment(record_.intro);
    stack_.push_back(frame(0, 0));
    std::uint32_t plies = 0;
    while (!stack_.empty()) {
      if (stack_.size() == 1) plies = stack_.back().plies;
      step();
    }
    write_end(plies);
    text_.word(result);
    text_.finish();
  }

 private:
  struct Frame {
    std::uint32_t line = 0;
    std::uint32_t token = 0;  ///< the next token, counted within the line
    std::uint32_t plies = 0;  ///< moves before it
    std::size_t child = 0;    ///< the next child in plan_.children
    bool number_due = true;   ///< a variation was interposed, so that the number is needed
  };

  Frame frame(std::uint32_t line, std::uint32_t plies) const {
    const auto first = std::lower_bound(plan_.children.begin(), plan_.children.end(), line,
                                        [](const auto& child, std::uint32_t parent) { return child.parent < parent; });
    return {line, 0, plies, static_cast<std::size_t>(first - plan_.children.begin()), true};
  }

  /// One move of the innermost open line, or one variation begun after it, or its end.
  void step() {
    Frame& top = stack_.back();
    if (top.child < plan_.children.size()) {
      const auto& child = plan_.children[top.child];
      if (child.parent == top.line && child.at + 1 == top.token) {
        ++top.child;
        top.number_due = true;
        begin_variation(child.line, top.plies - 1);
        return;
      }
    }
    if (top.token == plan_.count[top.line]) {
      if (top.line != 0) text_.close();
      stack_.pop_back();
      return;
    }
    write_token(top);
  }

  void begin_variation(std::uint32_t line, std::uint32_t plies) {
    text_.open();
    const std::string intro = read_line_keys(record_.lines[line].other).intro;
    if (!intro.empty()) text_.comment(intro);
    stack_.push_back(frame(line, plies));
  }

  void write_token(Frame& top) {
    const std::uint32_t position = record_.lines[top.line].first + top.token++;
    const Token& token = record_.tokens[position];
    if (is_written(token)) {
      write_number(top.plies, top.number_due);
      top.number_due = false;
      ++top.plies;
      text_.word(token.kind == TokenKind::move ? write_coord(token.at, CoordinateStyle::skip_i) : "PASS");
    }
    if (!token.has_extra) return;
    const Extra* const extra = record_.extra(position);
    if (extra != nullptr && !extra->comment.empty()) text_.comment(extra->comment);
  }

  void write_number(std::uint32_t plies, bool due) {
    const bool second = (plies & 1U) != 0;
    if (!second || due) text_.word(std::to_string(plies / 2 + 1) + (second ? "..." : "."));
  }

  /// "Resign" or "Forfeit" in the place of a move, where the record says that the game ended so.
  void write_end(std::uint32_t plies) {
    auto end = record_.end;
    if (const auto act = closing_act(record_); act && !end)
      end = record_.tokens[*act].act() == Act::resign ? EndKind::resign : EndKind::time;
    if (end != EndKind::resign && end != EndKind::time) return;
    write_number(plies, false);
    text_.word(end == EndKind::resign ? "Resign" : "Forfeit");
  }

  const Record& record_;
  const WritePlan& plan_;
  WrappedText text_;
  std::vector<Frame> stack_;
};

}  // namespace

bool write_record(const Judged& judged, const WriteOptions& options, std::string& out, Diagnostics& diagnostics) {
  if (!fits_board(judged, diagnostics)) return false;
  const WritePlan plan = plan_writing(judged, diagnostics);
  if (!plan.complete && !options.force) return false;
  report_losses(judged, diagnostics);
  write_headers(judged, options, out, diagnostics);
  out += "\r\n";
  MoveTextWriter(judged.record, plan, out).write(result_word(judged, options));
  return true;
}

}  // namespace fivefold::pente_text
