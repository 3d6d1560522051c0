#include "tests/support/corpus_zip.h"
#include "tests/support/paths.h"

#include <archive.h>
#include <archive_entry.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <stdexcept>

namespace fivefold::test {

std::string corpus_path(const std::string& file) {
  namespace fs = std::filesystem;
  const char* const folder = std::getenv("FIVEFOLD_CORPUS");
  const fs::path corpus = folder != nullptr ? fs::path(folder) : fs::path(fivefold::test::source_folder()) / "../shared/corpus";
  return (corpus / file).string();
}

bool visit_corpus_zip(const std::string& file,
                      const std::function<void(const std::string&, const std::string&)>& visit) {
  const std::string path = corpus_path(file);
  if (!std::filesystem::exists(path)) {
    std::cout << "skipped: no " << path << "\n";
    return false;
  }
  archive* const zip = archive_read_new();
  archive_read_support_format_zip(zip);
  if (archive_read_open_filename(zip, path.c_str(), 1 << 16) != ARCHIVE_OK) throw std::runtime_error(path);
  archive_entry* entry = nullptr;
  std::string bytes;
  while (archive_read_next_header(zip, &entry) == ARCHIVE_OK) {
    if (archive_entry_filetype(entry) != AE_IFREG) continue;
    bytes.resize(static_cast<std::size_t>(archive_entry_size(entry)));
    const la_ssize_t got = archive_read_data(zip, bytes.data(), bytes.size());
    if (got != static_cast<la_ssize_t>(bytes.size())) throw std::runtime_error(path + ": short member");
    visit(archive_entry_pathname(entry), bytes);
  }
  archive_read_free(zip);
  return true;
}

}  // namespace fivefold::test
