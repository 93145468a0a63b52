#include "render/texture/PackedSurface.h"

#include <algorithm>
#include <cmath>

namespace render {
namespace {

// Largest root mean square error of the curve, of 255: about that of a JPEG.
constexpr float kMostError = 4;
constexpr std::size_t kFitted = 4096;  // texels to which the curve is fitted

glm::vec3 colorAt(const TextureLevel& texels, std::size_t i) {
    return glm::vec3(texels.bytes[i * 4], texels.bytes[i * 4 + 1], texels.bytes[i * 4 + 2]) / 255.0F;
}

float brightness(glm::vec3 root) { return glm::dot(root, glm::vec3(0.3F, 0.59F, 0.11F)); }

struct Range {
    float least = 1;
    float span = 0;
    [[nodiscard]] float share(float value) const {
        return span > 0 ? std::clamp((value - least) / span, 0.0F, 1.0F) : 0;
    }
};

Range rangeOf(const TextureLevel& texels, std::size_t count) {
    float least = 1;
    float most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const float value = brightness(colorAt(texels, i));
        least = std::min(least, value);
        most = std::max(most, value);
    }
    return {least, most - least};
}

/// Fits a parabola to each channel by least squares.
std::array<glm::vec3, 3> fittedCurve(const TextureLevel& texels, std::size_t count, const Range& range) {
    const std::size_t step = std::max<std::size_t>(count / kFitted, 1) | 1;
    glm::dmat3 normal(1e-6);
    std::array<glm::dvec3, 3> right{};
    for (std::size_t i = 0; i < count; i += step) {
        const glm::dvec3 color(colorAt(texels, i));
        const double t = static_cast<double>(range.share(brightness(colorAt(texels, i))));
        const glm::dvec3 powers(1, t, t * t);
        normal += glm::outerProduct(powers, powers);
        for (int k = 0; k < 3; ++k) right[static_cast<std::size_t>(k)] += color * powers[k];
    }
    const glm::dmat3 inverse = glm::inverse(normal);
    std::array<glm::vec3, 3> curve{};
    for (int k = 0; k < 3; ++k) {
        glm::dvec3 sum(0);
        for (int j = 0; j < 3; ++j) sum += inverse[j][k] * right[static_cast<std::size_t>(j)];
        curve[static_cast<std::size_t>(k)] = glm::vec3(sum);
    }
    return curve;
}

float errorOf(const TextureLevel& texels, std::size_t count, const Range& range,
              const std::array<glm::vec3, 3>& curve) {
    const std::size_t step = std::max<std::size_t>(count / kFitted, 1) | 1;
    float sum = 0;
    float taken = 0;
    for (std::size_t i = 0; i < count; i += step, ++taken) {
        const glm::vec3 color = colorAt(texels, i);
        const float t = range.share(brightness(color));
        const glm::vec3 off = curve[0] + t * (curve[1] + t * curve[2]) - color;
        sum += glm::dot(off, off) / 3;
    }
    return std::sqrt(sum / std::max(taken, 1.0F)) * 255;
}

/// The index of the texel in `normal` at the position of texel (x, y) of `texels`.
std::size_t normalAt(const TextureLevel& normal, const TextureLevel& texels, int x, int y) {
    return static_cast<std::size_t>(y * normal.height / texels.height) *
               static_cast<std::size_t>(normal.width) +
           static_cast<std::size_t>(x * normal.width / texels.width);
}

}  // namespace

std::optional<PackedSurface> packed(const SurfaceTexture& surface) {
    const TextureLevel& from = surface.colorRoughness;
    const std::size_t count = from.bytes.size() / 4;
    const Range range = rangeOf(from, count);
    PackedSurface packed{{from.width, from.height, std::vector<std::uint8_t>(count * 4)},
                         fittedCurve(from, count, range)};
    if (errorOf(from, count, range, packed.curve) > kMostError) return std::nullopt;
    std::uint8_t* to = packed.texels.bytes.data();
    for (int y = 0; y < from.height; ++y)
        for (int x = 0; x < from.width; ++x, to += 4) {
            const auto i = static_cast<std::size_t>(y * from.width + x);
            to[0] = static_cast<std::uint8_t>(range.share(brightness(colorAt(from, i))) * 255 + 0.5F);
            to[1] = from.bytes[i * 4 + 3];
            to[2] = to[3] = 127;
            if (surface.normal.bytes.empty()) continue;
            const std::size_t n = normalAt(surface.normal, from, x, y) * 2;
            to[2] = surface.normal.bytes[n];
            to[3] = surface.normal.bytes[n + 1];
        }
    return packed;
}

}  // namespace render
