#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/motion/Crush.h"
#include "scene/motion/Handling.h"
#include "scene/motion/Obstacles.h"
#include "scene/motion/Pace.h"
#include "scene/motion/Travel.h"

// Motion of pieces that a hand moves together through way-points.
namespace scene {
namespace {

using game::Hop;

constexpr float kLeg = 0.05F;  // metres: a distance that takes pace::kStep

/// The poses that the hand passes through: each way-point, with the piece turned as at the start, and then
/// its place.
std::vector<Pose> stopsOf(const Hop& hop, const TableModel& table) {
    std::vector<Pose> stops;
    game::PieceState piece = hop.before;
    for (const game::Place& place : hop.via) {
        piece.place = place;
        stops.push_back(table.rest(piece));
    }
    stops.push_back(table.rest(hop.after));
    return stops;
}

/// The height at which the lowest piece is moved, above all obstacles between its stops.
float travelHeight(const Hop& lowest, const Pose& from, const Surroundings& around) {
    const Bounds bounds = boundsOf(lowest.before, around.table);
    const Pose start = around.table.rest(lowest.before);
    const Pose end = around.table.rest(lowest.after);
    const bool overturns = turns(lowest, around.table);
    const float reach =
        overturns ? reachOf(bounds) : std::max(levelReachOf(start, bounds), levelReachOf(end, bounds));
    const float depth = overturns ? reachOf(bounds) : std::max(depthOf(start, bounds), depthOf(end, bounds));
    float height = start.position.y;
    glm::vec3 at = from.position;
    for (const Pose& stop : stopsOf(lowest, around.table)) {
        const float top = topInLane(reach, at, stop.position, around.table, around.standing);
        height = std::max({height, stop.position.y, top + depth});
        at = stop.position;
    }
    return height + pace::kClearance;
}

/// Adds one stretch of the way, at the height where the track ends. Returns the time of its end.
float moveTo(Track& track, float begin, Pose stop, float inertia) {
    const Pose from = track.end();
    stop.position.y = from.position.y;
    const float legs = levelDistance(from.position, stop.position) / kLeg;
    const float likeness = std::min(std::abs(glm::dot(from.rotation, stop.rotation)), 1.0F);
    const float turn = 2 * std::acos(likeness) / glm::pi<float>();
    const float lasts =
        inertia * std::max(pace::kStep * std::clamp(std::sqrt(legs), 0.6F, 4.0F), pace::kTurn * turn);
    track.add(begin, lasts, stop, Ease::Stride,
              {.arc = pace::kStride, .lean = leaning(from, stop, pace::kLean / inertia)});
    return begin + lasts;
}

/// Lifts to this height and moves through all stops. Returns the time of arrival over the last one.
float moveAlong(Track& track, float height, float late, const std::vector<Pose>& stops, float inertia) {
    Pose over = track.end();
    const float missing = height - over.position.y;
    over.position.y = std::max(over.position.y, height);
    const float lift = pace::kLift * inertia;
    track.add(0, lift * std::clamp(missing / pace::kFullLift, 0.2F, 1.0F), over, Ease::InOut);
    float at = lift + late;
    for (const Pose& stop : stops) at = moveTo(track, at, stop, inertia);
    return at;
}

}  // namespace

float moveThrough(Clip& clip, const std::vector<Hop>& hops, const CurrentPose& current,
                  const Surroundings& around, const Hop* crushed) {
    const TableModel& table = around.table;
    const float base = table.rest(hops.front().before).position.y;
    float height = travelHeight(hops.front(), current(hops.front().before), around);
    if (crushed) height = std::max(height, topOf(crushed->before, table) + pace::kClearance);
    float volume = 0;
    for (const Hop& hop : hops) volume += volumeOf(boundsOf(hop.before, table));
    const float inertia = inertiaOf(volume);
    float landsAt = 0;
    for (std::size_t i = 0; i < hops.size(); ++i) {
        const Hop& hop = hops[i];
        const auto below = static_cast<float>(i);  // number of pieces below
        PieceTrack moved{hop.before, hop.after, Track(current(hop.before)), hop.manner};
        const float own = height + table.rest(hop.before).position.y - base;
        const float begin = moveAlong(moved.track, own, pace::kLag * below, stopsOf(hop, table), inertia);
        if (crushed && i == 0) {
            landsAt = begin + crushLasts();
            crush(clip, std::move(moved), begin, *crushed, current(crushed->before), table);
            continue;
        }
        landsAt = RestingBody(table.rest(hop.after), boundsOf(hop.after, table), hop.after.id.value)
                      .touchDown(moved.track, std::max(begin, landsAt) + pace::kAfter * below);
        clip.tracks.push_back(std::move(moved));
        clip.landings.push_back({landsAt, hop.after});
    }
    return landsAt;
}

}  // namespace scene
