#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "render/gl/GlHandle.h"

namespace render {

/// Judges by its measurements whether a device has a clock: some drivers, such as those of virtual machines,
/// accept queries of time, but always answer 0.
class DeviceClock {
  public:
    /// A measurement in milliseconds; nothing if it was 0, since no drawing takes no time.
    [[nodiscard]] std::optional<float> millisecondsOf(std::uint64_t nanoseconds);
    /// False after several answers of 0 in a row.
    [[nodiscard]] bool runs() const;

  private:
    int zeros_ = 0;  ///< answers of 0 since the last other one
};

/// Measures how long the device works on the commands between begin() and end(). The result arrives some
/// frames later; no call waits for the device.
class GpuTimer {
  public:
    void begin();
    void end();
    /// The milliseconds of a measurement that was completed since the last call.
    [[nodiscard]] std::optional<float> take();
    /// False if the device has no clock, or has turned out to have none.
    [[nodiscard]] bool hasClock() const;

  private:
    struct Query {
        QueryHandle handle;
        bool pending = false;
    };
    std::array<Query, 4> queries_;
    std::size_t next_ = 0;
    bool running_ = false;
    DeviceClock clock_;
};

}  // namespace render
