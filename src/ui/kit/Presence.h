#pragma once

#include <algorithm>

namespace ui::kit {

/// The opacity of a group of panels, 0 to 1. It stays 1 while the player uses them and for kPatience seconds
/// after; then it falls to 0, so that the table is unobstructed. It rises again as soon as the player uses
/// them.
class Presence {
  public:
    static constexpr float kPatience = 6;   ///< seconds without use
    static constexpr float kLeaves = 1.2F;  ///< seconds that fading out takes
    static constexpr float kReturns = 0.15F;

    /// Advances by `seconds`. `used`: whether the player uses the panels in this time.
    void update(float seconds, bool used) {
        unused_ = used ? 0 : unused_ + seconds;
        value_ = unused_ < kPatience ? std::min(value_ + seconds / kReturns, 1.0F)
                                     : std::max(value_ - seconds / kLeaves, 0.0F);
    }
    [[nodiscard]] float value() const { return value_; }
    /// Whether the opacity changes at present.
    [[nodiscard]] bool changing() const { return unused_ < kPatience ? value_ < 1 : value_ > 0; }

  private:
    float value_ = 1;
    float unused_ = 0;
};

}  // namespace ui::kit
