#include "app/frame/TableLayout.h"

#include <gtest/gtest.h>

namespace app {
namespace {

constexpr Window::Size kDisplay{1000, 500};

scene::OrbitCamera cameraOverBoard() {
    scene::OrbitCamera camera;
    camera.frame(0.2F, {{-0.2F, 0, -0.2F}, {0.2F, 0, 0.2F}});
    return camera;
}

TEST(TableLayout, TellsWhenTheAreaIsAnotherOne) {
    scene::OrbitCamera camera = cameraOverBoard();
    TableLayout layout;
    EXPECT_TRUE(layout.fit(camera, kDisplay, {0, 0, 1000, 500}));
    EXPECT_FALSE(layout.fit(camera, kDisplay, {0, 0, 1000, 500}));
    EXPECT_TRUE(layout.fit(camera, kDisplay, {200, 0, 800, 500}));
}

TEST(TableLayout, ShiftsThePictureTowardsTheFreePart) {
    scene::OrbitCamera camera = cameraOverBoard();
    TableLayout layout;
    (void)layout.fit(camera, kDisplay, {0, 0, 1000, 500});
    EXPECT_FLOAT_EQ(camera.camera().aspect, 2);
    const glm::vec2 middle = camera.camera().shift;
    (void)layout.fit(camera, kDisplay, {200, 0, 800, 500});
    EXPECT_NEAR(camera.camera().shift.x - middle.x, 0.2F, 1e-5F);
}

TEST(TableLayout, WhereNothingIsFreeTheCameraStays) {
    scene::OrbitCamera camera = cameraOverBoard();
    TableLayout layout;
    (void)layout.fit(camera, kDisplay, {0, 0, 1000, 500});
    const scene::Camera before = camera.camera();
    EXPECT_FALSE(layout.fit(camera, {10, 500}, {0, 0, 0, 500}));
    EXPECT_EQ(camera.camera().aspect, before.aspect);
}

}  // namespace
}  // namespace app
