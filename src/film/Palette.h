#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "film/Encoder.h"

namespace film {

/// Few colours that stand for all of a film.
class Palette {
  public:
    using Color = std::array<std::uint8_t, 3>;
    /// At most `most` colours (1 to 256) that come close to those of the pictures.
    Palette(std::span<const Picture> pictures, std::size_t most);

    [[nodiscard]] const std::vector<Color>& colors() const { return colors_; }
    /// The number of the colour that is nearest, to 1/64 of a channel.
    [[nodiscard]] std::uint8_t nearest(const Color& color) const;
    /// The picture in these colours, a number a pixel. A pattern that stays where it is mixes two of them
    /// where none fits, so that what does not change from picture to picture has the same numbers in each.
    [[nodiscard]] std::vector<std::uint8_t> numbersOf(const Picture& picture) const;

  private:
    std::vector<Color> colors_;
    mutable std::vector<std::int16_t> found_;  ///< nearest() by six bits a channel; -1: not looked for yet
};

}  // namespace film
