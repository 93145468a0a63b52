#pragma once

#include <chrono>
#include <optional>

#include "render/GpuTimer.h"

namespace render {

/// Measures how long the device draws between begin() and end(). A graphics card gives the result some frames
/// later and is never waited for; where the processor draws, end() waits.
class PictureTimer {
  public:
    /// `software`: the processor draws.
    explicit PictureTimer(bool software) : software_(software) {}
    void begin();
    void end();
    /// Milliseconds of the last measurement that is known; each is told once.
    [[nodiscard]] std::optional<float> take();

  private:
    bool software_;
    GpuTimer device_;
    std::chrono::steady_clock::time_point begin_;
    std::optional<float> milliseconds_;
};

}  // namespace render
