#include "viewer/output/picture_file.h"

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

#include "formats/io/atomic_file.h"
#include "viewer/scene/messages.h"

namespace fivefold::viewer {

std::optional<PictureKind> picture_kind(std::string_view path) {
  // The first that fits: an animated SVG is an SVG too.
  static constexpr std::array kEnds = {
      std::pair{std::string_view("-film.svg"), PictureKind::animated_svg},
      std::pair{std::string_view(".svg"), PictureKind::svg},
      std::pair{std::string_view(".html"), PictureKind::html},
      std::pair{std::string_view(".htm"), PictureKind::html},
      std::pair{std::string_view(".apng"), PictureKind::apng},
      std::pair{std::string_view(".png"), PictureKind::png},
  };
  std::string name(path);
  std::transform(name.begin(), name.end(), name.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  for (const auto& [end, kind] : kEnds)
    if (name.size() > end.size() && name.compare(name.size() - end.size(), end.size(), end) == 0) return kind;
  return std::nullopt;
}

bool needs_display(PictureKind kind) { return kind == PictureKind::png || kind == PictureKind::apng; }

std::string write_file(const std::string& path, std::string_view bytes, bool replace) {
  try {
    AtomicFile file(path, replace);
    file.write(bytes);
    file.commit();
    return {};
  } catch (const std::system_error& error) {
    return say(Phrase::cannot_write, {{"reason", error.code().message()}, {"path", path}});
  }
}

}  // namespace fivefold::viewer
