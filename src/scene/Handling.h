#pragma once

#include <array>
#include <cstdint>

#include "game/Transition.h"
#include "scene/Mesh.h"
#include "scene/TableModel.h"
#include "scene/Track.h"

/// How things with weight are taken up and put down. Seconds and metres; a piece never sinks below what it
/// stands on: what tilts, tilts over an edge of its base.
namespace scene {

[[nodiscard]] Bounds boundsOf(const game::PieceState& piece, const TableModel& table);

template <class Visit>
void eachCorner(const Bounds& b, Visit visit) {
    for (int corner = 0; corner < 8; ++corner)
        visit(glm::vec3((corner & 1) != 0 ? b.max.x : b.min.x, (corner & 2) != 0 ? b.max.y : b.min.y,
                        (corner & 4) != 0 ? b.max.z : b.min.z));
}

[[nodiscard]] bool travels(const game::Hop& hop);
/// Whether the piece lies with another side up afterwards.
[[nodiscard]] bool turns(const game::Hop& hop, const TableModel& table);
/// Whether a piece in this pose is where it rests.
[[nodiscard]] bool rests(const Pose& pose, const Pose& rest);

/// How far a piece in this pose reaches below its origin, and above.
[[nodiscard]] float depthOf(const Pose& pose, const Bounds& bounds);
[[nodiscard]] float riseOf(const Pose& pose, const Bounds& bounds);

/// The share of time that moving so much takes: 1 for one lying stone, more for what is heavier.
[[nodiscard]] float inertiaOf(float volume);
[[nodiscard]] float volumeOf(const Bounds& bounds);
/// How long a fall from this height takes.
[[nodiscard]] float fallTime(float height);

/// A rigid body at rest on its base, that can tilt.
class Footing {
  public:
    /// Like pieces rock about different axes, by `seed`; what stands on a narrow base about its long side.
    Footing(const Pose& rest, const Bounds& bounds, std::uint32_t seed);
    /// Tilted by so many degrees over an edge.
    [[nodiscard]] Pose tilted(float degrees) const;

    /// One edge comes up before the rest: fingers get under it. The time of its end.
    float takeUp(Track& track, float begin) const;
    /// Falls from where the track ends, lands on an edge, slaps down, rocks and is still. The time at which
    /// it touches down first.
    float touchDown(Track& track, float begin) const;
    /// Feels something land on it: `share` of what a direct hit does.
    void jolt(Track& track, float begin, float share) const;
    /// Rocks until it is still, from where it stands.
    void rock(Track& track, float begin, float degrees) const;

  private:
    Pose rest_;
    Bounds bounds_;
    float floor_;     ///< height of what it stands on
    glm::vec3 base_;  ///< middle of the base
    glm::vec3 axis_;  ///< that it rocks about
    float landing_;   ///< degrees at which it touches down
    float swing_;     ///< seconds of one half of its rocking
};

/// Turns a piece over above its place, high enough that it touches nothing while it turns, and puts it down.
/// The time at which it touches down.
float turnOver(Track& track, float begin, const game::PieceState& after, const TableModel& table);

}  // namespace scene
