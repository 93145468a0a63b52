#pragma once

#include <vector>

namespace app::tools {

/// How long something took: elapsed, and of processor time over all threads. CPU time hardly depends on
/// what else the machine does.
struct Cost {
    double cpuMs = 0;
    double wallMs = 0;
};

/// Runs from its making on.
class Stopwatch {
  public:
    Stopwatch();
    [[nodiscard]] Cost elapsed() const;
    /// Since the program was started.
    [[nodiscard]] static double programCpuMs();

  private:
    Cost begin_;
};

struct Spread {
    double least = 0;  ///< what else the machine does only adds to it
    double median = 0;
    double p95 = 0;  ///< of twenty values, at most one is larger
};
/// Of no values: zeros.
[[nodiscard]] Spread spreadOf(std::vector<double> values);

}  // namespace app::tools
