#pragma once

#include <vector>

#include "scene/Pose.h"

namespace scene {

/// How a motion spends its time.
enum class Ease : std::uint8_t {
    Linear,
    InOut,   ///< starts and ends at rest
    In,      ///< falls: starts at rest, ends at speed
    Out,     ///< is caught: starts at speed, ends at rest
    Settle,  ///< arrives a little too far, and comes back
    Stride,  ///< starts and ends at rest, without much haste between
};
[[nodiscard]] float eased(Ease ease, float t);

/// How a hand carries something along a stretch.
struct Carrying {
    /// Metres by which the middle of the way is lifted; at the ends it leads straight up and down.
    float arc = 0;
    /// What is held between fingers swings: axis by radians, at the moment of the strongest pull. It leans
    /// the other way where the hand slows down.
    glm::vec3 lean{0};
};

/// One stretch of a piece's way. Seconds from the start of the clip.
struct Segment {
    float begin = 0;
    float end = 0;
    Pose from;
    Pose to;
    Ease ease = Ease::InOut;
    Carrying carrying;
};

/// The lean of something that is carried from one pose to the other: its top goes ahead by so many radians.
[[nodiscard]] glm::vec3 leaning(const Pose& from, const Pose& to, float radians);

/// A piece's way through a clip: segments in time order. Between them, and after the last, it rests.
class Track {
  public:
    /// Continues from where the track ends; `begin` may leave a pause.
    void add(float begin, float duration, const Pose& to, Ease ease, const Carrying& carrying = {});
    explicit Track(const Pose& start) : start_(start) {}
    /// Everything happens so many seconds later.
    void delay(float seconds);

    [[nodiscard]] Pose at(float time) const;
    [[nodiscard]] Pose end() const { return segments_.empty() ? start_ : segments_.back().to; }
    [[nodiscard]] float duration() const { return segments_.empty() ? 0 : segments_.back().end; }

  private:
    Pose start_;
    std::vector<Segment> segments_;
};

}  // namespace scene
