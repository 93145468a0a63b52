#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "render/texture/Image.h"

namespace support {

/// The tile in which two pictures differ most: the mean over the whole picture would hide a local fault.
struct TileDifference {
    double worst = 0;  ///< difference of the tile, 0 to 255
    int x = 0;         ///< the tile's corner, pixels
    int y = 0;
};

inline constexpr int kTileSize = 32;

/// The mean absolute difference of a tile's pixels: shows all motion and changed shapes, but also single
/// pixels that another driver draws differently. Both pictures must have the same size.
[[nodiscard]] TileDifference compareTiles(const render::Image& a, const render::Image& b,
                                          int tile = kTileSize);
/// The greatest difference of a tile's mean red, green or blue: shows light, shadow and colour, while
/// differences of single pixels cancel out. Both pictures must have the same size.
[[nodiscard]] TileDifference compareColours(const render::Image& a, const render::Image& b,
                                            int tile = kTileSize);

/// A rectangle of a picture, in its pixels. Without a width: the whole picture.
struct Part {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// The greatest differences of a tile that count as equal.
struct Tolerance {
    double pixels = 2;  ///< by compareTiles()
    double colour = 1;  ///< by compareColours()
};

/// A picture in tests/goldens, and which part of a drawn picture it shows.
struct Golden {
    std::string name = {};  ///< the file without its ending, as "app/pause"
    Part part = {};         ///< of the drawn picture
    int shrink = 1;         ///< side of the square of pixels whose mean is one pixel of the golden
    Tolerance tolerance = {};
};

/// The part of the picture in the golden, at the golden's size. Pixels outside the picture, and those that do
/// not fill a pixel of the golden, are left out.
[[nodiscard]] render::Image cutFor(const Golden& golden, const render::Image& picture);

/// Whether goldens are to be rewritten: DOLMEN_UPDATE_GOLDENS=1 in the environment.
[[nodiscard]] bool updatingGoldens();

/// The golden as stored in tests/goldens.
[[nodiscard]] base::Result<render::Image> loadGolden(const Golden& golden);

/// The names of the goldens in tests/goldens/FOLDER, for tests that each of them is used.
[[nodiscard]] std::set<std::string> goldenFiles(const std::string& folder);

/// Compares a drawn picture with tests/goldens/NAME.jpg. Writes the compared pictures into the build folder
/// under goldens/, and a picture of the difference if there is one. When updating, writes the golden instead.
///
/// A golden is a JPEG, a tenth as large as a PNG. The drawn picture is coded the same way before the
/// comparison: equal pixels then give equal results, so the tolerance need not cover the coding.
[[nodiscard]] testing::AssertionResult matchesGolden(const render::Image& picture, const Golden& golden);

/// For tests with a deliberate fault: success if the comparison with the golden would fail. `fault` names the
/// fault in words that are valid in a file name. Never writes a golden.
[[nodiscard]] testing::AssertionResult failsGolden(const render::Image& picture, const Golden& golden,
                                                   const std::string& fault);

}  // namespace support
