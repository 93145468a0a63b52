#pragma once

#include <cstdint>
#include <vector>

namespace render {

/// One mip level: so many bytes a texel, rows from the bottom.
struct TextureLevel {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;
};
using TexturePyramid = std::vector<TextureLevel>;

/// The level and all smaller ones, down to a single texel, each the mean of four texels of the one before.
/// Made by the loader's threads: what the processor draws with would make them more slowly.
[[nodiscard]] TexturePyramid pyramidOf(TextureLevel level, int bytesPerTexel);

}  // namespace render
