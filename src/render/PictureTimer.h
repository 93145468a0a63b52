#pragma once

#include <chrono>
#include <optional>

#include "render/gl/GpuTimer.h"

namespace render {

/// Measures how long the device works on the commands between begin() and end(). With a graphics card the
/// result arrives some frames later and nothing waits for it; if the CPU draws, or the card has no clock,
/// end() waits.
class PictureTimer {
  public:
    /// `software`: the CPU draws.
    explicit PictureTimer(bool software) : software_(software) {}
    void begin();
    void end();
    /// The milliseconds of the latest completed measurement; each is returned once.
    [[nodiscard]] std::optional<float> take();

  private:
    [[nodiscard]] bool waits() const { return software_ || !device_.hasClock(); }

    bool software_;
    GpuTimer device_;
    std::chrono::steady_clock::time_point begin_;
    std::optional<float> milliseconds_;
};

}  // namespace render
