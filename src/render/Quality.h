#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace render {

/// How much work goes into a picture.
struct Quality {
    int stillSamples = 16;     ///< of a picture at rest; at least 1
    int shadowMapSize = 1024;  ///< texels a side
    int shadowTaps = 1;        ///< of a moving picture: more give soft shadows their true width
    int antialiasing = 1;      ///< samples a pixel of a moving picture; 1: its edges are smoothed afterwards
    bool screenOcclusion = false;  ///< things that are close together darken each other
    int anisotropy = 1;            ///< of textures at flat angles; takes effect with the next setTheme
    bool packedSurfaces =
        false;  ///< one texture a material instead of two; takes effect with the next setTheme
    float lensRadius = 0.0012F;  ///< metres: how fast things out of focus blur in pictures at rest
    float movingScale = 1;       ///< share of the full resolution while the camera moves, 0.25 to 1
    friend bool operator==(const Quality&, const Quality&) = default;
};

/// From the least costly to the dearest. Software is for pictures that the processor draws, where every
/// texture fetch counts, but a picture at rest may take its time.
enum class QualityLevel { Software, Low, Medium, High };
inline constexpr std::array kQualityLevels{QualityLevel::Software, QualityLevel::Low, QualityLevel::Medium,
                                           QualityLevel::High};

/// The values of a level; docs/ARCHITECTURE.md has the table.
[[nodiscard]] Quality qualityOf(QualityLevel level);
/// As settings call it: "software", "low", "medium", "high".
[[nodiscard]] const char* nameOf(QualityLevel level);
[[nodiscard]] std::optional<QualityLevel> qualityNamed(std::string_view name);

}  // namespace render
