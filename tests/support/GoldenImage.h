#pragma once

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "render/Image.h"

namespace support {

/// The tile of two pictures that differs most: an average over the whole picture would hide a local fault.
struct TileDifference {
    double worst = 0;  ///< of the tile, 0 to 255
    int x = 0;         ///< the tile's corner, pixels
    int y = 0;
};

inline constexpr int kTileSize = 32;

/// The mean absolute difference of a tile's pixels: whatever moved or changed its shape shows in it, but also
/// what another driver does to single pixels. Both pictures have the same size.
[[nodiscard]] TileDifference compareTiles(const render::Image& a, const render::Image& b,
                                          int tile = kTileSize);
/// The difference of a tile's mean red, green or blue, whichever is greatest: light, shadow and colour show
/// in it, while single pixels cancel out. Both pictures have the same size.
[[nodiscard]] TileDifference compareColours(const render::Image& a, const render::Image& b,
                                            int tile = kTileSize);

/// A rectangle of a picture, in its pixels. Without a width it is the whole picture.
struct Part {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
};

/// The greatest differences of a tile that are no fault.
struct Tolerance {
    double pixels = 2;  ///< by compareTiles()
    double colour = 1;  ///< by compareColours()
};

/// A picture in tests/goldens, and which part of a drawn picture it shows.
struct Golden {
    std::string name = {};  ///< the file without its ending, as "app/pause"
    Part part = {};         ///< of the drawn picture
    int shrink = 1;         ///< the golden's pixel is the mean of so many by so many of the part
    Tolerance tolerance = {};
};

/// The part of the picture that the golden shows, at the golden's size. What would lie outside the picture
/// and what does not fill a pixel is left out.
[[nodiscard]] render::Image cutFor(const Golden& golden, const render::Image& picture);

/// Whether goldens are made anew: DOLMEN_UPDATE_GOLDENS=1 in the environment.
[[nodiscard]] bool updatingGoldens();

/// The golden as it lies in tests/goldens.
[[nodiscard]] base::Result<render::Image> loadGolden(const Golden& golden);

/// The names of the goldens that lie in tests/goldens/FOLDER, for tests that none is left over.
[[nodiscard]] std::set<std::string> goldenFiles(const std::string& folder);

/// Compares a drawn picture with tests/goldens/NAME.jpg. What was compared is left in the build folder under
/// goldens/, and on a difference also a picture of it. Updating writes the golden instead.
///
/// A golden is a JPEG, a tenth as large as a PNG. The drawn picture is coded the same way before the
/// comparison: the same pixels then differ by nothing at all, so the tolerance need not hide the coding.
[[nodiscard]] testing::AssertionResult matchesGolden(const render::Image& picture, const Golden& golden);

/// For tests that break something on purpose: success if the comparison with the golden would fail. `fault`
/// names what was broken, in words that can stand in a file name. Never writes a golden.
[[nodiscard]] testing::AssertionResult failsGolden(const render::Image& picture, const Golden& golden,
                                                   const std::string& fault);

}  // namespace support
