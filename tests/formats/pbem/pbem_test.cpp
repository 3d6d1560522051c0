// Logs of the play-by-mail server. The layout of the log is the one that pente.org's importer reads; the tables of
// renju are the two that RenLib knows.

#include "formats/pbem/pbem.h"

#include <string>

#include "core/ruleset_catalog.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kTable =
    "    Ohs          Eks\n"
    "    ann          ben\n"
    "  1 K10        2 L11\n"
    "  3 K13        4 L12\n"
    "  5 K12\n";

const std::string kLog =
    "Game won by ben.\n"
    "ben's rating goes from 1688 to 1699.\n"
    "ann's rating goes from 1720 to 1709.\n" +
    kTable + "Game started....: Aug 02 09:15\nGame ended......: Sep 12 14:33\n";

std::string ruleset_of(const std::string& text) {
  Judge judge({});
  const Judged& judged = judge.judge(kPbem, text, "log.txt", 1);
  return judged.ruleset == nullptr ? "none" : std::string(judged.ruleset->id);
}

std::vector<std::string> cut_up(const std::string& text) {
  SplitOptions options;
  options.from = &kPbem;
  return testing::split(text, options).texts();
}

std::string quoted(const std::string& text) {
  std::string out = "> ";
  for (const char c : text) out += c == '\n' ? "\n> " : std::string(1, c);
  return out;
}

}  // namespace

TEST_CASE("pbem: a log says players, ratings, winner and moves", "[pbem]") {
  const Parsed log(kPbem, kLog);
  CHECK(log.codes() == "S714");
  CHECK(log.moves() == "9,9 10,10 9,12 10,11 9,11");
  CHECK(log.record.players[0].name == "ann");
  CHECK(log.record.players[1].name == "ben");
  CHECK(log.record.players[0].rating == 1720);
  CHECK(log.record.players[1].rating == 1688);
  CHECK(log.record.result == Result::second);
  CHECK(log.record.site == "Richard's PBeM Server");
  CHECK(log.record.tag("pbem.heads") == "Ohs          Eks");
  CHECK(log.record.tag("pbem.ended") == "Sep 12 14:33");
  CHECK(log.record.tag("pbem.log") == "Game started....: Aug 02 09:15");
  CHECK(log.record.date.empty());
}

TEST_CASE("pbem: only a year makes a date", "[pbem]") {
  const Parsed stated(kPbem, kTable + "Game ended......: Mar 03 2001 20:11\n");
  CHECK(stated.codes().empty());
  CHECK(stated.record.date == "2001.03.03");
  CHECK(stated.record.time == "20:11");
  CHECK(Parsed(kPbem, kTable + "Game ended......: Tue Feb 30 20:11:05 2001\n").codes() == "S714");
}

TEST_CASE("pbem: the name of the game leads to its rules", "[pbem]") {
  for (const auto& [name, ruleset] : {std::pair{"pente", "pente"},
                                      {"k-pente", "keryo"},
                                      {"d-pente", "d-pente"},
                                      {"Pro-Pente", "pente"},
                                      {"pente+-", "none"}}) {
    CHECK(ruleset_of("Subject: " + std::string(name) + " board 12\n\n" + kTable) == ruleset);
    CHECK(ruleset_of(std::string(name) + " board 12\n" + kTable) == ruleset);
  }
  // The names lead there from other formats too.
  CHECK(ruleset_for_game("k-pente", "Richard's PBeM Server").ruleset == find_ruleset("keryo"));
  CHECK(Parsed(kPbem, "Pro-Pente board 12\n" + kTable).record.game == "pente");
  // Nobody says; the first stone stands where Pente begins.
  Judge judge({});
  CHECK(judge.judge(kPbem, kTable, "log.txt", 1).ruleset->id == "pente");
  CHECK(judge.diagnostics().has(Code::ruleset_assumed));
  CHECK(ruleset_of("Ohs Eks\nann ben\n1 A1 2 B2\n") == "none");
  // A word in a letter is not the name of the game.
  CHECK(Parsed(kPbem, "I like renju\n" + kTable).record.ruleset.empty());
}

TEST_CASE("pbem: resignation and forfeit stand in the place of a move", "[pbem]") {
  const Parsed resigned(kPbem, "ann ben\n1 K10 2 L9\n3 K7 4 Resign\n");
  CHECK(resigned.codes() == "S224");
  CHECK(resigned.moves() == "9,9 10,8 9,6");
  CHECK(resigned.record.end == EndKind::resign);
  CHECK(resigned.record.result == Result::first);
  const Parsed forfeit(kPbem, "Game won by ben.\nann ben\n1 K10 2 L9\n3 Forfeit\n");
  CHECK(forfeit.record.end == EndKind::time);
  CHECK(forfeit.record.result == Result::second);
  CHECK(Parsed(kPbem, "Game drawn.\n" + kTable).record.result == Result::draw);
  const Parsed stranger(kPbem, "Game won by cleo.\n" + kTable);
  CHECK(stranger.codes() == "S713");
  CHECK(stranger.record.result == Result::missing);
  CHECK(stranger.record.tag("pbem.winner") == "cleo");
}

TEST_CASE("pbem: mails around and quote marks before the table", "[pbem]") {
  const Parsed mail(kPbem, "From a@b Tue Sep 12\nSubject: Re: pente board 3\nTo: you\n\nHello,\nsee below.\n\n" +
                               quoted(kLog) + "\n\n-- \nann\n");
  CHECK(mail.codes() == "S715 S602 S714 S602");
  CHECK(mail.moves() == "9,9 10,10 9,12 10,11 9,11");
  CHECK(mail.record.players[0].name == "ann");
  CHECK(mail.record.result == Result::second);
  CHECK(mail.record.tag("pbem.subject") == "Re: pente board 3");
  CHECK(Parsed(kPbem, quoted(quoted(kTable))).moves() == mail.moves());
}

TEST_CASE("pbem: a mailbox holds several games", "[pbem]") {
  const std::string mail = "From a@b Tue\nSubject: pente board 3\n\n";
  CHECK(cut_up(kLog + kLog).size() == 2);
  CHECK(cut_up(mail + kLog + "\n-- \nann\n\n" + mail + kLog).size() == 2);
  CHECK(cut_up(kTable + "\n" + kTable + "\nGame ended......: Sep 12 14:33\n").size() == 2);
  // Names alone head the second table: they are not the first game's.
  const auto games = cut_up("ann ben\n1 K10 2 L11\n3 K13\n\ncleo dan\n1 K10 2 M11\n");
  REQUIRE(games.size() == 2);
  const Parsed second(kPbem, games[1]);
  CHECK(second.record.players[0].name == "cleo");
  CHECK(second.moves() == "9,9 11,10");
  // A wrong number begins no game, and a blank line ends none.
  CHECK(cut_up("ann ben\n1 K10 2 L11\n1 K13 2 L12\n").size() == 1);
  CHECK(cut_up("ann ben\n1 K10 2 L11\n\n3 K13 4 L12\n").size() == 1);
}

TEST_CASE("pbem: wrong and missing numbers, names and moves", "[pbem]") {
  CHECK(Parsed(kPbem, "ann ben\n1 K10 2 L11\n4 K13 4 L12\n").codes() == "S215");
  CHECK(Parsed(kPbem, "ann ben\n1 K10 L11\n3 K13 L12\n").codes() == "S216");
  const Parsed empty(kPbem, "ann ben\n1 K10 2 L11\n3 K13 4\n");
  CHECK(empty.codes() == "S712");
  CHECK(empty.moves() == "9,9 10,10 9,12");
  const Parsed nameless(kPbem, "Dear all, this is my game\n1 K10 2 L11\n");
  CHECK(nameless.codes() == "S602 S717");
  CHECK(nameless.record.players[0].name.empty());
  // Blank lines may stand between heads, names and table; elsewhere the names stand directly above.
  CHECK(Parsed(kPbem, "Ohs Eks\n\nann ben\n\n1 K10 2 L11\n").record.players[1].name == "ben");
  CHECK(Parsed(kPbem, "Hello Ben\n\n1 K10 2 L11\n").record.players[1].name.empty());
  const Parsed nothing(kPbem, "Game won by ann.\nnothing more\n");
  CHECK(nothing.diagnostics.has(Code::pbem_no_table));
  CHECK(nothing.moves().empty());
  const Parsed crowd(kPbem, "ann ben cleo\n1 K10 2 L11 3 M12\n4 K13 5 L12 6 N12\n");
  CHECK(crowd.codes() == "S718");
  CHECK(crowd.moves().empty());
  // There is no column I; the judge says so, whatever rules apply.
  const Parsed unreadable(kPbem, "ann ben\n1 K10 2 I9\n3 K13\n");
  CHECK(unreadable.moves() == "9,9 ? 9,12");
  Judge judge({});
  judge.judge(kPbem, unreadable.text, "log.txt", 1);
  CHECK(judge.diagnostics().has(Code::unreadable_move));
}

TEST_CASE("pbem: signs of pente+- stay with their moves", "[pbem]") {
  const Parsed signs(kPbem, "ann ben\n1 K10 2 L11\n3 K13+- 4 L12+\n");
  CHECK(signs.codes() == "S716");
  CHECK(signs.moves() == "9,9 10,10 9,12 10,11");
  REQUIRE(signs.record.extras.size() == 2);
  CHECK(signs.record.extras[0].other == R"("pbem":{"captures":"+-"})");
  CHECK(signs.record.extras[1].other == R"("pbem":{"captures":"+"})");
}

TEST_CASE("pbem: d-pente has three moves in a cell and a swap", "[pbem]") {
  const std::string begin = "Subject: d-pente board 7\n\nGame won by ann.\nOhs Eks\nann ben\n1 K10 2 L11,M12,K8\n";
  const Parsed plain(kPbem, begin + "3 K13 4 J9\n");
  CHECK(plain.codes().empty());
  CHECK(plain.moves() == "9,9 10,10 11,11 9,7 9,12 8,8");
  CHECK(plain.record.result == Result::first);
  const Parsed swapped(kPbem, begin + "3 swap 4 K13\n5 J9\n");
  CHECK(swapped.codes() == "S719");
  CHECK(swapped.moves() == plain.moves());
  CHECK(swapped.record.sides[0] == Side::second);
  CHECK(swapped.record.sides_stated);
  CHECK(swapped.record.result == Result::second);
  CHECK(Parsed(kPbem, begin + "3 K13 4 J9\n").moves() ==
        Parsed(kPbem, "ann ben\n1 K10 2 L11, M12, K8\n3 K13 4 J9\n").moves());
}

TEST_CASE("pbem: both tables of renju", "[pbem]") {
  // Older: every stone is written, two fifth stones are offered in 5, the one taken begins 6.
  const Parsed older(kPbem, "Eks Ohs\nann ben\n1 H8 2 J9\n3 G7 4 H9\n5 G9,K9 6 G9,J7\n7 J10 8 G10\n");
  CHECK(older.codes() == "S702");
  CHECK(older.moves() == "7,7 8,8 6,6 7,8 6,8 8,6 8,9 6,9");
  CHECK(older.record.tag("pbem.offered") == "G9,K9");
  // Newer: the stone on the centre is not written; two stones in 1, two offers in 3.
  const Parsed newer(kPbem, "Eks Ohs\nann ben\n1 G8,H9 2 H7\n3 F9,J6 4 F9,H10\n5 G10 6 --\n7 G9\n");
  CHECK(newer.codes() == "S720 S702");
  CHECK(newer.moves() == "7,7 6,7 7,8 7,6 5,8 7,9 6,9 - 6,8");
  CHECK(newer.record.tokens[7].kind == TokenKind::act);
  const Parsed open(kPbem, "Eks Ohs\nann ben\n1 G8,H9 2 H7\n3 F9,J6\n");
  CHECK(open.codes() == "S720 S703");
  CHECK(open.moves() == "7,7 6,7 7,8 7,6");
  CHECK(ruleset_of(newer.text) == "renju");
}

TEST_CASE("pbem: only this server's signs make a text a log", "[pbem]") {
  CHECK(kPbem.sniff(kTable) == 90);
  CHECK(kPbem.sniff(kLog) >= 85);
  CHECK(kPbem.sniff(quoted(kLog)) >= 85);
  CHECK(kPbem.sniff("Game won by ann.\nand nothing more\n") == 0);
  CHECK(kPbem.sniff("1 K10 2 L11\n3 K13 4 L12\n") == 0);
  CHECK(kPbem.sniff("Eks and Ohs are the marks of this server\n1 K10 2 L11\n") == 0);
  CHECK(detect(kTable, all_formats()).format == &kPbem);
  CHECK(detect("Subject: pente\n\n" + kLog, all_formats()).format == &kPbem);
}

TEST_CASE("pbem: no text is too broken", "[pbem]") {
  const std::string all = "Subject: d-pente\n\n" + quoted(kLog) + "\n1 K10,, 2 ,+-,\n3 swap 4 swap,\n5 -- 6 +\n7";
  for (std::size_t size = 0; size <= all.size(); ++size) {
    const Parsed begin(kPbem, all.substr(0, size));
    const Parsed end(kPbem, all.substr(size));
    for (const Parsed* part : {&begin, &end})
      for (const Diagnostic& d : part->diagnostics) CHECK(d.where.end <= part->text.size());
  }
  std::string many = "ann ben\n";
  for (int i = 0; i < 3000; ++i) many += "7 K10 7\n";
  const Parsed faulty(kPbem, many);
  CHECK(faulty.diagnostics.size() < 300);
  CHECK(faulty.diagnostics.has(Code::findings_left_out));
  CHECK(faulty.record.tokens.size() == 3000);
}

}  // namespace fivefold::test
