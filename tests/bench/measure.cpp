// A stopwatch: measure RUNS FILE COMMAND... runs the command that often with its output thrown away and prints,
// separated by tabs, the medians (with least and most) of wall time and CPU time in seconds, the most memory in MiB,
// the bytes of FILE per second of wall time in MB, and the exit code.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

struct Run {
  double wall = 0;
  double cpu = 0;
  long peak_kib = 0;
  int status = 0;
};

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

[[noreturn]] void become(char* const* command) {
  const int nowhere = open("/dev/null", O_RDWR);
  dup2(nowhere, 0);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  execvp(command[0], command);
  _exit(127);
}

Run run(char* const* command) {
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) become(command);
  int status = 0;
  rusage usage{};
  if (child < 0 || wait4(child, &status, 0, &usage) != child) {
    std::perror("measure");
    std::exit(1);
  }
  Run out;
  out.wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  out.cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
  out.peak_kib = usage.ru_maxrss;
  out.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return out;
}

struct Spread {
  double median, least, most;
};

Spread spread(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return {values[values.size() / 2], values.front(), values.back()};
}

}  // namespace

int main(int argc, char** argv) {
  const int runs = argc > 3 ? std::atoi(argv[1]) : 0;
  struct stat file {};
  if (runs < 1 || stat(argv[2], &file) != 0) {
    std::fputs("usage: measure RUNS FILE COMMAND...\n", stderr);
    return 2;
  }
  std::vector<double> walls, cpus;
  long peak_kib = 0;
  int status = 0;
  for (int i = 0; i < runs; ++i) {
    const Run one = run(argv + 3);
    walls.push_back(one.wall);
    cpus.push_back(one.cpu);
    peak_kib = std::max(peak_kib, one.peak_kib);
    status = std::max(status, one.status);
  }
  const Spread wall = spread(walls);
  const Spread cpu = spread(cpus);
  std::printf("%.2f (%.2f-%.2f)\t%.2f (%.2f-%.2f)\t%.0f\t%.0f\t%d\n", wall.median, wall.least, wall.most, cpu.median,
              cpu.least, cpu.most, static_cast<double>(peak_kib) / 1024,
              static_cast<double>(file.st_size) / 1e6 / wall.median, status);
  return 0;
}
