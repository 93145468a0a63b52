#include "render/Quality.h"

namespace render {

Quality qualityOf(QualityLevel level) {
    switch (level) {
        case QualityLevel::Software:
            // 1280x720 in motion on two cores of 2020: 160 ms of CPU time at full size, 60 at this one.
            return {.stillSamples = 12, .shadowMapSize = 2048, .packedSurfaces = true, .movingScale = 0.55F};
        case QualityLevel::Low:
            return {.stillSamples = 8, .shadowTaps = 2, .anisotropy = 2};
        case QualityLevel::Medium:
            return {.shadowMapSize = 2048,
                    .shadowTaps = 8,
                    .antialiasing = 4,
                    .screenOcclusion = true,
                    .anisotropy = 8};
        case QualityLevel::High:
            break;
    }
    return {.stillSamples = 48,
            .shadowMapSize = 4096,
            .shadowTaps = 16,
            .antialiasing = 8,
            .screenOcclusion = true,
            .anisotropy = 16};
}

const char* nameOf(QualityLevel level) {
    constexpr std::array kNames{"software", "low", "medium", "high"};
    return kNames[static_cast<std::size_t>(level)];
}

std::optional<QualityLevel> qualityNamed(std::string_view name) {
    for (const QualityLevel level : kQualityLevels)
        if (name == nameOf(level)) return level;
    return {};
}

}  // namespace render
