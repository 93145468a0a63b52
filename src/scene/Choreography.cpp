#include "scene/Choreography.h"

#include <algorithm>
#include <cmath>

#include "scene/Carriage.h"
#include "scene/Handling.h"

namespace scene {
namespace {

using game::Hop;
using game::PieceState;

// Seconds at speed 1: the pace of a calm hand.
constexpr float kPlaceBase = 0.40F;
constexpr float kPlacePerMetre = 0.45F;
constexpr float kNudge = 0.09F;
constexpr float kFade = 0.26F;
// Metres.
constexpr float kClearance = 0.012F;  // between what is carried and what it passes over
constexpr float kLetGo = 0.010F;      // above its place
constexpr float kStill = 2e-4F;       // from where it rests
constexpr float kLean = 0.10F;        // radians that a lying stone leans while it is carried
constexpr int kFelt = 2;              // pieces below one that lands, which feel it
constexpr float kArcSteepness =
    1.6F;  // an arc has 1/1.6 of its height before it has left a piece's neighbourhood

float levelDistance(const glm::vec3& a, const glm::vec3& b) {
    return glm::length(glm::vec2(a.x - b.x, a.z - b.z));
}

/// How far a piece reaches from its origin, however it is turned.
float reachOf(const Bounds& b) { return glm::length(glm::max(glm::abs(b.min), glm::abs(b.max))); }

/// The distance, seen from above, of a point from the straight way between two others.
float distanceFromWay(const glm::vec3& point, const glm::vec3& from, const glm::vec3& to) {
    const glm::vec2 way(to.x - from.x, to.z - from.z);
    const glm::vec2 there(point.x - from.x, point.z - from.z);
    const float along = glm::dot(there, way) / std::max(glm::dot(way, way), 1e-8F);
    return glm::length(there - way * std::clamp(along, 0.0F, 1.0F));
}

/// How high the arc between two poses must be, so that the piece passes over all that stands on its way.
float arcOver(const PieceState& piece, const Pose& from, const Pose& to, const TableModel& table,
              const std::vector<PieceState>& standing) {
    const Bounds bounds = boundsOf(piece, table);
    float top = 0;
    for (const PieceState& other : standing) {
        if (other.id == piece.id) continue;
        const Pose rest = table.rest(other);
        if (distanceFromWay(rest.position, from.position, to.position) <
            reachOf(bounds) + reachOf(boundsOf(other, table)))
            top = std::max(top, rest.position.y + table.heightOf(other));
    }
    const float ground =
        std::min(from.position.y, to.position.y) - std::max(depthOf(from, bounds), depthOf(to, bounds));
    return kArcSteepness * (top + kClearance - ground);
}

bool rests(const Pose& pose, const Pose& rest) {
    return glm::length(pose.position - rest.position) < kStill &&
           std::abs(glm::dot(pose.rotation, rest.rotation)) > 0.99999F;
}

/// Whether it lies with another side up afterwards.
bool turns(const Hop& hop, const TableModel& table) {
    return std::abs(glm::dot(table.rest(hop.before).rotation, table.rest(hop.after).rotation)) < 0.99F;
}

/// One piece alone, from anywhere to anywhere: up in an arc, and down onto its place.
PieceTrack arcTo(const Hop& hop, const TableModel& table, const Pose& from, float begin, float& landsAt,
                 const std::vector<PieceState>& standing) {
    PieceTrack moved{hop.before, hop.after, Track(from)};
    const Pose rest = table.rest(hop.after);
    const Bounds bounds = boundsOf(hop.after, table);
    const float inertia = inertiaOf(volumeOf(bounds));
    const float way = levelDistance(from.position, rest.position);
    Pose above = rest;
    above.position.y += kLetGo;
    if (way < 0.005F) {
        if (turns(hop, table)) {
            landsAt = turnOver(moved.track, begin, hop.after, table);
            return moved;
        }
        const float missing = std::max(above.position.y - from.position.y, 0.0F);
        if (missing > 0) moved.track.add(begin, kNudge, above, Ease::InOut);
        landsAt = Footing(rest, bounds, hop.after.id.value)
                      .touchDown(moved.track, missing > 0 ? begin + kNudge : begin);
        return moved;
    }
    if (rests(from, table.rest(hop.before)))
        begin = Footing(from, boundsOf(hop.before, table), hop.before.id.value).takeUp(moved.track, begin);
    const float arc = std::max(0.05F + 0.12F * way, arcOver(hop.after, from, above, table, standing));
    const float flight = inertia * (kPlaceBase + kPlacePerMetre * (way + arc));
    moved.track.add(begin, flight, above, Ease::InOut,
                    {.arc = arc, .lean = leaning(from, above, kLean / inertia)});
    landsAt = Footing(rest, bounds, hop.after.id.value).touchDown(moved.track, begin + flight);
    return moved;
}

/// What lies below a piece that lands feels it.
void addJolts(Clip& clip, const TableModel& table, const CurrentPose& current,
              const std::vector<PieceState>& standing) {
    const std::size_t movers = clip.tracks.size();
    for (const PieceState& piece : standing) {
        const bool moves =
            std::any_of(clip.tracks.begin(), clip.tracks.begin() + static_cast<std::ptrdiff_t>(movers),
                        [&](const PieceTrack& t) { return t.before.id == piece.id; });
        if (moves) continue;
        for (const Landing& landing : clip.landings) {
            const int depth = landing.piece.place.level - piece.place.level;
            if (!landing.piece.place.sameSpot(piece.place) || depth < 1 || depth > kFelt) continue;
            const Pose rest = table.rest(piece);
            if (!rests(current(piece), rest)) break;
            PieceTrack jolted{piece, piece, Track(rest)};
            Footing(rest, boundsOf(piece, table), piece.id.value)
                .jolt(jolted.track, landing.time, 1.0F / static_cast<float>(depth));
            clip.tracks.push_back(std::move(jolted));
            break;
        }
    }
}

void measure(Clip& clip) {
    for (const PieceTrack& t : clip.tracks) clip.duration = std::max(clip.duration, t.track.duration());
    std::sort(clip.landings.begin(), clip.landings.end(),
              [](const Landing& a, const Landing& b) { return a.time < b.time; });
}

}  // namespace

Clip choreograph(const game::Transition& transition, const TableModel& table, const CurrentPose& current,
                 const std::vector<PieceState>& standing) {
    Clip clip;
    const auto& hops = transition.hops;
    if (hops.empty()) return clip;
    const bool together = std::any_of(hops.begin(), hops.end(), [&](const Hop& hop) {
        return hop.before.place != hop.after.place && hop.before.place.area == hop.after.place.area;
    });
    if (together) {
        clip = Carriage(transition, table, current).clip();
    } else {
        float begin = 0;
        for (const Hop& hop : hops) {
            float landsAt = 0;
            clip.tracks.push_back(arcTo(hop, table, current(hop.before), begin, landsAt, standing));
            clip.landings.push_back({landsAt, hop.after});
            begin = landsAt;
        }
    }
    addJolts(clip, table, current, standing);
    measure(clip);
    return clip;
}

Clip regroup(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table,
             const CurrentPose& current) {
    Clip clip;
    float begin = 0;
    const float stagger = std::min(0.03F, 0.6F / static_cast<float>(std::max<std::size_t>(1, pieces.size())));
    for (const auto& [before, after] : pieces) {
        float landsAt = 0;
        clip.tracks.push_back(arcTo({before, after, 1}, table, current(before), begin, landsAt, {}));
        clip.landings.push_back({landsAt, after});
        begin += stagger;
    }
    measure(clip);
    return clip;
}

Clip fadeOver(const std::vector<std::pair<PieceState, PieceState>>& pieces, const TableModel& table,
              const CurrentPose& current) {
    Clip clip;
    for (const auto& [before, after] : pieces) {
        PieceTrack moved{before, after, Track(current(before))};
        moved.track.add(kFade / 2, 0, table.rest(after), Ease::Linear);
        clip.tracks.push_back(std::move(moved));
        clip.landings.push_back({kFade / 2, after});
    }
    clip.duration = kFade;
    clip.fades = true;
    return clip;
}

}  // namespace scene
