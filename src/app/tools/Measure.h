#pragma once

#include <vector>

namespace app::tools {

/// The duration of something: elapsed time, and processor time of all threads. Processor time hardly depends
/// on other programs.
struct Cost {
    double cpuMs = 0;
    double elapsedMs = 0;
};

/// Measures time from its construction.
class Stopwatch {
  public:
    Stopwatch();
    [[nodiscard]] Cost elapsed() const;
    /// Processor time since the start of the program.
    [[nodiscard]] static double programCpuMs();

  private:
    Cost begin_;
};

struct Spread {
    double least = 0;  ///< minimum, since other programs only add to a duration
    double median = 0;
    double p95 = 0;  ///< 95th percentile
};
/// All values are 0 if `values` is empty.
[[nodiscard]] Spread spreadOf(std::vector<double> values);

}  // namespace app::tools
