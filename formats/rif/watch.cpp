#include "formats/rif/watch.h"

#include "formats/excerpt.h"
#include "formats/rif/id_set.h"
#include "formats/xml/markup.h"

namespace fivefold::rif {
namespace {

/// The place of the value of `id` in a start tag.
std::string_view id_in(std::string_view tag) {
  for (std::size_t at = tag.find("id"); at != std::string_view::npos; at = tag.find("id", at + 1)) {
    const std::size_t equals = tag.find_first_not_of(" \t\r\n", at + 2);
    if (at == 0 || !xml::is_white(tag[at - 1]) || equals == std::string_view::npos || tag[equals] != '=') continue;
    const std::size_t open = tag.find_first_not_of(" \t\r\n", equals + 1);
    if (open == std::string_view::npos || (tag[open] != '"' && tag[open] != '\'')) return {};
    const std::size_t close = tag.find(tag[open], open + 1);
    return close == std::string_view::npos ? std::string_view{} : tag.substr(open + 1, close - open - 1);
  }
  return {};
}

class Watch : public StreamWatch {
 public:
  void see(std::string_view record, Diagnostics& diagnostics) override {
    xml::MarkupReader reader(record);
    xml::Piece tag;
    if (!reader.next(tag)) return;
    const std::string_view id = id_in(record.substr(tag.begin, tag.end - tag.begin));
    if (id.empty() || ids_.add(id)) return;
    const auto at = static_cast<std::uint32_t>(id.data() - record.data());
    diagnostics.add(Code::rif_game_twice, {at, at + static_cast<std::uint32_t>(id.size())}, {{"id", excerpt(id)}});
  }

 private:
  IdSet ids_;
};

}  // namespace

std::unique_ptr<StreamWatch> new_watch() { return std::make_unique<Watch>(); }

}  // namespace fivefold::rif
