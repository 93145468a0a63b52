#include "app/table/CameraWork.h"

#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>

namespace app {
namespace {

constexpr float kStep = 1 / 60.0F;
constexpr float kOther = glm::pi<float>();

/// Of a road at the far side.
const std::vector<glm::vec3> kPoints{{-0.1F, 0, -0.1F}, {0.1F, 0, -0.1F}, {0, 0.05F, -0.1F}};

class CameraWorkTest : public testing::Test {
  protected:
    CameraWorkTest() {
        camera.frame(0.2F, {{-0.35F, 0, 0.2F}, {0.35F, 0, 0.2F}, {-0.35F, 0, -0.2F}, {0.35F, 0, -0.2F}});
        work.setHabits({.turns = true, .follows = true});
    }
    /// Lets so many seconds pass; returns whether the camera moved.
    bool wait(float seconds, bool busy = false) {
        const auto before = camera.now();
        for (float time = 0; time < seconds; time += kStep) {
            work.update(kStep, busy);
            camera.update(kStep);
        }
        return !(before == camera.now());
    }
    scene::OrbitCamera camera;
    CameraWork work{camera};
};

TEST_F(CameraWorkTest, TurnsOnceTheStonesLie) {
    work.turnTo(kOther);
    EXPECT_TRUE(work.pending());
    EXPECT_FALSE(wait(2, true));
    EXPECT_TRUE(wait(3));
    EXPECT_FLOAT_EQ(camera.yaw(), kOther);
    EXPECT_FALSE(work.pending());
    EXPECT_FALSE(wait(1));
}

TEST_F(CameraWorkTest, DoesNothingThatIsSwitchedOff) {
    work.setHabits({});
    work.turnTo(kOther);
    work.followTo({0.1F, 0});
    work.showDecisive(kPoints);
    EXPECT_FALSE(work.pending());
    EXPECT_FALSE(wait(5));
}

TEST_F(CameraWorkTest, NeverMovesAgainstThePlayer) {
    camera.orbit(0.3F, 0);
    wait(2);
    work.turnTo(kOther);
    work.followTo({0.1F, 0});
    work.showDecisive(kPoints);
    EXPECT_FALSE(wait(5));
    // After a reset the camera turns to the seat that it was about to turn to.
    camera.reset();
    wait(3);
    EXPECT_FLOAT_EQ(camera.yaw(), kOther);
}

TEST_F(CameraWorkTest, ThePlayersInputStopsATurnOfTheCamera) {
    work.turnTo(kOther);
    wait(1.2F);
    const float yaw = camera.yaw();
    EXPECT_GT(yaw, 0.1F);
    EXPECT_LT(yaw, kOther - 0.1F);
    camera.zoom(0.01F);
    wait(3);
    EXPECT_NEAR(camera.yaw(), yaw, 1e-3F);
}

TEST_F(CameraWorkTest, FollowsALongMoveAndReturns) {
    const auto home = camera.now();
    work.followTo({0.15F, -0.1F});
    wait(1, true);
    EXPECT_GT(camera.now().target.x, 0.02F);
    EXPECT_LT(camera.now().distance, home.distance);
    wait(4);
    EXPECT_EQ(camera.now(), home);
}

TEST_F(CameraWorkTest, StaysWithAWonRoadUntilTheGlowHasPassed) {
    const auto home = camera.now();
    work.showDecisive(kPoints);
    wait(6);
    EXPECT_LT(camera.now().distance, 0.9F * home.distance);
    EXPECT_FALSE(wait(3));
    work.forget();
    wait(4);
    EXPECT_EQ(camera.now(), home);
}

TEST_F(CameraWorkTest, BreathesOnlyAtRest) {
    work.setHabits({.breathes = true});
    EXPECT_FALSE(camera.onlyBreathes());
    wait(1);
    EXPECT_TRUE(camera.onlyBreathes());
    const glm::vec3 eye = camera.camera().eye;
    wait(3);
    const float moved = glm::length(camera.camera().eye - eye);
    EXPECT_GT(moved, 1e-4F);
    EXPECT_LT(moved, 0.03F) << "nobody must see it";
    wait(2, true);
    EXPECT_FALSE(camera.onlyBreathes());
    EXPECT_FALSE(camera.update(kStep)) << "and then it sleeps";
}

TEST_F(CameraWorkTest, LooksForAMomentAndGoesBack) {
    const auto home = camera.now();
    work.lookAt({0.1F, 0.05F});
    EXPECT_TRUE(work.pending());
    EXPECT_FALSE(wait(1, true)) << "pieces come to rest first";
    EXPECT_TRUE(wait(1.5F));
    EXPECT_LT(camera.now().distance, home.distance * 0.9F);
    EXPECT_TRUE(work.pending());
    wait(6);
    EXPECT_FALSE(work.pending());
    EXPECT_NEAR(camera.now().distance, home.distance, 1e-3F);
    EXPECT_NEAR(camera.now().target.x, home.target.x, 1e-3F);
}

TEST_F(CameraWorkTest, StayAtLastsUntilForget) {
    const auto home = camera.now();
    work.stayAt({0.1F, 0.05F});
    wait(8);
    EXPECT_FALSE(work.pending());
    EXPECT_LT(camera.now().distance, home.distance * 0.9F);
    EXPECT_FALSE(wait(3));
    work.lookAt({-0.1F, 0.05F});
    wait(8);
    EXPECT_EQ(camera.now(), home) << "a moment's look ends";
    work.stayAt({0.1F, 0.05F});
    wait(3);
    work.forget();
    wait(4);
    EXPECT_EQ(camera.now(), home);
}

TEST_F(CameraWorkTest, LooksAtNothingIfForbidden) {
    work.setHabits({.turns = true});
    work.lookAt({0.1F, 0.05F});
    EXPECT_FALSE(work.pending());
    work.setHabits({.follows = true});
    camera.orbit(0.3F, 0);
    wait(2);
    work.lookAt({0.1F, 0.05F});
    EXPECT_FALSE(wait(3));
}

}  // namespace
}  // namespace app
