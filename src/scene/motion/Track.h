#pragma once

#include <vector>

#include "scene/Pose.h"

namespace scene {

/// How the speed changes during a motion.
enum class Ease : std::uint8_t {
    Linear,
    InOut,   ///< starts and ends at rest
    In,      ///< falling: starts at rest, ends at speed
    Out,     ///< braking: starts at speed, ends at rest
    Settle,  ///< overshoots a little, and comes back
    Stride,  ///< starts and ends at rest, with an even speed between
};
[[nodiscard]] float eased(Ease ease, float t);

/// How a hand holds something along a segment.
struct Hold {
    /// Metres by which the middle of the way is raised; both ends are vertical.
    float arc = 0;
    /// A held piece swings: the axis times radians, at the strongest acceleration. It leans the other way
    /// where the hand slows down.
    glm::vec3 lean{0};
};

/// One segment of a piece's motion. Seconds from the start of the clip.
struct Segment {
    float begin = 0;
    float end = 0;
    Pose from;
    Pose to;
    Ease ease = Ease::InOut;
    Hold hold;
};

/// The lean of something that is moved between these poses: its top leans forward by `radians`.
[[nodiscard]] glm::vec3 leaning(const Pose& from, const Pose& to, float radians);

/// A piece's motion through a clip: segments in time order. Between them, and after the last, it rests.
class Track {
  public:
    /// Adds a segment from where the track ends; a later `begin` leaves a pause.
    void add(float begin, float duration, const Pose& to, Ease ease, const Hold& hold = {});
    explicit Track(const Pose& start) : start_(start) {}
    /// Delays everything by `seconds`.
    void delay(float seconds);

    [[nodiscard]] Pose at(float time) const;
    [[nodiscard]] Pose end() const { return segments_.empty() ? start_ : segments_.back().to; }
    [[nodiscard]] float duration() const { return segments_.empty() ? 0 : segments_.back().end; }

  private:
    Pose start_;
    std::vector<Segment> segments_;
};

}  // namespace scene
