#pragma once

#include <array>
#include <optional>

#include "render/GlHandle.h"

namespace render {

/// Measures how long the device works on the commands between begin() and end(). The result arrives some
/// frames later; no call waits for the device.
class GpuTimer {
  public:
    void begin();
    void end();
    /// The milliseconds of a measurement that was completed since the last call.
    [[nodiscard]] std::optional<float> take();

  private:
    struct Query {
        QueryHandle handle;
        bool pending = false;
    };
    std::array<Query, 4> queries_;
    std::size_t next_ = 0;
    bool running_ = false;
};

}  // namespace render
