#include "formats/rif/rif.h"

#include <memory>

#include "formats/rif/borders.h"
#include "formats/rif/join.h"
#include "formats/rif/learn.h"
#include "formats/rif/read_game.h"
#include "formats/rif/tables.h"
#include "formats/rif/watch.h"
#include "formats/rif/write.h"
#include "formats/xml/borders.h"

namespace fivefold {
namespace rif {
namespace {

constexpr std::string_view kExtensions[] = {"rif", "xml"};

std::shared_ptr<FileContext> new_context() { return std::make_shared<Tables>(); }

/// Nearly all rules of the database are openings of renju.
std::string_view likely_ruleset(const Record&) { return "renju"; }

}  // namespace
}  // namespace rif

const Format kRif = [] {
  Format format;
  format.name = "rif";
  format.title = "RenjuNet database";
  format.extensions = rif::kExtensions;
  format.verified = false;
  format.sniff = rif::sniff;
  format.cut = rif::cut;
  format.parse = rif::parse;
  format.begin = rif::begin;
  format.write = rif::write;
  format.unicode_only = true;
  format.end = rif::end;
  format.limits = rif::limits();
  format.find_start = xml::find_start;
  format.declared_encoding = xml::declared_encoding;
  format.likely_ruleset = rif::likely_ruleset;
  format.new_context = rif::new_context;
  format.learn = rif::learn;
  format.new_watch = rif::new_watch;
  format.new_joiner = rif::new_joiner;
  format.unicode_only = true;
  return format;
}();

}  // namespace fivefold
