#pragma once

#include <cstdint>

#include "film/Encoder.h"

namespace film {

/// A picture of one colour.
[[nodiscard]] inline Picture plain(int width, int height, std::uint8_t r, std::uint8_t g, std::uint8_t b) {
    Picture picture{.width = width, .height = height};
    for (int i = 0; i < width * height; ++i) picture.rgb.insert(picture.rgb.end(), {r, g, b});
    return picture;
}

inline void setPixel(Picture& picture, int x, int y, std::uint8_t r, std::uint8_t g, std::uint8_t b) {
    const std::size_t at = static_cast<std::size_t>(y * picture.width + x) * 3;
    picture.rgb[at] = r;
    picture.rgb[at + 1] = g;
    picture.rgb[at + 2] = b;
}

}  // namespace film
