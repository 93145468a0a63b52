#pragma once

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <vector>

#include "base/Result.h"

namespace render {

/// An image of the light from all directions: linear, rows from the top. Equirectangular: the middle looks
/// towards −z (the far side of the table), right of it is +x, the top row is straight up.
struct FloatImage {
    int width = 0;
    int height = 0;
    std::vector<glm::vec3> pixels;
};

/// The light around the table, filtered for the shaders.
struct Environment {
    /// Diffuse light by normal: nine coefficients of spherical harmonics with cosine lobe and basis constants
    /// in them (Ramamoorthi and Hanrahan 2001), for the polynomial in lighting.glsl. Radiance scale: white
    /// diffuse × this.
    std::array<glm::vec4, 9> irradiance{};
    /// Specular light: octahedral maps, the sharpest first; level i is for roughness i / (levels − 1), each
    /// half as large as the one before.
    std::vector<FloatImage> levels;
};

/// Reads a Radiance .hdr (or any picture stb_image reads). Blocks on the disk.
[[nodiscard]] base::Result<FloatImage> loadFloatImage(const std::filesystem::path& path);

/// A warm room that needs no file: a lamp above, a dim light to one side, dark wood below.
[[nodiscard]] FloatImage plainRoom();

/// Filters an equirectangular picture; 30 to 60 ms of one core.
[[nodiscard]] Environment filterEnvironment(FloatImage equirectangular);

}  // namespace render
