#include "render/Renderer.h"

#include <gtest/gtest.h>

#include <GL/glew.h>

#include <array>
#include <random>

#include "DemoGoldens.h"
#include "DemoScene.h"
#include "render/Occlusion.h"
#include "support/OffscreenGl.h"

namespace {

using render::FrameMode;

using demo::kHeight;
using demo::kWidth;
// Items of the demo scene: one lies on the board, one is translucent.
constexpr std::size_t kPiece = 40;

class RendererTest : public testing::Test {
  protected:
    void SetUp() override {
        auto created = render::Renderer::create(DOLMEN_SOURCE_DIR "/shaders", log_);
        ASSERT_TRUE(created) << created.error().describe();
        renderer_ = std::move(created).value();
    }
    void TearDown() override { EXPECT_EQ(glGetError(), static_cast<GLenum>(GL_NO_ERROR)); }

    /// Theme, meshes and size of the demo scene.
    scene::DrawList prepareDemo() {
        const scene::Theme theme = demo::demoTheme();
        EXPECT_TRUE(renderer_->setTheme(theme).empty());
        const demo::DemoScene demo = demo::makeDemoScene(theme, kWidth, kHeight);
        renderer_->setMeshes(demo.meshes);
        renderer_->resize(kWidth, kHeight);
        return demo.list;
    }

    void setSamples(int samples) {
        render::Quality quality = renderer_->quality();
        quality.stillSamples = samples;
        renderer_->setQuality(quality);
    }

    /// Makes the next picture independent of the last one.
    void forget() {
        const render::Quality quality = renderer_->quality();
        setSamples(quality.stillSamples + 1);
        renderer_->setQuality(quality);
    }

    render::Image movingPicture(const scene::DrawList& list) {
        renderer_->draw(list, FrameMode::Moving);
        return renderer_->readPixels();
    }
    render::Image stillPicture(const scene::DrawList& list) {
        do renderer_->draw(list, FrameMode::Still);
        while (!renderer_->converged());
        return renderer_->readPixels();
    }

    support::OffscreenGl gl_;
    base::Log log_{[](base::LogLevel level, std::string_view text) {
        EXPECT_EQ(level, base::LogLevel::Info) << text;  // messages of OpenGL arrive here
    }};
    std::unique_ptr<render::Renderer> renderer_;
};

void lift(scene::DrawList& list, float metres) { list.items[kPiece].transform[3].y += metres; }

double meanOf(const render::Image& image) {
    double sum = 0;
    for (const std::uint8_t value : image.rgb) sum += value;
    return sum / static_cast<double>(image.rgb.size());
}

TEST_F(RendererTest, CountsSamplesUntilConverged) {
    scene::DrawList list = prepareDemo();
    setSamples(3);
    EXPECT_EQ(renderer_->stillSamples(), 0);
    for (int i = 1; i <= 3; ++i) {
        EXPECT_FALSE(renderer_->converged());
        renderer_->draw(list, FrameMode::Still);
        EXPECT_EQ(renderer_->stillSamples(), i);
    }
    EXPECT_TRUE(renderer_->converged());
    const render::Image picture = renderer_->readPixels();
    renderer_->draw(list, FrameMode::Still);
    renderer_->draw(list, FrameMode::Moving);
    EXPECT_EQ(renderer_->readPixels(), picture) << "nothing changed";
    EXPECT_TRUE(renderer_->converged());
    list.camera.eye.x += 0.01F;
    renderer_->draw(list, FrameMode::Still);
    EXPECT_EQ(renderer_->stillSamples(), 1);
    lift(list, 0.01F);
    renderer_->draw(list, FrameMode::Moving);
    EXPECT_EQ(renderer_->stillSamples(), 0);
}

TEST_F(RendererTest, CountsTheWorkOfAPictureAndLeavesItAsItWas) {
    const scene::DrawList list = prepareDemo();
    const render::Image picture = movingPicture(list);
    const render::Work work = renderer_->count(list);
    EXPECT_EQ(renderer_->readPixels(), picture);
    EXPECT_EQ(movingPicture(list), picture);
    long triangles = 0;
    const demo::DemoScene demo = demo::makeDemoScene(demo::demoTheme(), kWidth, kHeight);
    for (const scene::DrawItem& item : list.items)
        triangles += static_cast<long>(demo.meshes[item.mesh.value].indices.size()) / 3;
    EXPECT_GT(work.triangles, triangles) << "most are drawn into the maps, too";
    EXPECT_LE(work.triangles, 3 * triangles);
    EXPECT_GE(work.table, kWidth * kHeight);
    EXPECT_GE(work.finish, kWidth * kHeight);
    EXPECT_GT(work.maps, 0);
    EXPECT_GT(work.passes, 2);

    scene::DrawList empty = list;
    empty.items.clear();
    const render::Work nothing = renderer_->count(empty);
    EXPECT_EQ(nothing.triangles, 0);
    EXPECT_EQ(nothing.table, kWidth * kHeight) << "the room behind";
}

TEST_F(RendererTest, ASecondRendererDrawsTheSameAndChangesNothing) {
    scene::DrawList list = prepareDemo();
    const render::Image picture = movingPicture(list);
    const demo::DemoScene demo = demo::makeDemoScene(demo::demoTheme(), kWidth, kHeight);
    const std::unique_ptr<render::Renderer> beside = renderer_->createBeside();
    beside->setMeshes(demo.meshes);
    beside->resize(kWidth, kHeight);
    beside->setQuality(renderer_->quality());
    beside->draw(list, FrameMode::Moving);
    EXPECT_EQ(beside->readPixels(), picture);
    beside->resize(kWidth / 2, kHeight / 2);
    beside->draw(list, FrameMode::Still);
    EXPECT_EQ(renderer_->readPixels(), picture);
    lift(list, 0.01F);
    const render::Image part = movingPicture(list);
    forget();
    const render::Image whole = movingPicture(list);
    // The same as in RedrawingAPartEqualsRedrawingEverything.
    EXPECT_LT(support::compareTiles(part, whole).worst, 1.5) << "what it had drawn is still its own";
}

TEST_F(RendererTest, ASecondRendererUsesItsThemeAndShaders) {
    const scene::DrawList list = prepareDemo();
    const demo::DemoScene demo = demo::makeDemoScene(demo::demoTheme(), kWidth, kHeight);
    const std::unique_ptr<render::Renderer> beside = renderer_->createBeside();
    beside->setMeshes(demo.meshes);
    beside->resize(kWidth, kHeight);
    beside->draw(list, FrameMode::Moving);
    render::Quality quality = render::qualityOf(render::QualityLevel::Medium);
    quality.shadowTaps = renderer_->quality().shadowTaps == 8 ? 4 : 8;
    renderer_->setQuality(quality);
    scene::Theme theme = demo::demoTheme();
    theme.lighting.keyColor *= 0.5F;
    EXPECT_TRUE(renderer_->setTheme(theme).empty());
    beside->draw(list, FrameMode::Moving);
    EXPECT_EQ(beside->quality().shadowTaps, quality.shadowTaps);
    beside->setQuality(quality);
    beside->draw(list, FrameMode::Moving);
    EXPECT_EQ(beside->readPixels(), movingPicture(list));
}

TEST_F(RendererTest, ThePlainBackdropIsVisibleAroundTheTable) {
    scene::DrawList list = prepareDemo();
    setSamples(4);
    list.items.erase(list.items.begin() + kPiece + 1, list.items.end());
    list.items.erase(list.items.begin(), list.items.begin() + kPiece);  // one piece is left
    std::array<render::Image, 2> pictures;
    for (const int white : {0, 1}) {
        list.backdrop = glm::vec3(static_cast<float>(white));
        pictures[static_cast<std::size_t>(white)] = stillPicture(list);
    }
    const render::TransparentImage image = render::withoutBackground(pictures[0], pictures[1]);
    ASSERT_EQ(image.rgba.size(), static_cast<std::size_t>(kWidth * kHeight * 4));
    EXPECT_EQ(image.rgba[3], 0) << "the corner";
    int opaque = 0;
    int between = 0;
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) {
        opaque += image.rgba[i] == 255 ? 1 : 0;
        between += image.rgba[i] > 0 && image.rgba[i] < 255 ? 1 : 0;
    }
    EXPECT_GT(opaque, 20) << "the piece";
    EXPECT_GT(between, 5) << "its edges";
    EXPECT_LT(between, opaque * 4);
}

TEST_F(RendererTest, ALampLightsWhatIsNearIt) {
    scene::DrawList list = prepareDemo();
    const render::Image dark = movingPicture(list);
    list.lamps.push_back({{-0.2F, 0.08F, 0}, {2, 1, 0.3F}});
    const render::Image lit = movingPicture(list);
    EXPECT_GT(meanOf(lit), meanOf(dark)) << "a lamp alone is a change";
    double left = 0;
    double right = 0;
    for (std::size_t i = 0; i < lit.rgb.size(); ++i)
        (i / 3 % kWidth < kWidth / 2 ? left : right) += lit.rgb[i] - dark.rgb[i];
    EXPECT_GT(left, 2 * right);
    EXPECT_GT(right, 0) << "but it reaches";
}

TEST_F(RendererTest, DrawsTheFirstOfTooManyLamps) {
    scene::DrawList list = prepareDemo();
    for (int i = 0; i < 4; ++i) list.lamps.push_back({{0, 0.1F, 0}, {0.2F, 0.2F, 0.2F}});
    const render::Image four = movingPicture(list);
    list.lamps.push_back({{0, 0.1F, 0}, {50, 50, 50}});
    forget();
    EXPECT_EQ(movingPicture(list), four);
}

TEST_F(RendererTest, RedrawingAPartEqualsRedrawingEverything) {
    scene::DrawList list = prepareDemo();
    (void)movingPicture(list);
    for (const float rise : {0.02F, 0.015F, -0.035F, 0.01F, -0.01F}) {
        // Also with the widest bloom, of a shining neighbour.
        if (std::abs(rise) < 0.011F && list.items[kPiece + 1].glow == glm::vec3(0)) {
            list.items[kPiece + 1].glow = {0.9F, 0.6F, 0.2F};
            forget();
            (void)movingPicture(list);
        }
        lift(list, rise);
        const render::Image part = movingPicture(list);
        forget();
        const render::Image whole = movingPicture(list);
        // The light's view is fitted to the objects there when it is made, so shadows differ by parts of a
        // texel.
        EXPECT_LT(support::compareTiles(part, whole).worst, 1.5) << rise;
    }
}

TEST_F(RendererTest, WhatBecomesTranslucentCastsNoShadowAtOnce) {
    scene::DrawList list = prepareDemo();
    render::Quality quality = renderer_->quality();
    quality.movingScale = 1;
    renderer_->setQuality(quality);
    (void)movingPicture(list);
    list.items[kPiece].color.a = 0.5F;
    list.camera.eye.x += 0.01F;
    const render::Image seen = movingPicture(list);
    forget();
    EXPECT_LT(support::compareTiles(seen, movingPicture(list)).worst, 1.5);
}

TEST_F(RendererTest, RedrawingAFlightEqualsRedrawingEverything) {
    scene::DrawList list = prepareDemo();
    // Over the others, so that its shadow falls on them; and at last far away from them.
    for (const glm::vec3 at : {glm::vec3(0.01F, 0.1F, 0), glm::vec3(0.05F, 0.15F, 0.02F),
                               glm::vec3(0.1F, 0.12F, -0.05F), glm::vec3(-0.1F, 0.1F, 0.08F)}) {
        list.items[kPiece].transform[3] = glm::vec4(at, 1);
        forget();
        (void)movingPicture(list);
        list.items[kPiece].transform[3] += glm::vec4(0.01F, 0.01F, 0.005F, 0);
        const render::Image part = movingPicture(list);
        ASSERT_TRUE(renderer_->changedPart());
        forget();
        EXPECT_LT(support::compareTiles(part, movingPicture(list)).worst, 1.5) << at.x;
    }
}

TEST_F(RendererTest, RedrawingWhatLightsUpEqualsRedrawingEverything) {
    scene::DrawList list = prepareDemo();
    // It glows all the time, in the same colour: with the first thing that glows, all bright places change.
    constexpr glm::vec3 kColor(1, 0.75F, 0.5F);
    list.items[kPiece].glow = 0.05F * kColor;
    (void)movingPicture(list);
    for (const glm::vec3 glow : {0.2F * kColor, 0.1F * kColor, 0.3F * kColor}) {
        list.items[kPiece].glow = glow;
        list.items[kPiece].color.g = 1 - glow.r;
        const render::Image part = movingPicture(list);
        ASSERT_TRUE(renderer_->changedPart());
        forget();
        EXPECT_LT(support::compareTiles(part, movingPicture(list)).worst, 1.5) << glow.r;
    }
}

TEST_F(RendererTest, AConvergedPictureChangesOnlyWhereAPieceMoved) {
    scene::DrawList list = prepareDemo();
    const render::Image before = stillPicture(list);
    lift(list, 0.02F);
    const render::Image moved = movingPicture(list);
    EXPECT_GT(support::compareTiles(before, moved).worst, 4);
    long differing = 0;
    for (std::size_t i = 0; i < before.rgb.size(); i += 3) differing += before.rgb[i] != moved.rgb[i] ? 1 : 0;
    EXPECT_LT(differing, kWidth * kHeight / 4);
    renderer_->draw(list, FrameMode::Still);
    EXPECT_EQ(renderer_->readPixels(), moved) << "it must not get worse before it gets better";
}

TEST_F(RendererTest, MovesAtReducedResolutionAndRestsAtFull) {
    scene::DrawList list = prepareDemo();
    render::Quality quality = renderer_->quality();
    quality.movingScale = 0.5F;
    renderer_->setQuality(quality);
    const render::Image first = movingPicture(list);
    list.camera.eye.x += 0.001F;
    const render::Image second = movingPicture(list);
    EXPECT_EQ(second.width, kWidth);
    EXPECT_LT(support::compareTiles(first, second, 180).worst, 8);
    renderer_->present(0, 64, 64);
    lift(list, 0.02F);
    (void)movingPicture(list);
    EXPECT_EQ(stillPicture(list).height, kHeight);
}

TEST_F(RendererTest, EveryLevelOfQualityDrawsTheSameTable) {
    scene::DrawList list = prepareDemo();
    const render::Image software = stillPicture(list);
    for (const render::QualityLevel level : render::kQualityLevels) {
        render::Quality quality = render::qualityOf(level);
        quality.stillSamples = 4;
        renderer_->setQuality(quality);
        EXPECT_TRUE(renderer_->setTheme(demo::demoTheme()).empty());
        const render::Image moving = movingPicture(list);
        const render::Image still = stillPicture(list);
        EXPECT_LT(support::compareTiles(software, still, 60).worst, 14) << render::nameOf(level);
        EXPECT_LT(support::compareTiles(still, moving, 60).worst, 14) << render::nameOf(level);
        forget();
        (void)movingPicture(list);
        lift(list, 0.02F);
        const render::Image part = movingPicture(list);
        forget();
        EXPECT_LT(support::compareTiles(part, movingPicture(list)).worst, 2) << render::nameOf(level);
        lift(list, -0.02F);
    }
}

TEST_F(RendererTest, OcclusionOnTheScreenOnlyDarkens) {
    const scene::DrawList list = prepareDemo();
    render::Quality quality = renderer_->quality();
    const render::Image without = movingPicture(list);
    quality.screenOcclusion = true;
    renderer_->setQuality(quality);
    const render::Image with = movingPicture(list);
    EXPECT_LT(meanOf(with), meanOf(without));
    EXPECT_GT(meanOf(with), meanOf(without) * 0.94);
    std::size_t brighter = 0;  // edges excepted, since they are blended with their surroundings
    for (std::size_t i = 0; i < with.rgb.size(); ++i) brighter += with.rgb[i] > without.rgb[i] + 4 ? 1 : 0;
    EXPECT_LT(brighter, with.rgb.size() / 200);
}

TEST_F(RendererTest, CoveredPartsAreNotRedrawnInMotion) {
    scene::DrawList list = prepareDemo();
    render::Quality quality = renderer_->quality();
    quality.movingScale = 0.5F;
    renderer_->setQuality(quality);
    const render::Image before = movingPicture(list);
    renderer_->setCovered({{0, 0, kWidth / 2, kHeight}});
    list.camera.eye.x += 0.05F;
    const render::Image moved = movingPicture(list);
    const auto half = [](const render::Image& image, int left) {
        render::Image part{kWidth / 2 - 60, kHeight, {}};
        for (int y = 0; y < kHeight; ++y) {
            const auto row = image.rgb.begin() + static_cast<std::ptrdiff_t>(y * kWidth + left) * 3;
            part.rgb.insert(part.rgb.end(), row, row + part.width * 3);
        }
        return part;
    };
    EXPECT_LT(support::compareTiles(half(before, 0), half(moved, 0), 90).worst, 10);
    EXPECT_GT(support::compareTiles(half(before, kWidth / 2 + 60), half(moved, kWidth / 2 + 60), 90).worst,
              14);
    renderer_->draw(list, FrameMode::Still);
    const render::Image first = renderer_->readPixels();
    const render::Image rested = stillPicture(list);
    renderer_->setCovered({});
    forget();
    renderer_->draw(list, FrameMode::Still);
    EXPECT_LT(support::compareTiles(renderer_->readPixels(), first).worst, 1) << "at rest all of it is drawn";
    EXPECT_LT(support::compareTiles(stillPicture(list), rested).worst, 1);
}

TEST_F(RendererTest, TellsWhichPartChangedAndWhatItTook) {
    scene::DrawList list = prepareDemo();
    (void)movingPicture(list);
    EXPECT_FALSE(renderer_->changedPart());
    EXPECT_TRUE(renderer_->movingTime());
    EXPECT_FALSE(renderer_->movingTime()) << "told once";
    lift(list, 0.01F);
    (void)movingPicture(list);
    const auto part = renderer_->changedPart();
    ASSERT_TRUE(part);
    EXPECT_LT(part->width * part->height, kWidth * kHeight / 2);
    EXPECT_FALSE(renderer_->lost());
    EXPECT_GT(renderer_->measure(list), 0);
    EXPECT_FALSE(renderer_->converged());
}

TEST_F(RendererTest, MissingTexturesAreReportedAndDrawnPlain) {
    scene::Theme theme = demo::demoTheme();
    const scene::DrawList list = prepareDemo();
    theme.folder = "/nowhere";
    theme.materials[0].albedo = "wood.jpg";
    theme.materials[0].normal = "wood_n.jpg";
    theme.materials[1].roughness = "rough.jpg";
    theme.lighting.environment = "room.hdr";
    const auto errors = renderer_->setTheme(theme);
    ASSERT_EQ(errors.size(), 4U);
    EXPECT_NE(errors[0].describe().find("wood.jpg"), std::string::npos);
    EXPECT_NE(errors[3].describe().find("room.hdr"), std::string::npos);
    EXPECT_TRUE(support::matchesGolden(movingPicture(list), demo::kMovingGolden));
}

TEST_F(RendererTest, ReadsTheTexturesOfATheme) {
    const auto theme = scene::loadTheme(DOLMEN_SOURCE_DIR "/assets/themes/tavern");
    ASSERT_TRUE(theme) << theme.error().describe();
    for (const base::Error& error : renderer_->setTheme(*theme)) ADD_FAILURE() << error.describe();
    const demo::DemoScene demo = demo::makeDemoScene(*theme, kWidth, kHeight);
    renderer_->setMeshes(demo.meshes);
    renderer_->resize(kWidth, kHeight);
    setSamples(4);
    const render::Image picture = stillPicture(demo.list);
    EXPECT_GT(meanOf(picture), 40);
    EXPECT_LT(meanOf(picture), 140);
}

TEST_F(RendererTest, DrawsEmptyListsAndUnknownMeshes) {
    scene::DrawList list;
    renderer_->resize(64, 64);
    EXPECT_GT(meanOf(movingPicture(list)), 0) << "the room";
    list.items.emplace_back();
    list.items[0].mesh = scene::MeshId(7);
    list.items[0].material = scene::MaterialId(9);
    (void)movingPicture(list);
    renderer_->setMeshes({scene::Mesh{}});
    list.items[0].mesh = scene::MeshId(0);
    EXPECT_GT(meanOf(stillPicture(list)), 0);
}

TEST_F(RendererTest, AnySizeIsDrawn) {
    scene::DrawList list = prepareDemo();
    setSamples(2);
    for (const auto& [width, height] :
         {std::pair{0, 0}, {0, 10}, {-3, 5}, {1, 1}, {3, 200}, {200, 3}, {33, 17}}) {
        renderer_->resize(width, height);
        (void)movingPicture(list);
        if (width > 0 && height > 0) {
            const render::Image picture = stillPicture(list);
            EXPECT_EQ(picture.width, width);
            EXPECT_EQ(picture.height, height);
        } else {
            renderer_->draw(list, FrameMode::Still);
            EXPECT_TRUE(renderer_->converged()) << "nobody waits for samples that cannot come";
            EXPECT_TRUE(renderer_->readPixels().rgb.empty());
        }
        renderer_->present(0, 64, 64);
        renderer_->present(0, 0, 0);
    }
}

TEST_F(RendererTest, AnotherHeightChangesAllThatDependsOnTheSize) {
    const scene::DrawList list = prepareDemo();
    render::Quality quality = render::qualityOf(render::QualityLevel::Medium);
    quality.stillSamples = 2;
    renderer_->setQuality(quality);
    const auto drawnAt = [&](int width, int height) {
        renderer_->resize(width, height);
        return stillPicture(list).rgb;
    };
    (void)drawnAt(kWidth + 2, kHeight);  // another width and another height: nothing can be kept
    const auto expected = drawnAt(kWidth, kHeight / 2);
    (void)drawnAt(kWidth + 2, kHeight);
    (void)drawnAt(kWidth, kHeight);
    EXPECT_EQ(drawnAt(kWidth, kHeight / 2), expected);
}

TEST_F(RendererTest, AHugeSizeIsClamped) {
    renderer_->resize(1 << 20, 2);
    const render::Image picture = movingPicture({});
    EXPECT_GT(picture.width, 1000);
    EXPECT_LE(picture.width, 1 << 14);
    EXPECT_EQ(picture.height, 2);
}

// Measured: computing the whole field for every picture of a moving stone cost more than the rest of the
// picture.
TEST_F(RendererTest, TheFieldOfOcclusionIsKeptWhileItHoldsEverything) {
    render::Occlusion occlusion;
    std::mt19937 random(1);
    std::uniform_real_distribution<float> place(-0.5F, 0.5F);
    std::uniform_real_distribution<float> half(0.001F, 0.2F);
    for (int i = 0; i < 500; ++i) {
        std::vector<render::WorldBox> boxes;
        for (int box = 0; box < 3; ++box)
            boxes.push_back({{place(random), 0.1F, place(random)}, {half(random), 0.1F, half(random)}});
        occlusion.aim(boxes);
        EXPECT_FALSE(occlusion.aim(boxes)) << i;
    }
}

TEST(RendererWithoutShaders, UsesItsOwnAndNamesTheFolder) {
    const support::OffscreenGl gl;
    base::Log log(nullptr);
    const auto renderer = render::Renderer::create("/nowhere", log);
    ASSERT_TRUE(renderer) << renderer.error().describe();
    const auto problems = (*renderer)->takeProblems();
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_NE(problems.front().describe().find("/nowhere"), std::string::npos);
    EXPECT_TRUE((*renderer)->takeProblems().empty());
}

}  // namespace
