#include "viewer/sfml/fonts.h"

#include <fmt/format.h>
#include <fontconfig/fontconfig.h>
#include <SFML/Graphics/Font.hpp>

#include "viewer/scene/messages.h"

namespace fivefold::viewer {
namespace {

constexpr char32_t kReplacement = 0xFFFD;

struct PatternEnd {
  void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
struct SetEnd {
  void operator()(FcFontSet* set) const { FcFontSetDestroy(set); }
};
using Pattern = std::unique_ptr<FcPattern, PatternEnd>;
using FontSet = std::unique_ptr<FcFontSet, SetEnd>;

std::string text_of(FcPattern* pattern, const char* what) {
  FcChar8* value = nullptr;
  return FcPatternGetString(pattern, what, 0, &value) == FcResultMatch ? reinterpret_cast<const char*>(value) : "";
}

}  // namespace

struct Fonts::Face {
  std::string file;
  FcCharSet* characters = nullptr;  ///< what it can draw
  sf::Font font;
  ~Face() {
    if (characters != nullptr) FcCharSetDestroy(characters);
  }
};

struct Fonts::System {
  FcConfig* config = FcInitLoadConfigAndFonts();
  std::string family;
  ~System() {
    if (config != nullptr) FcConfigDestroy(config);
  }
  Pattern pattern(bool bold) const {
    Pattern made(FcPatternCreate());
    FcPatternAddString(made.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family.c_str()));
    FcPatternAddInteger(made.get(), FC_WEIGHT, bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddInteger(made.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcPatternAddBool(made.get(), FC_SCALABLE, FcTrue);
    FcPatternAddBool(made.get(), FC_COLOR, FcFalse);
    FcConfigSubstitute(config, made.get(), FcMatchPattern);
    FcDefaultSubstitute(made.get());
    return made;
  }
};

/// The face of a pattern, opened if it was not; -1 when it cannot be used.
int Fonts::load(void* found) {
  auto* pattern = static_cast<FcPattern*>(found);
  const std::string file = text_of(pattern, FC_FILE);
  for (std::size_t i = 0; i < faces_.size(); ++i)
    if (faces_[i]->file == file) return static_cast<int>(i);
  int index = 0;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &index);
  FcCharSet* characters = nullptr;
  // SFML opens the first font of a file only.
  if (file.empty() || index != 0 || FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) != FcResultMatch)
    return -1;
  auto face = std::make_unique<Face>();
  face->file = file;
  if (!face->font.loadFromFile(file)) return -1;
  face->characters = FcCharSetCopy(characters);
  faces_.push_back(std::move(face));
  return static_cast<int>(faces_.size()) - 1;
}

Fonts::Fonts(const std::string& family, Log& log) : log_(log), system_(std::make_unique<System>()) {
  if (system_->config == nullptr) return;
  system_->family = family.empty() ? "DejaVu Sans" : family;
  for (const bool bold : {false, true}) {
    const Pattern wanted = system_->pattern(bold);
    FcResult result = FcResultNoMatch;
    const Pattern found(FcFontMatch(system_->config, wanted.get(), &result));
    if (!found) continue;
    const std::string name = text_of(found.get(), FC_FAMILY);
    if (FcStrCmpIgnoreCase(reinterpret_cast<const FcChar8*>(name.c_str()),
                           reinterpret_cast<const FcChar8*>(system_->family.c_str())) != 0)
      log_.add(say(Phrase::font_replaced, {{"family", system_->family}, {"found", name}}));
    (bold ? bold_ : regular_) = load(found.get());
  }
  if (regular_ < 0) regular_ = bold_;
  if (bold_ < 0) bold_ = regular_;
}

Fonts::~Fonts() = default;

bool Fonts::usable() const { return regular_ >= 0; }

const sf::Font& Fonts::font(int face) const { return faces_[static_cast<std::size_t>(face)]->font; }

/// The first face that has the character: the chosen family's, one that is open already, one that fontconfig knows.
int Fonts::find(char32_t character, bool bold) {
  const auto has = [&](int face) {
    return FcCharSetHasChar(faces_[static_cast<std::size_t>(face)]->characters, character) == FcTrue;
  };
  for (const int face : {bold ? bold_ : regular_, regular_})
    if (has(face)) return face;
  const Pattern wanted = system_->pattern(bold);
  FcCharSet* needed = FcCharSetCreate();
  FcCharSetAddChar(needed, character);
  FcPatternAddCharSet(wanted.get(), FC_CHARSET, needed);
  FcCharSetDestroy(needed);
  FcResult result = FcResultNoMatch;
  const FontSet sorted(FcFontSort(system_->config, wanted.get(), FcTrue, nullptr, &result));
  for (int i = 0; sorted && i < sorted->nfont; ++i) {
    FcPattern* candidate = sorted->fonts[i];
    FcCharSet* characters = nullptr;
    FcBool scalable = FcFalse;
    FcBool colored = FcFalse;
    FcPatternGetBool(candidate, FC_SCALABLE, 0, &scalable);
    FcPatternGetBool(candidate, FC_COLOR, 0, &colored);
    if (scalable == FcFalse || colored == FcTrue) continue;
    if (FcPatternGetCharSet(candidate, FC_CHARSET, 0, &characters) != FcResultMatch) continue;
    if (FcCharSetHasChar(characters, character) == FcFalse) continue;
    const int face = load(candidate);
    if (face >= 0) return face;
  }
  return -1;
}

Fonts::Choice Fonts::choose(char32_t character, bool bold) {
  auto& known = known_[bold ? 1 : 0];
  if (const auto at = known.find(character); at != known.end()) return at->second;
  Choice choice{find(character, bold), character};
  if (choice.face < 0) {
    log_.add(say(Phrase::glyph_missing, {{"code", fmt::format("U+{:04X}", static_cast<std::uint32_t>(character))}}));
    const int replacement = find(kReplacement, bold);
    choice = replacement >= 0 ? Choice{replacement, kReplacement} : Choice{regular_, U'?'};
  }
  known.emplace(character, choice);
  return choice;
}

}  // namespace fivefold::viewer
