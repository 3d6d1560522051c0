// Tables of Connect6 games: columns by their names, fields by RFC 4180.

#include "formats/connect6_csv/connect6_csv.h"

#include "formats/connect6_csv/row.h"
#include "formats/judge.h"
#include "formats/sniff.h"
#include "tests/formats/split_all.h"
#include "tests/support/catch.h"
#include "tests/support/parsed.h"

namespace fivefold::test {
namespace {

const std::string kHeader = "game_id,moves,winner,original_winner_label\r\n";

/// A row read with a header line.
struct Row {
  std::shared_ptr<FileContext> context = kConnect6Csv.new_context();
  Diagnostics header;
  ParseOptions options;
  std::optional<Parsed> parsed;

  Row(const std::string& names, const std::string& row) {
    kConnect6Csv.learn(names, *context, header);
    options.context = context.get();
    parsed.emplace(kConnect6Csv, row, options);
  }
  const Record& record() const { return parsed->record; }
};

std::string codes_of(const std::string& row) { return Row(kHeader, row).parsed->codes(); }

testing::Split split_text(const std::string& text) { return testing::split(text, {}); }

}  // namespace

TEST_CASE("connect6-csv: a row is a game", "[connect6_csv]") {
  const Row row(kHeader, "17,\"j10,k11,i11,a1,s19\",white,white\r\n");
  CHECK(row.header.empty());
  CHECK(row.parsed->codes().empty());
  CHECK(row.parsed->moves() == "9,9 10,10 8,10 0,0 18,18");
  CHECK(row.record().id == "17");
  CHECK(row.record().result == Result::second);
  CHECK(row.record().layout.width == 19);
  CHECK(row.record().tag("connect6-csv.original_winner_label") == "white");
  for (const Token& token : row.record().tokens) CHECK(token.side == 0);
  Judge judge({});
  const Judged& judged = judge.judge(kConnect6Csv, row.parsed->text, "a.csv", 1, nullptr, row.context.get());
  REQUIRE(judged.ruleset != nullptr);
  CHECK(judged.ruleset->id == "bk-connect6");
}

TEST_CASE("connect6-csv: the header decides what a column is; what it does not know is kept", "[connect6_csv]") {
  const Row row("Winner, black ,moves,white,date,elo,id\n", "black,Heron,\"j10,k11\",Plover,2020-01-02,1500,x7\n");
  CHECK(row.parsed->codes().empty());
  CHECK(row.record().players[0].name == "Heron");
  CHECK(row.record().players[1].name == "Plover");
  CHECK(row.record().date == "2020-01-02");
  CHECK(row.record().id == "x7");
  CHECK(row.record().tag("connect6-csv.elo") == "1500");
  CHECK(row.parsed->moves() == "9,9 10,10");
  const Row twice("id,moves,winner,moves\n", "1,j10,black,k11\n");
  CHECK(twice.header.has(Code::duplicate_tag));
  CHECK(twice.parsed->moves() == "9,9");
  CHECK(twice.record().tag("connect6-csv.moves") == "k11");
  const Row none("game_id,stones,winner\n", "1,\"j10\",black\n");
  CHECK(none.header.has(Code::csv_column_missing));
  CHECK(none.record().tokens.empty());
  CHECK(none.record().tag("connect6-csv.stones") == "j10");
}

TEST_CASE("connect6-csv: without a header line the usual columns are taken", "[connect6_csv]") {
  const Parsed row(kConnect6Csv, "1,\"j10,k11\",white,white\n");
  CHECK(row.codes() == "S961");
  CHECK(row.moves() == "9,9 10,10");
  CHECK(row.record.result == Result::second);
}

TEST_CASE("connect6-csv: semicolons and tabs", "[connect6_csv]") {
  const Row row("game_id;moves;winner\n", "1;j10,k11,i11;black\n");
  CHECK(row.header.has(Code::csv_separator));
  CHECK(row.parsed->codes().empty());
  CHECK(row.parsed->moves() == "9,9 10,10 8,10");
  CHECK(row.record().result == Result::first);
  CHECK(Row("game_id\tmoves\twinner\n", "1\tj10 k11\twhite\n").parsed->moves() == "9,9 10,10");
}

TEST_CASE("connect6-csv: quotation marks", "[connect6_csv]") {
  const Row doubled("id,moves,winner,note\n", "1,\"j10\nk11\",black,\"he said \"\"no\"\",\r\ntwice\"\n");
  CHECK(doubled.parsed->codes().empty());
  CHECK(doubled.parsed->moves() == "9,9 10,10");
  CHECK(doubled.record().tag("connect6-csv.note") == "he said \"no\",\r\ntwice");
  CHECK(codes_of("1,\"j10\",black\" ,black\n") == "S965 S207 S967");
  CHECK(codes_of("1,\"j10\"x,black,black\n") == "S965");
  CHECK(codes_of("1,\"j10,k11\n") == "S964 S107");
  CHECK(Row(kHeader, "1,\"['j10', 'k11', 'i11']\",black,black\n").parsed->moves() == "9,9 10,10 8,10");
}

TEST_CASE("connect6-csv: moves without marks around them", "[connect6_csv]") {
  const Row row(kHeader, "1,j10,k11,i11,black,black\n");
  CHECK(row.parsed->codes() == "S966");
  CHECK(row.parsed->moves() == "9,9 10,10 8,10");
  CHECK(row.record().result == Result::first);
  const Row more(kHeader, "1,\"j10\",black,black,extra\n");
  CHECK(more.parsed->codes() == "S964");
  CHECK(more.record().tag("connect6-csv.5") == "extra");
  CHECK(codes_of("1,\"j10\"\n") == "S964");
}

TEST_CASE("connect6-csv: winners", "[connect6_csv]") {
  CHECK(codes_of("1,\"j10\",black,white\n") == "S967");
  CHECK(codes_of("1,\"j10\",,\n").empty());
  CHECK(Row(kHeader, "1,\"j10\",,\n").record().result == Result::missing);
  CHECK(Row(kHeader, "1,\"j10\",Draw,draw\n").record().result == Result::draw);
  const Row odd(kHeader, "1,\"j10\",2,2\n");
  CHECK(odd.parsed->codes() == "S207 S967");
  CHECK(odd.record().result == Result::unknown);
  CHECK(odd.record().tag("connect6-csv.winner") == "2");
}

TEST_CASE("connect6-csv: moves that are none stand in their place", "[connect6_csv]") {
  const Row row(kHeader, "1,\"j10,x,k11i11,,T5,j0\",black,black\n");
  CHECK(row.parsed->moves() == "9,9 ? 10,10 8,10 19,4 ?");
  CHECK(row.record().extra(1)->text == "x");
  ParseOptions without;
  without.coordinates = CoordinateStyle::skip_i;
  CHECK(Parsed(kConnect6Csv, "1,\"j10\",black,black\n", without).moves() == "8,9");
}

TEST_CASE("connect6-csv: the header is learnt once, a row is never one", "[connect6_csv]") {
  const std::string text = kHeader + "1,\"j10,k11\",black,black\r\n\r\n2,\"j10\nk9\",white,white\r\n";
  const testing::Split all = split_text(text);
  CHECK(all.problems.empty());
  REQUIRE(all.records.size() == 2);
  CHECK(all.records[0].entry->format == &kConnect6Csv);
  REQUIRE(all.records[0].context != nullptr);
  CHECK(all.records[1].context == all.records[0].context);
  CHECK(all.records[1].bytes == "2,\"j10\nk9\",white,white\r\n");
  CHECK(all.records[1].line == 4);
  Judge judge({});
  CHECK(judge.judge(all.records[1]).record.id == "2");
  // A file put behind another brings its own header.
  const testing::Split two = split_text(text + "winner,moves\nwhite,\"j10,k11\"\n");
  REQUIRE(two.records.size() == 3);
  CHECK(judge.judge(two.records[0]).record.id == "1");
  CHECK(judge.judge(two.records[2]).record.result == Result::second);
  const testing::Split mark = split_text("\xEF\xBB\xBF" + text);
  REQUIRE(mark.records.size() == 2);
  CHECK(mark.records[0].context != nullptr);
}

TEST_CASE("connect6-csv: a mark that is never closed costs its own row", "[connect6_csv]") {
  const testing::Split all =
      split_text(kHeader + "1,\"j10,k11,black,black\n2,\"j10,k9\",white,white\n3,\"j10,k8\",white,white\n");
  REQUIRE(all.records.size() == 3);
  Judge judge({});
  const Judged& open = judge.judge(all.records[0]);
  CHECK(judge.diagnostics().has(Code::record_cut_short));
  CHECK(open.record.tokens.size() == 2);
  CHECK(open.record.result == Result::first);
  CHECK(judge.judge(all.records[1]).record.id == "2");
  CHECK(judge.judge(all.records[2]).record.id == "3");
}

TEST_CASE("connect6-csv: a stream may be cut anywhere", "[connect6_csv]") {
  const std::string row = "1,\"j10,\"\"k11\n\",black,black\r\n";
  const std::string text = row + "2,\"j10\",white,white\r\n";
  for (std::size_t size = 0; size < text.size(); ++size) {
    INFO(size);
    const Cut cut = kConnect6Csv.cut(std::string_view(text).substr(0, size), false);
    if (cut.kind == Cut::Kind::record) {
      CHECK(cut.end == row.size());
    } else {
      CHECK(cut.kind == Cut::Kind::need_more);
    }
  }
  CHECK(kConnect6Csv.cut("\r\n\n", true).kind == Cut::Kind::nothing);
  CHECK(kConnect6Csv.cut(kHeader, true).kind == Cut::Kind::preamble);
  CHECK(kConnect6Csv.cut("5,\"j10\",black,white", true).kind == Cut::Kind::record);
}

TEST_CASE("connect6-csv: told by header and moves, takes no other table", "[connect6_csv]") {
  const auto format = [](const std::string& text) { return detect(text, all_formats()).format; };
  CHECK(format(kHeader + "1,\"j10,k11\",black,black\r\n") == &kConnect6Csv);
  CHECK(format(kHeader) == &kConnect6Csv);
  CHECK(format("1,\"j10,k11\",black,black\r\n") == &kConnect6Csv);
  CHECK(format("id,moves,winner\n1,\"j10,k1") == &kConnect6Csv);
  CHECK(kConnect6Csv.sniff("id,rated,moves,winner\n1,TRUE,d4 d5 Nf3,white\n") == 0);
  CHECK(kConnect6Csv.sniff("name,score\nx,1\n") == 0);
  CHECK(kConnect6Csv.sniff("") == 0);
  CHECK(kConnect6Csv.sniff("j10,k11,i11\n") == 0);
}

TEST_CASE("connect6-csv: hostile rows take linear time and little memory", "[connect6_csv]") {
  constexpr std::size_t kMany = 400000;
  for (const std::string& filler :
       {std::string(","), std::string("\""), std::string("\"\""), std::string("\"\n"), std::string("\",\""),
        std::string("j10,"), std::string("x "), std::string("\n\"j10\",")}) {
    std::string text = "1,\"";
    while (text.size() < kMany) text += filler;
    INFO(filler);
    const Row row(kHeader, text);
    CHECK(row.parsed->diagnostics.size() <= 210);
    CHECK(row.record().tags.size() <= connect6_csv::kMostFields);
    CHECK(kConnect6Csv.cut(text, true).kind != Cut::Kind::need_more);
  }
}

}  // namespace fivefold::test
