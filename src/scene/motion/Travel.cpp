#include "scene/motion/Travel.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/motion/Handling.h"
#include "scene/motion/Obstacles.h"
#include "scene/motion/Pace.h"

namespace scene {
namespace {

using game::Hop;
using game::PieceState;

// Seconds at speed 1, for one piece.
constexpr float kPlaceBase = 0.40F;
constexpr float kPlacePerMetre = 0.45F;
constexpr float kNudge = 0.09F;
constexpr float kShow = 0.22F;      // lifting a revealed piece
constexpr float kLower = 0.20F;     // turning it over and lowering it
constexpr float kAfterYou = 0.03F;  // between two exchanged pieces
constexpr float kStepBase = 0.10F;  // a step from one way-point to the next nearby
// Metres.
constexpr float kLetGo = 0.010F;      // height above its place where it is released
constexpr float kOverPlace = 0.005F;  // distance from its place, seen from above, that counts as over it
constexpr float kLeastArc = 0.05F;
constexpr float kArcPerMetre = 0.12F;
constexpr float kNearby = 0.045F;  // the longest way that counts as a step
constexpr float kStepLetGo = 0.003F;
constexpr float kLeastStep = 0.008F;  // the height of a step
constexpr float kLean = 0.10F;        // radians that a lying piece leans while it is moved
constexpr float kArcSteepness =
    1.6F;  // an arc reaches 1/1.6 of its height before it leaves the neighbourhood of a piece

float pieceInertia(const PieceState& piece, const TableModel& table) {
    return inertiaOf(volumeOf(boundsOf(piece, table)));
}

/// The height of the arc between two poses with which the piece passes over all obstacles.
float arcOver(const PieceState& piece, const Pose& from, const Pose& to, const Surroundings& around) {
    const Bounds bounds = boundsOf(piece, around.table);
    const float top = topNear(piece, from.position, to.position, around.table, around.standing);
    const float ground =
        std::min(from.position.y, to.position.y) - std::max(depthOf(from, bounds), depthOf(to, bounds));
    return kArcSteepness * (top + pace::kClearance - ground);
}

/// Adds an arc to a little above `rest`, starting from `from`, which is the end of the track apart from a
/// tilt. Returns the time of arrival.
float addArc(Track& track, const PieceState& piece, const Pose& from, const Pose& rest, float begin,
             const Surroundings& around) {
    const float inertia = pieceInertia(piece, around.table);
    const float way = levelDistance(from.position, rest.position);
    Pose above = rest;
    above.position.y += kLetGo;
    const float arc = std::max(kLeastArc + kArcPerMetre * way, arcOver(piece, from, above, around));
    const float flight = inertia * (kPlaceBase + kPlacePerMetre * (way + arc));
    track.add(begin, flight, above, Ease::InOut, {.arc = arc, .lean = leaning(from, above, kLean / inertia)});
    return begin + flight;
}

/// A step: low and quick, upright, and only as high as what stands in its lane demands.
float addStep(Track& track, const PieceState& piece, const Pose& from, const Pose& rest, float begin,
              const Surroundings& around) {
    const Bounds bounds = boundsOf(piece, around.table);
    std::vector<PieceState> others = around.standing;
    std::erase_if(others, [&](const PieceState& other) { return other.id == piece.id; });
    const float reach = levelReachOf(rest, {{bounds.min.x, 0, 0}, {bounds.max.x, 0, 0}});
    const float top = topInLane(reach, from.position, rest.position, around.table, others);
    const float way = levelDistance(from.position, rest.position);
    Pose above = rest;
    above.position.y += kStepLetGo;
    const float ground =
        std::min(from.position.y - depthOf(from, bounds), rest.position.y - depthOf(rest, bounds));
    const float over = kArcSteepness * (top + pace::kClearance - ground);
    const float arc = std::max(kLeastStep + kArcPerMetre * way, top > ground + kStepLetGo ? over : 0.0F);
    const float flight = pieceInertia(piece, around.table) * (kStepBase + kPlacePerMetre * (way + arc));
    track.add(begin, flight, above, Ease::InOut, {.arc = arc});
    return begin + flight;
}

/// The pose in which a piece touches down at a way-point: on top of the pieces there.
Pose footholdAt(const PieceState& piece, const Surroundings& around) {
    Pose pose = around.table.rest(piece);
    const float depth = depthOf(pose, boundsOf(piece, around.table));
    for (const PieceState& other : around.standing)
        if (other.id != piece.id && other.place.sameSpot(piece.place))
            pose.position.y = std::max(pose.position.y, topOf(other, around.table) + depth);
    return pose;
}

/// Puts down a piece that is over its place. Returns the time of the first contact.
float putDown(Track& track, const Hop& hop, float begin, const TableModel& table) {
    if (turns(hop, table)) return turnOver(track, begin, hop.after, table);
    const Pose rest = table.rest(hop.after);
    Pose above = rest;
    above.position.y += kLetGo;
    const float missing = std::max(above.position.y - track.end().position.y, 0.0F);
    if (missing > 0) track.add(begin, kNudge, above, Ease::InOut);
    return RestingBody(rest, boundsOf(hop.after, table), hop.after.id.value)
        .touchDown(track, missing > 0 ? begin + kNudge : begin);
}

/// Adds arcs from `at` to every way-point of the hop and to its place. `piece` says how it is turned on the
/// way. Returns the time at which it comes to rest.
float addArcs(Clip& clip, Track& track, const Hop& hop, PieceState piece, Pose at, float begin,
              const Surroundings& around) {
    const auto move = [&](const PieceState& moved, const Pose& to) {
        // A piece that only passes from one way-point to the next does not rise as high as one that is
        // brought.
        const bool steps = !hop.via.empty() && levelDistance(at.position, to.position) < kNearby;
        begin = steps ? addStep(track, moved, at, to, begin, around)
                      : addArc(track, moved, at, to, begin, around);
    };
    for (const game::Place& place : hop.via) {
        piece.place = place;
        piece.face = hop.after.face;  // it stands there as it will stand at the end
        const Pose foothold = footholdAt(piece, around);
        move(piece, foothold);
        const float falls = fallTime(track.end().position.y - foothold.position.y);
        track.add(begin, falls, foothold, Ease::In);
        begin += falls;
        clip.landings.push_back({begin, piece});
        at = foothold;
    }
    const Pose rest = around.table.rest(hop.after);
    move(hop.after, rest);
    return RestingBody(rest, boundsOf(hop.after, around.table), hop.after.id.value).touchDown(track, begin);
}

}  // namespace

float arcTo(Clip& clip, const Hop& hop, const Pose& from, float begin, const Surroundings& around) {
    const TableModel& table = around.table;
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    float landsAt = 0;
    if (hop.via.empty() && levelDistance(from.position, table.rest(hop.after).position) < kOverPlace) {
        landsAt = putDown(moved.track, hop, begin, table);
    } else {
        if (rests(from, table.rest(hop.before)))
            begin = RestingBody(from, boundsOf(hop.before, table), hop.before.id.value)
                        .takeUp(moved.track, begin);
        landsAt = addArcs(clip, moved.track, hop, hop.before, from, begin, around);
    }
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({landsAt, hop.after});
    return landsAt;
}

namespace {

/// One full turn about a horizontal axis, ending as it began.
void turnOnce(Track& track, float begin, float lasts) {
    constexpr int kKeys = 12;  // keys so close that each is at most a sixth of a turn from the next
    const Pose start = track.end();
    for (int i = 1; i <= kKeys; ++i) {
        const float t = static_cast<float>(i) / kKeys;
        Pose key = start;
        if (i < kKeys)
            key.rotation = glm::angleAxis(glm::two_pi<float>() * eased(Ease::Stride, t), glm::vec3(0, 0, 1)) *
                           start.rotation;
        track.add(begin + lasts * (t - 1.0F / kKeys), lasts / kKeys, key, Ease::Linear);
    }
}

}  // namespace

float reveal(Clip& clip, const Hop& hop, const Pose& from, const Surroundings& around) {
    constexpr float kRoom = 0.004F;  // metres between its lowest edge and the place it lay on
    const TableModel& table = around.table;
    const Bounds bounds = boundsOf(hop.before, table);
    const Pose start = table.rest(hop.before);
    const Pose rest = table.rest(hop.after);
    const float inertia = pieceInertia(hop.after, table);
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    const float reach = std::max(reachOf(bounds), reachOf(boundsOf(hop.after, table)));
    Pose shown = from;
    shown.position.y = std::max(from.position.y, start.position.y - depthOf(start, bounds) + reach + kRoom);
    moved.track.add(0, kShow * inertia, shown, Ease::InOut);
    const float begin = kShow * inertia;
    const float lasts = pace::kTurn * inertia;
    if (turns(hop, table)) {
        shown.rotation = rest.rotation;
        moved.track.add(begin, lasts, shown, Ease::InOut);
    } else {
        turnOnce(moved.track, begin, lasts);
        moved.looksAfterAt = begin + lasts / 2;
    }
    float landsAt = begin + lasts;
    if (hop.via.empty() && levelDistance(from.position, rest.position) < kOverPlace) {
        Pose above = rest;
        above.position.y += kLetGo;
        moved.track.add(landsAt, kLower * inertia, above, Ease::InOut);
        landsAt = RestingBody(rest, boundsOf(hop.after, table), hop.after.id.value)
                      .touchDown(moved.track, landsAt + kLower * inertia);
    } else {
        landsAt = addArcs(clip, moved.track, hop, hop.after, shown, landsAt, around);
    }
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({landsAt, hop.after});
    return landsAt;
}

float exchange(Clip& clip, std::vector<Hop> hops, const CurrentPose& current, const Surroundings& around) {
    const TableModel& table = around.table;
    std::stable_sort(hops.begin(), hops.end(), [](const Hop& a, const Hop& b) {
        return a.before.place.level < b.before.place.level;  // the lower piece of a pile stays below
    });
    std::vector<float> arcs;
    float flight = 0;
    for (const Hop& hop : hops) {
        const Pose from = current(hop.before);
        const Pose to = table.rest(hop.after);
        const float way = levelDistance(from.position, to.position);
        float arc = std::max(kLeastArc + kArcPerMetre * way, arcOver(hop.after, from, to, around));
        if (!arcs.empty()) {
            // Where they meet, the upper one's base must be above the lower one's top, however both are
            // turned.
            const float both =
                2 * std::max(reachOf(boundsOf(hop.before, table)), reachOf(boundsOf(hop.after, table)));
            const float uneven = std::abs(from.position.y - to.position.y);
            arc = std::max(arc, arcs.back() + kArcSteepness * (both + uneven + pace::kClearance));
        }
        arcs.push_back(arc);
        const float inertia = pieceInertia(hop.after, table);
        flight = std::max(flight, inertia * (kPlaceBase + kPlacePerMetre * (way + arc)));
    }
    float landsAt = 0;
    for (std::size_t i = 0; i < hops.size(); ++i) {
        const Hop& hop = hops[i];
        PieceTrack moved{hop.before, hop.after, Track(current(hop.before)), hop.manner};
        const Pose rest = table.rest(hop.after);
        Pose above = rest;
        above.position.y += kLetGo;
        const float begin = kAfterYou * static_cast<float>(i);
        moved.track.add(begin, flight, above, Ease::InOut, {.arc = arcs[i]});
        landsAt = RestingBody(rest, boundsOf(hop.after, table), hop.after.id.value)
                      .touchDown(moved.track, begin + flight);
        clip.tracks.push_back(std::move(moved));
        clip.landings.push_back({landsAt, hop.after});
    }
    return landsAt;
}

}  // namespace scene
