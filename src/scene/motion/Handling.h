#pragma once

#include <array>
#include <cstdint>

#include "game/Transition.h"
#include "scene/Mesh.h"
#include "scene/TableModel.h"
#include "scene/motion/Track.h"

/// How heavy things are lifted and put down. Seconds and metres; a piece never sinks below its base: it tilts
/// over an edge of it.
namespace scene {

[[nodiscard]] Bounds boundsOf(const game::PieceState& piece, const TableModel& table);

template <class Visit>
void eachCorner(const Bounds& b, Visit visit) {
    for (int corner = 0; corner < 8; ++corner)
        visit(glm::vec3((corner & 1) != 0 ? b.max.x : b.min.x, (corner & 2) != 0 ? b.max.y : b.min.y,
                        (corner & 4) != 0 ? b.max.z : b.min.z));
}

[[nodiscard]] bool travels(const game::Hop& hop);
/// Whether another side of the piece is up after the hop.
[[nodiscard]] bool turns(const game::Hop& hop, const TableModel& table);
/// Whether this pose is the one in which the piece rests.
[[nodiscard]] bool rests(const Pose& pose, const Pose& rest);

/// How far a piece in this pose reaches below its origin; riseOf() says how far above.
[[nodiscard]] float depthOf(const Pose& pose, const Bounds& bounds);
[[nodiscard]] float riseOf(const Pose& pose, const Bounds& bounds);

/// A factor for the time of a motion: 1 for one lying piece, more for heavier loads.
[[nodiscard]] float inertiaOf(float volume);
[[nodiscard]] float volumeOf(const Bounds& bounds);
/// The time of a fall from this height.
[[nodiscard]] float fallTime(float height);

/// A rigid body that rests on its base and can tilt.
class RestingBody {
  public:
    /// Equal pieces rock about different axes, by `seed`; a piece on a narrow base rocks about its long side.
    RestingBody(const Pose& rest, const Bounds& bounds, std::uint32_t seed);
    /// The pose tilted by `degrees` over an edge.
    [[nodiscard]] Pose tilted(float degrees) const;

    /// Lifts one edge first, as fingers do to get under it. Returns the time of the end.
    float takeUp(Track& track, float begin) const;
    /// Falls from where the track ends, lands on an edge, falls over, and rocks until it is still. Returns
    /// the time of the first contact.
    float touchDown(Track& track, float begin) const;
    /// Shakes because something lands on it: `share` of a direct hit.
    void shake(Track& track, float begin, float share) const;
    /// Rocks in place until it is still.
    void rock(Track& track, float begin, float degrees) const;

  private:
    Pose rest_;
    Bounds bounds_;
    float floor_;     ///< height of the surface below it
    glm::vec3 base_;  ///< middle of the base
    glm::vec3 axis_;  ///< axis of rocking
    float landing_;   ///< tilt in degrees at the first contact
    float swing_;     ///< seconds of half a swing
};

/// Turns a piece over above its place, high enough to touch nothing, and puts it down; one that only turns
/// round stays on its place. Returns the time of the first contact, or of the end.
float turnOver(Track& track, float begin, const game::PieceState& after, const TableModel& table);

}  // namespace scene
