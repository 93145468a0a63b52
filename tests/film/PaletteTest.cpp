#include "film/Palette.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "film/Pictures.h"

namespace film {
namespace {

int distance(const Palette::Color& a, const Palette::Color& b) {
    return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) + std::abs(a[2] - b[2]);
}

/// A picture with every combination of red and green.
Picture manyColors() {
    Picture picture = plain(256, 256, 0, 0, 0);
    for (int y = 0; y < 256; ++y)
        for (int x = 0; x < 256; ++x)
            setPixel(picture, x, y, static_cast<std::uint8_t>(x), static_cast<std::uint8_t>(y), 40);
    return picture;
}

TEST(Palette, HasAtMostAsManyColorsAsAreWanted) {
    const Picture picture = manyColors();
    for (const std::size_t most : {1U, 2U, 255U})
        EXPECT_EQ(Palette({&picture, 1}, most).colors().size(), most) << most;
}

TEST(Palette, KeepsFewColorsAsTheyAre) {
    Picture picture = plain(16, 16, 200, 30, 10);
    setPixel(picture, 3, 3, 20, 220, 240);
    const Palette palette({&picture, 1}, 255);
    EXPECT_EQ(palette.colors().size(), 2U);
    EXPECT_EQ(palette.colors()[palette.nearest({200, 30, 10})], (Palette::Color{200, 30, 10}));
    EXPECT_EQ(palette.colors()[palette.nearest({20, 220, 240})], (Palette::Color{20, 220, 240}));
}

TEST(Palette, ASmallSignOnALargeTableKeepsItsColor) {
    Picture picture = manyColors();
    for (int i = 0; i < 6; ++i) setPixel(picture, 100 + i, 100, 30, 60, 250);
    const Palette palette({&picture, 1}, 255);
    EXPECT_LT(distance(palette.colors()[palette.nearest({30, 60, 250})], {30, 60, 250}), 30);
}

TEST(Palette, TheColorsOfAllPicturesCount) {
    const std::vector<Picture> pictures{plain(8, 8, 250, 0, 0), plain(8, 8, 0, 250, 0),
                                        plain(8, 8, 0, 0, 250)};
    EXPECT_EQ(Palette(pictures, 255).colors().size(), 3U);
}

TEST(Palette, MixesColorsWhereNoneFits) {
    // The palette has black and white only, so grey becomes a mixture of both.
    Picture both = plain(2, 1, 0, 0, 0);
    setPixel(both, 1, 0, 12, 12, 12);
    const Palette palette({&both, 1}, 2);
    const std::vector<std::uint8_t> numbers = palette.numbersOf(plain(64, 64, 6, 6, 6));
    const auto dark =
        static_cast<double>(std::count(numbers.begin(), numbers.end(), palette.nearest({0, 0, 0})));
    EXPECT_GT(dark, 64 * 64 * 0.25);
    EXPECT_LT(dark, 64 * 64 * 0.75);
    EXPECT_EQ(numbers, palette.numbersOf(plain(64, 64, 6, 6, 6))) << "the same picture, the same pattern";
}

TEST(Palette, HasAColorWithoutPictures) { EXPECT_EQ(Palette({}, 255).colors().size(), 1U); }

}  // namespace
}  // namespace film
