#include "formats/xml/xml.h"

#include <fstream>

#include "formats/psq/psq.h"
#include "tests/support/catch.h"
#include "tests/support/corpus_zip.h"
#include "tests/support/parsed.h"
#include "tests/support/rich_record.h"
#include "tests/support/same_record.h"
#include "tests/support/paths.h"

namespace fivefold::test {
namespace {

std::string document(const std::string& game) {
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<fivefold schema=\"fivefold/1\">\n" + game + "</fivefold>\n";
}

/// The games of a document, each as the bytes that the cutter hands to the parser.
std::vector<std::string> games_of(std::string_view text) {
  std::vector<std::string> all;
  while (!text.empty()) {
    const Cut cut = kXml.cut(text, true);
    if (cut.kind != Cut::Kind::record) break;
    all.emplace_back(text.substr(cut.begin, cut.end - cut.begin));
    text.remove_prefix(cut.end);
  }
  return all;
}

std::string only_game(const std::string& text) {
  const auto all = games_of(text);
  REQUIRE(all.size() == 1);
  return all.front();
}

TEST_CASE("xml: a record with every kind of fact comes back the same") {
  Record record;
  fill_rich_record(record);
  const std::string text = written(kXml, record);
  const Parsed again(kXml, only_game(text));
  CHECK(again.codes() == "S407 S407 S407 S407");  // team, seat, mark, name: no words of the schema
  CHECK(record_difference(record, again.record) == "");
  CHECK(written(kXml, again.record) == text);
}

TEST_CASE("xml: an empty record comes back empty") {
  Record record;
  record.clear();
  const Parsed again(kXml, only_game(written(kXml, record)));
  CHECK(record_difference(record, again.record) == "");
  CHECK(again.codes().empty());
}

TEST_CASE("xml: control characters are written as a backslash escape, reported, and come back") {
  for (const std::string& text : {std::string("bell\a \\ \\u0041 end"), std::string("nul \0 x", 7),
                                  std::string("\xEF\xBF\xBE"), std::string("\x1F")}) {
    Record record;
    record.clear();
    record.intro = text;
    record.players[0].name = "back\\slash";
    Diagnostics diagnostics;
    const std::string out = written(kXml, record, diagnostics);
    CHECK(diagnostics.has(Code::control_character));
    CHECK(out.find('\a') == std::string::npos);
    const Parsed again(kXml, only_game(out));
    CHECK(again.codes().empty());
    CHECK(record_difference(record, again.record) == "");
  }
  Record plain;
  plain.clear();
  plain.intro = "C:\\games";
  CHECK(written(kXml, plain).find("C:\\games<") != std::string::npos);
}

TEST_CASE("xml: one worked example in the form of the documentation") {
  const Parsed game(
      kXml,
      "<game id=\"7\" ruleset=\"pente\" rated=\"true\" result=\"1-0\" end=\"captures\">\n"
      "  <board width=\"19\" height=\"19\"><locked at=\"1,2\"/><portal name=\"red\" a=\"3,3\" b=\"8,3\"/></board>\n"
      "  <player name=\"An\" rating=\"1700\" kind=\"human\" side=\"2\"/>\n"
      "  <player name=\"Bình\" side=\"1\"/>\n"
      "  <moves>\n    <m at=\"9,9\" t=\"12.5\"/>\n    <m at='10,9'>a &lt;good&gt; move</m>\n"
      "    <act what=\"resign\" by=\"2\"/>\n  </moves>\n"
      "  <variation id=\"1\" parent=\"0\" after=\"1\"><m at=\"3,3\"/></variation>\n</game>");
  CHECK(game.codes().empty());
  const Record& r = game.record;
  CHECK(r.id == "7");
  CHECK(r.ruleset == "pente");
  CHECK(r.rated == true);
  CHECK(r.result == Result::first);
  CHECK(r.end == EndKind::captures);
  CHECK(r.layout.locked == std::vector<Coord>{{1, 2}});
  CHECK(r.layout.portals.at(0).name == "red");
  CHECK(r.players[0].rating == 1700);
  CHECK(r.sides[0] == Side::second);
  CHECK(game.moves() == "9,9 10,9 - 3,3");
  CHECK(r.tokens[0].milliseconds == 12500);
  CHECK(r.extra(1)->comment == "a <good> move");
  CHECK(r.lines.at(1).after == 1);
  const Span where = r.tokens[1].where;
  CHECK(game.text.substr(where.begin, where.end - where.begin) == "<m at='10,9'>");
}

TEST_CASE("xml: numbers with a tail or out of range are refused, not shortened") {
  const Parsed game(
      kXml,
      "<game><board width=\"19abc\" height=\"99999999999\"/><player rating=\"1 2\"/><moves>"
      "<m at=\"9,9x\"/><m at=\"70000,1\"/><m at=\"9, 9\"/><m at=\"9,9\" t=\"0x10\"/><m at=\"9,9\" t=\"-1\"/>"
      "<m at=\"9,9\" side=\"3\"/></moves></game>");
  CHECK(game.codes() == "S102 S102 H104 T104 T104 S102");
  CHECK_FALSE(game.record.board_stated);
  CHECK(game.record.layout.width == 19);  // the default: nothing was stated
  CHECK(game.moves() == "? ? ? 9,9 9,9 9,9");
  CHECK(game.record.extra(0)->text == "9,9x");
  const Span where = game.diagnostics[0].where;
  CHECK(game.text.substr(where.begin, where.end - where.begin) == "19abc");
  const std::string out = written(kXml, game.record);
  CHECK(out.find("width=\"19abc\"") != std::string::npos);
  const Parsed again(kXml, only_game(out));
  CHECK(again.codes() == game.codes());
  CHECK(record_difference(game.record, again.record) == "");
}

TEST_CASE("xml: what is unknown is reported, kept and written back") {
  const Parsed game(kXml,
                    "<game colour=\"blue\" result=\"2-0\"><meta a=\"1\"><b>text &amp; <i/></b></meta>"
                    "<board width=\"15\" height=\"15\" wood=\"oak\"/><player name=\"A\" team=\"x\"><photo/></player>"
                    "<moves><m at=\"1,1\" mark=\"y\"/><pause/></moves><tag name=\"k\">v</tag>loose text</game>");
  CHECK(game.codes() == "S408 S407 S406 S407 S407 S406 S105 S407 S406");
  const std::string out = written(kXml, game.record);
  for (const char* const kept : {"colour=\"blue\"", "result=\"2-0\"", "<meta a=\"1\"><b>text &amp; <i/></b></meta>\n",
                                 "wood=\"oak\"", "team=\"x\"", "<photo/>", "mark=\"y\"", "<pause/>", "loose text"}) {
    INFO(kept);
    CHECK(out.find(kept) != std::string::npos);
  }
  const Parsed again(kXml, only_game(out));
  CHECK(written(kXml, again.record).size() == out.size());
  CHECK(again.record.tags.size() == game.record.tags.size());
}

TEST_CASE("xml: entities are never expanded and no document type is read") {
  const std::string text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE fivefold [<!ENTITY x SYSTEM \"file:///etc/hostname\"><!ENTITY % p SYSTEM "
      "\"http://127.0.0.1:9/x.dtd\">%p;]>\n<fivefold><game><player name=\"&x;\"/></game></fivefold>\n";
  const Parsed game(kXml, only_game(text));
  CHECK(game.codes() == "S401 S403");
  CHECK(game.record.players[0].name == "&x;");
  const Parsed harmless(kXml, only_game("<!DOCTYPE fivefold SYSTEM \"fivefold.dtd\"><fivefold><game/></fivefold>"));
  CHECK(harmless.codes() == "S404");
}

TEST_CASE("xml: deep nesting is refused by name, at any depth") {
  for (const int levels : {64, 100, 200000}) {
    std::string text = "<game>";
    for (int i = 0; i < levels; ++i) text += "<variation>";
    for (int i = 0; i < levels; ++i) text += "</variation>";
    const Parsed game(kXml, text + "</game>");
    CHECK(game.codes() == "S104");
    CHECK(message(game.diagnostics[0]) == "nested too deep: more than 64 levels");
    const Parsed open(kXml, text.substr(0, text.find("</")));
    CHECK(open.codes() == "S104");
  }
  std::string text = "<game>";
  for (int i = 0; i < 63; ++i) text += "<a>";
  for (int i = 0; i < 63; ++i) text += "</a>";
  const Parsed most(kXml, text + "</game>");
  CHECK(most.codes() == "S406");
  const Parsed again(kXml, only_game(written(kXml, most.record)));
  CHECK(record_difference(most.record, again.record) == "");
}

TEST_CASE("xml: a thousand variations of variations are written flat and read back") {
  Record record;
  record.clear();
  record.add(Token::move({7, 7}));
  for (std::uint32_t i = 1; i <= 1000; ++i) {
    record.begin_line(i, i - 1, 1);
    record.add(Token::move({7, 7}));
  }
  const Parsed again(kXml, only_game(written(kXml, record)));
  CHECK(record_difference(record, again.record) == "");
}

TEST_CASE("xml: what stands before a fault is read") {
  const std::string head = "<game id=\"1\"><moves><m at=\"1,1\"/><m at=\"2,2\"/>";
  const auto check = [&](const std::string& rest, const std::string& codes, const std::string& moves) {
    INFO(rest);
    const Parsed game(kXml, head + rest);
    CHECK(game.codes() == codes);
    CHECK(game.moves() == moves);
    CHECK(game.record.id == "1");
  };
  check("", "S107", "1,1 2,2");
  check("<m at=\"3,", "S107", "1,1 2,2");
  check("<m at=\"3,3\"", "S107", "1,1 2,2");
  check("<!-- never closed", "S107", "1,1 2,2");
  check("<", "S107", "1,1 2,2");
  check("</moves>", "S107", "1,1 2,2");
  check("</game>", "S402", "1,1 2,2");
  check("<m at=\"3,3/><m at=\"4,4\"/></moves></game>", "S402", "1,1 2,2");
  check("<m at=\"3,3\"/></m></moves></game>", "S402", "1,1 2,2 3,3");
  check("<m at=\"3,3\">&#0;</m></moves></game>", "S402", "1,1 2,2 3,3");
  check("<m at=\"3,3\"/><!DOCTYPE a></moves></game>", "S402", "1,1 2,2 3,3");
  check("<m at=\"3,3\" at=\"4,4\"/></moves></game>", "S402", "1,1 2,2");
  check("<m at=3,3/></moves></game>", "S402", "1,1 2,2");
  check("<m at/></moves></game>", "S402", "1,1 2,2");
  check("<m at=\"3,3\"t=\"1\"/></moves></game>", "S402", "1,1 2,2");
  check("</moves></game> junk", "S105", "1,1 2,2");
}

TEST_CASE("xml: references and characters") {
  const Parsed game(kXml,
                    "<game><intro>&#65;&#x42;&amp;&quot;&apos; &nbsp; & \a &#7;<![CDATA[<&amp;>]]></intro></game>");
  CHECK(game.codes() == "S403 S403 S108 S108");
  CHECK(game.record.intro == "AB&\"' &nbsp; & \a \a<&amp;>");
  CHECK(Parsed(kXml, "<game id=\"&#xD800;\"/>").codes() == "S402");
  CHECK(Parsed(kXml, std::string("<game><intro>a\0b</intro></game>", 31)).codes() == "S402");
}

TEST_CASE("xml: variations without a place are kept as text") {
  const std::string variations[] = {"<variation id=\"1\" parent=\"5\" after=\"0\"><m at=\"1,1\"/></variation>",
                                    "<variation id=\"0\" parent=\"0\" after=\"0\"/>",
                                    "<variation id=\"1\" parent=\"1\" after=\"0\"/>",
                                    "<variation id=\"1\" parent=\"0\" after=\"2\"/>", "<variation/>"};
  for (const std::string& variation : variations) {
    INFO(variation);
    const Parsed game(kXml, "<game><moves><m at=\"1,1\"/></moves>" + variation + "</game>");
    CHECK(game.record.lines.size() == 1);
    CHECK(game.diagnostics.has(Code::variation_misplaced));
    CHECK(written(kXml, game.record).find(variation) != std::string::npos);
  }
}

TEST_CASE("xml: elements that may stand once are read once") {
  const Parsed game(kXml,
                    "<game><board width=\"15\" height=\"15\"/><board width=\"9\" height=\"9\"/>"
                    "<player/><player/><player name=\"C\"/></game>");
  CHECK(game.codes() == "S106 S406");
  CHECK(game.record.layout.width == 15);
}

TEST_CASE("xml: the schema and elements outside the games are looked at") {
  CHECK(Parsed(kXml, only_game("<fivefold schema=\"fivefold/9\"><game/></fivefold>")).codes() == "S509");
  CHECK(Parsed(kXml, only_game("<fivefold><about/><game/></fivefold>")).codes() == "S405");
  CHECK(Parsed(kXml, only_game("<record size=\"19abc\"/>")).codes() == "S405 S410");
}

TEST_CASE("xml: games are cut at their borders whatever their texts hold") {
  const std::string one =
      "<game id='>'><!-- </game> --><intro><![CDATA[</game><game>]]></intro><tag name=\"</x>\"/></game>";
  const std::string first = "<game id='>'><!-- </game> --><intro><![CDATA[</game><game>]]></intro></game>";
  const auto all = games_of(document(first + "\n<!-- between <game> -->\n<game/>" + first));
  REQUIRE(all.size() == 3);
  CHECK(all[0].ends_with(first));
  CHECK(all[1] == "<game/>");
  CHECK(all[2] == first);
  CHECK(games_of(document("")).empty());
  CHECK(games_of("").empty());
  CHECK(games_of(" <!-- --> ").empty());
}

TEST_CASE("xml: a game that is not closed does not swallow the next") {
  const auto all = games_of(document("<game id=\"1\"><moves><m at=\"1,1\"/>\n<game id=\"2\"/>\n<game id=\"3\">"));
  REQUIRE(all.size() == 3);
  CHECK(Parsed(kXml, all[0]).codes() == "S107");
  CHECK(Parsed(kXml, all[1]).codes().empty());
  CHECK(Parsed(kXml, all[2]).codes() == "S107");
}

TEST_CASE("xml: cutting a window that ends anywhere asks for more or gives the same game") {
  const std::string text = document("<game id=\"a>b\"><!-- x --><intro><![CDATA[]]]]></intro></game>\n<game/>\n");
  const std::string first = games_of(text).front();
  const std::size_t end = text.find("</game>") + 7;
  for (std::size_t size = 0; size < text.size(); ++size) {
    INFO(size);
    const Cut cut = kXml.cut(std::string_view(text).substr(0, size), false);
    if (size < end) {
      CHECK(cut.kind == Cut::Kind::need_more);
    } else {
      REQUIRE(cut.kind == Cut::Kind::record);
      CHECK(text.substr(cut.begin, cut.end - cut.begin) == first);
    }
  }
}

TEST_CASE("xml: any prefix and any missing byte is survived") {
  Record record;
  fill_rich_record(record);
  const std::string text = only_game(written(kXml, record));
  for (std::size_t i = 0; i < text.size(); ++i) {
    const Parsed cut(kXml, text.substr(0, i));
    CHECK_FALSE(cut.diagnostics.empty());
    std::string missing = text;
    missing.erase(i, 1);
    const Parsed game(kXml, missing);
    const std::string out = written(kXml, game.record);
    const Parsed again(kXml, only_game(out));
    if (written(kXml, again.record) != out) {
      INFO(missing);
      CHECK(written(kXml, again.record) == out);
    }
  }
}

TEST_CASE("xml: an attribute that stands twice is found, and so are more attributes than any record has") {
  const auto malformed = [](int count, const std::string& more) {
    std::string attributes;
    for (int i = 0; i < count; ++i) attributes += " a" + std::to_string(i) + "=\"\"";
    const Parsed read(kXml, only_game(document("<game" + attributes + more + "/>\n")));
    return read.diagnostics.has(Code::xml_malformed);
  };
  CHECK_FALSE(malformed(2, ""));
  CHECK(malformed(2, " a0=\"\""));
  CHECK_FALSE(malformed(256, ""));
  CHECK(malformed(255, " a254=\"\""));
  CHECK(malformed(257, ""));
  CHECK(malformed(200000, ""));
}

TEST_CASE("xml is recognised by its root") {
  CHECK(kXml.sniff(document("")) == 100);
  CHECK(kXml.sniff("<!-- c --><!DOCTYPE a [<!ENTITY b \"]>\">]>\n<fivefold>") == 100);
  CHECK(kXml.sniff("<game/>") == 40);
  CHECK(kXml.sniff("<database>") == 0);
  CHECK(kXml.sniff("text") == 0);
  CHECK(kXml.sniff("") == 0);
  CHECK(kXml.declared_encoding("<?xml version='1.0' encoding='windows-1251'?><fivefold>") == "windows-1251");
  CHECK(kXml.declared_encoding("<fivefold encoding='x'>").empty());
  CHECK(kXml.find_start("<games><game a=''><game/>", 0) == 7);
  CHECK(kXml.find_start("<games><game a=''><game/>", 8) == 18);
  CHECK(kXml.find_start("<games>", 0) == std::string::npos);
}

TEST_CASE("xml: what xmllint makes of the schema and of what is written") {
  const std::string folder = "/tmp/";
  const std::string path = folder + "fivefold_schema_test.xml";
  Record record;
  fill_rich_record(record);
  record.setup.stones[Side::second].pop_back();
  {
    std::ofstream out(path, std::ios::binary);
    std::string text;
    kXml.begin({}, text);
    const Judged judged{record, &record.layout, nullptr, nullptr, nullptr, {}, 1};
    Diagnostics ignored;
    kXml.write(judged, {}, text, ignored);
    Record empty;
    empty.clear();
    kXml.write({empty, &empty.layout, nullptr, nullptr, nullptr, {}, 2}, {}, text, ignored);
    kXml.end({}, text);
    out << text;
  }
  if (std::system("xmllint --version >/dev/null 2>&1") != 0) {
    WARN("skipped: no xmllint");
    return;
  }
  const std::string check =
      "xmllint --noout --nonet --schema " + fivefold::test::source_folder() + "/docs/fivefold.xsd ";
  CHECK(std::system((check + path + " 2>&1").c_str()) == 0);
  {
    std::ofstream out(path, std::ios::binary);
    out << document("<game><moves><m at=\"9;9\"/></moves></game>");
  }
  CHECK(std::system((check + path + " >/dev/null 2>&1").c_str()) != 0);
  std::remove(path.c_str());
}

TEST_CASE("psq files of the corpus come back byte for byte through xml") {
  int files = 0;
  visit_corpus_zip("gomocup-psq.zip", [&](const std::string& name, const std::string& bytes) {
    static int count = 0;
    if (!name.ends_with(".psq") || count++ % 47 != 0) return;
    ++files;
    const Parsed game(kPsq, bytes);
    const Parsed through(kXml, only_game(written(kXml, game.record)));
    if (written(kPsq, through.record) != bytes || !through.diagnostics.empty()) {
      INFO(name);
      CHECK(written(kPsq, through.record) == bytes);
    }
  });
  visit_corpus_zip("gomocup-rec.zip", [&](const std::string& name, const std::string& bytes) {
    if (!name.ends_with("(1).rec")) return;
    ++files;
    ParseOptions options;
    options.board = {15, 15};
    const Parsed game(kRec, bytes, options);
    const Parsed through(kXml, only_game(written(kXml, game.record)));
    if (written(kRec, through.record) != bytes) {
      INFO(name);
      CHECK(written(kRec, through.record) == bytes);
    }
  });
  CHECK((files == 0 || files > 200));
}

}  // namespace
}  // namespace fivefold::test
