#include "scene/camera/OrbitCamera.h"

#include <gtest/gtest.h>

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "base/Random.h"

namespace scene {
namespace {

constexpr float kBoard = 0.2F;
constexpr float kTable = 0.35F;

OrbitCamera framed(float aspect = 16 / 9.0F) {
    OrbitCamera orbit;
    orbit.setPicture(aspect, {0, 0}, {1, 1});
    std::vector<glm::vec3> outline;
    for (const float x : {-kTable, kTable})
        for (const float z : {-kBoard, kBoard})
            for (const float y : {0.0F, 0.05F}) outline.push_back({x, y, z});
    orbit.frame(kBoard, outline);
    return orbit;
}

/// The place of a table's point in the picture, and whether it is in front of the eye.
glm::vec3 seenAt(const Camera& camera, const glm::vec3& point) {
    const glm::vec4 clip = camera.projection() * camera.view() * glm::vec4(point, 1);
    EXPECT_GT(clip.w, 0);
    return glm::vec3(clip) / clip.w;
}

void expectSane(const OrbitCamera& orbit) {
    const Camera camera = orbit.camera();
    for (int i = 0; i < 3; ++i) ASSERT_TRUE(std::isfinite(camera.eye[i]) && std::isfinite(camera.target[i]));
    ASSERT_GT(camera.eye.y, 0.02F) << "under the table";
    ASSERT_LE(std::abs(camera.target.x), kBoard * 1.0001F);
    ASSERT_LE(std::abs(camera.target.z), kBoard * 1.0001F);
    const glm::mat4 view = camera.view();
    const glm::mat4 projection = camera.projection();
    for (int c = 0; c < 4; ++c)
        for (int r = 0; r < 4; ++r) ASSERT_TRUE(std::isfinite(view[c][r]) && std::isfinite(projection[c][r]));
    // The middle of the picture is on the board, at a distance at which it is drawn.
    const glm::vec3 seen = seenAt(camera, camera.target);
    ASSERT_NEAR(seen.x, 0, 0.01F);
    ASSERT_NEAR(seen.y, 0, 0.01F);
    ASSERT_LT(std::abs(seen.z), 1);
}

TEST(OrbitCamera, AWalkAroundTheTableSeesAllOfItFromEverySideAndAsFar) {
    for (const float aspect : {0.6F, 1.0F, 16 / 9.0F}) {
        OrbitCamera orbit = framed(aspect);
        orbit.walkTo(0);
        const float distance = orbit.now().distance;
        for (int degrees = 0; degrees < 360; degrees += 5) {
            orbit.walkTo(glm::radians(static_cast<float>(degrees)));
            EXPECT_FLOAT_EQ(orbit.now().distance, distance);
            EXPECT_TRUE(orbit.inHand());
            for (const float x : {-kTable, kTable})
                for (const float z : {-kBoard, kBoard}) {
                    const glm::vec3 seen = seenAt(orbit.camera(), {x, 0, z});
                    EXPECT_LE(std::abs(seen.x), 1.01F) << degrees << "°, " << aspect;
                    EXPECT_LE(std::abs(seen.y), 1.01F) << degrees << "°, " << aspect;
                }
        }
    }
}

TEST(OrbitCamera, SurvivesAnyInput) {
    for (const float aspect : {0.1F, 0.4F, 1.0F, 16 / 9.0F, 4.0F, 10.0F}) {
        base::Random random(7);
        OrbitCamera orbit = framed(aspect);
        const auto randomOffset = [&](float size) {
            return static_cast<float>(random.unit() * 2 - 1) * size;
        };
        for (int i = 0; i < 3000; ++i) {
            const float size = random.below(20) == 0 ? 1e6F : 1;
            switch (random.below(8)) {
                case 0:
                    orbit.orbit(randomOffset(3 * size), randomOffset(3 * size));
                    break;
                case 1:
                    orbit.zoom(randomOffset(5 * size));
                    break;
                case 2:
                case 3:
                    orbit.pan({randomOffset(size), randomOffset(size)});
                    break;
                case 4:
                    if (random.below(10) == 0) orbit.reset();
                    break;
                case 5:
                    if (random.below(10) == 0) orbit.topView();
                    break;
                default:
                    orbit.update(static_cast<float>(random.unit()) * (random.below(10) == 0 ? 100.0F : 0.1F));
            }
            ASSERT_NO_FATAL_FAILURE(expectSane(orbit)) << "step " << i << ", aspect " << aspect;
        }
        orbit.reset();
        for (int i = 0; i < 2000 && orbit.update(0.02F); ++i) {
        }
        EXPECT_FALSE(orbit.update(0.02F)) << "an idle camera sleeps";
        const OrbitCamera fresh = framed(aspect);
        EXPECT_NEAR(glm::length(orbit.camera().eye - fresh.camera().eye), 0,
                    0.02F * glm::length(fresh.camera().eye))
            << "reset returns";
    }
}

TEST(OrbitCamera, ATurnedDiagramStaysTurned) {
    constexpr float kQuarter = glm::half_pi<float>();
    OrbitCamera orbit = framed(1.5F);
    orbit.setDiagram(true, 0);
    for (int i = 0; i < 10; ++i) orbit.orbit(kQuarter / 10, 0);
    EXPECT_NEAR(orbit.wanted().yaw, kQuarter, 1e-4F) << "small turns come to a side";
    orbit.setPicture(1.5F, {0.2F, 0}, {0.6F, 1});
    EXPECT_NEAR(orbit.wanted().yaw, kQuarter, 1e-4F) << "a panel has opened";
    orbit.relax(0);
    EXPECT_NEAR(orbit.wanted().yaw, kQuarter, 1e-4F);
    orbit.reset();
    EXPECT_NEAR(orbit.wanted().yaw, 0, 1e-4F);
}

TEST(OrbitCamera, WhatItAttendsToStaysInViewWhenAPanelOpens) {
    OrbitCamera orbit = framed(1.5F);
    orbit.setPicture(1.5F, {0, 0}, {1, 1});
    orbit.closeInOn({{0.05F, 0, 0.05F}, {-0.05F, 0, 0.05F}}, 0);
    const OrbitCamera::View close = orbit.wanted();
    orbit.setPicture(1.5F, {0.2F, 0}, {0.6F, 1}, 0.5F);
    EXPECT_EQ(orbit.wanted().distance, close.distance);
    EXPECT_NEAR(orbit.wanted().shift.x, close.shift.x + 0.2F, 1e-5F) << "beside the panel";
    orbit.relax(0);
    OrbitCamera fresh = framed(1.5F);
    fresh.setPicture(1.5F, {0.2F, 0}, {0.6F, 1});
    EXPECT_NEAR(orbit.wanted().distance, fresh.wanted().distance, 1e-4F) << "and goes home afterwards";
}

TEST(OrbitCamera, AtHomeBoardAndSuppliesAreSeen) {
    for (const float aspect : {0.1F, 0.4F, 0.75F, 1.0F, 16 / 9.0F, 4.0F, 10.0F}) {
        OrbitCamera orbit = framed(aspect);
        for (const bool top : {false, true}) {
            if (top) orbit.topView();
            orbit.settle();
            for (int i = 0; i < 16; ++i) {
                const float a = 0.3927F * static_cast<float>(i);
                const glm::vec3 seen =
                    seenAt(orbit.camera(), glm::vec3(std::cos(a), 0, std::sin(a)) * kBoard);
                EXPECT_LT(std::max(std::abs(seen.x), std::abs(seen.y)), 1) << aspect;
                EXPECT_LT(std::abs(seen.z), 1) << "aspect " << aspect << ": beyond what is drawn";
            }
            EXPECT_LT(std::abs(seenAt(orbit.camera(), {kTable, 0, 0}).x), 1) << aspect;
            EXPECT_LT(std::abs(seenAt(orbit.camera(), {-kTable, 0, 0}).x), 1) << aspect;
        }
    }
}

TEST(OrbitCamera, AWindowThatChangesItsShapeKeepsTheBoardInSight) {
    OrbitCamera orbit = framed(3.0F);
    for (const float aspect : {3.0F, 1.0F, 0.3F, 2.0F}) {
        orbit.setPicture(aspect, {0, 0}, {1, 1});
        EXPECT_LT(std::abs(seenAt(orbit.camera(), {kTable, 0, 0}).x), 1) << aspect;
    }
    EXPECT_NEAR(orbit.camera().eye.y, framed(2.0F).camera().eye.y, 1e-4F) << "and comes back";
    for (const float nonsense : {0.0F, -1.0F, 1e30F, std::nanf("")}) {
        orbit.setPicture(nonsense, {0, 0}, {1, 1});
        ASSERT_NO_FATAL_FAILURE(expectSane(orbit)) << nonsense;
    }
}

TEST(OrbitCamera, TheBoardFillsThePartOfThePictureThatIsLeftToIt) {
    OrbitCamera orbit = framed();
    orbit.setPicture(16 / 9.0F, {-0.3F, 0.1F}, {0.6F, 0.8F});
    const glm::vec3 middle = seenAt(orbit.camera(), orbit.camera().target);
    EXPECT_NEAR(middle.x, -0.3F, 1e-4F);
    EXPECT_NEAR(middle.y, 0.1F, 1e-4F);
    EXPECT_GT(seenAt(orbit.camera(), {-kTable, 0, 0}).x, -0.95F);
    EXPECT_LT(seenAt(orbit.camera(), {kTable, 0, 0}).x, 0.35F);
    orbit.setPicture(0.1F, {0, 0}, {0, 0});
    ASSERT_NO_FATAL_FAILURE(expectSane(orbit)) << "next to nothing left";
}

TEST(OrbitCamera, ZoomHasLimitsAndPanFollowsThePointer) {
    OrbitCamera orbit = framed();
    for (int i = 0; i < 200; ++i) orbit.zoom(1);
    const float near = orbit.wanted().distance;
    for (int i = 0; i < 200; ++i) orbit.zoom(-1);
    const float far = orbit.wanted().distance;
    EXPECT_GT(near, 0.1F);
    EXPECT_GT(far, 3 * near);
    orbit.reset();
    orbit.settle();
    // The point under the pointer stays there.
    const float before = seenAt(orbit.camera(), {0, 0, 0}).x;
    orbit.pan({0.2F, 0});
    orbit.settle();
    EXPECT_NEAR(seenAt(orbit.camera(), {0, 0, 0}).x - before, 0.2F, 0.02F);
}

TEST(Camera, RaysAreThoseOfTheProjection) {
    base::Random random(2);
    for (int i = 0; i < 500; ++i) {
        OrbitCamera orbit = framed(0.3F + static_cast<float>(random.unit()) * 3);
        orbit.orbit(static_cast<float>(random.unit()) * 7, static_cast<float>(random.unit()) * 2 - 1);
        orbit.settle();
        const Camera camera = orbit.camera();
        const glm::vec2 ndc(random.unit() * 2 - 1, random.unit() * 2 - 1);
        const Ray ray = camera.rayThrough(ndc);
        EXPECT_NEAR(glm::length(ray.direction), 1, 1e-5F);
        const glm::vec3 seen = seenAt(camera, ray.origin + ray.direction * 0.5F);
        EXPECT_NEAR(seen.x, ndc.x, 2e-3F);
        EXPECT_NEAR(seen.y, ndc.y, 2e-3F);
    }
}

// A preview beside a list: what stands before the table must not be behind the list.
TEST(OrbitCamera, APreviewInASmallPartOfThePictureShowsTheWholeOutline) {
    std::vector<glm::vec3> outline;  // a round table with a wide rack before it
    for (int side = 0; side < 12; ++side) {
        const float yaw = glm::two_pi<float>() * static_cast<float>(side) / 12;
        outline.push_back({kBoard * std::sin(yaw), 0, kBoard * std::cos(yaw)});
    }
    for (const float x : {-kBoard, kBoard})
        for (const float y : {0.0F, 0.07F}) outline.push_back({x, y, kBoard * 1.3F});
    for (const glm::vec2 share : {glm::vec2(0.36F, 0.64F), glm::vec2(0.3F, 0.9F)}) {
        const glm::vec2 middle = glm::vec2(1, 1) - share;  // the upper right corner
        OrbitCamera orbit;
        orbit.setPicture(16 / 9.0F, middle, share);
        orbit.frame(kBoard, outline);
        orbit.stand(OrbitCamera::Viewpoint::Show, 0);
        for (const glm::vec3& point : outline) {
            const glm::vec2 aside = glm::vec2(seenAt(orbit.camera(), point)) - middle;
            EXPECT_LE(std::abs(aside.x), share.x * 1.001F) << share.x;
            EXPECT_LE(std::abs(aside.y), share.y * 1.001F) << share.x;
        }
    }
}

TEST(OrbitCamera, ShowsThePlaceFromLowerAndSitsDownAgain) {
    OrbitCamera orbit = framed();
    const OrbitCamera::View seat = orbit.now();
    orbit.stand(OrbitCamera::Viewpoint::Show, 0);
    EXPECT_LT(orbit.now().pitch, seat.pitch - 0.2F);
    EXPECT_NE(orbit.now().yaw, seat.yaw);
    EXPECT_FALSE(orbit.inHand());
    expectSane(orbit);
    const float shown = orbit.now().pitch;
    orbit.setPicture(1.2F, {0.1F, 0}, {0.7F, 0.9F});
    EXPECT_EQ(orbit.now().pitch, shown) << "another window is no reason to sit down";
    orbit.setPicture(16 / 9.0F, {0, 0}, {1, 1});
    orbit.stand(OrbitCamera::Viewpoint::Play, 1);
    orbit.update(0.5F);
    EXPECT_GT(orbit.now().pitch, shown);
    EXPECT_LT(orbit.now().pitch, seat.pitch);
    while (orbit.update(0.1F)) expectSane(orbit);
    EXPECT_EQ(orbit.now(), seat);
}

void expectSeen(const OrbitCamera& orbit, const glm::vec3& point) {
    const glm::vec3 seen = seenAt(orbit.camera(), point);
    EXPECT_LE(std::abs(seen.x), 1) << point.x << ' ' << point.y << ' ' << point.z;
    EXPECT_LE(std::abs(seen.y), 1) << point.x << ' ' << point.y << ' ' << point.z;
}

TEST(OrbitCamera, WhatStandsHighIsSeenFromTheSeatsAndFromAbove) {
    for (const float aspect : {0.6F, 16 / 9.0F, 3.0F})
        for (const float height : {0.1F, 0.3F, 0.7F})
            for (const glm::vec2 at : {glm::vec2(0, -kBoard), glm::vec2(0, 0), glm::vec2(-kBoard, kBoard)})
                for (const float seat : {0.0F, glm::pi<float>(), glm::half_pi<float>()}) {
                    OrbitCamera orbit = framed(aspect);
                    orbit.sitAt(seat, 0);
                    const glm::vec3 top(at.x, height, at.y);
                    orbit.keepInSight({top});
                    orbit.settle();
                    expectSeen(orbit, top);
                    for (const float x : {-kTable, kTable})  // as this seat has the outline before it
                        expectSeen(orbit, {x * std::cos(seat), 0, -x * std::sin(seat)});
                    orbit.seatView();
                    orbit.settle();
                    EXPECT_LE(seenAt(orbit.camera(), top).y, 1) << aspect << ' ' << height;
                    orbit.topView();
                    orbit.settle();
                    expectSeen(orbit, top);
                    orbit.reset();
                    orbit.attend(at, 0.7F, 0);
                    EXPECT_LE(seenAt(orbit.camera(), top).y, 1) << "a look at it shows all of it";
                }
}

TEST(OrbitCamera, StepsBackWhenSomethingGrowsOutOfThePictureAndReturns) {
    OrbitCamera orbit = framed();
    const OrbitCamera::View before = orbit.now();
    orbit.keepInSight({{0, 0.04F, 0}});
    EXPECT_FALSE(orbit.update(0.1F)) << "no higher than the outline";
    orbit.keepInSight({{0, 0.5F, -kBoard}});
    EXPECT_EQ(orbit.now(), before) << "it does not jump";
    while (orbit.update(0.05F)) expectSane(orbit);
    EXPECT_GT(orbit.now().distance, before.distance);
    orbit.keepInSight({});
    while (orbit.update(0.05F)) expectSane(orbit);
    EXPECT_EQ(orbit.now(), before);

    orbit.seatView();
    orbit.settle();
    const OrbitCamera::View low = orbit.now();
    orbit.sitAt(1, 0);
    orbit.setPicture(1.5F, {0, 0}, {1, 1});
    orbit.setPicture(16 / 9.0F, {0, 0}, {1, 1});
    EXPECT_EQ(orbit.now(), low) << "the seat that the player chose";
    orbit.keepInSight({{0, 0.5F, -kBoard}});
    while (orbit.update(0.05F)) expectSane(orbit);
    EXPECT_GT(orbit.now().distance, low.distance);

    orbit.zoom(2);
    orbit.settle();
    const OrbitCamera::View own = orbit.now();
    orbit.keepInSight({{0, 0.6F, -kBoard}});
    orbit.settle();
    EXPECT_EQ(orbit.now(), own) << "what the player has moved stays";
}

TEST(OrbitCamera, FramesWhatThePlayerAtItsSeatNeeds) {
    OrbitCamera orbit = framed();
    const float whole = orbit.now().distance;
    // The field, and a supply at the left hand.
    std::vector<glm::vec3> own{{-kTable, 0, 0.1F}, {-kTable, 0.05F, -0.1F}};
    for (const float x : {-kBoard, kBoard})
        for (const float z : {-kBoard, kBoard}) own.push_back({x, 0, z});
    orbit.setOutline(own, 0);
    EXPECT_LT(orbit.now().distance, whole);
    for (const float yaw : {0.0F, glm::pi<float>()}) {
        orbit.sitAt(yaw, 0);
        const float side = yaw == 0 ? 1 : -1;
        EXPECT_GT(seenAt(orbit.camera(), {-kTable * side, 0, 0.1F * side}).x, -1.001F) << yaw;
        EXPECT_LT(seenAt(orbit.camera(), {kBoard * side, 0, kBoard * side}).x, 1.001F) << yaw;
        EXPECT_GT(seenAt(orbit.camera(), {kBoard * side, 0, kBoard * side}).x, 0.7F) << "and fills the room";
    }
}

TEST(OrbitCamera, FollowsSmoothlyWhenPanelsOpenAndAtOnceIfItIsCalm) {
    OrbitCamera orbit = framed();
    const OrbitCamera::View before = orbit.now();
    orbit.setPicture(16 / 9.0F, {0.2F, 0}, {0.8F, 1}, 0.5F);
    EXPECT_EQ(orbit.now(), before);
    orbit.update(0.25F);
    EXPECT_GT(orbit.now().shift.x, before.shift.x);
    EXPECT_LT(orbit.now().shift.x, 0.2F);
    while (orbit.update(0.05F)) {
    }
    const OrbitCamera::View after = orbit.now();
    orbit.setCalm(true);
    orbit.setPicture(16 / 9.0F, {0, 0}, {1, 1}, 0.5F);
    EXPECT_EQ(orbit.now(), before);
    orbit.setPicture(16 / 9.0F, {0.2F, 0}, {0.8F, 1}, 0.5F);
    EXPECT_EQ(orbit.now(), after);
}

TEST(OrbitCamera, ADiagramViewForeshortensNothingAndKeepsItsSides) {
    OrbitCamera orbit = framed();
    const OrbitCamera::View seat = orbit.now();
    orbit.setDiagram(true, 0);
    const Camera camera = orbit.camera();
    const auto across = [&](float z, float y) {
        return seenAt(camera, {kBoard, y, z}).x - seenAt(camera, {-kBoard, y, z}).x;
    };
    EXPECT_NEAR(across(kBoard, 0), across(-kBoard, 0), 1e-3F);
    EXPECT_NEAR(across(0, 0.1F) / across(0, 0), 1, 0.01F) << "heights displace nothing";
    orbit.orbit(0.3F, -0.5F);
    EXPECT_EQ(orbit.now().yaw, 0);
    orbit.orbit(glm::pi<float>(), 0);
    EXPECT_FLOAT_EQ(orbit.now().yaw, glm::pi<float>());
    // A panel that opens is considered here, too.
    orbit.setPicture(16 / 9.0F, {0.2F, 0}, {0.8F, 1});
    EXPECT_LT(seenAt(orbit.camera(), {kTable, 0, 0}).x, 1.001F);
    orbit.setPicture(16 / 9.0F, {0, 0}, {1, 1});
    orbit.setDiagram(false, 0);
    EXPECT_NEAR(orbit.now().distance, seat.distance, 1e-4F);
    EXPECT_EQ(orbit.now().pitch, seat.pitch);
}

TEST(OrbitCamera, SitsAsHighAsTheTableAsks) {
    OrbitCamera orbit;
    std::vector<glm::vec3> outline;
    for (const float x : {-kTable, kTable})
        for (const float z : {-kBoard, kBoard}) outline.push_back({x, 0, z});
    orbit.frame(kBoard, outline, 1.1F);
    EXPECT_FLOAT_EQ(orbit.now().pitch, 1.1F);
    orbit.topView();
    orbit.reset();
    orbit.settle();
    EXPECT_FLOAT_EQ(orbit.now().pitch, 1.1F);
    for (const glm::vec3& point : outline) expectSeen(orbit, point);
}

TEST(OrbitCamera, FromTheChairAllThatBelongsToTheTableIsSeen) {
    for (const float aspect : {4 / 3.0F, 16 / 9.0F}) {
        OrbitCamera orbit = framed(aspect);
        orbit.setPicture(aspect, {-0.2F, 0.1F}, {0.7F, 0.8F});
        orbit.seatView();
        orbit.settle();
        for (const float x : {-kTable, kTable})
            for (const float z : {-kBoard, kBoard}) {
                const glm::vec3 seen = seenAt(orbit.camera(), {x, 0, z});
                EXPECT_LE(std::abs(seen.x + 0.2F), 0.701F) << "not below a panel";
                EXPECT_LE(std::abs(seen.y - 0.1F), 0.801F);
            }
    }
}

TEST(OrbitCamera, BeholdsAllOfWhatIsTall) {
    OrbitCamera orbit = framed();
    for (const float height : {0.1F, 0.2F, 0.4F, 0.7F}) {
        const std::vector<glm::vec3> statue{{-0.02F, 0, -0.18F}, {0.02F, height, -0.14F}};
        orbit.closeInOn(statue, 0);
        for (const glm::vec3& point : statue) {
            const glm::vec3 seen = seenAt(orbit.camera(), point);
            EXPECT_LT(std::max(std::abs(seen.x), std::abs(seen.y)), 0.9F) << height;
        }
    }
}

TEST(OrbitCamera, BeholdsWhatDecidedFromNearAndLow) {
    OrbitCamera orbit = framed();
    const OrbitCamera::View seat = orbit.now();
    const std::vector<glm::vec3> road{{-0.15F, 0, -0.1F}, {0.15F, 0.03F, -0.1F}};
    orbit.closeInOn(road, 1);
    while (orbit.update(0.05F)) {
    }
    EXPECT_LT(orbit.now().pitch, seat.pitch);
    EXPECT_LT(orbit.now().distance, seat.distance);
    for (const glm::vec3& point : road) {
        const glm::vec3 seen = seenAt(orbit.camera(), point);
        EXPECT_LT(std::max(std::abs(seen.x), std::abs(seen.y)), 0.85F);
    }
    orbit.relax(0);
    EXPECT_EQ(orbit.now(), seat);
}

TEST(OrbitCamera, StaysInPlaceAfterThePlayerMovedIt) {
    OrbitCamera orbit = framed();
    orbit.orbit(0.3F, 0);
    orbit.settle();
    const OrbitCamera::View own = orbit.now();
    orbit.stand(OrbitCamera::Viewpoint::Show, 0);
    EXPECT_EQ(orbit.now(), own);
}

}  // namespace
}  // namespace scene
