#pragma once

#include <cmath>
#include <glm/glm.hpp>
#include <glm/gtc/constants.hpp>

namespace render {

/// The offsets of one sample of a still picture: of the pixel, the light and the lens.
struct Jitter {
    glm::vec2 pixel{0};     ///< -0.5 to 0.5 pixels
    glm::vec2 light{0};     ///< in the unit disk
    glm::vec2 lens{0};      ///< in the unit disk
    float mipLevel = 0.5F;  ///< 0 to 1: rounds the mip level up or down
    float turn = 1.1F;      ///< radians: rotation of the shadow filter; 1.1 is along neither axis
};

/// Point `i` of `n` on a disk, evenly spread: Vogel's sunflower (1979).
[[nodiscard]] inline glm::vec2 sunflower(int i, int n) {
    const float radius = std::sqrt((static_cast<float>(i) + 0.5F) / static_cast<float>(n));
    const float angle = static_cast<float>(i) * glm::pi<float>() * (3 - std::sqrt(5.0F));
    return radius * glm::vec2(std::cos(angle), std::sin(angle));
}

/// The offsets of sample `i` of `n`. The first has none, so that a still picture begins like the moving
/// picture before it.
[[nodiscard]] inline Jitter jitterOf(int i, int n) {
    if (i <= 0 || n <= 1) return {};
    // Roberts' R2 sequence (2018) for the pixel. Each disk is walked in another order (steps coprime to
    // powers of two), so that the three offsets do not correlate.
    const auto share = [i](float step) { return std::fmod(0.5F + static_cast<float>(i) * step, 1.0F); };
    return {.pixel = glm::vec2(share(0.7548777F), share(0.5698403F)) - 0.5F,
            .light = sunflower(i * 7 % n, n),
            .lens = sunflower(i * 11 % n, n),
            .mipLevel = share(0.6180340F),
            .turn = static_cast<float>(i) * glm::pi<float>() * (3 - std::sqrt(5.0F))};
}

}  // namespace render
