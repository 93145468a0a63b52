#include "scene/motion/OwnMotion.h"

#include <algorithm>
#include <glm/gtc/constants.hpp>

#include "scene/motion/Handling.h"
#include "scene/motion/Obstacles.h"
#include "scene/motion/Pace.h"

namespace scene {
namespace {

// Seconds at speed 1, for one lying piece.
constexpr float kSinks = 0.42F;
constexpr float kUnderGround = 0.10F;
constexpr float kRises = 0.62F;
constexpr float kThrown = 0.40F;
constexpr float kThrownPerMetre = 0.40F;
constexpr float kSpringsBack = 0.13F;
constexpr float kFirm = 0.14F;
// Metres.
constexpr float kDeep = 0.004F;  // between the top of a sunken piece and the ground
constexpr float kReleased = 0.008F;
constexpr float kThrownHigh = 0.06F;
constexpr float kRecoilHigh = 0.020F;
constexpr float kFirmHigh = 0.010F;
// A piece above one that sinks follows it down from this share of the time on.
constexpr float kGivesWay = 0.45F;
constexpr float kSteepArc = 1.6F;     // as Travel.cpp has it
constexpr float kRecoilTilt = 0.26F;  // radians
constexpr int kKeysOfATurn = 24;

Pose sunk(const game::PieceState& piece, const TableModel& table) {
    Pose pose = table.rest(piece);
    game::PieceState lowest = piece;
    lowest.place.level = 0;
    const Bounds bounds = boundsOf(piece, table);
    const Pose ground = table.rest(lowest);
    pose.position.y = ground.position.y - depthOf(ground, bounds) - riseOf(pose, bounds) - kDeep;
    return pose;
}

float weightOf(const game::PieceState& piece, const TableModel& table) {
    return inertiaOf(volumeOf(boundsOf(piece, table)));
}

Pose raised(Pose pose, float metres) {
    pose.position.y += metres;
    return pose;
}

RestingBody resting(const game::PieceState& piece, const TableModel& table) {
    return {table.rest(piece), boundsOf(piece, table), piece.id.value};
}

/// The height of the arc of a piece that turns over in the air.
float arcOfThrow(const game::Hop& hop, const Pose& from, const Pose& to, const Surroundings& around) {
    const Bounds bounds = boundsOf(hop.before, around.table);
    const float top = topNear(hop.before, from.position, to.position, around.table, around.standing);
    const float lowest = std::min(from.position.y, to.position.y) - reachOf(bounds);
    return std::max(kThrownHigh, kSteepArc * (top + pace::kClearance - lowest));
}

}  // namespace

void burrow(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table) {
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    const float weight = weightOf(hop.after, table);
    Pose below = sunk(hop.before, table);
    below.rotation = from.rotation;
    moved.track.add(0, kSinks * weight, below, Ease::In);
    const float away = (kSinks + kUnderGround) * weight;
    const Pose coming = sunk(hop.after, table);
    moved.track.add(away, 0, coming, Ease::Linear);
    moved.track.add(away, kRises * weight, table.rest(hop.after), Ease::Out);
    moved.looksAfterAt = away;
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({kGivesWay * kSinks * weight, hop.before, Impact::Sunk});
    clip.landings.push_back({away, hop.after, Impact::Risen});
}

void tumble(Clip& clip, const game::Hop& hop, const Pose& from, const Surroundings& around) {
    const TableModel& table = around.table;
    const Pose above = raised(table.rest(hop.after), kReleased);
    const glm::vec3 way = above.position - from.position;
    const float level = levelDistance(from.position, above.position);
    const float arc = arcOfThrow(hop, from, above, around);
    const float lasts = weightOf(hop.after, table) * (kThrown + kThrownPerMetre * (level + arc));
    Track flight(from);
    flight.add(0, lasts, above, Ease::Linear, {.arc = arc});
    // Its top goes ahead.
    const glm::vec3 axis = level > 1e-4F ? glm::normalize(glm::vec3(way.z, 0, -way.x)) : glm::vec3(1, 0, 0);
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    for (int i = 1; i <= kKeysOfATurn; ++i) {
        const float t = static_cast<float>(i) / kKeysOfATurn;
        Pose key = flight.at(lasts * t);
        if (i < kKeysOfATurn)
            key.rotation = glm::angleAxis(glm::two_pi<float>() * eased(Ease::InOut, t), axis) * key.rotation;
        moved.track.add(lasts * (t - 1.0F / kKeysOfATurn), lasts / kKeysOfATurn, key, Ease::Linear);
    }
    moved.looksAfterAt = lasts / 2;
    const float landsAt = resting(hop.after, table).touchDown(moved.track, lasts);
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({landsAt, hop.after});
}

void recoil(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table) {
    const Pose rest = table.rest(hop.after);
    const float weight = weightOf(hop.after, table);
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    Pose back = raised(rest, kRecoilHigh);
    back.rotation = rest.rotation * glm::angleAxis(kRecoilTilt, glm::vec3(1, 0, 0));
    moved.track.add(0, kSpringsBack * weight, back, Ease::Out);
    moved.track.add(kSpringsBack * weight, kSpringsBack * weight, raised(rest, kReleased), Ease::In);
    const float landsAt = resting(hop.after, table).touchDown(moved.track, 2 * kSpringsBack * weight);
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({0, hop.after, Impact::Recoiled});
    clip.landings.push_back({landsAt, hop.after});
}

void settleFirmly(Clip& clip, const game::Hop& hop, const Pose& from, const TableModel& table) {
    const float weight = weightOf(hop.after, table);
    const Pose rest = table.rest(hop.after);
    PieceTrack moved{hop.before, hop.after, Track(from), hop.manner};
    moved.track.add(0, kFirm * weight, raised(rest, kFirmHigh), Ease::Out);
    moved.track.add(kFirm * weight, fallTime(kFirmHigh), rest, Ease::In);
    clip.tracks.push_back(std::move(moved));
    clip.landings.push_back({kFirm * weight + fallTime(kFirmHigh), hop.after, Impact::Settled});
}

}  // namespace scene
