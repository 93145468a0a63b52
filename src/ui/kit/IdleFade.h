#pragma once

#include <algorithm>

namespace ui::kit {

/// The opacity of a group of panels, 0 to 1. It stays 1 while the player uses them and for kIdleSeconds
/// seconds after; then it falls to 0, so that the table is unobstructed. It rises again as soon as the player
/// uses them.
class IdleFade {
  public:
    static constexpr float kIdleSeconds = 6;        ///< seconds without use
    static constexpr float kFadeOutSeconds = 1.2F;  ///< seconds that fading out takes
    static constexpr float kFadeInSeconds = 0.15F;

    /// Advances by `seconds`. `used`: whether the player uses the panels in this time.
    void update(float seconds, bool used) {
        unused_ = used ? 0 : unused_ + seconds;
        value_ = unused_ < kIdleSeconds ? std::min(value_ + seconds / kFadeInSeconds, 1.0F)
                                        : std::max(value_ - seconds / kFadeOutSeconds, 0.0F);
    }
    [[nodiscard]] float value() const { return value_; }
    /// Whether the opacity changes at present.
    [[nodiscard]] bool changing() const { return unused_ < kIdleSeconds ? value_ < 1 : value_ > 0; }

  private:
    float value_ = 1;
    float unused_ = 0;
};

}  // namespace ui::kit
