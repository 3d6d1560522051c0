#include <clocale>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <system_error>
#include <vector>

#include "formats/io/unfinished_files.h"
#include "tools/command.h"
#include "tools/errors.h"
#include "tools/generate.h"
#include "tools/help.h"
#include "tools/messages.h"
#include "tools/output.h"
#include "tools/version.h"
#include "tools/words.h"

namespace fivefold {
namespace {

ExitCode print(std::string_view text) {
  Output output;
  output.write(text);
  output.flush();
  return ExitCode::clean;
}

ExitCode run(const std::vector<std::string>& arguments) {
  if (arguments.empty()) throw UsageError(say(Message::command_missing));
  const std::string& first = arguments[0];
  if (first == "--help" || first == "-h") return print(general_help());
  if (first == "--version") return print("fivefold " + std::string(kVersion) + "\n");
  if (first == "--generate") return print(generated(arguments.size() > 1 ? arguments[1] : ""));
  if (first == "help" && arguments.size() == 1) return print(general_help());
  const std::string& name = first == "help" ? arguments[1] : first;
  const Command* command = find_command(name);
  if (command == nullptr) {
    std::vector<std::string_view> names;
    for (const Command* known : all_commands()) names.push_back(known->name);
    throw UsageError(say(Message::command_unknown, {{"name", name}, {"hint", hint(name, names)}}));
  }
  if (first == "help") return print(command_help(*command));
  const Options options = parse_options(*command, {arguments.begin() + 1, arguments.end()});
  return options.help ? print(command_help(*command)) : command->run(options);
}

/// Ctrl+C and the like: no unfinished file stays behind.
void stop(int signal) {
  remove_unfinished_files();
  std::_Exit(128 + signal);
}

}  // namespace
}  // namespace fivefold

int main(int count, char** values) {
  using namespace fivefold;  // NOLINT(google-build-using-namespace): main is ours alone
  // libarchive names UTF-8 members of zip files only under a UTF-8 locale; nothing else depends on the locale.
  std::setlocale(LC_CTYPE, "C.UTF-8");
  std::signal(SIGPIPE, SIG_DFL);
  // What whoever started us wants ignored (nohup) stays ignored.
  for (const int signal : {SIGINT, SIGTERM, SIGHUP})
    if (std::signal(signal, stop) == SIG_IGN) std::signal(signal, SIG_IGN);
  try {
    return static_cast<int>(run({values + 1, values + count}));
  } catch (const UsageError& error) {
    complain(error.what());
    return static_cast<int>(ExitCode::usage);
  } catch (const EnvironmentError& error) {
    complain(error.what());
    return static_cast<int>(ExitCode::unavailable);
  } catch (const std::system_error& error) {
    complain(error.what());
    return static_cast<int>(ExitCode::unavailable);
  } catch (const std::bad_alloc&) {
    complain(say(Message::out_of_memory));
    return static_cast<int>(ExitCode::internal);
  } catch (const std::exception& error) {
    complain(say(Message::internal_error, {{"reason", error.what()}}));
    return static_cast<int>(ExitCode::internal);
  }
}
