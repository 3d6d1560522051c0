#include "tools/show_picture.h"

#include <vector>

#include "formats/excerpt.h"
#include "formats/marks.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/study_source.h"
#include "viewer/svg_painter.h"

namespace fivefold {
namespace {

ViewOptions view_options(const Options& options) {
  ViewOptions view;
  for (const ThemeName name : kThemes)
    if (options.theme == word(name)) view.theme = name;
  if (options.letters)
    view.coordinates =
        *options.letters == CoordinateStyle::skip_i ? CoordinateScheme::skip_i : CoordinateScheme::keep_i;
  if (options.stones) view.stones = *options.stones == StoneStyle::letters ? StoneLook::marks : StoneLook::discs;
  return view;
}

/// Marks of the annotator that no picture of this board can show.
void note_marks(const Study& study, Cursor cursor, Diagnostics& notes) {
  const Node* const node = study.node(cursor);
  std::vector<UnreadMark> unread;
  marks_behind(study.record(), study.layout(), node == nullptr ? 0 : node->token + 1, &unread);
  const Span where = node == nullptr ? study.record().moves_where : study.record().tokens[node->token].where;
  for (const UnreadMark& mark : unread)
    notes.add(Code::mark_not_drawn, where,
              {{"name", mark.name},
               {"text", excerpt(mark.text)},
               {"reason", mark.off_board ? "it lies off the board" : "it names no place"}});
}

}  // namespace

std::string show_picture(const RawRecord& record, const JudgeOptions& judge, const Options& options,
                         Diagnostics& notes) {
  const std::shared_ptr<const Study> study = Study::make(source_of(record), judge);
  const ViewOptions view = view_options(options);
  // Where the line stopped is what is worth seeing of a record that could not be replayed to its end.
  const ReplaySummary& summary = study->summary();
  const Cursor end{0, summary.stopped ? summary.playable_tokens + 1 : study->length(0)};
  const Cursor cursor = options.ply ? study->at_ply(0, *options.ply) : end;
  note_marks(*study, cursor, notes);
  const Moment moment = make_moment(*study, cursor, view);
  DrawList list;
  SvgOptions svg;
  draw_position(*study, moment, view, static_cast<float>(options.cell), list, svg.width, svg.height);
  svg.title = moment.sentence;
  return paint_svg(list, theme(view.theme), svg);
}

}  // namespace fivefold
