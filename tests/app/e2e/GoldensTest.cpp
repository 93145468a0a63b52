// Pictures of the program as it is, half as large as they were drawn. Where the look has changed on purpose,
// make them anew with
//   DOLMEN_UPDATE_GOLDENS=1 ctest --preset dev -R GoldenPictures      (or build/dev/bin/app_e2e_tests
//   --gtest_filter='Golden*')
// and look at every one of them before it is committed.

#include <gtest/gtest.h>

#include <filesystem>

#include "app/e2e/Program.h"
#include "render/Image.h"
#include "support/GoldenImage.h"

namespace {

// Letters and edges that move by a part of a pixel change a tile's mean less than this; another widget
// changes it more.
constexpr double kTolerance = 6;

struct Scene {
    const char* name;
    const char* script;
    const char* theme = "tavern";
};

std::ostream& operator<<(std::ostream& out, const Scene& scene) { return out << scene.name; }

render::Image halved(const render::Image& image) {
    render::Image half{.width = image.width / 2, .height = image.height / 2, .rgb = {}};
    half.rgb.reserve(static_cast<std::size_t>(half.width * half.height * 3));
    const auto at = [&](int x, int y, int channel) {
        return static_cast<int>(image.rgb[static_cast<std::size_t>((y * image.width + x) * 3 + channel)]);
    };
    for (int y = 0; y < half.height; ++y)
        for (int x = 0; x < half.width; ++x)
            for (int c = 0; c < 3; ++c)
                half.rgb.push_back(
                    static_cast<std::uint8_t>((at(2 * x, 2 * y, c) + at(2 * x + 1, 2 * y, c) +
                                               at(2 * x, 2 * y + 1, c) + at(2 * x + 1, 2 * y + 1, c) + 2) /
                                              4));
    return half;
}

constexpr const char* kMiddle =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n\n1. a5 e1 2. c3 Sc4 3. Cb3 d3 4. b2 d4 5. b3- d2 6. "
    "2b2> e3 7. a1 e4\n";
constexpr const char* kStack =
    "[Size \"5\"]\n[Player1 \"Ann\"]\n[Player2 \"Bo\"]\n[TPS \"x3,2,2/x,1,x3/x2,112,x2/x,1S,2C,x2/1,x4 2 "
    "9\"]\n";

class GoldenPictures : public testing::TestWithParam<Scene> {};

TEST_P(GoldenPictures, LookAsTheyDid) {
    const e2e::Desk desk;
    desk.write("middle.ptn", kMiddle);
    desk.write("stack.ptn", kStack);
    desk.write("broken.ptn", "[Size \"5\"]\n\n1. a1 e1\n2. a1\n");
    desk.write("home/Documents/games/.keep", "");
    desk.write("home/Documents/Ann - Bo.ptn", kMiddle);
    desk.write("config/settings.json", R"({"quality": "low", "playerNames": ["Ann", "Bo"], "opponents": ["", ""], "theme": ")" +
                                           std::string(GetParam().theme) + "\"}");
    const e2e::Ending ending =
        desk.play(std::string(GetParam().script) + "\nscreenshot picture.png\n", {"--size", "1280x720"});
    ASSERT_EQ(ending.status, 0) << ending;
    EXPECT_FALSE(ending.says("OpenGL:")) << ending;
    const auto picture = render::loadImage(desk.path("picture.png"));
    ASSERT_TRUE(picture) << picture.error().describe();
    EXPECT_TRUE(support::matchesGolden(halved(*picture), std::string("app/") + GetParam().name, kTolerance));
}

INSTANTIATE_TEST_SUITE_P(
    Screens, GoldenPictures,
    testing::Values(
        Scene{"start", "settle"}, Scene{"new-game", "click \"New game\"\nsettle"},
        Scene{"new-game-all-options", "click \"New game\"\nclick \"More options\"\nsettle"},
        Scene{"settings", "click Settings\nsettle"},
        Scene{"middle", "drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\nsettle"},
        Scene{"faded", "drop middle.ptn\nsettle\nkey End\nsettle\npanels fade\nmove 640,420\nwait 9\nsettle"},
        Scene{"lifted", "drop stack.ptn\nsettle\nclick @c3\nmove @d3\nsettle"},
        Scene{"pause", "drop stack.ptn\nsettle\nkey Escape\nsettle"},
        Scene{"photo", "drop stack.ptn\nsettle\nkey F12\nsettle\nkey v\nclick @c3\nsettle\nwait 1"},
        Scene{"file", "drop \"home/Documents/Ann - Bo.ptn\"\nsettle\nkey ctrl+o\nsettle"},
        Scene{"notice", "drop broken.ptn\nsettle"}),
    [](const auto& scene) {
        std::string name = scene.param.name;
        std::replace(name.begin(), name.end(), '-', '_');
        return name;
    });

constexpr const char* kLowView =
    "drop middle.ptn\nsettle\nkey End\nsettle\nwait 3\npress 640,500 right\nmove 630,300\nmove 600,60\n"
    "release 600,60 right\nwheel 4\nsettle";
INSTANTIATE_TEST_SUITE_P(Places, GoldenPictures,
                         testing::Values(Scene{"megaliths", kLowView, "megaliths"},
                                         Scene{"study", kLowView, "study"}),
                         [](const auto& scene) { return std::string(scene.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Motion, GoldenPictures,
    testing::Values(Scene{"placing", "drop stack.ptn\nsettle\nclick @a4\nwait 0.2"},
                    Scene{"spreading",
                          "drop stack.ptn\nsettle\nkey t\nsettle\nclick @c3\nclick @d3\nclick @e3\nwait 0.4"},
                    Scene{"flattening", "drop stack.ptn\nsettle\nclick @c2\nclick @b2\nwait 0.7"},
                    Scene{"dust", "drop stack.ptn\nsettle\nclick @c2\nclick @b2\nwait 0.95"},
                    Scene{"road",
                          "click \"New game\"\nclick \"3×3\"\nclick Ann\nclick Start\nsettle\nclick "
                          "@a3\nclick @a1\nclick @b1\nclick @b3\nclick @c1\nsettle\nwait 4\nsettle"}),
    [](const auto& scene) { return std::string(scene.param.name); });

}  // namespace
