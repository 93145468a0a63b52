#pragma once

#include <cstdint>
#include <vector>

namespace render {

/// One mip level, rows from the bottom.
struct TextureLevel {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> bytes;
};
using TexturePyramid = std::vector<TextureLevel>;

/// This level and all smaller ones down to a single texel; each texel is the mean of four of the level
/// before. The loader's threads compute it faster than a software driver.
[[nodiscard]] TexturePyramid pyramidOf(TextureLevel level, int bytesPerTexel);

/// Leaves out the levels with a side of more than `longest` texels, which the device does not take. The last
/// level always stays.
void limitSides(TexturePyramid& pyramid, int longest);

}  // namespace render
