#include "app/frame/CameraFraming.h"

#include <gtest/gtest.h>

namespace app {
namespace {

constexpr Window::Size kDisplay{1000, 500};

scene::OrbitCamera cameraOverBoard() {
    scene::OrbitCamera camera;
    camera.frame(0.2F, {{-0.2F, 0, -0.2F}, {0.2F, 0, 0.2F}});
    return camera;
}

TEST(CameraFraming, TellsWhenTheAreaIsAnotherOne) {
    scene::OrbitCamera camera = cameraOverBoard();
    CameraFraming layout;
    EXPECT_TRUE(layout.fit(camera, kDisplay, {0, 0, 1000, 500}));
    EXPECT_FALSE(layout.fit(camera, kDisplay, {0, 0, 1000, 500}));
    EXPECT_TRUE(layout.fit(camera, kDisplay, {200, 0, 800, 500}));
}

TEST(CameraFraming, ShiftsThePictureTowardsTheFreePart) {
    scene::OrbitCamera camera = cameraOverBoard();
    CameraFraming layout;
    (void)layout.fit(camera, kDisplay, {0, 0, 1000, 500});
    EXPECT_FLOAT_EQ(camera.camera().aspect, 2);
    const glm::vec2 middle = camera.camera().shift;
    (void)layout.fit(camera, kDisplay, {200, 0, 800, 500});
    EXPECT_NEAR(camera.camera().shift.x - middle.x, 0.2F, 1e-5F);
}

TEST(CameraFraming, WhereNothingIsFreeTheCameraStays) {
    scene::OrbitCamera camera = cameraOverBoard();
    CameraFraming layout;
    (void)layout.fit(camera, kDisplay, {0, 0, 1000, 500});
    const scene::Camera before = camera.camera();
    EXPECT_FALSE(layout.fit(camera, {10, 500}, {0, 0, 0, 500}));
    EXPECT_EQ(camera.camera().aspect, before.aspect);
}

}  // namespace
}  // namespace app
