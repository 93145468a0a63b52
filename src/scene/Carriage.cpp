#include "scene/Carriage.h"

#include <algorithm>
#include <cmath>

namespace scene {

using game::Hop;
using game::PieceState;

namespace {

// Seconds at speed 1, for one stone: the pace of a calm hand.
constexpr float kLift = 0.24F;
constexpr float kStep = 0.20F;
constexpr float kPause = 0.055F;  // over a square, while a piece falls
constexpr float kLag = 0.0035F;   // that each carried piece is behind the one below it
constexpr float kAfter = 0.022F;  // between pieces that are dropped on the same square
constexpr float kReach = 0.10F;   // from above a wall down to its edge
constexpr float kTip = 0.24F;
constexpr float kPutDown = 0.16F;  // what was let go by hand, but is still on its way
constexpr float kBeat = 0.07F;     // between two such pieces
// Metres.
constexpr float kClearance = 0.012F;  // between a carried stack and what it passes over
constexpr float kFullLift = 0.03F;    // what takes the whole of kLift
constexpr float kThere = 0.006F;      // a piece this near, seen from above, is over its place
constexpr float kStride = 0.005F;     // how much a hand rises from square to square
constexpr float kLean = 0.05F;        // radians that a stone lags behind the fingers

float levelDistance(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(glm::vec2(a.x - b.x, a.z - b.z));
}

bool travels(const Hop& hop) { return hop.before.place != hop.after.place; }

}  // namespace

Carriage::Carriage(const game::Transition& transition, const TableModel& table, const CurrentPose& current)
    : table_(table), current_(current) {
    for (const Hop& hop : transition.hops) (travels(hop) ? carried_ : turned_).push_back(hop);
    std::stable_sort(carried_.begin(), carried_.end(),
                     [](const Hop& a, const Hop& b) { return a.before.place.level < b.before.place.level; });
    base_ = table.rest(carried_.front().before).position.y;
    raise(base_);
    float volume = 0;
    for (const Hop& hop : carried_) {
        raise(table.rest(hop.after).position.y);
        volume += volumeOf(boundsOf(hop.before, table));
    }
    for (const Hop& hop : turned_) raise(table.rest(hop.before).position.y + table.heightOf(hop.before));
    carryHeight_ += kClearance;
    inertia_ = inertiaOf(volume);
    findHand();
}

Clip Carriage::clip() const {
    Clip clip;
    std::vector<const Hop*> pressed;
    for (const Hop& hop : carried_) {
        if (const Hop* wall = pressedBy(hop)) {
            flatten(*wall, hop, clip);
            pressed.push_back(wall);
        } else {
            clip.tracks.push_back(carry(hop, clip.landings));
        }
    }
    for (const Hop& hop : turned_)
        if (std::find(pressed.begin(), pressed.end(), &hop) == pressed.end())
            clip.tracks.push_back(turn(hop, clip.landings));
    return clip;
}

const Hop* Carriage::pressedBy(const Hop& hop) const {
    if (droppedBelow(hop) > 0) return nullptr;
    // The highest one there: what lies deeper is under that one, not under the hand.
    const Hop* top = nullptr;
    for (const Hop& turned : turned_)
        if (turned.stage == hop.stage && turned.after.place.sameSpot(hop.after.place) &&
            (top == nullptr || turned.after.place.level > top->after.place.level))
            top = &turned;
    return top;
}

float Carriage::waits(const Hop& hop) const {
    const bool onPressed = std::any_of(carried_.begin(), carried_.end(), [&](const Hop& first) {
        return first.stage == hop.stage && &first != &hop && pressedBy(first) != nullptr;
    });
    return onPressed ? kReach + kTip : 0;
}

float Carriage::carriedHeight(const Hop& hop) const {
    return carryHeight_ + (table_.rest(hop.before).position.y - base_);
}

/// A piece that was carried a part of the way while the turn was entered goes on from there. The topmost one
/// is in the hand to the end.
void Carriage::findHand() {
    const Hop& top = carried_.back();
    const Pose now = current_(top.before);
    float nearest = levelDistance(now.position, table_.rest(top.before).position);
    for (std::uint8_t stage = 1; stage <= top.stage; ++stage) {
        const float distance = levelDistance(now.position, table_.rest(at(top, stage)).position);
        if (distance >= nearest) continue;
        nearest = distance;
        handStage_ = stage;
    }
    const float missing = carriedHeight(top) - now.position.y;
    lift_ = kLift * inertia_ * std::clamp(missing / kFullLift, 0.2F, 1.0F);
}

/// The piece as it would stand where the hand is at this stage.
PieceState Carriage::at(const Hop& hop, std::uint8_t stage) const {
    PieceState piece = hop.after;
    if (stage == hop.stage) return piece;
    for (const Hop& dropped : carried_)
        if (dropped.stage == stage) piece.place = dropped.after.place;
    return piece;
}

/// When the hand gets there.
float Carriage::arrival(std::uint8_t stage) const {
    const auto steps = static_cast<float>(std::max(1, stage - handStage_));
    return lift_ + inertia_ * (steps * kStep + (steps - 1) * kPause);
}

int Carriage::carriedBelow(const Hop& hop) const {
    return static_cast<int>(hop.before.place.level) - static_cast<int>(carried_.front().before.place.level);
}

int Carriage::droppedBelow(const Hop& hop) const {
    return static_cast<int>(std::count_if(carried_.begin(), carried_.end(), [&](const Hop& other) {
        return other.stage == hop.stage && other.before.place.level < hop.before.place.level;
    }));
}

Carriage::Fall Carriage::carriedTo(const Hop& hop) const {
    const Pose from = current_(hop.before);
    Fall fall{0, Track(from)};
    const Pose rest = table_.rest(hop.after);
    fall.lies = glm::length(from.position - rest.position) < 1e-4F;
    if (fall.lies || levelDistance(from.position, rest.position) < kThere) return fall;
    const float late = kLag * static_cast<float>(carriedBelow(hop));
    Pose over = from;
    over.position.y = std::max(from.position.y, carriedHeight(hop));
    const float height = over.position.y;
    fall.track.add(0, lift_, over, Ease::InOut);
    const float step = kStep * inertia_;
    for (auto stage = static_cast<std::uint8_t>(std::min<int>(hop.stage, handStage_ + 1)); stage <= hop.stage;
         ++stage) {
        over = table_.rest(at(hop, stage));
        over.position.y = height;
        fall.track.add(arrival(stage) - step + late, step, over, Ease::Stride,
                       {.arc = kStride, .lean = leaning(fall.track.end(), over, kLean / inertia_)});
    }
    fall.begin = arrival(hop.stage) + late;
    // Let go before the hand went on: those come down one after the other.
    if (hop.stage < handStage_)
        fall.begin = std::max(fall.begin, lift_ + kPutDown + kBeat * static_cast<float>(hop.stage));
    return fall;
}

PieceTrack Carriage::carry(const Hop& hop, std::vector<Landing>& landings) const {
    Fall fall = carriedTo(hop);
    PieceTrack moved{hop.before, hop.after, std::move(fall.track)};
    if (fall.lies) return moved;
    const Footing footing(table_.rest(hop.after), boundsOf(hop.after, table_), hop.after.id.value);
    const float begin = fall.begin + kAfter * static_cast<float>(droppedBelow(hop)) + waits(hop);
    landings.push_back({footing.touchDown(moved.track, begin), hop.after});
    return moved;
}

PieceTrack Carriage::turn(const Hop& hop, std::vector<Landing>& landings) const {
    PieceTrack turned{hop.before, hop.after, Track(current_(hop.before))};
    landings.push_back({turnOver(turned.track, arrival(hop.stage), hop.after, table_), hop.after});
    return turned;
}

void Carriage::flatten(const Hop& wall, const Hop& presser, Clip& clip) const {
    const Pose from = current_(wall.before);
    const Pose to = table_.rest(wall.after);
    // Between two keys it turns about its middle instead of its edge: 7.5 degrees do not show.
    const float angle = 2 * std::acos(std::min(std::abs(glm::dot(from.rotation, to.rotation)), 1.0F));
    const int keys = std::max(static_cast<int>(std::lround(angle / glm::radians(7.5F))), 1);
    const Bounds bounds = boundsOf(wall.before, table_);
    const float floor = to.position.y - depthOf(to, boundsOf(wall.after, table_));
    Fall fall = carriedTo(presser);
    PieceTrack tipped{wall.before, wall.after, Track(from)};
    PieceTrack pressing{presser.before, presser.after, std::move(fall.track)};
    const Pose rest = table_.rest(presser.after);
    const auto onTopOf = [&](const Pose& key) {
        Pose on = rest;
        on.position.y = std::max(rest.position.y, key.position.y + riseOf(key, bounds));
        return on;
    };
    pressing.track.add(fall.begin, kReach, onTopOf(from), Ease::InOut);
    const float begin = fall.begin + kReach;
    const float step = kTip / static_cast<float>(keys);
    for (int i = 1; i <= keys; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(keys);
        Pose key = mixed(from, to, eased(Ease::In, t));
        key.position.y = floor + depthOf(key, bounds);
        if (i == keys) key = to;
        const float at = begin + static_cast<float>(i - 1) * step;
        tipped.track.add(at, step, key, Ease::Linear);
        pressing.track.add(at, step, i == keys ? rest : onTopOf(key), Ease::Linear);
    }
    Footing(rest, boundsOf(presser.after, table_), presser.after.id.value)
        .rock(pressing.track, begin + kTip, 1.3F);
    clip.landings.push_back({begin + kTip, wall.after, Impact::Toppled});
    clip.landings.push_back({begin + kTip + kAfter, presser.after});
    clip.tracks.push_back(std::move(tipped));
    clip.tracks.push_back(std::move(pressing));
}

}  // namespace scene
