#include "app/tools/Measure.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

namespace app::tools {
namespace {

Cost now() {
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return {Stopwatch::programCpuMs(), std::chrono::duration<double, std::milli>(now).count()};
}

double valueAt(const std::vector<double>& sorted, double share) {
    const auto rank = static_cast<std::size_t>(std::ceil(share * static_cast<double>(sorted.size())));
    return sorted[std::max<std::size_t>(rank, 1) - 1];
}

}  // namespace

Stopwatch::Stopwatch() : begin_(now()) {}

Cost Stopwatch::elapsed() const {
    const Cost end = now();
    return {end.cpuMs - begin_.cpuMs, end.elapsedMs - begin_.elapsedMs};
}

double Stopwatch::programCpuMs() { return static_cast<double>(std::clock()) * 1e3 / CLOCKS_PER_SEC; }

Spread spreadOf(std::vector<double> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    return {values.front(), valueAt(values, 0.5), valueAt(values, 0.95)};
}

}  // namespace app::tools
