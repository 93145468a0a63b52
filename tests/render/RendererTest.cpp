#include "render/Renderer.h"

#include <gtest/gtest.h>

#include "DemoScene.h"
#include "support/GoldenImage.h"
#include "support/OffscreenGl.h"

namespace {

using render::FrameMode;

class RendererTest : public testing::Test {
  protected:
    void SetUp() override {
        auto created = render::Renderer::create(DOLMEN_SOURCE_DIR "/shaders", log_);
        ASSERT_TRUE(created) << created.error().describe();
        renderer_ = std::move(created).value();
    }

    render::Image stillPicture(const scene::DrawList& list) {
        for (int i = 0; i < 100 && (i == 0 || !renderer_->converged()); ++i)
            renderer_->draw(list, FrameMode::Still);
        return renderer_->readPixels();
    }

    support::OffscreenGl gl_;
    base::Log log_{[](base::LogLevel level, std::string_view text) {
        EXPECT_EQ(level, base::LogLevel::Info) << text;  // OpenGL's own complaints arrive here
    }};
    std::unique_ptr<render::Renderer> renderer_;
};

TEST_F(RendererTest, DrawsTheDemoSceneAsItsGolden) {
    const scene::Theme theme = scene::fallbackTheme();
    EXPECT_TRUE(renderer_->setTheme(theme).empty());
    const demo::DemoScene scene = demo::makeDemoScene(theme, 640, 360);
    renderer_->setMeshes(scene.meshes);
    renderer_->resize(640, 360);
    EXPECT_TRUE(support::matchesGolden(stillPicture(scene.list), "render/demo-still"));
    renderer_->draw(scene.list, FrameMode::Moving);
    EXPECT_TRUE(support::matchesGolden(renderer_->readPixels(), "render/demo-moving"));
}

}  // namespace
