#include "film/GifEncoder.h"

#include <gif_lib.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>

#include "film/Pictures.h"
#include "support/TemporaryFolder.h"

namespace film {
namespace {

constexpr Shape kGif{.width = 40, .height = 24, .framesPerSecond = 20};

Picture withSquare(int left) {
    Picture picture = plain(kGif.width, kGif.height, 60, 40, 20);
    for (int y = 10; y < 14; ++y)
        for (int x = left; x < left + 4; ++x) setPixel(picture, x, y, 230, 220, 200);
    return picture;
}

/// The frames of a GIF as a viewer shows them.
struct Shown {
    struct Image {
        Picture picture;
        int hundredths = 0;
        int pixels = 0;  ///< in the part of the picture that this image replaces
    };
    std::vector<Image> images;
    bool repeats = false;
};

/// Draws one of the file's images over the frame before it.
void showOver(Picture& canvas, const GifFileType& gif, const SavedImage& image, int transparent) {
    const GifImageDesc& part = image.ImageDesc;
    for (int i = 0; i < part.Width * part.Height; ++i) {
        const int number = image.RasterBits[i];
        if (number == transparent) continue;
        const GifColorType& color = gif.SColorMap->Colors[number];
        setPixel(canvas, part.Left + i % part.Width, part.Top + i / part.Width, color.Red, color.Green,
                 color.Blue);
    }
}

std::optional<Shown> decoded(const std::filesystem::path& file) {
    GifFileType* gif = DGifOpenFileName(file.c_str(), nullptr);
    if (gif == nullptr || DGifSlurp(gif) != GIF_OK) return {};
    Shown shown;
    Picture canvas = plain(gif->SWidth, gif->SHeight, 0, 0, 0);
    for (int i = 0; i < gif->ImageCount; ++i) {
        GraphicsControlBlock control{};
        EXPECT_EQ(DGifSavedExtensionToGCB(gif, i, &control), GIF_OK);
        const SavedImage& image = gif->SavedImages[i];
        for (int k = 0; k < image.ExtensionBlockCount; ++k)
            shown.repeats |= image.ExtensionBlocks[k].Function == APPLICATION_EXT_FUNC_CODE;
        showOver(canvas, *gif, image, control.TransparentColor);
        shown.images.push_back({canvas, control.DelayTime, image.ImageDesc.Width * image.ImageDesc.Height});
    }
    DGifCloseFile(gif, nullptr);
    return shown;
}

std::string contentOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

base::Result<void> write(const std::filesystem::path& file, const std::vector<Picture>& pictures,
                         const std::vector<int>& frames) {
    auto encoder = makeEncoder(Format::Gif, kGif, pictures, file);
    if (!encoder) return encoder.error();
    for (std::size_t i = 0; i < pictures.size(); ++i)
        if (auto added = (*encoder)->add(pictures[i], frames[i], {}); !added) return added;
    return (*encoder)->finish({});
}

int worst(const Picture& a, const Picture& b) {
    int most = 0;
    for (std::size_t i = 0; i < a.rgb.size(); ++i) most = std::max(most, std::abs(a.rgb[i] - b.rgb[i]));
    return most;
}

TEST(GifEncoder, WritesWhatViewersShow) {
    const support::TemporaryFolder folder;
    const std::vector<Picture> pictures{withSquare(3), withSquare(20), withSquare(20), withSquare(3)};
    const auto written = write(folder / "film.gif", pictures, {1, 30, 2, 5});
    ASSERT_TRUE(written) << written.error().describe();
    const auto shown = decoded(folder / "film.gif");
    ASSERT_TRUE(shown);
    ASSERT_EQ(shown->images.size(), pictures.size());
    EXPECT_TRUE(shown->repeats);
    constexpr int kDelays[] = {5, 150, 10, 25};
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        EXPECT_LE(worst(shown->images[i].picture, pictures[i]), 2) << i;
        EXPECT_EQ(shown->images[i].hundredths, kDelays[i]) << i;
    }
}

TEST(GifEncoder, KeepsOnlyWhatChanges) {
    const support::TemporaryFolder folder;
    ASSERT_TRUE(write(folder / "film.gif", {withSquare(3), withSquare(5), withSquare(5)}, {1, 1, 1}));
    const auto shown = decoded(folder / "film.gif");
    ASSERT_TRUE(shown);
    ASSERT_EQ(shown->images.size(), 3U);
    EXPECT_EQ(shown->images[0].pixels, kGif.width * kGif.height);
    EXPECT_EQ(shown->images[1].pixels, 6 * 4);
    EXPECT_EQ(shown->images[2].pixels, 1) << "nothing changes, but a picture must have a pixel";
}

TEST(GifEncoder, SlowChangesAreShownInTheEnd) {
    const support::TemporaryFolder folder;
    std::vector<Picture> pictures;
    for (int i = 0; i <= 20; ++i) {
        const auto level = static_cast<std::uint8_t>(100 + 2 * i);
        pictures.push_back(plain(kGif.width, kGif.height, level, level, level));
    }
    ASSERT_TRUE(write(folder / "film.gif", pictures, std::vector<int>(pictures.size(), 1)));
    const auto shown = decoded(folder / "film.gif");
    ASSERT_TRUE(shown);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        EXPECT_LE(worst(shown->images[i].picture, pictures[i]), 14) << i;
}

TEST(GifEncoder, RemovesTheFileOfACancelledFilm) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "film.gif") << "old";
    {
        const std::vector<Picture> samples{withSquare(1)};
        auto encoder = makeEncoder(Format::Gif, kGif, samples, folder / "film.gif");
        ASSERT_TRUE(encoder);
        EXPECT_TRUE((*encoder)->add(samples[0], 1, {}));
        std::stop_source stop;
        stop.request_stop();
        EXPECT_FALSE((*encoder)->finish(stop.get_token()));
    }
    EXPECT_EQ(contentOf(folder / "film.gif"), "old");
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / ""), {}), 1);
}

TEST(GifEncoder, APictureOfAnotherSizeIsAnError) {
    const support::TemporaryFolder folder;
    EXPECT_FALSE(write(folder / "film.gif", {plain(kGif.width, kGif.height - 1, 1, 2, 3)}, {1}));
    Picture cut = withSquare(1);
    cut.rgb.resize(cut.rgb.size() / 2);
    EXPECT_FALSE(write(folder / "film.gif", {withSquare(1), cut}, {1, 1}));
    EXPECT_FALSE(std::filesystem::exists(folder / "film.gif"));
}

TEST(GifEncoder, SaysThatTheDiskIsFull) {
    const auto written = write("/dev/full", {withSquare(1), withSquare(9)}, {1, 1});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().describe().find("No space left on device"), std::string::npos)
        << written.error().describe();
}

TEST(GifEncoder, SaysThatThereIsNoSuchPlace) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "file") << "x";
    EXPECT_FALSE(write(folder / "file/film.gif", {withSquare(1)}, {1}));
}

}  // namespace
}  // namespace film
