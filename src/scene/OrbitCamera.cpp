#include "scene/OrbitCamera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <utility>

#include "scene/Track.h"

namespace scene {
namespace {

constexpr float kHomePitch = 0.82F;
// A longer lens than that of a low view: the far side of the table is larger, and the part of the picture for
// the table is filled better.
constexpr float kHomeFov = 0.30F;
// So long that heights of ten centimetres displace nothing by more than a hundredth.
constexpr float kDiagramFov = 0.03F;
constexpr float kSeatFov = 0.61F;        // 35°: a table seen from a chair
constexpr float kSeatHomePitch = 0.80F;  // the distance of low views is that of a home with this pitch
constexpr float kLookedAt = 0.035F;      // metres above the table: pieces there fill the upper half
constexpr float kFill = 0.995F;          // of the part of the picture for the table
// Of the free height in the picture, the share below the table: the room behind it is worth more than its
// near edge.
constexpr float kBelow = 0.3F;
constexpr float kCentered = 0.5F;
constexpr float kFarthest = 12;  // metres from the target
constexpr float kLowest = 0.14F;
constexpr float kTop = glm::half_pi<float>() - 0.002F;
constexpr float kFollow = 14.0F;  // per second: how fast the camera catches up
constexpr float kSeatPitch = 0.42F;
constexpr float kSeatNearness = 0.93F;  // of the distance at home
// How pieces are beheld that decided a game.
constexpr float kBeholdPitch = 0.58F;
constexpr float kBeholdYaw = 0.20F;
constexpr float kBeholdFill = 0.80F;     // of the part of the picture for the table
constexpr float kBeholdNearest = 0.62F;  // of the distance at home
constexpr float kShowPitch = 0.40F;
constexpr float kShowYaw = 0.42F;
constexpr float kByKey = 0.6F;  // seconds from one view to another
// While the camera turns around the table, it moves away and up a little, like a person who walks around it.
constexpr float kStepBack = 0.07F;   // of the distance, for half a turn
constexpr float kStandUp = 0.09F;    // radians, for half a turn
constexpr float kBeside = 0.25F;     // of the field's radius: so near a thing belongs to a point
constexpr float kAttention = 0.38F;  // of the way to the point of attention
// Breathing: too little for its motion to be noticed.
constexpr float kSwayYaw = 0.011F;    // radians
constexpr float kSwayPitch = 0.006F;  // radians
constexpr float kSwayDistance = 0.005F;
constexpr float kBreathIn = 0.4F;   // per second: how fast it begins
constexpr float kBreathOut = 1.2F;  // and ends

float wave(float time, float period) { return std::sin(glm::two_pi<float>() * time / period); }

/// The same direction as `yaw`, at most half a turn from `other`. Between opposite seats the camera goes
/// there and back instead of always onwards.
float near(float yaw, float other) {
    const float turns = (other - yaw) / glm::two_pi<float>();
    return yaw + std::copysign(std::floor(std::abs(turns) + 0.4999F), turns) * glm::two_pi<float>();
}

}  // namespace

void OrbitCamera::frame(float fieldRadius, std::vector<glm::vec3> outline) {
    fieldRadius_ = fieldRadius;
    takeOutline(std::move(outline));
    tops_.clear();
    reset();
    settle();
}

void OrbitCamera::takeOutline(std::vector<glm::vec3> outline) {
    outline_ = std::move(outline);
    tableRadius_ = fieldRadius_;
    for (const glm::vec3& point : outline_)
        tableRadius_ = std::max({tableRadius_, std::abs(point.x), std::abs(point.z)});
}

void OrbitCamera::setOutline(std::vector<glm::vec3> outline, float seconds) {
    if (outline == outline_) return;
    takeOutline(std::move(outline));
    if (standpoint_ != Standpoint::Free) glide(standing(), seconds);
}

void OrbitCamera::keepInSight(std::vector<glm::vec3> tops) {
    float highest = 0;
    for (const glm::vec3& point : outline_) highest = std::max(highest, point.y);
    tops.erase(
        std::remove_if(tops.begin(), tops.end(), [&](const glm::vec3& top) { return top.y <= highest; }),
        tops.end());
    if (tops == tops_) return;
    const View before = standing();
    tops_ = std::move(tops);
    if (standpoint_ == Standpoint::Free) return limit();
    // A motion of its own goes on, and its end is home.
    if (wanted_ != before) return;
    if (const View now = standing(); now != before) glide(now, kByKey);
}

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
    const glm::vec2 room = share_ * kFill;
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
    const float lens = std::tan(kSeatFov / 2) / std::tan(fov / 2);
    float close = fieldRadius_ * lens;
    float distant = kFarthest * lens;
    for (int i = 0; i < 24; ++i) {
        const float middle = (close + distant) / 2;
        (fits(placed(viewFrom(yaw, pitch, middle, fov), below)) ? distant : close) = middle;
    }
    return distant;
}

std::vector<glm::vec3> OrbitCamera::topsNear(glm::vec2 point) const {
    std::vector<glm::vec3> near;
    for (const glm::vec3& top : tops_)
        if (glm::distance(glm::vec2(top.x, top.z), point) <= kBeside * fieldRadius_) near.push_back(top);
    return near;
}

/// The view nearest to `view`, on the way to `whole`, in which none of these tops is above the table's part
/// of the picture. `whole` shows all of them.
OrbitCamera::View OrbitCamera::underTops(const View& view, const View& whole,
                                         const std::vector<glm::vec3>& tops) const {
    const auto between = [&](float way) {
        View mixed = view;
        mixed.pitch = glm::mix(view.pitch, whole.pitch, way);
        mixed.distance = glm::mix(view.distance, whole.distance, way);
        mixed.target = glm::mix(view.target, whole.target, way);
        mixed.shift = glm::mix(view.shift, whole.shift, way);
        return mixed;
    };
    const auto shows = [&](const View& tried) {
        Camera camera = cameraAt(tried);
        camera.shift = {0, 0};
        const glm::mat4 seen = camera.projection() * camera.view();
        return std::all_of(tops.begin(), tops.end(), [&](const glm::vec3& top) {
            const glm::vec4 clip = seen * glm::vec4(top, 1);
            return clip.w > 0 && clip.y <= share_.y * kFill * clip.w;
        });
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

void OrbitCamera::setPicture(float aspect, glm::vec2 middle, glm::vec2 share, float seconds) {
    if (!(aspect > 0)) return;  // a window without height
    aspect = std::clamp(aspect, 0.1F, 10.0F);
    share = glm::clamp(share, 0.2F, 1.0F);
    if (aspect == aspect_ && middle == middle_ && share == share_) return;
    if (aspect != aspect_) seconds = 0;
    const glm::vec2 moved = middle - middle_;
    aspect_ = aspect;
    middle_ = middle;
    share_ = share;
    if (standpoint_ != Standpoint::Free) return glide(standing(), seconds);
    wanted_.shift += moved;
    if (seconds <= 0) now_.shift += moved;
    limit();
}

void OrbitCamera::takeInHand() {
    standpoint_ = Standpoint::Free;
    if (glide_) wanted_ = now_;
    glide_.reset();
}

void OrbitCamera::orbit(float yaw, float pitch) {
    if (diagram_) {
        const float sides = std::round(yaw / glm::half_pi<float>());
        wanted_.yaw = now_.yaw = wanted_.yaw + sides * glm::half_pi<float>();
        return;
    }
    takeInHand();
    wanted_.yaw += std::remainder(yaw, glm::two_pi<float>());
    wanted_.pitch += pitch;
    // Removes whole turns, so that angles stay small and exact.
    const float turns = std::round(wanted_.yaw / glm::two_pi<float>()) * glm::two_pi<float>();
    wanted_.yaw -= turns;
    now_.yaw -= turns;
    limit();
}

void OrbitCamera::zoom(float notches) {
    takeInHand();
    wanted_.distance *= std::pow(0.9F, notches);
    limit();
}

void OrbitCamera::pan(glm::vec2 ndc) {
    takeInHand();
    const float half = std::tan(wanted_.fov / 2) * wanted_.distance;
    const glm::vec2 right(std::cos(wanted_.yaw), -std::sin(wanted_.yaw));
    const glm::vec2 away(-std::sin(wanted_.yaw), -std::cos(wanted_.yaw));
    wanted_.target -=
        right * ndc.x * half * aspect_ + away * ndc.y * half / std::sin(std::max(wanted_.pitch, 0.35F));
    limit();
}

void OrbitCamera::limit() {
    wanted_.pitch = std::clamp(wanted_.pitch, kLowest, kTop);
    // A longer lens sees as much from farther away.
    const float lens = std::tan(kSeatFov / 2) / std::tan(wanted_.fov / 2);
    wanted_.distance = std::clamp(wanted_.distance, fieldRadius_ * 0.9F * std::max(lens, 1.0F),
                                  homeDistance(seat_, kHomePitch, kBelow, wanted_.fov) * 2.2F);
    const float away = glm::length(wanted_.target);
    if (away > fieldRadius_) wanted_.target *= fieldRadius_ / away;
}

/// The nearest view in this direction that shows outline and tops.
OrbitCamera::View OrbitCamera::fitted(float yaw, float pitch, float below, float fov) const {
    return placed(viewFrom(yaw, pitch, homeDistance(yaw, pitch, below, fov), fov), below);
}

OrbitCamera::View OrbitCamera::home() const {
    const float yaw = near(seat_, wanted_.yaw);
    if (viewpoint_ == Viewpoint::Play && diagram_) return fitted(yaw, kTop, kCentered, kDiagramFov);
    if (viewpoint_ == Viewpoint::Play) return fitted(yaw, kHomePitch, kBelow, kHomeFov);
    const View show =
        viewFrom(yaw + kShowYaw, kShowPitch, homeDistance(yaw, kSeatHomePitch, kBelow, kSeatFov), kSeatFov);
    return underTops(show, fitted(show.yaw, kShowPitch, kBelow, kSeatFov), tops_);
}

/// The view of a seated player.
OrbitCamera::View OrbitCamera::low() const {
    const float yaw = near(chosenSeat_, wanted_.yaw);
    const float distance = homeDistance(yaw, kSeatHomePitch, kBelow, kSeatFov) * kSeatNearness;
    return underTops(viewFrom(yaw, kSeatPitch, distance, kSeatFov), fitted(yaw, kSeatPitch, kBelow, kSeatFov),
                     tops_);
}

OrbitCamera::View OrbitCamera::above() const {
    constexpr float kQuarter = glm::half_pi<float>();
    View view = fitted(near(chosenSeat_, wanted_.yaw), kTop, kCentered, kHomeFov);
    view.yaw = chosenSeat_ + std::round((wanted_.yaw - chosenSeat_) / kQuarter) * kQuarter;
    return view;
}

/// The view that belongs to the standpoint; where the player has moved it freely, it stays.
OrbitCamera::View OrbitCamera::standing() const {
    switch (standpoint_) {
        case Standpoint::Home:
            return home();
        case Standpoint::Seat:
            return low();
        case Standpoint::Above:
            return above();
        case Standpoint::Free:
            break;
    }
    return wanted_;
}

void OrbitCamera::stayAt(Standpoint standpoint) {
    standpoint_ = standpoint;
    chosenSeat_ = seat_;
    glide(standing(), kByKey);
}

void OrbitCamera::reset() { stayAt(Standpoint::Home); }

void OrbitCamera::setDiagram(bool on, float seconds) {
    if (diagram_ == on) return;
    diagram_ = on;
    standpoint_ = Standpoint::Home;
    glide(home(), seconds);
}

void OrbitCamera::topView() {
    diagram_ = false;
    stayAt(Standpoint::Above);
}

void OrbitCamera::seatView() {
    diagram_ = false;
    stayAt(Standpoint::Seat);
}

/// The nearest distance from which the whole outline is visible from every side, by bisection.
float OrbitCamera::walkDistance() const {
    constexpr int kSides = 16;
    const auto seenFrom = [&](float distance) {
        for (int side = 0; side < kSides; ++side) {
            const float yaw = glm::two_pi<float>() * static_cast<float>(side) / kSides;
            if (!fits(placed(viewFrom(yaw, kSeatHomePitch, distance, kSeatFov), kCentered))) return false;
        }
        return true;
    };
    float close = fieldRadius_;
    float distant = kFarthest;
    for (int i = 0; i < 16; ++i) {
        const float middle = (close + distant) / 2;
        (seenFrom(middle) ? distant : close) = middle;
    }
    return distant;
}

void OrbitCamera::walkTo(float yaw) {
    standpoint_ = Standpoint::Free;
    glide(placed(viewFrom(yaw, kSeatHomePitch, walkDistance(), kSeatFov), kCentered), 0);
}

// ---- motion of its own ----

void OrbitCamera::sitAt(float yaw, float seconds) {
    seat_ = yaw;
    if (!inHand()) glide(home(), seconds);
}

void OrbitCamera::stand(Viewpoint viewpoint, float seconds) {
    if (viewpoint == viewpoint_) return;
    viewpoint_ = viewpoint;
    if (!inHand()) glide(home(), seconds);
}

void OrbitCamera::attend(glm::vec2 point, float nearness, float seconds) {
    if (inHand() || diagram_) return;
    const View whole = home();
    View view = whole;
    view.target = glm::mix(view.target, point, kAttention);
    view.distance *= nearness;
    glide(underTops(view, whole, topsNear(point)), seconds);
}

void OrbitCamera::behold(const std::vector<glm::vec3>& points, float seconds) {
    if (inHand() || diagram_ || points.empty()) return;
    const View from = home();
    glm::vec2 middle(0);
    for (const glm::vec3& point : points) middle += glm::vec2(point.x, point.z);
    View view = viewFrom(from.yaw + kBeholdYaw, kBeholdPitch, from.distance, kHomeFov);
    view.target = middle / static_cast<float>(points.size());
    const auto fitsAt = [&](float distance) {
        view.distance = distance;
        const auto extent = extentOf(view, points, 0);
        const glm::vec2 room = share_ * kBeholdFill;
        return extent && extent->max.x <= room.x && extent->min.x >= -room.x && extent->max.y <= room.y &&
               extent->min.y >= -room.y;
    };
    float nearness = kBeholdNearest;
    while (nearness < 1 && !fitsAt(from.distance * nearness)) nearness += 0.04F;
    view.distance = from.distance * std::min(nearness, 1.0F);
    glide(view, seconds);
}

void OrbitCamera::relax(float seconds) {
    if (!inHand()) glide(home(), seconds);
}

void OrbitCamera::glide(const View& to, float seconds) {
    wanted_ = to;
    if (seconds <= 0 || calm_) return settle();
    if (to == now_)
        glide_.reset();
    else
        glide_ = Glide{now_, seconds};
}

void OrbitCamera::settle() {
    now_ = wanted_;
    glide_.reset();
}

bool OrbitCamera::update(float dt) {
    const View before = now_;
    advance(dt);
    const bool breathes = advanceBreath(dt);
    return breathes || !(before == now_);
}

void OrbitCamera::advance(float dt) {
    if (glide_) {
        glide_->time += dt;
        const float t = glide_->time / glide_->seconds;
        if (t >= 1) return settle();
        const View& from = glide_->from;
        const float way = eased(Ease::InOut, t);
        const float halfTurns = std::abs(wanted_.yaw - from.yaw) / glm::pi<float>();
        const float bow = std::min(halfTurns, 1.0F) * std::sin(glm::pi<float>() * way);
        now_.yaw = glm::mix(from.yaw, wanted_.yaw, way);
        now_.pitch = std::min(glm::mix(from.pitch, wanted_.pitch, way) + kStandUp * bow, kTop);
        now_.fov = glm::mix(from.fov, wanted_.fov, way);
        // What is seen at the target changes evenly, whatever the lens.
        const float seen = glm::mix(from.distance * std::tan(from.fov / 2),
                                    wanted_.distance * std::tan(wanted_.fov / 2), way);
        now_.distance = seen / std::tan(now_.fov / 2) * (1 + kStepBack * bow);
        now_.target = glm::mix(from.target, wanted_.target, way);
        now_.shift = glm::mix(from.shift, wanted_.shift, way);
        return;
    }
    const float t = 1 - std::exp(-kFollow * dt);
    const float left = std::abs(wanted_.yaw - now_.yaw) + std::abs(wanted_.pitch - now_.pitch) +
                       std::abs(wanted_.distance - now_.distance) +
                       glm::length(wanted_.target - now_.target) + glm::length(wanted_.shift - now_.shift);
    if (left < 1e-4F) return settle();
    now_.yaw = glm::mix(now_.yaw, wanted_.yaw, t);
    now_.pitch = glm::mix(now_.pitch, wanted_.pitch, t);
    now_.distance = glm::mix(now_.distance, wanted_.distance, t);
    now_.target = glm::mix(now_.target, wanted_.target, t);
    now_.shift = glm::mix(now_.shift, wanted_.shift, t);
    now_.fov = wanted_.fov;
}

bool OrbitCamera::advanceBreath(float dt) {
    const bool on = breathes_ && !inHand() && !glide_ && !diagram_;
    if (!on && breath_ == 0) return false;
    breath_ = std::clamp(breath_ + (on ? kBreathIn : -kBreathOut) * dt, 0.0F, 1.0F);
    breathTime_ = breath_ == 0 ? 0 : breathTime_ + dt;
    return true;
}

Camera OrbitCamera::camera() const {
    View view = now_;
    const float depth = eased(Ease::Stride, breath_);
    view.yaw += depth * kSwayYaw * wave(breathTime_, 13.0F);
    view.pitch = std::min(now_.pitch + depth * kSwayPitch * wave(breathTime_, 8.6F), kTop);
    view.distance *= 1 + depth * kSwayDistance * wave(breathTime_, 10.4F);
    return cameraAt(view);
}

Camera OrbitCamera::cameraAt(const View& view) const {
    Camera camera;
    camera.verticalFov = view.fov;
    camera.aspect = aspect_;
    camera.shift = view.shift;
    camera.target = {view.target.x, kLookedAt, view.target.y};
    const glm::vec3 back(std::sin(view.yaw) * std::cos(view.pitch), std::sin(view.pitch),
                         std::cos(view.yaw) * std::cos(view.pitch));
    camera.eye = camera.target + back * view.distance;
    // In a narrow picture the camera is far away, so the far plane must be, too.
    camera.far = std::max(camera.far, view.distance + 4 * tableRadius_);
    if (view.distance > kFarthest) camera.near = view.distance - 4 * tableRadius_ - 0.5F;
    return camera;
}

}  // namespace scene
