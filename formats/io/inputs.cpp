#include "formats/io/inputs.h"

#include <optional>
#include <utility>

#include "formats/encoding.h"
#include "formats/io/archive_reader.h"
#include "formats/io/file_source.h"
#include "formats/io/magic.h"
#include "formats/io/path_queue.h"
#include "formats/io/problems.h"

namespace fivefold {

struct Inputs::Impl {
  Impl(std::vector<std::string> paths, InputOptions given) : queue(std::move(paths)), options(given) {}

  bool next();
  bool next_in_memory();
  bool stopped() const { return options.stop != nullptr && options.stop->load(std::memory_order_relaxed); }
  bool open(const std::string& name);
  std::size_t read(char* to, std::size_t size);
  void close();

  PathQueue queue;
  InputOptions options;
  Problems problems;
  std::optional<FileSource> file;
  std::optional<ArchiveReader> archive;
  std::string path;
  std::uint64_t consumed_before = 0;  ///< bytes of the files that were closed
  std::optional<std::string> text;    ///< the only stream, when it is in memory
  std::size_t text_used = 0;
  bool text_opened = false;
};

bool Inputs::Impl::next_in_memory() {
  if (std::exchange(text_opened, true)) return false;
  if (text->empty()) problems.add(path, Code::empty_file);
  return !text->empty();
}

bool Inputs::Impl::next() {
  if (stopped()) return false;
  if (text) return next_in_memory();
  if (archive && archive->next()) {
    path = archive->path();
    return true;
  }
  close();
  while (const std::optional<std::string> name = queue.next(problems)) {
    if (open(*name)) return true;
    close();
  }
  return false;
}

bool Inputs::Impl::open(const std::string& name) {
  path = replace_invalid_utf8(name);
  file.emplace(name);
  const std::string_view head = file->error() == 0 ? file->head() : std::string_view();
  if (file->error() != 0) {
    problems.add_unreadable(path, Code::cannot_open, file->error());
    return false;
  }
  if (head.empty()) {
    problems.add(path, Code::empty_file);
    return false;
  }
  if (!may_be_packed(head)) return true;
  archive.emplace(*file, path, options, problems);
  if (!archive->next()) return false;
  path = archive->path();
  return true;
}

std::size_t Inputs::Impl::read(char* to, std::size_t size) {
  if (stopped()) return 0;
  if (text) {
    const std::size_t got = text->copy(to, size, text_used);
    text_used += got;
    return got;
  }
  if (archive) return archive->read(to, size);
  if (!file || file->error() != 0) return 0;
  const std::size_t got = file->read(to, size);
  if (file->error() != 0) problems.add_unreadable(path, Code::read_failed, file->error());
  return got;
}

void Inputs::Impl::close() {
  if (file) consumed_before += file->seekable() ? file->size() : file->consumed();
  archive.reset();
  file.reset();
}

Inputs::Inputs(std::vector<std::string> paths, InputOptions options)
    : impl_(std::make_unique<Impl>(std::move(paths), options)) {}
std::unique_ptr<Inputs> Inputs::of_text(std::string text, std::string name) {
  auto inputs = std::make_unique<Inputs>(std::vector<std::string>());
  inputs->impl_->path = std::move(name);
  inputs->impl_->text = std::move(text);
  return inputs;
}
Inputs::~Inputs() = default;

bool Inputs::next() { return impl_->next(); }
const std::string& Inputs::path() const { return impl_->path; }
bool Inputs::in_archive() const { return impl_->archive && impl_->archive->in_archive(); }
std::size_t Inputs::read(char* to, std::size_t size) { return impl_->read(to, size); }
std::vector<InputProblem> Inputs::take_problems() { return impl_->problems.take(); }
std::uint64_t Inputs::total_bytes() const { return impl_->text ? impl_->text->size() : impl_->queue.total_bytes(); }
std::uint64_t Inputs::consumed_bytes() const {
  if (impl_->text) return impl_->text_used;
  return impl_->consumed_before + (impl_->file ? impl_->file->consumed() : 0);
}

}  // namespace fivefold
