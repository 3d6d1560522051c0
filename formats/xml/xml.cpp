#include "formats/xml/xml.h"

#include <string>

#include "formats/xml/borders.h"
#include "formats/xml/read_game.h"
#include "formats/xml/reading.h"
#include "formats/xml/scan.h"
#include "formats/xml/write.h"

namespace fivefold {
namespace xml {
namespace {

constexpr std::string_view kExtensions[] = {"xml"};

void parse(std::string_view bytes, const ParseOptions&, Record& record, Diagnostics& diagnostics) {
  Scan found = scan(bytes, diagnostics);
  if (!found.readable) return;
  tinyxml2::XMLDocument document;
  const std::string_view text = found.mended.empty() ? found.text : found.mended;
  document.Parse(text.data(), text.size());
  tinyxml2::XMLElement* const game = document.RootElement();
  if (document.Error() || game == nullptr) {
    report(diagnostics, Code::xml_malformed, found.places.front().tag, {{"what", document.ErrorName()}});
    return;
  }
  tie_places(*game, found.places);
  Reading reading(bytes, record, diagnostics);
  read_game(reading, *game);
}

}  // namespace
}  // namespace xml

const Format kXml = [] {
  Format format;
  format.name = "xml";
  format.title = "fivefold XML";
  format.extensions = xml::kExtensions;
  format.verified = true;
  format.sniff = xml::sniff;
  format.cut = xml::cut;
  format.parse = xml::parse;
  format.begin = xml::write_header;
  format.write = xml::write;
  format.unicode_only = true;
  format.end = xml::write_footer;
  format.find_start = xml::find_start;
  format.declared_encoding = xml::declared_encoding;
  return format;
}();

}  // namespace fivefold
