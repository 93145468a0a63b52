#pragma once

#include <algorithm>

namespace ui::kit {

/// How much of itself a group of panels shows, 0 to 1: all while somebody uses it and for a while after, then
/// it fades out of the picture's way, and is back at once when it is wanted.
class Presence {
  public:
    static constexpr float kPatience = 6;   ///< seconds without use
    static constexpr float kLeaves = 1.2F;  ///< seconds that fading takes
    static constexpr float kReturns = 0.15F;

    /// Moves on by `seconds`.
    void update(float seconds, bool used) {
        unused_ = used ? 0 : unused_ + seconds;
        value_ = unused_ < kPatience ? std::min(value_ + seconds / kReturns, 1.0F)
                                     : std::max(value_ - seconds / kLeaves, 0.0F);
    }
    [[nodiscard]] float value() const { return value_; }
    /// Whether it fades or returns just now.
    [[nodiscard]] bool changing() const { return unused_ < kPatience ? value_ < 1 : value_ > 0; }

  private:
    float value_ = 1;
    float unused_ = 0;
};

}  // namespace ui::kit
