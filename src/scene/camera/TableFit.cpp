#include "scene/camera/TableFit.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace scene {

void TableFit::setTable(float fieldRadius, std::vector<glm::vec3> outline) {
    fieldRadius_ = fieldRadius;
    tops_.clear();
    setOutline(std::move(outline));
}

void TableFit::setOutline(std::vector<glm::vec3> outline) {
    outline_ = std::move(outline);
    tableRadius_ = fieldRadius_;
    for (const glm::vec3& point : outline_)
        tableRadius_ = std::max({tableRadius_, std::abs(point.x), std::abs(point.z)});
}

std::vector<glm::vec3> TableFit::overtopping(std::vector<glm::vec3> tops) const {
    float highest = 0;
    for (const glm::vec3& point : outline_) highest = std::max(highest, point.y);
    std::erase_if(tops, [&](const glm::vec3& top) { return top.y <= highest; });
    return tops;
}

/// The rectangle of the outline and the tops in a picture with the table in its middle; nothing if a part of
/// it is behind the eye.
std::optional<TableFit::Extent> TableFit::extentOf(const OrbitView& view, float seat) const {
    const auto outline = extentOf(view, outline_, seat);
    const auto tops = extentOf(view, tops_, 0);
    if (!outline || !tops) return std::nullopt;
    return Extent{glm::min(outline->min, tops->min), glm::max(outline->max, tops->max)};
}

/// The same of other points, turned about the middle of the table.
std::optional<TableFit::Extent> TableFit::extentOf(const OrbitView& view,
                                                   const std::vector<glm::vec3>& points, float turned) const {
    Camera camera = cameraAt(view);
    camera.shift = {0, 0};
    const glm::mat4 seat = glm::rotate(glm::mat4(1), turned, glm::vec3(0, 1, 0));
    const glm::mat4 seen = camera.projection() * camera.view() * seat;
    Extent extent{glm::vec2(1e9F), glm::vec2(-1e9F)};
    for (const glm::vec3& point : points) {
        const glm::vec4 clip = seen * glm::vec4(point, 1);
        if (clip.w <= 0) return std::nullopt;
        extent.min = glm::min(extent.min, glm::vec2(clip) / clip.w);
        extent.max = glm::max(extent.max, glm::vec2(clip) / clip.w);
    }
    return extent;
}

/// The view from this distance, with its target moved so that the share Aim::below of the free height is
/// below the outline, with the outline in the middle of the free width. Solved by three Newton steps, exact
/// to less than a pixel.
OrbitView TableFit::placed(const Aim& aim, float distance) const {
    OrbitView view = atMiddle(aim, distance);
    const float share = picture_.share.y;
    for (int i = 0; i < 3; ++i) {
        const auto extent = extentOf(view, aim.seat);
        if (!extent) break;
        const float height = extent->max.y - extent->min.y;
        const float wanted = -share + (2 * share - height) * aim.below;
        const float ndc = extent->min.y - wanted;  // the outline must move down by this
        const float metres = ndc * std::tan(view.fov / 2) * view.distance / std::sin(view.pitch);
        // Moving the target away from the viewer moves the table down in the picture.
        view.target -= glm::vec2(std::sin(view.yaw), std::cos(view.yaw)) * metres;
        const float away = glm::length(view.target);
        if (away > fieldRadius_) view.target *= fieldRadius_ / away;
    }
    if (const auto extent = extentOf(view, aim.seat))
        view.shift.x = picture_.middle.x - (extent->min.x + extent->max.x) / 2;
    return view;
}

/// Whether the outline fits into its share of the picture.
bool TableFit::fits(const OrbitView& view, float seat) const {
    const auto extent = extentOf(view, seat);
    if (!extent) return false;
    const glm::vec2 room = picture_.share * orbit::kFill;
    const glm::vec2 size = extent->max - extent->min;
    if (size.x > 2 * room.x || size.y > 2 * room.y) return false;
    // What is too high for the aim, which stays on the table, is aside in the picture and needs more
    // distance.
    return tops_.empty() || (extent->max.y <= picture_.share.y && extent->min.y >= -picture_.share.y);
}

OrbitView TableFit::atMiddle(const Aim& aim, float distance) const {
    return {.yaw = aim.yaw,
            .pitch = aim.pitch,
            .distance = distance,
            .target = {0, 0},
            .shift = picture_.middle,
            .fov = aim.fov};
}

/// By bisection.
float TableFit::distance(const Aim& aim) const {
    const float lens = std::tan(orbit::kSeatFov / 2) / std::tan(aim.fov / 2);
    float close = fieldRadius_ * lens;
    float distant = orbit::kFarthest * lens;
    for (int i = 0; i < 24; ++i) {
        const float middle = (close + distant) / 2;
        (fits(placed(aim, middle), aim.seat) ? distant : close) = middle;
    }
    return distant;
}

OrbitView TableFit::whole(const Aim& aim) const { return placed(aim, distance(aim)); }

/// The distance by bisection.
OrbitView TableFit::fromAnySide(const Aim& aim) const {
    constexpr int kSides = 16;
    const auto seenFrom = [&](float distance) {
        for (int side = 0; side < kSides; ++side) {
            Aim turned = aim;
            turned.yaw = glm::two_pi<float>() * static_cast<float>(side) / kSides;
            if (!fits(placed(turned, distance), turned.seat)) return false;
        }
        return true;
    };
    float close = fieldRadius_;
    float distant = orbit::kFarthest;
    for (int i = 0; i < 16; ++i) {
        const float middle = (close + distant) / 2;
        (seenFrom(middle) ? distant : close) = middle;
    }
    return placed(aim, distant);
}

/// The view nearest to `view`, on the way to `whole`, that shows what `whole` shows.
OrbitView TableFit::nearest(const OrbitView& view, const OrbitView& whole,
                            const std::function<bool(const OrbitView&)>& shows) {
    const auto between = [&](float way) {
        OrbitView mixed = view;
        mixed.pitch = glm::mix(view.pitch, whole.pitch, way);
        mixed.distance = glm::mix(view.distance, whole.distance, way);
        mixed.target = glm::mix(view.target, whole.target, way);
        mixed.shift = glm::mix(view.shift, whole.shift, way);
        return mixed;
    };
    if (shows(view)) return view;
    float cut = 0;
    float shown = 1;
    for (int i = 0; i < 12; ++i) {
        const float way = (cut + shown) / 2;
        (shows(between(way)) ? shown : cut) = way;
    }
    return between(shown);
}

OrbitView TableFit::underTops(const OrbitView& view, const OrbitView& whole,
                              std::optional<glm::vec2> point) const {
    return nearest(view, whole, [&](const OrbitView& tried) {
        Camera camera = cameraAt(tried);
        camera.shift = {0, 0};
        const glm::mat4 seen = camera.projection() * camera.view();
        return std::all_of(tops_.begin(), tops_.end(), [&](const glm::vec3& top) {
            if (point && glm::distance(glm::vec2(top.x, top.z), *point) > orbit::kBeside * fieldRadius_)
                return true;
            const glm::vec4 clip = seen * glm::vec4(top, 1);
            return clip.w > 0 && clip.y <= picture_.share.y * orbit::kFill * clip.w;
        });
    });
}

OrbitView TableFit::aroundOutline(const OrbitView& view, const OrbitView& whole, float seat) const {
    return nearest(view, whole, [&](const OrbitView& tried) {
        const auto extent = extentOf(tried, outline_, seat);
        if (!extent) return false;
        const glm::vec2 aside = tried.shift - picture_.middle;
        return glm::all(glm::lessThanEqual(glm::abs(extent->min + aside), picture_.share)) &&
               glm::all(glm::lessThanEqual(glm::abs(extent->max + aside), picture_.share));
    });
}

/// What is too high for the aim, which stays on the table, comes to the middle of the table's part.
OrbitView TableFit::filledBy(OrbitView view, const std::vector<glm::vec3>& points) const {
    const float whole = view.distance;
    const glm::vec2 room = picture_.share * orbit::kBeholdFill;
    for (float nearness = orbit::kBeholdNearest; nearness < orbit::kBeholdFarthest; nearness += 0.04F) {
        view.distance = whole * nearness;
        const auto extent = extentOf(view, points, 0);
        if (!extent || glm::any(glm::greaterThan(extent->max - extent->min, 2.0F * room))) continue;
        if (glm::all(glm::lessThanEqual(extent->max, room)) &&
            glm::all(glm::greaterThanEqual(extent->min, -room)))
            return view;
        if (nearness < 1) continue;
        view.shift = picture_.middle - (extent->min + extent->max) * 0.5F;
        return view;
    }
    return view;
}

Camera TableFit::cameraAt(const OrbitView& view) const {
    Camera camera;
    camera.verticalFov = view.fov;
    camera.aspect = picture_.aspect;
    camera.shift = view.shift;
    camera.target = {view.target.x, orbit::kLookedAt, view.target.y};
    const glm::vec3 back(std::sin(view.yaw) * std::cos(view.pitch), std::sin(view.pitch),
                         std::cos(view.yaw) * std::cos(view.pitch));
    camera.eye = camera.target + back * view.distance;
    // In a narrow picture the camera is far away, so the far plane must be, too.
    camera.far = std::max(camera.far, view.distance + 4 * tableRadius_);
    if (view.distance > orbit::kFarthest) camera.near = view.distance - 4 * tableRadius_ - 0.5F;
    return camera;
}

}  // namespace scene
