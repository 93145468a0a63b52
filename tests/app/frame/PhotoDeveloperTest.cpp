#include "app/frame/PhotoDeveloper.h"

#include <gtest/gtest.h>

namespace app {
namespace {

constexpr Window::Size kWindow{800, 600};

TEST(PhotoDeveloper, OnlyAPhotographHasItsOwnSize) {
    const Photo finder{.lensRadius = 0.01F};
    const Photo photo{.lensRadius = 0.01F, .width = 3840, .height = 2160};
    EXPECT_FALSE(isDeveloping(nullptr));
    EXPECT_FALSE(isDeveloping(&finder));
    EXPECT_TRUE(isDeveloping(&photo));
    EXPECT_EQ(pictureSize(nullptr, kWindow), kWindow);
    EXPECT_EQ(pictureSize(&finder, kWindow), kWindow);
    EXPECT_EQ(pictureSize(&photo, kWindow), (Window::Size{3840, 2160}));
}

TEST(PhotoDeveloper, TakesTheLensOfThePhotographAndMoreSamples) {
    const render::Quality play = render::qualityOf(render::QualityLevel::Low);
    const render::Quality finder = photoQuality(play, {.lensRadius = 0.02F});
    const render::Quality photo = photoQuality(play, {.lensRadius = 0.02F, .width = 10, .height = 10});
    EXPECT_FLOAT_EQ(finder.lensRadius, 0.02F);
    EXPECT_GT(finder.stillSamples, play.stillSamples);
    EXPECT_GT(photo.stillSamples, finder.stillSamples);
    render::Quality otherwise = photo;
    otherwise.lensRadius = play.lensRadius;
    otherwise.stillSamples = play.stillSamples;
    EXPECT_EQ(otherwise, play) << "nothing else differs";
}

}  // namespace
}  // namespace app
