#include "formats/dates.h"

#include "tests/support/catch.h"

namespace fivefold {
namespace {

PartialDate date(std::string_view text, std::string_view site = {}) {
  const DateReading reading = read_date(text, site);
  CHECK(reading.fault == DateFault::none);
  return reading.date;
}

DateFault fault(std::string_view text, std::string_view site = {}) {
  const DateReading reading = read_date(text, site);
  if (reading.fault != DateFault::none) CHECK(reading.date == PartialDate{});
  return reading.fault;
}

TEST_CASE("Pente.org writes the month first, and nothing rolls over") {
  CHECK(date("04/08/2016", "Pente.org") == PartialDate{2016, 4, 8});
  CHECK(date("02/29/2008", "pente.org") == PartialDate{2008, 2, 29});
  for (const char* const text : {"13/45/2010", "24/01/2008", "02/30/2021", "02/29/2100", "00/10/2010", "10/00/2010"})
    CHECK(fault(text, "Pente.org") == DateFault::impossible);
}

TEST_CASE("elsewhere the numbers decide, or nobody does") {
  CHECK(fault("04/08/2016") == DateFault::ambiguous);
  CHECK(fault("04-08-2016", "Example") == DateFault::ambiguous);
  CHECK(date("24/01/2008") == PartialDate{2008, 1, 24});
  CHECK(date("01/24/2008") == PartialDate{2008, 1, 24});
  CHECK(date("05/05/2008") == PartialDate{2008, 5, 5});
  CHECK(date("4.8.2016") == PartialDate{2016, 8, 4});
  CHECK(fault("30/02/2021") == DateFault::impossible);
}

TEST_CASE("the year first") {
  CHECK(date("2016.04.08") == PartialDate{2016, 4, 8});
  CHECK(date("2016-04-08T12:30:00Z") == PartialDate{2016, 4, 8});
  CHECK(date("2016/4/8 12:30") == PartialDate{2016, 4, 8});
  CHECK(date("20160408") == PartialDate{2016, 4, 8});
  CHECK(date("2016") == PartialDate{2016, {}, {}});
  CHECK(date("2016.04") == PartialDate{2016, 4, {}});
  CHECK(fault("2021.02.30") == DateFault::impossible);
  CHECK(fault("20210230") == DateFault::impossible);
}

TEST_CASE("unknown parts stay unknown") {
  CHECK(date("2018.??.??") == PartialDate{2018, {}, {}});
  CHECK(date("2018.05.??") == PartialDate{2018, 5, {}});
  CHECK(date("2018.??.07") == PartialDate{2018, {}, {}});
  CHECK(date("????.??.??") == PartialDate{});
  CHECK(date("8???.?.") == PartialDate{});
  for (const char* const text : {"", "-", "?"}) CHECK(date(text) == PartialDate{});
}

TEST_CASE("what is no date") {
  for (const char* const text :
       {"Tuesday", "1.2.3.4", "2016-04.08", "12345678901234567890", "08/16", "..", "x", "1/2/08"})
    CHECK(fault(text) == DateFault::impossible);
}

}  // namespace
}  // namespace fivefold
