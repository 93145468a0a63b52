// Compares pictures of the program with goldens. If the look has changed on purpose, rewrite them with
//   DOLMEN_UPDATE_GOLDENS=1 ctest --test-dir build/dev -R Golden
// and look at every one of them before the commit.
#include <gtest/gtest.h>

#include "app/e2e/GoldenScenes.h"

namespace e2e {
namespace {

class GoldenPictures : public testing::TestWithParam<GoldenScene> {};

std::string fileOf(std::size_t shot) { return "shot-" + std::to_string(shot) + ".png"; }

TEST_P(GoldenPictures, LookAsTheyDid) {
    const GoldenScene& scene = GetParam();
    const Sandbox desk;
    layOut(desk, scene.theme);
    std::string script;
    for (std::size_t i = 0; i < scene.shots.size(); ++i)
        script += std::string(scene.shots[i].script) + "\nscreenshot " + fileOf(i) + "\n";
    const Ending ending = desk.play(script, {"--size", std::string(kGoldenSize), "--frame-rate", "60"});
    ASSERT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL:")) << ending;
    for (std::size_t i = 0; i < scene.shots.size(); ++i) {
        const auto picture = render::loadImage(desk.path(fileOf(i)));
        ASSERT_TRUE(picture) << picture.error().describe();
        for (const View& view : scene.shots[i].views)
            EXPECT_TRUE(support::matchesGolden(*picture, view.golden)) << "there for " << view.purpose;
    }
}

TEST(GoldenFolder, HasExactlyTheComparedGoldens) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the goldens are just being made";
    std::set<std::string> compared;
    for (const GoldenScene& scene : goldenScenes())
        for (const Shot& shot : scene.shots)
            for (const View& view : shot.views) EXPECT_TRUE(compared.insert(view.golden.name).second);
    EXPECT_EQ(support::goldenFiles("app"), compared);
}

// A picture shifted by one pixel of its golden must be noticed: that is 4 pixels of the display for the light
// of a place, 2 for layout, 1 for detail.
TEST(GoldenFolder, EveryGoldenNoticesAShiftByAPixel) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the goldens are just being made";
    for (const GoldenScene& scene : goldenScenes())
        for (const Shot& shot : scene.shots)
            for (const View& view : shot.views) {
                const auto kept = support::loadGolden(view.golden);
                ASSERT_TRUE(kept) << kept.error().describe();
                const auto without = [&](int left, int right) {
                    return support::cutFor({.part = {left, 0, kept->width - left - right, kept->height}},
                                           *kept);
                };
                EXPECT_GT(support::compareTiles(without(1, 0), without(0, 1)).worst,
                          view.golden.tolerance.pixels)
                    << view.golden.name;
            }
}

INSTANTIATE_TEST_SUITE_P(Scenes, GoldenPictures, testing::ValuesIn(goldenScenes()),
                         [](const auto& scene) { return std::string(scene.param.name); });

}  // namespace
}  // namespace e2e
