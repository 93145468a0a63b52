#include "scene/motion/LineMotion.h"

#include <algorithm>
#include <cmath>

#include "scene/motion/Crush.h"
#include "scene/motion/Obstacles.h"
#include "scene/motion/Pace.h"

namespace scene {

using game::Hop;
using game::PieceState;
using namespace pace;

namespace {

// Seconds at speed 1, for one piece: the pace of a calm hand.
constexpr float kPause = 0.055F;   // above a place, while a piece falls
constexpr float kPutDown = 0.16F;  // for a piece already put down by hand that has not landed yet
constexpr float kBeat = 0.07F;     // between two such pieces
constexpr float kThere = 0.006F;   // metres: a piece this near, seen from above, is over its place

}  // namespace

LineMotion::LineMotion(const std::vector<Hop>& hops, const TableModel& table, const CurrentPose& current,
                       const std::vector<PieceState>& standing)
    : table_(table), current_(current) {
    for (const Hop& hop : hops) (travels(hop) ? moved_ : turned_).push_back(hop);
    std::stable_sort(moved_.begin(), moved_.end(),
                     [](const Hop& a, const Hop& b) { return a.before.place.level < b.before.place.level; });
    base_ = table.rest(moved_.front().before).position.y;
    raise(base_);
    float volume = 0;
    for (const Hop& hop : moved_) {
        raise(table.rest(hop.after).position.y);
        volume += volumeOf(boundsOf(hop.before, table));
    }
    for (const Hop& hop : turned_) raise(topOf(hop.before, table));
    raiseOver(standing);
    travelHeight_ += kClearance;
    inertia_ = inertiaOf(volume);
    findHand();
}

/// Piles on which a piece is left are skipped, since that piece must land on top of them anyway.
void LineMotion::raiseOver(std::vector<PieceState> standing) {
    std::erase_if(standing, [&](const PieceState& piece) {
        const auto near = [&](const Hop& hop) {
            return hop.before.id == piece.id || hop.before.place.sameSpot(piece.place) ||
                   hop.after.place.sameSpot(piece.place);
        };
        return std::any_of(moved_.begin(), moved_.end(), near) ||
               std::any_of(turned_.begin(), turned_.end(), near);
    });
    const Hop& lowest = moved_.front();
    const Pose from = table_.rest(lowest.before);
    const Bounds bounds = boundsOf(lowest.before, table_);
    const Hop& farthest = *std::max_element(moved_.begin(), moved_.end(),
                                            [](const Hop& a, const Hop& b) { return a.step < b.step; });
    const float top = topInLane(levelReachOf(from, bounds), from.position,
                                table_.rest(farthest.after).position, table_, standing);
    if (top > 0) raise(top + depthOf(from, bounds));
}

Clip LineMotion::clip() const {
    Clip clip;
    std::vector<const Hop*> crushed;
    for (const Hop& hop : moved_) {
        const Hop* const below = crushedBy(hop, turned_);
        if (!below) {
            clip.tracks.push_back(move(hop, clip.landings));
            continue;
        }
        Fall fall = movedTo(hop);
        crush(clip, {hop.before, hop.after, std::move(fall.track)}, fall.begin, *below,
              current_(below->before), table_);
        crushed.push_back(below);
    }
    for (const Hop& hop : turned_)
        if (std::find(crushed.begin(), crushed.end(), &hop) == crushed.end())
            clip.tracks.push_back(turn(hop, clip.landings));
    return clip;
}

float LineMotion::waits(const Hop& hop) const {
    const bool onCrushed = std::any_of(moved_.begin(), moved_.end(), [&](const Hop& first) {
        return first.step == hop.step && &first != &hop && crushedBy(first, turned_) != nullptr;
    });
    return onCrushed ? crushLasts() : 0;
}

float LineMotion::heightOf(const Hop& hop) const {
    return travelHeight_ + (table_.rest(hop.before).position.y - base_);
}

/// If pieces were already moved a part of the way while the turn was entered, the motion continues from
/// there. The topmost piece is in the hand until the end.
void LineMotion::findHand() {
    const Hop& top = moved_.back();
    const Pose now = current_(top.before);
    float nearest = levelDistance(now.position, table_.rest(top.before).position);
    for (std::uint8_t step = 1; step <= top.step; ++step) {
        const float distance = levelDistance(now.position, table_.rest(at(top, step)).position);
        if (distance >= nearest) continue;
        nearest = distance;
        handStep_ = step;
    }
    const float missing = heightOf(top) - now.position.y;
    lift_ = kLift * inertia_ * std::clamp(missing / kFullLift, 0.2F, 1.0F);
}

/// The piece's state as if it lay at the position of the hand at this step.
PieceState LineMotion::at(const Hop& hop, std::uint8_t step) const {
    PieceState piece = hop.after;
    if (step == hop.step) return piece;
    for (const Hop& left : moved_)
        if (left.step == step) piece.place = left.after.place;
    return piece;
}

/// The time at which the hand reaches this step.
float LineMotion::arrival(std::uint8_t step) const {
    const auto steps = static_cast<float>(std::max(1, step - handStep_));
    return lift_ + inertia_ * (steps * kStep + (steps - 1) * kPause);
}

int LineMotion::movedBelow(const Hop& hop) const {
    return static_cast<int>(hop.before.place.level) - static_cast<int>(moved_.front().before.place.level);
}

int LineMotion::leftBelow(const Hop& hop) const {
    return static_cast<int>(std::count_if(moved_.begin(), moved_.end(), [&](const Hop& other) {
        return other.step == hop.step && other.before.place.level < hop.before.place.level;
    }));
}

LineMotion::Fall LineMotion::movedTo(const Hop& hop) const {
    const Pose from = current_(hop.before);
    Fall fall{0, Track(from)};
    const Pose rest = table_.rest(hop.after);
    fall.lies = glm::length(from.position - rest.position) < 1e-4F;
    if (fall.lies || levelDistance(from.position, rest.position) < kThere) return fall;
    const float late = kLag * static_cast<float>(movedBelow(hop));
    Pose over = from;
    over.position.y = std::max(from.position.y, heightOf(hop));
    const float height = over.position.y;
    fall.track.add(0, lift_, over, Ease::InOut);
    const float lasts = kStep * inertia_;
    for (auto step = static_cast<std::uint8_t>(std::min<int>(hop.step, handStep_ + 1)); step <= hop.step;
         ++step) {
        over = table_.rest(at(hop, step));
        over.position.y = height;
        fall.track.add(arrival(step) - lasts + late, lasts, over, Ease::Stride,
                       {.arc = kStride, .lean = leaning(fall.track.end(), over, kLean / inertia_)});
    }
    fall.begin = arrival(hop.step) + late;
    // Pieces left before the hand moved on land one after another.
    if (hop.step < handStep_)
        fall.begin = std::max(fall.begin, lift_ + kPutDown + kBeat * static_cast<float>(hop.step));
    return fall;
}

PieceTrack LineMotion::move(const Hop& hop, std::vector<Landing>& landings) const {
    Fall fall = movedTo(hop);
    PieceTrack moved{hop.before, hop.after, std::move(fall.track)};
    if (fall.lies) return moved;
    const RestingBody body(table_.rest(hop.after), boundsOf(hop.after, table_), hop.after.id.value);
    const float begin = fall.begin + kAfter * static_cast<float>(leftBelow(hop)) + waits(hop);
    landings.push_back({body.touchDown(moved.track, begin), hop.after});
    return moved;
}

PieceTrack LineMotion::turn(const Hop& hop, std::vector<Landing>& landings) const {
    PieceTrack turned{hop.before, hop.after, Track(current_(hop.before))};
    landings.push_back({turnOver(turned.track, arrival(hop.step), hop.after, table_), hop.after});
    return turned;
}

}  // namespace scene
