#include "render/Environment.h"

#include <stb_image.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <glm/gtc/constants.hpp>
#include <memory>
#include <string_view>

#include "base/Files.h"
#include "render/texture/Image.h"

namespace render {
namespace {

constexpr float kPi = glm::pi<float>();
constexpr int kSharpestSize = 256;
constexpr int kLevels = 6;
constexpr int kSamples = 32;
constexpr int kWorkingWidth = 512;
constexpr int kIrradianceWidth = 128;
// Brighter texels are clamped, since a single one would become a visible blot in the filtered levels.
constexpr float kBrightest = 40.0F;

using Pyramid = std::vector<FloatImage>;

const glm::vec3& texel(const FloatImage& image, int x, int y) {
    return image.pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width) +
                        static_cast<std::size_t>(x)];
}

FloatImage halved(const FloatImage& from) {
    FloatImage to{std::max(from.width / 2, 1), std::max(from.height / 2, 1), {}};
    to.pixels.reserve(static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height));
    for (int y = 0; y < to.height; ++y) {
        const int y0 = std::min(y * 2, from.height - 1);
        const int y1 = std::min(y0 + 1, from.height - 1);
        for (int x = 0; x < to.width; ++x) {
            const int x0 = std::min(x * 2, from.width - 1);
            const int x1 = std::min(x0 + 1, from.width - 1);
            to.pixels.push_back(
                (texel(from, x0, y0) + texel(from, x1, y0) + texel(from, x0, y1) + texel(from, x1, y1)) *
                0.25F);
        }
    }
    return to;
}

Pyramid pyramidOf(FloatImage base) {
    for (glm::vec3& pixel : base.pixels) pixel = glm::clamp(pixel, 0.0F, kBrightest);
    while (base.width > kWorkingWidth) base = halved(base);
    Pyramid pyramid;
    pyramid.push_back(std::move(base));
    while (pyramid.back().width > 8 && pyramid.back().height > 4) pyramid.push_back(halved(pyramid.back()));
    return pyramid;
}

// Bilinear filtering, wrapping around the horizon.
glm::vec3 lightFrom(const FloatImage& image, glm::vec3 direction) {
    const float u = std::atan2(direction.x, -direction.z) / (2 * kPi) + 0.5F;
    const float v = std::acos(std::clamp(direction.y, -1.0F, 1.0F)) / kPi;
    const float x = u * static_cast<float>(image.width) - 0.5F;
    const float y =
        std::clamp(v * static_cast<float>(image.height) - 0.5F, 0.0F, static_cast<float>(image.height - 1));
    const int x0 = static_cast<int>(std::floor(x));
    const int y0 = static_cast<int>(y);
    const int left = (x0 + image.width) % image.width;
    const int right = (x0 + 1 + image.width) % image.width;
    const int below = std::min(y0 + 1, image.height - 1);
    const glm::vec3 upper =
        glm::mix(texel(image, left, y0), texel(image, right, y0), x - static_cast<float>(x0));
    const glm::vec3 lower =
        glm::mix(texel(image, left, below), texel(image, right, below), x - static_cast<float>(x0));
    return glm::mix(upper, lower, y - static_cast<float>(y0));
}

/// The direction for a point of an octahedral map.
glm::vec3 directionOf(glm::vec2 octahedral) {
    const glm::vec2 p = octahedral * 2.0F - 1.0F;
    glm::vec3 d(p.x, 1 - std::abs(p.x) - std::abs(p.y), p.y);
    if (d.y < 0) {
        const float x = d.x;
        d.x = (1 - std::abs(d.z)) * (x < 0 ? -1.0F : 1.0F);
        d.z = (1 - std::abs(x)) * (d.z < 0 ? -1.0F : 1.0F);
    }
    // The same rotation as in octahedron.glsl.
    return glm::normalize(glm::vec3(d.x + d.z, glm::root_two<float>() * d.y, d.z - d.x));
}

std::array<glm::vec4, 9> irradianceOf(const FloatImage& image) {
    // Basis constants to the second power, times the cosine lobe's factors 1, 2/3, 1/4 (the 1/pi of the
    // diffuse BRDF included).
    constexpr float kBand0 = 0.282095F * 0.282095F;
    constexpr float kBand1 = 0.488603F * 0.488603F * 2 / 3;
    constexpr float kBand2 = 1.092548F * 1.092548F / 4;
    constexpr float kBand20 = 0.315392F * 0.315392F / 4;
    constexpr float kBand22 = 0.546274F * 0.546274F / 4;
    std::array<glm::vec3, 9> sums{};
    for (int y = 0; y < image.height; ++y) {
        const float theta = kPi * (static_cast<float>(y) + 0.5F) / static_cast<float>(image.height);
        const float solid = 2 * kPi * kPi * std::sin(theta) / static_cast<float>(image.width * image.height);
        for (int x = 0; x < image.width; ++x) {
            const float phi =
                2 * kPi * ((static_cast<float>(x) + 0.5F) / static_cast<float>(image.width) - 0.5F);
            const glm::vec3 n(std::sin(theta) * std::sin(phi), std::cos(theta),
                              -std::sin(theta) * std::cos(phi));
            const glm::vec3 light = texel(image, x, y) * solid;
            sums[0] += light * kBand0;
            sums[1] += light * (kBand1 * n.y);
            sums[2] += light * (kBand1 * n.z);
            sums[3] += light * (kBand1 * n.x);
            sums[4] += light * (kBand2 * n.x * n.y);
            sums[5] += light * (kBand2 * n.y * n.z);
            sums[6] += light * (kBand20 * (3 * n.z * n.z - 1));
            sums[7] += light * (kBand2 * n.x * n.z);
            sums[8] += light * (kBand22 * (n.x * n.x - n.y * n.y));
        }
    }
    std::array<glm::vec4, 9> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = glm::vec4(sums[i], 0);
    return out;
}

float radicalInverse(unsigned bits) {
    float value = 0;
    for (float half = 0.5F; bits != 0; bits >>= 1, half *= 0.5F)
        if ((bits & 1U) != 0) value += half;
    return value;
}

/// One light direction around the mirror direction +z, and the level of the pyramid that covers its share.
struct LobeSample {
    glm::vec3 direction;
    float weight;
    std::size_t level;
};

// Importance samples of GGX with view = normal, each read from a level as wide as the sample's solid angle:
// Křivánek and Colbert, "Real-time Shading with Filtered Importance Sampling" (2008).
std::vector<LobeSample> lobeOf(float roughness, const Pyramid& pyramid) {
    const float a = roughness * roughness;
    const float perTexel = 4 * kPi / static_cast<float>(pyramid[0].width * pyramid[0].height);
    std::vector<LobeSample> lobe;
    for (unsigned i = 0; i < kSamples; ++i) {
        const float phi = 2 * kPi * (static_cast<float>(i) + 0.5F) / kSamples;
        const float x = radicalInverse(i) + 0.5F / kSamples;
        const float cosine = std::sqrt((1 - x) / (1 + (a * a - 1) * x));
        const float sine = std::sqrt(std::max(0.0F, 1 - cosine * cosine));
        const glm::vec3 halfway(sine * std::cos(phi), sine * std::sin(phi), cosine);
        const glm::vec3 light = 2 * cosine * halfway - glm::vec3(0, 0, 1);
        if (light.z <= 0) continue;
        const float d = cosine * cosine * (a * a - 1) + 1;
        const float density = a * a / (kPi * d * d) / 4;
        const float level = 0.5F * std::log2(1 / (kSamples * density * perTexel)) + 1;
        const auto last = static_cast<float>(pyramid.size() - 1);
        lobe.push_back({light, light.z, static_cast<std::size_t>(std::clamp(level + 0.5F, 0.0F, last))});
    }
    return lobe;
}

FloatImage filteredLevel(const Pyramid& pyramid, int size, const std::vector<LobeSample>& lobe) {
    FloatImage level{size, size, {}};
    level.pixels.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const glm::vec3 n = directionOf((glm::vec2(x, y) + 0.5F) / static_cast<float>(size));
            const glm::vec3 t =
                glm::normalize(glm::cross(std::abs(n.y) < 0.9F ? glm::vec3(0, 1, 0) : glm::vec3(1, 0, 0), n));
            const glm::vec3 b = glm::cross(n, t);
            glm::vec3 sum(0);
            float weight = 0;
            for (const LobeSample& s : lobe) {
                const glm::vec3 direction = t * s.direction.x + b * s.direction.y + n * s.direction.z;
                sum += lightFrom(pyramid[s.level], direction) * s.weight;
                weight += s.weight;
            }
            level.pixels.push_back(sum / std::max(weight, 1e-4F));
        }
    }
    return level;
}

/// Checks the run-length coded lines of a Radiance picture, since stb_image of 2022 loops for ever if one is
/// cut short. True for other files: stb_image refuses those itself.
bool linesAreWhole(std::string_view file) {
    int width = 0;
    int height = 0;
    const auto header = file.find("\n\n");
    if (!file.starts_with("#?") || header == std::string_view::npos) return true;
    const auto end = file.find('\n', header + 2);
    if (end == std::string_view::npos) return true;
    const std::string size(file.substr(header + 2, end - header - 2));
    if (std::sscanf(size.c_str(), "-Y %d +X %d", &height, &width) != 2) return true;
    if (width < 8 || width >= 32768 || height <= 0) return true;  // such sizes are never coded
    std::size_t at = end + 1;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(file[i]); };
    for (int y = 0; y < height; ++y) {
        if (at + 4 > file.size()) return false;
        if (byte(at) != 2 || byte(at + 1) != 2 || byte(at + 2) >= 128) return true;  // from here on not coded
        at += 4;
        for (int channel = 0; channel < 4; ++channel)
            for (int x = 0; x < width;) {
                if (at >= file.size()) return false;
                const int count = byte(at);
                const bool run = count > 128;
                const int pixels = run ? count - 128 : count;
                at += run ? 2 : static_cast<std::size_t>(count) + 1;
                x += pixels;
                if (pixels == 0 || x > width || at > file.size()) return false;
            }
    }
    return true;
}

}  // namespace

base::Result<FloatImage> loadFloatImage(const std::filesystem::path& path) {
    const auto file = base::readFile(path);
    if (!file) return file.error();
    FloatImage image;
    int channels = 0;
    const auto* bytes = reinterpret_cast<const stbi_uc*>(file->data());
    const auto size = static_cast<int>(file->size());
    if (stbi_info_from_memory(bytes, size, &image.width, &image.height, &channels) != 0)
        if (auto error = tooLarge(image.width, image.height, path, kMostPixels / 2)) return *error;
    if (!linesAreWhole(*file)) return base::Error{base::msgid("this picture is incomplete"), path.string()};
    const std::unique_ptr<float, void (*)(void*)> pixels(
        stbi_loadf_from_memory(bytes, size, &image.width, &image.height, &channels, 3), stbi_image_free);
    if (!pixels) return unreadablePicture(path);
    const std::size_t count = static_cast<std::size_t>(image.width) * static_cast<std::size_t>(image.height);
    image.pixels.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        image.pixels[i] = {pixels.get()[i * 3], pixels.get()[i * 3 + 1], pixels.get()[i * 3 + 2]};
    return image;
}

FloatImage plainRoom() {
    FloatImage room{128, 64, {}};
    const auto spot = [](glm::vec3 d, glm::vec3 towards, float sharpness) {
        return std::exp((glm::dot(d, glm::normalize(towards)) - 1) * sharpness);
    };
    for (int y = 0; y < room.height; ++y) {
        for (int x = 0; x < room.width; ++x) {
            const float theta = kPi * (static_cast<float>(y) + 0.5F) / 64;
            const float phi = 2 * kPi * ((static_cast<float>(x) + 0.5F) / 128 - 0.5F);
            const glm::vec3 d(std::sin(theta) * std::sin(phi), std::cos(theta),
                              -std::sin(theta) * std::cos(phi));
            glm::vec3 light = glm::mix(glm::vec3(0.10F, 0.055F, 0.03F), glm::vec3(0.22F, 0.16F, 0.11F),
                                       glm::smoothstep(-0.4F, 0.6F, d.y));
            light += glm::vec3(3.2F, 2.4F, 1.6F) * spot(d, {0.3F, 1, -0.2F}, 18);
            light += glm::vec3(2.6F, 1.2F, 0.4F) * spot(d, {-1, 0.15F, -0.6F}, 30);
            light += glm::vec3(0.9F, 1.1F, 1.5F) * spot(d, {0.9F, 0.35F, -0.7F}, 40);
            room.pixels.push_back(light);
        }
    }
    return room;
}

Environment filterEnvironment(FloatImage equirectangular) {
    if (equirectangular.pixels.empty()) equirectangular = plainRoom();
    const Pyramid pyramid = pyramidOf(std::move(equirectangular));
    Environment environment;
    // A small picture may have no level that is narrow enough; then the last one is used.
    std::size_t coarse = 0;
    while (coarse + 1 < pyramid.size() && pyramid[coarse].width > kIrradianceWidth) ++coarse;
    environment.irradiance = irradianceOf(pyramid[coarse]);
    environment.levels.push_back(filteredLevel(pyramid, kSharpestSize, {{{0, 0, 1}, 1, 0}}));
    for (int i = 1; i < kLevels; ++i)
        environment.levels.push_back(filteredLevel(pyramid, kSharpestSize >> i,
                                                   lobeOf(static_cast<float>(i) / (kLevels - 1), pyramid)));
    return environment;
}

}  // namespace render
