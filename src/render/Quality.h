#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace render {

/// Settings that trade the look of a picture for time.
struct Quality {
    int stillSamples = 16;     ///< samples of a still picture; at least 1
    int shadowMapSize = 1024;  ///< texels a side
    int shadowTaps = 1;        ///< for a moving picture: more taps widen soft shadows to their true width
    int antialiasing = 1;      ///< samples a pixel of a moving picture; 1: its edges are smoothed afterwards
    bool screenOcclusion = false;  ///< darkens places where things are close together
    int anisotropy = 1;            ///< of textures at grazing angles
    bool packedSurfaces =
        false;  ///< packs each material into one texture; takes effect with the next setTheme
    float lensRadius = 0.0012F;  ///< metres: size of the lens for blur in still pictures
    float movingScale = 1;       ///< share of the full resolution while the camera moves, 0.25 to 1
    friend bool operator==(const Quality&, const Quality&) = default;
};

/// From the cheapest to the most expensive. Software is for drawing on the CPU, where every texture fetch is
/// expensive, but a still picture may take its time.
enum class QualityLevel { Software, Low, Medium, High };
inline constexpr std::array kQualityLevels{QualityLevel::Software, QualityLevel::Low, QualityLevel::Medium,
                                           QualityLevel::High};

/// The settings of a level; docs/design/rendering.md has the table.
[[nodiscard]] Quality qualityOf(QualityLevel level);
/// The level's name in settings: "software", "low", "medium", "high".
[[nodiscard]] const char* nameOf(QualityLevel level);
[[nodiscard]] std::optional<QualityLevel> qualityNamed(std::string_view name);

}  // namespace render
