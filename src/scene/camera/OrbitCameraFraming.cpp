// Where the camera must stand so that what belongs to a view is in the picture.

#include "scene/camera/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/camera/OrbitMeasures.h"

namespace scene {

/// The seat whose player has the outline before him.
float OrbitCamera::outlinesSeat() const {
    return standpoint_ == Standpoint::Seat || standpoint_ == Standpoint::Above ? chosenSeat_ : seat_;
}

/// The rectangle of the outline and the tops in a picture with the table in its middle; nothing if a part of
/// it is behind the eye.
std::optional<OrbitCamera::Extent> OrbitCamera::extentOf(const View& view) const {
    const auto outline = extentOf(view, outline_, outlinesSeat());
    const auto tops = extentOf(view, tops_, 0);
    if (!outline || !tops) return std::nullopt;
    return Extent{glm::min(outline->min, tops->min), glm::max(outline->max, tops->max)};
}

/// The same of other points, turned about the middle of the table.
std::optional<OrbitCamera::Extent> OrbitCamera::extentOf(const View& view,
                                                         const std::vector<glm::vec3>& points,
                                                         float turned) const {
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

/// The same view, moved towards or away from the table so that the share `below` (0 to 1) of the free height
/// is below the outline, with the outline in the middle of the free width. Solved by three Newton steps,
/// exact to less than a pixel.
OrbitCamera::View OrbitCamera::placed(View view, float below) const {
    for (int i = 0; i < 3; ++i) {
        const auto extent = extentOf(view);
        if (!extent) break;
        const float height = extent->max.y - extent->min.y;
        const float wanted = -share_.y + (2 * share_.y - height) * below;
        const float ndc = extent->min.y - wanted;  // the outline must move down by this
        const float metres = ndc * std::tan(view.fov / 2) * view.distance / std::sin(view.pitch);
        // Moving the target away from the viewer moves the table down in the picture.
        view.target -= glm::vec2(std::sin(view.yaw), std::cos(view.yaw)) * metres;
        const float away = glm::length(view.target);
        if (away > fieldRadius_) view.target *= fieldRadius_ / away;
    }
    if (const auto extent = extentOf(view)) view.shift.x = middle_.x - (extent->min.x + extent->max.x) / 2;
    return view;
}

/// Whether the outline fits into its share of the picture.
bool OrbitCamera::fits(const View& view) const {
    const auto extent = extentOf(view);
    if (!extent) return false;
    const glm::vec2 room = share_ * orbit::kFill;
    const glm::vec2 size = extent->max - extent->min;
    if (size.x > 2 * room.x || size.y > 2 * room.y) return false;
    // What is too high for the aim, which stays on the table, is aside in the picture and needs more
    // distance.
    return tops_.empty() || (extent->max.y <= share_.y && extent->min.y >= -share_.y);
}

/// A view at the middle of the table.
OrbitCamera::View OrbitCamera::viewFrom(float yaw, float pitch, float distance, float fov) const {
    return {.yaw = yaw, .pitch = pitch, .distance = distance, .target = {0, 0}, .shift = middle_, .fov = fov};
}

/// The nearest distance from which outline and tops are visible, by bisection.
float OrbitCamera::homeDistance(float yaw, float pitch, float below, float fov) const {
    const float lens = std::tan(orbit::kSeatFov / 2) / std::tan(fov / 2);
    float close = fieldRadius_ * lens;
    float distant = orbit::kFarthest * lens;
    for (int i = 0; i < 24; ++i) {
        const float middle = (close + distant) / 2;
        (fits(placed(viewFrom(yaw, pitch, middle, fov), below)) ? distant : close) = middle;
    }
    return distant;
}

std::vector<glm::vec3> OrbitCamera::topsNear(glm::vec2 point) const {
    std::vector<glm::vec3> near;
    for (const glm::vec3& top : tops_)
        if (glm::distance(glm::vec2(top.x, top.z), point) <= orbit::kBeside * fieldRadius_)
            near.push_back(top);
    return near;
}

/// The view nearest to `view`, on the way to `whole`, that shows what `whole` shows.
OrbitCamera::View OrbitCamera::nearest(const View& view, const View& whole,
                                       const std::function<bool(const View&)>& shows) {
    const auto between = [&](float way) {
        View mixed = view;
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

/// The view nearest to `view`, on the way to `whole`, in which none of these tops is above the table's part
/// of the picture. `whole` shows all of them.
OrbitCamera::View OrbitCamera::underTops(const View& view, const View& whole,
                                         const std::vector<glm::vec3>& tops) const {
    return nearest(view, whole, [&](const View& tried) {
        Camera camera = cameraAt(tried);
        camera.shift = {0, 0};
        const glm::mat4 seen = camera.projection() * camera.view();
        return std::all_of(tops.begin(), tops.end(), [&](const glm::vec3& top) {
            const glm::vec4 clip = seen * glm::vec4(top, 1);
            return clip.w > 0 && clip.y <= share_.y * orbit::kFill * clip.w;
        });
    });
}

/// The view nearest to `view`, on the way to `whole`, with the outline inside the table's part of the
/// picture. `whole` shows all of it.
OrbitCamera::View OrbitCamera::aroundOutline(const View& view, const View& whole) const {
    return nearest(view, whole, [&](const View& tried) {
        const auto extent = extentOf(tried, outline_, outlinesSeat());
        if (!extent) return false;
        const glm::vec2 aside = tried.shift - middle_;
        return glm::all(glm::lessThanEqual(glm::abs(extent->min + aside), share_)) &&
               glm::all(glm::lessThanEqual(glm::abs(extent->max + aside), share_));
    });
}

/// The nearest view in this direction that shows outline and tops.
OrbitCamera::View OrbitCamera::fitted(float yaw, float pitch, float below, float fov) const {
    return placed(viewFrom(yaw, pitch, homeDistance(yaw, pitch, below, fov), fov), below);
}

/// The direction nearest to the wanted one that is whole quarters of a turn from a seat.
float OrbitCamera::bySides(float seat) const {
    constexpr float kQuarter = glm::half_pi<float>();
    return seat + std::round((wanted_.yaw - seat) / kQuarter) * kQuarter;
}

OrbitCamera::View OrbitCamera::home() const {
    const float yaw = orbit::near(seat_, wanted_.yaw);
    if (viewpoint_ == Viewpoint::Play && diagram_)
        return fitted(bySides(seat_), orbit::kTop, orbit::kCentered, orbit::kDiagramFov);
    if (viewpoint_ == Viewpoint::Play) return fitted(yaw, homePitch_, orbit::kBelow, orbit::kHomeFov);
    const View show =
        viewFrom(yaw + orbit::kShowYaw, orbit::kShowPitch,
                 homeDistance(yaw, orbit::kSeatHomePitch, orbit::kBelow, orbit::kSeatFov), orbit::kSeatFov);
    const View whole = fitted(show.yaw, orbit::kShowPitch, orbit::kBelow, orbit::kSeatFov);
    // In a large part of the picture the table belongs to the place, and may reach beyond that part; in a
    // small one it is a preview.
    const bool preview = share_.x < orbit::kPreview;
    return underTops(preview ? aroundOutline(show, whole) : show, whole, tops_);
}

/// The view of a seated player, from which the supplies are seen, too.
OrbitCamera::View OrbitCamera::low() const {
    const float yaw = orbit::near(chosenSeat_, wanted_.yaw);
    const float distance =
        homeDistance(yaw, orbit::kSeatHomePitch, orbit::kBelow, orbit::kSeatFov) * orbit::kSeatNearness;
    const View whole = fitted(yaw, orbit::kSeatPitch, orbit::kBelow, orbit::kSeatFov);
    const View seated = viewFrom(yaw, orbit::kSeatPitch, distance, orbit::kSeatFov);
    return aroundOutline(underTops(seated, whole, tops_), whole);
}

OrbitCamera::View OrbitCamera::above() const {
    View view = fitted(orbit::near(chosenSeat_, wanted_.yaw), orbit::kTop, orbit::kCentered, orbit::kHomeFov);
    view.yaw = bySides(chosenSeat_);
    return view;
}

/// The nearest distance from which the whole outline is visible from every side, by bisection.
float OrbitCamera::walkDistance() const {
    constexpr int kSides = 16;
    const auto seenFrom = [&](float distance) {
        for (int side = 0; side < kSides; ++side) {
            const float yaw = glm::two_pi<float>() * static_cast<float>(side) / kSides;
            if (!fits(placed(viewFrom(yaw, orbit::kSeatHomePitch, distance, orbit::kSeatFov),
                             orbit::kCentered)))
                return false;
        }
        return true;
    };
    float close = fieldRadius_;
    float distant = orbit::kFarthest;
    for (int i = 0; i < 16; ++i) {
        const float middle = (close + distant) / 2;
        (seenFrom(middle) ? distant : close) = middle;
    }
    return distant;
}

}  // namespace scene
