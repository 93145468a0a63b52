#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "render/Image.h"

namespace support {

/// The tile of two pictures that differs most: an average over the whole picture would hide a local fault.
struct TileDifference {
    double worst = 0;  ///< mean absolute difference of the tile's channels, 0 to 255
    int x = 0;         ///< the tile's corner, pixels
    int y = 0;
};

inline constexpr int kTileSize = 32;

[[nodiscard]] inline TileDifference compareTiles(const render::Image& a, const render::Image& b,
                                                 int tile = kTileSize) {
    TileDifference difference;
    for (int top = 0; top < a.height; top += tile) {
        for (int left = 0; left < a.width; left += tile) {
            const int bottom = std::min(top + tile, a.height);
            const int right = std::min(left + tile, a.width);
            long sum = 0;
            for (int y = top; y < bottom; ++y)
                for (int i = (y * a.width + left) * 3; i < (y * a.width + right) * 3; ++i)
                    sum += std::abs(a.rgb[static_cast<std::size_t>(i)] - b.rgb[static_cast<std::size_t>(i)]);
            const double mean = static_cast<double>(sum) / ((bottom - top) * (right - left) * 3);
            if (mean > difference.worst) difference = {mean, left, top};
        }
    }
    return difference;
}

/// Where pictures differ, eight times as strong.
[[nodiscard]] inline render::Image differenceImage(const render::Image& a, const render::Image& b) {
    render::Image out = a;
    for (std::size_t i = 0; i < out.rgb.size(); ++i)
        out.rgb[i] = static_cast<std::uint8_t>(std::min(255, std::abs(a.rgb[i] - b.rgb[i]) * 8));
    return out;
}

/// Compares with tests/goldens/name.png. On a difference, the picture and the difference are left in the
/// build folder under goldens/. DOLMEN_UPDATE_GOLDENS=1 in the environment rewrites the golden instead. The
/// tolerance is for one tile's mean: drivers differ by single steps in few pixels.
[[nodiscard]] inline testing::AssertionResult matchesGolden(const render::Image& actual,
                                                            const std::string& name, double tolerance = 2.0) {
    namespace fs = std::filesystem;
    const fs::path golden = fs::path(DOLMEN_SOURCE_DIR) / "tests/goldens" / (name + ".png");
    const fs::path out = fs::path(DOLMEN_BINARY_DIR) / "goldens";
    const char* update = std::getenv("DOLMEN_UPDATE_GOLDENS");
    if (update != nullptr && std::string(update) == "1") {
        const auto saved = render::savePng(actual, golden);
        return saved ? testing::AssertionSuccess() : testing::AssertionFailure() << saved.error().describe();
    }
    const fs::path actualPath = out / (name + ".actual.png");
    if (const auto saved = render::savePng(actual, actualPath); !saved)
        return testing::AssertionFailure() << saved.error().describe();
    const auto expected = render::loadImage(golden);
    if (!expected)
        return testing::AssertionFailure() << expected.error().describe() << "; see " << actualPath;
    if (expected->width != actual.width || expected->height != actual.height)
        return testing::AssertionFailure()
               << "the picture is " << actual.width << "x" << actual.height << ", its golden "
               << expected->width << "x" << expected->height << "; see " << actualPath;
    const TileDifference difference = compareTiles(actual, *expected);
    if (difference.worst <= tolerance) return testing::AssertionSuccess();
    const fs::path diffPath = out / (name + ".diff.png");
    (void)render::savePng(differenceImage(actual, *expected), diffPath);
    return testing::AssertionFailure()
           << "tile at " << difference.x << "," << difference.y << " differs by " << difference.worst
           << " (tolerance " << tolerance << "); see " << actualPath << " and " << diffPath;
}

}  // namespace support
