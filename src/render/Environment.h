#pragma once

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <vector>

#include "base/Result.h"

namespace render {

/// A picture of light: linear, rows from the top. Equirectangular: the middle looks towards −z (the far side
/// of the table), right of it towards +x, the top row straight up.
struct FloatImage {
    int width = 0;
    int height = 0;
    std::vector<glm::vec3> pixels;
};

/// The light around the table, ready for the shaders.
struct Environment {
    /// Diffuse light by normal: nine coefficients of spherical harmonics with cosine lobe and basis constants
    /// in them (Ramamoorthi and Hanrahan 2001), for the polynomial in lighting.glsl. Radiance scale: white
    /// diffuse × this.
    std::array<glm::vec4, 9> irradiance{};
    /// Specular light: octahedral maps, sharp first, level i for roughness i / (levels − 1), each half the
    /// size.
    std::vector<FloatImage> levels;
};

/// Reads a Radiance .hdr (or any picture stb_image reads). Blocks on the disk.
[[nodiscard]] base::Result<FloatImage> loadFloatImage(const std::filesystem::path& path);

/// A warm room without a file: a lamp above, glimmer to one side, dark wood below.
[[nodiscard]] FloatImage plainRoom();

/// Filters an equirectangular picture; 30 to 60 ms of one core.
[[nodiscard]] Environment filterEnvironment(FloatImage equirectangular);

}  // namespace render
