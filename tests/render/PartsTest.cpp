// Parts of the renderer that need no graphics device.
#include <gtest/gtest.h>

#include <fstream>
#include <glm/gtc/matrix_transform.hpp>

#include "base/Files.h"
#include "render/Batches.h"
#include "render/Changes.h"
#include "render/Environment.h"
#include "render/Flight.h"
#include "render/Jitter.h"
#include "render/ShadowMap.h"
#include "render/texture/Image.h"
#include "render/texture/SurfaceTexture.h"
#include "support/GoldenImage.h"
#include "support/TemporaryFolder.h"

namespace {

using render::WorldBox;

const std::vector<scene::Bounds> kBounds = {{glm::vec3(-0.02F), glm::vec3(0.02F)},
                                            {glm::vec3(-1), glm::vec3(1, 0, 1)}};

scene::DrawItem itemAt(std::uint16_t mesh, glm::vec3 at, float alpha = 1) {
    scene::DrawItem item;
    item.mesh = scene::MeshId(mesh);
    item.transform = glm::translate(glm::mat4(1), at);
    item.color.a = alpha;
    return item;
}

render::Frustum frustumOf(const scene::DrawList& list) {
    return render::Frustum(list.camera.projection() * list.camera.view());
}

TEST(Image, IsEqualAfterWritingAndReadingAPng) {
    render::Image image{3, 2, {}};
    for (std::uint8_t i = 0; i < 18; ++i) image.rgb.push_back(static_cast<std::uint8_t>(i * 14));
    const auto path = std::filesystem::path(testing::TempDir()) / "dolmen-image" / "new" / "a.png";
    ASSERT_TRUE(render::savePng(image, path));
    const auto loaded = render::loadImage(path);
    ASSERT_TRUE(loaded) << loaded.error().describe();
    EXPECT_EQ(*loaded, image);
    std::filesystem::remove_all(path.parent_path().parent_path());
}

TEST(Image, ErrorsNameTheFile) {
    EXPECT_FALSE(render::savePng({}, "x.png"));
    EXPECT_FALSE(render::savePng({1, 1, {1, 2, 3}}, "/proc/no/x.png"));
    const auto missing = render::loadImage("/nowhere/x.png");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, "/nowhere/x.png");
}

TEST(GoldenImage, FindsTheWorstTile) {
    render::Image a{64, 64, std::vector<std::uint8_t>(64 * 64 * 3, 100)};
    render::Image b = a;
    b.rgb[(40 * 64 + 50) * 3] = 200;
    const auto difference = support::compareTiles(a, b);
    EXPECT_EQ(difference.x, 32);
    EXPECT_EQ(difference.y, 32);
    EXPECT_NEAR(difference.worst, 100.0 / (32 * 32 * 3), 1e-9);
    EXPECT_EQ(support::compareTiles(a, a).worst, 0);
    EXPECT_NEAR(support::compareColours(a, b).worst, 100.0 / (32 * 32), 1e-9);
}

TEST(GoldenImage, InAMeanColourPixelsCancelOut) {
    const render::Image a{2, 1, {100, 100, 100, 100, 100, 100}};
    const render::Image flickering{2, 1, {110, 100, 100, 90, 100, 100}};
    const render::Image redder{2, 1, {110, 100, 100, 110, 100, 100}};
    EXPECT_EQ(support::compareColours(a, flickering).worst, 0);
    EXPECT_EQ(support::compareColours(a, redder).worst, 10);
    EXPECT_NEAR(support::compareTiles(a, flickering).worst, 10.0 / 3, 1e-9);
}

TEST(GoldenImage, ShowsAPartAtItsSize) {
    render::Image picture{5, 3, {}};
    for (std::uint8_t y = 0; y < 3; ++y)
        for (std::uint8_t x = 0; x < 5; ++x) picture.rgb.insert(picture.rgb.end(), {x, y, 7});
    EXPECT_EQ(support::cutFor({}, picture), picture);
    EXPECT_EQ(support::cutFor({.part = {3, 1, 2, 1}}, picture), (render::Image{2, 1, {3, 1, 7, 4, 1, 7}}));
    EXPECT_EQ(support::cutFor({.shrink = 2}, picture), (render::Image{2, 1, {1, 1, 7, 3, 1, 7}}))
        << "means, rounded up; what does not fill a pixel is left out";
    EXPECT_EQ(support::cutFor({.part = {4, 2, 100, 100}}, picture), (render::Image{1, 1, {4, 2, 7}}));
}

TEST(Batches, SortsSmallBeforeLargeAndGhostsLast) {
    scene::DrawList list;
    list.camera.eye = {0, 0.5F, 0.5F};
    list.items = {itemAt(1, {}),           itemAt(0, {0, 0, -0.1F}),
                  itemAt(0, {0, 0, 0.1F}), itemAt(0, {0.05F, 0, 0}, 0.5F),
                  itemAt(0, {0, 0, 40}),   itemAt(5, {}),
                  itemAt(0, {}, 0)};
    const render::Batches batches = render::makeBatches(list, kBounds, frustumOf(list));
    ASSERT_EQ(batches.solid.size(), 2U);
    EXPECT_EQ(batches.solid[0].mesh.value, 0);
    EXPECT_EQ(batches.solid[0].count, 2U) << "the one behind the eye is left out";
    EXPECT_FLOAT_EQ(batches.instances[0].rows[2].w, 0.1F) << "near before far";
    EXPECT_EQ(batches.solid[1].mesh.value, 1);
    ASSERT_EQ(batches.ghosts.size(), 1U);
    EXPECT_EQ(batches.ghosts[0].first, 3U);
    EXPECT_EQ(render::casterBoxesOf(list, kBounds).size(), 3U)
        << "seen or not, but neither ghosts nor the table";
}

constexpr float kGround = 0.01F;
const glm::vec3 kLight = glm::normalize(glm::vec3(1, 1, 0));

TEST(Changes, OfAThingInTheAirAreItsOwnAndThoseOnTheGround) {
    const WorldBox lifted{{0, 0.1F, 0}, glm::vec3(0.02F)};
    const auto places = render::placesOf(lifted, kLight, kGround, {});
    ASSERT_EQ(places.size(), 3U);
    EXPECT_EQ(places[0].front().middle, lifted.middle);
    const WorldBox& below = places[1].front();
    EXPECT_NEAR(below.middle.y, kGround, 1e-6F) << "nothing is in the air between";
    EXPECT_GT(below.half.x, 0.04F);
    for (const WorldBox& shadow : places[2]) {
        EXPECT_NEAR(shadow.middle.y, kGround, 1e-6F);
        EXPECT_GE(shadow.half.z, 0.02F);
    }
    EXPECT_NEAR(places[2].front().middle.x, -0.07F, 1e-6F) << "as far away as its base is high";
    EXPECT_NEAR(places[2].back().middle.x, -0.11F, 1e-6F) << "as far away as its top is high";
}

TEST(Flight, IsHighAboveWhatLiesBelow) {
    // Meshes: the floor, and a cube of 2 cm.
    const std::vector<scene::Bounds> bounds{{glm::vec3(-1, -0.01F, -1), glm::vec3(1, 0, 1)},
                                            {glm::vec3(-0.01F, 0, -0.01F), glm::vec3(0.01F, 0.02F, 0.01F)}};
    scene::DrawList list;
    list.items = {itemAt(0, {}),
                  itemAt(1, {}),                  // it lies on the floor
                  itemAt(1, {0, 0.05F, 0}),       // above that one
                  itemAt(1, {0, 0.0705F, 0}),     // carried on it
                  itemAt(1, {0.3F, 0.015F, 0}),   // low above the floor
                  itemAt(1, {0.6F, 0.001F, 0})};  // touches it
    const std::vector<float> heights = render::heightsInAir(list, bounds);
    EXPECT_EQ(heights[0], 0) << "nothing is below";
    EXPECT_EQ(heights[1], 0);
    EXPECT_NEAR(heights[2], 0.03F, 1e-5F);
    EXPECT_GE(heights[3], heights[2]) << "a pile flies as one";
    EXPECT_NEAR(heights[4], 0.015F, 1e-5F);
    EXPECT_EQ(heights[5], 0);

    const scene::DrawList sunk = render::sunk(list, bounds);
    EXPECT_EQ(sunk.items[1].transform, list.items[1].transform);
    EXPECT_FALSE(sunk.items[3].castsShadow) << "in clear air";
    EXPECT_TRUE(sunk.items[4].castsShadow);
    EXPECT_NEAR(sunk.items[4].transform[3].y, -0.01F, 1e-5F) << "half as high as it would lie";
}

TEST(Changes, OfWhatFliesAreItselfAndItsShadow) {
    const WorldBox lifted{{0, 0.1F, 0}, glm::vec3(0.02F)};
    const auto all = render::placesOf(lifted, kLight, kGround, {});
    const auto places = render::placesOf(lifted, kLight, kGround, {}, true);
    ASSERT_EQ(places.size(), 2U);
    EXPECT_EQ(places[0].front().middle, all[0].front().middle);
    EXPECT_EQ(places[1].back().middle, all[2].back().middle);

    const std::vector<scene::Bounds> bounds{{glm::vec3(-1, -0.01F, -1), glm::vec3(1, 0, 1)},
                                            {glm::vec3(-0.01F), glm::vec3(0.01F)}};
    scene::DrawList before;
    before.items = {itemAt(0, {}), itemAt(1, {0, 0.01F, 0})};
    scene::DrawList after = before;
    after.items[1].transform[3].y = 0.2F;
    const render::Changes changes = render::changesBetween(before, after, bounds);
    EXPECT_EQ(changes.casters.size(), 1U) << "where it lay it darkened something";
    EXPECT_EQ(changes.flying.size(), 1U);
}

TEST(Changes, ReachUpToWhatStandsInTheWay) {
    const WorldBox lifted{{0, 0.2F, 0}, glm::vec3(0.02F)};
    const std::vector<WorldBox> below = {{{0.04F, 0.03F, 0}, glm::vec3(0.02F)}};
    auto places = render::placesOf(lifted, kLight, kGround, below);
    EXPECT_NEAR(places[1].front().middle.y + places[1].front().half.y, 0.05F, 1e-6F);
    const std::vector<WorldBox> inShadow = {{{-0.1F, 0.07F, 0}, glm::vec3(0.02F)}};
    places = render::placesOf(lifted, kLight, kGround, inShadow);
    EXPECT_NEAR(places[1].front().middle.y, kGround, 1e-6F);
    EXPECT_NEAR(places[2].back().middle.y, 0.09F, 1e-6F);
    EXPECT_NEAR(places[2].back().middle.x, -0.13F, 1e-6F) << "there it is nearer";
    const std::vector<WorldBox> aside = {{{-0.1F, 0.07F, 0.2F}, glm::vec3(0.02F)}};
    places = render::placesOf(lifted, kLight, kGround, aside);
    for (const WorldBox& shadow : places[2]) EXPECT_NEAR(shadow.middle.y, kGround, 1e-6F);
}

TEST(Changes, OfColourAloneThrowNoShadow) {
    scene::DrawList before;
    before.items = {itemAt(0, {}), itemAt(0, {0.1F, 0, 0})};
    scene::DrawList after = before;
    after.items[0].color.r = 0.5F;
    render::Changes changes = render::changesBetween(before, after, kBounds);
    EXPECT_TRUE(changes.casters.empty());
    ASSERT_EQ(changes.looks.size(), 1U);
    EXPECT_EQ(changes.standing.size(), 1U);
    const float plain = changes.looks[0].half.x;
    after.items[0].glow = {1, 1, 1};
    changes = render::changesBetween(before, after, kBounds);
    EXPECT_GT(changes.looks.at(0).half.x, plain + 0.015F) << "its light reaches further";
    after.items[0].color.a = 0.5F;
    changes = render::changesBetween(before, after, kBounds);
    EXPECT_EQ(changes.casters.size(), 2U) << "what is translucent throws no shadow";
}

TEST(Changes, OfThingsWithoutAShadowAffectNothingAround) {
    scene::DrawList before;
    before.items = {itemAt(0, {})};
    before.items[0].castsShadow = false;
    scene::DrawList after = before;
    after.items[0].transform[3].x = 0.1F;
    const render::Changes changes = render::changesBetween(before, after, kBounds);
    EXPECT_TRUE(changes.casters.empty());
    EXPECT_EQ(changes.looks.size(), 2U);
}

TEST(Changes, PartsAreJoinedWhereOneCostsLessThanTwo) {
    using render::PixelRect;
    const PixelRect a{0, 0, 10, 10};
    const PixelRect near{12, 0, 10, 10};
    const PixelRect far{500, 300, 10, 10};
    EXPECT_EQ(render::joined({a, near, far}, 100), (std::vector<PixelRect>{{0, 0, 22, 10}, far}));
    EXPECT_EQ(render::joined({a, near, far}, 10).size(), 3U);
    EXPECT_EQ(render::joined({a, {2, 2, 3, 3}}, 0), std::vector<PixelRect>{a}) << "one holds the other";
    EXPECT_TRUE(render::joined({PixelRect{5, 5, 0, 0}}, 100).empty()) << "outside the picture";
    std::vector<PixelRect> many;
    for (int i = 0; i < 1000; ++i) many.push_back({i * 20, 0, 10, 10});
    EXPECT_EQ(render::joined(many, 0), (std::vector<PixelRect>{{0, 0, 19990, 10}}));
    EXPECT_EQ(render::around(std::vector<PixelRect>{a, far}), (PixelRect{0, 0, 510, 310}));
}

TEST(Changes, IncludeOldAndNewPlacesOfMovedPieces) {
    scene::DrawList before;
    before.items = {itemAt(0, {}), itemAt(0, {0.1F, 0, 0})};
    scene::DrawList after = before;
    EXPECT_TRUE(render::changesBetween(before, after, kBounds).casters.empty());
    after.items[1].transform[3].x = 0.2F;
    after.items.push_back(itemAt(0, {0.3F, 0, 0}));
    const render::Changes changes = render::changesBetween(before, after, kBounds);
    EXPECT_TRUE(changes.sameView);
    ASSERT_EQ(changes.casters.size(), 3U);
    EXPECT_FLOAT_EQ(changes.casters[0].middle.x, 0.1F);
    EXPECT_FLOAT_EQ(changes.casters[2].middle.x, 0.3F);
    after.camera.eye.x += 1;
    EXPECT_FALSE(render::changesBetween(before, after, kBounds).sameView);
}

TEST(Changes, TheirPixelsHoldEveryCorner) {
    const scene::Camera camera;
    const glm::mat4 seen = camera.projection() * camera.view();
    const std::vector<WorldBox> boxes = {{glm::vec3(0), glm::vec3(0.05F)}};
    const auto pixels = render::pixelsOf(boxes, seen, 1280, 720);
    ASSERT_TRUE(pixels);
    EXPECT_LT(pixels->x, 640);
    EXPECT_GT(pixels->x + pixels->width, 640);
    EXPECT_LT(pixels->width, 300);
    const render::Frustum part(render::cropped(seen, *pixels, 1280, 720));
    EXPECT_TRUE(part.touches(boxes[0]));
    EXPECT_FALSE(part.touches({glm::vec3(0.4F, 0, 0), glm::vec3(0.05F)}));
    const std::vector<WorldBox> around = {{camera.eye, glm::vec3(0.2F)}};
    EXPECT_FALSE(render::pixelsOf(around, seen, 1280, 720)) << "around the eye there is no saying";
    EXPECT_EQ(render::pixelsOf({}, seen, 1280, 720)->width, 0);
}

TEST(LightView, HoldsEveryCasterAndKeepsStill) {
    const std::vector<WorldBox> casters = {{glm::vec3(-0.3F, 0.02F, 0), glm::vec3(0.05F)},
                                           {glm::vec3(0.3F, 0.1F, 0.2F), glm::vec3(0.05F)}};
    const render::LightView view =
        render::fitLight(glm::normalize(glm::vec3(0.4F, 0.8F, 0.3F)), casters, 1024);
    for (const WorldBox& box : casters) {
        const WorldBox seen = render::worldBox({box.middle - box.half, box.middle + box.half}, view.matrix);
        for (int axis = 0; axis < 3; ++axis) EXPECT_LE(std::abs(seen.middle[axis]) + seen.half[axis], 1.0F);
    }
    EXPECT_EQ(render::fitLight({0, 1, 0}, {}, 1024).width, 0);
    EXPECT_GT(render::fitLight({0, 1, 0}, casters, 1024).width, 0.5F) << "straight from above";
}

TEST(Jitter, IsCentredAndEven) {
    EXPECT_EQ(render::jitterOf(0, 16).light, glm::vec2(0));
    for (const int n : {2, 16}) {
        glm::vec2 light(0);
        for (int i = 0; i < n; ++i) {
            const render::Jitter jitter = render::jitterOf(i, n);
            EXPECT_LE(glm::length(jitter.light), 1.0F);
            EXPECT_LE(glm::length(jitter.lens), 1.0F);
            EXPECT_LE(std::max(std::abs(jitter.pixel.x), std::abs(jitter.pixel.y)), 0.5F);
            light += jitter.light;
        }
        EXPECT_LT(glm::length(light / static_cast<float>(n)), n > 2 ? 0.15F : 1.0F);
    }
}

TEST(Environment, AnEvenRoomStaysEven) {
    const render::Environment environment =
        render::filterEnvironment({32, 16, std::vector<glm::vec3>(32 * 16, glm::vec3(0.5F, 0.25F, 1))});
    EXPECT_NEAR(environment.irradiance[0].r, 0.5F, 0.01F) << "white diffuse under radiance L shines with L";
    for (std::size_t i = 1; i < 9; ++i) EXPECT_NEAR(environment.irradiance[i].r, 0, 0.01F);
    for (const render::FloatImage& level : environment.levels)
        for (const glm::vec3& light : level.pixels) ASSERT_NEAR(light.g, 0.25F, 0.001F);
}

TEST(Environment, APictureOfAnyShapeIsFiltered) {
    const std::pair<int, int> sizes[] = {{4096, 1}, {512, 4}, {1000, 3}, {1, 1}, {1, 300}, {7, 2}, {129, 4}};
    for (const auto& [width, height] : sizes) {
        const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
        const render::Environment environment =
            render::filterEnvironment({width, height, std::vector<glm::vec3>(count, glm::vec3(0.5F))});
        for (const render::FloatImage& level : environment.levels)
            for (const glm::vec3& light : level.pixels)
                ASSERT_NEAR(light.r, 0.5F, 0.001F) << width << "x" << height;
        EXPECT_TRUE(std::isfinite(environment.irradiance[0].r));
    }
}

TEST(Environment, FrontIsMinusZ) {
    render::FloatImage room{64, 32, std::vector<glm::vec3>(64 * 32, glm::vec3(0))};
    for (std::size_t y = 12; y < 20; ++y)
        for (std::size_t x = 28; x < 36; ++x) room.pixels[y * 64 + x] = glm::vec3(10);
    const render::Environment environment = render::filterEnvironment(room);
    EXPECT_LT(environment.irradiance[2].r, -0.01F) << "the term along z";
    EXPECT_NEAR(environment.irradiance[3].r, 0, 0.01F) << "the term along x";
}

TEST(SurfaceTexture, MissingFilesAreReportedAndStoodInFor) {
    scene::Material material;
    material.albedo = "a.jpg";
    std::vector<base::Error> errors;
    const render::SurfaceTexture surface = render::loadSurface(material, "/nowhere", errors);
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_EQ(errors[0].file, "/nowhere/a.jpg");
    EXPECT_EQ(surface.colorRoughness.bytes, render::plainSurface().colorRoughness.bytes);
    EXPECT_TRUE(surface.normal.bytes.empty());
}

TEST(SurfaceTexture, KeepsTheRootOfLinearColourAndTurnsRowsUp) {
    const auto folder = std::filesystem::path(testing::TempDir()) / "dolmen-surface";
    ASSERT_TRUE(render::savePng({1, 2, {255, 255, 255, 188, 0, 0}}, folder / "a.png"));
    ASSERT_TRUE(render::savePng({1, 2, {10, 10, 10, 200, 200, 200}}, folder / "r.png"));
    std::ofstream(folder / "broken.png") << "not a picture";
    scene::Material material;
    material.albedo = "a.png";
    material.roughness = "r.png";
    material.normal = "broken.png";
    std::vector<base::Error> errors;
    const render::SurfaceTexture surface = render::loadSurface(material, folder, errors);
    EXPECT_EQ(errors.size(), 1U);
    ASSERT_EQ(surface.colorRoughness.bytes.size(), 8U);
    EXPECT_NEAR(surface.colorRoughness.bytes[0], 180, 2)
        << "sRGB 188 is linear one half, whose root is 0.707";
    EXPECT_EQ(surface.colorRoughness.bytes[3], 200);
    EXPECT_EQ(surface.colorRoughness.bytes[4], 255);
    std::filesystem::remove_all(folder);
}

TEST(FloatImage, ATooLargePictureIsRefused) {
    const support::TemporaryFolder folder;
    std::ofstream(folder / "larger.hdr") << "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 16000 +X 16000\n";
    const auto image = render::loadFloatImage(folder / "larger.hdr");
    ASSERT_FALSE(image);
    EXPECT_NE(image.error().describe().find("million pixels"), std::string::npos) << image.error().describe();
}

TEST(FloatImage, ATruncatedPictureIsAnError) {
    const std::filesystem::path whole = DOLMEN_SOURCE_DIR "/assets/themes/study/environment.hdr";
    ASSERT_TRUE(render::loadFloatImage(whole));
    const auto content = base::readFile(whole);
    ASSERT_TRUE(content);
    const std::filesystem::path cut = std::filesystem::path(testing::TempDir()) / "dolmen-cut.hdr";
    for (const std::size_t size :
         {std::size_t{5}, std::size_t{60}, std::size_t{1000}, std::size_t{50000}, content->size() - 1}) {
        std::ofstream(cut, std::ios::binary) << content->substr(0, size);
        const auto image = render::loadFloatImage(cut);
        ASSERT_FALSE(image) << size;
        EXPECT_NE(image.error().describe().find("dolmen-cut.hdr"), std::string::npos);
    }
    std::filesystem::remove(cut);
}

}  // namespace
