#include "render/texture/SurfaceTexture.h"

#include <stb_image.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <optional>

#include "base/Random.h"
#include "render/texture/DecodedPicture.h"

namespace render {
namespace {

constexpr int kPlainSize = 128;
constexpr std::uint8_t kPlainRoughness = 128;

std::optional<DecodedPicture> loadBitmap(const std::filesystem::path& file,
                                         const std::filesystem::path& folder, int channels,
                                         std::vector<base::Error>& errors) {
    if (file.empty()) return std::nullopt;
    stbi_set_flip_vertically_on_load_thread(1);  // v, and the normal map's green, grow upwards
    auto bitmap = decodePicture(folder / file, channels);
    stbi_set_flip_vertically_on_load_thread(0);
    if (bitmap) return std::move(bitmap).value();
    errors.push_back(bitmap.error());
    return std::nullopt;
}

std::uint8_t toByte(float share) {
    return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255));
}

const std::array<std::uint8_t, 256>& rootOfSrgb() {
    static const auto kTable = [] {
        std::array<std::uint8_t, 256> table{};
        for (std::size_t i = 0; i < table.size(); ++i) {
            const float c = static_cast<float>(i) / 255;
            table[i] = toByte(std::sqrt(c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F)));
        }
        return table;
    }();
    return kTable;
}

// Value noise that repeats every `cells` cells: random corners, smoothly mixed.
float tiledNoise(float x, float y, int cells, std::uint64_t seed) {
    const auto corner = [&](int cx, int cy) {
        const auto wrapped =
            static_cast<std::uint64_t>((cx % cells + cells) % cells * 4096 + (cy % cells + cells) % cells);
        return static_cast<float>(base::Random(seed * 7919 + wrapped).unit());
    };
    x *= static_cast<float>(cells);
    y *= static_cast<float>(cells);
    const int cx = static_cast<int>(x);
    const int cy = static_cast<int>(y);
    const auto ease = [](float t) { return t * t * (3 - 2 * t); };
    const float u = ease(x - static_cast<float>(cx));
    const float v = ease(y - static_cast<float>(cy));
    const auto mix = [](float a, float b, float t) { return a + (b - a) * t; };
    return mix(mix(corner(cx, cy), corner(cx + 1, cy), u), mix(corner(cx, cy + 1), corner(cx + 1, cy + 1), u),
               v);
}

void packColors(SurfaceTexture& surface, const DecodedPicture& albedo) {
    const auto& root = rootOfSrgb();
    const std::size_t count =
        static_cast<std::size_t>(albedo.width) * static_cast<std::size_t>(albedo.height);
    surface.colorRoughness = {albedo.width, albedo.height, std::vector<std::uint8_t>(count * 4)};
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t c = 0; c < 3; ++c)
            surface.colorRoughness.bytes[i * 4 + c] = root[albedo.pixels.get()[i * 3 + c]];
        surface.colorRoughness.bytes[i * 4 + 3] = kPlainRoughness;
    }
}

// Takes the nearest texel if the sizes differ, which hardly shows: roughness is smooth, and themes use one
// size for both.
void packRoughness(SurfaceTexture& surface, const DecodedPicture& roughness) {
    TextureLevel& to = surface.colorRoughness;
    for (int y = 0; y < to.height; ++y) {
        const auto row = static_cast<std::size_t>(y * roughness.height / to.height) *
                         static_cast<std::size_t>(roughness.width);
        std::uint8_t* texel = to.bytes.data() + static_cast<std::ptrdiff_t>(y) * to.width * 4;
        for (int x = 0; x < to.width; ++x)
            texel[x * 4 + 3] =
                roughness.pixels.get()[row + static_cast<std::size_t>(x * roughness.width / to.width)];
    }
}

void packNormals(SurfaceTexture& surface, const DecodedPicture& normal) {
    const std::size_t count =
        static_cast<std::size_t>(normal.width) * static_cast<std::size_t>(normal.height);
    surface.normal = {normal.width, normal.height, std::vector<std::uint8_t>(count * 2)};
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t c = 0; c < 2; ++c) surface.normal.bytes[i * 2 + c] = normal.pixels.get()[i * 3 + c];
}

}  // namespace

SurfaceTexture plainSurface() {
    SurfaceTexture surface;
    surface.colorRoughness = {kPlainSize, kPlainSize, {}};
    std::vector<std::uint8_t>& bytes = surface.colorRoughness.bytes;
    bytes.reserve(static_cast<std::size_t>(kPlainSize) * kPlainSize * 4);
    for (int y = 0; y < kPlainSize; ++y) {
        for (int x = 0; x < kPlainSize; ++x) {
            const float u = static_cast<float>(x) / kPlainSize;
            const float v = static_cast<float>(y) / kPlainSize;
            const float clouds = tiledNoise(u, v, 4, 1) * 0.6F + tiledNoise(u, v, 11, 2) * 0.3F +
                                 tiledNoise(u, v, 31, 3) * 0.1F;
            const std::uint8_t value = toByte(0.90F + 0.10F * clouds);
            bytes.insert(bytes.end(), {value, value, value, toByte(0.42F + 0.16F * tiledNoise(u, v, 9, 4))});
        }
    }
    return surface;
}

SurfaceTexture loadSurface(const scene::Material& material, const std::filesystem::path& folder,
                           std::vector<base::Error>& errors) {
    const auto albedo = loadBitmap(material.albedo, folder, 3, errors);
    const auto roughness = loadBitmap(material.roughness, folder, 1, errors);
    const auto normal = loadBitmap(material.normal, folder, 3, errors);
    SurfaceTexture surface;
    if (albedo)
        packColors(surface, *albedo);
    else
        surface = plainSurface();
    if (roughness) packRoughness(surface, *roughness);
    if (normal) packNormals(surface, *normal);
    return surface;
}

}  // namespace render
