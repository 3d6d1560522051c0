#pragma once

#include <functional>
#include <string>

namespace fivefold::test {

/// Calls `visit(name, bytes)` for every member of a zip of the corpus of real games, in the order of the archive.
/// Returns false, after printing a line that says so, when the corpus is not there (README: tests then skip).
bool visit_corpus_zip(const std::string& file,
                      const std::function<void(const std::string&, const std::string&)>& visit);

/// Path of a file of the corpus: below $FIVEFOLD_CORPUS, or ../shared/corpus beside the project.
std::string corpus_path(const std::string& file);

}  // namespace fivefold::test
