#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "film/Encoder.h"

namespace film {

/// A small set of colours for a whole film.
class Palette {
  public:
    using Color = std::array<std::uint8_t, 3>;
    /// Chooses at most `most` colours (1 to 256) close to those of the pictures.
    Palette(std::span<const Picture> pictures, std::size_t most);

    [[nodiscard]] const std::vector<Color>& colors() const { return colors_; }
    /// The index of the nearest colour, to 1/64 of a channel.
    [[nodiscard]] std::uint8_t nearest(const Color& color) const;
    /// The picture as colour indices, one for each pixel. Ordered dithering mixes two colours where none
    /// fits; its pattern is fixed to the picture, so that unchanged pixels keep their indices from picture to
    /// picture.
    [[nodiscard]] std::vector<std::uint8_t> numbersOf(const Picture& picture) const;

  private:
    std::vector<Color> colors_;
    mutable std::vector<std::int16_t> found_;  ///< cache of nearest(), by six bits a channel; -1: unknown
};

}  // namespace film
