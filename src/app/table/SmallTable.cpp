#include "app/table/SmallTable.h"

#include <algorithm>
#include <cmath>
#include <glm/glm.hpp>
#include <utility>
#include <vector>

#include "scene/motion/Handling.h"

namespace app {
namespace {

using Area = ui::screens::SmallPicture::Area;

/// How much of a depth and of a height is seen from where one looks: half from above.
constexpr float kDepth = 0.82F;
constexpr float kHeight = 0.57F;
constexpr float kPictureMargin = 1.08F;  ///< of the picture around the field

/// A piece, as a box that stands along the edges of the table.
struct Box {
    glm::vec3 least;
    glm::vec3 most;
    ImVec4 color;
};

Box boxOf(const game::PieceState& piece, const scene::TableModel& table, const ImVec4& color) {
    const glm::mat4 pose = table.rest(piece).matrix();
    Box box{glm::vec3(1e9F), glm::vec3(-1e9F), color};
    scene::eachCorner(scene::boundsOf(piece, table), [&](const glm::vec3& corner) {
        const glm::vec3 at(pose * glm::vec4(corner, 1));
        box.least = glm::min(box.least, at);
        box.most = glm::max(box.most, at);
    });
    return box;
}

class SmallPen {
  public:
    SmallPen(float radius, ui::screens::SmallPicture& picture)
        : scale_(0.5F / (radius * kPictureMargin)), picture_(picture) {}
    void add(const std::vector<glm::vec3>& corners, const ImVec4& color) {
        Area area{.color = color};
        for (const glm::vec3& at : corners)
            area.corners.emplace_back(0.5F + scale_ * at.x, 0.5F + scale_ * (kDepth * at.z - kHeight * at.y));
        picture_.areas.push_back(std::move(area));
    }
    /// What is seen of it: the side towards the first player, and the top.
    void add(const Box& box) {
        const auto& [a, b, color] = box;
        add({{a.x, a.y, b.z}, {b.x, a.y, b.z}, {b.x, b.y, b.z}, {a.x, b.y, b.z}},
            ui::kit::mixed(color, ImVec4(0, 0, 0, 1), 0.35F));
        add({{a.x, b.y, a.z}, {b.x, b.y, a.z}, {b.x, b.y, b.z}, {a.x, b.y, b.z}}, color);
    }

  private:
    float scale_;
    ui::screens::SmallPicture& picture_;
};

/// Whether a spot belongs to the field of play: those of supplies lie beyond it.
bool isInField(const scene::PickSpot& spot, float radius) {
    return !spot.onlyWanted && std::abs(spot.center.x) < radius && std::abs(spot.center.z) < radius;
}

/// Neighbours in a grid differ.
bool isLight(const scene::PickSpot& spot) {
    constexpr float kRounding = 0.01F;
    const auto line = [](float at, float half) {
        return std::lround(std::floor(at / (2 * std::max(half, 0.001F)) + kRounding));
    };
    return (line(spot.center.x, spot.halfSize.x) + line(spot.center.z, spot.halfSize.y)) % 2 == 0;
}

std::vector<glm::vec3> cornersOf(const scene::PickSpot& spot) {
    std::vector<glm::vec3> corners;
    for (const glm::vec2& corner : spot.corners)
        corners.push_back(spot.center + glm::vec3(corner.x, 0, corner.y));
    const glm::vec2 half = spot.halfSize;
    if (corners.empty())
        for (const glm::vec2 sign : {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(1, 1), glm::vec2(-1, 1)})
            corners.push_back(spot.center + glm::vec3(sign.x * half.x, 0, sign.y * half.y));
    return corners;
}

}  // namespace

ui::screens::SmallPicture smallPicture(const scene::TableModel& table, const game::View& view,
                                       const ui::game::Presentation& presentation,
                                       const ui::kit::Palette& palette) {
    ui::screens::SmallPicture picture;
    const float radius = table.fieldRadius();
    SmallPen pen(radius, picture);
    const ImVec4 light = ui::kit::mixed(palette.accent, palette.background, 0.45F);
    const ImVec4 dark = ui::kit::mixed(palette.accent, palette.background, 0.65F);
    for (const scene::PickSpot& spot : table.spots())
        if (isInField(spot, radius)) pen.add(cornersOf(spot), isLight(spot) ? light : dark);
    std::vector<Box> boxes;
    for (const game::PieceState& piece : view.pieces()) {
        const Box box = boxOf(piece, table, presentation.seatColor(palette, piece.owner));
        const glm::vec3 middle = (box.least + box.most) / 2.0F;
        if (std::abs(middle.x) < radius && std::abs(middle.z) < radius) boxes.push_back(box);
    }
    // The farther ones first, and of a pile the lowest.
    std::sort(boxes.begin(), boxes.end(), [](const Box& a, const Box& b) {
        const float apart = (a.least.z + a.most.z) - (b.least.z + b.most.z);
        return std::abs(apart) > 0.01F ? apart < 0 : a.least.y < b.least.y;
    });
    for (const Box& box : boxes) pen.add(box);
    return picture;
}

}  // namespace app
