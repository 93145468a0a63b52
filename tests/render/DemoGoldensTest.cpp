// The demo scene equals its goldens, and small faults of the renderer are noticed.
#include <gtest/gtest.h>

#include <GL/glew.h>

#include <functional>
#include <glm/gtc/matrix_transform.hpp>

#include "DemoGoldens.h"
#include "DemoScene.h"
#include "render/Renderer.h"
#include "support/OffscreenGl.h"

namespace {

using render::FrameMode;

class DemoGoldens : public testing::Test {
  protected:
    void SetUp() override {
        auto created = render::Renderer::create(DOLMEN_SOURCE_DIR "/shaders", log_);
        ASSERT_TRUE(created) << created.error().describe();
        renderer_ = std::move(created).value();
        renderer_->resize(demo::kWidth, demo::kHeight);
        render::Quality quality = renderer_->quality();
        quality.stillSamples = 6;  // half of the program's samples show the same in half the time
        renderer_->setQuality(quality);
    }

    void show(const scene::Theme& theme) {
        EXPECT_TRUE(renderer_->setTheme(theme).empty());
        demo::DemoScene scene = demo::makeDemoScene(theme, demo::kWidth, demo::kHeight);
        renderer_->setMeshes(scene.meshes);
        list_ = std::move(scene.list);
    }

    render::Image movingPicture() {
        renderer_->draw(list_, FrameMode::Moving);
        return renderer_->readPixels();
    }
    render::Image stillPicture() {
        do renderer_->draw(list_, FrameMode::Still);
        while (!renderer_->converged());
        return renderer_->readPixels();
    }

    support::OffscreenGl gl_;
    base::Log log_{nullptr};
    std::unique_ptr<render::Renderer> renderer_;
    scene::DrawList list_;
};

TEST_F(DemoGoldens, TheSceneLooksAsItDid) {
    show(demo::demoTheme());
    EXPECT_TRUE(support::matchesGolden(movingPicture(), demo::kMovingGolden));
    EXPECT_TRUE(support::matchesGolden(stillPicture(), demo::kStillGolden));
}

/// A mistake that a change of the renderer or a theme could make.
struct Fault {
    const char* name;
    std::function<void(scene::Theme&)> spoilTheme = [](scene::Theme&) {};
    std::function<void(scene::DrawList&)> spoilScene = [](scene::DrawList&) {};
};

scene::Material& materialOf(scene::Theme& theme, std::string_view name) {
    return theme.materials.at(theme.material(name).value);
}

void turnKeyLight(scene::Theme& theme, float degrees) {
    const glm::mat4 turn = glm::rotate(glm::mat4(1), glm::radians(degrees), glm::vec3(0, 1, 0));
    theme.lighting.keyDirection = glm::vec3(turn * glm::vec4(theme.lighting.keyDirection, 0));
}

std::vector<Fault> faults() {
    constexpr std::size_t kPiece = 40;  // a flat that lies on the board
    return {
        {"shadow moved", [](auto& theme) { turnKeyLight(theme, 2); }},
        {"shadow weaker",
         [](auto& theme) {
             theme.lighting.keyColor *= 0.95F;
             theme.lighting.environmentIntensity *= 1.05F;
         }},
        {"shadow missing", {}, [](auto& list) { list.items[kPiece].castsShadow = false; }},
        {"material smoother", [](auto& theme) { materialOf(theme, "square_light").roughnessScale *= 0.8F; }},
        {"material darker", [](auto& theme) { materialOf(theme, "square_light").tint *= 0.95F; }},
        {"material less metallic", [](auto& theme) { materialOf(theme, "inlay").metallic = 0.9F; }},
        {"piece moved", {}, [](auto& list) { list.items[kPiece].transform[3].x += 0.002F; }},
        {"camera moved", {}, [](auto& list) { list.camera.eye.x += 0.002F; }},
        {"exposure", [](auto& theme) { theme.lighting.exposure *= 1.02F; }},
    };
}

TEST_F(DemoGoldens, TheFolderHasExactlyTheComparedGoldens) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the goldens are just being made";
    EXPECT_EQ(support::goldenFiles("render"),
              (std::set<std::string>{demo::kMovingGolden.name, demo::kStillGolden.name}));
}

TEST_F(DemoGoldens, NoticeSmallFaults) {
    if (support::updatingGoldens()) GTEST_SKIP() << "the goldens are just being made";
    for (const Fault& fault : faults()) {
        scene::Theme theme = demo::demoTheme();
        if (fault.spoilTheme) fault.spoilTheme(theme);
        show(theme);
        if (fault.spoilScene) fault.spoilScene(list_);
        EXPECT_TRUE(support::failsGolden(movingPicture(), demo::kMovingGolden, fault.name));
        EXPECT_TRUE(support::failsGolden(stillPicture(), demo::kStillGolden, fault.name));
    }
}

}  // namespace
