#include "scene/camera/TableFit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace scene {
namespace {

constexpr float kSeenOverEdge = 1e-3F;  // of half the picture: less than a pixel

/// A long table, seen in the left half of a wide picture.
TableFit longTable() {
    TableFit fit;
    fit.setPicture({.aspect = 2, .middle = {-0.5F, 0}, .share = {0.5F, 0.8F}});
    fit.setTable(0.2F, {{-0.5F, 0, -0.2F}, {0.5F, 0, -0.2F}, {-0.5F, 0, 0.2F}, {0.5F, 0, 0.2F}});
    return fit;
}

/// How far points reach out of the table's part of the picture; negative: they are within.
float reachOut(const TableFit& fit, const OrbitView& view, float seat) {
    const Camera camera = fit.cameraAt(view);
    const glm::mat4 turned = glm::rotate(glm::mat4(1), seat, glm::vec3(0, 1, 0));
    float most = -2;
    for (const glm::vec3& point : fit.outline()) {
        const glm::vec4 clip = camera.projection() * camera.view() * turned * glm::vec4(point, 1);
        const glm::vec2 aside = glm::abs(glm::vec2(clip) / clip.w - fit.picture().middle);
        most = std::max({most, aside.x - fit.picture().share.x, aside.y - fit.picture().share.y});
    }
    return most;
}

TEST(TableFit, TheWholeTableFillsItsPartOfThePictureFromEverySeat) {
    const TableFit fit = longTable();
    for (const float seat : {0.0F, glm::half_pi<float>(), glm::pi<float>()}) {
        const TableFit::Aim aim{seat, seat, 0.9F};
        const OrbitView view = fit.whole(aim);
        EXPECT_FLOAT_EQ(view.distance, fit.distance(aim));
        EXPECT_LT(reachOut(fit, view, seat), kSeenOverEdge) << seat;
        EXPECT_GT(reachOut(fit, view, seat), -0.02F) << seat << ": it could be nearer";
    }
}

TEST(TableFit, TheOutlineTurnsWithTheSeat) {
    const TableFit fit = longTable();
    const OrbitView seated = fit.whole({0, 0, 0.9F});
    EXPECT_GT(reachOut(fit, seated, glm::half_pi<float>()), 0.01F) << "the long side goes away from the eye";
}

TEST(TableFit, OnlyWhatOvertopsTheOutlineNeedsMoreRoom) {
    TableFit fit = longTable();
    const float distance = fit.distance({0, 0, 0.4F});
    EXPECT_TRUE(fit.overtopping({{0, 0, 0}}).empty());
    fit.setTops(fit.overtopping({{0, 1.5F, 0}, {0.1F, 0, 0}}));
    EXPECT_EQ(fit.tops().size(), 1U);
    EXPECT_GT(fit.distance({0, 0, 0.4F}), distance);
}

}  // namespace
}  // namespace scene
